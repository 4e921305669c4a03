//! Questions and pages in front of the board.

use crate::words::say;

/// What stands in front of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// All keys, and the rules in short; the first line shown.
    Help(u16),
    /// The game so far; lines scrolled back from the end.
    Moves(u16),
    /// Something to type.
    Prompt(Prompt),
    /// A question answered by yes or no.
    Confirm(Confirm),
}

/// Something to type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What for.
    pub purpose: Typing,
    /// The text so far.
    pub text: String,
    /// Why the last text was not good.
    pub error: Option<String>,
}

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typing {
    /// A move (N3).
    Move,
    /// The name of a file to save the game in.
    Save,
    /// The name of a file to go on from.
    Load,
}

impl Prompt {
    /// Asks for a text, beginning with `text`.
    pub fn new(purpose: Typing, text: impl Into<String>) -> Prompt {
        Prompt {
            purpose,
            text: text.into(),
            error: None,
        }
    }

    /// What is asked for.
    pub fn title(&self) -> String {
        match self.purpose {
            Typing::Move => say!("terminal-type-move"),
            Typing::Save => say!("terminal-type-save"),
            Typing::Load => say!("terminal-type-load"),
        }
    }
}

/// A question answered by yes or no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// Give up?
    Resign,
    /// Leave a game that no file holds?
    Quit,
    /// Give up a game that no file holds for the one in this file?
    Load(String),
    /// Give up a game that no file holds for a new one?
    New,
    /// Write over this file?
    Overwrite(String),
}

impl Confirm {
    /// The question.
    pub fn question(&self) -> String {
        match self {
            Confirm::Resign => say!("terminal-ask-resign"),
            Confirm::Quit => say!("terminal-ask-quit"),
            Confirm::Load(name) => say!("terminal-ask-load", "file" = name),
            Confirm::New => say!("terminal-ask-new"),
            Confirm::Overwrite(name) => say!("terminal-ask-overwrite", "file" = name),
        }
    }
}
