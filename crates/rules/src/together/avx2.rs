//! Boards of up to eight holes a row, two of them in each 256-bit register.
//!
//! Masks are bytes of all bits or none.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi8, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_blendv_epi8, _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_max_epu8, _mm256_min_epu8,
    _mm256_or_si256, _mm256_sad_epu8, _mm256_set_epi64x, _mm256_set1_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_slli_epi64, _mm256_sub_epi8, _mm256_subs_epu8, _mm256_testz_si256,
    _mm256_xor_si256,
};

use super::{
    Batch, LAPS, Landings,
    row::{Bytes, Row},
};

/// Whether the processor has what the functions of this module need.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
}

/// Whole rounds that a lap may make; larger hands are left to the scalar code.
const ROUNDS: usize = 3;

/// Sows a batch and lands it (G4 to G10).
#[target_feature(enable = "avx2")]
pub(super) fn sow(batch: &Batch, passes_gaps: bool) -> Landings {
    match batch.len.div_ceil(2) {
        0 | 1 => sow_in::<1>(batch, passes_gaps),
        2 => sow_in::<2>(batch, passes_gaps),
        3 => sow_in::<3>(batch, passes_gaps),
        _ => sow_in::<4>(batch, passes_gaps),
    }
}

/// What laps need besides the sowings.
struct Tables {
    hole: __m256i,
    /// One, two and three rounds.
    rounds: [__m256i; ROUNDS],
    /// The most seeds that fall short of a round, of two, of three.
    short: [__m256i; ROUNDS],
    zero: __m256i,
    two: __m256i,
}

/// The sowings of a register, their boards side by side. What belongs to a sowing as a whole is
/// repeated in every byte of its board.
#[derive(Clone, Copy)]
struct Hands {
    boards: __m256i,
    /// Where the last lap ended.
    at: __m256i,
    /// What is in hand; nothing when the sowing has ended.
    seeds: __m256i,
    /// The largest hand so far.
    most: __m256i,
    /// The farthest place, counted on without end, to which a lap has gone; when one has gone back
    /// beyond hole 0, a very large number.
    reach: __m256i,
    /// An even number of laps.
    even: __m256i,
}

