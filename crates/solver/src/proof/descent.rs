//! The search for one claim, 'this player forces a finite win', from one state with a lead.
//!
//! It goes down from turn to turn where least seems to be missing, and keeps the turns of the boards on
//! the way and nothing else but what [`Memory`] holds (depth-first proof-number search). A turn that leads
//! back onto the way is no good to the claimant there. What is refuted by such a turn is refuted for good
//! only together with the board that it leads back to: until that one is, it is in doubt, and forgotten
//! if the way goes on elsewhere. A proof never stands on such a turn.

use indexmap::IndexSet;

use super::{
    listed::Listed,
    memory::{self, Known, Memory},
};
use crate::{
    Tables, Worth,
    board::{Board, State},
    certificate::Entry,
    solve::{Exit, each_exit},
    tables::Shelved,
};

/// An estimate of what it takes to prove a claim, and to refute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Costs {
    pub prove: u32,
    pub refute: u32,
}

/// More than anything costs.
const NEVER: u32 = 1 << 30;
/// More than is ever estimated of what is likely.
const UNLIKELY: u32 = 1 << 24;

impl Costs {
    const PROVEN: Costs = Costs {
        prove: 0,
        refute: NEVER,
    };
    const REFUTED: Costs = Costs {
        prove: NEVER,
        refute: 0,
    };
    /// Refuted on another way.
    const DOUBTFUL: Costs = Costs {
        prove: NEVER / 2,
        refute: 1,
    };

    /// Of a state that has not been looked at: what the claimant leads by, and some of what the rows
    /// differ by, against what is still to be had.
    fn guess(entry: &Entry) -> Costs {
        /// How much of the difference of the rows is likely to be kept.
        const KEPT: f32 = 0.3;
        /// What an even position costs.
        const EVEN: f32 = 4.0;
        const MOST: f32 = 100_000.0;
        let State {
            board,
            claimant_moves,
        } = &entry.state;
        let (own, other) = (board.own.sum() as f32, board.other.sum() as f32);
        let ahead = if *claimant_moves {
            own - other
        } else {
            other - own
        };
        let lead = f32::from(entry.lead) + KEPT * ahead - 0.5;
        let odds = (lead / (own + other + 1.0).sqrt()).exp();
        Costs {
            prove: (EVEN / odds).clamp(1.0, MOST) as u32,
            refute: (EVEN * odds).clamp(1.0, MOST) as u32,
        }
    }

    fn status(self) -> Status {
        match self {
            Costs { prove: 0, .. } => Status::Proven,
            Costs { refute: 0, .. } => Status::Refuted,
            _ => Status::Open,
        }
    }

    /// First what it takes to get what the player wants whose turn it is, then the other one.
    fn seen(self, claimants: bool) -> (u32, u32) {
        if claimants {
            (self.prove, self.refute)
        } else {
            (self.refute, self.prove)
        }
    }

    /// The inverse of [`seen`](Self::seen).
    fn of(claimants: bool, (mine, theirs): (u32, u32)) -> Costs {
        let (prove, refute) = if claimants {
            (mine, theirs)
        } else {
            (theirs, mine)
        };
        Costs { prove, refute }
    }
}

/// What is known of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Open,
    Proven,
    Refuted,
}

impl Known {
    pub(super) fn status(self, lead: i16) -> Status {
        if lead >= self.proven_from {
            Status::Proven
        } else if lead <= self.refuted_to {
            Status::Refuted
        } else {
            Status::Open
        }
    }

    /// That a claim is decided.
    fn that(status: Status, lead: i16) -> Known {
        let mut known = Known::NOTHING;
        match status {
            Status::Proven => known.proven_from = lead,
            Status::Refuted => known.refuted_to = lead,
            Status::Open => {}
        }
        known
    }

    /// What tables say, by the player about to begin a turn.
    fn told(claimant_moves: bool, worth: Worth) -> Known {
        /// Beyond every lead.
        const ALL: i16 = i16::MAX - 1;
        let refuted_to = match (claimant_moves, worth.forced, worth.safe) {
            (true, Worth::NEVER, _) | (false, _, Worth::ALWAYS) => ALL,
            (true, forced, _) => -i16::from(forced),
            (false, _, safe) => i16::from(safe),
        };
        Known {
            proven_from: refuted_to + 1,
            refuted_to,
        }
    }
}

/// How deep on the way a board lies to which a refutation leads back; the larger the better, and
/// [`FOR_GOOD`] where there is none.
type Doubt = u32;
const FOR_GOOD: Doubt = u32::MAX;

