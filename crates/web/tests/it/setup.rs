//! The position editor's endpoint, and the set-ups.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::site::{get, post, text};

#[tokio::test]
async fn what_lies_on_a_board_becomes_a_position() {
    let placed = json!({
        "rules": "kiothi", "south": [0, 5, 1], "north": [2, 0, 3],
        "taken": {"south": 4, "north": 1}, "nki": ["B"], "turn": "south",
    });
    let (status, standing) = post("/api/v1/setup", &placed.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{standing}");
    assert_eq!(standing["position"], "kiothi 0,5*,1/2,0,3 4-1 S");
    assert_eq!(standing["board"]["position"], standing["position"]);
}

#[tokio::test]
async fn what_cannot_stand_on_a_board_is_refused_with_its_place_and_rule() {
    let changed = |changes: &[(&str, Value)]| {
        let mut placed = json!({
            "rules": "giuthi", "south": [2, 2, 2], "north": [2, 2, 2], "turn": "north",
        });
        for (key, value) in changes {
            placed[*key] = value.clone();
        }
        placed.to_string()
    };
    let kiothi = ("rules", json!("kiothi"));
    for (changes, place, rule) in [
        (vec![("north", json!([2, 2]))], "north", "B1"),
        (
            vec![("south", json!([])), ("north", json!([]))],
            "south",
            "G1",
        ),
        (
            vec![("south", json!([60_000, 60_000, 60_000]))],
            "south",
            "G1",
        ),
        (vec![("nki", json!(["A", "b"]))], "nki[0]", "K4"),
        (
            vec![kiothi.clone(), ("nki", json!(["A", "d"]))],
            "nki[1]",
            "B2",
        ),
        (
            vec![
                kiothi.clone(),
                ("nki", json!(["C"])),
                ("south", json!([1, 1, 0])),
            ],
            "nki[0]",
            "K4",
        ),
        (vec![("opening", json!(true))], "opening", "K3"),
    ] {
        let (status, error) = post("/api/v1/setup", &changed(&changes)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{error}");
        let found = (&error["where"], &error["rule"]);
        assert_eq!(found, (&json!(place), &json!(rule)), "{changes:?}: {error}");
    }
    for nonsense in [
        ("rules", json!("oware")),
        ("nki", json!(["K"])),
        ("nki", json!(["<script>"])),
        ("south", json!([-1])),
        ("south", json!([70_000])),
        ("turn", json!("west")),
    ] {
        let (status, error) = post("/api/v1/setup", &changed(&[nonsense])).await;
        assert!(status.is_client_error());
        assert!(error["error"].is_string());
    }
}

#[tokio::test]
async fn every_set_up_that_is_named_can_be_played() {
    let all: Value = serde_json::from_str(&text(get("/api/v1/setups").await).await).unwrap();
    for rules in all.as_array().unwrap() {
        for name in rules["recorded"].as_array().unwrap() {
            let (status, board) = post("/api/v1/board", &json!({"start": name}).to_string()).await;
            assert_eq!(status, StatusCode::OK, "{name}");
            assert_eq!(board["rules"], rules["rules"]);
        }
    }
}
