//! What a move would do, seen before it is played.

use ndongu_rules::{AnyMove, AnyPosition, End, Ending, Game, IllegalMove, RuleSet, Trace};

use crate::words;

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
                End::Again => "again".to_owned(),
                End::Sleep | End::Nothing | End::Pass | End::Opening => "·".to_owned(),
            },
        }
    }

    /// Half a line: `3 laps, ends in C: captures 9 (G7)`.
    pub fn sentence(&self) -> String {
        match &self.result {
            Err(refusal) => words::illegal(refusal),
            Ok(prospect) => prospect.sentence(),
        }
    }
}

impl Prospect {
    fn sentence(&self) -> String {
        let giuthi = matches!(self.after.rules(), RuleSet::Giuthi(_));
        let rule = |of_giuthi, of_kiothi| if giuthi { of_giuthi } else { of_kiothi };
        let told = match self.trace.end {
            End::Pass => format!("there is nothing else to do ({})", rule("G11", "K3")),
            End::Opening => "a redistribution (K3)".to_owned(),
            End::Capture => {
                let taken = self.trace.seeds_taken();
                let rules = match self.trace.taken.len() {
                    ..=2 => rule("G7", "K10"),
                    _ => rule("G7, G9", "K10, K11"),
                };
                self.sown(&format!("captures {taken} ({rules})"))
            }
            End::Again => self.sown("moves again (G6)"),
            End::Sleep => self.sown(&format!("no capture ({})", rule("G5", "K9"))),
            End::Nothing => self.sown(&format!("nothing to capture ({})", rule("G8", "K10"))),
        };
        let over = if self.ending.is_some() {
            "; the game ends"
        } else {
            ""
        };
        format!("{told}{over}")
    }

    /// The laps, and what comes of them.
    fn sown(&self, what: &str) -> String {
        let laps = match self.trace.laps.len() {
            1 => "1 lap".to_owned(),
            count => format!("{count} laps"),
        };
        let ends = self.trace.laps.last().map(|lap| lap.to);
        let ends = ends.map_or_else(String::new, |hole| format!(", ends in {hole}"));
        format!("{laps}{ends}: {what}")
    }
}
