//! What a move would do, seen before it is played.

use ndongu_rules::{AnyMove, AnyPosition, End, Ending, Game, IllegalMove, Trace};

use crate::words::{language, say};

/// A move tried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The move.
    pub mv: AnyMove,
    /// What it would do, or why it is not legal.
    pub result: Result<Prospect, IllegalMove>,
}

/// What a legal move would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What happens.
    pub trace: Trace,
    /// Where it leads.
    pub after: AnyPosition,
    /// The end of the game, if it comes with this move.
    pub ending: Option<Ending>,
}

impl Outlook {
    /// Tries a move out in a game, which stays as it is.
    pub fn new(game: &Game, mv: AnyMove) -> Outlook {
        let mut tried = game.clone();
        let result = tried.play(mv).map(|trace| Prospect {
            trace,
            after: *tried.position(),
            ending: tried.ending(),
        });
        Outlook { mv, result }
    }

    /// What it would do, if it is legal.
    pub fn trace(&self) -> Option<&Trace> {
        self.result.as_ref().ok().map(|prospect| &prospect.trace)
    }

    /// A mark of few letters: `+9`, `again`, `·` for nothing, `×` for a move that is not legal.
    pub fn flag(&self) -> String {
        match self.trace() {
            None => "×".to_owned(),
            Some(trace) => match trace.end {
                End::Capture => format!("+{}", trace.seeds_taken()),
                End::Again => say!("terminal-again"),
                End::Sleep | End::Nothing | End::Pass | End::Opening => "·".to_owned(),
            },
        }
    }

    /// Half a line: `3 laps, ends in C: captures 9 (G7)`.
    pub fn sentence(&self) -> String {
        match &self.result {
            Err(refusal) => language().refusal(refusal),
            Ok(prospect) => prospect.sentence(),
        }
    }
}

impl Prospect {
    /// The result in a sentence: `3 laps, ends in c: captures 7 (G7)`.
    fn sentence(&self) -> String {
        let ends_game = self.ending.is_some();
        language().outlook(&self.trace, self.after.rules(), ends_game)
    }
}
