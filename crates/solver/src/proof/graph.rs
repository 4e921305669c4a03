//! What is known and what is open of one claim, 'this player forces a finite win', in a graph that
//! only grows.
//!
//! A node is a state with a lead: a board, whether the claimant or the other player begins a turn
//! there, and how many captured seeds the claimant is ahead. The claimant needs one turn that keeps
//! the claim, the other player all. What holds at a lead holds at every greater one, so that for each
//! state two leads say all that is known: from which on the claim is proven, and up to which it is
//! refuted.
//!
//! Nothing is ever concluded from the way by which a node was reached. A claim is proven by claims
//! proven before it, and refuted together with all others that have no such hope: see
//! `settle.rs`.

use std::mem::size_of;

use indexmap::IndexMap;
use ndongu_rules::MAX_SEEDS;

use super::turn::Exits;
use crate::{
    Tables, Worth,
    board::{Board, State},
    certificate::Entry,
    tables::Shelved,
};

/// Beyond every lead.
const NO_LEAD: i16 = i16::MAX;

/// What is known of a state, by the claimant's lead.
#[derive(Clone, Copy, Debug)]
struct Known {
    proven_from: i16,
    refuted_to: i16,
    /// The latest node of this state, from which the earlier ones are found.
    latest: u32,
}

impl Known {
    fn status(self, lead: i16) -> Status {
        if lead >= self.proven_from {
            Status::Proven
        } else if lead <= self.refuted_to {
            Status::Refuted
        } else {
            Status::Open
        }
    }

    /// Takes over what tables say of the player about to begin a turn.
    fn learn(&mut self, claimant_moves: bool, worth: Worth) {
        let Worth { forced, safe } = worth;
        let refuted_to = match (claimant_moves, forced, safe) {
            (true, Worth::NEVER, _) | (false, _, Worth::ALWAYS) => i16::from(MAX_SEEDS),
            (true, forced, _) => -i16::from(forced),
            (false, _, safe) => i16::from(safe),
        };
        self.refuted_to = refuted_to;
        self.proven_from = refuted_to + 1;
    }
}

/// What somebody knows before.
pub(crate) enum Hints<'a, G: Shelved> {
    /// Nothing.
    None,
    /// The worth of boards with few seeds: what they decide is not looked at any more.
    Tables(&'a Tables),
    /// What another graph of the same claim has found, with tables: turns are left out that it knows to
    /// be of no use, and nothing else is believed.
    Truth(&'a Graph<'a, G>),
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    Open,
    Proven,
    Refuted,
}

pub(super) struct Node {
    state: u32,
    lead: i16,
    /// Whether the way down from the root stands on it, or has found no way on from it that does not
    /// meet itself.
    shut: bool,
    /// An estimate of what it takes to prove the claim, and to refute it.
    pub(super) effort: Effort,
    /// Its place among the nodes that could be proven if all leaves were: it is after those on which it
    /// depends.
    pub(super) rank: u32,
    earlier: u32,
    /// The open nodes to which its turns lead; none of a leaf.
    pub(super) turns: Option<Box<[u32]>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    pub prove: u32,
    pub refute: u32,
}

const NONE: u32 = u32::MAX;

/// All nodes, and what is known.
pub(crate) struct Graph<'a, G: Shelved> {
    account: G::Account,
    holes: usize,
    hints: Hints<'a, G>,
    /// Whether anything was believed that another search has found.
    recalled: bool,
    known: IndexMap<State, Known>,
    pub(super) nodes: Vec<Node>,
    /// Every claim proven, each by claims before it.
    proven: Vec<(u32, i16)>,
    pub(super) root: u32,
    pub(super) edges: usize,
    expanded: u64,
    path: Vec<u32>,
    /// Nodes from which there was no way on, until all is settled again.
    dead_ends: Vec<u32>,
}

impl<'a, G: Shelved> Graph<'a, G> {
    /// For the claim that the claimant wins from this state with this lead.
    pub(crate) fn new(account: G::Account, holes: usize, root: Entry, hints: Hints<'a, G>) -> Self {
        let mut graph = Graph {
            account,
            holes,
            hints,
            recalled: false,
            known: IndexMap::new(),
            nodes: Vec::new(),
            proven: Vec::new(),
            root: 0,
            edges: 0,
            expanded: 0,
            path: Vec::new(),
            dead_ends: Vec::new(),
        };
        let state = graph.state(root.state);
        graph.root = graph.node(state, root.lead);
        graph
    }

