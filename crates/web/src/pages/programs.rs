//! The page for those who write programs: everything that can be asked under `/api/v1`.

use askama::Template;
use axum::{
    Router,
    http::{HeaderMap, header},
    response::IntoResponse,
    routing::get,
};
use ndongu_words::Arg;

use crate::{
    api::reference::{Endpoint, Group, REFERENCE, Reference},
    frame::Frame,
    guard::{self, BODY_BYTES},
    page::Page,
    prose,
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/api", get(show))
}

#[derive(Template)]
#[template(path = "programs.html")]
struct Programs {
    frame: Frame,
    reference: &'static Reference,
    /// Where this site is, without a slash at the end.
    origin: String,
}

impl Programs {
    /// What there is no room or no time for.
    fn limits(&self) -> String {
        let limits: [(&str, Arg); 3] = [
            ("body", (BODY_BYTES / 1024).into()),
            ("address", (guard::URI_BYTES / 1024).into()),
            ("seconds", guard::LONGEST.as_secs().into()),
        ];
        self.frame.language.say("api-limits-text", &limits)
    }

    /// A call that works, for a shell.
    fn call(&self, endpoint: &Endpoint) -> String {
        let (origin, example) = (&self.origin, &endpoint.example);
        match &endpoint.body {
            None => format!("curl '{origin}{example}'"),
            Some(body) => {
                // In a shell, nothing can stand between apostrophes but an apostrophe.
                let body = body.to_string().replace('\'', "\\u0027");
                format!("curl '{origin}{example}' --json '{body}'")
            }
        }
    }

    /// What a group of endpoints is about, in a word or two.
    fn heading(&self, group: &Group) -> String {
        self.frame.text(match group.name.as_str() {
            "boards" => "api-boards",
            "games" => "api-games",
            "analysis" => "api-analysis",
            _ => "api-opening",
        })
    }
}

impl Endpoint {
    /// The name of its place on the page.
    fn anchor(&self) -> String {
        let path = self.path.replace(['/', '{', '}', '.'], "-");
        format!("{}{path}", self.method.to_lowercase())
    }
}

/// A text as HTML, in which code stands between backticks.
fn told(text: &str) -> String {
    let html = prose(text, "kiothi");
    let mut parts = html.split('`');
    let mut marked = parts.next().unwrap_or_default().to_owned();
    for (index, part) in parts.enumerate() {
        marked.push_str(if index % 2 == 0 { "<code>" } else { "</code>" });
        marked.push_str(part);
    }
    marked
}

async fn show(frame: Frame, headers: HeaderMap) -> impl IntoResponse {
    let host = headers.get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok());
    let host = host.unwrap_or("127.0.0.1:7878");
    // A proxy before this site says whether it is asked safely.
    let scheme = match headers.get("x-forwarded-proto") {
        Some(scheme) if scheme == "https" => "https",
        _ => "http",
    };
    Page(Programs {
        origin: format!("{scheme}://{host}"),
        reference: &REFERENCE,
        frame,
    })
}
