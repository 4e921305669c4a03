//! What the vector paths look up, byte by byte as it lies in their registers.

use crate::MAX_HOLES;

/// The longest row of which a board fits into sixteen bytes; longer ones take 32.
pub(super) const NARROW: usize = 8;

/// One byte for each byte of a register.
pub(super) type Bytes = [u8; 64];

/// Tables for rows of one length.
///
/// Boards are looked at as the mover sees them: the own row comes first. A sowing that begins
/// clockwise is looked at in a mirror that stands at the end of the board, in which it begins
/// counter-clockwise; the mirror leaves every hole in its row, and opposite holes opposite.
#[repr(align(64))]
pub(super) struct Row {
    /// Which hole of its board a byte is.
    pub(super) hole: Bytes,
    /// Where the board of a byte begins.
    pub(super) base: Bytes,
    /// Which board a byte belongs to.
    pub(super) board: Bytes,
    /// Whole rounds in so many seeds.
    pub(super) rounds: Bytes,
    /// The hole that so many steps on from hole 0.
    pub(super) on: Bytes,
    /// The same for a number modulo 64 of steps from `ring - 64` to `ring - 1`.
    pub(super) back: Bytes,
    /// The hole where the mirror shows this one.
    pub(super) mirror: Bytes,
    /// The hole opposite (B4).
    pub(super) opposite: Bytes,
    /// By side: the circuit hole that its player counts as this one, and the other way round.
    pub(super) turned: [Bytes; 2],
    /// Bit by byte: is a hole.
    pub(super) all: u64,
    /// Bit by byte: is a hole of the mover's.
    pub(super) own: u64,
    /// Holes in a row.
    pub(super) length: u8,
    /// The largest hand that `rounds`, `on` and `back` are for.
    pub(super) limit: u8,
}

impl Row {
    /// The tables for rows of `holes`.
    pub(super) fn of(holes: usize) -> &'static Self {
        static ROWS: [Row; MAX_HOLES] = {
            let mut rows = [const { Row::new(1) }; MAX_HOLES];
            let mut holes = 2;
            while holes <= MAX_HOLES {
                rows[holes - 1] = Row::new(holes);
                holes += 1;
            }
            rows
        };
        &ROWS[holes - 1]
    }

    const fn new(length: usize) -> Self {
        let ring = 2 * length;
        let stride = if length <= NARROW { 16 } else { 32 };
        let mut row = Row {
            hole: [0; 64],
            base: [0; 64],
            board: [0; 64],
            rounds: [0; 64],
            on: [0; 64],
            back: [0; 64],
            mirror: [0; 64],
            opposite: [0; 64],
            turned: [[0; 64]; 2],
            all: 0,
            own: 0,
            length: length as u8,
            limit: (64 - ring) as u8,
        };
        let mut i = 0;
        while i < 64 {
            let hole = i % stride;
            row.hole[i] = hole as u8;
            row.base[i] = (i - hole) as u8;
            row.board[i] = (i / stride) as u8;
            row.rounds[i] = (i / ring) as u8;
            row.on[i] = (i % ring) as u8;
            // 64 rings more, for want of negative numbers.
            let below_64 = if i < ring { i } else { i + 64 * ring - 64 };
            row.back[i] = (below_64 % ring) as u8;
            row.mirror[i] = ((64 * ring + length - 1 - hole) % ring) as u8;
            row.opposite[i] = ((64 * ring - 1 - hole) % ring) as u8;
            row.turned[0][i] = (hole % ring) as u8;
            row.turned[1][i] = ((hole + length) % ring) as u8;
            row.all |= ((hole < ring) as u64) << i;
            row.own |= ((hole < length) as u64) << i;
            i += 1;
        }
        row
    }
}
