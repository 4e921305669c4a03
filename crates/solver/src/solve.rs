//! Solves a layer, given all layers with fewer seeds.
//!
//! Every board begins as unknown, forced −∞ and safe +∞, and is looked at again and again: what a
//! move forces can only grow, what is safe can only fall, until nothing changes. What is then left is
//! the least solution for the forced gains and the greatest for the safe ones, in whatever order the
//! boards have been looked at, so that threads need not wait for each other (`docs/theory.md`).
//!
//! A turn is looked at in two steps. What a player can get by ending the turn at once, from one row,
//! depends on the sowings from there; what a turn is worth is the best of that over all rows that
//! extra moves lead to. Sowings are sown once: where they lead is kept while the layer is solved.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicU16, AtomicUsize, Ordering::Relaxed},
};

use ndongu_rules::Side;

use crate::{
    Worth,
    plan::{Group, Plan, Ranked},
    rows::Row,
};

/// The worth of every board of one number of seeds, by place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layer {
    blocks: Vec<usize>,
    worths: Box<[Worth]>,
}

/// What is told while a layer is solved, and how it is stopped.
pub struct Work<'a> {
    /// Threads to work with, at least one.
    pub threads: usize,
    /// Told the boards looked at for the first time, every few thousand.
    pub looked: &'a (dyn Fn(u64) + Sync),
    /// Set to have the work given up.
    pub stop: &'a AtomicBool,
}

impl Layer {
    pub(crate) fn new<G: Ranked>(plan: &Plan<G>, layer: usize, worths: Box<[Worth]>) -> Layer {
        Layer {
            blocks: plan.blocks(layer),
            worths,
        }
    }

    /// The worth of each place.
    pub(crate) fn worths(&self) -> &[Worth] {
        &self.worths
    }

    #[inline]
    fn worth<G: Ranked>(&self, plan: &Plan<G>, own: &Row, other: &Row) -> Worth {
        self.worths[plan.place(&self.blocks, own, other)]
    }
}

/// What a sowing, or having none, comes to.
pub(crate) enum Exit<G> {
    /// Another move of the same turn, from here (G6).
    Again(G),
    /// The end of the turn with so many seeds captured, maybe none, and the opponent to begin one from
    /// this row against that.
    Turn(i16, Row, Row),
    /// The end of the game, with this gain.
    Over(i16),
}

/// Every way to end the turn at once from a board on which South stands, and where extra moves lead.
#[inline]
pub(crate) fn each_exit<G: Ranked>(pos: &G, mut exit: impl FnMut(Exit<G>)) {
    let turn = |child: &G| {
        let gain = child.taken().south.into();
        Exit::Turn(
            gain,
            child.marked_row(Side::North),
            child.marked_row(Side::South),
        )
    };
    let mut stuck = true;
    pos.each_sown(|_, child| {
        stuck = false;
        exit(match child.turn() {
            Side::South => Exit::Again(child),
            Side::North => turn(&child),
        });
    });
    if stuck {
        let over = || {
            let score = pos.final_score();
            Exit::Over(score.south as i16 - score.north as i16)
        };
        exit(pos.passed().map_or_else(over, |child| turn(&child)));
    }
}

/// Where the sowings of one row of the mover lead, against each row of the opponent.
struct Sown {
    /// What ends the turn with a capture, or the game.
    base: Box<[Worth]>,
    /// Ends of each row's share of `quiet`.
    ends: Box<[u32]>,
    /// Places in this layer to which turns lead that end without a capture.
    quiet: Box<[u32]>,
}

struct Solver<'a, G: Ranked> {
    plan: &'a Plan<G>,
    lower: &'a [Layer],
    groups: &'a [Vec<Group>],
    layer: usize,
    blocks: Vec<usize>,
    /// By the mover's seeds: the first of the kept rows, all blocks counted.
    firsts: Vec<usize>,
    worths: Vec<AtomicU16>,
    sown: Vec<OnceLock<Sown>>,
}

