//! Rows and their numbers: every way to lay some seeds in the holes of one row, counted, and numbered
//! in the order of the alphabet.
//!
//! A row of Kiothi also says which of its boma are nki (K4); an unmarked boma comes before the same
//! one marked.

use ndongu_rules::MAX_HOLES;

/// One row from its player's own left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Row {
    /// Seeds in each hole, nought beyond the row.
    pub seeds: [u8; MAX_HOLES],
    /// Bit i: the boma in place i is nki; only occupied ones are.
    pub nki: u16,
}

impl Row {
    /// Seeds in all its holes.
    #[inline]
    pub fn sum(&self) -> usize {
        self.seeds.iter().map(|seeds| usize::from(*seeds)).sum()
    }

    /// The row seen in a mirror.
    pub(crate) fn mirrored(mut self, holes: usize) -> Row {
        debug_assert_eq!(self.nki, 0, "Kiothi has no mirror: it knows one direction");
        self.seeds[..holes].reverse();
        self
    }
}

/// Numbers the rows of one length that hold up to so many seeds.
#[derive(Debug)]
pub struct Numbering {
    holes: usize,
    seeds: usize,
    /// How many ways there are for a hole to hold the same seeds: with and without a mark.
    kinds: u32,
    /// By holes to the right, seeds in them and in this hole, and seeds in this hole: how many rows
    /// hold fewer here.
    below: Box<[u32]>,
    /// By holes and seeds: how many rows.
    ways: Box<[u32]>,
}

impl Numbering {
    /// For rows of `holes` with 0 to `seeds` seeds; `marked` if holes can be nki. `None` if there are
    /// 2³² rows or more of one number of seeds.
    ///
    /// # Complexity
    ///
    /// Time and memory of holes times the square of seeds.
    pub fn new(holes: usize, seeds: usize, marked: bool) -> Option<Numbering> {
        let kinds = if marked { 2 } else { 1 };
        let side = seeds + 1;
        let mut ways = vec![0u32; (holes + 1) * side];
        ways[0] = 1;
        let mut below = vec![0u32; holes * side * (side + 1)];
        for right in 0..holes {
            for held in 0..=seeds {
                let mut rows = 0u32;
                for here in 0..=held {
                    below[(right * side + held) * (side + 1) + here] = rows;
                    let kinds = if here == 0 { 1 } else { kinds };
                    let more = ways[right * side + held - here].checked_mul(kinds)?;
                    rows = rows.checked_add(more)?;
                }
                ways[(right + 1) * side + held] = rows;
            }
        }
        Some(Numbering {
            holes,
            seeds,
            kinds,
            below: below.into(),
            ways: ways.into(),
        })
    }

    /// How many rows hold exactly so many seeds.
    #[inline]
    pub fn count(&self, seeds: usize) -> usize {
        self.ways[self.holes * (self.seeds + 1) + seeds] as usize
    }

    /// The number of a row among those that hold as many seeds, the first being 0.
    ///
    /// # Complexity
    ///
    /// A look-up a hole.
    #[inline]
    pub fn rank(&self, row: &Row) -> usize {
        let side = self.seeds + 1;
        let (mut rank, mut held) = (0, row.sum());
        for (place, here) in row.seeds[..self.holes].iter().enumerate() {
            let (right, here) = (self.holes - 1 - place, usize::from(*here));
            rank += self.below[(right * side + held) * (side + 1) + here];
            held -= here;
            if row.nki >> place & 1 == 1 {
                rank += self.ways[right * side + held];
            }
        }
        rank as usize
    }

    /// The row of a number: the inverse of [`rank`](Self::rank).
    fn row(&self, seeds: usize, rank: usize) -> Row {
        let side = self.seeds + 1;
        let (mut row, mut rank, mut held) = (Row::default(), rank as u32, seeds);
        for place in 0..self.holes {
            let right = self.holes - 1 - place;
            let start = (right * side + held) * (side + 1);
            let below = &self.below[start..=start + held];
            let here = below.partition_point(|fewer| *fewer <= rank) - 1;
            rank -= below[here];
            held -= here;
            row.seeds[place] = here as u8;
            let unmarked = self.ways[right * side + held];
            if here > 0 && self.kinds > 1 && rank >= unmarked {
                rank -= unmarked;
                row.nki |= 1 << place;
            }
        }
        row
    }
}

