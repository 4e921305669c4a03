//! What a player does at the keyboard or with the mouse.

use ndongu_rules::Hole;

/// One key, or a click on something that is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A key that writes something; commands are letters that name no hole.
    Char(char),
    /// Arrow to the left.
    Left,
    /// Arrow to the right.
    Right,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Confirms.
    Enter,
    /// Goes back.
    Escape,
    /// Takes the last thing back.
    Backspace,
    /// A click on a hole.
    Hole(Hole),
    /// A click on one of the ways to go on from the hole that is lifted.
    Way(usize),
    /// Ctrl-C: leaves at once.
    Leave,
}