/// Solves a layer; `lower` has the layers with fewer seeds, `groups` those of every number of seeds up
/// to this one. `None` when it was stopped.
///
/// # Complexity
///
/// Every turn is sown once; where it leads is remembered in four bytes, eight more a place. Then each
/// pass takes a look-up for every way that a turn can end; the number of passes depends on the game.
pub(crate) fn solve<G: Ranked>(
    plan: &Plan<G>,
    groups: &[Vec<Group>],
    lower: &[Layer],
    work: &Work,
) -> Option<Layer> {
    let layer = lower.len();
    let unknown = Worth::UNKNOWN.to_bits();
    let worths = (0..plan.places(layer)).map(|_| AtomicU16::new(unknown));
    let solver = Solver::new(plan, groups, lower, worths.collect());
    solver.sow_all(work);
    while !work.stop.load(Relaxed) {
        if !solver.pass(work) && !work.stop.load(Relaxed) {
            let worth = |worth: AtomicU16| Worth::from_bits(worth.into_inner());
            let worths: Box<[Worth]> = solver.worths.into_iter().map(worth).collect();
            let no_way_out = worths.contains(&Worth::NOTHING);
            assert!(
                !no_way_out,
                "G6a leaves a turn no end, and no such board is known"
            );
            return Some(Layer::new(plan, layer, worths));
        }
    }
    None
}

/// Sows a layer once more and gives the first place whose worth does not follow from where its turns
/// lead, if there is one. `None` when it was stopped.
pub(crate) fn check<G: Ranked>(
    plan: &Plan<G>,
    groups: &[Vec<Group>],
    lower: &[Layer],
    layer: &Layer,
    work: &Work,
) -> Option<Result<(), usize>> {
    let worths = layer
        .worths
        .iter()
        .map(|worth| AtomicU16::new(worth.to_bits()));
    let solver = Solver::new(plan, groups, lower, worths.collect());
    solver.sow_all(work);
    let wrong = AtomicUsize::new(usize::MAX);
    solver.each_group(work, |own, group| {
        solver.each_worth(own, group, |place, worth| {
            if layer.worths[place] != worth {
                wrong.fetch_min(place, Relaxed);
            }
        });
    });
    let stopped = work.stop.load(Relaxed);
    (!stopped).then(|| match wrong.into_inner() {
        usize::MAX => Ok(()),
        place => Err(place),
    })
}

impl<'a, G: Ranked> Solver<'a, G> {
    fn new(
        plan: &'a Plan<G>,
        groups: &'a [Vec<Group>],
        lower: &'a [Layer],
        worths: Vec<AtomicU16>,
    ) -> Self {
        let layer = lower.len();
        let mut firsts = vec![0];
        for own in 0..=layer {
            firsts.push(firsts[own] + plan.rows[own].kept.len());
        }
        Solver {
            plan,
            lower,
            groups,
            layer,
            blocks: plan.blocks(layer),
            worths,
            sown: (0..firsts[layer + 1]).map(|_| OnceLock::new()).collect(),
            firsts,
        }
    }

    fn sow_all(&self, work: &Work) {
        let tasks: Vec<(usize, usize)> = (0..=self.layer)
            .flat_map(|own| (0..self.plan.rows[own].kept.len()).map(move |place| (own, place)))
            .collect();
        each_task(&tasks, work, |(own, place)| {
            let sown = self.sow_row(*own, *place);
            (work.looked)(sown.base.len() as u64);
            let cell = &self.sown[self.firsts[*own] + place];
            assert!(cell.set(sown).is_ok(), "every row is sown once");
        });
    }

    fn sow_row(&self, own: usize, place: usize) -> Sown {
        let rows = &self.plan.rows[own];
        let row = &rows.all[rows.kept[place] as usize];
        let others = &self.plan.rows[self.layer - own].all;
        let (mut base, mut ends) = (
            Vec::with_capacity(others.len()),
            Vec::with_capacity(others.len()),
        );
        let mut quiet: Vec<u32> = Vec::new();
        for other in others {
            let pos = G::laid(self.plan.account, self.plan.holes, row, other);
            let (mut worth, first) = (Worth::NOTHING, quiet.len());
            each_exit(&pos, |exit| match exit {
                Exit::Again(_) => {}
                Exit::Over(gain) => worth = worth.or(Worth::exact(gain as i8)),
                Exit::Turn(0, own, other) => {
                    let place = self.plan.place(&self.blocks, &own, &other) as u32;
                    if !quiet[first..].contains(&place) {
                        quiet.push(place);
                    }
                }
                Exit::Turn(gain, own, other) => {
                    let lower = &self.lower[own.sum() + other.sum()];
                    worth = worth.or(lower.worth(self.plan, &own, &other).after(gain as i8));
                }
            });
            base.push(worth);
            ends.push(quiet.len() as u32);
        }
        Sown {
            base: base.into(),
            ends: ends.into(),
            quiet: quiet.into(),
        }
    }

