//! The solver from the outside.

mod certificate;
mod damage;
mod engine;
mod graph;
mod history;
mod proof;
mod puzzles;
mod resume;

use std::{path::Path, sync::atomic::AtomicBool};

use ndongu_rules::{AnyPosition, Giuthi, Kiothi, Position, RuleSet, Setup, Side, giuthi::Rules};
use ndongu_solver::{Order, Tables, Work};

/// Every rule set there is.
const RULES: [RuleSet; 3] = [
    RuleSet::Giuthi(Rules::MancalaWorld),
    RuleSet::Giuthi(Rules::Climent),
    RuleSet::Kiothi,
];

fn order(rules: RuleSet, holes: u8, seeds: u8) -> Order {
    Order {
        rules,
        holes,
        seeds,
    }
}

fn build(folder: &Path, order: Order) {
    let work = Work {
        threads: 2,
        looked: &|_| {},
        stop: &AtomicBool::new(false),
    };
    order
        .build(folder, &work, |_| {})
        .expect("tables are built");
}

fn tables(order: Order) -> Tables {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), order);
    Tables::open(folder.path()).expect("tables")
}

/// Both games as one, for tests that are the same for both.
trait Game: Position + Ord {
    fn any(self) -> AnyPosition;
}

impl Game for Giuthi {
    fn any(self) -> AnyPosition {
        AnyPosition::Giuthi(self)
    }
}

impl Game for Kiothi {
    fn any(self) -> AnyPosition {
        AnyPosition::Kiothi(self)
    }
}

/// Every board of a size with so many seeds, South to move, nothing captured; with every choice of
/// nki in Kiothi.
fn boards<G: Game>(rules: RuleSet, holes: usize, seeds: u16) -> Vec<G> {
    let mut boards = Vec::new();
    fill(&mut vec![0; 2 * holes], 0, seeds, &mut |counts| {
        let occupied: Vec<usize> = (0..2 * holes).filter(|hole| counts[*hole] > 0).collect();
        let choices = match rules {
            RuleSet::Kiothi => 1 << occupied.len(),
            RuleSet::Giuthi(_) => 1,
        };
        for marks in 0..choices {
            let cell = |hole: usize| ndongu_rules::Cell {
                seeds: counts[hole],
                nki: occupied
                    .iter()
                    .position(|marked| *marked == hole)
                    .is_some_and(|bit| marks >> bit & 1 == 1),
            };
            let setup = Setup {
                rules,
                south: (0..holes).map(cell).collect(),
                north: (holes..2 * holes).map(cell).collect(),
                taken: ndongu_rules::BySide { south: 0, north: 0 },
                turn: Side::South,
                opening: false,
            };
            let board = G::try_from(setup);
            boards.push(board.expect("a possible position"));
        }
    });
    boards
}

fn fill(counts: &mut Vec<u16>, hole: usize, seeds: u16, each: &mut dyn FnMut(&[u16])) {
    if hole + 1 == counts.len() {
        counts[hole] = seeds;
        each(counts);
        return;
    }
    for here in 0..=seeds {
        counts[hole] = here;
        fill(counts, hole + 1, seeds - here, each);
    }
}
