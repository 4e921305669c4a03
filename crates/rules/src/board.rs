//! The counts of all holes, and whole laps added to them at once (B3–B5).
//!
//! This module alone knows how a board is stored: one byte a hole, the circuit of B4 in the order
//! of significance, so that sowing a lap is one addition of a number looked up by hole, direction
//! and seeds. The number holds 1 in the lane of every hole that gets a seed and takes the sown
//! seeds off the lane they come from; no lane ever leaves 0 … 180, so that nothing spills into a
//! neighbour and wrapping arithmetic is exact.
//!
//! Boards of up to eight holes a row fit in 128 bits and are sown in them ([`Narrow`]); longer ones
//! take 160 ([`Wide`]).

use std::sync::OnceLock;

use crate::{Direction, MAX_HOLES, MAX_SEEDS};

/// Seeds in every hole of the circuit. Holes beyond the board's 2n hold none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct Board {
    low: u128,
    high: u32,
}

impl Board {
    /// The seeds in circuit hole `i`.
    pub(crate) fn get(self, i: usize) -> u8 {
        Wide(self).get(i)
    }

    /// Puts exactly `seeds` into circuit hole `i`.
    pub(crate) fn set(&mut self, i: usize, seeds: u8) {
        if i < 16 {
            self.low = self.low & !(0xff << (8 * i)) | u128::from(seeds) << (8 * i);
        } else {
            let shift = 8 * (i - 16);
            self.high = self.high & !(0xff << shift) | u32::from(seeds) << shift;
        }
    }
}

/// A board in the form in which it is sown.
pub(crate) trait Lanes: Copy + Eq + 'static {
    /// From the stored form; holes beyond this form's lanes must be empty.
    fn load(board: Board) -> Self;
    /// Back to the stored form.
    fn store(self) -> Board;
    /// The seeds in circuit hole `i`.
    fn get(self, i: usize) -> u8;
    /// Empties circuit hole `i`.
    fn clear(&mut self, i: usize);
    /// Lane by lane, given that no lane of the sum leaves 0 … 255.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The laps on rows of `holes`, made at the first call.
    fn laps(holes: usize) -> &'static Laps<Self>;
}

/// Up to eight holes a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Narrow(u128);

/// Nine or ten holes a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide(Board);

/// The longest row that [`Narrow`] can sow.
pub(crate) const NARROW_HOLES: usize = 8;

impl Lanes for Narrow {
    #[inline]
    fn load(board: Board) -> Self {
        debug_assert_eq!(board.high, 0, "a narrow board has at most sixteen holes");
        Narrow(board.low)
    }

    #[inline]
    fn store(self) -> Board {
        Board {
            low: self.0,
            high: 0,
        }
    }

    #[inline]
    fn get(self, i: usize) -> u8 {
        (self.0 >> (8 * i)) as u8
    }

    #[inline]
    fn clear(&mut self, i: usize) {
        self.0 &= !(0xff << (8 * i));
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Narrow(self.0.wrapping_add(other.0))
    }

    #[inline]
    fn laps(holes: usize) -> &'static Laps<Self> {
        static LAPS: [OnceLock<Laps<Narrow>>; NARROW_HOLES] =
            [const { OnceLock::new() }; NARROW_HOLES];
        LAPS[holes - 1].get_or_init(|| Laps::new(holes))
    }
}

impl Lanes for Wide {
    #[inline]
    fn load(board: Board) -> Self {
        Wide(board)
    }

    #[inline]
    fn store(self) -> Board {
        self.0
    }

    #[inline]
    fn get(self, i: usize) -> u8 {
        if i < 16 {
            (self.0.low >> (8 * i)) as u8
        } else {
            (self.0.high >> (8 * (i - 16))) as u8
        }
    }

    #[inline]
    fn clear(&mut self, i: usize) {
        self.0.set(i, 0);
    }

    /// The two words are added apart: a lane in which seeds were taken up may borrow inside its
    /// word, and what is borrowed there is paid back there, since every lane of the sum fits.
    #[inline]
    fn plus(self, other: Self) -> Self {
        Wide(Board {
            low: self.0.low.wrapping_add(other.0.low),
            high: self.0.high.wrapping_add(other.0.high),
        })
    }

