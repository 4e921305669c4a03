//! What both games share: a position whose turn it is, sowings to try, and the positions they lead to.

use std::{fmt, hash::Hash, str::FromStr};

use crate::{
    BySide, Circle, Hole, IllegalMove, MAX_HOLES, NotationError, Outcome, Setup, SetupError, Side,
    SowingPath, Trace, Watch, watch,
};

/// A move: a sowing, or a pass (B7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move<S> {
    /// Takes up seeds and sows them.
    Sow(S),
    /// Gives the turn to the other player.
    Pass,
}

impl<S: fmt::Display> fmt::Display for Move<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(sowing) => sowing.fmt(f),
            Move::Pass => f.pad("pass"),
        }
    }
}

pub(crate) mod sealed {
    pub trait Sealed {}
}

/// A possible position in the ordinary play of Giuthi or Kiothi: a small value without a past.
///
/// A position is taken to begin a turn. What forbids a move because of the past (G6a within a turn,
/// G13 and K15 between turns) needs that past: [`legal`](Self::legal) and
/// [`play_in_turn`](Self::play_in_turn) are given it, [`Game`](crate::Game) keeps it.
///
/// The trait is sealed: there are the two games.
pub trait Position:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = NotationError>
    + TryFrom<Setup, Error = SetupError>
    + Into<Setup>
    + Send
    + Sync
    + sealed::Sealed
    + 'static
{
    /// Names one sowing: a hole and a direction, or a hole and a count.
    type Sowing: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Send
        + Sync;

    /// Holes in a row: 1 … 10.
    fn holes(&self) -> usize;

    /// The side to move.
    fn turn(&self) -> Side;

    /// Seeds in a hole.
    ///
    /// # Panics
    ///
    /// When the hole is not on this board.
    fn seeds(&self, hole: Hole) -> u8;

    /// The seeds in each hole of a side's row from its own left, nought beyond the row.
    ///
    /// ```
    /// # use ndongu_rules::{Giuthi, Position, Side};
    /// let pos: Giuthi = "giuthi 0,0,2/1,7,0 0-0 S".parse()?;
    /// assert_eq!(pos.row(Side::North)[..3], [1, 7, 0]);
    /// # Ok::<_, ndongu_rules::NotationError>(())
    /// ```
    fn row(&self, side: Side) -> [u8; MAX_HOLES];

    /// A number that two positions share only by chance, one in 2⁶⁴: board, marks, stores, turn and
    /// rules are mixed into it.
    ///
    /// # Stability
    ///
    /// None: another version of this crate may give other numbers.
    fn fingerprint(&self) -> u64;

    /// All seeds in a side's row.
    #[inline]
    fn row_seeds(&self, side: Side) -> u16 {
        self.row(side).into_iter().map(u16::from).sum()
    }

    /// Seeds captured by each side.
    fn taken(&self) -> BySide<u8>;

    /// Everything worth sowing: all legal sowings, and perhaps some that never end. Cheap, nothing
    /// is sown. In the order of the mover's holes from the left; `+` before `-`, few before many.
    fn candidates(&self) -> impl Iterator<Item = Self::Sowing> + use<Self>;

    /// Sows a candidate, telling `watch`; `None` when the sowing never ends (B6).
    ///
    /// Only [`candidates`](Self::candidates) of this position may be sown; for anything else the
    /// result is meaningless or a panic. Moves from outside go through [`play`](Self::play).
    fn sow<W: Watch>(&self, sowing: Self::Sowing, watch: &mut W) -> Option<Self>;

    /// Why a sowing is not a candidate here.
    ///
    /// # Errors
    ///
    /// Says which rule it breaks. `Ok` does not promise that the sowing ends.
    fn check_candidate(&self, sowing: Self::Sowing) -> Result<(), IllegalMove>;

    /// The same board with the other side to move.
    #[must_use]
    fn with_turn_given(&self) -> Self;

    /// The child of a pass, given that the mover has no legal sowing; `None` when there is no
    /// passing in this game or the other side cannot move either.
    fn passed(&self) -> Option<Self>;

    /// The final score, given that the mover has no legal sowing and no pass.
    fn final_score(&self) -> BySide<u16>;

    /// Whether a turn may not go on to this position after it has stood on `stood` (G6a).
    ///
    /// Asked of children with the same side to move; never `Some` in Kiothi.
    ///
    /// # Complexity
    ///
    /// One sowing as a rule. At worst every row that extra moves can reach is visited once.
    fn circle(&self, stood: &[Self]) -> Option<Circle>;

    /// The rule by which this game ends for want of moves.
    const OVER_RULE: &'static str;

    /// The rule that speaks of passing in this game.
    const PASS_RULE: &'static str;

    /// Whether the mover has no sowing that ends (G11, K13).
    #[inline]
    fn is_stuck(&self) -> bool {
        !self
            .candidates()
            .any(|sowing| self.sow(sowing, &mut ()).is_some())
    }

    /// The final score when the game ends here for want of moves (G12, K13).
    fn outcome(&self) -> Option<Outcome> {
        let over = self.is_stuck() && self.passed().is_none();
        over.then(|| Outcome {
            score: self.final_score(),
        })
    }

    /// Every move that the board alone allows, with the position it leads to: the sowings that end,
    /// or else the pass; nothing when the game is over. These are the moves that perft counts (N5).
    #[inline]
    fn children(&self) -> impl Iterator<Item = (Move<Self::Sowing>, Self)> {
        let pos = *self;
        let mut candidates = self.candidates();
        let mut stuck = true;
        std::iter::from_fn(move || {
            for sowing in candidates.by_ref() {
                if let Some(child) = pos.sow(sowing, &mut ()) {
                    stuck = false;
                    return Some((Move::Sow(sowing), child));
                }
            }
            let pass = std::mem::replace(&mut stuck, false);
            pass.then(|| pos.passed())
                .flatten()
                .map(|child| (Move::Pass, child))
        })
    }

    /// Tells `each` every candidate whose sowing ends, and where it leads, in the order of
    /// [`candidates`](Self::candidates).
    #[inline]
    fn each_sown(&self, each: impl FnMut(Self::Sowing, Self)) {
        self.each_sown_by(SowingPath::best(), each);
    }

    /// As [`each_sown`](Self::each_sown), on a path of one's own choice.
    #[inline]
    fn each_sown_by(&self, _path: SowingPath, each: impl FnMut(Self::Sowing, Self)) {
        each_sown_alone(self, each);
    }

    /// Tells `each` every legal move of a turn that has stood on `turn`, of which this position is the
    /// last: the sowings that end and do not go round in circles (G6a), or else the pass (G11).
    #[inline]
    fn each_legal(&self, turn: &[Self], mut each: impl FnMut(Move<Self::Sowing>, Self)) {
        let mut passes = true;
        self.each_sown(|sowing, child| {
            if child.turn() != self.turn() || child.circle(turn).is_none() {
                passes = false;
                each(Move::Sow(sowing), child);
            }
        });
        if passes && let Some(child) = self.passed() {
            each(Move::Pass, child);
        }
    }

    /// Every legal move of a turn that has already stood on `stood`, this position left out (G6a,
    /// G11); with an empty `stood`, every legal move at the beginning of a turn.
    fn legal(&self, stood: &[Self]) -> Vec<(Move<Self::Sowing>, Self)> {
        let mut moves = Vec::new();
        self.each_legal(&with_last(stood, *self), |mv, child| {
            moves.push((mv, child));
        });
        moves
    }

    /// Plays a move that comes from outside, in a turn that has already stood on `stood`.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    fn play_in_turn(&self, stood: &[Self], mv: Move<Self::Sowing>) -> Result<Self, IllegalMove> {
        self.narrate_in_turn(stood, mv).map(|(child, _)| child)
    }

    /// Plays a move at the beginning of a turn.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    fn play(&self, mv: Move<Self::Sowing>) -> Result<Self, IllegalMove> {
        self.play_in_turn(&[], mv)
    }

    /// Plays a move in a turn that has already stood on `stood` and writes down what happens.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    fn narrate_in_turn(
        &self,
        stood: &[Self],
        mv: Move<Self::Sowing>,
    ) -> Result<(Self, Trace), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver {
                rule: Self::OVER_RULE,
            });
        }
        match mv {
            Move::Sow(sowing) => {
                self.check_candidate(sowing)?;
                let (child, trace) = watch::trace(self, mv).ok_or(IllegalMove::Endless)?;
                if child.turn() == self.turn()
                    && let Some(circle) = child.circle(&with_last(stood, *self))
                {
                    return Err(IllegalMove::Circular(circle));
                }
                Ok((child, trace))
            }
            Move::Pass => {
                let only_pass = self
                    .legal(stood)
                    .iter()
                    .all(|(legal, _)| *legal == Move::Pass);
                only_pass
                    .then(|| watch::trace(self, mv))
                    .flatten()
                    .ok_or(IllegalMove::MayNotPass {
                        rule: Self::PASS_RULE,
                    })
            }
        }
    }

    /// Plays a move at the beginning of a turn and writes down what happens.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    fn narrate(&self, mv: Move<Self::Sowing>) -> Result<(Self, Trace), IllegalMove> {
        self.narrate_in_turn(&[], mv)
    }

    /// The number of move sequences of length `depth`, the past ignored (N5).
    ///
    /// ```
    /// # use ndongu_rules::{Giuthi, Position};
    /// let start: Giuthi = "giuthi 5x4".parse()?;
    /// assert_eq!(start.perft(3), 508);
    /// # Ok::<_, ndongu_rules::NotationError>(())
    /// ```
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut passes = true;
        let mut sequences = 0;
        self.each_sown(|_, child| {
            passes = false;
            sequences += child.perft(depth - 1);
        });
        if passes && let Some(child) = self.passed() {
            sequences = child.perft(depth - 1);
        }
        sequences
    }
}

/// Sows the candidates one after the other.
#[inline]
pub(crate) fn each_sown_alone<P: Position>(pos: &P, mut each: impl FnMut(P::Sowing, P)) {
    pos.candidates().for_each(|sowing| {
        if let Some(child) = pos.sow(sowing, &mut ()) {
            each(sowing, child);
        }
    });
}

/// `stood` and then `last`.
fn with_last<P: Copy>(stood: &[P], last: P) -> Vec<P> {
    stood.iter().copied().chain([last]).collect()
}