    /// A graph of the same claim that believes nothing that this one was told; `None` if it was told
    /// nothing.
    pub(crate) fn once_more(&'a self) -> Option<Graph<'a, G>> {
        let told = self.recalled || !matches!(self.hints, Hints::None);
        told.then(|| {
            Graph::new(
                self.account,
                self.holes,
                self.root_entry(),
                Hints::Truth(self),
            )
        })
    }

    /// What is known of the claim.
    pub(crate) fn status(&self) -> Status {
        self.status_of(self.root)
    }

    /// Estimates of what it takes to prove the claim, and to refute it.
    pub(crate) fn effort(&self) -> (u32, u32) {
        let Effort { prove, refute } = self.nodes[self.root as usize].effort;
        (prove, refute)
    }

    /// How many turns have been looked at.
    pub(crate) fn expanded(&self) -> u64 {
        self.expanded
    }

    pub(super) fn account(&self) -> G::Account {
        self.account
    }

    pub(super) fn holes(&self) -> usize {
        self.holes
    }

    /// The claim itself.
    pub(super) fn root_entry(&self) -> Entry {
        let Node { state, lead, .. } = self.nodes[self.root as usize];
        Entry {
            state: *self.state_at(state),
            lead,
        }
    }

    /// Every claim proven, each by claims before it, those of one state with smaller and smaller leads.
    pub(super) fn proven(&self) -> Vec<Entry> {
        let entry = |(state, lead): &(u32, i16)| Entry {
            state: *self.state_at(*state),
            lead: *lead,
        };
        self.proven.iter().map(entry).collect()
    }

    /// Every claim refuted.
    pub(super) fn refuted(&self) -> Vec<Entry> {
        let known = self.known.iter().map(|(state, known)| Entry {
            state: *state,
            lead: known.refuted_to,
        });
        // The rest needs no telling.
        known
            .filter(|entry| entry.lead > -entry.state.board.seeds())
            .collect()
    }

    /// Believes what an earlier search has found.
    pub(super) fn recall(&mut self, wins: bool, entries: &[Entry]) {
        self.recalled = true;
        for entry in entries {
            let state = self.state(entry.state);
            if wins {
                self.set_proven(state, entry.lead);
            } else {
                self.set_refuted(state, entry.lead);
            }
        }
    }

    /// Up to which lead the claim is refuted in a state.
    pub(super) fn refuted_to(&self, state: &State) -> i16 {
        let known = self.known.get(state);
        known.map_or(-state.board.seeds(), |known| known.refuted_to)
    }

    /// About how much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        /// Of an entry of the index, beside the entry: its hash, and its place in a table that is half full.
        const INDEX: usize = 20;
        let state = size_of::<(State, Known)>() + INDEX;
        // While everything is settled, every node and every edge is there twice.
        self.known.len() * state + self.nodes.len() * (size_of::<Node>() + 24) + self.edges * 8
    }

    // ------------------------------------------------------------------------ what is known

    fn state(&mut self, state: State) -> u32 {
        if let Some(index) = self.known.get_index_of(&state) {
            return index as u32;
        }
        let known = self.at_first(&state);
        self.known.insert_full(state, known).0 as u32
    }

    /// What is known of a state that has not been looked at.
    fn at_first(&self, state: &State) -> Known {
        let mut known = Known {
            proven_from: NO_LEAD,
            refuted_to: -state.board.seeds(),
            latest: NONE,
        };
        if let Hints::Tables(tables) = self.hints
            && let Some(worth) = self.look_up(tables, &state.board)
        {
            known.learn(state.claimant_moves, worth);
        }
        known
    }

    /// What tables say, if they reach so far; of a damaged one nothing, and it is told in the end.
    fn look_up(&self, tables: &Tables, board: &Board) -> Option<Worth> {
        let pos = G::laid(self.account, self.holes, &board.own, &board.other);
        tables.worth_or_damage(&pos)
    }

    fn state_at(&self, index: u32) -> &State {
        let (state, _) = self.known.get_index(index as usize).expect("it is kept");
        state
    }

    fn known(&self, state: u32, lead: i16) -> Status {
        self.known[state as usize].status(lead)
    }

