//! What a position looks worth, before anything is tried.
//!
//! A guess is the sum of a few counts, each the mover's less the other side's, each with a weight.
//! Every weight has two ends, for a board as full as can be and for an empty one, and what lies
//! between is mixed from both by how many of the game's seeds are still on the board. The counts
//! are of kinds of holes, not of single ones, so that one set of weights serves boards of all sizes.
//! `ndongu tune` finds the weights; see docs/engine.md.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, Giuthi, Hole, Kiothi, Move, Position, Side, giuthi, kiothi,
};

use crate::weights;

/// More than any [`Evaluate::code`].
pub(crate) const MOST_CODES: usize = 2048;

/// How many counts a guess is made of.
pub(crate) const FEATURES: usize = 10;

/// What the counts of [`Evaluate::features`] are called, in their order.
pub(crate) const FEATURE_NAMES: [&str; FEATURES] = [
    "the move",
    "captured seeds",
    "seeds in the own row",
    "holes with two or more",
    "empty holes",
    "seeds across from empty holes",
    "largest hole across from an empty one",
    "seeds in the outer holes",
    "sowings that stay at home",
    "marked seeds",
];

/// For every count its weight in hundredths of a seed, on a full and on an empty board.
pub(crate) type Weights = [[i16; 2]; FEATURES];

/// A position that the search can judge, and its moves for the world outside.
pub(crate) trait Evaluate: Position {
    /// The move as the edges of a program know it.
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove;

    /// This game's position in `any`, if it is one.
    fn from_any(any: &AnyPosition) -> Option<Self>;

    /// A sowing as a number, at least 1 and less than [`MOST_CODES`], for one side.
    fn code(sowing: Self::Sowing) -> u16;

    /// The sowing of a number, which may be one that this position does not allow.
    fn decode(side: Side, code: u16) -> Option<Self::Sowing>;

    /// The weights that were found for this game.
    const WEIGHTS: &'static Weights;

    /// Seeds that nobody may capture as they lie (K4).
    fn marked(&self, side: Side) -> Row;

    /// How many sowings of this row would end at home in their first lap, and move again (G6).
    fn at_home(row: Row, holes: usize) -> i32;

    /// The counts, each the mover's less the other side's.
    #[inline]
    fn features(&self) -> [i32; FEATURES] {
        let holes = self.holes();
        let side = self.turn();
        let own = Row::of(self, side);
        let other = Row::of(self, side.other());
        let (own_marked, other_marked) = (self.marked(side), self.marked(side.other()));
        let own_open = own.without(own_marked).across(holes);
        let other_open = other.without(other_marked).across(holes);
        let (own_empty, other_empty) = (own.empty(holes), other.empty(holes));
        let (prey, preyed) = (other_open.only(own_empty), own_open.only(other_empty));
        let taken = self.taken();
        let outer = Row::outer(holes);
        [
            1,
            i32::from(taken[side]) - i32::from(taken[side.other()]),
            own.sum() - other.sum(),
            own.at_least_two() - other.at_least_two(),
            own_empty.count() - other_empty.count(),
            prey.sum() - preyed.sum(),
            prey.largest() - preyed.largest(),
            own.only(outer).sum() - other.only(outer).sum(),
            Self::at_home(own, holes) - Self::at_home(other, holes),
            own.only(own_marked).sum() - other.only(other_marked).sum(),
        ]
    }

    /// The share of the game's seeds that is on the board, in 256ths.
    #[inline]
    fn fullness(&self) -> i32 {
        let board = i32::from(self.row_seeds(Side::South)) + i32::from(self.row_seeds(Side::North));
        let taken = self.taken();
        let all = board + i32::from(taken.south) + i32::from(taken.north);
        board * 256 / all.max(1)
    }

    /// A guess at how far the side to move is ahead, in hundredths of a seed; never 0, which is a
    /// drawn game.
    #[inline]
    fn evaluate(&self) -> i32 {
        let full = self.fullness();
        let counts = self.features().into_iter().zip(Self::WEIGHTS);
        let sum: i32 = counts
            .map(|(count, [on_full, on_empty])| {
                count * (i32::from(*on_full) * full + i32::from(*on_empty) * (256 - full))
            })
            .sum();
        // An odd number of half hundredths, halved towards its own side, is never 0.
        let guess = sum / 256;
        if guess == 0 { 1 } else { guess }
    }

    /// The final score's difference as the side to move sees it, given that nobody can move (G12, K13).
    fn final_lead(&self) -> i32 {
        let score = self.final_score();
        i32::from(score[self.turn()]) - i32::from(score[self.turn().other()])
    }
}

/// A byte for each hole of a row, from its owner's left: seeds, or 255 for every hole that is meant.
#[derive(Clone, Copy)]
pub(crate) struct Row(u128);

impl Row {
    const LOW: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
    const HIGH: u128 = Self::LOW << 7;

    #[inline]
    pub(crate) fn of<P: Position>(pos: &P, side: Side) -> Row {
        let mut bytes = [0; 16];
        let row = pos.row(side);
        bytes[..row.len()].copy_from_slice(&row);
        Row(u128::from_le_bytes(bytes))
    }

