//! The engine from the outside: it plays, it plays legally, and it plays well.

#![expect(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod exact;
mod exhaustive;
mod games;
mod limits;
mod opening;
mod turns;

use ndongu_engine::{Engine, Limits, Options, Stop, Thought};
use ndongu_rules::{AnyMove, Game};

/// A game from a position or set-up, some moves played.
fn game(start: &str, moves: &str) -> Game {
    let mut game = Game::new(start.parse().unwrap());
    moves
        .split_whitespace()
        .for_each(|text| play(&mut game, text));
    game
}

fn play(game: &mut Game, text: &str) {
    let mv = game.position().parse_move(text).unwrap();
    game.play(mv).unwrap();
}

/// An engine that knows nothing, with a small table.
fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: 1,
        ..Options::default()
    })
}

/// What an engine that knows nothing makes of a game; no time is involved, so that it is the same
/// everywhere.
fn think(game: &Game, limits: Limits) -> Thought {
    let thought = engine().think(game, &limits, &Stop::default());
    thought.expect("the game goes on")
}

fn think_to(depth: u32, game: &Game) -> Thought {
    think(game, Limits::depth(depth))
}

/// Plays the line that was thought out: every move of it must be legal.
fn play_line(game: &Game, line: &[AnyMove]) -> Game {
    let mut game = game.clone();
    for mv in line {
        if let Err(illegal) = game.play(*mv) {
            panic!("{mv} at {}: {illegal}", game.position());
        }
    }
    game
}
