//! Principal variation search, deepened step by step.
//!
//! The search walks a game as [`Game`](ndongu_rules::Game) would play it: a position in which a turn has begun before, in
//! the game or on the way here, is a draw (G13, K15). Values change sign with the turn, not with the
//! ply: after an extra move the same side is still to move (G6).
//!
//! # Turns that go round in circles
//!
//! In the turn at the root G6a is followed to the letter. In later turns a move that goes back to a
//! position of the same turn is refused, and a position from which the turn can go nowhere else is a
//! dead end, worth less than a loss to whoever goes there. Such a turn has the same value as under
//! G6a, which forbids no way of ending a turn, only detours to it.
//!
//! # What is remembered
//!
//! A value may lean on the path that led to its position: a repetition of something on the path, or
//! a refused return within the turn. Every value is accompanied by the earliest place on the path
//! that it leans on, and goes into the table only when that is its own position or a later one; of
//! others the table remembers the best move. By the same argument as above a position in the middle
//! of a turn has, apart from the past, the value that it has at the beginning of one, so the two share
//! an entry; but in the turn at the root, where the past decides what is legal, no value is taken from
//! the table.
//!
//! # What is known
//!
//! Exact values from outside are those of positions without a past. The search asks for them only
//! where seeds have just been captured, since what comes after a capture has never been before. If the
//! root itself is known, it is not searched at all (`endgame.rs`), so that whatever is known of in a
//! search lies behind a capture.

use std::cmp::Reverse;

use ndongu_rules::{Move, Position, Side};

use crate::{
    Exact, Technique, Techniques,
    evaluate::{Evaluate, MOST_CODES},
    limits::Timer,
    table::{Bound, Known, Table},
    value::{DECIDED, DRAW, FAR, INFINITE, SEED, from_afar, nearer, of_end},
    weights::Weights,
};

/// Depths are counted in halves of a move.
const MOVE: i32 = 2;

/// The deepest search, in moves: a depth in halves fits into a byte.
pub(crate) const MAX_DEPTH: u32 = 120;

/// The longest line.
const MAX_PLY: usize = 250;

/// Sowings made between two looks at the clock: on study boards one may have thousands of laps.
const CLOCK_SOWINGS: u64 = 256;

/// A dead end within a turn: worse than any loss.
const DEAD_END: i32 = -INFINITE + 1;

/// How many moves ahead captures are followed when the search itself has ended.
const CAPTURES_AHEAD: u32 = 6;

/// A guess is trusted to beat a bound when it does so by this much for every half move left.
const GUESS_MARGIN: i32 = 60;

/// The deepest search that such a guess may replace.
const GUESS_DEPTH: i32 = 4 * MOVE;

/// The deepest search that a quiet move may be refused for what it leads to, and what it is hoped to
/// gain: this, and so much for every half move left.
const HOPE_DEPTH: i32 = 3 * MOVE;
const HOPE_MARGIN: i32 = 150;
const HOPE_MARGIN_PER_HALF: i32 = 100;

/// Moves without a capture after which guesses begin to count less.
const QUIET_PLIES: usize = 24;

/// Half the width of the first window around the last depth's value.
const WINDOW: i32 = SEED / 2;

/// Names of moves, those of the game and the side in one number.
type Code = u16;

/// A position of the game or of the line being looked at.
#[derive(Clone, Copy)]
struct Step<P> {
    pos: P,
    key: u64,
    /// Where on the path its turn began.
    turn_start: usize,
    /// The earliest place on the path with the same seeds captured: nobody gives any back.
    since: usize,
}

/// A position whose moves are being tried.
struct Node<P> {
    here: Step<P>,
    ply: usize,
    /// Where its moves begin among all those still to be tried.
    first: usize,
    /// The table's move, which has been added before the others; 0 for none.
    table_code: Code,
    all_added: bool,
    /// The earliest place on the path to which a move was refused to go back.
    refused: usize,
}

/// A legal move and where it leads.
#[derive(Clone, Copy)]
struct Child<P: Position> {
    mv: Move<P::Sowing>,
    pos: P,
    captured: u8,
    /// Whether the same side moves again.
    extra: bool,
    /// Higher is tried earlier.
    order: i32,
}

