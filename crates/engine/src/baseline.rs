//! The plain alpha-beta player that the engine began as: kept as it was, to measure the engine
//! against it (`ndongu match`).
//!
//! The search walks the game as [`Game`] would play it. A position in which a turn has begun before,
//! in the game or on the way here, is a draw (G13, K15), and a turn does not go round in circles
//! (G6a). Values change sign with the turn, not with the ply: after an extra move the same side is
//! still to move (G6). A pass is forced and so costs no depth.

use std::cmp::Reverse;

use fastrand::Rng;
use ndongu_rules::{
    AnyMove, AnyPosition, Game, Giuthi, Kiothi, Move, Position, Side, kiothi::Opening,
};

use crate::{
    evaluate::Evaluate,
    limits::{Limits, Timer},
    opening::{self, Chooser},
    value::DRAW,
};

/// The deepest search.
const MAX_DEPTH: u32 = 128;

/// More than any value, and its negation less.
const INFINITE: i32 = i32::MAX;

/// How many positions are looked at between two looks at the clock. Few, since on study boards a
/// position may have 180 sowings of thousands of laps.
const CLOCK_NODES: u64 = 64;

/// The share of a captured seed that one in the own row is worth.
const SEED: i32 = 64;
const ROW_SEED: i32 = SEED / 4;

/// Chooses a move, redistribution or pass, looking ahead until the depth or the time is reached;
/// `None` when the game has ended.
pub(crate) fn choose(
    game: &Game,
    limits: &Limits,
    rng: &mut Rng,
    timer: &Timer<'_>,
) -> Option<AnyMove> {
    match game.position() {
        AnyPosition::Giuthi(_) => choose_move::<Giuthi>(game, limits, rng, timer),
        AnyPosition::Kiothi(_) => choose_move::<Kiothi>(game, limits, rng, timer),
        AnyPosition::Opening(pos) => choose_redistribution(pos, limits, rng, timer),
    }
}

fn choose_redistribution(
    pos: &Opening,
    limits: &Limits,
    rng: &mut Rng,
    timer: &Timer<'_>,
) -> Option<AnyMove> {
    let Some(any) = opening::draw(pos, rng) else {
        return pos.pass().ok().map(|_| AnyMove::Kiothi(Move::Pass));
    };
    let most = limits.depth.map_or(u64::MAX, |depth| 16 << depth.min(40));
    let mut search = Search::new(timer, []);
    let mut judge = |pos: Kiothi, depth| search.value_of(pos, depth);
    let mut chooser = Chooser::new(pos, rng, &mut judge);
    chooser.explore(0, |tries| tries < most && !timer.is_over());
    let best = chooser.best.first().map_or(any, |best| best.choice);
    Some(AnyMove::Redistribute(best))
}

fn choose_move<P: Evaluate>(
    game: &Game,
    limits: &Limits,
    rng: &mut Rng,
    timer: &Timer<'_>,
) -> Option<AnyMove> {
    let past = game.positions().iter().filter_map(P::from_any);
    let mut search = Search::new(timer, past);
    let mut moves = search.legal();
    rng.shuffle(&mut moves);
    let deepest = match moves.len() {
        1 => 1,
        _ => limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH),
    };
    let mut best = moves.iter().max_by_key(|child| child.order)?.mv;
    for depth in 1..=deepest {
        search.sees_horizon = false;
        let finished = search.deepen(depth, &mut moves, &mut best);
        if !finished || !search.sees_horizon || timer.is_over() {
            break;
        }
    }
    Some(P::any_move(best))
}

/// Captured seeds, and a share of those in the rows.
fn guess<P: Position>(pos: &P, side: Side) -> i32 {
    let taken = pos.taken();
    let south = (i32::from(taken.south) - i32::from(taken.north)) * SEED
        + (i32::from(pos.row_seeds(Side::South)) - i32::from(pos.row_seeds(Side::North)))
            * ROW_SEED;
    match side {
        Side::South => south,
        Side::North => -south,
    }
}

/// The value for the side to move of the finished game (G12, K13).
fn final_value<P: Evaluate>(pos: &P) -> i32 {
    const WON: i32 = 1_000_000;
    let margin = pos.final_lead();
    margin * SEED + margin.signum() * WON
}

/// A legal move and where it leads.
#[derive(Clone, Copy)]
struct Child<P: Position> {
    mv: Move<P::Sowing>,
    pos: P,
    /// Higher is tried earlier: extra moves, which keep the turn, then moves by what they look worth.
    order: (bool, i32),
}

/// Where in the tree the search stands.
#[derive(Clone, Copy)]
struct Node {
    /// Moves still to look ahead.
    depth: u32,
    /// Where in the path the current turn began.
    turn_start: usize,
}

/// A search and the memory it works in, which is made once.
pub(crate) struct Search<'a, P: Position> {
    timer: &'a Timer<'a>,
    /// The positions of the game and then of the line being looked at.
    path: Vec<P>,
    /// The moves still to be tried at every ply of that line.
    children: Vec<Child<P>>,
    nodes: u64,
    /// Whether any value was a guess.
    sees_horizon: bool,
}

