//! The pages, one module for each group of them.

mod about;
mod home;
mod learn;
mod play;
mod rules;
mod settings;

pub use settings::cookie as cookie_set;

use askama::Template;
use axum::{
    Form, Router,
    extract::{FromRequest, FromRequestParts, Request},
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

/// A form that was sent, or a page that says that it cannot be read.
pub struct Filled<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let frame = Frame::from_request_parts(&mut parts, state).await;
        let Ok(frame) = frame;
        let request = Request::from_parts(parts, body);
        match Form::from_request(request, state).await {
            Ok(Form(filled)) => Ok(Filled(filled)),
            Err(rejection) => {
                let (title, words) = (frame.text("site-unread-title"), frame.text("site-unread"));
                Err(message(frame, rejection.status(), &title, &words).into_response())
            }
        }
    }
}

/// There is no such page.
pub async fn missing(frame: Frame) -> impl IntoResponse {
    let (title, words) = (frame.text("site-missing-title"), frame.text("site-missing"));
    message(frame, StatusCode::NOT_FOUND, &title, &words)
}
