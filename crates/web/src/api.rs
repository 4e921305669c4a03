//! The interface for programs, under `/api/v1`: JSON in, JSON out.

pub mod analyse;
pub mod boards;
pub mod error;
mod games;
mod record;
mod redistribution;
pub mod reference;
mod render;
mod review;
mod setup;
pub mod shapes;
mod stream;
pub mod tree;
pub mod worth;

use axum::{Json, Router, routing::get};
use utoipa::{OpenApi, openapi};
use utoipa_axum::router::OpenApiRouter;

pub use stream::NDJSON;

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
        (name = "analysis", description = "What the engine thinks, records, and pictures"),
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
        .merge(analyse::routes())
        .merge(review::routes())
        .merge(record::routes())
        .merge(render::routes())
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
