//! The pages, one module for each group of them.

pub mod about;
pub mod analysis;
mod home;
pub mod learn;
pub mod play;
pub mod rules;
mod settings;

use askama::Template;
use axum::{Router, http::StatusCode, response::IntoResponse, routing::post};

use crate::{frame::Frame, page::Page, state::State};

/// All pages.
pub fn routes() -> Router<State> {
    Router::new()
        .merge(home::routes())
        .merge(play::routes())
        .merge(analysis::routes())
        .merge(learn::routes())
        .merge(rules::routes())
        .merge(about::routes())
        .route("/settings", post(settings::change))
}

#[derive(Template)]
#[template(path = "message.html")]
struct Message {
    frame: Frame,
    title: String,
    words: String,
}

/// A page that says one thing, and leads back home.
pub fn message(
    frame: Frame,
    status: StatusCode,
    title: &str,
    words: &str,
) -> impl IntoResponse + use<> {
    let (title, words) = (title.to_owned(), words.to_owned());
    (
        status,
        Page(Message {
            frame,
            title,
            words,
        }),
    )
}

/// There is no such page.
pub async fn missing(frame: Frame) -> impl IntoResponse {
    let (title, words) = (frame.text("site-missing-title"), frame.text("site-missing"));
    message(frame, StatusCode::NOT_FOUND, &title, &words)
}
