//! The analysis board and its interface: what the engine thinks, records, pictures.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};

use crate::site::{answer, get, post, text};

/// The lines of an answer that comes bit by bit.
async fn lines(path: &str, body: &Value) -> Vec<Value> {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    let response = answer(request.body(Body::from(body.to_string())).unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(
        response.headers()[header::CONTENT_TYPE],
        "application/x-ndjson"
    );
    let text = text(response).await;
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_come_deeper_and_deeper_and_the_last_says_so() {
    let asked = json!({"start": "giuthi 8x8", "moves": ["C+", "e-"], "lines": 3, "seconds": 0.3});
    let told = lines("/api/v1/analyse", &asked).await;
    let depths: Vec<u64> = told
        .iter()
        .map(|one| one["depth"].as_u64().unwrap())
        .collect();
    assert!(depths.is_sorted() && depths.len() >= 2, "{depths:?}");
    assert!(told.iter().rev().skip(1).all(|one| one["final"] == false));
    let last = told.last().unwrap();
    assert_eq!(last["final"], true);
    assert_eq!(last["turn"], "south");
    assert_eq!(last["lines"].as_array().unwrap().len(), 3);
    let best = &last["lines"][0];
    assert!(best["turns"][0].as_str().unwrap().starts_with("2. "));
    assert!(best["words"].as_str().unwrap().ends_with('.'));
}

#[tokio::test(flavor = "multi_thread")]
async fn events_say_the_same_as_lines_and_plus_may_stand_in_an_address() {
    let path = "/api/v1/analyse?start=giuthi+5x4&moves=B-,d-&lines=2&seconds=0.1";
    let response = get(path).await;
    assert_eq!(
        response.headers()[header::CONTENT_TYPE],
        "text/event-stream"
    );
    let events = text(response).await;
    let kinds: Vec<&str> = events
        .lines()
        .filter_map(|line| line.strip_prefix("event: "))
        .collect();
    let (last, others) = kinds.split_last().unwrap();
    assert_eq!(*last, "final");
    assert!(others.iter().all(|kind| *kind == "depth") && !others.is_empty());

    let response = get("/analysis?start=giuthi+8x8&moves=C+,e-").await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_nothing_left_to_find() {
    let moves = ["B-", "d-", "C-", "b+", "B+", "d-", "D-", "b-", "E+"];
    let told = lines(
        "/api/v1/analyse",
        &json!({"start": "giuthi 5x4", "moves": moves}),
    )
    .await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["lines"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_finds_what_was_given_away() {
    // The third turn gives more than a dozen seeds away.
    let asked = json!({"start": "giuthi 8x8", "moves": ["C+", "e-", "B-"], "seconds": 0.5});
    let told = lines("/api/v1/review", &asked).await;
    let (end, turns) = told.split_last().unwrap();
    assert_eq!(*end, json!({"end": true}));
    let firsts: Vec<u64> = turns
        .iter()
        .map(|turn| turn["first"].as_u64().unwrap())
        .collect();
    assert_eq!(firsts, [3, 2, 1]);
    assert_eq!(turns[0]["severity"], "blunder");
    assert!(turns[0]["words"].as_str().unwrap().contains("blunder"));
}

#[tokio::test]
async fn records_are_read_as_trees_and_written_from_them() {
    let text = "[Game \"giuthi\"]\n[Setup \"5x4\"]\n[South \"Wanjiru \\\"W\\\"\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\n{first} 1. B- $2 {why} (1. A+ d- (1... c+) 2. B-) 1... d- *\n";
    let (status, tree) = post("/api/v1/record/read", &json!({"text": text}).to_string()).await;
    assert_eq!(status, StatusCode::OK, "{tree}");
    assert_eq!(tree["start"], "giuthi 5x4");
    assert_eq!(tree["nodes"][0]["nags"], json!([2]));
    assert_eq!(
        tree["nodes"][2],
        json!({"move": "A+", "parent": null, "side": "south", "comment": "", "nags": []})
    );
    let (status, written) = post("/api/v1/record/write", &tree.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{written}");
    assert_eq!(written["text"], text);
}

#[tokio::test]
async fn a_variation_in_the_middle_of_a_turn_begins_with_the_turn() {
    /// A+ ends in the empty C, and South moves again (G6).
    const ROW: &str = "giuthi 2,0,0,2,2/2,2,2,2,2 0-0 S";

    let node = |mv: &str, parent: Option<usize>| json!({"move": mv, "parent": parent});
    let (_, board) = post("/api/v1/board", &json!({"start": ROW}).to_string()).await;
    let again = board["choices"]
        .as_array()
        .unwrap()
        .iter()
        .find(|choice| choice["trace"]["end"] == "again")
        .unwrap();
    let first = again["move"].as_str().unwrap();
    let game = json!({"start": ROW, "moves": [first]}).to_string();
    let (_, board) = post("/api/v1/board", &game).await;
    let moves: Vec<&str> = board["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| choice["move"].as_str().unwrap())
        .collect();
    let tree = json!({"start": ROW, "nodes": [node(first, None), node(moves[0], Some(0)), node(moves[1], Some(0))]});
    let (status, written) = post("/api/v1/record/write", &tree.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{written}");
    let expected = format!("1. {first},{} (1. {first},{}) *", moves[0], moves[1]);
    assert!(
        written["text"].as_str().unwrap().contains(&expected),
        "{written}"
    );
    let (_, read) = post("/api/v1/record/read", &written.to_string()).await;
    assert_eq!(
        read["nodes"].as_array().unwrap().len(),
        3,
        "the beginning is shared"
    );
}

#[tokio::test]
async fn pictures_are_what_they_say() {
    for (path, begins) in [
        ("/api/v1/render.svg?position=giuthi+8x8", b"<svg".as_slice()),
        ("/api/v1/render.png?start=kiothi+6x5&width=200", b"\x89PNG"),
        (
            "/api/v1/render.gif?start=giuthi+5x4&moves=B-,d-&width=200",
            b"GIF89a",
        ),
        (
            "/api/v1/render.gif?start=giuthi+5x4&moves=B-,d-&width=200&of=move",
            b"GIF89a",
        ),
        (
            "/api/v1/render.gif?start=giuthi+5x4&width=200&of=move",
            b"GIF89a",
        ),
    ] {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX)
            .await
            .unwrap();
        assert!(bytes.starts_with(begins), "{path}");
    }
}

#[tokio::test]
async fn whatever_is_wrong_is_said_with_its_place() {
    let many = vec!["C+"; 4000];
    let chain: Vec<Value> = (0..4000).map(|_| json!({"move": "C+"})).collect();
    for (path, body, place) in [
        (
            "/api/v1/analyse",
            json!({"start": "giuthi 8x8", "lines": 6}),
            "lines",
        ),
        (
            "/api/v1/analyse",
            json!({"start": "giuthi 8x8", "lines": 0}),
            "lines",
        ),
        (
            "/api/v1/analyse",
            json!({"start": "giuthi 8x8", "seconds": 61}),
            "seconds",
        ),
        (
            "/api/v1/analyse",
            json!({"start": "giuthi 8x8", "seconds": -1}),
            "seconds",
        ),
        ("/api/v1/analyse", json!({"start": "giuthi 8x99"}), "start"),
        (
            "/api/v1/analyse",
            json!({"start": "giuthi 8x8", "moves": ["C+", "C+"]}),
            "moves[1]",
        ),
        (
            "/api/v1/review",
            json!({"start": "giuthi 8x8", "moves": many}),
            "moves",
        ),
        (
            "/api/v1/review",
            json!({"start": "giuthi 8x8", "seconds": 3}),
            "seconds",
        ),
        (
            "/api/v1/record/write",
            json!({"start": "giuthi 8x8", "nodes": chain}),
            "nodes",
        ),
        (
            "/api/v1/record/write",
            json!({"start": "giuthi 8x8", "nodes": [{"move": "C+", "parent": 7}]}),
            "nodes[0].parent",
        ),
        (
            "/api/v1/record/write",
            json!({"start": "giuthi 8x8", "nodes": [{"move": "Z9"}]}),
            "nodes[0]",
        ),
        (
            "/api/v1/record/write",
            json!({"start": "giuthi 8x8", "tags": [{"name": "a b", "value": "\n"}]}),
            "tags",
        ),
        (
            "/api/v1/record/read",
            json!({"text": "1. Z+ <script>"}),
            "text",
        ),
    ] {
        let (status, answer) = post(path, &body.to_string()).await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{path} {place} {answer}"
        );
        assert_eq!(answer["where"], place, "{path} {answer}");
        assert!(!answer["error"].as_str().unwrap().is_empty());
    }
    let (status, _) = post("/api/v1/analyse", r#"{"start": "giuthi 8x8", "mo"#).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for path in [
        "/api/v1/analyse?start=giuthi+8x8&lines=many",
        "/api/v1/render.png?start=giuthi+8x8&width=99999",
        "/analysis?start=nonsense",
        "/analysis?record=%3Cscript%3Ealert(1)%3C/script%3E",
    ] {
        let response = get(path).await;
        assert_eq!(
            response.status(),
            StatusCode::UNPROCESSABLE_ENTITY,
            "{path}"
        );
        assert!(!text(response).await.contains("<script>alert"), "{path}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_at_all_is_told_with_its_place() {
    for (path, place, said) in [
        (
            "/api/v1/render.png?start=giuthi+8x8&width=wide",
            "width",
            "width must be a whole number",
        ),
        (
            "/api/v1/render.png?start=giuthi+8x8&width=99999999999",
            "width",
            "width must be a whole number",
        ),
        (
            "/api/v1/render.gif?start=giuthi+8x8&of=hope",
            "of",
            "expected `game` or `move`",
        ),
    ] {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{path}");
        let answer: Value = serde_json::from_str(&text(response).await).unwrap();
        assert_eq!(answer["where"], place, "{answer}");
        assert!(answer["error"].as_str().unwrap().contains(said), "{answer}");
    }
    let response = get("/api/v1/render.png?width=300").await;
    let answer: Value = serde_json::from_str(&text(response).await).unwrap();
    assert!(
        answer["error"]
            .as_str()
            .unwrap()
            .contains("missing field `start`"),
        "{answer}"
    );
    let (status, answer) = post(
        "/api/v1/record/write",
        r#"{"start": "giuthi 8x8", "nodes": [{"move": 3}]}"#,
    )
    .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer["where"], "nodes[0].move", "{answer}");
}

#[tokio::test]
async fn without_script_moves_are_links() {
    let page = text(get("/analysis?start=giuthi+8x8&moves=C+,e-&at=1").await).await;
    assert!(
        page.contains("href=\"/analysis?start=giuthi+8x8&#38;moves=C+,e-&#38;at=2\"")
            || page.contains("moves=C+,e-&amp;at=2\"")
    );
    let record = "/analysis?record=%5BGame%20%22giuthi%22%5D%5BSetup%20%225x4%22%5D%201.%20B-%20d-";
    let page = text(get(record).await).await;
    assert!(page.contains(">B-</a>"), "{page}");
}

#[tokio::test]
async fn what_cannot_be_shown_is_said_on_the_page_with_its_place() {
    for (query, status, said) in [
        (
            "position=junk",
            StatusCode::UNPROCESSABLE_ENTITY,
            "This position cannot be read: expected giuthi or kiothi at column 1.",
        ),
        (
            "start=giuthi+8x8&moves=C+,junk,e-",
            StatusCode::UNPROCESSABLE_ENTITY,
            "Move 2, junk, cannot be played: expected + or - at column 2.",
        ),
        (
            "start=giuthi+8x8&moves=C+,C+",
            StatusCode::UNPROCESSABLE_ENTITY,
            "Move 2, C+, cannot be played: C is South",
        ),
        (
            "record=1.+Z+",
            StatusCode::UNPROCESSABLE_ENTITY,
            "This record cannot be read: game 1, line 1: ",
        ),
        (
            "start=giuthi+8x8&record=1.+C%2B",
            StatusCode::UNPROCESSABLE_ENTITY,
            "A record holds its own start and its own moves",
        ),
        (
            "start=giuthi+8x8&at=soon",
            StatusCode::BAD_REQUEST,
            "This address cannot be read.",
        ),
        (
            "start=giuthi+8x8&start=giuthi+6x4",
            StatusCode::BAD_REQUEST,
            "This address cannot be read.",
        ),
    ] {
        let response = get(&format!("/analysis?{query}")).await;
        assert_eq!(response.status(), status, "{query}");
        let page = text(response).await;
        let (_, notice) = page.split_once("role=\"alert\"><p>").expect(query);
        assert!(notice.starts_with(said), "{query}: {notice:.200}");
        assert!(page.contains("<sowing-board"), "{query}");
    }
}

#[tokio::test]
async fn a_game_is_shown_as_far_as_its_moves_can_be_played() {
    let page = text(get("/analysis?start=giuthi+8x8&moves=C+,e-,Z+,A+").await).await;
    assert!(page.contains(">e-</a>") && !page.contains(">A+</a> </span>"));
}

#[tokio::test]
async fn a_game_is_written_into_every_address_to_the_letter() {
    let page = text(get("/analysis?start=giuthi+8x8&moves=C+,e-").await).await;
    let query = "start=giuthi+8x8&#38;moves=C+,e-";
    for path in ["/play", "/analysis", "/api/v1/render.svg"] {
        assert!(page.contains(&format!("\"{path}?{query}")), "{path}");
    }
    let form = text(get("/play?start=giuthi+8x8&moves=C+,e-").await).await;
    assert!(form.contains(r#"name="moves" value="C+,e-""#));
}

#[tokio::test]
async fn whatever_is_pasted_is_shown_at_an_address_unless_it_is_too_long() {
    let paste = async |record: &str| {
        let form = format!("record={}", record.replace('+', "%2B"));
        let request = Request::post("/analysis")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form))
            .unwrap();
        answer(request).await
    };
    let record = "[Game \"giuthi\"] [Setup \"8x8\"] 1. C+ {so} e- *";
    let response = paste(record).await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let address = response.headers()[header::LOCATION].to_str().unwrap();
    let page = text(get(address).await).await;
    assert!(
        page.contains(">C+</a>") && page.contains(">e-</a>"),
        "{page}"
    );
    let long = record.replace("so", &"very ".repeat(4000));
    let response = paste(&long).await;
    assert_eq!(response.status(), StatusCode::OK);
    let page = text(response).await;
    assert!(
        page.contains(">C+</a>") && page.contains(">e-</a>"),
        "{page}"
    );
}
