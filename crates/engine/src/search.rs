//! Alpha-beta search, one move deeper at a time.
//!
//! The search walks the game as [`Game`] would play it. A position in which a turn has begun before,
//! in the game or on the way here, is a draw (G13, K15), and a turn does not go round in circles
//! (G6a). Values change sign with the turn, not with the ply: after an extra move the same side is
//! still to move (G6). A pass is forced and so costs no depth.

use std::cmp::Reverse;

use fastrand::Rng;
use ndongu_rules::{Game, Move, Position};

use crate::{
    Limits, Thought,
    evaluate::{DRAW, Evaluate, in_seeds},
    limits::Clock,
};

/// The deepest search.
const MAX_DEPTH: u32 = 128;

/// Between any two moves there may be a pass.
const MAX_PLIES: usize = 2 * MAX_DEPTH as usize + 2;

/// More than any value, and its negation less.
const INFINITE: i32 = i32::MAX;

/// How many positions are looked at between two looks at the clock. Few, since on study boards a
/// position may have 180 sowings of thousands of laps.
const CLOCK_NODES: u64 = 64;

/// Chooses a move for the side to move; `None` when it has none.
pub(crate) fn choose<P: Evaluate>(
    game: &Game,
    limits: &Limits,
    rng: &mut Rng,
    clock: Clock<'_>,
) -> Option<Thought> {
    let past = game.positions().iter().filter_map(P::from_any);
    let mut search = Search::new(clock, past);
    let mut moves = search.legal();
    rng.shuffle(&mut moves);
    if rng.u8(..100) < limits.whim_percent {
        moves.truncate(1);
    }
    let deepest = match moves.len() {
        1 => 1,
        _ => limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH),
    };
    let mut best = Best::of(moves.iter().max_by_key(|child| child.order)?);
    for depth in 1..=deepest {
        search.sees_horizon = false;
        let finished = search.deepen(depth, &mut moves, &mut best);
        if finished {
            best.depth = depth;
        }
        if !finished || !search.sees_horizon || clock.is_up() {
            break;
        }
    }
    Some(Thought {
        best: P::any_move(best.line[0]),
        value: in_seeds(best.value),
        depth: best.depth,
        nodes: search.nodes,
        line: best.line.into_iter().map(P::any_move).collect(),
    })
}

/// The best move found so far.
struct Best<P: Position> {
    value: i32,
    depth: u32,
    /// Begins with the move; never empty.
    line: Vec<Move<P::Sowing>>,
}

impl<P: Position> Best<P> {
    fn of(child: &Child<P>) -> Self {
        Best {
            value: DRAW,
            depth: 0,
            line: vec![child.mv],
        }
    }
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
    /// Moves since the root.
    ply: usize,
    /// Moves still to look ahead.
    depth: u32,
    /// Where in the path the current turn began.
    turn_start: usize,
}

/// A search and the memory it works in, which is made once.
pub(crate) struct Search<'a, P: Position> {
    clock: Clock<'a>,
    /// The positions of the game and then of the line being looked at.
    path: Vec<P>,
    /// The moves still to be tried at every ply of that line.
    children: Vec<Child<P>>,
    /// The best line found from each ply on.
    lines: Vec<Vec<Move<P::Sowing>>>,
    nodes: u64,
    /// Whether any value was a guess.
    sees_horizon: bool,
}

impl<'a, P: Evaluate> Search<'a, P> {
    /// A search from the last position of `past`.
    pub(crate) fn new(clock: Clock<'a>, past: impl IntoIterator<Item = P>) -> Self {
        Search {
            clock,
            path: past.into_iter().collect(),
            children: Vec::new(),
            lines: vec![Vec::new(); MAX_PLIES],
            nodes: 0,
            sees_horizon: false,
        }
    }

    /// Positions looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
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
    fn deepen(&mut self, depth: u32, moves: &mut [Child<P>], best: &mut Best<P>) -> bool {
        let root = self.root(depth);
        let mut alpha = -INFINITE;
        for i in 0..moves.len() {
            let Some(value) = self.value_after(root, moves[i], alpha, INFINITE) else {
                return false;
            };
            if value > alpha {
                alpha = value;
                best.value = value;
                best.line.clear();
                best.line.push(moves[i].mv);
                best.line.extend_from_slice(&self.lines[1]);
                moves[..=i].rotate_right(1);
            }
        }
        true
    }

    fn root(&self, depth: u32) -> Node {
        let last = self.path.len() - 1;
        let turn_start = (0..=last).rev().find(|ply| self.begins_turn(*ply));
        Node {
            ply: 0,
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
        if self.nodes.is_multiple_of(CLOCK_NODES) && self.clock.is_up() {
            return None;
        }
        self.lines[node.ply].clear();
        let here = self.here();
        if node.depth == 0 && here.candidates().next().is_some() {
            self.sees_horizon = true;
            return Some(here.guess(here.turn()));
        }
        let first = self.children.len();
        self.add_children(node);
        if self.children.len() == first {
            return Some(here.final_value(here.turn()));
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
                self.extend_line(node.ply, child.mv);
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
            self.lines[node.ply + 1].clear();
            return Some(DRAW);
        }
        let next = Node {
            ply: node.ply + 1,
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
        here.each_legal(turn, |mv, pos| {
            let extra = mv != Move::Pass && pos.turn() == here.turn();
            let order = (extra, pos.guess(here.turn()));
            self.children.push(Child { mv, pos, order });
        });
        self.children[first..].sort_unstable_by_key(|child| (Reverse(child.order), child.mv));
    }

    /// Puts a move before the best line of the next ply.
    fn extend_line(&mut self, ply: usize, mv: Move<P::Sowing>) {
        let (lines, later) = self.lines.split_at_mut(ply + 1);
        lines[ply].clear();
        lines[ply].push(mv);
        lines[ply].extend_from_slice(&later[0]);
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
