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

    /// The request does not say what was expected.
    pub fn bad(error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, error)
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
            Err(rejection) => Err(ApiError::new(rejection.status(), said(&rejection))),
        }
    }
}

/// What is wrong with a body, without the framework's lead-in.
fn said(rejection: &JsonRejection) -> String {
    let text = rejection.body_text();
    let (_, said) = text.split_once(": ").unwrap_or(("", &text));
    format!("the body is not what is expected here: {said}")
}

/// Query parameters, or an error that is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(ApiError::bad(rejection.body_text())),
        }
    }
}