    /// What is known of a state that the graph may never have met.
    fn knows(&self, state: &State, lead: i16) -> Status {
        let known = self.known.get(state).copied();
        known.unwrap_or_else(|| self.at_first(state)).status(lead)
    }

    pub(super) fn status_of(&self, node: u32) -> Status {
        let node = &self.nodes[node as usize];
        self.known(node.state, node.lead)
    }

    pub(super) fn is_claimants(&self, node: u32) -> bool {
        let state = self.nodes[node as usize].state;
        self.state_at(state).claimant_moves
    }

    fn set_proven(&mut self, state: u32, lead: i16) {
        let known = &mut self.known[state as usize];
        if lead < known.proven_from {
            known.proven_from = lead;
            self.proven.push((state, lead));
        }
    }

    fn set_refuted(&mut self, state: u32, lead: i16) {
        let known = &mut self.known[state as usize];
        known.refuted_to = known.refuted_to.max(lead);
    }

    /// The node of an open state and lead.
    fn node(&mut self, state: u32, lead: i16) -> u32 {
        let mut node = self.known[state as usize].latest;
        let earlier = node;
        while node != NONE {
            if self.nodes[node as usize].lead == lead {
                return node;
            }
            node = self.nodes[node as usize].earlier;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node {
            state,
            lead,
            shut: false,
            effort: Effort {
                prove: 1,
                refute: 1,
            },
            rank: 0,
            earlier,
            turns: None,
        });
        self.known[state as usize].latest = new;
        new
    }

    // ------------------------------------------------------------------------ looking farther

    /// Looks at the turns of a leaf.
    fn expand(&mut self, at: u32) {
        let Node { state, lead, .. } = self.nodes[at as usize];
        let State {
            claimant_moves,
            board,
        } = *self.state_at(state);
        let exits = Exits::of::<G>(self.account, self.holes, &board);
        self.expanded += 1;
        let after = |gain: i16| lead + if claimant_moves { gain } else { -gain };
        let Wish { wanted, feared } = Wish::of(claimant_moves);
        let won = |lead: i16| {
            if lead > 0 {
                Status::Proven
            } else {
                Status::Refuted
            }
        };
        if exits.over.is_some_and(|gain| won(after(gain)) == wanted) {
            return self.decide(at, wanted);
        }
        let mut open = Vec::new();
        for (board, gain) in exits.turns {
            let state = self.state(State {
                claimant_moves: !claimant_moves,
                board,
            });
            match self.known(state, after(gain)) {
                Status::Open => open.push((state, after(gain))),
                status if status == wanted => return self.decide(at, wanted),
                _ => {}
            }
        }
        if open.is_empty() {
            return self.decide(at, feared);
        }
        if let Hints::Truth(known) = self.hints
            && known.status() == wanted
        {
            let (good, rest): (Vec<_>, Vec<_>) = open
                .into_iter()
                .partition(|(state, lead)| known.knows(self.state_at(*state), *lead) == wanted);
            open = if good.is_empty() { rest } else { good };
        }
        let turns: Box<[u32]> = open
            .into_iter()
            .map(|(state, lead)| self.node(state, lead))
            .collect();
        self.edges += turns.len();
        self.nodes[at as usize].turns = Some(turns);
    }

    pub(super) fn decide(&mut self, node: u32, status: Status) {
        let Node { state, lead, .. } = self.nodes[node as usize];
        match status {
            Status::Proven => self.set_proven(state, lead),
            Status::Refuted => self.set_refuted(state, lead),
            Status::Open => {}
        }
    }

    /// Works out once more what is known of a node and what is estimated of it, from its turns; whether
    /// anything has changed.
    fn update(&mut self, node: u32) -> bool {
        if self.status_of(node) != Status::Open {
            return true;
        }
        debug_assert!(!self.is_leaf(node));
        let claimants = self.is_claimants(node);
        let Wish { wanted, feared } = Wish::of(claimants);
        let (mut sum, mut good) = (Sum::default(), false);
        for turn in self.turns(node) {
            match self.status_of(*turn) {
                Status::Open => sum.add(self.nodes[*turn as usize].effort),
                status => good |= status == wanted,
            }
        }
        if good || sum.count == 0 {
            self.decide(node, if good { wanted } else { feared });
            return true;
        }
        let effort = sum.of(claimants);
        let before = std::mem::replace(&mut self.nodes[node as usize].effort, effort);
        before != effort
    }

