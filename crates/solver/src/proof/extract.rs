//! Takes from a search what a certificate needs.

use std::collections::{BinaryHeap, HashMap, VecDeque};

use super::{
    descent::{Descent, Status},
    memory,
    turn::Exits,
};
use crate::{
    board::State,
    certificate::{Entry, Form},
    tables::Shelved,
};

/// What an exit asks for: that the claim is decided for this state and lead too. `None` if the game is
/// over.
type Asked = Option<Entry>;

/// About how many bytes an entry takes while a refutation is put together.
const ENTRY: usize = 220;

/// Of all that was listed, for each state of the claimant one turn, for each of the other player all,
/// down to the end, in the same order. `None` when the root does not follow from it.
pub(super) fn strategy<G: Shelved>(listing: &Descent<'_, G>) -> Option<Vec<Entry>> {
    let proven = listing.listed();
    let mut by_state: HashMap<State, Vec<u32>> = HashMap::new();
    for (index, entry) in (0..).zip(proven) {
        by_state.entry(entry.state).or_default().push(index);
    }
    // What was proven later of a state is stronger.
    let first = |asked: &Entry| {
        let indices = by_state.get(&asked.state)?;
        let at = indices.partition_point(|index| proven[*index as usize].lead > asked.lead);
        indices.get(at).copied()
    };
    let mut wanted = vec![false; proven.len()];
    let mut open = BinaryHeap::new();
    let want = |index: u32, open: &mut BinaryHeap<u32>, wanted: &mut Vec<bool>| {
        if !std::mem::replace(&mut wanted[index as usize], true) {
            open.push(index);
        }
    };
    want(first(&listing.root)?, &mut open, &mut wanted);
    while let Some(index) = open.pop() {
        let entry = &proven[index as usize];
        let asked = asked(listing, entry);
        if entry.state.claimant_moves {
            let known = asked.iter().filter_map(|(won, asked)| match asked {
                None => won.then_some(None),
                Some(asked) => first(asked).filter(|earlier| *earlier < index).map(Some),
            });
            // Nothing at all, or what is there anyway, or what was proven soonest.
            let best = known.min_by_key(|earlier| {
                earlier.map_or((0, 0), |earlier| {
                    (2 - u8::from(wanted[earlier as usize]), earlier)
                })
            });
            if let Some(earlier) = best? {
                want(earlier, &mut open, &mut wanted);
            }
        } else {
            for asked in asked.iter().filter_map(|(_, asked)| asked.as_ref()) {
                want(first(asked)?, &mut open, &mut wanted);
            }
        }
    }
    let wanted = proven.iter().zip(wanted);
    let wanted = wanted.filter(|(_, wanted)| *wanted);
    Some(wanted.map(|(entry, _)| *entry).collect())
}

/// What a refutation may take.
pub(super) struct Limits<'a> {
    /// All seeds of the game, those captured too.
    pub seeds: i16,
    pub bytes: usize,
    /// Whether there is time left.
    pub goes_on: &'a dyn Fn() -> bool,
}

/// States that the other player need not leave but for ends that are no wins: for each of the claimant
/// all turns, for each of the other player one; in the order of their bytes. `None` when the limits are
/// reached.
pub(super) fn refuge<G: Shelved>(
    found: &mut Descent<'_, G>,
    form: Form,
    limits: &Limits,
) -> Option<Vec<Entry>> {
    let root = found.root;
    let mut refuge = Refuge {
        found,
        limits,
        listed: HashMap::new(),
        open: VecDeque::new(),
    };
    refuge.ask(&root);
    while let Some(entry) = refuge.open.pop_front() {
        if refuge.listed.get(&entry.state) != Some(&entry.lead) {
            continue;
        }
        if refuge.listed.len() * ENTRY > limits.bytes || !(limits.goes_on)() {
            return None;
        }
        let asked = asked(refuge.found, &entry);
        if entry.state.claimant_moves {
            for asked in asked.iter().filter_map(|(_, asked)| asked.as_ref()) {
                refuge.ask(asked);
            }
        } else if let Some(asked) = refuge.choose(&asked) {
            refuge.ask(&asked);
        }
    }
    let entry = |(state, lead)| Entry { state, lead };
    let mut entries: Vec<Entry> = refuge.listed.into_iter().map(entry).collect();
    entries.sort_by_cached_key(|entry| form.bytes(&entry.state));
    Some(entries)
}

