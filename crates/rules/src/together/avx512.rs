//! Boards of up to eight holes a row by fours, longer ones by twos, in each 512-bit register.
//!
//! Masks of 64 bits have one for each byte. Masks of eight have one for each word of eight bytes;
//! those of a board's first word count.

use std::arch::x86_64::{
    __m512i, _mm_cvtsi128_si64, _mm512_add_epi8, _mm512_add_epi64, _mm512_bsrli_epi128,
    _mm512_cmpeq_epi8_mask, _mm512_cmpge_epu8_mask, _mm512_cmple_epu64_mask, _mm512_cvtepi64_epi8,
    _mm512_mask_add_epi8, _mm512_mask_mov_epi8, _mm512_mask_mov_epi64, _mm512_maskz_mov_epi8,
    _mm512_max_epu8, _mm512_movm_epi8, _mm512_or_si512, _mm512_permutexvar_epi8, _mm512_sad_epu8,
    _mm512_set_epi64, _mm512_set1_epi8, _mm512_setzero_si512, _mm512_shuffle_epi8, _mm512_sub_epi8,
    _mm512_subs_epu8, _mm512_test_epi8_mask, _mm512_test_epi64_mask, _mm512_testn_epi8_mask,
};

use super::{
    Batch, LAPS, Landings,
    row::{Bytes, NARROW, Row},
};

/// Whether the processor has what the functions of this module need.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi")
}

/// Sows a batch and lands it (G4 to G10).
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
pub(super) fn sow(batch: &Batch, passes_gaps: bool) -> Landings {
    // As many registers as the batch needs, since every one costs time in every lap.
    match (batch.holes <= NARROW, batch.len) {
        (true, ..=4) => sow_in::<false, 1>(batch, passes_gaps),
        (true, ..=8) => sow_in::<false, 2>(batch, passes_gaps),
        (true, ..=12) => sow_in::<false, 3>(batch, passes_gaps),
        (true, _) => sow_in::<false, 4>(batch, passes_gaps),
        (false, ..=2) => sow_in::<true, 1>(batch, passes_gaps),
        (false, ..=4) => sow_in::<true, 2>(batch, passes_gaps),
        (false, ..=6) => sow_in::<true, 3>(batch, passes_gaps),
        (false, _) => sow_in::<true, 4>(batch, passes_gaps),
    }
}

/// The tables of a row in registers.
struct Tables<const WIDE: bool> {
    row: &'static Row,
    hole: __m512i,
    base: __m512i,
    rounds: __m512i,
    on: __m512i,
    back: __m512i,
    mirror: __m512i,
    opposite: __m512i,
    /// To and from the circuit.
    turned: __m512i,
    one: __m512i,
    two: __m512i,
}

impl<const WIDE: bool> Tables<WIDE> {
    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn of(batch: &Batch) -> Self {
        let row = Row::of(batch.holes);
        Tables {
            row,
            hole: load(&row.hole),
            base: load(&row.base),
            rounds: load(&row.rounds),
            on: load(&row.on),
            back: load(&row.back),
            mirror: load(&row.mirror),
            opposite: load(&row.opposite),
            turned: load(&row.turned[batch.turn as usize]),
            one: _mm512_set1_epi8(1),
            two: _mm512_set1_epi8(2),
        }
    }

    /// Every byte is looked up in its own board.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    #[inline]
    fn look_up(&self, boards: __m512i, hole: __m512i) -> __m512i {
        if WIDE {
            _mm512_permutexvar_epi8(_mm512_or_si512(hole, self.base), boards)
        } else {
            _mm512_shuffle_epi8(boards, hole)
        }
    }

    /// The hole that each byte shows when some boards are seen in the mirror.
    #[target_feature(enable = "avx512f")]
    #[inline]
    fn seen(&self, mirrored: u8) -> __m512i {
        _mm512_mask_mov_epi64(self.hole, mirrored, self.mirror)
    }
}

/// The sowings of a register, their boards side by side. What belongs to a sowing as a whole is
/// repeated in every byte of its board.
#[derive(Clone, Copy)]
struct Hands {
    boards: __m512i,
    /// Where the last lap ended.
    at: __m512i,
    /// What is in hand; nothing when the sowing has ended.
    seeds: __m512i,
    /// The largest hand so far.
    most: __m512i,
    /// The farthest place, counted on without end, to which a lap has gone; when one has gone back
    /// beyond hole 0, a very large number.
    reach: __m512i,
    /// An even number of laps.
    even: u8,
}

