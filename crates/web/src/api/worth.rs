//! What positions and lines are worth, as shapes.

use ndongu_engine::{Line, Value};
use ndongu_rules::{AnyMove, Ending, Game};
use ndongu_words::{Language, turns};
use serde::Serialize;
use utoipa::ToSchema;

/// How a value is to be understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Certainty)]
pub enum Kind {
    /// A judgement: so many seeds ahead.
    Ahead,
    /// Won by force, by so many seeds, or already.
    Won,
    /// A drawn end with best play, as far as was looked.
    Drawn,
}

/// What a position is worth to South, whoever is to move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Worth {
    /// How to understand it.
    pub kind: Kind,
    /// Seeds by which South is ahead, or by which it wins; with a minus, North.
    pub south: f64,
    /// For a won game: moves to its end, of both sides.
    pub moves_to_end: Option<u16>,
}

impl Worth {
    /// Of a value that is South's.
    pub fn new(for_south: Value) -> Worth {
        let (kind, moves_to_end) = match for_south {
            Value::Ahead(_) => (Kind::Ahead, None),
            Value::Draws => (Kind::Drawn, None),
            Value::Wins { moves, .. } | Value::Loses { moves, .. } => (Kind::Won, Some(moves)),
        };
        Worth {
            kind,
            south: for_south.seeds(),
            moves_to_end,
        }
    }
}

/// A move and what is expected to follow.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Found {
    /// What it leads to.
    pub value: Worth,
    /// The same in a sentence.
    pub words: String,
    /// The moves, each from the position after the one before.
    pub moves: Vec<String>,
    /// The same moves in turns, as in a record: `3. C+,E-`, `b-`.
    pub turns: Vec<String>,
}

impl Found {
    /// A line of the engine's, from where a game stands.
    pub fn new(language: Language, game: &Game, line: &Line) -> Found {
        let position = game.position();
        let judgement = language.judgement(line.value, ending_of(game, &line.moves), position);
        Found {
            value: Worth::new(line.value.for_south(position.turn())),
            words: language.full_stop(judgement),
            moves: line.moves.iter().map(ToString::to_string).collect(),
            turns: turns(game, &line.moves),
        }
    }
}

/// How the game ends with these moves, if it does.
fn ending_of(game: &Game, moves: &[AnyMove]) -> Option<Ending> {
    let mut game = game.clone();
    for mv in moves {
        game.play(*mv).ok()?;
    }
    game.ending()
}
