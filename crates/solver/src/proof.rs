//! Proofs: who wins a position with best play, by search, with a certificate that others can check.
//!
//! Two claims are looked at, 'South can force a win' and 'North can'. A game is drawn when both are
//! refuted. `docs/proofs.md` tells how the search works and why what it finds is true.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::Instant,
};

use ndongu_rules::{AnyPosition, BySide, Kiothi, Side};

use crate::{
    Tables, Value,
    board::{Board, State},
    certificate::{Certificate, Entry, Form, Knowledge, Part, Verdict, value},
    proof::graph::{Graph, Hints, Status},
    tables::Shelved,
    worth::lead,
};

mod extract;
mod graph;
mod settle;
mod turn;

/// How much may be done, and who is told of it.
pub struct Effort<'a> {
    /// Threads to work with: with two or more, each claim has one of its own.
    pub threads: usize,
    /// About how many bytes may be used.
    pub memory_bytes: usize,
    /// When to give up.
    pub until: Option<Instant>,
    /// What boards with few seeds are worth, so that they need not be looked at. Certificates do not stand
    /// on it: what is needed is proven once more without.
    pub tables: Option<&'a Tables>,
    /// What an earlier search of the same position has found. It is not trusted more than tables are.
    pub known: Option<&'a Knowledge>,
    /// Whether all that was found is to be kept if the search is given up.
    pub keep: bool,
    /// Told how each claim stands, every few hundred turns looked at.
    pub told: &'a (dyn Fn(Side, Standing) + Sync),
    /// Set to have the work given up.
    pub stop: &'a AtomicBool,
}

/// How far the search for one claim has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Boards whose turns have been looked at.
    pub looked: u64,
    /// An estimate of what it would still take to prove that the player wins.
    pub to_prove: u32,
    /// An estimate of what it would still take to refute it.
    pub to_refute: u32,
}

/// What has been found of a position.
#[derive(Debug)]
pub struct Proof {
    position: AnyPosition,
    /// What each player can do.
    pub verdicts: BySide<Verdict>,
    /// How far each search has come.
    pub standings: BySide<Standing>,
    /// Why it was given up, if something is open.
    pub gave_up: Option<GaveUp>,
    certificate: Option<Certificate>,
    known: Option<Knowledge>,
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GaveUp {
    /// It was stopped from outside.
    Stopped,
    /// The time was over.
    Time,
    /// The memory was full.
    Memory,
}

impl Proof {
    /// The result with best play, for the side to move, if it is known.
    pub fn value(&self) -> Option<Value> {
        let side = self.position.turn();
        value(self.verdicts[side], self.verdicts[side.other()])
    }

    /// All that was found by a search that was given up, to go on from, if it was to be kept.
    pub fn known(&self) -> Option<&Knowledge> {
        self.known.as_ref()
    }

    /// What is needed to check all that is certain; `None` if that is nothing.
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }
}

/// Looks for proofs of what a position is worth, as one without a past, at the beginning of a turn.
/// `None` while redistributions are owed (K3), of which there are too many.
pub fn prove(position: &AnyPosition, effort: &Effort) -> Option<Proof> {
    match position {
        AnyPosition::Giuthi(pos) => Some(prove_as(position, pos, pos.rules(), effort)),
        AnyPosition::Kiothi(pos) => Some(prove_as::<Kiothi>(position, pos, (), effort)),
        AnyPosition::Opening(_) => None,
    }
}

fn prove_as<G: Shelved>(
    position: &AnyPosition,
    pos: &G,
    account: G::Account,
    effort: &Effort,
) -> Proof {
    let decided = Arc::new(AtomicBool::new(false));
    let search = |claimant| {
        let root = Entry {
            state: State {
                board: Board::seen(pos),
                claimant_moves: pos.turn() == claimant,
            },
            lead: lead(pos.taken(), claimant),
        };
        let hints = effort.tables.map_or(Hints::None, Hints::Tables);
        let mut graph = Graph::new(account, pos.holes(), root, hints);
        let parts = effort.known.map_or(&[][..], |known| &known.0.parts);
        for part in parts.iter().filter(|part| part.claimant == claimant) {
            graph.recall(part.wins, &part.entries);
        }
        Search::<G> {
            claimant,
            graph,
            effort,
            decided: Arc::clone(&decided),
            gave_up: None,
        }
    };
    let mut searches = Side::BOTH.map(search);
    if effort.threads > 1 {
        thread::scope(|scope| {
            for search in &mut searches {
                scope.spawn(|| while search.round() {});
            }
        });
    } else {
        let [south, north] = &mut searches;
        loop {
            let (first, second) = if south.graph.expanded() <= north.graph.expanded() {
                (&mut *south, &mut *north)
            } else {
                (&mut *north, &mut *south)
            };
            if !first.round() && !second.round() {
                break;
            }
        }
    }
    found(position, &searches, effort)
}

