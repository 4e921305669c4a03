//! What to play in a game whose position has a value that is known exactly.
//!
//! A known value is that of a position without a past, and a win is no win for a player who goes round
//! in circles. So it is not enough to go to positions that are won: there must be a way from each to
//! the next *step ahead*, a capture or the end of the game, that comes back to no position of this game
//! (G13, K15). Seeds that are captured never come back, so that after a step ahead the past means
//! nothing, and the value is again that of the table.
//!
//! Between two steps ahead no seed leaves the board. The positions that a player who wants a win can be
//! brought to there make a [`Graph`], and from its edges the number of turns to the next step ahead is
//! found, position by position: the *rank*. It falls with every turn, so that nothing is met twice.
//! Where the past of the game stands in the way of a win, there is no rank, and less is to be had.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet, VecDeque},
};

use ndongu_rules::{Move, Position, Side};

use crate::{Exact, evaluate::Evaluate, limits::Timer};

/// Turns looked at for one move at most: a few seconds.
const MOST_TURNS: usize = 2_000_000;

/// The rank where there was no time to find it.
const UNKNOWN: u16 = u16::MAX;

/// A move, the rest of its turn, and what it leads to.
#[derive(Clone)]
pub(crate) struct Judged<P: Position> {
    /// The move, and those with which its turn ends best.
    pub(crate) moves: Vec<Move<P::Sowing>>,
    /// How far the mover is ahead in the end: more than nought for a win, nought for a draw.
    pub(crate) margin: i16,
    /// Of a win or loss: turns to the next step ahead of the winner.
    rank: u16,
    /// Of a draw: what share of the replies would lose it, in thousandths; less than nought where the
    /// game ends.
    lure: i16,
}

impl<P: Position> Judged<P> {
    /// Greater is better.
    fn order(&self) -> (i16, i32, i16, Reverse<usize>) {
        let holds = match self.margin {
            0 => 0,
            1.. => -i32::from(self.rank),
            _ => i32::from(self.rank),
        };
        (self.margin, holds, self.lure, Reverse(self.moves.len()))
    }
}

/// How a turn can end.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Exit<P> {
    /// With the other side to begin a turn.
    Turn(P),
    /// With the game, and South so far ahead.
    Over(i16),
}

/// A legal move by its number, and one end of the turn that it can lead to.
struct Way<P: Position> {
    number: usize,
    exit: Exit<P>,
    /// The move and the rest of the turn.
    moves: Vec<Move<P::Sowing>>,
}

/// Looks at a game that stands in a position of known value.
pub(crate) struct Endgame<'a, P: Position> {
    exact: &'a dyn Exact,
    timer: &'a Timer<'a>,
    here: P,
    /// Where this turn has stood, `here` the last.
    turn: Vec<P>,
    /// Where turns have begun since the last capture.
    past: HashSet<P>,
    /// By who wants to win, and by how much.
    graphs: HashMap<(Side, i16), Graph<P>>,
    pub(crate) turns: usize,
}

impl<'a, P: Evaluate> Endgame<'a, P> {
    /// For a game that stands at the last of `positions`; `None` if its value is not known.
    pub(crate) fn new(exact: &'a dyn Exact, timer: &'a Timer<'a>, positions: &[P]) -> Option<Self> {
        let here = *positions.last()?;
        let same_turn = |pos: &&P| pos.turn() == here.turn();
        let in_turn = positions.iter().rev().take_while(same_turn).count();
        let turn = positions[positions.len() - in_turn..].to_vec();
        exact.gains(&turn[0].any())?;
        let begins = |at: &usize| *at == 0 || positions[at - 1].turn() != positions[*at].turn();
        let past = (0..positions.len()).filter(begins).map(|at| positions[at]);
        Some(Endgame {
            exact,
            timer,
            here,
            turn,
            past: past.filter(|pos| pos.taken() == here.taken()).collect(),
            graphs: HashMap::new(),
            turns: 0,
        })
    }

    /// The best `count` moves or more, best first. `None` where something was not known after all.
    pub(crate) fn judge(&mut self, count: usize) -> Option<Vec<Judged<P>>> {
        let (mover, mut ways) = (self.here.turn(), Vec::new());
        for way in self.ways() {
            ways.push((self.hope(&way.exit, mover)?, way));
        }
        ways.sort_by_key(|(hope, _)| Reverse(*hope));
        let mut best: Vec<(usize, Judged<P>)> = Vec::new();
        for (hope, way) in ways {
            if best.len() >= count && best[count - 1].1.margin > hope {
                break;
            }
            let number = way.number;
            let judged = self.judged(way, mover)?;
            match best.iter_mut().find(|(known, _)| *known == number) {
                Some((_, known)) if known.order() < judged.order() => *known = judged,
                Some(_) => {}
                None => best.push((number, judged)),
            }
            best.sort_by_key(|(_, judged)| Reverse(judged.order()));
        }
        Some(best.into_iter().map(|(_, judged)| judged).collect())
    }

