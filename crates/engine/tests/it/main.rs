//! The engine from the outside: it plays, it plays legally, and it plays well.

#![expect(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod exact;
mod games;
mod limits;
mod opening;
mod turns;

use std::{sync::atomic::AtomicBool, time::Duration};

use ndongu_engine::{Limits, Thought, think};
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

/// No limit but the depth, so that the same is found everywhere.
fn to_depth(depth: u32) -> Limits {
    Limits {
        time: Duration::MAX,
        depth: Some(depth),
        whim_percent: 0,
    }
}

fn think_to(depth: u32, game: &Game, seed: u64) -> Thought {
    let thought = think(game, &to_depth(depth), seed, &AtomicBool::new(false));
    thought.expect("the game goes on")
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
