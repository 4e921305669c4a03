//! All sowings of a position of Giuthi at once, in vector registers where the processor has them
//! (B3–B6, G4–G10).
//!
//! The boards that a position's candidates are sown on lie side by side in a register, and every
//! instruction moves all of them on. A lap does not branch, and what it looks up lies in registers
//! too; a sowing that has ended goes on with an empty hand until the last one ends. One at a time,
//! sowings wait for each of their look-ups in turn, and nothing foretells when they end.
//!
//! Sowings that a vector path cannot follow it leaves, from their beginning, to the scalar code
//! ([`flight`](crate::flight)): hands too large for its tables, and more laps than nearly all
//! sowings have, so that B6 is decided there. Thus every path gives the same answers.

#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(
        dead_code,
        unused_variables,
        reason = "other processors have no vector path so far"
    )
)]

use std::sync::LazyLock;

use crate::{Side, board::Board};

mod row;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

use row::NARROW;

/// A way to sow all candidates of a position that this machine can go.
///
/// All give the same positions; they differ in speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SowingPath(Kind);

/// Only [`SowingPath::available`] makes the vector kinds, after the processor has been asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    Portable,
}

impl SowingPath {
    /// The paths of this machine, the fastest first; the last one is portable.
    pub fn available() -> impl Iterator<Item = Self> {
        let vectors: [Option<Kind>; _] = [
            #[cfg(target_arch = "x86_64")]
            avx512::is_available().then_some(Kind::Avx512),
            #[cfg(target_arch = "x86_64")]
            avx2::is_available().then_some(Kind::Avx2),
        ];
        let kinds = vectors.into_iter().flatten().chain([Kind::Portable]);
        kinds.map(SowingPath)
    }

    /// The fastest path of this machine.
    #[inline]
    pub fn best() -> Self {
        static BEST: LazyLock<SowingPath> = LazyLock::new(|| {
            let mut paths = SowingPath::available();
            paths.next().expect("the portable path is always there")
        });
        *BEST
    }

    /// What people call it: `AVX-512`, `AVX2` or `portable`. Boards that a vector path does not know
    /// go the portable way: Kiothi's, and with AVX2 Giuthi's of nine and ten holes a row.
    pub fn name(self) -> &'static str {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "AVX-512",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "AVX2",
            Kind::Portable => "portable",
        }
    }

    /// How many sowings go together on rows of `holes`; `None` where all go alone.
    #[inline]
    pub(crate) fn at_once(self, holes: usize) -> Option<usize> {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 if holes <= NARROW => Some(4 * REGISTERS),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => Some(2 * REGISTERS),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 if holes <= NARROW => Some(2 * REGISTERS),
            _ => None,
        }
    }

    /// Sows a batch and lands it. `passes_gaps` is for G9.
    #[inline]
    #[cfg_attr(
        target_arch = "x86_64",
        expect(unsafe_code, reason = "needs a processor that has the instructions")
    )]
    pub(crate) fn sow(self, batch: &Batch, passes_gaps: bool) -> Landings {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: this kind is made only where the processor has the instructions.
            Kind::Avx512 => unsafe { avx512::sow(batch, passes_gaps) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above.
            Kind::Avx2 => unsafe { avx2::sow(batch, passes_gaps) },
            Kind::Portable => Landings::default(),
        }
    }
}

/// Registers that a batch fills at most.
const REGISTERS: usize = 4;

/// Sowings that a batch holds at most.
pub(crate) const AT_ONCE: usize = 4 * REGISTERS;

/// Laps that are sown together at most, an even number. Few sowings have more.
const LAPS: u32 = 192;

/// Sowings that go together, every second one clockwise: a board, and where each begins as the mover
/// sees it.
#[derive(Clone, Copy)]
pub(crate) struct Batch {
    board: [u64; 3],
    holes: usize,
    turn: Side,
    /// A byte for each sowing, the last one highest.
    starts: u128,
    len: usize,
}

impl Batch {
    /// No sowings yet.
    #[inline]
    pub(crate) fn new(board: Board, holes: usize, turn: Side) -> Self {
        Batch {
            board: board.words(),
            holes,
            turn,
            starts: 0,
            len: 0,
        }
    }

    /// One more, from this place of the mover's row.
    #[inline]
    pub(crate) fn push(&mut self, place: u8) {
        self.starts = self.starts >> 8 | u128::from(place) << 120;
        self.len += 1;
    }

    /// How many.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    fn starts(&self) -> u128 {
        self.starts >> (128 - 8 * self.len)
    }
}

/// What has become of a batch.
#[derive(Default)]
pub(crate) struct Landings {
    /// A board takes two words, or four if it is long.
    boards: [[u64; 8]; REGISTERS],
    /// A byte for each word of the boards, of which a board's first counts.
    captured: [u64; REGISTERS],
    /// A bit for each word of the boards, of which a board's first counts.
    ended: u32,
    again: u32,
}

/// Where a sowing has led.
#[derive(Clone, Copy)]
pub(crate) struct Landed {
    /// After captures.
    pub(crate) board: Board,
    /// The seeds that the mover has captured.
    pub(crate) captured: u8,
    /// Whether the mover moves again (G6).
    pub(crate) again: bool,
}

impl Landings {
    /// Where sowing `k` has led, unless that is for the scalar code to find out.
    #[inline]
    pub(crate) fn get(&self, k: usize, holes: usize) -> Option<Landed> {
        let words = self.boards.as_flattened();
        let (i, high) = if holes <= NARROW {
            (2 * k, 0)
        } else {
            (4 * k, words[4 * k + 2])
        };
        (self.ended >> i & 1 == 1).then(|| Landed {
            board: Board::from_words([words[i], words[i + 1], high]),
            captured: (self.captured[i / 8] >> (8 * (i % 8))) as u8,
            again: self.again >> i & 1 == 1,
        })
    }
}
