//! What happens during a sowing, told to a listener while it happens, or written down as a [`Trace`].

use std::fmt;

use crate::{BySide, Direction, Hole, Move, Position, Setup, Side};

/// A listener to one sowing. It is told and cannot answer, so it cannot change what happens;
/// `()` does not listen and costs nothing.
pub trait Watch {
    /// A lap has been sown.
    #[inline]
    fn lap(&mut self, _lap: Lap) {}
    /// The contents of a hole have been captured; never empty.
    #[inline]
    fn capture(&mut self, _taken: Taken) {}
    /// The sowing has ended. Not told of a sowing that never does.
    #[inline]
    fn end(&mut self, _end: End) {}
}

impl Watch for () {}

/// One lap: seeds taken up and dropped one by one into the holes that follow (B5).
///
/// Written `D+4b`: from D counter-clockwise four seeds, the last into b.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lap {
    /// The hole that the seeds come from.
    pub from: Hole,
    /// Which way they are sown; always counter-clockwise in Kiothi (K1).
    pub direction: Direction,
    /// How many: 1 … 180.
    pub seeds: u8,
    /// The hole of the last seed.
    pub to: Hole,
}

impl fmt::Display for Lap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}{}{}",
            self.from,
            self.direction.sign(),
            self.seeds,
            self.to
        )
    }
}

/// The contents of one hole, captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taken {
    /// The hole emptied.
    pub hole: Hole,
    /// Its seeds: 1 … 180.
    pub seeds: u8,
}

/// How a move ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// In an empty hole on the opponent's side (G5, K9).
    Sleep,
    /// In an own empty hole without having dropped a seed across: the mover moves again (G6).
    Again,
    /// With a capture (G7, K10).
    Capture,
    /// In an own empty hole, but there is nothing to take (G8, K10).
    Nothing,
    /// It was a pass (G11, K3).
    Pass,
    /// It was a redistribution (K3).
    Opening,
}

impl End {
    /// One word, as the programs' JSON has it: `sleep`, `again`, `capture`, `nothing`, `pass`, `opening`.
    pub fn word(self) -> &'static str {
        match self {
            End::Sleep => "sleep",
            End::Again => "again",
            End::Capture => "capture",
            End::Nothing => "nothing",
            End::Pass => "pass",
            End::Opening => "opening",
        }
    }
}

/// Everything that happened in one move, in order.
///
/// ```
/// # use ndongu_rules::{Giuthi, Position};
/// let pos: Giuthi = "giuthi 0,0,2,0/1,0,0,0 0-0 S".parse()?;
/// let (after, trace) = pos.narrate("C+".parse()?)?;
/// assert_eq!(trace.laps_text(), "C+2a a-2C");
/// assert_eq!(trace.replay(&pos), Some(after));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The laps; none for a pass or a redistribution.
    pub laps: Vec<Lap>,
    /// What was captured after the last lap: the landing hole, the opposite one, then the chain
    /// (G9) or the bonus (K11).
    pub taken: Vec<Taken>,
    /// How the move ended.
    pub end: End,
}

impl Trace {
    /// A trace that nothing has been written into yet.
    pub(crate) fn blank() -> Self {
        Trace {
            laps: Vec::new(),
            taken: Vec::new(),
            end: End::Pass,
        }
    }

    /// A move without a sowing.
    pub(crate) fn unsown(end: End) -> Self {
        Trace {
            end,
            ..Trace::blank()
        }
    }

    /// The laps separated by spaces: `D+4b b-3D`.
    pub fn laps_text(&self) -> String {
        self.laps
            .iter()
            .map(Lap::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// All seeds captured.
    pub fn seeds_taken(&self) -> u32 {
        self.taken.iter().map(|taken| u32::from(taken.seeds)).sum()
    }

    /// Does again, seed by seed, what the trace tells; `None` when it cannot have come from `pos`.
    pub fn replay<P: Position>(&self, pos: &P) -> Option<P> {
        let holes = pos.holes();
        let mut setup: Setup = (*pos).into();
        for lap in &self.laps {
            replay_lap(&mut setup, *lap, holes)?;
        }
        for taken in &self.taken {
            let cell = setup.cell_mut(taken.hole)?;
            if cell.seeds == 0 || cell.seeds != u16::from(taken.seeds) {
                return None;
            }
            *cell = crate::Cell::default();
            setup.taken[pos.turn()] += u16::from(taken.seeds);
        }
        if self.end != End::Again {
            setup.turn = pos.turn().other();
        }
        P::try_from(setup).ok()
    }
}

/// Takes the seeds up and walks them round, one at a time.
fn replay_lap(setup: &mut Setup, lap: Lap, holes: usize) -> Option<()> {
    let from = setup.cell_mut(lap.from)?;
    from.seeds = from.seeds.checked_sub(u16::from(lap.seeds))?;
    from.nki = false;
    let mut hole = lap.from;
    for _ in 0..lap.seeds {
        hole = hole.next(lap.direction, holes);
        setup.cell_mut(hole)?.seeds += 1;
    }
    (hole == lap.to).then_some(())
}

impl Watch for Trace {
    fn lap(&mut self, lap: Lap) {
        self.laps.push(lap);
    }

    fn capture(&mut self, taken: Taken) {
        self.taken.push(taken);
    }

    fn end(&mut self, end: End) {
        self.end = end;
    }
}

/// A final score and who has won by it.
///
/// ```
/// # use ndongu_rules::{BySide, Outcome, Side};
/// let outcome = Outcome { score: BySide { south: 31, north: 29 } };
/// assert_eq!(outcome.winner(), Some(Side::South));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Each player's seeds, with all that is left on the board given out (G12, K13).
    pub score: BySide<u16>,
}

impl Outcome {
    /// The side with more seeds; `None` for a draw (G12, K14).
    pub fn winner(self) -> Option<Side> {
        let BySide { south, north } = self.score;
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Writes down what a move does in `pos`: the child, unless its sowing never ends (B6).
pub(crate) fn trace<P: Position>(pos: &P, mv: Move<P::Sowing>) -> Option<(P, Trace)> {
    match mv {
        Move::Pass => Some((pos.passed()?, Trace::unsown(End::Pass))),
        Move::Sow(sowing) => {
            let mut trace = Trace::blank();
            let child = pos.sow(sowing, &mut trace)?;
            Some((child, trace))
        }
    }
}
