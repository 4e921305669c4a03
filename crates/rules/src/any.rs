//! Positions and moves of either game, for the edges of a program.

use crate::{
    BySide, Direction, End, Giuthi, Hole, IllegalMove, Kiothi, Move, Outcome, Position, RuleSet,
    Setup, SetupError, Side, Trace, giuthi, kiothi,
    kiothi::{Opening, Redistribution},
};

/// A possible position of either game.
///
/// ```
/// # use ndongu_rules::AnyPosition;
/// let pos: AnyPosition = "kiothi 6x5".parse()?;
/// assert!(matches!(pos, AnyPosition::Opening(_)));
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyPosition {
    /// Giuthi.
    Giuthi(Giuthi),
    /// Kiothi before both redistributions.
    Opening(Opening),
    /// Kiothi after them.
    Kiothi(Kiothi),
}

/// A move of either game: whatever N3 can write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyMove {
    /// `C+`, or a pass in Giuthi.
    Giuthi(Move<giuthi::Sowing>),
    /// `F3`, or a pass in Kiothi (which only the opening knows).
    Kiothi(Move<kiothi::Sowing>),
    /// `EF=A3g7`.
    Redistribute(Redistribution),
}

/// Evaluates `$body` with the position bound to `$pos`, whichever it is.
macro_rules! with {
    ($any:expr, $pos:ident => $body:expr) => {
        match $any {
            AnyPosition::Giuthi($pos) => $body,
            AnyPosition::Opening($pos) => $body,
            AnyPosition::Kiothi($pos) => $body,
        }
    };
}

impl AnyMove {
    /// Whether it is a pass.
    pub fn is_pass(&self) -> bool {
        matches!(
            self,
            AnyMove::Giuthi(Move::Pass) | AnyMove::Kiothi(Move::Pass)
        )
    }
}

impl AnyPosition {
    /// The game and whose account of it.
    pub fn rules(&self) -> RuleSet {
        match self {
            AnyPosition::Giuthi(pos) => RuleSet::Giuthi(pos.rules()),
            AnyPosition::Opening(_) | AnyPosition::Kiothi(_) => RuleSet::Kiothi,
        }
    }

    /// Holes in a row: 1 … 10.
    pub fn holes(&self) -> usize {
        with!(self, pos => pos.holes())
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        with!(self, pos => pos.turn())
    }

    /// Seeds captured by each side.
    pub fn taken(&self) -> BySide<u8> {
        with!(self, pos => pos.taken())
    }

    /// Seeds in a hole.
    ///
    /// # Panics
    ///
    /// When the hole is not on this board.
    pub fn seeds(&self, hole: Hole) -> u8 {
        with!(self, pos => pos.seeds(hole))
    }

    /// Whether a hole is marked nki (K4); never in Giuthi.
    pub fn is_nki(&self, hole: Hole) -> bool {
        matches!(self, AnyPosition::Kiothi(pos) if pos.is_nki(hole))
    }

    /// One side's holes from its own left.
    pub fn row(
        &self,
        side: Side,
    ) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator + use<> {
        (0..self.holes() as u8).map(move |index| Hole::new(side, index))
    }

    /// Every sowing of the mover's that this game has words for, legal or not: each own hole both
    /// ways, or with each number of warriors in it. None while a redistribution is owed.
    ///
    /// ```
    /// # use ndongu_rules::AnyPosition;
    /// let pos: AnyPosition = "kiothi 0,2/1,0 0-0 S".parse()?;
    /// let sowings: Vec<_> = pos.own_sowings().iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(sowings, ["B1", "B2"]);
    /// # Ok::<_, ndongu_rules::NotationError>(())
    /// ```
    pub fn own_sowings(&self) -> Vec<AnyMove> {
        let own = self.row(self.turn());
        match self {
            AnyPosition::Opening(_) => Vec::new(),
            AnyPosition::Giuthi(_) => own
                .flat_map(|hole| {
                    Direction::BOTH.map(|direction| giuthi::Sowing { hole, direction })
                })
                .map(|sowing| AnyMove::Giuthi(Move::Sow(sowing)))
                .collect(),
            AnyPosition::Kiothi(pos) => own
                .flat_map(|boma| {
                    let counts = 1..=u16::from(pos.seeds(boma));
                    counts.map(move |count| kiothi::Sowing { boma, count })
                })
                .map(|sowing| AnyMove::Kiothi(Move::Sow(sowing)))
                .collect(),
        }
    }

