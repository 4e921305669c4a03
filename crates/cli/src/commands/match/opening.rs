//! Where games begin: each opening is played twice, with colours swapped.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use ndongu_engine::{Engine, Limits, Options, Value, random_move};
use ndongu_rules::{AnyPosition, Game};

/// How openings of random moves are made.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    /// Where they begin.
    pub start: AnyPosition,
    /// How many moves are played at random, redistributions counted.
    pub plies: usize,
    pub seed: u64,
}

/// What an opening may be worth to either side, in seeds, by a short look of the engine.
const BALANCE: f64 = 2.0;

/// After so many openings in vain the balance may be off by twice as much, or the moves be fewer
/// where the game has ended with them.
const TRIES: u32 = 50;

/// How many positions the short look takes in.
const LOOK_NODES: u64 = 3_000;

impl Random {
    /// The opening of the pair with this number: the same for the same seed.
    ///
    /// # Errors
    ///
    /// When the start itself is the end of a game.
    pub fn opening(&self, pair: usize) -> Game {
        let mut rng = Rng::with_seed(super::seed(self.seed, super::Seed::Opening, pair));
        let mut judge = Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        });
        let (mut plies, mut balance, mut ended) = (self.plies, BALANCE, 0);
        for attempt in 1.. {
            let game = self.draw(plies, &mut rng);
            if game.ending().is_some() {
                ended += 1;
            } else if plies == 0 || is_balanced(&game, balance, &mut judge) {
                return game;
            }
            if attempt % TRIES == 0 {
                balance *= 2.0;
                plies = if ended >= TRIES / 2 {
                    plies.saturating_sub(1)
                } else {
                    plies
                };
                ended = 0;
            }
        }
        unreachable!("the balance grows until every opening will do");
    }

    fn draw(&self, plies: usize, rng: &mut Rng) -> Game {
        let mut game = Game::new(self.start);
        let seed = rng.u64(..);
        while game.moves().len() < plies
            && let Some(mv) = random_move(&game, seed)
        {
            game.play(mv).expect("a random move is legal");
        }
        game
    }
}

/// Whether neither side is far ahead. What is decided already is no opening, unless nothing else is
/// to be had.
fn is_balanced(game: &Game, balance: f64, judge: &mut Engine) -> bool {
    judge.forget();
    let thought = judge.think(game, &Limits::nodes(LOOK_NODES), &AtomicBool::new(false));
    match thought.map(|thought| thought.value()) {
        Some(value @ Value::Ahead(_)) => value.seeds().abs() <= balance,
        Some(Value::Draws) => true,
        Some(value) => value.seeds().abs() <= balance - 2.0 * BALANCE,
        None => false,
    }
}
