//! The counts of all holes, and whole laps added to them at once (B3–B5).
//!
//! This module and the vector code ([`together`](crate::together)) know how a board is stored: one
//! byte a hole, in the order of the circuit of B4, so that sowing a lap is one addition of numbers
//! looked up by hole, direction and seeds. They hold 1 in the lane of every hole that gets a seed and
//! take the sown seeds off the lane they come from; no lane of the sum leaves 0 … 180, so that
//! nothing spills into a neighbour for good and wrapping arithmetic is exact.
//!
//! Boards of up to eight holes a row fit into two words and are sown in them ([`Narrow`]); longer
//! ones take three ([`Wide`]).

use std::sync::OnceLock;

use crate::{Direction, MAX_HOLES, MAX_SEEDS, Side};

/// Seeds in every hole of the circuit, eight holes a word. Holes beyond the board's 2n hold none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct Board([u64; 3]);

impl Board {
    /// The seeds in circuit hole `i`.
    pub(crate) fn get(self, i: usize) -> u8 {
        Wide::load(self).get(i)
    }

    /// Eight holes of the circuit in each word, the first one lowest.
    #[inline]
    pub(crate) fn words(self) -> [u64; 3] {
        self.0
    }

    /// The board of such words.
    #[inline]
    pub(crate) fn from_words(words: [u64; 3]) -> Self {
        Board(words)
    }

    /// The places in a row, from 0, of the holes of `side` with at least two seeds.
    #[inline]
    pub(crate) fn at_least_two(self, side: Side, holes: usize) -> impl Iterator<Item = u8> + use<> {
        let first = match side {
            Side::South => 0,
            Side::North => holes,
        };
        bits(self.marks::<2>() >> first & ((1 << holes) - 1))
    }

    /// Bit i: circuit hole i holds at least so many seeds, one or two.
    #[inline]
    pub(crate) fn marks<const LEAST: u8>(self) -> u32 {
        self.0
            .iter()
            .rev()
            .fold(0, |all, word| all << 8 | u32::from(marks::<LEAST>(*word)))
    }

    /// The seeds of the row of `side`, from its own left.
    #[inline]
    pub(crate) fn row(self, side: Side, holes: usize) -> [u8; MAX_HOLES] {
        let Wide(low, high) = Wide::load(self);
        let row = match side {
            Side::South => low,
            // Shifted by 128 bits or more nothing is left, and then the row lies in the high word.
            Side::North => low >> (8 * holes) | u128::from(high) << (128 - 8 * holes),
        };
        let row = row & ((1 << (8 * holes)) - 1);
        let mut seeds = [0; MAX_HOLES];
        seeds.copy_from_slice(&row.to_le_bytes()[..MAX_HOLES]);
        seeds
    }

    /// The board of two rows, each from its player's own left.
    ///
    /// # Panics
    ///
    /// When a row holds seeds beyond `holes`, or both hold more than [`MAX_SEEDS`].
    #[inline]
    pub(crate) fn of_rows(holes: usize, south: [u8; MAX_HOLES], north: [u8; MAX_HOLES]) -> Self {
        let seeds = |row: [u8; MAX_HOLES]| row.into_iter().map(u32::from).sum::<u32>();
        assert!(
            seeds(south) + seeds(north) <= u32::from(MAX_SEEDS),
            "more than {MAX_SEEDS} seeds"
        );
        let row = |seeds: [u8; MAX_HOLES]| {
            let mut bytes = [0; 16];
            bytes[..MAX_HOLES].copy_from_slice(&seeds);
            u128::from_le_bytes(bytes)
        };
        let (south, north, end) = (row(south), row(north), 8 * holes);
        assert!(
            (south | north) >> end == 0,
            "seeds beyond the {holes} holes of a row"
        );
        let low = south | north << end;
        // What a shift by the row's length pushes out of the first sixteen holes.
        let high = north >> (128 - end);
        Board([low as u64, (low >> 64) as u64, high as u64])
    }

    /// Mixes the board and what else a position holds into one number, with two multiplications
    /// of 64 by 64 bits folded upon themselves. The factors are digits of e and pi.
    #[inline]
    pub(crate) fn fingerprint(self, rest: u64) -> u64 {
        fn fold(a: u64, b: u64) -> u64 {
            let product = u128::from(a) * u128::from(b);
            product as u64 ^ (product >> 64) as u64
        }
        let Board([low, middle, high]) = self;
        let board = fold(low ^ 0xb7e1_5162_8aed_2a6a, middle ^ 0xbf71_5880_9cf4_f3c7);
        let rest = fold(high ^ 0x243f_6a88_85a3_08d3, rest ^ 0x1319_8a2e_0370_7344);
        fold(board ^ 0xa409_3822_299f_31d0, rest ^ 0x082e_fa98_ec4e_6c89)
    }

