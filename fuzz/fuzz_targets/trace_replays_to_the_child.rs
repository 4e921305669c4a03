//! Replaying the trace of a move gives the position that the move leads to, and a trace that tells
//! nonsense is refused or at least conserves the seeds.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use ndongu_rules::{
    AnyPosition, BySide, Cell, Direction, End, Hole, Lap, MAX_HOLES, MAX_SEEDS, Position, RuleSet,
    Setup, Side, Taken, Trace, giuthi,
};

/// A game from anywhere, and a trace that need not have anything to do with it.
#[derive(Arbitrary, Debug)]
struct Input {
    game: GameOf,
    is_north_to_move: bool,
    taken: (u8, u8),
    /// South's hole and the one North has with the same letter.
    rows: Vec<(AnyCell, AnyCell)>,
    /// Which of the legal moves is played, again and again.
    choices: Vec<u8>,
    foreign: AnyTrace,
}

#[derive(Arbitrary, Debug, Clone, Copy)]
enum GameOf {
    Giuthi,
    Climent,
    Kiothi,
}

#[derive(Arbitrary, Debug, Clone, Copy)]
struct AnyCell {
    seeds: u8,
    nki: bool,
}

#[derive(Arbitrary, Debug)]
struct AnyTrace {
    laps: Vec<(AnyHole, bool, u8, AnyHole)>,
    taken: Vec<(AnyHole, u8)>,
    end: u8,
}

#[derive(Arbitrary, Debug, Clone, Copy)]
struct AnyHole {
    is_norths: bool,
    index: u8,
}

fuzz_target!(|input: Input| {
    let foreign = input.foreign.trace();
    match AnyPosition::try_from(input.setup()) {
        Ok(AnyPosition::Giuthi(pos)) => play(pos, &input.choices, foreign),
        Ok(AnyPosition::Kiothi(pos)) => play(pos, &input.choices, foreign),
        // No holes at all.
        Ok(AnyPosition::Opening(_)) | Err(_) => {}
    }
});

/// Plays on from `pos`. The trace of each move is a foreign one to the positions after it.
fn play<P: Position>(mut pos: P, choices: &[u8], mut foreign: Trace) {
    for choice in choices {
        if let Some(after) = foreign.replay(&pos) {
            assert_eq!(seeds(after), seeds(pos), "{pos}: {foreign:?}");
        }
        let legal = pos.legal(&[]);
        if legal.is_empty() {
            return;
        }
        let (mv, child) = legal[usize::from(*choice) % legal.len()];
        let (after, trace) = pos.narrate(mv).expect("the move was listed as legal");
        assert_eq!(after, child, "{pos}: {mv}");
        assert_eq!(trace.replay(&pos), Some(child), "{pos}: {mv}");
        pos = child;
        foreign = trace;
    }
}

/// All seeds, the captured ones included.
fn seeds(pos: impl Position) -> u16 {
    let setup: Setup = pos.into();
    let board: u16 = setup.cells().map(|(_, cell)| cell.seeds).sum();
    board + setup.taken.south + setup.taken.north
}

impl Input {
    /// What was asked for, as far as the seeds of one game go.
    fn setup(&self) -> Setup {
        let rules = match self.game {
            GameOf::Giuthi => RuleSet::Giuthi(giuthi::Rules::MancalaWorld),
            GameOf::Climent => RuleSet::Giuthi(giuthi::Rules::Climent),
            GameOf::Kiothi => RuleSet::Kiothi,
        };
        let mut left = MAX_SEEDS;
        let mut give = |wanted: u8| {
            let given = wanted.min(left);
            left -= given;
            u16::from(given)
        };
        let mut cell = |asked: AnyCell| {
            let seeds = give(asked.seeds);
            Cell {
                seeds,
                nki: asked.nki && seeds > 0 && rules == RuleSet::Kiothi,
            }
        };
        let (south, north) = self
            .rows
            .iter()
            .take(MAX_HOLES)
            .map(|(south, north)| (cell(*south), cell(*north)))
            .unzip();
        let taken = BySide {
            south: give(self.taken.0),
            north: give(self.taken.1),
        };
        Setup {
            rules,
            south,
            north,
            taken,
            turn: side(self.is_north_to_move),
            opening: false,
        }
    }
}

impl AnyTrace {
    fn trace(&self) -> Trace {
        const ENDS: [End; 6] = [
            End::Sleep,
            End::Again,
            End::Capture,
            End::Nothing,
            End::Pass,
            End::Opening,
        ];
        let lap = |(from, is_clockwise, seeds, to): &(AnyHole, bool, u8, AnyHole)| Lap {
            from: from.hole(),
            direction: Direction::BOTH[usize::from(*is_clockwise)],
            seeds: *seeds,
            to: to.hole(),
        };
        let taken = |(hole, seeds): &(AnyHole, u8)| Taken {
            hole: hole.hole(),
            seeds: *seeds,
        };
        Trace {
            laps: self.laps.iter().map(lap).collect(),
            taken: self.taken.iter().map(taken).collect(),
            end: ENDS[usize::from(self.end) % ENDS.len()],
        }
    }
}

impl AnyHole {
    fn hole(self) -> Hole {
        Hole::new(side(self.is_norths), self.index)
    }
}

fn side(is_north: bool) -> Side {
    if is_north { Side::North } else { Side::South }
}