/// A move at the root and what has been found out about it.
#[derive(Clone)]
pub(crate) struct RootMove<P: Position> {
    child: Child<P>,
    pub(crate) value: i32,
    /// Begins with the move; never empty.
    pub(crate) line: Vec<Move<P::Sowing>>,
}

/// How a search judges.
#[derive(Clone, Copy)]
pub(crate) struct Manner<'a> {
    pub(crate) weights: &'a Weights,
    /// What is left out.
    pub(crate) without: Techniques,
    pub(crate) taste: Taste,
    /// Who is asked for exact values.
    pub(crate) exact: Option<&'a dyn Exact>,
}

/// Prefers some positions a little to others, for no reason, so that games differ; 0 for none.
#[derive(Clone, Copy)]
pub(crate) struct Taste(pub(crate) u64);

impl Taste {
    pub(crate) const NONE: Taste = Taste(0);

    /// A few hundredths of a seed, up or down.
    fn liking(self, key: u64) -> i32 {
        (key.wrapping_mul(self.0) >> 60) as i32 - if self.0 == 0 { 0 } else { 8 }
    }
}

/// One thread's search, and the memory it works in, which is made once.
pub(crate) struct Search<'a, P: Position> {
    table: &'a Table,
    timer: &'a Timer<'a>,
    manner: Manner<'a>,
    /// Positions with more seeds on the board are not known exactly.
    known_seeds: u16,
    /// The game's positions and then those of the line being looked at.
    path: Vec<Step<P>>,
    /// Where the root is on it.
    root: usize,
    /// The moves still to be tried at every ply of that line.
    children: Vec<Child<P>>,
    /// The best line found from each ply on.
    lines: Vec<Vec<Move<P::Sowing>>>,
    killers: Vec<[Code; 2]>,
    /// By side and code: how often a quiet move was enough.
    history: Box<[[i32; MOST_CODES]; 2]>,
    /// The earliest place on the path on which the value found last leans.
    leans: usize,
    nodes: u64,
    /// Of which the timer knows.
    told: u64,
    /// Nodes at which it must be told again.
    tell_at: u64,
    made: u64,
    look_at: u64,
    stopped: bool,
    /// Whether any value was a guess.
    pub(crate) sees_horizon: bool,
    /// The longest line looked at.
    pub(crate) farthest: usize,
}

impl<'a, P: Evaluate> Search<'a, P> {
    /// A search from the last position of `past`; without any, only of [`value_of`](Self::value_of).
    pub(crate) fn new(
        past: impl IntoIterator<Item = P>,
        manner: Manner<'a>,
        table: &'a Table,
        timer: &'a Timer<'a>,
    ) -> Self {
        let mut search = Search {
            table,
            timer,
            manner,
            known_seeds: 0,
            path: Vec::new(),
            root: 0,
            children: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            killers: vec![[0; 2]; MAX_PLY + 2],
            history: Box::new([[0; MOST_CODES]; 2]),
            leans: usize::MAX,
            nodes: 0,
            told: 0,
            tell_at: 0,
            made: 0,
            look_at: CLOCK_SOWINGS,
            stopped: false,
            sees_horizon: false,
            farthest: 0,
        };
        search.restart(past);
        search.tell();
        search
    }

    /// Goes to the last position of `past`; what was learnt about moves is kept.
    pub(crate) fn restart(&mut self, past: impl IntoIterator<Item = P>) {
        self.path.clear();
        for pos in past {
            self.step(pos);
        }
        self.root = self.path.len().saturating_sub(1);
        if let (Some(exact), Some(root)) = (self.manner.exact, self.path.last()) {
            self.known_seeds = exact.most_seeds(&root.pos.any());
        }
    }

    /// Positions looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sowings made.
    pub(crate) fn made(&self) -> u64 {
        self.made
    }

    /// The legal moves at the root, the most promising first; none when the game is over.
    pub(crate) fn root_moves(&mut self) -> Vec<RootMove<P>> {
        self.add_legal();
        self.sort_children(0, 0, 0);
        let value = self.path[self.root].pos.evaluate(self.manner.weights);
        let moves = self.children.drain(..).map(|child| RootMove {
            child,
            value,
            line: vec![child.mv],
        });
        moves.collect()
    }

