//! Kept games, asked for as programs and as forms do.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use http_body_util::BodyExt;
use ndongu_web::{State, Store, app};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::site::text;

/// A site whose games outlive a request.
async fn site() -> Router {
    app(State::new(Store::in_memory().await.unwrap()))
}

async fn post(site: &Router, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    let status = response.status();
    (status, serde_json::from_str(&text(response).await).unwrap())
}

/// Sends a form. Gives the status, where it leads, and the page.
async fn send(site: &Router, path: &str, form: &str) -> (StatusCode, String, String) {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(form.to_owned()))
        .unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    let to = response.headers().get(header::LOCATION);
    let to = to.map_or_else(String::new, |to| to.to_str().unwrap().to_owned());
    (response.status(), to, text(response).await)
}

async fn page(site: &Router, path: &str) -> (StatusCode, String) {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    (response.status(), text(response).await)
}

async fn begun(site: &Router, wanted: Value) -> String {
    let (status, view) = post(site, "/api/v1/games", &wanted).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    view["id"].as_str().unwrap().to_owned()
}

/// The game of the rules page's example, which South wins by 31 to 9.
const MOVES: [&str; 9] = ["B-", "d-", "C-", "b+", "B+", "d-", "D-", "b-", "E+"];

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 5x4", "opponent": "two"})).await;
    let mut view = Value::Null;
    for (version, mv) in MOVES.iter().enumerate() {
        let chosen = json!({"move": mv, "version": version});
        let (status, after) = post(&site, &format!("/api/v1/games/{id}/moves"), &chosen).await;
        assert_eq!(status, StatusCode::OK, "{mv}: {after}");
        view = after;
    }
    assert_eq!(view["waiting"], "over");
    assert_eq!(
        view["board"]["ending"]["score"],
        json!({"south": 31, "north": 9})
    );
    let (_, page) = page(&site, &format!("/play/{id}")).await;
    assert!(page.contains("31 to 9"));
}

#[tokio::test]
async fn the_computer_answers_and_taking_back_takes_its_answer_too() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 8x8", "level": 1})).await;
    let path = |what: &str| format!("/api/v1/games/{id}/{what}");
    let (_, view) = post(&site, &path("moves"), &json!({"move": "C+"})).await;
    assert_eq!(view["waiting"], "computer");
    let mut view = view;
    while view["waiting"] == "computer" {
        view = post(&site, &path("reply"), &json!({})).await.1;
    }
    assert_eq!(view["can_undo"], true);
    let (status, view) = post(&site, &path("undo"), &json!({})).await;
    assert_eq!(
        (status, &view["game"]["moves"]),
        (StatusCode::OK, &json!([]))
    );
    assert_eq!(view["can_undo"], false);
    let (status, error) = post(&site, &path("undo"), &json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(
        error["error"]
            .as_str()
            .unwrap()
            .contains("cannot be done now")
    );
}

#[tokio::test]
async fn what_answers_an_older_version_is_refused() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 5x4", "opponent": "two"})).await;
    let path = format!("/api/v1/games/{id}/moves");
    let chosen = json!({"move": "B-", "version": 0});
    assert_eq!(post(&site, &path, &chosen).await.0, StatusCode::OK);
    let (status, error) = post(&site, &path, &json!({"move": "d-", "version": 0})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(error["error"].as_str().unwrap().contains("changed"));
}

#[tokio::test]
async fn a_form_that_was_made_for_an_older_version_changes_nothing() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 5x4", "opponent": "two"})).await;
    let path = |what: &str| format!("/play/{id}/{what}");
    for (mv, version) in [("B-", 0), ("d-", 1)] {
        let form = format!("move={mv}&version={version}");
        assert_eq!(
            send(&site, &path("move"), &form).await.0,
            StatusCode::SEE_OTHER
        );
    }
    assert_eq!(
        send(&site, &path("undo"), "version=2").await.0,
        StatusCode::SEE_OTHER
    );
    let (status, _, shown) = send(&site, &path("undo"), "version=2").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(shown.contains("role=\"alert\"") && shown.contains("name=\"version\" value=\"3\""));
    let (_, view) = page(&site, &format!("/api/v1/games/{id}")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["game"]["moves"], json!(["B-"]));
}

