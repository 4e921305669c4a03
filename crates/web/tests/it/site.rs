//! The site's answers, asked for without a network.

use axum::{
    body::Body,
    http::{Request, Response, StatusCode, header},
};
use http_body_util::BodyExt;
use ndongu_web::{State, Store, app};
use serde_json::{Value, json};
use tower::ServiceExt;

pub async fn answer(request: Request<Body>) -> Response<Body> {
    let store = Store::in_memory().await.unwrap();
    app(State::new(store)).oneshot(request).await.unwrap()
}

pub async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

pub async fn get(path: &str) -> Response<Body> {
    answer(Request::get(path).body(Body::empty()).unwrap()).await
}

pub async fn post(path: &str, body: &str) -> (StatusCode, Value) {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    let response = answer(request.body(Body::from(body.to_owned())).unwrap()).await;
    let status = response.status();
    let text = text(response).await;
    let value = serde_json::from_str(&text);
    (
        status,
        value.unwrap_or_else(|_| panic!("JSON expected: {text}")),
    )
}

#[tokio::test]
async fn every_page_has_a_heading_and_a_strict_policy() {
    for path in [
        "/",
        "/learn",
        "/learn/giuthi/1",
        "/learn/kiothi/12",
        "/puzzles",
        "/rules",
        "/rules/giuthi?set=climent",
        "/rules/kiothi",
        "/about",
        "/analysis",
        "/api",
        "/analysis?position=kiothi+6x5",
    ] {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let policy = &response.headers()[header::CONTENT_SECURITY_POLICY];
        assert!(policy.to_str().unwrap().contains("script-src 'self'"));
        let page = text(response).await;
        assert_eq!(page.matches("<h1").count(), 1, "{path}");
        let inline =
            page.contains(" style=") || page.contains("<style") || page.contains(" onclick");
        assert!(!inline, "{path}");
    }
}

#[tokio::test]
async fn a_page_that_is_not_there_says_so() {
    let response = get("/nowhere").await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert!(text(response).await.contains("There is no such page"));
}

#[tokio::test]
async fn assets_of_a_page_are_there_and_kept_for_ever() {
    let page = text(get("/").await).await;
    let assets = page.split('"').filter(|part| part.starts_with("/assets/"));
    let mut found = 0;
    for asset in assets {
        let response = get(asset.split('#').next().unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK, "{asset}");
        let kept = response.headers()[header::CACHE_CONTROL].to_str().unwrap();
        assert!(kept.contains("immutable"), "{asset}");
        found += 1;
    }
    assert!(found >= 3);
    for trick in ["/assets/x/../Cargo.toml", "/assets/x/%2e%2e%2fCargo.toml"] {
        assert_eq!(get(trick).await.status(), StatusCode::NOT_FOUND, "{trick}");
    }
}

#[tokio::test]
async fn settings_are_kept_in_cookies_and_lead_back_to_our_own_pages_only() {
    for (back, leads_to) in [
        ("/rules?set=climent", "/rules?set=climent"),
        ("//evil.example", "/"),
    ] {
        let form = format!("back={back}&language=sw&look=wood&theme=%3Cscript%3E");
        let request = Request::post("/settings")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let response = answer(request.body(Body::from(form)).unwrap()).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER);
        assert_eq!(response.headers()[header::LOCATION], leads_to);
        let cookies = response.headers().get_all(header::SET_COOKIE).iter();
        let cookies: Vec<&str> = cookies.map(|cookie| cookie.to_str().unwrap()).collect();
        assert!(cookies[0].starts_with("language=sw; Path=/"), "{cookies:?}");
        assert_eq!(cookies.len(), 2, "{cookies:?}");
    }
}

