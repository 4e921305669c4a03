//! The interface for programs, under `/api/v1`: JSON in, JSON out.

pub mod boards;
pub mod error;
pub mod shapes;

use axum::Router;

use crate::state::State;

/// Everything below `/api`.
pub fn routes() -> Router<State> {
    Router::new().nest("/v1", Router::new().merge(boards::routes()))
}
