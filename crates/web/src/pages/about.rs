//! The culture of the games, in short texts with their sources.

use askama::Template;
use axum::{Router, response::IntoResponse, routing::get};

use crate::{frame::Frame, page::Page, prose, state::State};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/about", get(show))
}

#[derive(Template)]
#[template(path = "about.html")]
struct Show {
    frame: Frame,
}

impl Show {
    /// A paragraph as HTML.
    fn prose(&self, key: &str) -> String {
        prose(&self.frame.text(key), "giuthi")
    }
}

async fn show(frame: Frame) -> impl IntoResponse {
    Page(Show { frame })
}