#[tokio::test]
async fn what_answers_other_moves_of_the_same_number_is_refused() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 5x4", "opponent": "two"})).await;
    let path = |what: &str| format!("/api/v1/games/{id}/{what}");
    let (_, seen) = post(&site, &path("moves"), &json!({"move": "B-"})).await;
    let (_, back) = post(&site, &path("undo"), &json!({})).await;
    let (_, other) = post(&site, &path("moves"), &json!({"move": "C-"})).await;
    let versions = [&seen, &back, &other].map(|view| view["version"].as_u64().unwrap());
    assert!(
        versions.is_sorted_by(|one, next| one < next),
        "{versions:?}"
    );
    let answer = json!({"move": "d-", "version": seen["version"]});
    assert_eq!(
        post(&site, &path("moves"), &answer).await.0,
        StatusCode::CONFLICT
    );
    let (_, view) = page(&site, &format!("/api/v1/games/{id}")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["game"]["moves"], json!(["C-"]));
}

#[tokio::test]
async fn a_forbidden_move_names_its_rule_and_changes_nothing() {
    let site = site().await;
    let id = begun(
        &site,
        json!({"start": "giuthi 0,0,2/0,1,1 0-0 S", "opponent": "two"}),
    )
    .await;
    let path = format!("/api/v1/games/{id}/moves");
    let (status, error) = post(&site, &path, &json!({"move": "A+"})).await;
    assert_eq!(
        (status, &error["rule"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("G2"))
    );
    let (status, error) = post(&site, &path, &json!({"move": "<script>"})).await;
    assert_eq!(
        (status, &error["rule"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("N3"))
    );
    for event in ["resign south", "layout 1,2", "again"] {
        let (status, _) = post(&site, &path, &json!({"move": event})).await;
        assert!(status.is_client_error(), "{event}");
    }
    let (_, view) = post(&site, &path, &json!({"move": "C+", "version": 0})).await;
    assert_eq!(view["version"], 1);
}

#[tokio::test]
async fn a_game_is_played_by_forms_alone() {
    let site = site().await;
    let form =
        "opponent=computer&set_up=giuthi+5x4&level=1&side=south&contest=game&max_rounds=&start=";
    let (status, to, _) = send(&site, "/play", form).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    for turns in 0.. {
        assert!(turns < 200, "the game has no end");
        let (status, shown) = page(&site, &to).await;
        assert_eq!(status, StatusCode::OK);
        let Some((_, move_on)) = shown.split_once(r#"name="move" value=""#) else {
            assert!(shown.contains(r#"<section class="game-rest card" data-end aria"#));
            break;
        };
        let mv = move_on
            .split('"')
            .next()
            .unwrap()
            .replace('+', "%2B")
            .replace("&#43;", "%2B");
        let (status, _, shown) = send(&site, &format!("{to}/move"), &format!("move={mv}")).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{mv}: {shown}");
    }
    let (status, record) = page(&site, &format!("{to}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(record.contains("[South \"human\"]") && record.contains("[North \"engine:1\"]"));
    // It has ended, and cannot be gone on with.
    let pasted = json!({"record": record});
    assert_eq!(
        post(&site, "/api/v1/games", &pasted).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn a_match_goes_from_round_to_round_by_the_losers_layout() {
    let site = site().await;
    let wanted =
        json!({"start": "giuthi 5x4", "opponent": "two", "contest": "rounds", "moves": MOVES[..8]});
    let id = begun(&site, wanted).await;
    let path = |what: &str| format!("/api/v1/games/{id}/{what}");
    let (_, view) = post(&site, &path("moves"), &json!({"move": "E+"})).await;
    assert_eq!(view["waiting"], "layout");
    assert_eq!(view["match"]["count"], json!({"south": 31, "north": 9}));
    let (status, screen) = page(&site, &format!("/play/{id}/layout")).await;
    assert_eq!(
        (status, screen.matches("type=\"number\"").count()),
        (StatusCode::OK, 5)
    );
    let (status, error) = post(&site, &path("layout"), &json!({"layout": [9, 0, 0, 0, 0]})).await;
    assert_eq!(
        (status, &error["rule"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("GM2"))
    );
    let (status, _, shown) =
        send(&site, &format!("/play/{id}/layout"), "a=9&b=1&c=1&d=1&e=1").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(shown.contains("All 9 seeds must be laid out, and these are 13"));
    let (status, to, _) = send(&site, &format!("/play/{id}/layout"), "a=5&b=1&c=1&d=1&e=1").await;
    assert_eq!((status, to), (StatusCode::SEE_OTHER, format!("/play/{id}")));
    let (_, view) = page(&site, &format!("/api/v1/games/{id}")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["match"]["round"], 2);
    assert_eq!(view["game"]["start"], "giuthi 5,1,1,1,1/5,1,1,1,1 0-0 S");
    let (_, record) = page(&site, &format!("/play/{id}/record")).await;
    assert!(record.contains("[Round \"2\"]") && record.contains("[Kept \"22-0\"]"));
    let dates: Vec<_> = record
        .lines()
        .filter(|line| line.starts_with("[Date "))
        .collect();
    assert_eq!(dates.len(), 2, "{record}");
    // The match's record can be gone on with, in its last round.
    let again = begun(&site, json!({"record": record, "opponent": "two"})).await;
    let (_, view) = page(&site, &format!("/api/v1/games/{again}")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["game"]["start"], "giuthi 5,1,1,1,1/5,1,1,1,1 0-0 S");
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).count();
    assert!(dates.iter().all(|date| digits(date) == 8), "{dates:?}");
}

#[tokio::test]
async fn games_for_points_change_sides_and_add_up() {
    let site = site().await;
    let wanted = json!({"start": "kiothi 2x1", "opponent": "two", "contest": "points"});
    let id = begun(&site, wanted).await;
    let path = |what: &str| format!("/api/v1/games/{id}/{what}");
    assert_eq!(
        post(&site, &path("again"), &json!({})).await.0,
        StatusCode::CONFLICT
    );
    let (_, view) = post(&site, &path("resign"), &json!({})).await;
    assert_eq!(view["match"]["count"], json!({"south": 0, "north": 1}));
    let (_, view) = post(&site, &path("again"), &json!({})).await;
    assert_eq!(
        (&view["match"]["round"], &view["waiting"]),
        (&json!(2), &json!("person"))
    );
    // Whoever sat South sits North now: giving up as South costs the other player the point.
    let (_, view) = post(&site, &path("resign"), &json!({})).await;
    assert_eq!(view["match"]["count"], json!({"south": 1, "north": 1}));
}

#[tokio::test]
async fn nonsense_begins_no_game() {
    let site = site().await;
    let wrong = [
        (json!({"start": "chess"}), StatusCode::UNPROCESSABLE_ENTITY),
        (
            json!({"start": "giuthi 8x8", "moves": ["A+", "A+"]}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (json!({"level": 11}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"level": "strong"}), StatusCode::UNPROCESSABLE_ENTITY),
        (
            json!({"start": "kiothi 6x5", "contest": "rounds"}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            json!({"start": "kiothi 6x5", "contest": "points", "one_warrior": 11}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            json!({"contest": "rounds", "max_rounds": 0}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (json!({"record": "1. Z+"}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"colour": "white"}), StatusCode::UNPROCESSABLE_ENTITY),
    ];
    for (wanted, expected) in wrong {
        let (status, error) = post(&site, "/api/v1/games", &wanted).await;
        assert_eq!(status, expected, "{wanted}");
        assert!(!error["error"].as_str().unwrap().is_empty());
    }
    for id in [
        "x",
        "..%2f..",
        "aaaaaaaaaaaaaaaaaaaaaaaaaa",
        "%27%20OR%201=1",
    ] {
        assert_eq!(
            page(&site, &format!("/play/{id}")).await.0,
            StatusCode::NOT_FOUND,
            "{id}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_impatient_students_do_not_keep_a_player_waiting() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 8x8", "level": 1})).await;
    let ask = json!({"start": "giuthi 8x8", "seconds": 20});
    let (asked, mut begun) = tokio::sync::mpsc::unbounded_channel();
    let students: Vec<_> = (0..50)
        .map(|_| {
            let (site, ask, asked) = (site.clone(), ask.clone(), asked.clone());
            tokio::spawn(async move {
                let request = Request::post("/api/v1/analyse")
                    .header(header::CONTENT_TYPE, "application/json")
                    .body(Body::from(ask.to_string()))
                    .unwrap();
                let response = site.oneshot(request).await.unwrap();
                // The first line of an analysis comes when the engine has begun to think.
                let mut body = response.into_body();
                let first = body.frame().await;
                asked.send(first.is_some()).unwrap();
                body.collect().await.unwrap();
            })
        })
        .collect();
    assert_eq!(begun.recv().await, Some(true));
    let path = |what: &str| format!("/api/v1/games/{id}/{what}");
    let (status, _) = post(&site, &path("moves"), &json!({"move": "C+"})).await;
    assert_eq!(status, StatusCode::OK);
    let (status, view) = post(&site, &path("reply"), &json!({})).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    // All seats of students are taken still: nobody has waited for them to become free.
    assert!(students.iter().all(|student| !student.is_finished()));
    for student in students {
        student.abort();
    }
}

#[tokio::test]
async fn a_redistribution_is_typed_without_script() {
    let site = site().await;
    let form = "opponent=two&set_up=kiothi+6x5&contest=game";
    let (_, to, _) = send(&site, "/play", form).await;
    let (_, shown) = page(&site, &to).await;
    assert!(shown.contains("name=\"move\""), "{shown}");
    let typing = format!("{to}/move");
    // One warrior more than was lifted (K3).
    let (status, _, refused) = send(&site, &typing, "move=EF%3DA3g8&version=0").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.contains("role=\"alert\">The emptied boma hold 10") && refused.contains(">K3</a>"),
        "{refused}"
    );
    let (status, back, _) = send(&site, &typing, "move=EF%3DA3g7&version=0").await;
    assert_eq!((status, &back), (StatusCode::SEE_OTHER, &to));
    let (_, view) = page(&site, &to.replace("/play/", "/api/v1/games/")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["game"]["moves"], json!(["EF=A3g7"]));
    assert_eq!(view["board"]["turn"], "north");
}

#[tokio::test]
async fn a_hint_without_script_is_told_on_the_page_of_the_game() {
    let site = site().await;
    let id = begun(&site, json!({"start": "giuthi 5x4", "opponent": "two"})).await;
    let (status, to, _) = send(&site, &format!("/play/{id}/hint"), "").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (_, mv) = to.split_once("?hint=").expect("it leads to the hint");
    let (_, shown) = page(&site, &to).await;
    assert!(shown.contains(&format!("value=\"{mv}\"")), "{mv}: {shown}");
    let (_, view) = page(&site, &format!("/api/v1/games/{id}")).await;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert_eq!(view["game"]["moves"], json!([]), "a hint is no move");
}

#[tokio::test]
async fn a_form_that_was_led_to_says_at_once_what_is_wrong_with_it() {
    let site = site().await;
    for (query, said) in [
        ("start=junk", "expected giuthi or kiothi at column 1"),
        ("start=giuthi+5x4&moves=B-,E+", "E is South"),
        ("start=giuthi+1,0,0/0,0,0+0-0+N", "over already"),
        ("start=giuthi+8x8&record=1.+C%2B", "a record or a position"),
        ("level=eleven", "is not what"),
    ] {
        let (status, shown) = page(&site, &format!("/play?{query}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert!(shown.contains(said), "{query}: {shown}");
    }
    let (status, _) = page(&site, "/play?start=giuthi+8x8&start=kiothi+6x5").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let both = json!({"start": "giuthi 8x8", "record": "[Game \"giuthi\"]\n\n1. C+ *\n"});
    let (status, error) = post(&site, "/api/v1/games", &both).await;
    assert_eq!(
        (status, &error["where"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("record"))
    );
}