/// What the searches have found, as far as it can be shown.
fn found<G: Shelved>(position: &AnyPosition, searches: &[Search<G>; 2], effort: &Effort) -> Proof {
    let statuses = searches.each_ref().map(|search| search.graph.status());
    let wins = statuses.contains(&Status::Proven);
    let mut standings = searches.each_ref().map(|search| standing(&search.graph));
    let mut gave_up = searches.iter().find_map(|search| search.gave_up);
    let mut verdicts = [Verdict::Open; 2];
    let mut parts = Vec::new();
    for (side, search) in searches.iter().enumerate() {
        // A win shows that the other player cannot.
        if statuses[side] == Status::Open || wins && statuses[side] == Status::Refuted {
            continue;
        }
        let certain = search.without_hints();
        let graph = certain
            .as_ref()
            .map_or(&search.graph, |certain| &certain.graph);
        if let Some(certain) = &certain {
            standings[side].looked += certain.graph.expanded();
            gave_up = gave_up.or(certain.gave_up);
        }
        match graph.status() {
            Status::Open => continue,
            Status::Refuted => verdicts[side] = Verdict::CannotWin,
            Status::Proven => {
                verdicts = [Verdict::CannotWin; 2];
                verdicts[side] = Verdict::Wins;
            }
        }
        parts.push(Part {
            claimant: search.claimant,
            wins: graph.status() == Status::Proven,
            entries: graph.entries(Form::of(position.rules(), position.holes())),
        });
    }
    let gave_up = gave_up.filter(|_| verdicts.contains(&Verdict::Open));
    let of = |parts: Vec<Part>| Certificate {
        position: *position,
        parts,
    };
    let kept = || searches.iter().flat_map(Search::all_known).collect();
    Proof {
        position: *position,
        verdicts: by_side(verdicts),
        standings: by_side(standings),
        gave_up,
        known: (effort.keep && gave_up.is_some()).then(|| Knowledge(of(kept()))),
        certificate: (!parts.is_empty()).then(|| of(parts)),
    }
}

fn by_side<T>([south, north]: [T; 2]) -> BySide<T> {
    BySide { south, north }
}

/// The search for one claim.
struct Search<'a, G: Shelved> {
    claimant: Side,
    graph: Graph<'a, G>,
    effort: &'a Effort<'a>,
    /// Whether one of the two claims has been proven, which refutes the other.
    decided: Arc<AtomicBool>,
    gave_up: Option<GaveUp>,
}

impl<G: Shelved> Search<'_, G> {
    /// Looks at some more turns and settles what follows; whether there is more to do.
    fn round(&mut self) -> bool {
        /// Turns looked at before everything is settled for the first time.
        const LEAST: u64 = 64;
        /// Of all that have been looked at, those looked at before everything is settled again.
        const SHARE: u64 = 4;
        /// How often somebody is told.
        const TOLD: u64 = 256;

        if self.graph.status() != Status::Open || self.gives_up() {
            return false;
        }
        let leaves = (self.graph.expanded() / SHARE).max(LEAST);
        let (effort, claimant, decided) = (self.effort, self.claimant, &self.decided);
        self.graph.explore(leaves, |graph| {
            if graph.expanded().is_multiple_of(TOLD) {
                (effort.told)(claimant, standing(graph));
            }
            !decided.load(Relaxed) && give_up(effort, graph).is_none()
        });
        self.graph.settle();
        (effort.told)(claimant, standing(&self.graph));
        match self.graph.status() {
            Status::Open => true,
            Status::Refuted => false,
            Status::Proven => {
                self.decided.store(true, Relaxed);
                false
            }
        }
    }

    fn gives_up(&mut self) -> bool {
        self.gave_up = give_up(self.effort, &self.graph);
        self.gave_up.is_some() || self.decided.load(Relaxed)
    }

    fn all_known(&self) -> [Part; 2] {
        let part = |wins, entries| Part {
            claimant: self.claimant,
            wins,
            entries,
        };
        [
            part(true, self.graph.proven()),
            part(false, self.graph.refuted()),
        ]
    }

    /// The same claim proven or refuted once more without hints, but for the way to go; `None` where
    /// there were none.
    fn without_hints(&self) -> Option<Search<'_, G>> {
        let mut certain = Search {
            claimant: self.claimant,
            graph: self.graph.once_more()?,
            effort: self.effort,
            decided: Arc::default(),
            gave_up: None,
        };
        while certain.round() {}
        Some(certain)
    }
}

fn standing<G: Shelved>(graph: &Graph<'_, G>) -> Standing {
    let (to_prove, to_refute) = graph.effort();
    Standing {
        looked: graph.expanded(),
        to_prove,
        to_refute,
    }
}

fn give_up<G: Shelved>(effort: &Effort, graph: &Graph<'_, G>) -> Option<GaveUp> {
    if effort.stop.load(Relaxed) {
        Some(GaveUp::Stopped)
    } else if effort.until.is_some_and(|until| Instant::now() >= until) {
        Some(GaveUp::Time)
    } else if graph.bytes() >= effort.memory_bytes / 2 {
        Some(GaveUp::Memory)
    } else {
        None
    }
}
