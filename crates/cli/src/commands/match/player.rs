//! A player at the board.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use ndongu_engine::{Engine, Level};
use ndongu_rules::{AnyMove, Game};

use super::{
    control::Allowance,
    entrant::{Entrant, Who},
    program::{Program, Silence},
};

/// Why a player has lost otherwise than by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// It went away or fell silent.
    Crash,
    /// What it played is no move, or not legal.
    Illegal,
    /// Its time ran out.
    Time,
}

/// Why a player gives no move.
pub enum NoMove {
    /// It has lost by it; why, in a few words after its name.
    Fault(Cause, String),
    /// The match is to stop.
    Stopped,
}

/// A move, and how long it took.
pub struct Choice {
    pub mv: AnyMove,
    pub took: Duration,
}

/// What a player is asked.
pub struct Question<'a> {
    pub game: &'a Game,
    pub allowance: &'a Allowance,
    /// How much later than its time allows a move may come.
    pub tolerance: Duration,
    /// Decides what the player leaves to chance.
    pub seed: u64,
    pub stop: &'a AtomicBool,
}

/// A player that plays one game after the other.
pub enum Player<'a> {
    Engine(Engine),
    Level(Engine, Level),
    Plain,
    Random,
    /// A program, started again for the next game when it has failed.
    Program {
        entrant: &'a Entrant,
        patience: Duration,
        running: Option<Program>,
    },
}

impl<'a> Player<'a> {
    pub fn new(entrant: &'a Entrant, patience: Duration) -> Player<'a> {
        let engine = || {
            let mut engine = Engine::new(entrant.options);
            entrant.known.tell(&mut engine);
            engine
        };
        match entrant.who {
            Who::Engine => Player::Engine(engine()),
            Who::Level(level) => Player::Level(engine(), level),
            Who::Plain => Player::Plain,
            Who::Random => Player::Random,
            Who::Program(_) => Player::Program {
                entrant,
                patience,
                running: None,
            },
        }
    }

    /// Gets ready for a game, and forgets the one before.
    pub fn begin(&mut self, stop: &AtomicBool) -> Result<(), NoMove> {
        match self {
            Player::Engine(engine) | Player::Level(engine, _) => engine.forget(),
            Player::Plain | Player::Random => {}
            Player::Program {
                entrant,
                patience,
                running,
            } => {
                let program = match running.take() {
                    Some(program) => Ok(program),
                    None => start(entrant, *patience, stop),
                };
                let ready = program.and_then(|mut program| {
                    program.new_game(stop)?;
                    Ok(program)
                });
                *running = Some(ready.map_err(|silence| no_answer(silence, *patience))?);
            }
        }
        Ok(())
    }

    /// The next move. Of a program it may still be not legal.
    pub fn choose(&mut self, question: &Question<'_>) -> Result<Choice, NoMove> {
        let &Question {
            game,
            allowance,
            seed,
            stop,
            ..
        } = question;
        let limits = allowance.limits(game.position().turn());
        match self {
            Player::Engine(engine) => built_in(|| {
                let thought = engine.think(game, &limits, stop);
                thought.map(|thought| thought.best())
            }),
            Player::Level(engine, level) => built_in(|| engine.play(game, *level, seed, stop)),
            Player::Plain => built_in(|| ndongu_engine::plain_move(game, &limits, seed, stop)),
            Player::Random => built_in(|| ndongu_engine::random_move(game, seed)),
            Player::Program {
                running, patience, ..
            } => {
                let program = running.as_mut();
                let program = program.expect("a program is running once a game has begun");
                ask(program, question, *patience)
            }
        }
    }

    /// Takes away a program that has failed.
    pub fn dismiss(&mut self) {
        if let Player::Program { running, .. } = self
            && let Some(program) = running.take()
        {
            program.kill();
        }
    }
}

/// Starts the program of an entrant that is one.
fn start(entrant: &Entrant, patience: Duration, stop: &AtomicBool) -> Result<Program, Silence> {
    let Who::Program(command) = &entrant.who else {
        unreachable!("only programs are started");
    };
    Program::start(command, &entrant.settings, patience, stop)
}

/// Whether an entrant can be started at all: one of our own needs memory for its table.
pub fn try_out(entrant: &Entrant, patience: Duration, stop: &AtomicBool) -> Result<(), NoMove> {
    if matches!(entrant.who, Who::Engine | Who::Level(_)) {
        return match Engine::try_new(entrant.options) {
            Ok(_) => Ok(()),
            Err(error) => Err(NoMove::Fault(Cause::Crash, error.to_string())),
        };
    }
    Player::new(entrant, patience).begin(stop)
}

/// A move of one of our own, which may fail but not take the match with it.
fn built_in(choose: impl FnOnce() -> Option<AnyMove>) -> Result<Choice, NoMove> {
    let begun = Instant::now();
    match panic::catch_unwind(AssertUnwindSafe(choose)) {
        Ok(Some(mv)) => Ok(Choice {
            mv,
            took: begun.elapsed(),
        }),
        Ok(None) => Err(NoMove::Fault(Cause::Crash, "it found no move".to_owned())),
        Err(_) => Err(NoMove::Fault(Cause::Crash, "it panicked".to_owned())),
    }
}

fn ask(
    program: &mut Program,
    question: &Question<'_>,
    patience: Duration,
) -> Result<Choice, NoMove> {
    let game = question.game;
    let time = question.allowance.time(game.position().turn());
    let most = time.map(|time| time + question.tolerance);
    let answer = program.go(game, question.allowance, most, question.stop);
    let (text, took) = match (answer, time) {
        (Ok(answer), _) => answer,
        (Err(Silence::Late), Some(time)) => {
            let had = format!("it had {} ms", time.as_millis());
            return Err(NoMove::Fault(Cause::Time, had));
        }
        (Err(silence), _) => return Err(no_answer(silence, patience)),
    };
    match game.position().parse_move(&text) {
        Ok(mv) => Ok(Choice { mv, took }),
        Err(error) => {
            let text = crate::words::quoted(&text);
            let reason = format!("{text}: {}", error.problem());
            Err(NoMove::Fault(Cause::Illegal, reason))
        }
    }
}

fn no_answer(silence: Silence, patience: Duration) -> NoMove {
    let reason = match silence {
        Silence::Stopped => return NoMove::Stopped,
        Silence::Gone(how) => how,
        Silence::Late => format!("it gave no move for {} s", patience.as_secs_f64()),
    };
    NoMove::Fault(Cause::Crash, reason)
}
