//! The front page, and the ways that lead on from games and lessons.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
    response::Response,
};
use ndongu_web::{State, Store, app};
use tower::ServiceExt;

use super::site::{get, text};

async fn site() -> Router {
    app(State::new(Store::in_memory().await.unwrap()))
}

async fn asked(site: &Router, request: axum::http::request::Builder, body: &str) -> Response {
    let request = request.body(Body::from(body.to_owned())).unwrap();
    site.clone().oneshot(request).await.unwrap()
}

/// Presses a button of the front page: where it leads, and the cookie that came with it.
async fn begun(site: &Router, set_up: &str) -> (String, String) {
    let form =
        Request::post("/play").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let response = asked(site, form, &format!("set_up={set_up}")).await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let read = |name| response.headers()[name].to_str().unwrap().to_owned();
    let cookie = read(header::SET_COOKIE);
    let (cookie, _) = cookie.split_once(';').unwrap();
    (read(header::LOCATION), cookie.to_owned())
}

#[tokio::test]
async fn a_game_is_one_press_away_and_then_waits_to_be_gone_on_with() {
    let site = site().await;
    let page = text(get("/").await).await;
    assert!(!page.contains("id=\"continue\""));
    for set_up in ["giuthi 8x8", "kiothi 6x5"] {
        assert!(page.contains(&format!("name=\"set_up\" value=\"{set_up}\"")));
        let (game, cookie) = begun(&site, &set_up.replace(' ', "+")).await;
        let request = Request::get("/").header(header::COOKIE, cookie);
        let page = text(asked(&site, request, "").await).await;
        let (_, kept) = page.split_once("id=\"continue\"").unwrap();
        assert!(kept.contains(&format!("href=\"{game}\"")), "{kept:.300}");
    }
}

#[tokio::test]
async fn a_game_can_be_analysed_as_far_as_it_has_been_played() {
    let site = site().await;
    let (game, _) = begun(&site, "giuthi+5x4").await;
    let page = text(asked(&site, Request::get(&game), "").await).await;
    let link = format!("{game}/analysis");
    assert!(page.contains(&format!("href=\"{link}\"")));
    let response = asked(&site, Request::get(&link), "").await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let to = &response.headers()[header::LOCATION];
    assert_eq!(to, "/analysis?start=giuthi+4,4,4,4,4/4,4,4,4,4+0-0+S");
}

#[tokio::test]
async fn after_the_last_lesson_comes_a_game() {
    for game in ["giuthi", "kiothi"] {
        let page = text(get(&format!("/learn/{game}/12")).await).await;
        assert!(page.contains(&format!("name=\"set_up\" value=\"{game} ")));
    }
}
