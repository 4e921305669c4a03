//! What a board is worth to the player about to begin a turn: two numbers for every score at once.

use ndongu_rules::Side;

/// The gain that can be forced, and the gain that is safe.
///
/// A gain is what the player captures from here on, plus the own row minus the other one at the end,
/// minus what the opponent captures. Play that repeats a position has no gain: it is a draw (G13,
/// K15). `docs/theory.md` proves that these two numbers decide a game at every score.
///
/// ```
/// # use ndongu_solver::{Value, Worth};
/// let worth = Worth { forced: 2, safe: Worth::ALWAYS };
/// assert_eq!(worth.value(-1), Value::Win);    // 2 more is enough
/// assert_eq!(worth.value(-2), Value::Draw);   // not by a finite end, but nobody can force one
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worth {
    /// The largest gain that can be forced with a finite end; [`NEVER`](Self::NEVER) if none can.
    pub forced: i8,
    /// The largest gain that can be forced where play without end counts as success too;
    /// [`ALWAYS`](Self::ALWAYS) if play without end can be forced.
    pub safe: i8,
}

/// The result of a game, for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The other side wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// This side wins.
    Win,
}

impl Value {
    /// `win`, `draw` or `loss`.
    pub fn word(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        }
    }

    /// For the other side.
    #[must_use]
    pub fn reversed(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

impl Worth {
    /// Less than any gain.
    pub const NEVER: i8 = -127;
    /// More than any gain.
    pub const ALWAYS: i8 = 127;
    /// The most seeds on a board whose gains can be told: the sentinels lie beyond.
    pub const MOST_SEEDS: usize = 126;

    /// What is known of a board before anything has been looked at.
    pub(crate) const UNKNOWN: Worth = Worth {
        forced: Worth::NEVER,
        safe: Worth::ALWAYS,
    };
    /// What a player has who has no exit to choose from.
    pub(crate) const NOTHING: Worth = Worth {
        forced: Worth::NEVER,
        safe: Worth::NEVER,
    };

    /// A board that is finished with this gain.
    pub(crate) fn exact(gain: i8) -> Worth {
        Worth {
            forced: gain,
            safe: gain,
        }
    }

    /// What a move is worth to the mover that captures `gain` and leaves a board of this worth to the
    /// opponent.
    #[inline]
    #[must_use]
    pub fn after(self, gain: i8) -> Worth {
        Worth {
            forced: less(gain, self.safe),
            safe: less(gain, self.forced),
        }
    }

    /// The better of two choices, in both respects.
    #[inline]
    #[must_use]
    pub fn or(self, other: Worth) -> Worth {
        Worth {
            forced: self.forced.max(other.forced),
            safe: self.safe.max(other.safe),
        }
    }

    /// The result for the player about to begin a turn who leads by `lead` captured seeds.
    pub fn value(self, lead: i16) -> Value {
        // ALWAYS and NEVER are beyond every lead, which they alone may not be told by adding.
        let wins = self.forced != Worth::NEVER && lead + i16::from(self.forced) > 0;
        let loses = self.safe != Worth::ALWAYS && lead + i16::from(self.safe) < 0;
        match (wins, loses) {
            (true, _) => Value::Win,
            (false, true) => Value::Loss,
            (false, false) => Value::Draw,
        }
    }

    /// Both numbers in one, for storing.
    #[inline]
    pub(crate) fn to_bits(self) -> u16 {
        u16::from_le_bytes([self.forced as u8, self.safe as u8])
    }

    /// The inverse of [`to_bits`](Self::to_bits).
    #[inline]
    pub(crate) fn from_bits(bits: u16) -> Worth {
        let [forced, safe] = bits.to_le_bytes();
        Worth {
            forced: forced as i8,
            safe: safe as i8,
        }
    }
}

/// A captured gain less what the opponent gets from then on.
#[inline]
fn less(gain: i8, theirs: i8) -> i8 {
    match theirs {
        Worth::NEVER => Worth::ALWAYS,
        Worth::ALWAYS => Worth::NEVER,
        theirs => gain - theirs,
    }
}

/// How far ahead the mover is in captured seeds.
pub(crate) fn lead(taken: ndongu_rules::BySide<u8>, mover: Side) -> i16 {
    i16::from(taken[mover]) - i16::from(taken[mover.other()])
}
