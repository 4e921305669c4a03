//! Hostile requests: from other sites, too long, in ways that nobody is asked.

use axum::{
    body::Body,
    http::{Method, Request, Response, StatusCode, header},
};
use serde_json::Value;

use crate::site::{answer, post, text};

const FORM: &str = "application/x-www-form-urlencoded";

async fn sent(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let kind = if path.starts_with("/api") {
        "application/json"
    } else {
        FORM
    };
    let mut request = Request::post(path)
        .header("host", "127.0.0.1:7878")
        .header("content-type", kind);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let body = if kind == FORM {
        "back=/&look=wood"
    } else {
        r#"{"start": "giuthi 8x8"}"#
    };
    answer(request.body(Body::from(body)).unwrap()).await
}

#[tokio::test]
async fn only_our_own_pages_may_change_something() {
    for headers in [
        &[][..],
        &[("sec-fetch-site", "same-origin")],
        &[("sec-fetch-site", "none")],
        &[("origin", "http://127.0.0.1:7878")],
        // A proxy may speak to us under another name: the browser's word is worth more.
        &[
            ("sec-fetch-site", "same-origin"),
            ("origin", "https://games.example.org"),
        ],
    ] {
        assert_eq!(
            sent("/settings", headers).await.status(),
            StatusCode::SEE_OTHER,
            "{headers:?}"
        );
        assert_eq!(
            sent("/api/v1/board", headers).await.status(),
            StatusCode::OK,
            "{headers:?}"
        );
    }
    for headers in [
        &[("sec-fetch-site", "cross-site")][..],
        &[("sec-fetch-site", "same-site")],
        &[
            ("sec-fetch-site", "same-site"),
            ("origin", "http://127.0.0.1:7878"),
        ],
        &[("origin", "https://evil.example")],
        &[("origin", "http://127.0.0.1")],
        &[("origin", "http://127.0.0.1:7878.evil.example")],
        &[("origin", "null")],
        &[("origin", "")],
    ] {
        let page = sent("/settings", headers).await;
        assert_eq!(page.status(), StatusCode::FORBIDDEN, "{headers:?}");
        assert!(page.headers().get(header::SET_COOKIE).is_none());
        assert!(text(page).await.contains("Another site sent this"));
        let answer = sent("/api/v1/board", headers).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{headers:?}");
        sentence(answer).await;
    }
}

#[tokio::test]
async fn what_is_too_long_is_refused_in_words() {
    let long = "a".repeat(300_000);
    let form = Request::post("/settings").header(header::CONTENT_TYPE, FORM);
    let page = answer(form.body(Body::from(format!("back={long}"))).unwrap()).await;
    assert_eq!(page.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert!(text(page).await.contains("too long"));
    let (status, error) = post("/api/v1/board", &format!(r#"{{"start": "{long}"}}"#)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(error["error"].as_str().unwrap().contains("256 KiB"));

    for path in ["/rules?set=", "/api/v1/moves?position="] {
        let request = Request::get(format!("{path}{}", "a".repeat(20_000)));
        let answer = answer(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status(), StatusCode::URI_TOO_LONG);
        assert!(text(answer).await.contains("too long"));
    }
}

#[tokio::test]
async fn refusals_are_json_for_programs_and_pages_for_people() {
    for (method, path, status) in [
        (Method::GET, "/api/v1/nothing", StatusCode::NOT_FOUND),
        (Method::GET, "/api/v1/board", StatusCode::METHOD_NOT_ALLOWED),
        (
            Method::DELETE,
            "/api/v1/moves",
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (
            Method::POST,
            "/api/v1/board",
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ),
        (Method::GET, "/api/v1/moves", StatusCode::BAD_REQUEST),
    ] {
        let request = Request::builder().method(method.clone()).uri(path);
        let answer = answer(request.body(Body::from("x")).unwrap()).await;
        assert_eq!(answer.status(), status, "{method} {path}");
        let refuses = status == StatusCode::METHOD_NOT_ALLOWED;
        assert_eq!(answer.headers().contains_key(header::ALLOW), refuses);
        sentence(answer).await;
    }
    for (method, path, status) in [
        (Method::DELETE, "/", StatusCode::METHOD_NOT_ALLOWED),
        (Method::GET, "/settings", StatusCode::METHOD_NOT_ALLOWED),
        (Method::PUT, "/nowhere", StatusCode::NOT_FOUND),
        (
            Method::POST,
            "/settings",
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ),
    ] {
        let request = Request::builder().method(method.clone()).uri(path);
        let answer = answer(request.body(Body::from("x")).unwrap()).await;
        assert_eq!(answer.status(), status, "{method} {path}");
        let policy = &answer.headers()[header::CONTENT_SECURITY_POLICY];
        assert!(policy.to_str().unwrap().contains("default-src 'none'"));
        let page = text(answer).await;
        assert_eq!(page.matches("<h1").count(), 1, "{method} {path}: {page}");
    }
}

#[tokio::test]
async fn what_visitors_send_never_becomes_markup() {
    let script = "%3Cscript%3Ealert(1)%3C/script%3E";
    for path in [
        format!("/{script}"),
        format!("/learn/{script}/1"),
        format!("/rules?set={script}"),
        format!("/rules/giuthi?set=%22%3E{script}"),
    ] {
        let request = Request::get(&path).header(
            header::COOKIE,
            format!("look={script}; language=\"><script>"),
        );
        let page = text(answer(request.body(Body::empty()).unwrap()).await).await;
        assert!(!page.contains("<script>alert"), "{path}");
        assert!(!page.contains("\"><script>"), "{path}");
    }
}

/// An error in JSON, in one sentence.
async fn sentence(response: Response<Body>) {
    let kind = &response.headers()[header::CONTENT_TYPE];
    assert_eq!(kind, "application/json");
    let said = text(response).await;
    let error: Value = serde_json::from_str(&said).unwrap();
    let words = error["error"].as_str().unwrap();
    assert!(!words.is_empty() && !words.contains('\n'), "{words}");
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_answered_by_a_page() {
    for path in [
        "/assets/%ff/main.css",
        "/rules/%ff",
        "/puzzles/%ff",
        "/play/%ff",
        "/learn/%ff/1",
        "/%ff",
    ] {
        let response = answer(
            Request::get(path)
                .header("host", "127.0.0.1:7878")
                .body(Body::empty())
                .unwrap(),
        )
        .await;
        assert!(response.status().is_client_error(), "{path}");
        let kind = response.headers()[header::CONTENT_TYPE]
            .to_str()
            .unwrap()
            .to_owned();
        assert!(kind.starts_with("text/html"), "{path}: {kind}");
        assert!(text(response).await.contains("<h1"), "{path}");
    }
}
