//! The puzzles of the site, as forms and as its script ask for them.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use ndongu_solver::{Puzzle, Value as Kept, puzzles};
use serde_json::Value;

use crate::site::{answer, get, text};

/// The right moves of the solver's.
fn own(puzzle: &Puzzle) -> Vec<String> {
    let mine = |ply: &usize| puzzle.game_at(*ply).position().turn() == puzzle.position.turn();
    (0..puzzle.line.len())
        .filter(mine)
        .map(|ply| puzzle.line[ply].mv.to_string())
        .collect()
}

fn form(path: &str) -> axum::http::request::Builder {
    Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
}

fn body(moves: &str, mv: Option<&str>) -> Body {
    let moves = moves.replace('+', "%2B").replace(' ', "+");
    let mv = mv.map(|mv| format!("&move={}", mv.replace('+', "%2B")));
    Body::from(format!("moves={moves}{}", mv.unwrap_or_default()))
}

/// As the script asks.
async fn attempt(path: &str, moves: &str, mv: Option<&str>) -> Value {
    let request = form(path).header(header::ACCEPT, "application/json");
    let response = answer(request.body(body(moves, mv)).unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK);
    serde_json::from_str(&text(response).await).unwrap()
}

/// As a form asks.
async fn page(path: &str, moves: &str, mv: Option<&str>) -> String {
    let response = answer(form(path).body(body(moves, mv)).unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK);
    text(response).await
}

fn some() -> [&'static Puzzle; 3] {
    ["giuthi", "giuthi:climent", "kiothi"].map(|rules| {
        let mut of_rules = puzzles().iter();
        of_rules
            .find(|puzzle| puzzle.position.rules().to_string() == rules)
            .unwrap()
    })
}

#[tokio::test]
async fn every_right_move_leads_on_to_the_solution() {
    for puzzle in some() {
        let path = format!("/puzzles/{}", puzzle.id);
        let mut moves = String::new();
        let own = own(puzzle);
        for (index, mv) in own.iter().enumerate() {
            let reply = attempt(&path, &moves, Some(mv)).await;
            let last = index + 1 == own.len();
            assert_eq!(
                reply["standing"],
                if last { "solved" } else { "going" },
                "{reply}"
            );
            assert_eq!(reply["steps"][0]["move"], mv.as_str());
            moves = reply["moves"].as_str().unwrap().to_owned();
            assert_eq!(moves, own[..=index].join(" "));
        }
        let end = puzzle.game_at(puzzle.line.len());
        let reply = attempt(
            &path,
            &own[..own.len() - 1].join(" "),
            own.last().map(String::as_str),
        )
        .await;
        assert_eq!(reply["board"]["position"], end.position().to_string());
        assert!(
            reply["next"]
                .as_str()
                .unwrap()
                .starts_with("/puzzles/next?")
        );
    }
}

#[tokio::test]
async fn every_wrong_move_is_refuted_on_the_board() {
    for puzzle in some() {
        let path = format!("/puzzles/{}", puzzle.id);
        for wrong in &puzzle.line[0].wrong {
            let reply = attempt(&path, "", Some(&wrong[0].to_string())).await;
            assert_eq!(reply["standing"], "missed");
            let steps = reply["steps"].as_array().unwrap();
            let moves: Vec<_> = steps
                .iter()
                .map(|step| step["move"].as_str().unwrap())
                .collect();
            let shown: Vec<String> = wrong.iter().map(ToString::to_string).collect();
            assert_eq!(moves, shown);
            assert_eq!(reply["moves"], "");
            assert!(!reply["outcome"].as_str().unwrap().is_empty());
            let gone = if puzzle.value == Kept::Win {
                "win"
            } else {
                "draw"
            };
            assert!(
                reply["verdict"]
                    .as_str()
                    .unwrap()
                    .contains(&format!("the {gone} is gone"))
            );
        }
    }
}

