//! Takes from a graph what a certificate needs.

use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};

use super::{
    graph::{Graph, Status},
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

impl<G: Shelved> Graph<'_, G> {
    /// The entries that show what is known of the root; none while it is open, or when hints that are
    /// not true have led the search astray.
    pub(crate) fn entries(&self, form: Form) -> Vec<Entry> {
        let entries = match self.status() {
            Status::Open => None,
            Status::Proven => self.strategy(),
            Status::Refuted => self.refuge(),
        };
        let mut entries = entries.unwrap_or_default();
        if self.status() == Status::Refuted {
            entries.sort_by_cached_key(|entry| form.bytes(&entry.state));
        }
        entries
    }

    /// For each state of the claimant one turn, for each of the other player all, down to the end, in
    /// the order in which they were proven.
    fn strategy(&self) -> Option<Vec<Entry>> {
        let proven = self.proven();
        let mut by_state: HashMap<State, Vec<u32>> = HashMap::new();
        for (index, entry) in (0..).zip(&proven) {
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
        let root = first(&self.root_entry())?;
        want(root, &mut open, &mut wanted);
        while let Some(index) = open.pop() {
            let entry = &proven[index as usize];
            let asked = self.asked(entry);
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
                    let earlier = first(asked)?;
                    want(earlier, &mut open, &mut wanted);
                }
            }
        }
        let wanted = proven.into_iter().zip(wanted);
        let wanted = wanted.filter(|(_, wanted)| *wanted);
        Some(wanted.map(|(entry, _)| entry).collect())
    }

    /// States that the other player need not leave but for ends that are no wins: for each of the
    /// claimant all turns, for each of the other player one.
    fn refuge(&self) -> Option<Vec<Entry>> {
        let strongest = |asked: &Entry| Entry {
            lead: self.refuted_to(&asked.state),
            ..*asked
        };
        let hopeless = |asked: &Entry| asked.lead + asked.state.board.seeds() <= 0;
        let mut seen = HashSet::new();
        let (mut open, mut entries) = (VecDeque::from([strongest(&self.root_entry())]), Vec::new());
        seen.extend(open.iter().map(|entry| entry.state));
        while let Some(entry) = open.pop_front() {
            entries.push(entry);
            let asked = self.asked(&entry);
            let refuted = |asked: &Entry| asked.lead <= self.refuted_to(&asked.state);
            let next: Vec<Entry> = if entry.state.claimant_moves {
                asked.into_iter().filter_map(|(_, asked)| asked).collect()
            } else {
                let cost = |(won, asked): &(bool, Asked)| match asked {
                    None => (!won).then_some(0),
                    Some(asked) if hopeless(asked) => Some(0),
                    Some(asked) if !refuted(asked) => None,
                    Some(asked) if seen.contains(&asked.state) => Some(1),
                    Some(asked) => Some(2 + asked.state.board.seeds()),
                };
                let known = asked.into_iter().filter(|asked| cost(asked).is_some());
                let best = known.min_by_key(|asked| cost(asked));
                best?.1.into_iter().collect()
            };
            for asked in next.iter().filter(|asked| !hopeless(asked)) {
                if seen.insert(asked.state) {
                    open.push_back(strongest(asked));
                }
            }
        }
        Some(entries)
    }

    /// What the turns of a state with a lead lead to: whether the claimant has won if the game is over,
    /// and what is asked of the next state if not.
    fn asked(&self, entry: &Entry) -> Vec<(bool, Asked)> {
        let State {
            board,
            claimant_moves,
        } = entry.state;
        let exits = Exits::of::<G>(self.account(), self.holes(), &board);
        let after = |gain: i16| entry.lead + if claimant_moves { gain } else { -gain };
        let over = exits.over.map(|gain| (after(gain) > 0, None));
        let turns = exits.turns.into_iter().map(|(board, gain)| {
            let state = State {
                board,
                claimant_moves: !claimant_moves,
            };
            (
                false,
                Some(Entry {
                    state,
                    lead: after(gain),
                }),
            )
        });
        over.into_iter().chain(turns).collect()
    }
}