    /// Every legal move by its number, with every end of the turn that it can lead to.
    fn ways(&self) -> Vec<Way<P>> {
        let mut legal = Vec::new();
        self.here
            .each_legal(&self.turn, |mv, child| legal.push((mv, child)));
        let mut ways = Vec::new();
        for (number, (mv, child)) in legal.into_iter().enumerate() {
            if child.turn() != self.here.turn() {
                ways.push(Way {
                    number,
                    exit: Exit::Turn(child),
                    moves: vec![mv],
                });
                continue;
            }
            let mut stood: HashSet<P> = self.turn.iter().copied().collect();
            each_exit(child, &mut stood, |exit, moves| {
                ways.push(Way {
                    number,
                    exit,
                    moves: [&[mv], moves].concat(),
                });
            });
        }
        ways
    }

    /// By how much the mover may win after this, at most.
    fn hope(&self, exit: &Exit<P>, mover: Side) -> Option<i16> {
        let margin = self.margin(exit, mover)?;
        // What is lost without a past may be a draw with one.
        Some(match exit {
            Exit::Turn(pos) if self.is_quiet(pos) => margin.max(0),
            _ => margin,
        })
    }

    fn is_quiet(&self, pos: &P) -> bool {
        pos.taken() == self.here.taken()
    }

    /// How far `side` is ahead in the end, the past left aside.
    fn margin(&self, exit: &Exit<P>, side: Side) -> Option<i16> {
        let south = match exit {
            Exit::Over(south) => *south,
            Exit::Turn(pos) => {
                let taken = pos.taken();
                let lead = i16::from(taken[pos.turn()]) - i16::from(taken[pos.turn().other()]);
                let margin = self.exact.gains(&pos.any())?.margin(lead);
                seen_by(pos.turn(), margin)
            }
        };
        Some(seen_by(side, south))
    }

    fn judged(&mut self, way: Way<P>, mover: Side) -> Option<Judged<P>> {
        let margin = self.margin(&way.exit, mover)?;
        let judged = |margin, rank, lure| Judged {
            moves: way.moves,
            margin,
            rank,
            lure,
        };
        let Exit::Turn(pos) = way.exit else {
            return Some(judged(margin, 0, -1));
        };
        if self.past.contains(&pos) {
            return Some(judged(0, 0, -1));
        }
        if margin != 0 && !self.is_quiet(&pos) {
            return Some(judged(margin, 0, 0));
        }
        let winner = if margin > 0 { mover } else { mover.other() };
        // Every seed counts for one side or the other: margins are all even or all odd.
        for least in (1..=margin.abs()).rev().step_by(2) {
            if let Some(rank) = self.rank(winner, least, pos)? {
                return Some(judged(margin.signum() * least, rank, 0));
            }
        }
        let lure = self.lure(&pos)?;
        Some(judged(0, 0, lure))
    }

    /// What share of the replies loses, in thousandths.
    fn lure(&self, pos: &P) -> Option<i16> {
        let (mut losing, mut all) = (0i32, 0i32);
        let mut known = true;
        each_exit(*pos, &mut HashSet::new(), |exit, _| {
            let margin = self.margin(&exit, pos.turn());
            known &= margin.is_some();
            losing += i32::from(margin.is_some_and(|margin| margin < 0));
            all += 1;
        });
        known.then(|| (losing * 1000 / all.max(1)) as i16)
    }

    /// In how many turns from `pos` on `winner` steps ahead who wants to win by `least`, if the past
    /// allows it; [`UNKNOWN`] if there is no time to find out. `None` where something is not known.
    #[expect(clippy::option_option, reason = "the two say different things")]
    fn rank(&mut self, winner: Side, least: i16, pos: P) -> Option<Option<u16>> {
        let mut graph = self.graphs.remove(&(winner, least)).unwrap_or_default();
        let start = graph.add(pos);
        let (mut wave, mut seen) = (vec![start], HashSet::from([start]));
        let rank = 'waves: {
            for turns in 1..UNKNOWN {
                let mut next = Vec::new();
                for node in wave {
                    // Only time counts: limits of positions are those of searches.
                    let late = self.turns.is_multiple_of(64) && self.timer.spend(0);
                    if self.turns >= MOST_TURNS || late {
                        break 'waves Some(UNKNOWN);
                    }
                    self.expand(&mut graph, node, winner, least)?;
                    let children = graph.nodes[node].children.iter().copied();
                    next.extend(children.filter(|child| seen.insert(*child)));
                }
                graph.settle();
                let rank = graph.nodes[start].rank;
                // What lies farther away than this can make it no smaller.
                if next.is_empty() || rank.is_some_and(|rank| rank <= turns) {
                    break 'waves rank;
                }
                wave = next;
            }
            Some(UNKNOWN)
        };
        self.graphs.insert((winner, least), graph);
        Some(rank)
    }

    /// Finds where the turns of a node lead.
    fn expand(
        &mut self,
        graph: &mut Graph<P>,
        node: usize,
        winner: Side,
        least: i16,
    ) -> Option<()> {
        if graph.nodes[node].turn != Turn::Unseen {
            return Some(());
        }
        self.turns += 1;
        let pos = graph.nodes[node].pos;
        let mut exits = Vec::new();
        each_exit(pos, &mut HashSet::new(), |exit, _| exits.push(exit));
        let attacks = pos.turn() == winner;
        let (mut steps_ahead, mut fails, mut children) = (false, false, Vec::new());
        for exit in exits {
            let repeats = matches!(&exit, Exit::Turn(pos) if self.past.contains(pos));
            if repeats || self.margin(&exit, winner)? < least {
                fails = true;
                continue;
            }
            match exit {
                Exit::Turn(child) if self.is_quiet(&child) => children.push(graph.add(child)),
                _ => steps_ahead = true,
            }
        }
        children.sort_unstable();
        children.dedup();
        for child in &children {
            graph.nodes[*child].parents.push(node);
        }
        let node = &mut graph.nodes[node];
        node.attacks = attacks;
        node.turn = match attacks {
            true if steps_ahead => Turn::Ahead,
            false if fails => Turn::Away,
            false if children.is_empty() => Turn::Ahead,
            _ => Turn::GoesOn,
        };
        node.children = children;
        Some(())
    }
}