    /// Every legal move of a turn that has already stood on `stood`, this position left out, with
    /// where it leads. A redistribution owed is not listed: [`Opening`] counts, draws and checks them.
    pub fn legal(&self, stood: &[AnyPosition]) -> Vec<(AnyMove, AnyPosition)> {
        match self {
            AnyPosition::Giuthi(pos) => {
                let legal = pos.legal(&giuthi_only(stood)).into_iter();
                legal
                    .map(|(mv, child)| (AnyMove::Giuthi(mv), AnyPosition::Giuthi(child)))
                    .collect()
            }
            AnyPosition::Kiothi(pos) => {
                let legal = pos.legal(&[]).into_iter();
                legal
                    .map(|(mv, child)| (AnyMove::Kiothi(mv), AnyPosition::Kiothi(child)))
                    .collect()
            }
            AnyPosition::Opening(pos) => pos
                .pass()
                .map(|child| (AnyMove::Kiothi(Move::Pass), child))
                .into_iter()
                .collect(),
        }
    }

    /// Plays a move in a turn that has already stood on `stood` and writes down what happens.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    pub fn narrate(
        &self,
        stood: &[AnyPosition],
        mv: &AnyMove,
    ) -> Result<(AnyPosition, Trace), IllegalMove> {
        match (self, mv) {
            (AnyPosition::Giuthi(pos), AnyMove::Giuthi(mv)) => {
                let (child, trace) = pos.narrate_in_turn(&giuthi_only(stood), *mv)?;
                Ok((AnyPosition::Giuthi(child), trace))
            }
            (AnyPosition::Kiothi(pos), AnyMove::Kiothi(mv)) => {
                let (child, trace) = pos.narrate(*mv)?;
                Ok((AnyPosition::Kiothi(child), trace))
            }
            (AnyPosition::Opening(pos), AnyMove::Redistribute(redistribution)) => Ok((
                pos.redistribute(redistribution)?,
                Trace::unsown(End::Opening),
            )),
            (AnyPosition::Opening(pos), AnyMove::Kiothi(Move::Pass)) => {
                Ok((pos.pass()?, Trace::unsown(End::Pass)))
            }
            (AnyPosition::Opening(_), AnyMove::Kiothi(Move::Sow(_))) => {
                Err(IllegalMove::OpeningOwed)
            }
            (AnyPosition::Kiothi(_), AnyMove::Redistribute(_)) => Err(IllegalMove::OpeningOver),
            (AnyPosition::Giuthi(_), _) | (_, AnyMove::Giuthi(_)) => Err(IllegalMove::OtherGame),
        }
    }

    /// Plays a move at the beginning of a turn.
    ///
    /// # Errors
    ///
    /// Says why the move is not legal.
    pub fn play(&self, mv: &AnyMove) -> Result<AnyPosition, IllegalMove> {
        self.narrate(&[], mv).map(|(child, _)| child)
    }

    /// The final score when the game ends here for want of moves (G12, K13).
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            AnyPosition::Giuthi(pos) => pos.outcome(),
            AnyPosition::Opening(_) => None,
            AnyPosition::Kiothi(pos) => pos.outcome(),
        }
    }

    /// What the score would be if nobody could move any more; see [`Position::final_score`].
    pub(crate) fn final_score(&self) -> BySide<u16> {
        match self {
            AnyPosition::Giuthi(pos) => pos.final_score(),
            AnyPosition::Opening(pos) => pos.taken().map(u16::from),
            AnyPosition::Kiothi(pos) => pos.final_score(),
        }
    }

    /// The number of move sequences of length `depth`, the past ignored; in an opening every
    /// redistribution is a move (N5).
    ///
    /// # Complexity
    ///
    /// Redistributions are counted at the last ply and gone through one by one before it.
    pub fn perft(&self, depth: u32) -> u128 {
        match self {
            AnyPosition::Giuthi(pos) => u128::from(pos.perft(depth)),
            AnyPosition::Kiothi(pos) => u128::from(pos.perft(depth)),
            AnyPosition::Opening(_) if depth == 0 => 1,
            AnyPosition::Opening(pos) => match pos.pass() {
                Ok(child) => child.perft(depth - 1),
                Err(_) if depth == 1 => pos.count(),
                Err(_) => pos
                    .children()
                    .map(|(_, child)| child.perft(depth - 1))
                    .sum(),
            },
        }
    }
}

/// Positions of one turn are all of one game.
fn giuthi_only(stood: &[AnyPosition]) -> Vec<Giuthi> {
    stood
        .iter()
        .filter_map(|pos| match pos {
            AnyPosition::Giuthi(pos) => Some(*pos),
            AnyPosition::Opening(_) | AnyPosition::Kiothi(_) => None,
        })
        .collect()
}

impl TryFrom<Setup> for AnyPosition {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        match (setup.rules, setup.opening) {
            (RuleSet::Giuthi(_), _) => Giuthi::try_from(setup).map(AnyPosition::Giuthi),
            (RuleSet::Kiothi, true) => Opening::try_from(setup).map(AnyPosition::Opening),
            (RuleSet::Kiothi, false) => Kiothi::try_from(setup).map(AnyPosition::Kiothi),
        }
    }
}

impl From<AnyPosition> for Setup {
    fn from(any: AnyPosition) -> Setup {
        with!(any, pos => pos.into())
    }
}