    /// Looks `depth` moves ahead for the best of `moves`, and moves it to the front. Returns whether
    /// there was time for it; if not, a better move than the first may still have come to the front.
    pub(crate) fn deepen(&mut self, depth: u32, moves: &mut [RootMove<P>]) -> bool {
        let guess = moves[0].value;
        let trusted =
            depth > 3 && guess.abs() < DECIDED && !self.manner.without.contains(Technique::Windows);
        let mut width = if trusted { WINDOW } else { INFINITE };
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if trusted {
            (alpha, beta) = (guess - width, guess + width);
        }
        loop {
            let value = self.best_of(depth, moves, alpha, beta);
            if self.stopped {
                return false;
            }
            width = width.saturating_mul(4);
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 20 * SEED {
                    -INFINITE
                } else {
                    value.saturating_sub(width)
                };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 20 * SEED {
                    INFINITE
                } else {
                    value.saturating_add(width)
                };
            } else {
                return true;
            }
        }
    }

    fn best_of(&mut self, depth: u32, moves: &mut [RootMove<P>], mut alpha: i32, beta: i32) -> i32 {
        let mut best = -INFINITE;
        for i in 0..moves.len() {
            let child = moves[i].child;
            let depth = depth as i32 * MOVE;
            let value = self.value_in_turn::<true>(0, &child, i, depth, alpha, beta);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                // A move that only fails low at the front says nothing of those before it.
                if value > alpha || i == 0 {
                    moves[i].value = value;
                    self.extend_line(0, child.mv);
                    moves[i].line.clone_from(&self.lines[0]);
                    moves[..=i].rotate_right(1);
                }
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The value of a position without a past for its side to move, `depth` moves ahead; `None` when
    /// time runs out.
    pub(crate) fn value_of(&mut self, pos: P, depth: u32) -> Option<i32> {
        self.restart([pos]);
        let value = self.value::<true>(0, depth as i32 * MOVE, -INFINITE, INFINITE);
        (!self.stopped).then_some(value)
    }

    /// The value of the last position of the path for its side to move: exactly if it lies between
    /// `alpha` and `beta`. Meaningless when the search has been stopped.
    fn value<const PV: bool>(&mut self, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        if depth <= 0 {
            return self.captures(ply, CAPTURES_AHEAD, alpha, beta);
        }
        if self.enter(ply) {
            return DRAW;
        }
        let place = self.path.len() - 1;
        let here = self.path[place];
        if let Some(value) = self.at_once(&here, ply) {
            return value;
        }
        let in_root_turn = here.turn_start <= self.root;
        let known = self.table.get(here.key);
        if !PV && !in_root_turn {
            if let Some(value) = known.and_then(|known| self.enough(known, ply, depth, alpha, beta))
            {
                return value;
            }
            if let Some(value) = self.trusted_guess(&here.pos, depth, beta) {
                return value;
            }
        }

        let mut node = self.open(here, ply, known.map_or(0, |known| known.best));
        let lowest = alpha;
        let (mut best, mut best_code) = (-INFINITE, 0);
        let mut leans = usize::MAX;
        let saw_horizon = std::mem::replace(&mut self.sees_horizon, false);
        let mut any_horizon = false;
        let mut i = node.first;
        while let Some(child) = self.child(&mut node, i) {
            self.sees_horizon = false;
            if !PV
                && i > node.first
                && let Some(hope) = self.vain_hope(&child, depth, alpha, best)
            {
                best = best.max(hope);
                any_horizon = true;
                i += 1;
                continue;
            }
            let value = self.value_in_turn::<PV>(ply, &child, i - node.first, depth, alpha, beta);
            if self.stopped {
                self.children.truncate(node.first);
                return DRAW;
            }
            leans = leans.min(self.leans);
            any_horizon |= self.sees_horizon;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_code = code_of::<P>(child.mv);
                if PV {
                    self.extend_line(ply, child.mv);
                }
                if value >= beta {
                    // That this move is enough is all that needs to be certain.
                    any_horizon = self.sees_horizon;
                    self.reward(&here.pos, ply, node.first, i, depth);
                    break;
                }
            }
            i += 1;
        }
        self.sees_horizon = saw_horizon | any_horizon;
        let is_stuck = self.children.len() == node.first;
        self.children.truncate(node.first);
        if is_stuck {
            return match node.refused {
                usize::MAX => self.value_when_stuck::<PV>(&here.pos, ply, depth, alpha, beta),
                refused => {
                    self.leans = refused;
                    DEAD_END
                }
            };
        }

        leans = leans.min(node.refused);
        let leans_on_past = leans < place;
        self.leans = if leans_on_past { leans } else { usize::MAX };
        if best == DEAD_END {
            return best;
        }
        let known = Known {
            value: nearer(best, ply),
            depth: match () {
                () if leans_on_past || in_root_turn => Table::NO_VALUE,
                () if any_horizon => depth as u8,
                () => Table::COMPLETE,
            },
            bound: match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best > lowest => Bound::Exact,
                _ => Bound::AtMost,
            },
            best: best_code,
        };
        if known.depth != Table::NO_VALUE || best_code != 0 {
            self.table.put(here.key, known);
        }
        best
    }

    /// The value of the last position of the path if nothing is to be tried there: because it is known,
    /// or the line as long as it may be.
    #[inline]
    fn at_once(&mut self, here: &Step<P>, ply: usize) -> Option<i32> {
        let known = self.known(here, ply);
        known.or_else(|| (ply >= MAX_PLY).then(|| self.guess(&here.pos)))
    }

    /// The exact value of the last position of the path, if it is known and has no past.
    #[inline]
    fn known(&self, here: &Step<P>, ply: usize) -> Option<i32> {
        let exact = self.manner.exact?;
        if here.since + 1 < self.path.len() {
            return None;
        }
        let seeds = here.pos.row_seeds(Side::South) + here.pos.row_seeds(Side::North);
        if seeds > self.known_seeds {
            return None;
        }
        let gains = exact.gains(&here.pos.any())?;
        let (taken, side) = (here.pos.taken(), here.pos.turn());
        let lead = i16::from(taken[side]) - i16::from(taken[side.other()]);
        Some(of_end(gains.margin(lead).into(), ply + FAR))
    }

    /// What the table knows, if it knows enough.
    fn enough(
        &mut self,
        known: Known,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let value = from_afar(known.value, ply);
        let bounds = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        if !bounds
            || i32::from(known.depth) < depth
            || self.manner.without.contains(Technique::Table)
        {
            return None;
        }
        self.sees_horizon |= known.depth != Table::COMPLETE;
        Some(value)
    }

    /// A guess so high that a search would hardly bring it below `beta`.
    fn trusted_guess(&mut self, here: &P, depth: i32, beta: i32) -> Option<i32> {
        if depth > GUESS_DEPTH
            || beta.abs() >= DECIDED
            || self.manner.without.contains(Technique::Guesses)
            || here.candidates().next().is_none()
        {
            return None;
        }
        let saw_horizon = self.sees_horizon;
        let guess = self.guess(here);
        self.sees_horizon = saw_horizon;
        if guess - GUESS_MARGIN * depth < beta {
            return None;
        }
        self.sees_horizon = true;
        Some(guess)
    }

    /// What a quiet move near the horizon may reach at most, if that is not more than `alpha`.
    fn vain_hope(&self, child: &Child<P>, depth: i32, alpha: i32, best: i32) -> Option<i32> {
        if depth > HOPE_DEPTH
            || child.captured > 0
            || child.extra
            || best <= -DECIDED
            || self.manner.without.contains(Technique::Hope)
        {
            return None;
        }
        let guess = -child.pos.evaluate(self.manner.weights);
        let hope = guess + HOPE_MARGIN + HOPE_MARGIN_PER_HALF * depth;
        (hope <= alpha).then_some(hope)
    }

    /// Begins to try the moves of the last position of the path, with the table's move if that is
    /// one; the others need not even be sown if it is enough.
    fn open(&mut self, here: Step<P>, ply: usize, table_code: Code) -> Node<P> {
        let mut node = Node {
            here,
            ply,
            first: self.children.len(),
            table_code,
            all_added: false,
            refused: usize::MAX,
        };
        if here.turn_start <= self.root {
            self.add_legal();
            self.sort_children(node.first, ply, table_code);
            node.all_added = true;
        } else if !self.add_table_move(&here.pos, here.turn_start, table_code) {
            node.table_code = 0;
        }
        node
    }

    /// A node's child in the order in which they are tried.
    fn child(&mut self, node: &mut Node<P>, i: usize) -> Option<Child<P>> {
        if i == self.children.len() && !node.all_added {
            let Step {
                pos, turn_start, ..
            } = node.here;
            node.refused = self.add_sown(&pos, turn_start, node.table_code);
            self.sort_children(i, node.ply, 0);
            node.all_added = true;
        }
        self.children.get(i).copied()
    }

    /// The value of a node's child whose turn it is to be tried: the first is taken to be the best,
    /// and of later ones it is asked first whether they are better at all.
    fn value_in_turn<const PV: bool>(
        &mut self,
        ply: usize,
        child: &Child<P>,
        number: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let rest = depth - cost(child);
        if number == 0 {
            return self.value_of_child::<PV>(ply, child, rest, alpha, beta);
        }
        let mut leans = usize::MAX;
        let reduction = self.reduction(child, number, depth);
        if reduction > 0 {
            let value =
                self.value_of_child::<false>(ply, child, rest - reduction, alpha, alpha + 1);
            if value <= alpha || self.stopped {
                return value;
            }
            leans = self.leans;
        }
        let mut value = self.value_of_child::<false>(ply, child, rest, alpha, alpha + 1);
        if PV && value > alpha && value < beta && !self.stopped {
            leans = leans.min(self.leans);
            value = self.value_of_child::<true>(ply, child, rest, alpha, beta);
        }
        self.leans = self.leans.min(leans);
        value
    }

    /// What a quiet move tried late takes off the depth at first.
    fn reduction(&self, child: &Child<P>, number: usize, depth: i32) -> i32 {
        if depth < 2 * MOVE
            || child.captured > 0
            || child.extra
            || self.manner.without.contains(Technique::Reductions)
        {
            return 0;
        }
        let late = i32::from(number >= 3) + i32::from(number >= 6);
        let deep = [5, 8, 12].map(|moves| i32::from(depth >= moves * MOVE));
        (1 + late + deep.iter().sum::<i32>()).min(depth - MOVE)
    }

    /// The value of a child for the side that moves in its parent, the last position of the path.
    fn value_of_child<const PV: bool>(
        &mut self,
        ply: usize,
        child: &Child<P>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        if child.extra {
            self.step(child.pos);
            let value = self.value::<PV>(ply + 1, depth, alpha, beta);
            self.path.pop();
            return value;
        }
        if let Some(earlier) = self.begun_before(&child.pos) {
            self.leans = earlier;
            self.lines[ply + 1].clear();
            return DRAW;
        }
        self.step(child.pos);
        let value = -self.value::<PV>(ply + 1, depth, -beta, -alpha);
        self.path.pop();
        value
    }

    /// Nobody can sow, or at least not the side to move: it passes, or this is the end.
    fn value_when_stuck<const PV: bool>(
        &mut self,
        here: &P,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.leans = usize::MAX;
        self.lines[ply].clear();
        let Some(pos) = here.passed() else {
            return of_end(here.final_lead(), ply);
        };
        let child = Child {
            mv: Move::Pass,
            pos,
            captured: 0,
            extra: false,
            order: 0,
        };
        let value = self.value_of_child::<PV>(ply, &child, depth, alpha, beta);
        self.extend_line(ply, Move::Pass);
        value
    }

    /// Only captures, from where the search has ended: whoever is to move may also be content with
    /// what there is.
    fn captures(&mut self, ply: usize, ahead: u32, mut alpha: i32, beta: i32) -> i32 {
        if self.enter(ply) {
            return DRAW;
        }
        let here = self.path[self.path.len() - 1];
        if let Some(value) = self.known(&here, ply) {
            return value;
        }
        let here = here.pos;
        let mut best = self.guess(&here);
        let ahead = if self.manner.without.contains(Technique::Captures) {
            0
        } else {
            ahead
        };
        if here.candidates().next().is_some() && (best >= beta || ahead == 0 || ply >= MAX_PLY) {
            return best;
        }
        let first = self.children.len();
        let taken = here.taken()[here.turn()];
        let mut stuck = true;
        let made = &mut self.made;
        let children = &mut self.children;
        here.each_sown(|sowing, pos| {
            *made += 1;
            stuck = false;
            let captured = pos.taken()[here.turn()] - taken;
            if captured > 0 {
                let order = i32::from(captured);
                children.push(Child {
                    mv: Move::Sow(sowing),
                    pos,
                    captured,
                    extra: false,
                    order,
                });
            }
        });
        if stuck {
            return self.value_when_stuck::<true>(&here, ply, 0, alpha, beta);
        }
        self.children[first..].sort_unstable_by_key(|child| Reverse((child.order, child.mv)));
        alpha = alpha.max(best);
        for i in first..self.children.len() {
            let child = self.children[i];
            self.step(child.pos);
            let value = -self.captures(ply + 1, ahead - 1, -beta, -alpha);
            self.path.pop();
            if self.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.leans = usize::MAX;
        self.children.truncate(first);
        best
    }

    /// Counts a node; whether the search must end.
    fn enter(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.leans = usize::MAX;
        self.lines[ply].clear();
        self.farthest = self.farthest.max(ply);
        if self.nodes >= self.tell_at || self.made >= self.look_at {
            self.tell();
        }
        self.stopped
    }

    fn tell(&mut self) {
        self.stopped |= self.timer.spend(self.nodes - self.told);
        self.told = self.nodes;
        self.tell_at = self.nodes + self.timer.allowance(4 * CLOCK_SOWINGS);
        self.look_at = self.made + CLOCK_SOWINGS;
    }

    /// A guess, and remembers that it was one.
    ///
    /// The longer nothing has been captured, the less it says: whoever is ahead must get on with it,
    /// or the other side will find a repetition one day.
    fn guess(&mut self, here: &P) -> i32 {
        self.sees_horizon = true;
        let last = self.path.len() - 1;
        let liking = self.manner.taste.liking(self.path[last].key);
        let guess = match here.evaluate(self.manner.weights) + liking {
            0 => 1,
            guess => guess,
        };
        match last - self.path[last].since {
            quiet if quiet > QUIET_PLIES => {
                let left = guess * QUIET_PLIES as i32 / quiet as i32;
                if left == 0 { guess.signum() } else { left }
            }
            _ => guess,
        }
    }

    /// Goes on to a position.
    fn step(&mut self, pos: P) {
        let here = self.path.len();
        let (mut turn_start, mut since) = (here, here);
        if let Some(last) = self.path.last() {
            if last.pos.turn() == pos.turn() {
                turn_start = last.turn_start;
            }
            if last.pos.taken() == pos.taken() {
                since = last.since;
            }
        }
        let key = pos.fingerprint();
        self.path.push(Step {
            pos,
            key,
            turn_start,
            since,
        });
    }

    /// G13, K15: where on the path a turn has already begun in `pos`, which would begin one now.
    fn begun_before(&self, pos: &P) -> Option<usize> {
        let last = self.path.last().expect("the root is on the path");
        if last.pos.taken() != pos.taken() {
            return None;
        }
        let key = pos.fingerprint();
        let earlier = last.since..self.path.len();
        earlier.rev().find(|place| {
            let step = &self.path[*place];
            step.key == key && step.turn_start == *place && step.pos == *pos
        })
    }

    /// Adds the move that the table remembers, if it is one; whether it was added.
    fn add_table_move(&mut self, here: &P, turn_start: usize, code: Code) -> bool {
        let Some(sowing) = P::decode(here.turn(), code) else {
            return false;
        };
        if here.check_candidate(sowing).is_err() {
            return false;
        }
        let Some(pos) = here.sow(sowing, &mut ()) else {
            return false;
        };
        self.made += 1;
        let child = child_of(here, Move::Sow(sowing), pos);
        let refused = child.extra && stood(&self.path[turn_start..], &pos).is_some();
        if !refused {
            self.children.push(child);
        }
        !refused
    }

    /// Adds the sowings of a later turn than the root's but the one of `but_code`. Returns the
    /// earliest place on the path to which one was refused to go back.
    fn add_sown(&mut self, here: &P, turn_start: usize, but_code: Code) -> usize {
        let turn = &self.path[turn_start..];
        let (children, made) = (&mut self.children, &mut self.made);
        let mut refused = usize::MAX;
        here.each_sown(|sowing, pos| {
            *made += 1;
            if but_code != 0 && P::code(sowing) == but_code {
                return;
            }
            let child = child_of(here, Move::Sow(sowing), pos);
            match stood(turn, &pos).filter(|_| child.extra) {
                Some(place) => refused = refused.min(turn_start + place),
                None => children.push(child),
            }
        });
        refused
    }

    /// Adds the legal moves of the root's turn (G6a).
    fn add_legal(&mut self) {
        let Step {
            pos: here,
            turn_start,
            ..
        } = self.path[self.path.len() - 1];
        let turn: Vec<P> = self.path[turn_start..]
            .iter()
            .map(|step| step.pos)
            .collect();
        let (children, made) = (&mut self.children, &mut self.made);
        here.each_legal(&turn, |mv, pos| {
            *made += 1;
            children.push(child_of(&here, mv, pos));
        });
    }

    /// The most promising first: the table's move, captures by size, extra moves, killers, and then
    /// by history.
    fn sort_children(&mut self, first: usize, ply: usize, table_code: Code) {
        let side = side_index(self.path[self.path.len() - 1].pos.turn());
        let mut killers = self.killers[ply];
        if self.manner.without.contains(Technique::Killers) {
            killers = [0; 2];
        }
        let history = i32::from(!self.manner.without.contains(Technique::History));
        for child in &mut self.children[first..] {
            let code = code_of::<P>(child.mv);
            child.order = if code == table_code && code != 0 {
                i32::MAX
            } else if child.captured > 0 {
                (1 << 26) + (i32::from(child.captured) << 16)
            } else {
                let killer = code != 0 && killers.contains(&code);
                let rank = i32::from(child.extra) << 25 | i32::from(killer) << 24;
                rank + history * self.history[side][usize::from(code)]
            };
        }
        self.children[first..].sort_unstable_by_key(|child| Reverse((child.order, child.mv)));
    }

    /// Remembers the quiet move `i` that was enough, and that those before it were not.
    fn reward(&mut self, here: &P, ply: usize, first: usize, i: usize, depth: i32) {
        const MOST: i32 = 1 << 20;
        let good = self.children[i];
        if good.captured > 0 {
            return;
        }
        let code = code_of::<P>(good.mv);
        let killers = &mut self.killers[ply];
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let history = &mut self.history[side_index(here.turn())];
        let weight = (depth * depth).min(1 << 10);
        let mut learn = |code: Code, by: i32| {
            let entry = &mut history[usize::from(code)];
            *entry += by - *entry * weight / MOST;
            *entry = (*entry).clamp(-MOST, MOST);
        };
        learn(code, 16 * weight);
        for earlier in &self.children[first..i] {
            if earlier.captured == 0 {
                learn(code_of::<P>(earlier.mv), -16 * weight);
            }
        }
    }

    /// Puts a move before the best line of the next ply.
    fn extend_line(&mut self, ply: usize, mv: Move<P::Sowing>) {
        let (lines, later) = self.lines.split_at_mut(ply + 1);
        lines[ply].clear();
        lines[ply].push(mv);
        lines[ply].extend_from_slice(&later[0]);
    }
}

/// What a move takes off the depth. A pass is forced and costs nothing.
fn cost<P: Position>(child: &Child<P>) -> i32 {
    match child.mv {
        Move::Pass => 0,
        Move::Sow(_) => MOVE,
    }
}

fn child_of<P: Position>(here: &P, mv: Move<P::Sowing>, pos: P) -> Child<P> {
    let side = here.turn();
    Child {
        mv,
        pos,
        captured: pos.taken()[side] - here.taken()[side],
        extra: pos.turn() == side,
        order: 0,
    }
}

/// Where in a turn a position has stood.
fn stood<P: Position>(turn: &[Step<P>], pos: &P) -> Option<usize> {
    turn.iter().position(|step| step.pos == *pos)
}

fn code_of<P: Evaluate>(mv: Move<P::Sowing>) -> Code {
    match mv {
        Move::Sow(sowing) => P::code(sowing),
        Move::Pass => 0,
    }
}

fn side_index(side: Side) -> usize {
    side as usize
}
