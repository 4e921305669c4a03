//! What a position is worth.

use std::fmt;

use ndongu_rules::{Ending, Side};

/// One seed, in the units in which the search reckons: hundredths.
pub(crate) const SEED: i32 = 100;

/// A drawn game. No guess is ever exactly this, so that a drawn end is known for what it is.
pub(crate) const DRAW: i32 = 0;

/// A won game is worth this and what its margin and its nearness add: more than any guess.
const WON: i32 = 1_000_000;

/// Values beyond this are of won games, and below its negation of lost ones.
pub(crate) const DECIDED: i32 = WON / 2;

/// What one seed of the margin of a won game is worth. More than any number of plies, so that of
/// two wins the greater counts more, and of two equal ones the nearer.
const MARGIN: i32 = 1_000;

/// Added to the moves to an end that is known to come, but not when: more than any line has, and little
/// enough to leave room for those of a line.
pub(crate) const FAR: usize = 500;

/// More than any value, and its negation less.
pub(crate) const INFINITE: i32 = i32::MAX;

/// The value of an end `ply` moves from here, reached with this lead.
pub(crate) fn of_end(lead: i32, ply: usize) -> i32 {
    lead.signum() * (WON - (ply as i32).min(MARGIN - 1)) + lead * MARGIN
}

/// As seen from `ply` moves nearer to the end.
pub(crate) fn nearer(value: i32, ply: usize) -> i32 {
    farther(value, -(ply as i32))
}

/// As seen from `ply` moves farther from the end.
pub(crate) fn from_afar(value: i32, ply: usize) -> i32 {
    farther(value, ply as i32)
}

fn farther(value: i32, plies: i32) -> i32 {
    if value > DECIDED {
        value - plies
    } else if value < -DECIDED {
        value + plies
    } else {
        value
    }
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Ahead by so many hundredths of a seed, as far as can be judged; behind when negative.
    Ahead(i32),
    /// Wins by force.
    Wins {
        /// Seeds more than the other side at the end; at least 1.
        margin: u16,
        /// Moves from here to the end, of both sides, passes and extra moves counted; of no meaning
        /// where [`Value::moves`] says `None`.
        moves: u16,
    },
    /// As far as was looked, the best for both sides is a drawn end: a repetition (G13, K15) or
    /// equal scores.
    Draws,
    /// Loses by force.
    Loses {
        /// Seeds fewer than the other side at the end; at least 1.
        margin: u16,
        /// Moves from here to the end, of both sides, passes and extra moves counted; of no meaning
        /// where [`Value::moves`] says `None`.
        moves: u16,
    },
}

impl Value {
    pub(crate) fn of(value: i32) -> Value {
        let decided = value.abs() - WON;
        // Rounded up, since nearness takes away less than a seed's worth.
        let margin = (decided + MARGIN - 1).div_euclid(MARGIN) as u16;
        let moves = (i32::from(margin) * MARGIN - decided) as u16;
        match value {
            DRAW => Value::Draws,
            _ if value > DECIDED => Value::Wins { margin, moves },
            _ if value < -DECIDED => Value::Loses { margin, moves },
            _ => Value::Ahead(value),
        }
    }

    /// Seeds by which the side to move is ahead: guessed, or by which it wins or loses.
    ///
    /// ```
    /// # use ndongu_engine::Value;
    /// assert_eq!(Value::Ahead(-320).seeds(), -3.2);
    /// assert_eq!(Value::Wins { margin: 5, moves: 1 }.seeds(), 5.0);
    /// ```
    pub fn seeds(self) -> f64 {
        match self {
            Value::Ahead(hundredths) => f64::from(hundredths) / f64::from(SEED),
            Value::Wins { margin, .. } => f64::from(margin),
            Value::Draws => 0.0,
            Value::Loses { margin, .. } => -f64::from(margin),
        }
    }

    /// Moves from here to the end of a game that is won or lost, of both sides; `None` for others, and
    /// where a table of exact values says who wins, but not how soon.
    pub fn moves(self) -> Option<u16> {
        match self {
            Value::Wins { moves, .. } | Value::Loses { moves, .. } => {
                Some(moves).filter(|moves| usize::from(*moves) < FAR)
            }
            Value::Ahead(_) | Value::Draws => None,
        }
    }

    /// In hundredths of a seed, a decided game beyond every guess.
    pub(crate) fn hundredths(self) -> f64 {
        match self {
            Value::Ahead(hundredths) => f64::from(hundredths),
            Value::Wins { margin, moves } => f64::from(of_end(margin.into(), moves.into())),
            Value::Draws => 0.0,
            Value::Loses { margin, moves } => -f64::from(of_end(margin.into(), moves.into())),
        }
    }

    /// The same as the other side sees it.
    #[must_use]
    pub fn reversed(self) -> Value {
        match self {
            Value::Ahead(hundredths) => Value::Ahead(-hundredths),
            Value::Wins { margin, moves } => Value::Loses { margin, moves },
            Value::Draws => Value::Draws,
            Value::Loses { margin, moves } => Value::Wins { margin, moves },
        }
    }

    /// What is worth this to the player to move, as it is worth to South; and the other way round.
    #[must_use]
    pub fn for_south(self, mover: Side) -> Value {
        match mover {
            Side::South => self,
            Side::North => self.reversed(),
        }
    }

    /// What an end is worth to South.
    pub fn of_ending(ending: Ending) -> Value {
        let margin = ending
            .score
            .map_or(0, |score| score.south.abs_diff(score.north));
        match ending.winner {
            None => Value::Draws,
            Some(Side::South) => Value::Wins { margin, moves: 0 },
            Some(Side::North) => Value::Loses { margin, moves: 0 },
        }
    }
}

/// `+3.2`, `wins by 5`, `draws`, `loses by 1`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Ahead(_) => write!(f, "{:+.1}", self.seeds()),
            Value::Wins { margin, .. } => write!(f, "wins by {margin}"),
            Value::Draws => f.write_str("draws"),
            Value::Loses { margin, .. } => write!(f, "loses by {margin}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_told_with_margin_and_distance() {
        for (lead, moves) in [(1, 0), (1, 7), (180, 999), (36, 12)] {
            let (margin, told) = (lead as u16, moves as u16);
            let value = Value::Wins {
                margin,
                moves: told,
            };
            assert_eq!(Value::of(of_end(lead, moves)), value);
            assert_eq!(Value::of(of_end(-lead, moves)), value.reversed());
        }
        assert_eq!(Value::of(of_end(0, 9)), Value::Draws);
    }

    #[test]
    fn a_greater_win_is_better_and_then_a_nearer_one() {
        assert!(of_end(2, 300) > of_end(1, 0));
        assert!(of_end(2, 3) > of_end(2, 4));
        assert!(of_end(-2, 3) < of_end(-2, 4));
    }

    #[test]
    fn ends_move_with_the_ply_and_guesses_do_not() {
        assert_eq!(from_afar(of_end(3, 5), 2), of_end(3, 7));
        assert_eq!(nearer(of_end(-3, 7), 2), of_end(-3, 5));
        assert_eq!(from_afar(-70, 2), -70);
    }
}