    #[inline]
    fn laps(holes: usize) -> &'static Laps<Self> {
        static LAPS: [OnceLock<Laps<Wide>>; MAX_HOLES] = [const { OnceLock::new() }; MAX_HOLES];
        LAPS[holes - 1].get_or_init(|| Laps::new(holes))
    }
}

/// Where a lap ended, and which rows it dropped a seed in.
#[derive(Clone, Copy)]
pub(crate) struct Landing(u8);

impl Landing {
    const HOLE: u8 = 0b0001_1111;
    const SOUTH: u8 = 0b0100_0000;
    const NORTH: u8 = 0b1000_0000;
    /// No lap at all: no row touched.
    pub(crate) const NONE: Landing = Landing(0);

    /// The circuit hole of the last seed.
    #[inline]
    pub(crate) fn hole(self) -> usize {
        usize::from(self.0 & Self::HOLE)
    }

    /// Joins in the rows touched by another lap; the landing hole becomes meaningless.
    #[inline]
    pub(crate) fn touch(&mut self, other: Landing) {
        self.0 |= other.0;
    }

    /// Whether a seed was dropped in North's row (`north`) or South's.
    #[inline]
    pub(crate) fn touched(self, north: bool) -> bool {
        self.0 & (if north { Self::NORTH } else { Self::SOUTH }) != 0
    }
}

/// Every lap on rows of one length.
pub(crate) struct Laps<L> {
    /// By direction, hole and seeds: what to add to the board.
    delta: Box<[L]>,
    /// In the same order: where the lap ends.
    landing: Box<[Landing]>,
    /// Where the clockwise laps begin.
    clockwise: usize,
}

impl<L: Lanes> Laps<L> {
    /// A row of entries, one for each number of seeds.
    const COUNTS: usize = MAX_SEEDS as usize + 1;

    /// Drops every seed of every lap, one by one (B5). About 7 million additions for rows of ten.
    fn new(holes: usize) -> Self {
        let ring = 2 * holes;
        let mut delta = Vec::with_capacity(2 * ring * Self::COUNTS);
        let mut landing = Vec::with_capacity(2 * ring * Self::COUNTS);
        for direction in [Direction::CounterClockwise, Direction::Clockwise] {
            let step = if direction == Direction::CounterClockwise {
                1
            } else {
                ring - 1
            };
            for from in 0..ring {
                let (mut lap, mut at, mut touched) = (Board::default(), from, 0);
                for seeds in 0..Self::COUNTS {
                    if seeds > 0 {
                        at = (at + step) % ring;
                        lap.set(at, lap.get(at) + 1);
                        touched |= if at < holes {
                            Landing::SOUTH
                        } else {
                            Landing::NORTH
                        };
                    }
                    delta.push(L::load(lap.lifted(from, seeds as u8)));
                    landing.push(Landing(at as u8 | touched));
                }
            }
        }
        Laps {
            delta: delta.into(),
            landing: landing.into(),
            clockwise: ring * Self::COUNTS,
        }
    }

    /// Takes `seeds` from circuit hole `from` and drops them one by one in `direction`.
    #[inline]
    pub(crate) fn sow(
        &self,
        board: &mut L,
        from: usize,
        seeds: u8,
        direction: Direction,
    ) -> Landing {
        let base = if direction == Direction::Clockwise {
            self.clockwise
        } else {
            0
        };
        let entry = base + from * Self::COUNTS + usize::from(seeds);
        *board = board.plus(self.delta[entry]);
        self.landing[entry]
    }
}

impl Board {
    /// The lap that takes `seeds` off circuit hole `from` and drops what this board holds.
    fn lifted(mut self, from: usize, seeds: u8) -> Board {
        if from < 16 {
            self.low = self.low.wrapping_sub(u128::from(seeds) << (8 * from));
        } else {
            self.high = self
                .high
                .wrapping_sub(u32::from(seeds) << (8 * (from - 16)));
        }
        self
    }
}
