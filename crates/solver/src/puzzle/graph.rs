//! A second opinion: the game from one position on as an explicit graph.
//!
//! Every position in which a turn can begin is a node, with its captured seeds, and every way to end
//! the turn an edge. Wins are spread backwards from the ends of the game; what neither side can force
//! is drawn, since play can go round for ever there (G13, K15). Nothing is used but the rules: no
//! table, no recurrence between numbers of seeds, no symmetry.

use std::collections::HashMap;

use ndongu_rules::{AnyMove, AnyPosition, BySide, Side};

use super::turn::{End, exits};
use crate::Value;

/// What counts as an end that South has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// More seeds than the other side, for both (G12, K14).
    Win,
    /// For this side as many seeds are enough; the other one needs more.
    NotBehind(Side),
}

/// The game from a position on.
pub(super) struct Graph {
    nodes: HashMap<AnyPosition, usize>,
    /// By node: where its turns lead, and by how much South is ahead where they end the game.
    edges: Vec<(Vec<usize>, Vec<i16>)>,
    sides: Vec<Side>,
}

/// A graph with the value of every node, to South.
pub(super) struct Solved<'a> {
    graph: &'a Graph,
    aim: Aim,
    values: Vec<Value>,
}

impl Graph {
    /// All that can come of a position at the beginning of a turn; `None` if that is more than `most`
    /// positions.
    pub(super) fn new(start: AnyPosition, most: usize) -> Option<Graph> {
        let mut graph = Graph {
            nodes: HashMap::from([(start, 0)]),
            edges: Vec::new(),
            sides: Vec::new(),
        };
        let mut open = vec![start];
        while let Some(pos) = open.get(graph.edges.len()).copied() {
            let (mut turns, mut ends) = (Vec::new(), Vec::new());
            for exit in exits(&[], &pos) {
                match exit.end {
                    End::Over(ahead) => ends.push(ahead),
                    End::Turn(child) => {
                        let next = open.len();
                        let node = *graph.nodes.entry(child).or_insert(next);
                        if node == next {
                            open.push(child);
                        }
                        turns.push(node);
                    }
                }
            }
            graph.edges.push((turns, ends));
            graph.sides.push(pos.turn());
            if open.len() > most {
                return None;
            }
        }
        Some(graph)
    }

    /// How many positions it has.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    /// Finds the value of every node.
    pub(super) fn solve(&self, aim: Aim) -> Solved<'_> {
        let mut parents = vec![Vec::new(); self.len()];
        for (node, (turns, _)) in self.edges.iter().enumerate() {
            for child in turns {
                parents[*child].push(node);
            }
        }
        // How many turns of a node are not known to be won by the other side.
        let mut hopes: Vec<usize> = self.edges.iter().map(|(turns, _)| turns.len()).collect();
        let mut values = vec![Value::Draw; self.len()];
        let mut known = Vec::new();
        for (node, (_, ends)) in self.edges.iter().enumerate() {
            let (mut won, mut hope) = (false, hopes[node]);
            for ahead in ends {
                let value = seen_by(self.sides[node], aim.of_end(*ahead));
                won |= value == Value::Win;
                hope += usize::from(value == Value::Draw);
            }
            hopes[node] = hope;
            if won || hope == 0 {
                let winner = if won {
                    self.sides[node]
                } else {
                    self.sides[node].other()
                };
                values[node] = won_by(winner);
                known.push(node);
            }
        }
        while let Some(node) = known.pop() {
            for parent in &parents[node] {
                if values[*parent] != Value::Draw {
                    continue;
                }
                let to_mover = seen_by(self.sides[*parent], values[node]);
                hopes[*parent] -= usize::from(to_mover == Value::Loss);
                if to_mover == Value::Win || hopes[*parent] == 0 {
                    values[*parent] = values[node];
                    known.push(*parent);
                }
            }
        }
        Solved {
            graph: self,
            aim,
            values,
        }
    }
}

impl Aim {
    /// What the end of a game with South so far ahead is worth to South.
    pub(super) fn of_end(self, ahead: i16) -> Value {
        match (ahead.signum(), self) {
            (1, _) | (0, Aim::NotBehind(Side::South)) => Value::Win,
            (0, Aim::Win) => Value::Draw,
            _ => Value::Loss,
        }
    }
}

impl Solved<'_> {
    /// The value for a side of a position at the beginning of a turn that belongs to the graph.
    pub(super) fn value(&self, position: &AnyPosition, side: Side) -> Option<Value> {
        let node = *self.graph.nodes.get(position)?;
        Some(seen_by(side, self.values[node]))
    }

    /// Every legal move of a turn that stands at `position` and has stood on `stood`, with its value
    /// for the mover: the best way to end the turn after it.
    pub(super) fn moves(
        &self,
        stood: &[AnyPosition],
        position: &AnyPosition,
    ) -> Option<Vec<(AnyMove, Value)>> {
        let mover = position.turn();
        let before: Vec<AnyPosition> = stood.iter().copied().chain([*position]).collect();
        let judged = |(mv, child): (AnyMove, AnyPosition)| {
            let value = if child.turn() == mover {
                self.rest_of_turn(&before, &child)
            } else {
                self.value(&child, mover)
            };
            Some((mv, value?))
        };
        position.legal(stood).into_iter().map(judged).collect()
    }

    fn rest_of_turn(&self, stood: &[AnyPosition], position: &AnyPosition) -> Option<Value> {
        let mover = position.turn();
        let mut best = None;
        for exit in exits(stood, position) {
            let value = match exit.end {
                End::Over(ahead) => seen_by(mover, self.aim.of_end(ahead)),
                End::Turn(child) => self.value(&child, mover)?,
            };
            best = best.max(Some(value));
        }
        best
    }
}

fn won_by(side: Side) -> Value {
    let values = BySide {
        south: Value::Win,
        north: Value::Loss,
    };
    values[side]
}

/// A value to South as a side sees it, or the other way round.
fn seen_by(side: Side, to_south: Value) -> Value {
    match side {
        Side::South => to_south,
        Side::North => to_south.reversed(),
    }
}