impl Hands {
    /// Sows every hand by a lap, and takes up what lies where it ends if that is more than one seed.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    #[inline]
    fn lap<const WIDE: bool, const BACK: bool>(&mut self, tables: &Tables<WIDE>) {
        let Hands { at, seeds, .. } = *self;
        let (behind, to, ring) = if BACK {
            let behind = _mm512_sub_epi8(tables.hole, at);
            (behind, _mm512_sub_epi8(at, seeds), tables.back)
        } else {
            let behind = _mm512_sub_epi8(at, tables.hole);
            (behind, _mm512_add_epi8(at, seeds), tables.on)
        };
        // A hole that lies so many steps behind the one that is sown gets a seed for every whole
        // round that is sown as if from there, with so many seeds more.
        let behind = _mm512_permutexvar_epi8(behind, tables.back);
        let dropped = _mm512_permutexvar_epi8(_mm512_add_epi8(behind, seeds), tables.rounds);
        let others = _mm512_test_epi8_mask(behind, behind);
        self.boards = _mm512_mask_add_epi8(dropped, others, self.boards, dropped);
        self.reach = _mm512_max_epu8(self.reach, to);
        self.at = _mm512_permutexvar_epi8(to, ring);
        let found = tables.look_up(self.boards, self.at);
        self.most = _mm512_max_epu8(self.most, found);
        // One becomes none, and more stays what it is.
        self.seeds = _mm512_subs_epu8(found, _mm512_subs_epu8(tables.two, found));
    }

    /// The sowings that have not ended.
    #[target_feature(enable = "avx512f")]
    #[inline]
    fn sowing(&self) -> u8 {
        _mm512_test_epi64_mask(self.seeds, self.seeds)
    }

    /// The sowings that have ended, and never had more in hand than the tables know.
    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn ended(&self, row: &Row) -> u8 {
        let limit = _mm512_set1_epi8(row.limit.cast_signed());
        !self.sowing() & _mm512_cmple_epu64_mask(self.most, limit)
    }
}

