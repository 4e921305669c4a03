//! Pages as answers.

use askama::Template;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};

/// A template, drawn when it is answered with.
#[derive(Debug)]
pub struct Page<T>(pub T);

impl<T: Template> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        match self.0.render() {
            Ok(html) => (headers(), Html(html)).into_response(),
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

/// A page depends on the visitor's language and settings, and a game on its moves.
fn headers() -> [(header::HeaderName, HeaderValue); 2] {
    [
        (
            header::VARY,
            HeaderValue::from_static("accept-language, cookie"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ]
}

/// A value as a script block has it: `<` can end no block.
pub fn script_json(value: &impl serde::Serialize) -> String {
    let json = serde_json::to_string(value).expect("shapes have text keys and no failing parts");
    json.replace('<', "\\u003c")
}