    /// No hole.
    pub(crate) const NONE: Row = Row(0);

    #[inline]
    fn all(holes: usize) -> Row {
        Row(u128::MAX >> (128 - 8 * holes))
    }

    /// The two holes at either end.
    #[inline]
    fn outer(holes: usize) -> Row {
        let two = Self::all(holes.min(2)).0;
        Row(two | two << (8 * (holes - holes.min(2))))
    }

    /// 1 in the highest bit of every byte of at least 2.
    #[inline]
    fn marks_of_two(self) -> u128 {
        (((self.0 & !Self::HIGH) + (Self::HIGH - 2 * Self::LOW)) | self.0) & Self::HIGH
    }

    /// 1 in the highest bit of every byte that is not 0.
    #[inline]
    fn marks(self) -> u128 {
        (((self.0 & !Self::HIGH) + (Self::HIGH - Self::LOW)) | self.0) & Self::HIGH
    }

    /// The holes without seeds.
    #[inline]
    fn empty(self, holes: usize) -> Row {
        let marks = self.marks() >> 7;
        Row(!(marks * 0xff) & Self::all(holes).0)
    }

    #[inline]
    fn at_least_two(self) -> i32 {
        self.marks_of_two().count_ones() as i32
    }

    /// How many holes are meant.
    #[inline]
    fn count(self) -> i32 {
        self.marks().count_ones() as i32
    }

    /// All seeds: at most 180, so that they fit into the top byte.
    #[inline]
    fn sum(self) -> i32 {
        let halves = (self.0 as u64).wrapping_add((self.0 >> 64) as u64);
        (halves.wrapping_mul(Self::LOW as u64) >> 56) as i32
    }

    #[inline]
    fn largest(self) -> i32 {
        i32::from(self.0.to_le_bytes().into_iter().max().unwrap_or(0))
    }

    /// As the other player sees the holes opposite.
    #[inline]
    fn across(self, holes: usize) -> Row {
        Row(self.0.swap_bytes() >> (128 - 8 * holes))
    }

    #[inline]
    fn only(self, meant: Row) -> Row {
        Row(self.0 & meant.0)
    }

    #[inline]
    fn without(self, meant: Row) -> Row {
        Row(self.0 & !meant.0)
    }
}

impl Evaluate for Giuthi {
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove {
        AnyMove::Giuthi(mv)
    }

    fn from_any(any: &AnyPosition) -> Option<Self> {
        match any {
            AnyPosition::Giuthi(pos) => Some(*pos),
            AnyPosition::Opening(_) | AnyPosition::Kiothi(_) => None,
        }
    }

    #[inline]
    fn code(sowing: giuthi::Sowing) -> u16 {
        1 + 2 * u16::from(sowing.hole.index) + sowing.direction as u16
    }

    #[inline]
    fn decode(side: Side, code: u16) -> Option<giuthi::Sowing> {
        let code = code.checked_sub(1)?;
        Some(giuthi::Sowing {
            hole: Hole::new(side, (code / 2) as u8),
            direction: Direction::BOTH[usize::from(code % 2)],
        })
    }

    const WEIGHTS: &'static Weights = &weights::GIUTHI;

    #[inline]
    fn marked(&self, _side: Side) -> Row {
        Row::NONE
    }

    #[inline]
    fn at_home(row: Row, holes: usize) -> i32 {
        let empty = row.empty(holes).marks();
        let mut sowable = row.marks_of_two();
        let mut found = 0;
        while sowable != 0 {
            let bit = sowable.trailing_zeros();
            sowable &= sowable - 1;
            let reach = 8 * u32::from((row.0 >> (bit - 7)) as u8);
            let right = empty.checked_shr(bit + reach).unwrap_or(0) & 1;
            let left = bit.checked_sub(reach).map_or(0, |bit| empty >> bit & 1);
            found += (right + left) as i32;
        }
        found
    }
}

impl Evaluate for Kiothi {
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove {
        AnyMove::Kiothi(mv)
    }

    fn from_any(any: &AnyPosition) -> Option<Self> {
        match any {
            AnyPosition::Kiothi(pos) => Some(*pos),
            AnyPosition::Opening(_) | AnyPosition::Giuthi(_) => None,
        }
    }

    #[inline]
    fn code(sowing: kiothi::Sowing) -> u16 {
        1 + u16::from(sowing.boma.index) * 200 + sowing.count
    }

    #[inline]
    fn decode(side: Side, code: u16) -> Option<kiothi::Sowing> {
        let code = code.checked_sub(1)?;
        Some(kiothi::Sowing {
            boma: Hole::new(side, (code / 200) as u8),
            count: code % 200,
        })
    }

    const WEIGHTS: &'static Weights = &weights::KIOTHI;

    #[inline]
    fn marked(&self, side: Side) -> Row {
        let marked = (0..self.holes() as u8)
            .map(|index| u128::from(self.is_nki(Hole::new(side, index))) << (8 * index));
        Row(marked.sum::<u128>() * 0xff)
    }

    /// There are no extra moves (K12).
    #[inline]
    fn at_home(_row: Row, _holes: usize) -> i32 {
        0
    }
}