impl Hands {
    /// Sows every hand by a lap, and takes up what lies where it ends if that is more than one seed.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn lap<const BACK: bool>(&mut self, tables: &Tables) {
        let Hands { at, seeds, .. } = *self;
        let [round, two_rounds, three_rounds] = tables.rounds;
        let (behind, to, beyond) = if BACK {
            let to = _mm256_sub_epi8(at, seeds);
            let behind = _mm256_sub_epi8(tables.hole, at);
            (behind, to, _mm256_add_epi8(to, three_rounds))
        } else {
            let to = _mm256_add_epi8(at, seeds);
            (_mm256_sub_epi8(at, tables.hole), to, to)
        };
        // Less than nought is a very large number, from which a round leads back to a small one.
        let behind = _mm256_min_epu8(behind, _mm256_add_epi8(behind, round));
        let source = _mm256_cmpeq_epi8(behind, tables.zero);
        // A hole that lies so many steps behind the one that is sown gets a seed for every whole
        // round that is sown as if from there, with so many seeds more.
        let sown = _mm256_add_epi8(behind, seeds);
        let mut boards = _mm256_andnot_si256(source, self.boards);
        for short in tables.short {
            boards = _mm256_sub_epi8(boards, _mm256_cmpgt_epi8(sown, short));
        }
        self.boards = boards;
        self.reach = _mm256_max_epu8(self.reach, to);
        let at = _mm256_min_epu8(beyond, _mm256_sub_epi8(beyond, two_rounds));
        self.at = _mm256_min_epu8(at, _mm256_sub_epi8(at, round));
        let found = _mm256_shuffle_epi8(boards, self.at);
        self.most = _mm256_max_epu8(self.most, found);
        // One becomes none, and more stays what it is.
        self.seeds = _mm256_subs_epu8(found, _mm256_subs_epu8(tables.two, found));
        self.even = _mm256_xor_si256(self.even, self.ended(tables.zero));
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn ended(&self, zero: __m256i) -> __m256i {
        _mm256_cmpeq_epi8(self.seeds, zero)
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn sow_in<const COUNT: usize>(batch: &Batch, passes_gaps: bool) -> Landings {
    let row = Row::of(batch.holes);
    let ring = 2 * row.length;
    let (hole, mirror) = (load(&row.hole), load(&row.mirror));
    let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi8(1));
    let times = |rounds: u8| _mm256_set1_epi8((rounds * ring).cast_signed());
    let rounds = [times(1), times(2), times(3)];
    let tables = Tables {
        hole,
        rounds,
        short: [
            _mm256_sub_epi8(rounds[0], one),
            _mm256_sub_epi8(rounds[1], one),
            _mm256_sub_epi8(rounds[2], one),
        ],
        zero,
        two: _mm256_set1_epi8(2),
    };
    let turned = load(&row.turned[batch.turn as usize]);
    // `C-` follows `C+`, and is seen in the mirror.
    let clockwise = _mm256_set_epi64x(-1, -1, 0, 0);
    let frame = _mm256_shuffle_epi8(turned, _mm256_blendv_epi8(hole, mirror, clockwise));
    let [low, high, _] = batch.board;
    let board = twice(u128::from(high) << 64 | u128::from(low));
    let boards = _mm256_shuffle_epi8(board, frame);
    let starts = twice(batch.starts());
    let mut number = load(&row.board);
    let mut hands = [Hands {
        boards,
        at: zero,
        seeds: zero,
        most: zero,
        reach: zero,
        even: zero,
    }; COUNT];
    for hands in &mut hands {
        hands.at = _mm256_shuffle_epi8(starts, number);
        hands.seeds = _mm256_shuffle_epi8(boards, hands.at);
        hands.most = hands.seeds;
        number = _mm256_add_epi8(number, tables.two);
    }
    for _ in 0..LAPS / 2 {
        let mut sowing = zero;
        for hands in &mut hands {
            hands.lap::<false>(&tables);
        }
        for hands in &mut hands {
            hands.lap::<true>(&tables);
            sowing = _mm256_or_si256(sowing, hands.seeds);
        }
        if _mm256_testz_si256(sowing, sowing) == 1 {
            break;
        }
    }
    let opposite = load(&row.opposite);
    let own = _mm256_cmpgt_epi8(_mm256_set1_epi8(row.length.cast_signed()), hole);
    let all = _mm256_cmpgt_epi8(rounds[0], hole);
    let across = _mm256_set1_epi8(row.length.cast_signed());
    let limit = rounds[2];
    let gaps = if passes_gaps { own } else { zero };
    let mut landings = Landings::default();
    for (i, hands) in hands.iter().enumerate() {
        // Each board is seen so that its last lap went on, to the right. The laps with nothing in
        // hand have emptied the hole of its last seed.
        let seen = _mm256_blendv_epi8(hole, mirror, hands.even);
        let last = _mm256_cmpeq_epi8(_mm256_shuffle_epi8(seen, hands.at), hole);
        let boards = _mm256_shuffle_epi8(hands.boards, seen);
        let boards = _mm256_or_si256(boards, _mm256_and_si256(last, one));
        let facing = _mm256_shuffle_epi8(boards, opposite);
        let at_home = _mm256_and_si256(last, own);
        let bare = _mm256_cmpeq_epi8(facing, zero);
        let crossed = _mm256_cmpeq_epi8(_mm256_max_epu8(hands.reach, across), hands.reach);
        // G7 and G8; and G9: a sum carries from the landing through all empty holes that follow.
        let takes = _mm256_andnot_si256(bare, _mm256_and_si256(at_home, crossed));
        let empty = _mm256_and_si256(_mm256_cmpeq_epi8(boards, zero), own);
        let open = _mm256_andnot_si256(_mm256_andnot_si256(gaps, bare), empty);
        let next = _mm256_slli_epi64::<8>(_mm256_and_si256(takes, one));
        let chain = _mm256_andnot_si256(_mm256_add_epi64(open, next), open);
        let won = _mm256_and_si256(facing, _mm256_or_si256(takes, chain));
        let left = _mm256_shuffle_epi8(_mm256_sub_epi8(facing, won), opposite);
        let boards = _mm256_blendv_epi8(left, _mm256_andnot_si256(takes, boards), own);
        let captured = _mm256_add_epi8(won, _mm256_and_si256(takes, one));
        let captured = words(_mm256_sad_epu8(captured, zero));
        let mirrored = _mm256_xor_si256(clockwise, hands.even);
        let circuit = _mm256_shuffle_epi8(turned, _mm256_blendv_epi8(hole, mirror, mirrored));
        let boards = words(_mm256_and_si256(_mm256_shuffle_epi8(boards, circuit), all));
        // G6
        let again = words(_mm256_andnot_si256(crossed, at_home));
        let small = _mm256_cmpeq_epi8(_mm256_max_epu8(hands.most, limit), limit);
        let ended = words(_mm256_and_si256(hands.ended(zero), small));
        for word in [0, 2] {
            let k = 4 * i + word;
            landings.boards[k / 8][k % 8] = boards[word];
            landings.boards[k / 8][k % 8 + 1] = boards[word + 1];
            landings.captured[k / 8] |= captured[word] << (8 * (k % 8));
            landings.ended |= u32::from(ended[word] != 0) << k;
            landings.again |= u32::from(again[word] != 0) << k;
        }
    }
    landings
}

/// The first half of a table.
#[target_feature(enable = "avx2")]
#[inline]
fn load(bytes: &Bytes) -> __m256i {
    let word = |i: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[8 * i..8 * i + 8]);
        i64::from_le_bytes(word)
    };
    _mm256_set_epi64x(word(3), word(2), word(1), word(0))
}

/// The same bytes for both boards.
#[target_feature(enable = "avx2")]
#[inline]
fn twice(bytes: u128) -> __m256i {
    let [low, high] = [bytes as i64, (bytes >> 64) as i64];
    _mm256_set_epi64x(high, low, high, low)
}

#[inline]
#[expect(unsafe_code, reason = "there is no safe way from a register to memory")]
fn words(register: __m256i) -> [u64; 4] {
    // SAFETY: both are 32 bytes without padding, and any bits will do for either.
    unsafe { std::mem::transmute(register) }
}
