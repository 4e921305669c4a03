//! Where games begin: each opening is played twice, with colours swapped.

use std::{fs, path::Path, sync::atomic::AtomicBool};

use fastrand::Rng;
use ndongu_engine::{Engine, Limits, Options, Value, random_move};
use ndongu_rules::{AnyPosition, Game};

use super::{Chance, seed};
use crate::failure::Failure;

/// The openings of a match.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Moves played at random.
    Random(Random),
    /// Those of a file, over and over; at least one.
    Book(Vec<Game>),
}

/// How openings of random moves are made.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    /// Where they begin; not the end of a game.
    pub start: AnyPosition,
    /// How many moves are played at random, redistributions counted.
    pub plies: usize,
    pub seed: u64,
}

/// What an opening may be worth to either side, in seeds, by a short look of the engine.
const BALANCE: f64 = 2.0;

/// An opening that is decided already is worth so many seeds more, so that it is taken only where
/// little else is to be had.
const DECIDED: f64 = 4.0;

/// After so many openings in vain the balance may be off by twice as much, or the moves be one
/// fewer if most of them had ended the game.
const TRIES: usize = 50;

/// How many positions the short look takes in.
const LOOK_NODES: u64 = 3_000;

impl Openings {
    /// The opening of a pair, the first being 0: the same whenever it is asked for.
    pub fn of_pair(&self, pair: usize) -> Game {
        match self {
            Openings::Random(random) => random.opening(pair),
            Openings::Book(games) => games[pair % games.len()].clone(),
        }
    }

    /// Whether a game began with the opening of its pair, as far as can be told without making it.
    pub fn fits(&self, pair: usize, game: &Game, opening: usize) -> bool {
        match self {
            Openings::Random(random) => *game.start() == random.start,
            Openings::Book(games) => {
                let ours = &games[pair % games.len()];
                game.start() == ours.start() && game.moves().get(..opening) == Some(ours.moves())
            }
        }
    }
}

impl Random {
    fn opening(&self, pair: usize) -> Game {
        let mut rng = Rng::with_seed(seed(self.seed, Chance::Opening, pair));
        let mut judge = Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        });
        let (mut plies, mut balance) = (self.plies, BALANCE);
        loop {
            let mut ended = 0;
            for _ in 0..TRIES {
                let game = self.draw(plies, &mut rng);
                if game.ending().is_some() {
                    ended += 1;
                } else if plies == 0 || is_balanced(&game, balance, &mut judge) {
                    return game;
                }
            }
            balance *= 2.0;
            if ended > TRIES / 2 {
                plies -= 1;
            }
        }
    }

    /// Legal moves at random, until the game ends if it does.
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

/// Whether neither side is far ahead.
fn is_balanced(game: &Game, balance: f64, judge: &mut Engine) -> bool {
    judge.forget();
    let thought = judge.think(game, &Limits::nodes(LOOK_NODES), &AtomicBool::new(false));
    let ahead = match thought.map(|thought| thought.value()) {
        Some(value @ (Value::Ahead(_) | Value::Draws)) => value.seeds().abs(),
        Some(value) => value.seeds().abs() + DECIDED,
        None => return false,
    };
    ahead <= balance
}

/// Reads a file of openings.
///
/// # Errors
///
/// Says what is wrong with the first line that is no opening.
pub fn read(path: &Path) -> Result<Openings, Failure> {
    let name = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::Input(format!("cannot read {name}: {error}")))?;
    let mut games = Vec::new();
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let game = parse(line)
            .map_err(|error| Failure::Input(format!("{name}, line {number}: {error}")))?;
        games.push(game);
    }
    if games.is_empty() {
        return Err(Failure::Input(format!("{name}: there is no opening in it")));
    }
    Ok(Openings::Book(games))
}

/// A position, and behind the word `moves` those played from it.
fn parse(line: &str) -> Result<Game, String> {
    let (position, moves) = line.split_once(" moves").unwrap_or((line, ""));
    let position: AnyPosition = position
        .parse()
        .map_err(|error: ndongu_rules::NotationError| error.to_string())?;
    let mut game = Game::new(position);
    for (number, text) in (1..).zip(moves.split_whitespace()) {
        let what = format!("move {number}, {}", crate::words::quoted(text));
        let mv = game.position().parse_move(text);
        let mv = mv.map_err(|error| format!("{what}: {error}"))?;
        game.play(mv)
            .map_err(|reason| format!("{what}: {reason} ({})", reason.rule()))?;
    }
    if game.ending().is_some() {
        return Err("the game has ended with this opening".to_owned());
    }
    Ok(game)
}
