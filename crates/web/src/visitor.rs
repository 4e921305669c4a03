//! Who comes back: a cookie without meaning, so that a visitor finds the own games again.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
    response::{IntoResponseParts, ResponseParts},
};

use crate::{cookies, store};

const COOKIE: &str = "visitor";

/// Somebody who begins games. As a part of an answer it is remembered by the browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What the browser says each time.
    pub id: String,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let known = cookies::find(&parts.headers, COOKIE).filter(|id| store::is_secret(id));
        let id = known.map_or_else(store::secret, str::to_owned);
        Ok(Visitor { id })
    }
}

impl IntoResponseParts for Visitor {
    type Error = Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Some(value) = cookies::keep(COOKIE, &self.id) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        Ok(response)
    }
}