    /// The nodes to which the turns of one lead, as far as they were open; none of a leaf.
    pub(super) fn turns(&self, node: u32) -> &[u32] {
        let turns = &self.nodes[node as usize].turns;
        turns.as_deref().unwrap_or_default()
    }

    pub(super) fn is_leaf(&self, node: u32) -> bool {
        self.nodes[node as usize].turns.is_none()
    }

    /// Looks at up to so many leaves, those that promise to decide most, while `goes_on` says so.
    pub(crate) fn explore(&mut self, leaves: u64, goes_on: impl Fn(&Self) -> bool) {
        for _ in 0..leaves {
            if self.status() != Status::Open || !goes_on(self) || !self.descend() {
                break;
            }
        }
        let shut = std::mem::take(&mut self.path).into_iter();
        for node in shut.chain(std::mem::take(&mut self.dead_ends)) {
            self.nodes[node as usize].shut = false;
        }
    }

    /// Goes on from the end of the path to a leaf, looks at it, and back up as far as anything changes.
    /// Whether there was a leaf.
    fn descend(&mut self) -> bool {
        if self.path.is_empty() {
            if self.nodes[self.root as usize].shut {
                return false;
            }
            self.step(self.root);
        }
        while let Some(last) = self.path.last().copied() {
            if self.is_leaf(last) {
                self.expand(last);
                break;
            }
            match self.choose(last) {
                Some(next) => self.step(next),
                None => self.dead_ends.extend(self.path.pop()),
            }
        }
        let found = !self.path.is_empty();
        while let Some(last) = self.path.last().copied() {
            if !self.update(last) {
                break;
            }
            self.nodes[last as usize].shut = false;
            self.path.pop();
        }
        found
    }

    fn step(&mut self, next: u32) {
        self.nodes[next as usize].shut = true;
        self.path.push(next);
    }

    /// The claimant tries the turn that is easiest to prove, the other player the one that is easiest
    /// to refute.
    fn choose(&self, node: u32) -> Option<u32> {
        let claimants = self.is_claimants(node);
        let open = self.turns(node).iter().copied().filter(|turn| {
            !self.nodes[*turn as usize].shut && self.status_of(*turn) == Status::Open
        });
        open.min_by_key(|turn| {
            let Node { effort, rank, .. } = self.nodes[*turn as usize];
            if claimants {
                (effort.prove, rank)
            } else {
                (effort.refute, effort.prove)
            }
        })
    }
}

/// What the player who begins a turn wants of the claim, of which one turn is enough, and what comes
/// of it if there is none.
pub(super) struct Wish {
    pub wanted: Status,
    pub feared: Status,
}

impl Wish {
    pub(super) fn of(claimant_moves: bool) -> Wish {
        let (wanted, feared) = if claimant_moves {
            (Status::Proven, Status::Refuted)
        } else {
            (Status::Refuted, Status::Proven)
        };
        Wish { wanted, feared }
    }
}

/// Adds up the efforts of turns: as much as the dearest of them, and one for each other, since many of
/// them lead to the same states.
#[derive(Default)]
pub(super) struct Sum {
    pub count: u32,
    least: Option<Effort>,
    most: Option<Effort>,
}

impl Sum {
    pub(super) fn add(&mut self, effort: Effort) {
        let pair = |known: Option<Effort>, pick: fn(u32, u32) -> u32| {
            Some(known.map_or(effort, |known| Effort {
                prove: pick(known.prove, effort.prove),
                refute: pick(known.refute, effort.refute),
            }))
        };
        self.count += 1;
        self.least = pair(self.least, u32::min);
        self.most = pair(self.most, u32::max);
    }

    /// One turn is enough for the player whose turn it is.
    pub(super) fn of(&self, claimants: bool) -> Effort {
        let nothing = Effort {
            prove: 0,
            refute: 0,
        };
        let (least, most) = (self.least.unwrap_or(nothing), self.most.unwrap_or(nothing));
        let others = self.count.saturating_sub(1);
        if claimants {
            Effort {
                prove: least.prove,
                refute: most.refute + others,
            }
        } else {
            Effort {
                prove: most.prove + others,
                refute: least.refute,
            }
        }
    }
}
