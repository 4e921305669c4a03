//! What is wrong with a record, and where.

use std::fmt;

use super::{MAX_DEPTH, TagError};
use crate::{IllegalMove, NotationError, NotationProblem, RuleSet};

/// A record that could not be read.
///
/// ```
/// # use ndongu_rules::record;
/// let text = "[Game \"giuthi\"]\n[Setup \"8x8\"]\n\n1. c+";
/// let error = record::read(text).next().unwrap().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1, line 4: c+ is not legal: c is North's, and it is South's turn (G2)",
/// );
/// assert_eq!((error.column(), error.offset()), (4, 34));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    pub(super) game: usize,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) offset: usize,
    pub(super) problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The rules do not allow a move.
    Illegal {
        /// The move as it is written.
        text: String,
        /// Why.
        reason: IllegalMove,
    },
    /// This is no move of the game at all (N3).
    NotAMove {
        /// What is written.
        text: String,
        /// Why.
        reason: NotationError,
    },
    /// A comma joins moves of one turn, and the turn was over.
    TurnOver {
        /// The move behind the comma.
        text: String,
    },
    /// A comma without a move before or behind it.
    Comma,
    /// A `$` without a number up to 255, or marks like `!!!`.
    Glyph {
        /// What is written.
        text: String,
    },
    /// A `!`, `?` or `$1` with no move before it.
    GlyphWithoutMove,
    /// A sign that has no business there, like `}`.
    Stray {
        /// The sign.
        mark: char,
    },
    /// A `{` without its `}`.
    OpenComment,
    /// A `(` without its `)`.
    OpenVariation,
    /// A `)` without its `(`.
    UnopenedVariation,
    /// A variation without a move.
    EmptyVariation,
    /// A variation with no turn before it that it could replace.
    NothingToReplace,
    /// Variations nested more than [`MAX_DEPTH`] deep.
    TooDeep,
    /// A result in a variation.
    ResultInVariation,
    /// The tag Result and the end of the moves give different results.
    TwoResults,
    /// Something else than a tag in brackets.
    TagSyntax,
    /// A tag given twice.
    TagTwice {
        /// Its name.
        name: String,
    },
    /// A tag with a value that it cannot have.
    Tag {
        /// Its name.
        name: String,
        /// What is wrong.
        problem: TagProblem,
    },
    /// Moves without tags.
    NoTags,
    /// No tag says which game it is.
    NoGame,
    /// No tag says from where the game was played.
    NoStart,
    /// Both Setup and Position are given.
    TwoStarts,
    /// No record at all, where one was expected.
    NoRecord,
    /// Another record, where only one was expected.
    AnotherRecord,
}

/// What is wrong with the value of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagProblem {
    /// It is no game, set-up or position.
    Notation(NotationProblem),
    /// It is not what this tag may have.
    Value(TagError),
    /// It is no result.
    Result,
    /// It is no score.
    Score,
    /// It is no termination.
    Termination,
    /// It is of another game than the tag Game says.
    OtherGame {
        /// What the tag Game says.
        expected: RuleSet,
        /// What this tag says.
        found: RuleSet,
    },
}

impl RecordError {
    /// The record in the text, the first being 1.
    pub fn game(&self) -> usize {
        self.game
    }

    /// The line, the first being 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The character in the line, the first being 1.
    pub fn column(&self) -> usize {
        self.column
    }

    /// The byte of the text.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// What is wrong.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl Problem {
    /// The id of the rule behind it.
    pub fn rule(&self) -> &'static str {
        match self {
            Problem::Illegal { reason, .. } => reason.rule(),
            Problem::NotAMove { .. } => "N3",
            _ => "N4",
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}", self.game, self.line)?;
        if matches!(self.problem, Problem::Tag { .. }) {
            // Positions are long, so that it helps to be told where in the line.
            write!(f, ", column {}", self.column)?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for TagProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagProblem::Notation(problem) => problem.fmt(f),
            TagProblem::Value(error) => error.fmt(f),
            TagProblem::Result => f.write_str("expected 1-0, 0-1, 1/2-1/2 or *"),
            TagProblem::Score => f.write_str("expected South's score and North's, like 42-30"),
            TagProblem::Termination => {
                f.write_str("expected no moves, repetition, resignation, time or unfinished")
            }
            TagProblem::OtherGame { expected, found } => {
                write!(f, "expected {expected}, as in the tag Game, not {found}")
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Illegal { text, reason } => {
                write!(f, "{text} is not legal: {reason} ({})", reason.rule())
            }
            Problem::NotAMove { text, reason } => {
                write!(f, "{text} is not a move: {} (N3)", reason.problem())
            }
            Problem::TurnOver { text } => write!(
                f,
                "a comma joins the moves of one turn, and the turn was over before {text} (N4)"
            ),
            Problem::Comma => f.write_str("a comma must stand between two moves of one turn (N4)"),
            Problem::Glyph { text } => {
                write!(f, "expected one of ! ? !! ?? !? ?! or $0 to $255, not {text}")
            }
            Problem::GlyphWithoutMove => f.write_str("expected a move before !, ? or $"),
            Problem::Stray { mark } => write!(f, "expected a move, not {mark}"),
            Problem::OpenComment => f.write_str("this comment has no } to close it"),
            Problem::OpenVariation => f.write_str("this variation has no ) to close it"),
            Problem::UnopenedVariation => f.write_str("there is no variation that this ) could close"),
            Problem::EmptyVariation => f.write_str("expected a move in this variation"),
            Problem::NothingToReplace => {
                f.write_str("a variation replaces the turn before it, and there is none (N4)")
            }
            Problem::TooDeep => write!(f, "variations are nested more than {MAX_DEPTH} deep"),
            Problem::ResultInVariation => f.write_str("expected a move or ), not a result, in a variation"),
            Problem::TwoResults => f.write_str("the tag Result and the end of the moves differ (N4)"),
            Problem::TagSyntax => f.write_str(r#"expected a tag like [South "Wanjiru"]"#),
            Problem::TagTwice { name } => write!(f, "the tag {name} is given twice"),
            Problem::Tag { name, problem } => write!(f, "[{name}]: {problem}"),
            Problem::NoTags => {
                f.write_str(r#"expected tags before the moves, at least [Game "giuthi"] and [Setup "8x8"] (N4)"#)
            }
            Problem::NoGame => f.write_str(r#"expected a tag [Game "giuthi"] or [Game "kiothi"] (N4)"#),
            Problem::NoStart => {
                f.write_str(r#"expected a tag like [Setup "8x8"], or [Position "…"] with a whole position (N4)"#)
            }
            Problem::TwoStarts => f.write_str("expected one of the tags Setup and Position, not both (N4)"),
            Problem::NoRecord => f.write_str("expected a game record (N4)"),
            Problem::AnotherRecord => f.write_str("expected the end of the text after one record"),
        }
    }
}
