//! What a game counts among rivals (K16).

use crate::{BySide, Ending, Side};

/// How won games of Kiothi are counted.
///
/// ```
/// # use ndongu_rules::{BySide, Ending, Side, Termination, kiothi::MatchPoints};
/// let ending = Ending {
///     termination: Termination::NoMoves,
///     winner: Some(Side::South),
///     score: Some(BySide { south: 31, north: 29 }),
///     repeats: None,
/// };
/// assert_eq!(MatchPoints::default().of(&ending), BySide { south: 2, north: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchPoints {
    one_warrior: u8,
}

impl MatchPoints {
    /// A win of one warrior counts `one_warrior`, by agreement from 2 to 10; `None` for other numbers.
    pub fn new(one_warrior: u8) -> Option<MatchPoints> {
        (2..=10)
            .contains(&one_warrior)
            .then_some(MatchPoints { one_warrior })
    }

    /// What a win of one warrior counts.
    pub fn one_warrior(self) -> u8 {
        self.one_warrior
    }

    /// The points of each side for a game that has ended: none for a draw, one for a win, more for
    /// [a win of one warrior](Self::is_win_of_one_warrior).
    pub fn of(self, ending: &Ending) -> BySide<u8> {
        let win = if Self::is_win_of_one_warrior(ending) {
            self.one_warrior
        } else {
            1
        };
        let points = |side: Side| if ending.winner == Some(side) { win } else { 0 };
        BySide::from_fn(points)
    }

    /// Whether the game was won by exactly two warriors, 31 to 29 say. A game given up has no score
    /// to be won by.
    pub fn is_win_of_one_warrior(ending: &Ending) -> bool {
        ending
            .score
            .is_some_and(|score| score.south.abs_diff(score.north) == 2)
    }
}

impl Default for MatchPoints {
    /// A win of one warrior counts two.
    fn default() -> Self {
        MatchPoints { one_warrior: 2 }
    }
}