/// The sowings of a batch, their first lap still to come; every other one in the mirror if so wished.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
#[inline]
fn start<const WIDE: bool, const COUNT: usize>(
    batch: &Batch,
    tables: &Tables<WIDE>,
    mirrored: u8,
) -> [Hands; COUNT] {
    let frame = tables.look_up(tables.turned, tables.seen(mirrored));
    let [low, middle, high] = batch.board.map(u64::cast_signed);
    let board = _mm512_set_epi64(0, 0, 0, 0, 0, high, middle, low);
    let boards = _mm512_permutexvar_epi8(frame, board);
    let starts = spread(batch.starts());
    let per_register = _mm512_set1_epi8(if WIDE { 2 } else { 4 });
    let mut number = load(&tables.row.board);
    let mut hands = [Hands {
        boards,
        at: boards,
        seeds: boards,
        most: boards,
        reach: _mm512_setzero_si512(),
        even: 0,
    }; COUNT];
    for hands in &mut hands {
        hands.at = _mm512_permutexvar_epi8(number, starts);
        hands.seeds = tables.look_up(boards, hands.at);
        hands.most = hands.seeds;
        number = _mm512_add_epi8(number, per_register);
    }
    hands
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
#[inline]
fn sow_in<const WIDE: bool, const COUNT: usize>(batch: &Batch, passes_gaps: bool) -> Landings {
    let tables = Tables::<WIDE>::of(batch);
    let row = tables.row;
    // `C-` follows `C+`.
    let clockwise = if WIDE { 0b1111_0000 } else { 0b1100_1100 };
    let mut hands = start::<WIDE, COUNT>(batch, &tables, clockwise);
    for _ in 0..LAPS / 2 {
        for hands in &mut hands {
            hands.lap::<WIDE, false>(&tables);
            hands.even ^= hands.sowing();
        }
        let mut sowing = 0;
        for hands in &mut hands {
            hands.lap::<WIDE, true>(&tables);
            hands.even ^= hands.sowing();
            sowing |= hands.sowing();
        }
        if sowing == 0 {
            break;
        }
    }
    let mut landings = Landings::default();
    for (i, hands) in hands.iter().enumerate() {
        // Each board is seen so that its last lap went on, to the right.
        let seen = tables.seen(hands.even);
        let (boards, facing, last) = land(&tables, hands, seen);
        let home = last & row.own;
        let there = _mm512_test_epi8_mask(facing, facing);
        let crossed =
            _mm512_cmpge_epu8_mask(hands.reach, _mm512_set1_epi8(row.length.cast_signed()));
        // G7 and G8; and G9: a sum carries from the landing through all empty holes that follow.
        let takes = home & crossed & there;
        let empty = _mm512_testn_epi8_mask(boards, boards) & row.own;
        let open = if passes_gaps { empty } else { empty & there };
        let chain = open & !(open + (takes << 1));
        let frame = tables.seen(clockwise ^ hands.even);
        landings.take(&tables, i, boards, facing, takes, chain, frame);
        // G6
        let again = _mm512_movm_epi8(home & !crossed);
        let again = _mm512_test_epi64_mask(again, again);
        landings.again |= u32::from(if WIDE { again | again >> 1 } else { again }) << (8 * i);
        landings.ended |= u32::from(hands.ended(row)) << (8 * i);
    }
    landings
}

/// Boards with the last seed in its hole, which the laps with nothing in hand have emptied; what
/// lies opposite each hole; and the hole of the last seed.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
#[inline]
fn land<const WIDE: bool>(
    tables: &Tables<WIDE>,
    hands: &Hands,
    seen: __m512i,
) -> (__m512i, __m512i, u64) {
    let boards = tables.look_up(hands.boards, seen);
    let last = _mm512_cmpeq_epi8_mask(tables.look_up(seen, hands.at), tables.hole);
    let boards = _mm512_mask_mov_epi8(boards, last, tables.one);
    (boards, tables.look_up(boards, tables.opposite), last)
}

impl Landings {
    /// Takes the landing seeds and what lies opposite them, and opposite the holes of a chain too.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "all that is known of a landing")]
    fn take<const WIDE: bool>(
        &mut self,
        tables: &Tables<WIDE>,
        i: usize,
        boards: __m512i,
        facing: __m512i,
        takes: u64,
        chain: u64,
        frame: __m512i,
    ) {
        let row = tables.row;
        let opposite = _mm512_maskz_mov_epi8(takes | chain, facing);
        let left = tables.look_up(_mm512_sub_epi8(facing, opposite), tables.opposite);
        let kept = _mm512_maskz_mov_epi8(!takes, boards);
        let boards = _mm512_mask_mov_epi8(left, row.own, kept);
        let captured = _mm512_mask_add_epi8(opposite, takes, opposite, tables.one);
        let sums = _mm512_sad_epu8(captured, _mm512_setzero_si512());
        let sums = _mm512_add_epi64(sums, _mm512_bsrli_epi128::<8>(sums));
        self.captured[i] = _mm_cvtsi128_si64(_mm512_cvtepi64_epi8(sums)).cast_unsigned();
        let circuit = tables.look_up(tables.turned, frame);
        let boards = tables.look_up(boards, circuit);
        self.boards[i] = words(_mm512_maskz_mov_epi8(row.all, boards));
    }
}

#[target_feature(enable = "avx512f")]
#[inline]
fn load(bytes: &Bytes) -> __m512i {
    let word = |i: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[8 * i..8 * i + 8]);
        i64::from_le_bytes(word)
    };
    _mm512_set_epi64(
        word(7),
        word(6),
        word(5),
        word(4),
        word(3),
        word(2),
        word(1),
        word(0),
    )
}

/// Sixteen bytes at the beginning of a register.
#[target_feature(enable = "avx512f")]
#[inline]
fn spread(bytes: u128) -> __m512i {
    let [low, high] = [bytes as i64, (bytes >> 64) as i64];
    _mm512_set_epi64(0, 0, 0, 0, 0, 0, high, low)
}

#[inline]
#[expect(unsafe_code, reason = "there is no safe way from a register to memory")]
fn words(register: __m512i) -> [u64; 8] {
    // SAFETY: both are 64 bytes without padding, and any bits will do for either.
    unsafe { std::mem::transmute(register) }
}
