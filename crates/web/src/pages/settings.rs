//! Language, looks and speed: kept in cookies, so that no account is needed.

use axum::{
    http::{HeaderValue, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use ndongu_words::Language;
use serde::Deserialize;

use super::Filled;

/// A year, in seconds.
const KEPT: u32 = 365 * 24 * 3600;

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
        .filter_map(|(name, value)| cookie(name, &value?));
    let cookies: Vec<_> = cookies.map(|cookie| (header::SET_COOKIE, cookie)).collect();
    (AppendHeaders(cookies), Redirect::to(own(&settings.back))).into_response()
}

/// A cookie that scripts need not see, if its value is a plain word.
pub fn cookie(name: &str, value: &str) -> Option<HeaderValue> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let is_word = value.len() <= 64 && value.chars().all(plain);
    let text = format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax; HttpOnly");
    is_word.then_some(())?;
    HeaderValue::from_str(&text).ok()
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