/// A turn of a board on the way.
struct Turn {
    entry: Entry,
    key: u64,
    costs: Costs,
    doubt: Doubt,
}

/// A board on the way, whose turns are the last of all, those of the boards after it left out.
struct Step {
    entry: Entry,
    key: u64,
    /// From which costs on it is better to look elsewhere.
    limits: Costs,
    first_turn: usize,
    chosen: usize,
    /// How many boards had been looked at, and how many refutations were in doubt.
    looked: u64,
    doubtful: usize,
}

/// What boards with few seeds are worth.
#[derive(Clone, Copy)]
struct Hints<'a> {
    tables: Option<&'a Tables>,
    most_seeds: i16,
}

impl Hints<'_> {
    fn worth<G: Shelved>(&self, account: G::Account, holes: usize, board: &Board) -> Option<Worth> {
        if board.seeds() > self.most_seeds {
            return None;
        }
        let pos = G::laid(account, holes, &board.own, &board.other);
        self.tables?.worth_or_damage(&pos)
    }
}

/// The search, and what it has found.
pub(super) struct Descent<'a, G: Shelved> {
    account: G::Account,
    holes: usize,
    pub(super) root: Entry,
    purpose: Purpose<'a, G>,
    memory: Memory,
    way: Vec<Step>,
    turns: Vec<Turn>,
    /// States refuted by going back, and how far.
    doubtful: Vec<(u64, i16, Doubt)>,
    seen: IndexSet<G>,
    looked: u64,
    costs: Costs,
}

/// What is searched for.
enum Purpose<'a, G: Shelved> {
    /// An answer, also with what tables say.
    Answer(Hints<'a>),
    /// The list of all that a proof stands on, which another search has found to be there.
    List(&'a Descent<'a, G>, Listed),
}

impl<'a, G: Shelved> Descent<'a, G> {
    /// Looks for an answer for the claimant in this state with this lead, remembering in so many bytes.
    pub(super) fn new(
        account: G::Account,
        holes: usize,
        root: Entry,
        tables: Option<&'a Tables>,
        bytes: usize,
    ) -> Self {
        let most_seeds = tables.and_then(|tables| {
            let Board { own, other } = &root.state.board;
            tables.most_seeds_of(&G::laid(account, holes, own, other))
        });
        let most_seeds = most_seeds.map_or(-1, i16::from);
        Descent {
            account,
            holes,
            root,
            purpose: Purpose::Answer(Hints { tables, most_seeds }),
            memory: Memory::new(bytes),
            way: Vec::new(),
            turns: Vec::new(),
            doubtful: Vec::new(),
            seen: IndexSet::new(),
            looked: 0,
            costs: Costs::guess(&root),
        }
    }

