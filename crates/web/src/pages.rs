//! The pages, one module for each group of them.

mod about;
mod analysis;
mod home;
mod learn;
mod play;
mod programs;
mod puzzles;
mod rules;
mod settings;

use askama::Template;
use axum::{
    Form, Router,
    extract::{FromRequest, Request},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::post,
};
use serde::de::DeserializeOwned;

use crate::{frame::Frame, page::Page, state::State};

/// All pages.
pub fn routes() -> Router<State> {
    Router::new()
        .merge(home::routes())
        .merge(play::routes())
        .merge(analysis::routes())
        .merge(learn::routes())
        .merge(puzzles::routes())
        .merge(rules::routes())
        .merge(about::routes())
        .merge(programs::routes())
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

/// A form that was sent, or a refusal.
pub struct Filled<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Form::from_request(request, state).await {
            Ok(Form(filled)) => Ok(Filled(filled)),
            // The guard puts it into words.
            Err(rejection) => Err(rejection.status().into_response()),
        }
    }
}

/// There is no such page.
pub async fn missing(frame: Frame) -> impl IntoResponse {
    let (title, words) = (frame.text("site-missing-title"), frame.text("site-missing"));
    message(frame, StatusCode::NOT_FOUND, &title, &words)
}