    /// Puts exactly `seeds` into circuit hole `i`.
    pub(crate) fn set(&mut self, i: usize, seeds: u8) {
        let (word, shift) = (i / 8, 8 * (i % 8));
        self.0[word] = self.0[word] & !(0xff << shift) | u64::from(seeds) << shift;
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (place < u32::BITS).then_some(place as u8)
    })
}

/// Bit i: byte i of the word is at least so much.
#[inline]
fn marks<const LEAST: u8>(word: u64) -> u8 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // The low seven bits of a byte carry into its highest from LEAST on.
    let short = u64::from(LEAST) * 0x0101_0101_0101_0101;
    let high = (((word & !HIGH) + (HIGH - short)) | word) & HIGH;
    // Gathers the highest bits of all bytes in the top one.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// A board in the form in which it is sown.
pub(crate) trait Lanes: Copy + Eq + 'static {
    /// From the stored form; holes beyond this form's lanes must be empty.
    fn load(board: Board) -> Self;
    /// Back to the stored form.
    fn store(self) -> Board;
    /// The seeds in circuit hole `i`.
    #[inline]
    fn get(self, i: usize) -> u8 {
        self.lane(8 * i as u32)
    }
    /// The seeds in the circuit hole that starts at `bit`, of which eight bits count.
    fn lane(self, bit: u32) -> u8;
    /// Empties circuit hole `i`.
    fn clear(&mut self, i: usize);
    /// Takes `seeds` off circuit hole `i`; where they are not, the lane borrows from the next ones
    /// until they have been added.
    #[must_use]
    fn minus(self, i: usize, seeds: u8) -> Self;
    /// Lane by lane, given that no lane of the sum leaves 0 … 255.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The laps on rows of `holes`, made at the first call.
    fn laps(holes: usize, relay: Relay) -> &'static Laps<Self>;
}

/// Up to eight holes a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Narrow(u128);

/// Nine or ten holes a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide(u128, u64);

/// The longest row that [`Narrow`] can sow.
pub(crate) const NARROW_HOLES: usize = 8;

/// The lane that starts at `bit`, in one of two words: faster than a shift by 128 bits.
#[inline]
fn lane(lanes: u128, bit: u32) -> u8 {
    let word = if bit & 0x40 == 0 {
        lanes as u64
    } else {
        (lanes >> 64) as u64
    };
    (word >> (bit & 0x3f)) as u8
}

impl Lanes for Narrow {
    #[inline]
    fn load(Board([low, high, none]): Board) -> Self {
        debug_assert_eq!(none, 0, "a narrow board has at most sixteen holes");
        Narrow(u128::from(high) << 64 | u128::from(low))
    }

    #[inline]
    fn store(self) -> Board {
        Board([self.0 as u64, (self.0 >> 64) as u64, 0])
    }

    #[inline]
    fn lane(self, bit: u32) -> u8 {
        lane(self.0, bit)
    }

    #[inline]
    fn clear(&mut self, i: usize) {
        self.0 &= !(0xff << (8 * i));
    }

    fn minus(self, i: usize, seeds: u8) -> Self {
        Narrow(self.0.wrapping_sub(u128::from(seeds) << (8 * i)))
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Narrow(self.0.wrapping_add(other.0))
    }

    #[inline]
    fn laps(holes: usize, relay: Relay) -> &'static Laps<Self> {
        static LAPS: [[OnceLock<Laps<Narrow>>; NARROW_HOLES]; 2] =
            [const { [const { OnceLock::new() }; NARROW_HOLES] }; 2];
        LAPS[relay as usize][holes - 1].get_or_init(|| Laps::new(holes, relay))
    }
}

impl Lanes for Wide {
    #[inline]
    fn load(Board([low, middle, high]): Board) -> Self {
        Wide(u128::from(middle) << 64 | u128::from(low), high)
    }

    #[inline]
    fn store(self) -> Board {
        Board([self.0 as u64, (self.0 >> 64) as u64, self.1])
    }

    #[inline]
    fn lane(self, bit: u32) -> u8 {
        let high = (self.1 >> (bit & 0x3f)) as u8;
        if bit & 0x80 == 0 {
            lane(self.0, bit)
        } else {
            high
        }
    }

    #[inline]
    fn clear(&mut self, i: usize) {
        if i < 16 {
            self.0 &= !(0xff << (8 * i));
        } else {
            self.1 &= !(0xff << (8 * (i - 16)));
        }
    }

    fn minus(self, i: usize, seeds: u8) -> Self {
        if i < 16 {
            Wide(self.0.wrapping_sub(u128::from(seeds) << (8 * i)), self.1)
        } else {
            Wide(
                self.0,
                self.1.wrapping_sub(u64::from(seeds) << (8 * (i - 16))),
            )
        }
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Wide(self.0.wrapping_add(other.0), self.1.wrapping_add(other.1))
    }