/// All rows that hold one number of seeds, and which of them stand for their mirror images too.
#[derive(Debug)]
pub struct Rows {
    /// In the order of their numbers.
    pub all: Box<[Row]>,
    /// By number: the number of the mirror image; of the row itself, where the game has no mirror.
    pub mirror: Box<[u32]>,
    /// By number: how many rows before it are kept.
    place: Box<[u32]>,
    /// The numbers of the rows that are kept: those not behind their mirror images.
    pub kept: Box<[u32]>,
}

impl Rows {
    /// Lists them; `mirrored` if a row and its mirror image are worth the same.
    pub fn new(numbering: &Numbering, seeds: usize, mirrored: bool) -> Rows {
        let count = numbering.count(seeds);
        let rows: Box<[Row]> = (0..count).map(|rank| numbering.row(seeds, rank)).collect();
        let image = |(rank, row): (usize, &Row)| {
            if mirrored {
                numbering.rank(&row.mirrored(numbering.holes)) as u32
            } else {
                rank as u32
            }
        };
        let mirror: Box<[u32]> = rows.iter().enumerate().map(image).collect();
        let (mut place, mut kept) = (Vec::with_capacity(count), Vec::new());
        for (rank, mirror) in mirror.iter().enumerate() {
            place.push(kept.len() as u32);
            if rank as u32 <= *mirror {
                kept.push(rank as u32);
            }
        }
        Rows {
            all: rows,
            mirror,
            place: place.into(),
            kept: kept.into(),
        }
    }

    /// Where a row is kept: its place among the kept ones, and whether its mirror image stands there.
    #[inline]
    pub fn place(&self, rank: usize) -> (usize, bool) {
        let mirror = self.mirror[rank] as usize;
        let in_mirror = mirror < rank;
        let kept = if in_mirror { mirror } else { rank };
        (self.place[kept] as usize, in_mirror)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_in_order_and_back() {
        for (holes, marked) in [(1, false), (3, false), (4, true), (10, false)] {
            let numbering = Numbering::new(holes, 6, marked).expect("few rows");
            for seeds in 0..=6 {
                let rows = Rows::new(&numbering, seeds, false).all;
                let in_order = rows.windows(2).all(|pair| key(&pair[0]) < key(&pair[1]));
                assert!(in_order, "{holes} holes, {seeds} seeds");
                for (rank, row) in rows.iter().enumerate() {
                    assert_eq!(numbering.rank(row), rank, "{row:?}");
                    assert_eq!(row.sum(), seeds);
                }
            }
        }
    }

    /// Hole by hole, seeds and then mark.
    fn key(row: &Row) -> Vec<(u8, u16)> {
        let hole = |(place, seeds): (usize, &u8)| (*seeds, row.nki >> place & 1);
        row.seeds.iter().enumerate().map(hole).collect()
    }

    #[test]
    fn half_of_all_rows_and_the_symmetric_ones_are_kept() {
        let numbering = Numbering::new(5, 4, false).expect("few rows");
        let rows = Rows::new(&numbering, 4, true);
        // C(8, 4) rows, of which 2, 1 and 0 seeds left of the middle hole make 3 + 2 + 1 symmetric: (70 + 6) / 2.
        assert_eq!((rows.all.len(), rows.kept.len()), (70, 38));
        for rank in 0..70 {
            let (place, in_mirror) = rows.place(rank);
            let kept = rows.kept[place];
            assert_eq!(
                kept,
                if in_mirror {
                    rows.mirror[rank]
                } else {
                    rank as u32
                }
            );
        }
    }

    #[test]
    fn too_many_rows_are_refused() {
        assert!(Numbering::new(10, 180, false).is_none());
    }
}
