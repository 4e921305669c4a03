//! Style sheets, scripts and pictures, embedded in the program.
//!
//! All stand below one folder named after what is in them, `/assets/<hash>/board/board.css`. So they
//! can be kept for ever, and modules find one another by relative paths.

use axum::{
    extract::Path,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

/// A file: its path below `assets/`, and what is in it.
type File = (&'static str, &'static [u8]);

const ASSETS: (&str, &[File]) = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Where a file is to be had.
///
/// # Panics
///
/// In debug builds, when there is no such file.
pub fn url(path: &str) -> String {
    debug_assert!(bytes(path).is_some(), "there is no assets/{path}");
    format!("/assets/{}/{path}", ASSETS.0)
}

/// What is in a file.
pub fn bytes(path: &str) -> Option<&'static [u8]> {
    let found = ASSETS.1.iter().find(|(name, _)| *name == path);
    found.map(|(_, bytes)| *bytes)
}

/// Answers `/assets/{hash}/{*path}`.
pub async fn serve(Path((hash, path)): Path<(String, String)>) -> Response {
    let Some(bytes) = bytes(&path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // A page of an older program may ask for its own files: better the new ones than none, but
    // not for ever.
    let kept = if hash == ASSETS.0 {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::CONTENT_TYPE, kind(&path)),
        (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
    ];
    (headers, bytes).into_response()
}

fn kind(path: &str) -> HeaderValue {
    let (_, extension) = path.rsplit_once('.').unwrap_or_default();
    HeaderValue::from_static(match extension {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    })
}
