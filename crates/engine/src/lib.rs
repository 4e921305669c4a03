//! A computer opponent for Giuthi and Kiothi.
//!
//! [`think`] looks ahead from where a game stands, its past included, until its [`Limits`] are
//! reached, and says what it would play:
//!
//! ```
//! use std::{sync::atomic::AtomicBool, time::Duration};
//!
//! use ndongu_engine::{Limits, think};
//! use ndongu_rules::{AnyPosition, Game};
//!
//! // C steals the six in b: it crosses to a, turns round there, and comes back to an empty C (G7).
//! let game = Game::new("giuthi 0,0,2,0/1,6,0,0 0-0 S".parse::<AnyPosition>()?);
//! let limits = Limits { depth: Some(1), time: Duration::MAX, ..Limits::default() };
//! let thought = think(&game, &limits, 7, &AtomicBool::new(false)).unwrap();
//! assert_eq!(thought.best.to_string(), "C+");
//! # Ok::<_, ndongu_rules::NotationError>(())
//! ```
//!
//! What it plays depends on the game, the limits and the seed alone, unless it runs out of time or
//! is stopped.

mod evaluate;
mod limits;
mod opening;
mod search;

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use ndongu_rules::{AnyMove, AnyPosition, Game, Giuthi, Kiothi};

pub use limits::{Level, LevelError, Limits};

use limits::Clock;

/// What the engine makes of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The move to play.
    pub best: AnyMove,
    /// The seeds by which the side to move expects to be ahead; by which it will win or lose, when
    /// the end is in sight; 0 for a draw.
    pub value: i32,
    /// Moves looked ahead in full. For a redistribution, moves looked ahead after it.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves expected from here on; begins with `best`.
    pub line: Vec<AnyMove>,
}

/// Chooses a move, a redistribution or a pass; `None` when the game has ended.
///
/// Among equally good moves `seed` decides; one seed may serve a whole game. A legal move comes back
/// even if there is no time at all; an only move comes back at once. Storing `true` in `stop` from
/// another thread ends the thinking, and the best move found so far is returned.
pub fn think(game: &Game, limits: &Limits, seed: u64, stop: &AtomicBool) -> Option<Thought> {
    if game.ending().is_some() {
        return None;
    }
    let clock = Clock::start(limits.time, stop);
    let mut rng = rng(game, seed);
    match game.position() {
        AnyPosition::Giuthi(_) => search::choose::<Giuthi>(game, limits, &mut rng, clock),
        AnyPosition::Kiothi(_) => search::choose::<Kiothi>(game, limits, &mut rng, clock),
        AnyPosition::Opening(pos) => opening::choose(pos, limits, &mut rng, clock),
    }
}

/// Any legal move, redistribution or pass, all equally likely; `None` when the game has ended.
pub fn random_move(game: &Game, seed: u64) -> Option<AnyMove> {
    let mut rng = rng(game, seed);
    match game.position() {
        AnyPosition::Opening(pos) if pos.count() > 0 && game.ending().is_none() => {
            opening::draw(pos, &mut rng).map(AnyMove::Redistribute)
        }
        _ => rng.choice(game.legal()).map(|(mv, _)| mv),
    }
}

/// Random numbers that differ from move to move of a game.
fn rng(game: &Game, seed: u64) -> Rng {
    let mut seeds = Rng::with_seed(seed);
    let base = seeds.u64(..);
    Rng::with_seed(base.wrapping_add(game.moves().len() as u64))
}