    #[inline]
    fn laps(holes: usize, relay: Relay) -> &'static Laps<Self> {
        static LAPS: [[OnceLock<Laps<Wide>>; MAX_HOLES]; 2] =
            [const { [const { OnceLock::new() }; MAX_HOLES] }; 2];
        LAPS[relay as usize][holes - 1].get_or_init(|| Laps::new(holes, relay))
    }
}

/// Where a lap ended and what it crossed, packed so that the next lap can be looked up at once:
/// eight times the circuit hole in the low byte, a bit for each row in which a seed was dropped, and
/// from bit 16 on the place of the next lap's entries in [`Laps`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Landing(u32);

impl Landing {
    const LANE: u32 = 0xff;
    const SOUTH: u32 = 1 << 8;
    const NORTH: u32 = 1 << 9;
    const ENTRIES: u32 = 16;

    /// The circuit hole of the last seed.
    #[inline]
    pub(crate) fn hole(self) -> usize {
        (self.0 & Self::LANE) as usize / 8
    }

    /// Also counts the rows touched by another lap; only [`touched`](Self::touched) has a meaning then.
    #[inline]
    pub(crate) fn touch(&mut self, other: Landing) {
        self.0 |= other.0;
    }

    /// Whether a seed was dropped in this side's row.
    #[inline]
    pub(crate) fn touched(self, side: Side) -> bool {
        let row = match side {
            Side::South => Self::SOUTH,
            Side::North => Self::NORTH,
        };
        self.0 & row != 0
    }

    #[inline]
    fn entries(self) -> usize {
        (self.0 >> Self::ENTRIES) as usize
    }
}

/// Every lap of a game on rows of one length.
pub(crate) struct Laps<L> {
    /// By direction, hole and seeds: what to add to the board.
    delta: Box<[L]>,
    /// In the same order: where the lap ends.
    landing: Box<[Landing]>,
    holes: usize,
}

/// Whether relays turn round (G4) or go on the same way (K8).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Relay {
    Reversed,
    Onward,
}

impl<L: Lanes> Laps<L> {
    /// Entries of one hole and direction: one for each number of seeds.
    const COUNTS: usize = MAX_SEEDS as usize + 1;

    /// Drops every seed of every lap, one by one (B5).
    fn new(holes: usize, relay: Relay) -> Self {
        let ring = 2 * holes;
        let mut laps = Laps {
            delta: Box::default(),
            landing: Box::default(),
            holes,
        };
        let (mut delta, mut landing) = (Vec::new(), Vec::new());
        for direction in Direction::BOTH {
            let onward = match relay {
                Relay::Reversed => direction.reversed(),
                Relay::Onward => direction,
            };
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
                    delta.push(L::load(lap).minus(from, seeds as u8));
                    landing.push(Landing(touched | laps.before(at, onward).0));
                }
            }
        }
        (laps.delta, laps.landing) = (delta.into(), landing.into());
        laps
    }

    /// As if a lap had just ended in circuit hole `at` and the next one went in `direction`.
    #[inline]
    pub(crate) fn before(&self, at: usize, direction: Direction) -> Landing {
        let row = match direction {
            Direction::CounterClockwise => at,
            Direction::Clockwise => 2 * self.holes + at,
        };
        Landing((8 * at as u32) | (((row * Self::COUNTS) as u32) << Landing::ENTRIES))
    }

    /// The direction of the lap that follows a landing.
    #[inline]
    pub(crate) fn direction_after(&self, landing: Landing) -> Direction {
        if landing.entries() < 2 * self.holes * Self::COUNTS {
            Direction::CounterClockwise
        } else {
            Direction::Clockwise
        }
    }

    /// Holes in a row.
    #[inline]
    pub(crate) fn holes(&self) -> usize {
        self.holes
    }
}

/// A sowing under way: the board, and what is in hand.
#[derive(Clone, Copy)]
pub(crate) struct Hand<L> {
    pub(crate) board: L,
    /// Where the last lap ended; the next one starts there.
    pub(crate) landing: Landing,
    /// How many seeds are taken up for the next lap.
    pub(crate) seeds: u8,
}

impl<L: Lanes> Hand<L> {
    /// Sows what is in hand, and takes up what lies where the lap ends (G4, K8). Returns whether
    /// that hole was empty before, so that its one seed is not sown on.
    #[inline]
    pub(crate) fn lap(&mut self, laps: &Laps<L>) -> bool {
        let entry = self.landing.entries() + usize::from(self.seeds);
        self.board = self.board.plus(laps.delta[entry]);
        self.landing = laps.landing[entry];
        self.seeds = self.board.lane(self.landing.0);
        self.seeds == 1
    }

    /// Whether the same laps follow from here as from `other`.
    #[inline]
    pub(crate) fn goes_on_like(&self, other: &Self) -> bool {
        let next = |hand: &Self| (hand.landing.hole(), hand.landing.entries(), hand.seeds);
        next(self) == next(other) && self.board == other.board
    }
}