    /// Lists what the proof stands on that this search has found, remembering in so many bytes beside.
    pub(super) fn listing(&self, bytes: usize) -> Descent<'_, G> {
        Descent {
            purpose: Purpose::List(self, Listed::default()),
            ..Descent::new(self.account, self.holes, self.root, None, bytes)
        }
    }

    pub(super) fn status(&self) -> Status {
        self.costs.status()
    }

    /// What it would still take, as far as is known.
    pub(super) fn costs(&self) -> Costs {
        let Some(first) = self.way.first() else {
            return self.costs;
        };
        let end = self
            .way
            .get(1)
            .map_or(self.turns.len(), |next| next.first_turn);
        let claimants = first.entry.state.claimant_moves;
        Costs::of(claimants, Sum::of(&self.turns[..end], claimants).costs())
    }

    /// How many boards have been looked at.
    pub(super) fn looked(&self) -> u64 {
        self.looked
    }

    pub(super) fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// What has been listed, earlier claims first.
    pub(super) fn listed(&self) -> &[Entry] {
        match &self.purpose {
            Purpose::Answer(_) => &[],
            Purpose::List(_, listed) => &listed.entries,
        }
    }

    pub(super) fn account(&self) -> G::Account {
        self.account
    }

    pub(super) fn holes(&self) -> usize {
        self.holes
    }

    /// Goes on until the claim is decided or so many more boards have been looked at.
    pub(super) fn look_at(&mut self, boards: u64) {
        let until = self.looked + boards;
        if self.way.is_empty() && self.status() == Status::Open {
            let limits = Costs {
                prove: NEVER,
                refute: NEVER,
            };
            let key = memory::key(&self.root.state);
            if let Some((costs, _)) = self.enter(self.root, key, limits) {
                self.costs = costs;
            }
        }
        while self.looked < until && !self.way.is_empty() {
            self.step();
        }
    }

    /// Answers the same question for another state.
    pub(super) fn ask(&mut self, root: Entry) {
        self.root = root;
        self.costs = Costs::guess(&root);
        self.way.clear();
        self.turns.clear();
        self.doubtful.clear();
    }

    // ------------------------------------------------------------------------ what is known

    /// What is known of a state without looking at it.
    pub(super) fn known(&self, state: &State, key: u64) -> Known {
        match &self.purpose {
            Purpose::Answer(hints) => hints
                .worth::<G>(self.account, self.holes, &state.board)
                .map_or_else(
                    || self.memory.known(key),
                    |worth| Known::told(state.claimant_moves, worth),
                ),
            Purpose::List(..) => self.memory.known(key),
        }
    }

    pub(super) fn status_of(&self, entry: &Entry, key: u64) -> Status {
        match &self.purpose {
            Purpose::List(_, listed) if listed.holds(entry) => Status::Proven,
            _ if entry.lead + entry.state.board.seeds() <= 0 => Status::Refuted,
            _ => self.known(&entry.state, key).status(entry.lead),
        }
    }

    /// What an open claim is estimated to cost.
    pub(super) fn estimate(&self, entry: &Entry, key: u64) -> Costs {
        let costs = self.memory.costs(memory::key_with_lead(key, entry.lead));
        costs.unwrap_or_else(|| Costs::guess(entry))
    }

    fn decide(&mut self, entry: Entry, key: u64, status: Status, work: u64) {
        match &mut self.purpose {
            Purpose::List(_, listed) if status == Status::Proven => listed.push(entry),
            _ => {
                let work = u32::try_from(work).unwrap_or(u32::MAX);
                self.memory
                    .decide(key, Known::that(status, entry.lead), work);
            }
        }
    }

    // ------------------------------------------------------------------------ on the way

    /// Goes one turn down from the last board of the way, or leaves it.
    fn step(&mut self) {
        let depth = self.way.len() as Doubt - 1;
        let step = self.way.last().expect("there is a way");
        let claimants = step.entry.state.claimant_moves;
        let sum = Sum::of(&self.turns[step.first_turn..], claimants);
        let limits = step.limits.seen(claimants);
        let costs = Costs::of(claimants, sum.costs());
        if sum.is_over(limits) {
            let doubt = if sum.doubt < depth {
                sum.doubt
            } else {
                FOR_GOOD
            };
            self.leave(costs, doubt);
            return;
        }
        let limits = Costs::of(claimants, sum.limits(limits));
        let chosen = step.first_turn + sum.best;
        let Turn { entry, key, .. } = self.turns[chosen];
        self.way.last_mut().expect("there is a way").chosen = chosen;
        if let Some(told) = self.enter(entry, key, limits) {
            self.tell(told);
        }
    }

    /// Tells the last board of the way what comes of its turn.
    fn tell(&mut self, (costs, doubt): (Costs, Doubt)) {
        if let Some(step) = self.way.last() {
            let turn = &mut self.turns[step.chosen];
            (turn.costs, turn.doubt) = (costs, doubt);
        } else {
            self.costs = costs;
        }
    }

    /// Leaves the last board of the way.
    fn leave(&mut self, costs: Costs, doubt: Doubt) {
        let step = self.way.pop().expect("there is a way");
        self.turns.truncate(step.first_turn);
        let work = self.looked - step.looked + 1;
        let status = costs.status();
        let doubt = self.settle_doubts(step.doubtful, status, doubt, self.way.len() as Doubt);
        if status == Status::Proven || status == Status::Refuted && doubt == FOR_GOOD {
            self.decide(step.entry, step.key, status, work);
        } else {
            let mut costs = costs;
            if status == Status::Refuted {
                self.doubtful.push((step.key, step.entry.lead, doubt));
                costs = Costs::DOUBTFUL;
            }
            let key = memory::key_with_lead(step.key, step.entry.lead);
            let work = u32::try_from(work).unwrap_or(u32::MAX);
            self.memory.estimate(key, costs, work);
        }
        self.tell((costs, doubt));
    }

    /// What comes of the refutations in doubt that were found after a board, now that it is left.
    fn settle_doubts(&mut self, first: usize, status: Status, doubt: Doubt, depth: Doubt) -> Doubt {
        if status != Status::Refuted {
            self.doubtful.truncate(first);
        } else if doubt < depth {
            for (.., of) in &mut self.doubtful[first..] {
                *of = doubt.min(*of);
            }
        } else {
            // All that lead back to this board, or to others after it, refute each other.
            let mut kept = first;
            for at in first..self.doubtful.len() {
                let (key, lead, of) = self.doubtful[at];
                if of < depth {
                    self.doubtful[kept] = self.doubtful[at];
                    kept += 1;
                } else {
                    self.memory
                        .decide(key, Known::that(Status::Refuted, lead), 1);
                }
            }
            self.doubtful.truncate(kept);
        }
        doubt
    }
}

