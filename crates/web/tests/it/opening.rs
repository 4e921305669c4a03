//! Kiothi's opening, by the interface for programs.

use axum::http::StatusCode;
use serde_json::json;

use crate::site::{get, post, text};

#[tokio::test]
async fn a_redistribution_is_checked_and_the_rule_is_told() {
    let asked = |mv: &str| json!({"start": "kiothi 6x5", "move": mv}).to_string();
    let (status, good) = post("/api/v1/redistribution/check", &asked("EF=A3g7")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(good["ok"], true);
    assert_eq!(good["board"]["turn"], "north");
    assert_eq!(good["board"]["phase"], "redistribute");

    for (mv, rule) in [
        ("EF=A3", "K3"),
        ("EA=A5", "K3"),
        ("E=A5", "K3"),
        ("A3", "K3"),
        ("EF", "N3"),
    ] {
        let (status, bad) = post("/api/v1/redistribution/check", &asked(mv)).await;
        assert_eq!(status, StatusCode::OK, "{mv}");
        assert_eq!((&bad["ok"], &bad["board"]), (&json!(false), &json!(null)));
        assert_eq!(bad["rule"], rule, "{mv}: {bad}");
        assert!(!bad["error"].as_str().unwrap().is_empty());
    }
}

#[tokio::test]
async fn what_chance_and_the_engine_propose_may_be_made() {
    for who in ["random", "engine"] {
        let body = json!({"start": "kiothi 6x5", "time_ms": 50}).to_string();
        let (status, proposal) = post(&format!("/api/v1/redistribution/{who}"), &body).await;
        assert_eq!(status, StatusCode::OK, "{proposal}");
        let made = json!({"start": "kiothi 6x5", "moves": [proposal["move"]]});
        let (status, board) = post("/api/v1/board", &made.to_string()).await;
        assert_eq!(status, StatusCode::OK, "{board}");
        assert_eq!(board["turn"], "north");
        assert_eq!(proposal["words"].is_string(), who == "engine");
    }
}

#[tokio::test]
async fn a_position_without_a_redistribution_to_make_is_refused() {
    for who in ["random", "engine", "check"] {
        let body = json!({"start": "giuthi 8x8", "move": "C+"}).to_string();
        let (status, error) = post(&format!("/api/v1/redistribution/{who}"), &body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(error["rule"], "K3");
    }
}

#[tokio::test]
async fn the_document_names_every_endpoint() {
    let document = text(get("/api/openapi.json").await).await;
    let document: serde_json::Value = serde_json::from_str(&document).unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert!(
        paths.contains_key("/api/v1/redistribution/engine"),
        "{paths:?}"
    );
}
