//! What a position looks worth, before anything is tried.
//!
//! A guess is a sum of weights, one for everything that is seen on the board: for every pair of holes
//! that face each other how full the two are, for every pair of neighbours in a row the same, the
//! captured seeds, and the move itself. How full a hole is comes in a few [grades](GRADES), and columns
//! of the board in a few [kinds](KINDS), so that one set of weights serves boards of all sizes. Every
//! weight has two ends, for a board with all the game's seeds still on it and for an empty one; what
//! lies between is mixed from both.
//!
//! `ndongu tune` finds the weights, as docs/engine.md tells.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, Giuthi, Hole, Kiothi, MAX_HOLES, Move, Position, Side, giuthi,
    kiothi,
};

use crate::{value::SEED, weights::Weights};

/// More than any [`Evaluate::code`].
pub(crate) const MOST_CODES: usize = 2048;

/// Grades of how full a hole is: four bits.
pub(crate) const GRADES: usize = 16;

/// Kinds of columns.
pub(crate) const KINDS: usize = 5;

/// Where the weight of everything seen stands among all weights.
pub(crate) mod feature {
    use super::{GRADES, KINDS};

    /// Every pair of grades.
    pub(crate) const PAIRS: usize = GRADES * GRADES;
    pub(crate) const FACING: usize = 0;
    pub(crate) const OWN_NEIGHBOURS: usize = FACING + KINDS * PAIRS;
    pub(crate) const OTHER_NEIGHBOURS: usize = OWN_NEIGHBOURS + PAIRS;
    pub(crate) const MOVE: usize = OTHER_NEIGHBOURS + PAIRS;
    pub(crate) const CAPTURED: usize = MOVE + 1;
    /// A power of two, so that no look-up needs a check.
    pub(crate) const ALL: usize = 2048;

    const _: () = assert!(CAPTURED < ALL);
}

/// A position that the search can judge, and its moves for the world outside.
pub(crate) trait Evaluate: Position {
    /// The move as the edges of a program know it.
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove;

    /// The position as the edges of a program know it.
    fn any(self) -> AnyPosition;

    /// This game's position in `any`, if it is one.
    fn from_any(any: &AnyPosition) -> Option<Self>;

    /// A sowing as a number, at least 1 and less than [`MOST_CODES`], for one side.
    fn code(sowing: Self::Sowing) -> u16;

    /// The sowing of a number, which may be one that this position does not allow.
    fn decode(side: Side, code: u16) -> Option<Self::Sowing>;

    /// The weights that were found for this game.
    fn weights() -> &'static Weights;

    /// How full each hole of a row is, from its owner's left: less than [`GRADES`].
    fn grades(&self, side: Side) -> [u8; MAX_HOLES];

    /// About how many seeds a hole of each grade holds.
    const SEEDS: [i16; GRADES];

    /// The kinds of columns, less than [`KINDS`], from the mover's left.
    fn kinds(holes: usize) -> &'static [u8; MAX_HOLES];

    /// Which pair two neighbours are, the left one first.
    fn neighbours(left: u8, right: u8) -> u8;

    /// Tells `each` everything that is seen: where its weight stands, and how often it counts.
    #[inline]
    fn each_feature(&self, mut each: impl FnMut(usize, i32)) {
        let (side, holes, taken) = (self.turn(), self.holes(), self.taken());
        let own = self.grades(side);
        let other = self.grades(side.other());
        each(feature::MOVE, 1);
        each(
            feature::CAPTURED,
            i32::from(taken[side]) - i32::from(taken[side.other()]),
        );
        let facing = own[..holes].iter().zip(other[..holes].iter().rev());
        for ((own, other), kind) in facing.zip(Self::kinds(holes)) {
            let pair = usize::from(own | other << 4);
            each(
                feature::FACING + usize::from(*kind) * feature::PAIRS + pair,
                1,
            );
        }
        for pair in own[..holes].windows(2) {
            let pair = usize::from(Self::neighbours(pair[0], pair[1]));
            each(feature::OWN_NEIGHBOURS + pair, 1);
        }
        for pair in other[..holes].windows(2) {
            let pair = usize::from(Self::neighbours(pair[0], pair[1]));
            each(feature::OTHER_NEIGHBOURS + pair, 1);
        }
    }

    /// Seeds on the board, and the mover's lead in captured ones.
    #[inline]
    fn balance(&self) -> (i32, i32) {
        let board = self.row_seeds(Side::South) + self.row_seeds(Side::North);
        let taken = self.taken();
        let (own, other) = (taken[self.turn()], taken[self.turn().other()]);
        (i32::from(board), i32::from(own) - i32::from(other))
    }

    /// The share of the game's seeds that is on the board, in 256ths.
    #[inline]
    fn fullness(&self) -> i32 {
        let (board, _) = self.balance();
        let taken = self.taken();
        let all = board + i32::from(taken.south) + i32::from(taken.north);
        board * 256 / all.max(1)
    }

