//! Who plays, and how a move is asked for.

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    str::FromStr,
    sync::atomic::AtomicBool,
};

use ndongu_engine::{Engine, Level, Limits, Options};
use ndongu_rules::{AnyMove, Game};

/// Who plays: `engine`, `engine:3`, `plain`, `random`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The engine with the limits of the match.
    Engine,
    /// A level for people, with its own limits.
    Level(Level),
    /// The plain alpha-beta player.
    Plain,
    /// Any legal move.
    Random,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Engine => f.write_str("engine"),
            Who::Level(level) => write!(f, "engine:{level}"),
            Who::Plain => f.write_str("plain"),
            Who::Random => f.write_str("random"),
        }
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        match text.split_once(':') {
            None if text == "engine" => Ok(Who::Engine),
            None if text == "plain" => Ok(Who::Plain),
            None if text == "random" => Ok(Who::Random),
            Some(("engine", level)) => level
                .parse()
                .map(Who::Level)
                .map_err(|error: ndongu_engine::LevelError| error.to_string()),
            _ => Err("expected engine, engine:LEVEL, plain or random".to_owned()),
        }
    }
}

/// A player at the board, for one game.
pub enum Player {
    Engine(Engine),
    Level(Engine, Level),
    Plain,
    Random,
}

impl Player {
    pub fn new(who: &Who, options: Options) -> Player {
        match who {
            Who::Engine => Player::Engine(Engine::new(options)),
            Who::Level(level) => Player::Level(Engine::new(options), *level),
            Who::Plain => Player::Plain,
            Who::Random => Player::Random,
        }
    }

    /// The next move, or why there is none.
    pub fn choose(
        &mut self,
        game: &Game,
        limits: &Limits,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<AnyMove, String> {
        let choose = AssertUnwindSafe(|| match self {
            Player::Engine(engine) => engine.think(game, limits, stop).map(|it| it.best()),
            Player::Level(engine, level) => engine.play(game, *level, seed, stop),
            Player::Plain => ndongu_engine::plain_move(game, limits, seed, stop),
            Player::Random => ndongu_engine::random_move(game, seed),
        });
        match panic::catch_unwind(choose) {
            Ok(Some(mv)) => Ok(mv),
            Ok(None) => Err("it found no move".to_owned()),
            Err(_) => Err("it panicked".to_owned()),
        }
    }
}
