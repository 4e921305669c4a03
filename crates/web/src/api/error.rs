//! Errors of the interface: JSON with one sentence.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use super::shapes::NoGame;
use crate::{guard::BODY_BYTES, pool::Busy};

/// What is wrong, where, and by which rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ApiError {
    #[serde(skip)]
    #[schema(ignore)]
    status: StatusCode,
    /// One sentence.
    error: String,
    /// The part of the request that is wrong: `moves[3]`.
    #[serde(rename = "where")]
    place: Option<String>,
    /// The rule that a move breaks.
    rule: Option<&'static str>,
}

impl ApiError {
    /// An error of this kind.
    pub fn new(status: StatusCode, error: impl Into<String>) -> ApiError {
        ApiError {
            status,
            error: error.into(),
            place: None,
            rule: None,
        }
    }

    /// The same, by this rule.
    #[must_use]
    pub fn by(mut self, rule: Option<&'static str>) -> ApiError {
        self.rule = rule;
        self
    }

    /// A part of the request, which can be read, has a value that is not allowed.
    pub fn unfit(place: &str, error: String) -> ApiError {
        ApiError {
            place: Some(place.to_owned()),
            ..ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error)
        }
    }
}

impl From<NoGame> for ApiError {
    fn from(no: NoGame) -> ApiError {
        ApiError {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            error: no.error,
            place: Some(no.place),
            rule: no.rule,
        }
    }
}

impl From<Busy> for ApiError {
    fn from(_: Busy) -> ApiError {
        let error = "too many ask the engine at once; ask again in a while";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, error)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

/// A JSON body, or an error that is JSON too.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ApiError::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "the body must be JSON, with Content-Type: application/json",
            )),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                let error = format!(
                    "the body is too long: at most {} KiB are read",
                    BODY_BYTES / 1024
                );
                Err(ApiError::new(rejection.status(), error))
            }
            Err(rejection) => Err(misread(
                "the body",
                rejection.status(),
                &rejection.body_text(),
            )),
        }
    }
}

/// What is wrong with a part of a request, from what the framework says of it:
/// `Failed to deserialize query string: width: invalid digit found in string`.
fn misread(part: &str, status: StatusCode, said: &str) -> ApiError {
    let (_, said) = said.split_once(": ").unwrap_or(("", said));
    let (place, why) = match said.split_once(": ") {
        Some((place, why)) if is_place(place) => (Some(place), why),
        _ => (None, said),
    };
    let is_no_number = ["digit found in string", "integer", "number too"]
        .iter()
        .any(|words| why.contains(words) && !why.contains("invalid type"));
    let error = match (place, is_no_number) {
        (Some(place), true) => format!(
            "{part} is not what is expected here: {place} must be a whole number, and not too large"
        ),
        _ => format!("{part} is not what is expected here: {why}"),
    };
    ApiError {
        place: place.map(str::to_owned),
        ..ApiError::new(status, error)
    }
}

/// Whether a text names a part of a request: `width`, `moves[3]`, `nodes[0].move`.
fn is_place(text: &str) -> bool {
    let of_names = |letter: char| letter.is_ascii_alphanumeric() || "_[].".contains(letter);
    text.starts_with(|letter: char| letter.is_ascii_alphabetic()) && text.chars().all(of_names)
}

/// Query parameters, or an error that is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(misread(
                "the query",
                StatusCode::BAD_REQUEST,
                &rejection.body_text(),
            )),
        }
    }
}
