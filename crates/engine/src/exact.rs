//! Exact values that somebody else knows, such as tables of every board with few seeds.

use ndongu_rules::AnyPosition;

/// Knows what positions are worth.
///
/// The answers must be those of best play from a position without a past, and agree with each other:
/// what is known of a position follows from what is known of the positions that its moves lead to.
pub trait Exact: Send + Sync {
    /// The gains of the side to move, which begins a turn; `None` where they are not known.
    fn gains(&self, position: &AnyPosition) -> Option<Gains>;

    /// Of no position of this game and size with more seeds on the board is anything known.
    fn most_seeds(&self, position: &AnyPosition) -> u16;
}

/// What a player can get from here on: captured seeds, and those in the own row at the end, less the
/// same of the other side. `docs/theory.md` tells why these two numbers say everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gains {
    /// The largest gain that can be forced with an end of the game; `None` if no end can be forced.
    pub forced: Option<i16>,
    /// The largest gain that is safe if play without end, a draw, is good enough; `None` if that can
    /// be forced.
    pub safe: Option<i16>,
}

impl Gains {
    /// How far the player is ahead in the end who leads by `lead` captured seeds now: more than nought
    /// for a win, less for a loss, nought for a draw.
    ///
    /// ```
    /// # use ndongu_engine::Gains;
    /// let gains = Gains { forced: Some(2), safe: None };
    /// assert_eq!(gains.margin(3), 5);
    /// assert_eq!(gains.margin(-2), 0);
    /// ```
    pub fn margin(self, lead: i16) -> i16 {
        let wins = self.forced.map(|gain| lead + gain).filter(|lead| *lead > 0);
        let loses = self.safe.map(|gain| lead + gain).filter(|lead| *lead < 0);
        wins.or(loses).unwrap_or(0)
    }
}