#[tokio::test]
async fn what_is_no_move_or_not_legal_is_explained() {
    let puzzle = some()[0];
    let path = format!("/puzzles/{}", puzzle.id);
    for text in ["", "Z+", "a+", "pass", "<b>", "C9"] {
        let reply = attempt(&path, "", Some(text)).await;
        assert_eq!(reply["standing"], "going");
        let refused = reply["refused"].as_str().unwrap();
        assert!(!refused.contains("<b>"), "{refused}");
    }
    // Moves that are not right are not taken for found.
    let reply = attempt(&path, "Z+ <b>", Some(&own(puzzle)[0])).await;
    assert_ne!(reply["standing"], "missed");
}

#[tokio::test]
async fn a_puzzle_can_be_tried_and_shown_without_script() {
    let puzzle = some()[0];
    let path = format!("/puzzles/{}", puzzle.id);
    let first = text(get(&path).await).await;
    let right = own(puzzle).swap_remove(0);
    assert!(
        first.contains(&format!("name=\"move\" value=\"{right}\"")),
        "{first}"
    );
    let wrong = puzzle.line[0].wrong[0][0].to_string();
    let tried = page(&path, "", Some(&wrong)).await;
    assert!(tried.contains("riddle missed"), "{tried}");
    assert!(tried.contains("<ol class=\"laps\"><li>"), "{tried}");
    let going = page(&path, "", Some(&right)).await;
    assert!(going.contains("is right. Go on."), "{going}");
    let shown = page(&path, "", None).await;
    assert!(shown.contains("riddle shown"), "{shown}");
    // To try again, the right moves are kept in the address.
    let moves = right.replace('+', "%2B");
    let again = text(get(&format!("{path}?moves={moves}")).await).await;
    assert!(
        again.contains(&format!("name=\"moves\" value=\"{right}\"")),
        "{again}"
    );
}

#[tokio::test]
async fn the_next_puzzle_is_as_wished() {
    let location = async |path: &str| {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{path}");
        response.headers()[header::LOCATION]
            .to_str()
            .unwrap()
            .to_owned()
    };
    let found = |location: &str| {
        let rest = location.strip_prefix("/puzzles/").unwrap();
        let id = rest.split('?').next().unwrap();
        puzzles().iter().find(|puzzle| puzzle.id == id).unwrap()
    };
    for _ in 0..5 {
        let kiothi = location("/puzzles/next?game=kiothi&theme=pass-trap&rating=900").await;
        assert!(kiothi.ends_with("?game=kiothi&theme=pass-trap"), "{kiothi}");
        let puzzle = found(&kiothi);
        assert_eq!(puzzle.position.rules().to_string(), "kiothi");
        assert!(
            puzzle
                .themes
                .iter()
                .any(|theme| theme.name() == "pass-trap")
        );
        let easy = location("/puzzles/next?streak=0").await;
        let hard = location("/puzzles/next?streak=25").await;
        assert!(easy.ends_with("?streak=0") && hard.ends_with("?streak=25"));
        assert!(found(&easy).rating < found(&hard).rating);
    }
    for path in [
        "/puzzles/next?theme=luck",
        "/puzzles/next?rating=high",
        "/puzzles/0",
    ] {
        assert_eq!(get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_streak_grows_with_right_moves_and_ends_with_a_wrong_one() {
    let puzzle = some()[1];
    let path = format!("/puzzles/{}?streak=3", puzzle.id);
    let own = own(puzzle);
    let before = own[..own.len() - 1].join(" ");
    let solved = attempt(&path, &before, own.last().map(String::as_str)).await;
    assert_eq!(solved["streak"], "4 solved in a row.");
    assert!(
        solved["next"]
            .as_str()
            .unwrap()
            .starts_with("/puzzles/next?streak=4&")
    );
    let wrong = puzzle.line[0].wrong[0][0].to_string();
    let missed = attempt(&path, "", Some(&wrong)).await;
    assert_eq!(missed["streak"], "The streak ends after 3 puzzles.");
    assert!(
        missed["next"]
            .as_str()
            .unwrap()
            .starts_with("/puzzles/next?streak=0&")
    );
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_the_same_all_day() {
    let id = |page: &str| page.split("data-id=\"").nth(1).unwrap()[..8].to_owned();
    let first = id(&text(get("/puzzles").await).await);
    let again = id(&text(get("/puzzles").await).await);
    assert_eq!(first, again);
    assert!(puzzles().iter().any(|puzzle| puzzle.id == first));
}
