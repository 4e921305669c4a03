//! Tables against an explicit graph of the game: every board with every lead is a node, turns are
//! played move by move by the rules (G6a included), and what can be forced is worked out backwards.
//! Nothing of the solver is used but the answers.

use std::collections::HashMap;

use ndongu_rules::{Giuthi, Kiothi, RuleSet, Side, giuthi::Rules};
use ndongu_solver::{Tables, Value};

use crate::{Game, RULES, boards, order, tables};

/// A board as its mover sees it, South to move and nothing captured, and the mover's lead.
type Node<G> = (G, i16);

/// How a turn can end: what was gained, and the board that the opponent finds; none when the game is
/// over, and then the gain has in it what lies in the rows.
type End<G> = (i16, Option<G>);

pub struct Graph<G> {
    turns: HashMap<G, Vec<End<G>>>,
    /// What is decided so far.
    values: HashMap<Node<G>, Value>,
    /// The largest lead looked at.
    most: i16,
}

impl<G: Game> Graph<G> {
    pub fn new(rules: RuleSet, holes: usize, most: u16) -> Self {
        let boards = (0..=most).flat_map(|seeds| boards::<G>(rules, holes, seeds));
        let turns = boards.map(|board| {
            let mut ends = Vec::new();
            play_turn(board, &mut Vec::new(), &mut ends);
            ends.sort_unstable();
            ends.dedup();
            (board, ends)
        });
        Graph {
            turns: turns.collect(),
            values: HashMap::new(),
            most: most as i16 + 2,
        }
    }

    /// Wins and losses are spread until none is new; what is left is drawn.
    pub fn solve(&mut self) {
        loop {
            let mut new = Vec::new();
            for (board, ends) in &self.turns {
                for lead in -self.most..=self.most {
                    let node = (*board, lead);
                    if self.values.contains_key(&node) {
                        continue;
                    }
                    let after: Vec<Value> = ends.iter().map(|end| self.after(lead, *end)).collect();
                    let best = after.into_iter().max().expect("every turn can end");
                    if best != Value::Draw {
                        new.push((node, best));
                    }
                }
            }
            if new.is_empty() {
                break;
            }
            self.values.extend(new);
        }
    }

    /// What ending the turn is worth, as far as is known.
    fn after(&self, lead: i16, (gain, child): End<G>) -> Value {
        let lead = lead + gain;
        match (child, lead.signum()) {
            (Some(child), _) => self.value((child, -lead)).reversed(),
            (None, 1) => Value::Win,
            (None, -1) => Value::Loss,
            (None, _) => Value::Draw,
        }
    }

    pub fn value(&self, node: Node<G>) -> Value {
        self.values.get(&node).copied().unwrap_or(Value::Draw)
    }
}

/// Every way to end a turn of South's, every order of extra moves tried.
fn play_turn<G: Game>(pos: G, stood: &mut Vec<G>, ends: &mut Vec<End<G>>) {
    if let Some(outcome) = pos.outcome() {
        ends.push((
            outcome.score.south as i16 - outcome.score.north as i16,
            None,
        ));
        return;
    }
    for (_, child) in pos.legal(stood) {
        if child.turn() == Side::South {
            stood.push(pos);
            play_turn(child, stood, ends);
            stood.pop();
        } else {
            ends.push((i16::from(child.taken().south), Some(as_south(child))));
        }
    }
}

/// Half a turn of the board, and the captured seeds put aside.
fn as_south<G: Game>(pos: G) -> G {
    let mut setup: ndongu_rules::Setup = pos.into();
    std::mem::swap(&mut setup.south, &mut setup.north);
    setup.turn = Side::South;
    setup.taken = ndongu_rules::BySide { south: 0, north: 0 };
    G::try_from(setup).expect("half a turn changes nothing")
}

fn agree<G: Game>(rules: RuleSet, holes: u8, most: u16, tables: &Tables) -> usize {
    let mut graph = Graph::<G>::new(rules, holes.into(), most);
    graph.solve();
    let mut compared = 0;
    for board in graph.turns.keys() {
        let worth = tables.worth(&board.any()).expect("a sound table");
        let worth = worth.unwrap_or_else(|| panic!("{board} is in the table"));
        // Leads that captures could take beyond the graph's edge are left out.
        for lead in -2..=2 {
            assert_eq!(
                worth.value(lead),
                graph.value((*board, lead)),
                "{board}, lead {lead}: {worth:?}"
            );
            compared += 1;
        }
    }
    compared
}

#[test]
fn tables_agree_with_an_explicit_graph_on_2x3_with_up_to_8_seeds() {
    for rules in RULES {
        let (holes, most) = match rules {
            RuleSet::Giuthi(_) => (3, 8),
            RuleSet::Kiothi => (3, 5),
        };
        let tables = tables(order(rules, holes, most as u8));
        let compared = match rules {
            RuleSet::Giuthi(_) => agree::<Giuthi>(rules, holes, most, &tables),
            RuleSet::Kiothi => agree::<Kiothi>(rules, holes, most, &tables),
        };
        assert!(compared > 10_000, "{compared} values compared");
    }
}

#[test]
fn tables_agree_with_an_explicit_graph_on_long_and_short_rows() {
    for (holes, most) in [(1, 9), (2, 9), (5, 4), (6, 3)] {
        let rules = RuleSet::Giuthi(Rules::MancalaWorld);
        let tables_of = tables(order(rules, holes, most as u8));
        agree::<Giuthi>(rules, holes, most, &tables_of);
    }
    for (holes, most) in [(1, 6), (2, 6), (4, 3), (5, 3)] {
        let tables_of = tables(order(RuleSet::Kiothi, holes, most as u8));
        agree::<Kiothi>(RuleSet::Kiothi, holes, most, &tables_of);
    }
}