#[tokio::test]
async fn pages_speak_the_language_of_the_cookie_or_else_of_the_browser() {
    let asked = |name, value| {
        Request::get("/")
            .header(name, value)
            .body(Body::empty())
            .unwrap()
    };
    let wanted = text(answer(asked(header::ACCEPT_LANGUAGE, "el,en;q=0.5")).await).await;
    assert!(wanted.contains("<html lang=\"el\">"));
    let chosen = text(answer(asked(header::COOKIE, "a=b; language=lo; theme=dark")).await).await;
    assert!(chosen.contains("<html lang=\"lo\" data-theme=\"dark\">"));
}

#[tokio::test]
async fn a_board_has_every_legal_move_and_why_others_are_not() {
    let game = json!({"start": "giuthi 8x8", "moves": ["C+"]}).to_string();
    let (status, board) = post("/api/v1/board", &game).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(board["turn"], "north");
    assert_eq!(board["phase"], "sow");
    let tried =
        board["choices"].as_array().unwrap().len() + board["refused"].as_array().unwrap().len();
    assert_eq!(tried, 16);

    let (_, board) = post("/api/v1/board", r#"{"start": "kiothi 6x5"}"#).await;
    assert_eq!(board["phase"], "redistribute");
    assert_eq!(board["redistribution"]["empty"], 2);
}

#[tokio::test]
async fn playing_tells_every_lap_and_refuses_with_the_rule() {
    let (status, played) = post("/api/v1/play", r#"{"start": "giuthi 8x8", "move": "C+"}"#).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(played["step"]["after"], played["board"]["position"]);
    assert!(
        played["step"]["trace"]["laps"][0]["words"]
            .as_str()
            .unwrap()
            .starts_with("Lap 1 of")
    );

    let (status, error) = post("/api/v1/play", r#"{"start": "giuthi 8x8", "move": "c+"}"#).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        (&error["rule"], &error["where"]),
        (&json!("G2"), &json!("move"))
    );
}

#[tokio::test]
async fn nonsense_is_answered_with_one_sentence() {
    let bodies = [
        "",
        "null",
        "[]",
        "{",
        r#"{"start": 7}"#,
        r#"{"start": "giuthi 8x8", "moves": "C+"}"#,
        r#"{"start": "<script>alert(1)</script>"}"#,
        r#"{"start": "giuthi 99x99"}"#,
        r#"{"start": "giuthi 8x8", "moves": ["Z9"]}"#,
        "\u{feff}{}",
    ];
    for body in bodies {
        let (status, error) = post("/api/v1/board", body).await;
        assert!(status.is_client_error(), "{body}");
        let words = error["error"].as_str().unwrap();
        assert!(
            !words.is_empty() && !words.contains('\n'),
            "{body}: {words}"
        );
    }
}

#[tokio::test]
async fn what_cannot_be_read_gets_a_page_or_a_sentence() {
    let huge = format!("/learn/giuthi/{}", "9".repeat(30));
    for path in [
        huge.as_str(),
        "/learn/giuthi/one",
        "/learn/giuthi/-1",
        "/learn/oware/1",
    ] {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(
            text(response).await.contains("There is no such page"),
            "{path}"
        );
    }
    for path in ["/learn/giuthi/1/1", "/settings"] {
        let request = Request::post(path).body(Body::from("no form at all"));
        let response = answer(request.unwrap()).await;
        assert!(response.status().is_client_error(), "{path}");
        assert!(
            text(response).await.contains("That could not be read"),
            "{path}"
        );
    }
    for (body, status, said) in [
        (
            "[]".to_owned(),
            StatusCode::UNPROCESSABLE_ENTITY,
            "the body is not what is expected here",
        ),
        (
            "{".to_owned(),
            StatusCode::BAD_REQUEST,
            "the body is not what is expected here",
        ),
        (
            " ".repeat(3_000_000),
            StatusCode::PAYLOAD_TOO_LARGE,
            "the body is too long",
        ),
    ] {
        let (found, error) = post("/api/v1/board", &body).await;
        assert_eq!(found, status);
        assert!(
            error["error"].as_str().unwrap().starts_with(said),
            "{error}"
        );
    }
}
