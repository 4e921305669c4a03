//! Language, looks and speed: kept in cookies, so that no account is needed.

use axum::{
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use ndongu_words::Language;
use serde::Deserialize;

use super::Filled;
use crate::cookies;

/// What the foot of every page sends.
#[derive(Deserialize)]
pub struct Settings {
    #[serde(default)]
    back: String,
    language: Option<String>,
    look: Option<String>,
    seeds: Option<String>,
    theme: Option<String>,
    speed: Option<String>,
}

/// Answers `POST /settings`: remembers, and goes back to where the visitor was.
pub async fn change(Filled(settings): Filled<Settings>) -> Response {
    let language = settings
        .language
        .filter(|code| Language::from_code(code).is_some());
    let given = [
        ("language", language),
        ("look", settings.look),
        ("seeds", settings.seeds),
        ("theme", settings.theme),
        ("speed", settings.speed),
    ];
    let cookies = given
        .into_iter()
        .filter_map(|(name, value)| cookies::keep(name, &value?));
    let cookies: Vec<_> = cookies.map(|cookie| (header::SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), Redirect::to(own(&settings.back))).into_response()
}

/// The path, if it leads to a page of ours and nowhere else.
fn own(path: &str) -> &str {
    let foreign = path.starts_with("//") || path.contains(['\\', '\r', '\n', '\t']);
    let printable = path.bytes().all(|byte| byte.is_ascii_graphic());
    if path.starts_with('/') && !foreign && printable {
        path
    } else {
        "/"
    }
}
