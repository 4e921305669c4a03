//! Cookies: what browsers say of themselves, and are asked to say next time.

use axum::http::{HeaderMap, HeaderValue, header};

/// A year, in seconds.
const KEPT: u32 = 365 * 24 * 3600;

/// The value of a cookie.
pub fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter();
    all.filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(given, value)| (given == name).then_some(value))
}

/// What asks a browser to keep a cookie that scripts need not see, if its value is a plain word.
pub fn keep(name: &str, value: &str) -> Option<HeaderValue> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let is_word = value.len() <= 64 && value.chars().all(plain);
    let text = format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax; HttpOnly");
    is_word.then_some(())?;
    HeaderValue::from_str(&text).ok()
}
