//! What a search remembers: claims that are decided, and what open ones are estimated to take.
//!
//! Both memories are full one day; then what took least work to find is forgotten for what took more.
//! A decided claim is known by 64 bits of its state, which are taken for the state: what comes of that is
//! looked at again when a certificate is made, and when it is checked.

use super::descent::Costs;
use crate::{board::State, rows::Row};

/// Leads from which on the claim is proven in a state, and up to which it is refuted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub proven_from: i16,
    pub refuted_to: i16,
}

impl Known {
    pub(super) const NOTHING: Known = Known {
        proven_from: i16::MAX,
        refuted_to: i16::MIN,
    };

    fn and(self, other: Known) -> Known {
        Known {
            proven_from: self.proven_from.min(other.proven_from),
            refuted_to: self.refuted_to.max(other.refuted_to),
        }
    }
}

/// Claims of one claimant, by the keys of states.
#[derive(Debug)]
pub(crate) struct Memory {
    decided: Box<[Decided]>,
    open: Box<[Open]>,
}

/// A key, nought where there is none; and what is known, with the work that it took, in one number.
type Decided = [u64; 2];
/// Part of a key, what it takes to prove and to refute, and the work that was done, nought where there
/// is none.
type Open = [u32; 4];

/// Slots that a key can be in.
const BUCKET: usize = 4;

impl Memory {
    /// Of up to so many bytes.
    pub(super) fn new(bytes: usize) -> Memory {
        let slots = (bytes / size_of::<(Decided, Open)>()).max(BUCKET);
        let slots = 1 << slots.ilog2();
        Memory {
            decided: vec![[0; 2]; slots].into(),
            open: vec![[0; 4]; slots].into(),
        }
    }

    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let first = key as usize & (self.decided.len() - 1) & !(BUCKET - 1);
        first..first + BUCKET
    }

    /// What is known of a state.
    #[inline]
    pub(super) fn known(&self, key: u64) -> Known {
        let mut bucket = self.decided[self.bucket(key)].iter();
        let found = bucket.find(|slot| slot[0] == key);
        found.map_or(Known::NOTHING, |slot| unpacked(slot[1]).0)
    }

    /// Remembers what took so much work to find out.
    pub(super) fn decide(&mut self, key: u64, known: Known, work: u32) {
        let bucket = self.bucket(key);
        let bucket = &mut self.decided[bucket];
        if let Some(slot) = bucket.iter_mut().find(|slot| slot[0] == key) {
            let (before, spent) = unpacked(slot[1]);
            slot[1] = packed(before.and(known), spent.saturating_add(work));
            return;
        }
        let cheapest = bucket.iter_mut().min_by_key(|slot| slot[1] as u32);
        *cheapest.expect("a bucket has slots") = [key, packed(known, work.max(1))];
    }

    /// What an open claim is estimated to take, if it has been looked at.
    #[inline]
    pub(super) fn costs(&self, key: u64) -> Option<Costs> {
        let (bucket, part) = (&self.open[self.bucket(key)], (key >> 32) as u32);
        let found = bucket.iter().find(|slot| slot[0] == part && slot[3] > 0);
        found.map(|[_, prove, refute, _]| Costs {
            prove: *prove,
            refute: *refute,
        })
    }

    /// Remembers what an open claim is estimated to take, after so much work.
    pub(super) fn estimate(&mut self, key: u64, costs: Costs, work: u32) {
        let (bucket, part) = (self.bucket(key), (key >> 32) as u32);
        let bucket = &mut self.open[bucket];
        let Costs { prove, refute } = costs;
        if let Some(slot) = bucket
            .iter_mut()
            .find(|slot| slot[0] == part && slot[3] > 0)
        {
            *slot = [part, prove, refute, slot[3].saturating_add(work)];
            return;
        }
        let cheapest = bucket.iter_mut().min_by_key(|slot| slot[3]);
        *cheapest.expect("a bucket has slots") = [part, prove, refute, work.max(1)];
    }

    /// Everything that is decided, as [`recall`](Self::recall) takes it.
    pub(super) fn decided(&self) -> impl Iterator<Item = [u64; 2]> {
        self.decided.iter().copied().filter(|slot| slot[0] != 0)
    }

    /// Takes over what another search has decided.
    pub(super) fn recall(&mut self, decided: &[[u64; 2]]) {
        for [key, slot] in decided {
            let (known, work) = unpacked(*slot);
            self.decide(*key, known, work);
        }
    }
}

fn packed(known: Known, work: u32) -> u64 {
    let [from, to] = [known.proven_from, known.refuted_to].map(|lead| u64::from(lead as u16));
    from << 48 | to << 32 | u64::from(work)
}

fn unpacked(slot: u64) -> (Known, u32) {
    let known = Known {
        proven_from: (slot >> 48) as i16,
        refuted_to: (slot >> 32) as i16,
    };
    (known, slot as u32)
}

/// What stands for a state; never nought.
#[inline]
pub(super) fn key(state: &State) -> u64 {
    let State {
        board,
        claimant_moves,
    } = state;
    let (own, other) = (&board.own, &board.other);
    let rest = u64::from(tail(own)) << 32 | u64::from(tail(other));
    let both = mixed(
        head(own) ^ 0x9e37_79b9_7f4a_7c15,
        head(other) ^ 0xd1b5_4a32_d192_ed03,
    );
    let side = u64::from(*claimant_moves) << 63;
    mixed(
        both ^ rest ^ side,
        both.rotate_left(32) ^ 0xa076_1d64_78bd_642f,
    )
    .max(1)
}

/// What stands for a state with a lead.
#[inline]
pub(super) fn key_with_lead(key: u64, lead: i16) -> u64 {
    let lead = u64::from(lead as u16);
    mixed(
        key ^ lead.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        0xe703_7ed1_a0b4_28db,
    )
}

/// The first eight holes of a row.
fn head(row: &Row) -> u64 {
    u64::from_le_bytes(*row.seeds.first_chunk().expect("a row has ten"))
}

/// The last two holes of a row, and its marks.
fn tail(row: &Row) -> u32 {
    let [.., ninth, tenth] = row.seeds;
    let [first, last] = row.nki.to_le_bytes();
    u32::from_le_bytes([ninth, tenth, first, last])
}

/// Every bit of both in every bit of the result.
#[inline]
fn mixed(one: u64, two: u64) -> u64 {
    let product = u128::from(one) * u128::from(two);
    product as u64 ^ (product >> 64) as u64
}