    /// A guess at how far the side to move is ahead, in hundredths of a seed; never 0, which is a
    /// drawn game, and never more than the seeds on the board allow.
    #[inline]
    fn evaluate(&self, weights: &Weights) -> i32 {
        let mut sum = 0;
        self.each_feature(|feature, count| {
            sum += weights.both(feature) * i64::from(count);
        });
        let [on_full, on_empty] = Weights::ends(sum);
        let full = self.fullness();
        let guess = (on_full * full + on_empty * (256 - full)) / 256;
        let (board, lead) = self.balance();
        match guess.clamp((lead - board) * SEED, (lead + board) * SEED) {
            0 => 1,
            guess => guess,
        }
    }

    /// The final score's difference as the side to move sees it, given that nobody can move (G12, K13).
    fn final_lead(&self) -> i32 {
        let score = self.final_score();
        i32::from(score[self.turn()]) - i32::from(score[self.turn().other()])
    }
}

/// The grade of every number of seeds, the last one for all that are more.
const fn graded<const N: usize>(least: [u8; N]) -> [u8; 256] {
    let mut grades = [0; 256];
    let mut seeds = 0;
    while seeds < 256 {
        let mut grade = 0;
        while grade + 1 < N && seeds >= least[grade + 1] as usize {
            grade += 1;
        }
        grades[seeds] = grade as u8;
        seeds += 1;
    }
    grades
}

/// The kinds of the columns of boards of all lengths.
const fn kinds(in_a_mirror: bool) -> [[u8; MAX_HOLES]; MAX_HOLES + 1] {
    let mut kinds = [[0; MAX_HOLES]; MAX_HOLES + 1];
    let mut holes = 0;
    while holes <= MAX_HOLES {
        let mut left = 0;
        while left < holes {
            let right = holes - 1 - left;
            kinds[holes][left] = if in_a_mirror {
                mirrored(left, right)
            } else {
                kiothi_kind(left, right)
            };
            left += 1;
        }
        holes += 1;
    }
    kinds
}

impl Evaluate for Giuthi {
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove {
        AnyMove::Giuthi(mv)
    }

    fn any(self) -> AnyPosition {
        AnyPosition::Giuthi(self)
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

    fn weights() -> &'static Weights {
        Weights::giuthi()
    }

    const SEEDS: [i16; GRADES] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 19, 23, 30];

    #[inline]
    fn grades(&self, side: Side) -> [u8; MAX_HOLES] {
        const GRADE: [u8; 256] = graded([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 27]);
        self.row(side).map(|seeds| GRADE[usize::from(seeds)])
    }

    /// How far from the nearer end: the board is the same in a mirror.
    #[inline]
    fn kinds(holes: usize) -> &'static [u8; MAX_HOLES] {
        const KINDS: [[u8; MAX_HOLES]; MAX_HOLES + 1] = kinds(true);
        &KINDS[holes]
    }

    /// The board is the same in a mirror.
    #[inline]
    fn neighbours(left: u8, right: u8) -> u8 {
        left.min(right) | left.max(right) << 4
    }
}

const fn mirrored(left: usize, right: usize) -> u8 {
    let end = if left < right { left } else { right };
    if end < 2 { end as u8 } else { 2 }
}

/// The leftmost boma, the three next to it, the same from the right, and the rest: captures from the
/// leftmost take more (K11).
const fn kiothi_kind(left: usize, right: usize) -> u8 {
    match (left, right) {
        (0, _) => 0,
        (_, 0) => 1,
        (1..=3, _) => 2,
        (_, 1..=3) => 3,
        _ => 4,
    }
}

impl Evaluate for Kiothi {
    fn any_move(mv: Move<Self::Sowing>) -> AnyMove {
        AnyMove::Kiothi(mv)
    }

    fn any(self) -> AnyPosition {
        AnyPosition::Kiothi(self)
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

    fn weights() -> &'static Weights {
        Weights::kiothi()
    }

    const SEEDS: [i16; GRADES] = [0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 19, 1, 3, 5, 7, 11];

    /// What is nki cannot be captured (K4), and so has grades of its own.
    #[inline]
    fn grades(&self, side: Side) -> [u8; MAX_HOLES] {
        const PLAIN: [u8; 256] = graded([0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16]);
        const MARKED: [u8; 256] = graded([1, 3, 5, 6, 9]);
        const FIRST_MARKED: u8 = 11;
        let mut grades = self.row(side);
        let nki = self.nki_of(side);
        for (index, grade) in grades.iter_mut().enumerate() {
            let warriors = usize::from(*grade);
            let (plain, marked) = (PLAIN[warriors], FIRST_MARKED + MARKED[warriors]);
            *grade = if nki >> index & 1 == 0 { plain } else { marked };
        }
        grades
    }

    #[inline]
    fn kinds(holes: usize) -> &'static [u8; MAX_HOLES] {
        const KINDS: [[u8; MAX_HOLES]; MAX_HOLES + 1] = kinds(false);
        &KINDS[holes]
    }

    #[inline]
    fn neighbours(left: u8, right: u8) -> u8 {
        left | right << 4
    }
}
