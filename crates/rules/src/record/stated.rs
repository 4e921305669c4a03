//! What a record states of the end of its game, beside what the rules say of it (N4).

use std::{fmt, iter};

use super::tags::pair_text;
use crate::{BySide, Ending, Game, RuleSet, Side, Termination};

/// The result of a game: `1-0`, `0-1`, `1/2-1/2`, or `*` (N4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// This side has won.
    Won(Side),
    /// Nobody has won.
    Drawn,
    /// There is no result.
    Open,
}

/// A tag that differs from what the rules say of the game.
///
/// [`Display`](fmt::Display) gives a sentence with the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disagreement {
    /// `Result`, `Score` or `Termination`.
    pub tag: &'static str,
    /// What the record says; `None` when the tag is missing.
    pub stated: Option<String>,
    /// What it should say; `None` when there should be no such tag.
    pub expected: Option<String>,
    /// Why.
    pub reason: Reason,
}

/// Why a tag should be otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Only games that end for want of moves have a score.
    NoScore,
    /// Who resigns or runs out of time has lost.
    ForfeitLoses,
    /// The game has not ended.
    GoesOn,
    /// The game has ended.
    Ended {
        /// By what.
        termination: Termination,
        /// In which game.
        rules: RuleSet,
        /// By which rule.
        rule: &'static str,
    },
}

/// Result, Score and Termination as the record has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stated {
    pub(super) verdict: Verdict,
    pub(super) score: Option<BySide<u16>>,
    pub(super) finish: Finish,
}

/// The value of the tag Termination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finish {
    Ended(Termination),
    Unfinished,
}

impl Verdict {
    const ALL: [Verdict; 4] = [
        Verdict::Won(Side::South),
        Verdict::Won(Side::North),
        Verdict::Drawn,
        Verdict::Open,
    ];

    /// The result of a game that has ended so, or has not.
    pub fn of(ending: Option<Ending>) -> Verdict {
        match ending {
            None => Verdict::Open,
            Some(ending) => ending.winner.map_or(Verdict::Drawn, Verdict::Won),
        }
    }

    pub(super) fn from_text(text: &str) -> Option<Verdict> {
        let mut all = Verdict::ALL.into_iter();
        all.find(|verdict| verdict.text() == text)
    }

    fn text(self) -> &'static str {
        match self {
            Verdict::Won(Side::South) => "1-0",
            Verdict::Won(Side::North) => "0-1",
            Verdict::Drawn => "1/2-1/2",
            Verdict::Open => "*",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl Finish {
    const ALL: [Finish; 5] = [
        Finish::Ended(Termination::NoMoves),
        Finish::Ended(Termination::Repetition),
        Finish::Ended(Termination::Resignation),
        Finish::Ended(Termination::Time),
        Finish::Unfinished,
    ];

    pub(super) fn of(ending: Option<Ending>) -> Finish {
        ending.map_or(Finish::Unfinished, |ending| {
            Finish::Ended(ending.termination)
        })
    }

    pub(super) fn from_text(text: &str) -> Option<Finish> {
        let mut all = Finish::ALL.into_iter();
        all.find(|finish| finish.to_string() == text)
    }

    /// A resignation, or time that has run out.
    fn is_forfeit(self) -> bool {
        matches!(
            self,
            Finish::Ended(Termination::Resignation | Termination::Time)
        )
    }
}

impl fmt::Display for Finish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finish::Ended(termination) => termination.fmt(f),
            Finish::Unfinished => f.pad("unfinished"),
        }
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.stated {
            Some(stated) => write!(f, "{} is {stated}", self.tag)?,
            None => write!(f, "{} is missing", self.tag)?,
        }
        match &self.expected {
            Some(expected) => write!(f, ", but should be {expected}: ")?,
            None => f.write_str(", but should be left out: ")?,
        }
        self.reason.fmt(f)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoScore => {
                f.write_str("only games that end for want of moves have a score (N4)")
            }
            Reason::ForfeitLoses => {
                f.write_str("a player who resigns or runs out of time has lost (N4)")
            }
            Reason::GoesOn => {
                f.write_str("the game can go on, and nobody has resigned or run out of time (N4)")
            }
            Reason::Ended {
                termination,
                rules,
                rule,
            } => {
                let what = match (termination, rules) {
                    (Termination::NoMoves, RuleSet::Giuthi(_)) => "nobody can move",
                    (Termination::NoMoves, RuleSet::Kiothi) => "the player to move cannot",
                    (Termination::Repetition, _) => "a turn began as an earlier one had begun",
                    (Termination::Resignation, _) => "a player resigned",
                    (Termination::Time, _) => "a player ran out of time",
                };
                write!(f, "{what} ({rule})")
            }
        }
    }
}

impl Stated {
    /// What is to be said of this game.
    pub(super) fn of(game: &Game) -> Stated {
        let ending = game.ending();
        Stated {
            verdict: Verdict::of(ending),
            score: ending.and_then(|ending| ending.score),
            finish: Finish::of(ending),
        }
    }

    pub(super) fn tags(&self) -> impl Iterator<Item = (&str, String)> {
        let score = self.score.map(|score| ("Score", pair_text(score)));
        iter::once(("Result", self.verdict.to_string()))
            .chain(score)
            .chain(iter::once(("Termination", self.finish.to_string())))
    }

    pub(super) fn disagreements(self, game: &Game) -> Vec<Disagreement> {
        let (result, finish, reason) = self.expected(game);
        let score = game.ending().and_then(|ending| ending.score).map(pair_text);
        let score_reason = match score {
            Some(_) => reason,
            None => Reason::NoScore,
        };
        let (stated_result, stated_finish) = (self.verdict.to_string(), self.finish.to_string());
        let compared = [
            ("Result", Some(stated_result), Some(result), reason),
            ("Score", self.score.map(pair_text), score, score_reason),
            (
                "Termination",
                Some(stated_finish),
                Some(finish.to_string()),
                reason,
            ),
        ];
        let differing = compared
            .into_iter()
            .filter(|(_, stated, expected, _)| stated != expected);
        differing
            .map(|(tag, stated, expected, reason)| Disagreement {
                tag,
                stated,
                expected,
                reason,
            })
            .collect()
    }

    /// What Result and Termination should be, and why.
    fn expected(self, game: &Game) -> (String, Finish, Reason) {
        let Some(ending) = game.ending() else {
            return if self.finish.is_forfeit() {
                ("1-0 or 0-1".to_owned(), self.finish, Reason::ForfeitLoses)
            } else {
                let open = Verdict::Open.text().to_owned();
                (open, Finish::Unfinished, Reason::GoesOn)
            };
        };
        let reason = Reason::Ended {
            termination: ending.termination,
            rules: game.start().rules(),
            rule: game.ending_rule(ending),
        };
        (
            Verdict::of(Some(ending)).to_string(),
            Finish::of(Some(ending)),
            reason,
        )
    }
}