    /// Looks at every board once more, and says whether anything has changed.
    fn pass(&self, work: &Work) -> bool {
        let changed = AtomicBool::new(false);
        self.each_group(work, |own, group| {
            self.each_worth(own, group, |place, worth| {
                let cell = &self.worths[place];
                if cell.load(Relaxed) != worth.to_bits() {
                    cell.store(worth.to_bits(), Relaxed);
                    changed.store(true, Relaxed);
                }
            });
        });
        changed.into_inner()
    }

    fn each_group(&self, work: &Work, run: impl Fn(usize, &Group) + Sync) {
        let tasks: Vec<(usize, &Group)> = (0..=self.layer)
            .flat_map(|own| self.groups[own].iter().map(move |group| (own, group)))
            .collect();
        each_task(&tasks, work, |(own, group)| run(*own, group));
    }

    /// Tells `each` the place of every board of a group, and what it is now known to be worth.
    fn each_worth(&self, own: usize, group: &Group, mut each: impl FnMut(usize, Worth)) {
        let rows = &self.plan.rows[own];
        let others = self.plan.rows[self.layer - own].all.len();
        // The first place of every row that is kept; the others are the mirror images of those.
        let kept: Vec<usize> = (group.members.iter())
            .map(|row| rows.place(*row as usize))
            .filter(|(_, in_mirror)| !in_mirror)
            .map(|(place, _)| self.blocks[own] + place * others)
            .collect();
        if kept.is_empty() {
            return;
        }
        for other in 0..others {
            let mut worth = Worth::NOTHING;
            for row in &group.members {
                let (place, in_mirror) = rows.place(*row as usize);
                let other = self.seen(own, in_mirror, other);
                worth = worth.or(self.ended(self.sown(own, place), other));
            }
            for row in &group.beyond {
                worth = worth.or(self.worth(own, *row as usize, other));
            }
            for first in &kept {
                each(first + other, worth);
            }
        }
    }

    /// The number of the opponent's row, seen with the mover's.
    #[inline]
    fn seen(&self, own: usize, in_mirror: bool, other: usize) -> usize {
        if in_mirror {
            self.plan.rows[self.layer - own].mirror[other] as usize
        } else {
            other
        }
    }

    fn sown(&self, own: usize, place: usize) -> &Sown {
        let cell = &self.sown[self.firsts[own] + place];
        cell.get().expect("all rows are sown before the first pass")
    }

    /// What a turn is known to be worth, by the numbers of both rows.
    #[inline]
    fn worth(&self, own: usize, row: usize, other: usize) -> Worth {
        let (place, in_mirror) = self.plan.rows[own].place(row);
        let others = self.plan.rows[self.layer - own].all.len();
        let other = self.seen(own, in_mirror, other);
        Worth::from_bits(self.worths[self.blocks[own] + place * others + other].load(Relaxed))
    }

    /// What ending the turn at once is known to be worth.
    #[inline]
    fn ended(&self, sown: &Sown, other: usize) -> Worth {
        let first = match other {
            0 => 0,
            _ => sown.ends[other - 1],
        };
        let quiet = &sown.quiet[first as usize..sown.ends[other] as usize];
        quiet.iter().fold(sown.base[other], |worth, place| {
            let after = Worth::from_bits(self.worths[*place as usize].load(Relaxed));
            worth.or(after.after(0))
        })
    }
}

/// Does every task once, in the order given as far as threads allow, until stopped.
fn each_task<T: Sync>(tasks: &[T], work: &Work, run: impl Fn(&T) + Sync) {
    /// Tasks taken at a time.
    const SHARE: usize = 16;
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..work.threads {
            scope.spawn(|| {
                while !work.stop.load(Relaxed) {
                    let first = next.fetch_add(SHARE, Relaxed);
                    let Some(rest) = tasks.get(first..) else {
                        break;
                    };
                    if rest.is_empty() {
                        break;
                    }
                    rest.iter().take(SHARE).for_each(&run);
                }
            });
        }
    });
}
