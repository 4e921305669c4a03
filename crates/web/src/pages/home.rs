//! Placeholder, until its page is written.

use askama::Template;
use axum::{Router, response::IntoResponse, routing::get};

use crate::{frame::Frame, page::Page, state::State};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/", get(show))
}

#[derive(Template)]
#[template(path = "home.html")]
struct Show {
    frame: Frame,
}

async fn show(frame: Frame) -> impl IntoResponse {
    Page(Show { frame })
}