struct Refuge<'a, 'b, G: Shelved> {
    found: &'a mut Descent<'b, G>,
    limits: &'a Limits<'a>,
    listed: HashMap<State, i16>,
    open: VecDeque<Entry>,
}

impl<G: Shelved> Refuge<'_, '_, G> {
    /// Has a state listed with this lead or the greatest one that is known to be refuted.
    fn ask(&mut self, asked: &Entry) {
        let state = asked.state;
        if hopeless(asked) || self.is_listed(asked) {
            return;
        }
        // Nobody is farther ahead than by all seeds that are captured.
        let known = self.found.known(&state, memory::key(&state));
        let lead = known
            .refuted_to
            .min(self.limits.seeds - state.board.seeds());
        let lead = lead.max(asked.lead);
        self.listed.insert(state, lead);
        self.open.push_back(Entry { state, lead });
    }

    fn is_listed(&self, asked: &Entry) -> bool {
        let listed = self.listed.get(&asked.state);
        listed.is_some_and(|lead| asked.lead <= *lead)
    }

    /// What the exit asks for that asks for least; `None` if that is nothing, or if none is refuted as far
    /// as can be found: then the checker will find it missing.
    fn choose(&mut self, exits: &[(bool, Asked)]) -> Asked {
        let cost = |(won, asked): &(bool, Asked)| match asked {
            None => (!won).then_some(0),
            Some(asked) if hopeless(asked) => Some(0),
            Some(asked) if self.is_listed(asked) => Some(1),
            Some(asked) => {
                let status = self.found.status_of(asked, memory::key(&asked.state));
                (status == Status::Refuted).then(|| 2 + asked.state.board.seeds())
            }
        };
        let best = exits.iter().filter_map(|exit| Some((cost(exit)?, exit.1)));
        if let Some((_, asked)) = best.min_by_key(|(cost, _)| *cost) {
            return asked;
        }
        // It was known once and has been forgotten.
        let mut open: Vec<Entry> = exits.iter().filter_map(|(_, asked)| *asked).collect();
        let refute = |asked: &Entry| self.found.estimate(asked, memory::key(&asked.state)).refute;
        open.sort_by_key(refute);
        open.into_iter().find(|asked| self.is_refuted(asked))
    }

    /// Searches once more.
    fn is_refuted(&mut self, asked: &Entry) -> bool {
        self.found.ask(*asked);
        while self.found.status() == Status::Open && (self.limits.goes_on)() {
            self.found.look_at(1_000);
        }
        self.found.status() == Status::Refuted
    }
}

/// What needs no entry: not even all seeds that are left are enough.
fn hopeless(asked: &Entry) -> bool {
    asked.lead + asked.state.board.seeds() <= 0
}

/// What the turns of a state with a lead lead to: whether the claimant has won if the game is over, and
/// what is asked of the next state if not.
fn asked<G: Shelved>(descent: &Descent<'_, G>, entry: &Entry) -> Vec<(bool, Asked)> {
    let State {
        board,
        claimant_moves,
    } = entry.state;
    let exits = Exits::of::<G>(descent.account(), descent.holes(), &board);
    let after = |gain: i16| entry.lead + if claimant_moves { gain } else { -gain };
    let over = exits.over.map(|gain| (after(gain) > 0, None));
    let turns = exits.turns.into_iter().map(|(board, gain)| {
        let state = State {
            board,
            claimant_moves: !claimant_moves,
        };
        let lead = after(gain);
        (false, Some(Entry { state, lead }))
    });
    over.into_iter().chain(turns).collect()
}
