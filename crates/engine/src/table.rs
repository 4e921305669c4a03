//! The transposition table: what was found out about positions, shared by all threads.
//!
//! An entry is two words, the second its contents and the first the position's fingerprint mixed with
//! them. Threads write without a lock; an entry of which two threads wrote a half each fails the
//! comparison and is taken for another position's (Hyatt and Mann, "A Lock-less Transposition Table
//! Implementation for Parallel Search Chess Engines", ICGA Journal 25, 2002).

use std::{
    collections::TryReserveError,
    sync::atomic::{AtomicU64, Ordering},
};

/// What a stored value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true value is at most this.
    AtMost,
    /// The true value is at least this.
    AtLeast,
    /// This is the true value, as far as was looked.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) value: i32,
    /// How far was looked; see [`Table::NO_VALUE`].
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The best move, as the game packs it; 0 for none.
    pub(crate) best: u16,
}

impl Known {
    /// From the low bits: 32 of the value, 16 of the move, 8 of the depth, 2 of the bound, and 6 of
    /// the generation, which is the table's affair.
    fn pack(self, generation: u8) -> u64 {
        u64::from(self.value as u32)
            | u64::from(self.best) << 32
            | u64::from(self.depth) << 48
            | (self.bound as u64) << 56
            | u64::from(generation) << 58
    }

    fn unpack(data: u64) -> Known {
        Known {
            value: data as u32 as i32,
            best: (data >> 32) as u16,
            depth: depth_of(data),
            bound: match data >> 56 & 3 {
                0 => Bound::AtMost,
                1 => Bound::AtLeast,
                _ => Bound::Exact,
            },
        }
    }
}

fn depth_of(data: u64) -> u8 {
    (data >> 48) as u8
}

fn generation_of(data: u64) -> u8 {
    (data >> 58) as u8
}

#[derive(Default)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

impl Entry {
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, data)
    }

    fn save(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

const WAYS: usize = 4;

/// Entries that are looked through together: one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

const _: () = assert!(size_of::<Entry>() == 16 && size_of::<Bucket>() == 64);

/// The table.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    generation: u8,
}

impl Table {
    /// The depth of an entry that only remembers a move.
    pub(crate) const NO_VALUE: u8 = 0;

    /// The depth of an entry whose value comes from ends alone: more than any other.
    pub(crate) const COMPLETE: u8 = u8::MAX;

    const GENERATIONS: u8 = 64;

    /// A table of about so many mebibytes, at least one bucket; fails when there is not so much
    /// memory.
    pub(crate) fn new(hash_mb: usize) -> Result<Table, TryReserveError> {
        let count = (hash_mb.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count)?;
        buckets.resize_with(count, Bucket::default);
        Ok(Table {
            buckets: buckets.into_boxed_slice(),
            generation: 0,
        })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for entry in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *entry = Entry::default();
        }
        self.generation = 0;
    }

    /// From now on, what is known already gives way first.
    pub(crate) fn age(&mut self) {
        self.generation = (self.generation + 1) % Self::GENERATIONS;
    }

    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        let mut entries = self.bucket(key).0.iter().map(Entry::load);
        let found = entries.find(|(known, data)| *known == key && *data != 0)?;
        Some(Known::unpack(found.1))
    }

    /// Keeps what was found, in place of the same position's entry, or else of the one that is
    /// shallowest, every generation of age counted as some depth.
    pub(crate) fn put(&self, key: u64, known: Known) {
        let mut known = known;
        let mut victim = &self.bucket(key).0[0];
        let mut least = i32::MAX;
        for entry in &self.bucket(key).0 {
            let (stored, data) = entry.load();
            if stored == key && data != 0 {
                let old = Known::unpack(data);
                if known.best == 0 {
                    known.best = old.best;
                }
                // A deeper look of this search is worth more than a move without a value.
                if known.depth == Self::NO_VALUE && generation_of(data) == self.generation {
                    known = Known {
                        best: known.best,
                        ..old
                    };
                }
                victim = entry;
                break;
            }
            let worth = self.worth(data);
            if worth < least {
                (victim, least) = (entry, worth);
            }
        }
        victim.save(key, known.pack(self.generation));
    }

    /// How full the table is of what this search found, in thousandths, from a sample.
    pub(crate) fn fullness(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let entries = sample.iter().flat_map(|bucket| &bucket.0);
        let used = entries.filter(|entry| {
            let (_, data) = entry.load();
            data != 0 && generation_of(data) == self.generation
        });
        (used.count() * 1000 / (sample.len() * WAYS)) as u16
    }

    fn worth(&self, data: u64) -> i32 {
        const AGE: i32 = 16;
        if data == 0 {
            return i32::MIN;
        }
        let age = (self.generation + Self::GENERATIONS - generation_of(data)) % Self::GENERATIONS;
        i32::from(depth_of(data)) - AGE * i32::from(age)
    }

    /// The high bits of the fingerprint choose the bucket.
    fn bucket(&self, key: u64) -> &Bucket {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(value: i32, depth: u8) -> Known {
        Known {
            value,
            depth,
            bound: Bound::Exact,
            best: 7,
        }
    }

    #[test]
    fn what_was_put_is_got() {
        let table = Table::new(1).unwrap();
        for (key, value) in [(1, i32::MIN), (u64::MAX, i32::MAX), (1 << 40, -1)] {
            for bound in [Bound::AtMost, Bound::AtLeast, Bound::Exact] {
                let known = Known {
                    bound,
                    ..known(value, 255)
                };
                table.put(key, known);
                assert_eq!(table.get(key), Some(known));
            }
        }
        assert_eq!(table.get(2), None);
    }

    #[test]
    fn the_old_and_the_shallow_give_way() {
        let mut table = Table::new(0).unwrap();
        for key in 1..=4 {
            table.put(key, known(0, 10 * key as u8));
        }
        table.put(5, known(0, 5));
        assert_eq!((table.get(1), table.get(5)), (None, Some(known(0, 5))));
        for _ in 0..3 {
            table.age();
        }
        for key in 6..=9 {
            table.put(key, known(0, 1));
        }
        assert_eq!(table.get(4), None);
    }

    #[test]
    fn a_move_without_a_value_does_not_put_out_a_value() {
        let table = Table::new(0).unwrap();
        table.put(3, known(12, 20));
        let only_move = Known {
            best: 9,
            ..known(0, Table::NO_VALUE)
        };
        table.put(3, only_move);
        assert_eq!(
            table.get(3),
            Some(Known {
                best: 9,
                ..known(12, 20)
            })
        );
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = Table::new(0).unwrap();
        table.put(3, known(12, 20));
        assert_eq!(table.fullness(), 250);
        table.clear();
        assert_eq!((table.get(3), table.fullness()), (None, 0));
    }

    #[test]
    fn a_table_that_does_not_fit_is_refused() {
        assert!(Table::new(usize::MAX).is_err());
        assert!(Table::new(1 << 43).is_err());
    }
}
