//! Who plays a side, and the computer's players at work in threads of their own.

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    str::FromStr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use ndongu_engine::{Engine, Level, Options};
use ndongu_rules::{AnyMove, Game};

use crate::exact::Known;

/// Who plays a side: `human`, `engine`, `engine:3`, `random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Human,
    /// The computer, thinking.
    Engine(Level),
    /// The computer, any legal move.
    Random,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Engine(level) => write!(f, "engine:{level}"),
            Player::Random => f.write_str("random"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "human" => Ok(Player::Human),
            None if text == "random" => Ok(Player::Random),
            None if text == "engine" => Ok(Player::Engine(Level::default())),
            Some(("engine", level)) => match level.parse() {
                Ok(level) => Ok(Player::Engine(level)),
                Err(error) => Err(error.to_string()),
            },
            _ => Err("expected human, engine, engine:LEVEL or random".to_owned()),
        }
    }
}

impl Player {
    /// The move this player would make, people as the engine at full strength; `None` when the
    /// game has ended or `stop` was set before anything was found.
    pub fn choose(
        self,
        game: &Game,
        seed: u64,
        known: &Known,
        stop: &AtomicBool,
    ) -> Option<AnyMove> {
        let level = match self {
            Player::Random => return ndongu_engine::random_move(game, seed),
            Player::Engine(level) => level,
            Player::Human => Level::default(),
        };
        let mut engine = Engine::new(Options {
            hash_mb: 32,
            ..Options::default()
        });
        known.tell(&mut engine);
        engine.play(game, level, seed, stop)
    }
}

/// A thread that looks for a move. Dropped, it stops.
#[derive(Debug)]
pub struct Thinker {
    stop: Arc<AtomicBool>,
}

impl Thinker {
    /// Begins to think; `answer` is given the move, unless the thinker has been dropped before.
    pub fn start(
        player: Player,
        game: Game,
        seed: u64,
        known: Known,
        answer: impl FnOnce(Option<AnyMove>) + Send + 'static,
    ) -> Thinker {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            // Whoever waits for the answer must get one, whatever happens here.
            let choose = || player.choose(&game, seed, &known, &stopped);
            let mv = panic::catch_unwind(AssertUnwindSafe(choose)).unwrap_or(None);
            if !stopped.load(Ordering::Relaxed) {
                answer(mv);
            }
        });
        Thinker { stop }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
