//! The course: twelve short lessons a game, each with an example and a few tasks.
//!
//! The tables hold positions, moves and goals; what is said stands in `locales/*/learn.ftl`. A goal
//! is judged by playing the move with the rules, never by a list of right answers.

mod attempt;
mod giuthi;
mod goal;
mod kiothi;

pub use attempt::{Attempt, Refused, Standing};
pub use goal::Goal;

/// A lesson of the course.
#[derive(Debug)]
pub struct Lesson {
    /// What its board shows first.
    pub example: Example,
    /// What the reader then tries.
    pub tasks: &'static [Task],
}

impl Lesson {
    const fn new(
        position: &'static str,
        moves: &'static [&'static str],
        tasks: &'static [Task],
    ) -> Lesson {
        Lesson {
            example: Example { position, moves },
            tasks,
        }
    }
}

/// A position and moves that are played from it for the reader.
#[derive(Debug)]
pub struct Example {
    /// Where it begins.
    pub position: &'static str,
    /// What is played, in the order played.
    pub moves: &'static [&'static str],
}

/// Something to be reached from a position, by South.
#[derive(Debug)]
pub struct Task {
    /// Where it begins.
    pub position: &'static str,
    /// All that must be reached.
    pub goals: &'static [Goal],
    /// How many moves South has.
    pub moves: usize,
    /// Whether North plays too, or the task must be done in one turn.
    pub answered: bool,
}

impl Task {
    /// A task of one move.
    const fn one(position: &'static str, goals: &'static [Goal]) -> Task {
        Task::turn(position, goals, 1)
    }

    /// A task of several moves in one turn.
    const fn turn(position: &'static str, goals: &'static [Goal], moves: usize) -> Task {
        Task {
            position,
            goals,
            moves,
            answered: false,
        }
    }

    /// A task in which North answers.
    const fn game(position: &'static str, goals: &'static [Goal], moves: usize) -> Task {
        Task {
            position,
            goals,
            moves,
            answered: true,
        }
    }
}

/// The lessons of a game, `giuthi` or `kiothi`; none if it is neither.
pub fn lessons(game: &str) -> Option<&'static [Lesson]> {
    match game {
        "giuthi" => Some(giuthi::LESSONS),
        "kiothi" => Some(kiothi::LESSONS),
        _ => None,
    }
}
