//! The board as it is seen at one moment: counts, captured seeds, and what is marked.

use ndongu_rules::{AnyPosition, BySide, Cell, Hole, MAX_HOLES, Setup, Side, Trace};

/// What the eye is led to in a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Seeds are being, or would be, taken up here.
    From,
    /// A seed has just been dropped here.
    Dropped,
    /// The sowing ends, or would end, here.
    Landing,
    /// The seeds here are being, or would be, captured.
    Taken,
}

/// A board to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    holes: usize,
    cells: BySide<[Cell; MAX_HOLES]>,
    marks: BySide<[Option<Mark>; MAX_HOLES]>,
    /// Captured seeds.
    pub taken: BySide<u16>,
}

impl Picture {
    /// A position without marks.
    pub fn of(position: &AnyPosition) -> Picture {
        let setup = Setup::from(*position);
        let mut picture = Picture {
            holes: position.holes(),
            cells: BySide::default(),
            marks: BySide::default(),
            taken: setup.taken,
        };
        for (hole, cell) in setup.cells() {
            *picture.cell_mut(hole) = cell;
        }
        picture
    }

    /// A position with the marks of what a move from it would do.
    pub fn of_preview(position: &AnyPosition, trace: &Trace) -> Picture {
        let mut picture = Picture::of(position);
        for taken in &trace.taken {
            picture.mark(taken.hole, Mark::Taken);
        }
        if let Some(last) = trace.laps.last() {
            picture.mark(last.to, Mark::Landing);
        }
        if let Some(first) = trace.laps.first() {
            picture.mark(first.from, Mark::From);
        }
        picture
    }

    /// Holes in a row.
    pub fn holes(&self) -> usize {
        self.holes
    }

    /// One side's holes from its own left.
    pub fn row(&self, side: Side) -> impl DoubleEndedIterator<Item = Hole> + use<> {
        (0..self.holes as u8).map(move |index| Hole::new(side, index))
    }

    /// What a hole holds.
    pub fn cell(&self, hole: Hole) -> Cell {
        self.cells[hole.side][usize::from(hole.index)]
    }

    /// What a hole holds, to be changed.
    pub fn cell_mut(&mut self, hole: Hole) -> &mut Cell {
        &mut self.cells[hole.side][usize::from(hole.index)]
    }

    /// How a hole is marked.
    pub fn marked(&self, hole: Hole) -> Option<Mark> {
        self.marks[hole.side][usize::from(hole.index)]
    }

    /// Marks a hole, in place of its former mark.
    pub fn mark(&mut self, hole: Hole, mark: Mark) {
        self.marks[hole.side][usize::from(hole.index)] = Some(mark);
    }

    /// Takes all marks away.
    pub fn clear_marks(&mut self) {
        self.marks = BySide::default();
    }
}
