//! Proofs: who wins a position with best play, by search, with a certificate that others can check.
//!
//! Two claims are looked at, 'South can force a win' and 'North can'. A game is drawn when both are
//! refuted. `docs/proofs.md` tells how the search works and why what it finds is true.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::Instant,
};

use ndongu_rules::{AnyPosition, BySide, Kiothi, Side};

use crate::{
    Tables, Value,
    board::{Board, State},
    certificate::{Certificate, Entry, Form, Knowledge, Part, Verdict, value},
    proof::{
        descent::{Descent, Status},
        extract::{Limits, refuge, strategy},
        listed::Listed,
    },
    tables::Shelved,
    worth::lead,
};

mod descent;
mod extract;
mod listed;
mod memory;
mod turn;

/// How much may be done, and who is told of it.
pub struct Effort<'a> {
    /// Threads to work with: with two or more, each claim has one of its own.
    pub threads: usize,
    /// About how many bytes may be used. When they are full, what took least work is forgotten.
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
    /// A certificate would need more memory.
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
    let decided = AtomicBool::new(false);
    let search = |claimant| {
        let root = Entry {
            state: State {
                board: Board::seen(pos),
                claimant_moves: pos.turn() == claimant,
            },
            lead: lead(pos.taken(), claimant),
        };
        let bytes = effort.memory_bytes / 4;
        let mut descent = Descent::<G>::new(account, pos.holes(), root, effort.tables, bytes);
        if let Some(known) = effort.known {
            descent
                .memory()
                .recall(&known.decided[side_index(claimant)]);
        }
        Search {
            claimant,
            descent,
            effort,
            decided: &decided,
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
            let (first, second) = if south.descent.looked() <= north.descent.looked() {
                (&mut *south, &mut *north)
            } else {
                (&mut *north, &mut *south)
            };
            if !first.round() && !second.round() {
                break;
            }
        }
    }
    found(position, searches, effort)
}

/// What the searches have found, as far as it can be shown.
fn found<G: Shelved>(
    position: &AnyPosition,
    mut searches: [Search<G>; 2],
    effort: &Effort,
) -> Proof {
    let statuses = searches.each_ref().map(|search| search.descent.status());
    let wins = statuses.contains(&Status::Proven);
    let mut verdicts = [Verdict::Open; 2];
    let mut parts = Vec::new();
    let mut looked_again = [0; 2];
    let mut gave_up = None;
    for (side, search) in searches.iter_mut().enumerate() {
        // A win shows that the other player cannot.
        if statuses[side] == Status::Open || wins && statuses[side] == Status::Refuted {
            continue;
        }
        let entries = if wins {
            search.strategy(&mut looked_again[side])
        } else {
            search.refuge(position)
        };
        let Some(entries) = entries else {
            gave_up = gave_up.or(give_up(effort)).or(Some(GaveUp::Memory));
            continue;
        };
        verdicts[side] = Verdict::CannotWin;
        if wins {
            verdicts = [Verdict::CannotWin; 2];
            verdicts[side] = Verdict::Wins;
        }
        parts.push(Part {
            claimant: search.claimant,
            wins,
            entries,
        });
    }
    let open = verdicts.contains(&Verdict::Open);
    let mut standings = searches.each_ref().map(|search| standing(&search.descent));
    for (standing, looked) in standings.iter_mut().zip(looked_again) {
        standing.looked += looked;
    }
    Proof {
        position: *position,
        verdicts: by_side(verdicts),
        standings: by_side(standings),
        gave_up: open.then(|| gave_up.or(give_up(effort))).flatten(),
        known: (effort.keep && open).then(|| Knowledge {
            position: *position,
            decided: searches.map(|mut search| search.descent.memory().decided().collect()),
        }),
        certificate: (!parts.is_empty()).then_some(Certificate {
            position: *position,
            parts,
        }),
    }
}

fn side_index(side: Side) -> usize {
    usize::from(side == Side::North)
}

fn by_side<T>([south, north]: [T; 2]) -> BySide<T> {
    BySide { south, north }
}

/// The search for one claim.
struct Search<'a, G: Shelved> {
    claimant: Side,
    descent: Descent<'a, G>,
    effort: &'a Effort<'a>,
    /// Whether one of the two claims has been proven, which refutes the other.
    decided: &'a AtomicBool,
}

impl<G: Shelved> Search<'_, G> {
    /// Looks at some more boards; whether there is more to do.
    fn round(&mut self) -> bool {
        if self.descent.status() != Status::Open
            || self.decided.load(Relaxed)
            || give_up(self.effort).is_some()
        {
            return false;
        }
        self.descent.look_at(ROUND);
        (self.effort.told)(self.claimant, standing(&self.descent));
        if self.descent.status() == Status::Proven {
            self.decided.store(true, Relaxed);
        }
        self.descent.status() == Status::Open
    }

    /// What shows that the claim holds: it is proven once more without tables, but for the way to go.
    fn strategy(&self, looked: &mut u64) -> Option<Vec<Entry>> {
        let bytes = self.effort.memory_bytes / 2;
        let mut listing = self.descent.listing(bytes / 4);
        let most = (bytes - bytes / 4) / Listed::ENTRY;
        while listing.status() == Status::Open {
            if give_up(self.effort).is_some() || listing.listed().len() > most {
                return None;
            }
            listing.look_at(ROUND);
            *looked = listing.looked();
            let mut standing = standing(&self.descent);
            standing.looked += *looked;
            (self.effort.told)(self.claimant, standing);
        }
        // Nothing, if what another search had kept has led this one astray: the checker will say so.
        Some(strategy(&listing).unwrap_or_default())
    }

    /// What shows that it does not.
    fn refuge(&mut self, position: &AnyPosition) -> Option<Vec<Entry>> {
        let form = Form::of(position.rules(), position.holes());
        let taken = position.taken();
        let total = self.descent.root.state.board.seeds() + i16::from(taken.south + taken.north);
        let effort = self.effort;
        let goes_on = || give_up(effort).is_none();
        let limits = Limits {
            seeds: total,
            bytes: effort.memory_bytes / 4,
            goes_on: &goes_on,
        };
        refuge(&mut self.descent, form, &limits)
    }
}

/// Boards that are looked at at a time.
const ROUND: u64 = 256;

fn standing<G: Shelved>(descent: &Descent<'_, G>) -> Standing {
    let costs = descent.costs();
    Standing {
        looked: descent.looked(),
        to_prove: costs.prove,
        to_refute: costs.refute,
    }
}

fn give_up(effort: &Effort) -> Option<GaveUp> {
    if effort.stop.load(Relaxed) {
        Some(GaveUp::Stopped)
    } else if effort.until.is_some_and(|until| Instant::now() >= until) {
        Some(GaveUp::Time)
    } else {
        None
    }
}