impl<'a, P: Evaluate> Search<'a, P> {
    /// A search from the last position of `past`.
    pub(crate) fn new(timer: &'a Timer<'a>, past: impl IntoIterator<Item = P>) -> Self {
        Search {
            timer,
            path: past.into_iter().collect(),
            children: Vec::new(),
            nodes: 0,
            sees_horizon: false,
        }
    }

    /// The value of a position without a past for its side to move, `depth` moves ahead; `None`
    /// when time runs out.
    pub(crate) fn value_of(&mut self, pos: P, depth: u32) -> Option<i32> {
        self.path.clear();
        self.path.push(pos);
        self.value(self.root(depth), -INFINITE, INFINITE)
    }

    /// The legal moves at the root.
    fn legal(&mut self) -> Vec<Child<P>> {
        self.add_children(self.root(1));
        std::mem::take(&mut self.children)
    }

    /// Looks at every root move, the best one so far first, and moves the new best to the front.
    /// Returns whether there was time for all.
    fn deepen(&mut self, depth: u32, moves: &mut [Child<P>], best: &mut Move<P::Sowing>) -> bool {
        let root = self.root(depth);
        let mut alpha = -INFINITE;
        for i in 0..moves.len() {
            let Some(value) = self.value_after(root, moves[i], alpha, INFINITE) else {
                return false;
            };
            if value > alpha {
                alpha = value;
                *best = moves[i].mv;
                moves[..=i].rotate_right(1);
            }
        }
        true
    }

    fn root(&self, depth: u32) -> Node {
        let last = self.path.len() - 1;
        let turn_start = (0..=last).rev().find(|ply| self.begins_turn(*ply));
        Node {
            depth,
            turn_start: turn_start.unwrap_or(0),
        }
    }

    fn here(&self) -> P {
        self.path[self.path.len() - 1]
    }

    /// The value of the last position of the path for its side to move, exactly if it lies between
    /// `alpha` and `beta`; `None` when time runs out.
    fn value(&mut self, node: Node, alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_NODES) && self.timer.spend(CLOCK_NODES) {
            return None;
        }
        let here = self.here();
        if node.depth == 0 && here.candidates().next().is_some() {
            self.sees_horizon = true;
            return Some(guess(&here, here.turn()));
        }
        let first = self.children.len();
        self.add_children(node);
        if self.children.len() == first {
            return Some(final_value(&here));
        }
        let value = self.best_value(node, first, alpha, beta);
        self.children.truncate(first);
        value
    }

    /// The value of the best child from the `first` on.
    fn best_value(&mut self, node: Node, first: usize, mut alpha: i32, beta: i32) -> Option<i32> {
        let mut best = -INFINITE;
        for i in first..self.children.len() {
            let child = self.children[i];
            let value = self.value_after(node, child, alpha, beta)?;
            best = best.max(value);
            if value > alpha {
                alpha = value;
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The value of a child for the side that moves in its parent.
    fn value_after(&mut self, node: Node, child: Child<P>, alpha: i32, beta: i32) -> Option<i32> {
        let Child { mv, pos, .. } = child;
        let same_turn = pos.turn() == self.here().turn();
        if !same_turn && self.has_begun_a_turn(&pos) {
            return Some(DRAW);
        }
        let next = Node {
            depth: node.depth - u32::from(mv != Move::Pass),
            turn_start: if same_turn {
                node.turn_start
            } else {
                self.path.len()
            },
        };
        self.path.push(pos);
        let value = if same_turn {
            self.value(next, alpha, beta)
        } else {
            self.value(next, -beta, -alpha).map(|value| -value)
        };
        self.path.pop();
        value
    }

    /// Adds every legal move of the last position of the path, the most promising first; none when
    /// the game is over there.
    fn add_children(&mut self, node: Node) {
        let here = self.here();
        let first = self.children.len();
        let turn = &self.path[node.turn_start..];
        // One by one, as it used to be; the engine itself sows all moves of a position together.
        for sowing in here.candidates() {
            if let Some(pos) = here.sow(sowing, &mut ())
                && (pos.turn() != here.turn() || pos.circle(turn).is_none())
            {
                let extra = pos.turn() == here.turn();
                let order = (extra, guess(&pos, here.turn()));
                self.children.push(Child {
                    mv: Move::Sow(sowing),
                    pos,
                    order,
                });
            }
        }
        if self.children.len() == first
            && let Some(pos) = here.passed()
        {
            let order = (false, guess(&pos, here.turn()));
            self.children.push(Child {
                mv: Move::Pass,
                pos,
                order,
            });
        }
        self.children[first..].sort_unstable_by_key(|child| (Reverse(child.order), child.mv));
    }

    /// G13, K15: whether a turn has already begun in `pos`. Nobody gives captured seeds back, so
    /// the look back ends where fewer had been taken.
    fn has_begun_a_turn(&self, pos: &P) -> bool {
        (0..self.path.len())
            .rev()
            .take_while(|ply| self.path[*ply].taken() == pos.taken())
            .any(|ply| self.path[ply] == *pos && self.begins_turn(ply))
    }

    fn begins_turn(&self, ply: usize) -> bool {
        ply == 0 || self.path[ply - 1].turn() != self.path[ply].turn()
    }
}
