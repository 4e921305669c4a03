//! The page for those who write programs, and what it promises.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use http_body_util::BodyExt;
use ndongu_web::{State, Store, app};
use serde_json::Value;
use tower::ServiceExt;

use super::site::{get, text};

/// The calls that the page shows: the address, and the body if there is one.
async fn calls() -> Vec<(String, Option<String>)> {
    let page = text(get("/api").await).await;
    let page = page
        .replace("&#39;", "'")
        .replace("&#34;", "\"")
        .replace("&#38;", "&")
        .replace("&#60;", "<")
        .replace("&#62;", ">");
    let calls = page.split("<code>curl 'http://127.0.0.1:7878").skip(1);
    calls
        .map(|call| {
            let (call, _) = call.split_once("</code>").unwrap();
            let (path, body) = call.split_once('\'').unwrap();
            let body = body.strip_prefix(" --json '");
            let body = body.map(|body| body.strip_suffix('\'').unwrap().to_owned());
            (path.to_owned(), body)
        })
        .collect()
}

async fn answered(site: &Router, path: &str, body: Option<&str>) -> (StatusCode, Vec<u8>) {
    let request = match body {
        None => Request::get(path).body(Body::empty()),
        Some(body) => Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_owned())),
    };
    let response = site.clone().oneshot(request.unwrap()).await.unwrap();
    let status = response.status();
    let body = response.into_body().collect().await.unwrap();
    (status, body.to_bytes().to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_endpoint_has_an_example_that_works() {
    let site = app(State::new(Store::in_memory().await.unwrap()));
    let document = text(get("/api/openapi.json").await).await;
    let document: Value = serde_json::from_str(&document).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let endpoints: usize = paths
        .values()
        .map(|one| one.as_object().unwrap().len())
        .sum();
    let calls = calls().await;
    assert_eq!(calls.len(), endpoints);

    let mut refused = Vec::new();
    for (path, body) in calls {
        let id = begun(&site).await;
        let path = path.replace("/ID", &format!("/{id}"));
        let (status, answer) = answered(&site, &path, body.as_deref()).await;
        let said = String::from_utf8_lossy(&answer);
        // Not everything can be done in a game that has just begun.
        let is_understood =
            status.is_success() || path.contains(&id) && status == StatusCode::CONFLICT;
        if !is_understood {
            refused.push(format!("{path} {body:?}: {status} {said:.300}"));
        }
    }
    assert_eq!(refused, Vec::<String>::new());
}

async fn begun(site: &Router) -> String {
    let (_, view) = answered(site, "/api/v1/games", Some("{}")).await;
    let view: Value = serde_json::from_slice(&view).unwrap();
    view["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_value_is_described_once_and_every_link_leads_to_it() {
    let page = text(get("/api").await).await;
    let links = page.split("href=\"#").skip(1);
    for link in links.map(|rest| rest.split('"').next().unwrap()) {
        let ids = page.matches(&format!("id=\"{link}\"")).count();
        assert_eq!(ids, 1, "{link}");
    }
    // Two kinds of values never share a name.
    let (_, certainty) = page.split_once("id=\"shape-Certainty\"").unwrap();
    assert!(
        certainty
            .split("</article>")
            .next()
            .unwrap()
            .contains("ahead")
    );
    let (_, contest) = page.split_once("id=\"shape-Kind\"").unwrap();
    assert!(
        contest
            .split("</article>")
            .next()
            .unwrap()
            .contains("rounds")
    );
}

#[tokio::test]
async fn every_page_leads_to_it() {
    assert!(text(get("/").await).await.contains("href=\"/api\""));
}