/// What is to be had from the turns of a board, by the player whose turn it is.
struct Sum {
    /// The turn by which it is cheapest, its place, and what the next one costs.
    least: u32,
    best: usize,
    second: u32,
    /// What it takes the other player to answer all of them.
    theirs: u32,
    others: u32,
    doubt: Doubt,
}

impl Sum {
    fn of(turns: &[Turn], claimants: bool) -> Sum {
        let (mut least, mut best, mut second) = ((NEVER, NEVER), 0, NEVER);
        let (mut most, mut open, mut doubt) = (0, 0, FOR_GOOD);
        for (place, turn) in turns.iter().enumerate() {
            let (mine, theirs) = turn.costs.seen(claimants);
            if mine >= NEVER {
                doubt = doubt.min(turn.doubt);
                continue;
            }
            open += 1;
            most = most.max(theirs);
            if (mine, theirs) < least {
                second = least.0;
                (least, best) = ((mine, theirs), place);
            } else {
                second = second.min(mine);
            }
        }
        if least.0 == 0 {
            doubt = turns[best].doubt;
        }
        // Many turns lead to the same boards, so that the dearest stands for all.
        let others = u32::saturating_sub(open, 1);
        Sum {
            least: least.0,
            best,
            second,
            theirs: (most + others).min(NEVER),
            others,
            doubt,
        }
    }

    /// For this player, and for the other one.
    fn costs(&self) -> (u32, u32) {
        match self.least {
            0 => (0, NEVER),
            NEVER => (NEVER, 0),
            mine => (mine, self.theirs.min(NEVER - 1)),
        }
    }

    fn is_over(&self, (mine, theirs): (u32, u32)) -> bool {
        let costs = self.costs();
        costs.0 == 0 || costs.1 == 0 || costs.0 >= mine || costs.1 >= theirs
    }

    /// How much the best turn may cost before another is better.
    fn limits(&self, (mine, theirs): (u32, u32)) -> (u32, u32) {
        // A quarter more, so that the way does not go to and fro.
        let next = self.second.saturating_add(self.second / 4 + 1);
        let theirs = if theirs >= NEVER {
            NEVER
        } else {
            theirs.saturating_sub(self.others).max(1)
        };
        (mine.min(next), theirs)
    }
}

