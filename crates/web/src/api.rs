//! The interface for programs, under `/api/v1`: JSON in, JSON out.

pub mod boards;
pub mod error;
mod games;
mod redistribution;
mod setup;
pub mod shapes;

use axum::{Json, Router, routing::get};
use utoipa::{OpenApi, openapi};
use utoipa_axum::router::OpenApiRouter;

use crate::state::State;

/// What the document says before it comes to the endpoints.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ndongu",
        description = "Giuthi and Kiothi by their exact rules: boards, moves, judgement, pictures.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "boards", description = "Games that the caller keeps: what can be played, and what it does"),
        (name = "games", description = "Games that are kept here, against the computer or between people"),
        (name = "opening", description = "The redistributions with which Kiothi begins (K3)"),
    )
)]
struct Document;

/// Everything below `/api`, with the document that describes it.
fn documented() -> (Router<State>, openapi::OpenApi) {
    let endpoints = OpenApiRouter::new()
        .merge(boards::routes())
        .merge(redistribution::routes())
        .merge(games::routes())
        .merge(setup::routes());
    OpenApiRouter::with_openapi(Document::openapi())
        .nest("/api/v1", endpoints)
        .split_for_parts()
}

/// Everything below `/api`.
pub fn routes() -> Router<State> {
    let (endpoints, document) = documented();
    let document = get(move || async move { Json(document) });
    endpoints.route("/api/openapi.json", document)
}