/// As a side sees it.
fn seen_by(side: Side, south: i16) -> i16 {
    match side {
        Side::South => south,
        Side::North => -south,
    }
}

/// Tells every way in which a turn can end that stands at `from` and has stood on `stood`, with the
/// shortest moves that lead there.
fn each_exit<P: Position>(
    from: P,
    stood: &mut HashSet<P>,
    mut each: impl FnMut(Exit<P>, &[Move<P::Sowing>]),
) {
    stood.insert(from);
    let mut open = VecDeque::from([(from, Vec::new())]);
    while let Some((pos, moves)) = open.pop_front() {
        let mut stuck = true;
        let with = |mv| [moves.as_slice(), &[mv]].concat();
        pos.each_sown(|sowing, child| {
            stuck = false;
            if child.turn() != pos.turn() {
                each(Exit::Turn(child), &with(Move::Sow(sowing)));
            } else if stood.insert(child) {
                open.push_back((child, with(Move::Sow(sowing))));
            }
        });
        if stuck {
            if let Some(child) = pos.passed() {
                each(Exit::Turn(child), &with(Move::Pass));
            } else {
                let score = pos.final_score();
                each(Exit::Over(score.south as i16 - score.north as i16), &moves);
            }
        }
    }
}

/// Positions without a capture between them, for one player who wants to win by so much.
struct Graph<P> {
    index: HashMap<P, usize>,
    nodes: Vec<Node<P>>,
}

impl<P> Default for Graph<P> {
    fn default() -> Self {
        Graph {
            index: HashMap::new(),
            nodes: Vec::new(),
        }
    }
}

/// A position in which a turn begins.
struct Node<P> {
    pos: P,
    /// Whether the player who wants to win is to move.
    attacks: bool,
    turn: Turn,
    /// Where the turn can lead without a step ahead.
    children: Vec<usize>,
    parents: Vec<usize>,
    rank: Option<u16>,
}

/// What becomes of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// It has not been looked at.
    Unseen,
    /// It steps ahead: it can, if the winner moves; it must, if the other side does.
    Ahead,
    /// The other side gets away.
    Away,
    /// That depends on where it leads.
    GoesOn,
}

impl<P: Position> Graph<P> {
    fn add(&mut self, pos: P) -> usize {
        let nodes = &mut self.nodes;
        *self.index.entry(pos).or_insert_with(|| {
            nodes.push(Node {
                pos,
                attacks: false,
                turn: Turn::Unseen,
                children: Vec::new(),
                parents: Vec::new(),
                rank: None,
            });
            nodes.len() - 1
        })
    }

    /// Ranks all nodes as far as they have been looked at: nearest first, so that a winner is given the
    /// least rank of the children, and the other side the greatest.
    fn settle(&mut self) {
        let mut waiting: Vec<usize> = Vec::with_capacity(self.nodes.len());
        let mut ranked = VecDeque::new();
        for (number, node) in self.nodes.iter_mut().enumerate() {
            node.rank = (node.turn == Turn::Ahead).then_some(1);
            ranked.extend(node.rank.map(|_| number));
            waiting.push(if node.attacks { 1 } else { node.children.len() });
        }
        while let Some(number) = ranked.pop_front() {
            let rank = self.nodes[number].rank.map(|rank| rank.saturating_add(1));
            for place in 0..self.nodes[number].parents.len() {
                let parent = self.nodes[number].parents[place];
                waiting[parent] = waiting[parent].saturating_sub(1);
                let node = &mut self.nodes[parent];
                if waiting[parent] == 0 && node.rank.is_none() && node.turn == Turn::GoesOn {
                    node.rank = rank;
                    ranked.push_back(parent);
                }
            }
        }
    }
}
