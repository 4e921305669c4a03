//! What stands between the network and the handlers: who may ask, how much, how long; and that every
//! refusal is put into words, as JSON for programs and as a page for people.

use std::time::Duration;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header, uri::Authority},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};

use crate::{api::error::ApiError, frame::Frame, pages};

/// The longest body that is read: a record of a thousand games is shorter.
pub const BODY_BYTES: usize = 256 * 1024;

/// The longest path with its query: a link may hold a whole game.
pub const URI_BYTES: usize = 16 * 1024;

/// How long an answer may take to begin; a stream that has begun may go on.
pub const LONGEST: Duration = Duration::from_mins(1);

/// Guards everything of a site.
pub fn guarded(site: Router) -> Router {
    site.layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn(guard))
}

/// Answers only to these names and to those of this machine itself, so that no page from elsewhere can
/// come here under a name of its own (DNS rebinding).
pub fn known_by(site: Router, hosts: Vec<String>) -> Router {
    let check = move |request: Request, next: Next| {
        let known = host(&request).is_some_and(|host| is_own(&host) || hosts.contains(&host));
        let refusal = (!known).then(|| Visitor::of(&request));
        async move {
            match refusal {
                Some(visitor) => visitor.refused(StatusCode::MISDIRECTED_REQUEST),
                None => next.run(request).await,
            }
        }
    };
    site.layer(middleware::from_fn(check))
}

async fn guard(request: Request, next: Next) -> Response {
    let visitor = Visitor::of(&request);
    if length(request.uri()) > URI_BYTES {
        return visitor.refused(StatusCode::URI_TOO_LONG);
    }
    if changes(request.method()) && is_foreign(request.headers()) {
        return visitor.refused(StatusCode::FORBIDDEN);
    }
    match tokio::time::timeout(LONGEST, next.run(request)).await {
        Ok(response) => visitor.worded(response),
        Err(_) => visitor.refused(StatusCode::SERVICE_UNAVAILABLE),
    }
}

fn length(uri: &Uri) -> usize {
    uri.path_and_query().map_or(0, |path| path.as_str().len())
}

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a page of another site sent this. Browsers say so in `Sec-Fetch-Site`, older ones name that
/// site in `Origin`; other programs say neither, and nobody can make them send what they do not want.
fn is_foreign(headers: &HeaderMap) -> bool {
    let said = |name| headers.get(name).map(HeaderValue::as_bytes);
    match (said("sec-fetch-site"), said("origin")) {
        (Some(site), _) => site != b"same-origin" && site != b"none",
        (None, Some(origin)) => {
            let (_, from) = origin.split_at(origin.iter().position(|b| *b == b'/').unwrap_or(0));
            from.strip_prefix(b"//") != said("host")
        }
        (None, None) => false,
    }
}

/// The name under which somebody asks, without the port.
fn host(request: &Request) -> Option<String> {
    let host = request.headers().get(header::HOST)?.to_str().ok()?;
    let host = host.parse::<Authority>().ok()?;
    Some(host.host().to_ascii_lowercase())
}

/// The names that every machine has for itself.
fn is_own(host: &str) -> bool {
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

/// Who asks, so that refusals can be put into words.
struct Visitor {
    frame: Frame,
    is_program: bool,
    /// Whether something was sent, and not only an address asked for.
    sends: bool,
}

impl Visitor {
    fn of(request: &Request) -> Visitor {
        Visitor {
            frame: Frame::of(request.headers(), request.uri()),
            is_program: request.uri().path().starts_with("/api/"),
            sends: changes(request.method()),
        }
    }

    /// The answer itself, or what it means in words if it is an error without any.
    fn worded(self, response: Response) -> Response {
        let status = response.status();
        let kind = response.headers().get(header::CONTENT_TYPE);
        let kind = kind.map_or(&b""[..], HeaderValue::as_bytes);
        let is_worded = if self.is_program {
            kind.starts_with(b"application/")
        } else {
            // In plain text only the framework speaks, of what it could not read.
            !kind.is_empty() && !kind.starts_with(b"text/plain")
        };
        let is_error = status.is_client_error() || status.is_server_error();
        if !is_error || is_worded {
            return response;
        }
        let allowed = response.headers().get(header::ALLOW).cloned();
        let mut response = self.refused(status);
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
        response
    }

    fn refused(self, status: StatusCode) -> Response {
        let (title, words) = match status {
            StatusCode::FORBIDDEN => ("site-refused-title", "site-foreign"),
            StatusCode::NOT_FOUND => ("site-missing-title", "site-missing"),
            StatusCode::METHOD_NOT_ALLOWED => ("site-refused-title", "site-method"),
            StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => {
                ("site-refused-title", "site-too-long")
            }
            StatusCode::MISDIRECTED_REQUEST => ("site-refused-title", "site-other-host"),
            StatusCode::SERVICE_UNAVAILABLE => ("site-refused-title", "site-late"),
            status if status.is_server_error() => ("site-refused-title", "site-broken"),
            _ if !self.sends => ("site-unread-title", "analysis-refused-address"),
            _ => ("site-unread-title", "site-unread"),
        };
        let (title, words) = (self.frame.text(title), self.frame.text(words));
        if self.is_program {
            return ApiError::new(status, words).into_response();
        }
        pages::message(self.frame, status, &title, &words).into_response()
    }
}
