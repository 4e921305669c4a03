//! What a first visit weighs: a page with all that it loads, as it is sent.

use std::collections::BTreeMap;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use http_body_util::BodyExt;
use ndongu_web::{State, Store, app};
use serde_json::{Value, json};
use tower::ServiceExt;

/// A first page may have so many bytes.
const MOST: usize = 200_000;

#[tokio::test]
async fn the_first_page_is_light_whichever_it_is() {
    let site = app(State::new(Store::in_memory().await.unwrap()));
    let game = begun(&site).await;
    let pages = ["/", "/play", "/analysis", "/learn/giuthi/1", &game];
    for page in pages {
        let parts = loaded(&site, page).await;
        let has_board = parts.keys().any(|path| path.ends_with("sowing-board.js"));
        let is_followed = parts.keys().any(|path| path.ends_with("/view.js"));
        assert_eq!(has_board, is_followed, "what modules import is counted");
        let weight: usize = parts.values().sum();
        println!("{page}: {weight} bytes in {} parts", parts.len());
        assert!(weight < MOST, "{page} weighs {weight}: {parts:#?}");
    }
}

async fn begun(site: &Router) -> String {
    let asked = json!({"start": "giuthi 10x9", "opponent": "two"});
    let request = Request::post("/api/v1/games")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(asked.to_string()))
        .unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    let view: Value = serde_json::from_slice(&body).unwrap();
    format!("/play/{}", view["id"].as_str().unwrap())
}

/// Every part that a page loads, with the bytes that are sent for it.
async fn loaded(site: &Router, page: &str) -> BTreeMap<String, usize> {
    let mut parts = BTreeMap::new();
    let mut wanted = vec![page.to_owned()];
    while let Some(path) = wanted.pop() {
        if parts.contains_key(&path) {
            continue;
        }
        parts.insert(path.clone(), sent(site, &path, "br").await.len());
        let plain = sent(site, &path, "identity").await;
        wanted.extend(needed(&path, &String::from_utf8_lossy(&plain)));
    }
    parts
}

async fn sent(site: &Router, path: &str, encoding: &str) -> Vec<u8> {
    let request = Request::get(path).header(header::ACCEPT_ENCODING, encoding);
    let request = request.body(Body::empty()).unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    let body = response.into_body().collect().await.unwrap();
    body.to_bytes().to_vec()
}

/// What a page, a module or a style sheet asks for in turn.
fn needed(path: &str, text: &str) -> Vec<String> {
    let after = |mark: &str, end: char| -> Vec<String> {
        let found = text.split(mark).skip(1);
        found
            .filter_map(|rest| Some(rest.split_once(end)?.0.to_owned()))
            .collect()
    };
    match path.rsplit_once('.') {
        Some((folder, "js")) => {
            let imported = [after(" from '", '\''), after("import '", '\'')].concat();
            let imported = imported.iter().filter(|module| module.starts_with('.'));
            imported.map(|module| resolved(folder, module)).collect()
        }
        Some((folder, "css")) => {
            let pictures = [after("url(\"", '"'), after("url('", '\'')].concat();
            let pictures = pictures.iter().filter(|url| !url.starts_with("data:"));
            pictures.map(|url| resolved(folder, url)).collect()
        }
        Some((_, "svg")) => Vec::new(),
        _ => {
            let linked = [after("href=\"", '"'), after("src=\"", '"')].concat();
            let linked = linked.iter().filter(|url| url.starts_with("/assets/"));
            linked
                .map(|url| url.split('#').next().unwrap().to_owned())
                .collect()
        }
    }
}

/// `/assets/1/board/view.js` and `../words.js` give `/assets/1/words.js`.
fn resolved(from: &str, to: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => drop(folders.pop()),
            part => folders.push(part),
        }
    }
    folders.join("/")
}
