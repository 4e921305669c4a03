//! The front page: what can be begun or gone on with at once, and a board that plays itself.

use askama::Template;
use axum::{Router, extract::State as Shared, response::IntoResponse, routing::get};
use ndongu_rules::{Game, Side};

use super::play::{Entry, entries};
use crate::{
    api::shapes::Teller,
    board_markup,
    frame::Frame,
    page::{Page, script_json},
    state::State,
    visitor::Visitor,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/", get(show))
}

/// The beginning of a game between two engines: relays, captures, and moving again.
const MOVES: [&str; 12] = [
    "B+", "f+", "D-", "a-", "F-", "E+", "f-", "a+", "g-", "E-", "D-", "d-",
];

/// How many games are offered to be gone on with; `/play` has them all.
const MOST_KEPT: u32 = 4;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    frame: Frame,
    kept: Vec<Entry>,
    board: String,
    steps: String,
}

async fn show(frame: Frame, Shared(state): Shared<State>, visitor: Visitor) -> impl IntoResponse {
    let game = shown();
    let steps = Teller::of_sides(frame.language).steps(&game);
    let [south, north] = Side::BOTH.map(|side| frame.language.side(side));
    let kept = entries(&state, &visitor, &frame, MOST_KEPT).await;
    Page(Home {
        kept,
        board: board_markup(game.start(), frame.style, Side::South, [&south, &north]),
        steps: script_json(&steps),
        frame,
    })
}

/// The game that the board plays.
fn shown() -> Game {
    let start = "giuthi 8x8".parse().expect("the shorthand is right");
    let mut game = Game::new(start);
    for text in MOVES {
        let mv = game.position().parse_move(text);
        game.play(mv.expect("it can be read")).expect("it is legal");
    }
    game
}
