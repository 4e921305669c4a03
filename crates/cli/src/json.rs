//! What `--json` prints: one value a line, keys always in this order.

use std::io::{self, Write};

use ndongu_rules::{
    AnyMove, AnyPosition, Ending, IllegalMove, Lap, Outcome, Side, Termination, Trace,
};
use serde::Serialize;

/// A legal move and what it does.
#[derive(Serialize)]
pub struct MoveDone {
    #[serde(rename = "move")]
    mv: String,
    after: String,
    end: &'static str,
    laps: String,
    taken: Vec<(char, u8)>,
    over: Option<Over>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<LapDone>>,
}

/// A move that is refused, and why.
#[derive(Serialize)]
pub struct Refused {
    #[serde(rename = "move")]
    mv: String,
    reason: String,
    rule: &'static str,
}

/// How a game has ended.
#[derive(Serialize)]
pub struct Over {
    score: Option<[u16; 2]>,
    termination: String,
    winner: Option<char>,
}

/// One lap, piece by piece.
#[derive(Serialize)]
struct LapDone {
    from: char,
    direction: char,
    seeds: u8,
    to: char,
}

impl MoveDone {
    /// What a move did, and whether the game is over after it.
    pub fn new(mv: &AnyMove, after: &AnyPosition, trace: &Trace, over: Option<Over>) -> Self {
        let taken = trace.taken.iter();
        MoveDone {
            mv: mv.to_string(),
            after: after.to_string(),
            end: trace.end.word(),
            laps: trace.laps_text(),
            taken: taken
                .map(|taken| (taken.hole.letter(), taken.seeds))
                .collect(),
            over,
            trace: None,
        }
    }

    /// Adds every lap as data of its own.
    pub fn add_laps(&mut self, trace: &Trace) {
        self.trace = Some(trace.laps.iter().map(LapDone::from).collect());
    }
}

impl Refused {
    /// A move that the rules refuse.
    pub fn new(mv: &AnyMove, refusal: &IllegalMove) -> Self {
        Refused {
            mv: mv.to_string(),
            reason: refusal.to_string(),
            rule: refusal.rule(),
        }
    }

    /// A text that is no move of this game (N3).
    pub fn unreadable(text: &str, reason: String) -> Self {
        Refused {
            mv: text.to_owned(),
            reason,
            rule: "N3",
        }
    }
}

impl From<&Lap> for LapDone {
    fn from(lap: &Lap) -> Self {
        LapDone {
            from: lap.from.letter(),
            direction: lap.direction.sign(),
            seeds: lap.seeds,
            to: lap.to.letter(),
        }
    }
}

impl From<Outcome> for Over {
    fn from(outcome: Outcome) -> Self {
        Over {
            score: Some([outcome.score.south, outcome.score.north]),
            termination: Termination::NoMoves.to_string(),
            winner: outcome.winner().map(Side::letter),
        }
    }
}

impl From<Ending> for Over {
    fn from(ending: Ending) -> Self {
        Over {
            score: ending.score.map(|score| [score.south, score.north]),
            termination: ending.termination.to_string(),
            winner: ending.winner.map(Side::letter),
        }
    }
}

/// Writes one value on a line of its own.
pub fn line(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