impl<G: Shelved> Descent<'_, G> {
    /// Looks at the turns of a board and takes it onto the way, unless that already tells what comes of
    /// it.
    fn enter(&mut self, entry: Entry, key: u64, limits: Costs) -> Option<(Costs, Doubt)> {
        let (looked, first_turn) = (self.looked, self.turns.len());
        match self.status_of(&entry, key) {
            Status::Proven => return Some((Costs::PROVEN, FOR_GOOD)),
            Status::Refuted => return Some((Costs::REFUTED, FOR_GOOD)),
            Status::Open => self.looked += 1,
        }
        let over = self.sow(&entry);
        let told = self.weigh(&entry, first_turn, over);
        if let Some((costs, doubt)) = told {
            self.turns.truncate(first_turn);
            if doubt == FOR_GOOD {
                self.decide(entry, key, costs.status(), 1);
            } else {
                self.doubtful.push((key, entry.lead, doubt));
            }
            return told;
        }
        self.way.push(Step {
            entry,
            key,
            limits,
            first_turn,
            chosen: first_turn,
            looked,
            doubtful: self.doubtful.len(),
        });
        None
    }

    /// Adds all turns of a state, each board once, with the lead that is best for the player whose turn
    /// it is. Gives the gain with which it can end the game.
    fn sow(&mut self, entry: &Entry) -> Option<i16> {
        let Entry { state, lead } = *entry;
        let (claimants, holes, first) = (state.claimant_moves, self.holes, self.turns.len());
        let start = G::laid(self.account, holes, &state.board.own, &state.board.other);
        let (seen, turns) = (&mut self.seen, &mut self.turns);
        seen.clear();
        seen.insert(start);
        let (mut over, mut next) = (None, 0);
        while let Some(pos) = seen.get_index(next).copied() {
            next += 1;
            each_exit(&pos, |exit| match exit {
                Exit::Again(child) => {
                    seen.insert(child);
                }
                Exit::Turn(gain, own, other) => {
                    let state = State {
                        board: Board::new::<G>(holes, own, other),
                        claimant_moves: !claimants,
                    };
                    turns.push(Turn {
                        entry: Entry {
                            state,
                            lead: lead + if claimants { gain } else { -gain },
                        },
                        key: memory::key(&state),
                        costs: Costs::DOUBTFUL,
                        doubt: FOR_GOOD,
                    });
                }
                Exit::Over(gain) => over = over.max(Some(gain)),
            });
        }
        turns[first..].sort_unstable_by_key(|turn| {
            let lead = turn.entry.lead;
            (turn.key, if claimants { -lead } else { lead })
        });
        let mut kept = first;
        for at in first..turns.len() {
            if at == first || turns[kept - 1].key != turns[at].key {
                turns.swap(kept, at);
                kept += 1;
            }
        }
        turns.truncate(kept);
        over
    }

    /// Leaves of the turns of a state those that are open, and estimates them; or says what comes of the
    /// state if nothing is open.
    fn weigh(&mut self, entry: &Entry, first: usize, over: Option<i16>) -> Option<(Costs, Doubt)> {
        let claimants = entry.state.claimant_moves;
        let (good, bad) = if claimants {
            (Costs::PROVEN, Costs::REFUTED)
        } else {
            (Costs::REFUTED, Costs::PROVEN)
        };
        let won = |gain: i16| entry.lead + if claimants { gain } else { -gain } > 0;
        if over.is_some_and(|gain| won(gain) == claimants) {
            return Some((good, FOR_GOOD));
        }
        let (mut at, mut worst) = (first, FOR_GOOD);
        let mut found: Option<Doubt> = None;
        while at < self.turns.len() {
            let turn = &self.turns[at];
            let (status, doubt) = match self.status_of(&turn.entry, turn.key) {
                Status::Open => self.leads_back(turn),
                status => (status, FOR_GOOD),
            };
            if status == good.status() {
                // That leads back least far.
                found = Some(found.map_or(doubt, |before| before.max(doubt)));
                if doubt == FOR_GOOD {
                    break;
                }
            } else if status == bad.status() {
                worst = worst.min(doubt);
                self.turns.swap_remove(at);
                continue;
            } else {
                let turn = &self.turns[at];
                self.turns[at].costs = self.estimate(&turn.entry, turn.key);
                if claimants && !self.is_promising(at) {
                    self.turns[at].costs.prove += UNLIKELY;
                }
            }
            at += 1;
        }
        let depth = self.way.len() as Doubt;
        let for_good = |doubt| if doubt < depth { doubt } else { FOR_GOOD };
        if let Some(doubt) = found {
            return Some((good, for_good(doubt)));
        }
        if self.turns.len() == first {
            return Some((bad, for_good(worst)));
        }
        if worst < depth {
            // Remembers what the refutation of the state will be in doubt of.
            self.turns.push(Turn {
                entry: *entry,
                key: 0,
                costs: bad,
                doubt: worst,
            });
        }
        None
    }

    /// Whether a turn leads back onto the way, and how far.
    fn leads_back(&self, turn: &Turn) -> (Status, Doubt) {
        let seeds = turn.entry.state.board.seeds();
        for (depth, step) in self.way.iter().enumerate().rev() {
            if step.entry.state.board.seeds() != seeds {
                break;
            }
            if step.key == turn.key {
                return (Status::Refuted, depth as Doubt);
            }
        }
        (Status::Open, FOR_GOOD)
    }

    /// Whether a turn of the claimant's is one to go on with: where another search has proven some, the
    /// others come last. They are not left out: what that search has proven a board by, it may have
    /// forgotten since.
    fn is_promising(&self, turn: usize) -> bool {
        let Turn { entry, key, .. } = &self.turns[turn];
        match &self.purpose {
            Purpose::Answer(_) => true,
            Purpose::List(found, _) => found.status_of(entry, *key) == Status::Proven,
        }
    }
}
