//! What is wrong with a text, and where.

use std::fmt;

use crate::{Hole, RuleSet, SetupError};

/// Text that could not be read: what was expected or is wrong, and where.
///
/// ```
/// # use ndongu_rules::AnyPosition;
/// let error = "giuthi 8,8,x/8,8,8 0-0 S".parse::<AnyPosition>().unwrap_err();
/// assert_eq!(error.offset(), 11);
/// assert_eq!(error.to_string(), "expected a number of seeds at column 12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationError {
    offset: usize,
    problem: NotationProblem,
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotationProblem {
    /// Something else stands there.
    Expected(Expected),
    /// The number begins with a nought.
    LeadingZero(Expected),
    /// The number has more than three digits.
    TooManyDigits(Expected),
    /// A set-up cannot have so many holes, or occupied boma (N2).
    Holes {
        /// Of which game.
        rules: RuleSet,
        /// How many it has.
        holes: usize,
    },
    /// A set-up cannot have so many seeds in each hole (N2).
    Seeds {
        /// How many it has.
        seeds: u16,
    },
    /// A redistribution empties a boma twice.
    EmptiedTwice {
        /// Which.
        boma: Hole,
    },
    /// A redistribution places warriors in a boma twice.
    ReceivesTwice {
        /// Which.
        boma: Hole,
    },
    /// The text is well formed, but no such position can stand on a board.
    Setup(SetupError),
}

/// What should stand in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// Nothing more.
    End,
    /// `giuthi` or `kiothi`.
    Game,
    /// A rule set of Giuthi.
    GiuthiRules,
    /// The rule set of Kiothi.
    KiothiRules,
    /// A space, and a set-up or South's row.
    Board,
    /// The `x` of a set-up.
    Times,
    /// How many holes a row has.
    Holes,
    /// How many seeds lie in a hole.
    Seeds,
    /// A comma, or North's row.
    NorthRow,
    /// A space, and the captured seeds.
    Captured,
    /// What South has captured.
    CapturedBySouth,
    /// `-`, and what North has captured.
    DashAndCapturedByNorth,
    /// What North has captured.
    CapturedByNorth,
    /// A space, and the side to move.
    SpaceAndSide,
    /// The side to move.
    Side,
    /// A letter of a hole.
    Hole,
    /// A letter of a boma.
    Boma,
    /// A letter of a boma to empty.
    BomaToEmpty,
    /// A letter of a boma to place warriors in.
    BomaToFill,
    /// `+` or `-`.
    Direction,
    /// How many warriors.
    Warriors,
    /// One warrior or more.
    SomeWarriors,
    /// The `=` of a redistribution.
    Equals,
}

impl NotationError {
    pub(super) fn new(offset: usize, problem: NotationProblem) -> Self {
        NotationError { offset, problem }
    }

    /// The byte of the text at which reading failed. What stands before it is ASCII, so the column
    /// is one more.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// What is wrong, without the place.
    pub fn problem(&self) -> NotationProblem {
        self.problem
    }
}

impl NotationProblem {
    /// Whether the sentence has commas, so that one more leads over to the place.
    pub fn has_commas(self) -> bool {
        use Expected::{Captured, GiuthiRules, KiothiRules, NorthRow, Side, SpaceAndSide};
        matches!(
            self,
            NotationProblem::Expected(
                GiuthiRules | KiothiRules | NorthRow | Captured | SpaceAndSide | Side
            )
        )
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = if self.problem.has_commas() { "," } else { "" };
        write!(f, "{}{comma} at column {}", self.problem, self.offset + 1)
    }
}

impl std::error::Error for NotationError {}

impl fmt::Display for NotationProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationProblem::Expected(what) => write!(f, "expected {what}"),
            NotationProblem::LeadingZero(what) => {
                write!(f, "expected {what} without leading zeros")
            }
            NotationProblem::TooManyDigits(what) => {
                write!(f, "expected {what} of at most three digits")
            }
            NotationProblem::Holes { rules, holes } => {
                let what = match rules {
                    RuleSet::Giuthi(_) => "1 to 10 holes in a row",
                    RuleSet::Kiothi => "2 to 10 occupied boma",
                };
                write!(f, "a set-up has {what}, not {holes}")
            }
            NotationProblem::Seeds { seeds } => {
                write!(f, "a set-up has 1 to 9 seeds in each, not {seeds}")
            }
            NotationProblem::EmptiedTwice { boma } => write!(f, "{boma} is emptied twice"),
            NotationProblem::ReceivesTwice { boma } => write!(f, "{boma} receives twice"),
            NotationProblem::Setup(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::End => "the end",
            Expected::Game => "giuthi or kiothi",
            Expected::GiuthiRules => "a rule set of Giuthi, mancala-world or climent",
            Expected::KiothiRules => "the rule set of Kiothi, mancala-world",
            Expected::Board => "a space and then a set-up like 8x8, or the seeds of South's holes",
            Expected::Times => "x",
            Expected::Holes => "a number of holes",
            Expected::Seeds => "a number of seeds",
            Expected::NorthRow => "a comma, or a slash and then North's holes",
            Expected::Captured => "a space and then the captured seeds, like 0-0",
            Expected::CapturedBySouth => "the number of seeds captured by South",
            Expected::DashAndCapturedByNorth => "- and the seeds captured by North",
            Expected::CapturedByNorth => "the number of seeds captured by North",
            Expected::SpaceAndSide => "a space and then the side to move, S or N",
            Expected::Side => "the side to move, S or N",
            Expected::Hole => "a hole from A to J or a to j",
            Expected::Boma => "a boma from A to J or a to j",
            Expected::BomaToEmpty => "a boma to empty from A to J or a to j",
            Expected::BomaToFill => "a boma to place warriors in, from A to J or a to j",
            Expected::Direction => "+ or -",
            Expected::Warriors => "a number of warriors",
            Expected::SomeWarriors => "at least one warrior",
            Expected::Equals => "= after at most two boma",
        })
    }
}
