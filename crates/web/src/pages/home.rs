//! The front page: a board to look at, and what can be done here.

use askama::Template;
use axum::{Router, response::IntoResponse, routing::get};
use ndongu_rules::{AnyPosition, Game, Side};

use crate::{
    api::shapes::{Board, Step, Teller},
    board_markup,
    frame::Frame,
    page::{Page, script_json},
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/", get(show))
}

/// The moves that the board on the front page has just seen.
const OPENING: [&str; 2] = ["C+", "e-"];

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    board: String,
    data: String,
}

#[derive(serde::Serialize)]
struct Data {
    board: Board,
    steps: Vec<Step>,
}

async fn show(frame: Frame) -> impl IntoResponse {
    let game = opening();
    let teller = Teller::of_sides(frame.language);
    let sides = Side::BOTH.map(|side| frame.language.side(side));
    let names = [sides[0].as_str(), sides[1].as_str()];
    let data = Data {
        board: teller.board(&game),
        steps: teller.steps(&game),
    };
    Page(Home {
        board: board_markup(game.position(), frame.style, Side::South, names),
        data: script_json(&data),
        frame,
    })
}

fn opening() -> Game {
    let start = "giuthi 8x8".parse::<AnyPosition>();
    let mut game = Game::new(start.expect("the shorthand is right"));
    for text in OPENING {
        if let Ok(mv) = game.position().parse_move(text) {
            // A move that is not legal would only leave the board as it is.
            let _ = game.play(mv);
        }
    }
    game
}
