//! Works out from all nodes of a graph together what is proven, what is refuted, and what the rest
//! would take.
//!
//! Taking every leaf as proven, claims are found that could follow, those first that take least, and
//! each after those on which it depends. What is never found is refuted: the other player can keep to
//! it for ever, or until an end that is no win for the claimant.

use std::{cmp::Reverse, collections::BinaryHeap};

use super::graph::{Effort, Graph, Status, Sum, Wish};
use crate::tables::Shelved;

impl<G: Shelved> Graph<'_, G> {
    /// Decides what can be decided, and estimates the efforts of what stays open.
    pub(crate) fn settle(&mut self) {
        if self.status() != Status::Open {
            return;
        }
        let mut open = Open::of(self);
        open.find();
        open.estimate_refutations();
        self.take_over(&open);
    }

    fn take_over(&mut self, open: &Open) {
        // In the order in which they were found, so that proofs come after what they stand on.
        for (rank, place) in (0..).zip(&open.order) {
            let (node, effort) = (open.nodes[*place as usize], open.efforts[*place as usize]);
            self.nodes[node as usize].rank = rank;
            self.nodes[node as usize].effort = effort;
            if effort.prove == 0 {
                self.decide(node, Status::Proven);
            }
        }
        for (place, node) in open.nodes.iter().enumerate() {
            if open.is_found(place) {
                self.drop_decided(*node, open.turns.of(place).len());
            } else {
                self.decide(*node, Status::Refuted);
            }
        }
    }

    /// Forgets the turns of a node that are of no use any more to the player whose turn it is, if they are
    /// half of all or more.
    fn drop_decided(&mut self, node: u32, open: usize) {
        if open == 0 || self.turns(node).len() < 2 * open {
            return;
        }
        let Wish { feared, .. } = Wish::of(self.is_claimants(node));
        let left = self.turns(node).iter().copied();
        let left: Box<[u32]> = left
            .filter(|turn| self.status_of(*turn) != feared)
            .collect();
        if !left.is_empty() {
            self.edges -= self.turns(node).len() - left.len();
            self.nodes[node as usize].turns = Some(left);
        }
    }
}

/// Not found, and no place.
const NONE: u32 = u32::MAX;

/// The open nodes to which open nodes lead from the root, each in a place, the root in the first.
struct Open {
    nodes: Vec<u32>,
    /// By place: the places to which its turns lead.
    turns: Lists,
    waiting: Vec<Waiting>,
    efforts: Vec<Effort>,
    /// Places in the order in which they are found, and by place the rank in that order.
    order: Vec<u32>,
    ranks: Vec<u32>,
}

impl Open {
    fn of<G: Shelved>(graph: &Graph<G>) -> Open {
        let mut places = vec![NONE; graph.nodes.len()];
        let mut open = Open {
            nodes: vec![graph.root],
            turns: Lists::default(),
            waiting: Vec::new(),
            efforts: Vec::new(),
            order: Vec::new(),
            ranks: Vec::new(),
        };
        places[graph.root as usize] = 0;
        while let Some(node) = open.nodes.get(open.waiting.len()).copied() {
            let (mut proven, mut refuted) = (0, 0);
            for turn in graph.turns(node) {
                let place = &mut places[*turn as usize];
                if *place == NONE {
                    match graph.status_of(*turn) {
                        Status::Open => {
                            *place = open.nodes.len() as u32;
                            open.nodes.push(*turn);
                        }
                        Status::Proven => proven += 1,
                        Status::Refuted => refuted += 1,
                    }
                }
                if *place != NONE {
                    open.turns.items.push(*place);
                }
            }
            open.turns.ends.push(open.turns.items.len() as u32);
            let effort = graph.nodes[node as usize].effort;
            let undecided = open.turns.of(open.waiting.len()).len() as u32;
            let any = graph.is_claimants(node);
            let follows = if any {
                proven > 0
            } else {
                undecided + refuted == 0
            };
            open.efforts.push(effort);
            open.waiting.push(Waiting {
                any,
                // One refuted turn is enough for the other player: it is never found.
                missing: undecided + refuted,
                costly: 0,
                ready: if graph.is_leaf(node) {
                    Some(effort.prove)
                } else {
                    follows.then_some(0)
                },
            });
        }
        open.ranks = vec![NONE; open.nodes.len()];
        open
    }

    fn is_found(&self, place: usize) -> bool {
        self.ranks[place] != NONE
    }

    /// Finds what could follow, with what it would take to prove.
    fn find(&mut self) {
        let parents = self.turns.reversed(self.nodes.len());
        let mut queue: BinaryHeap<Reverse<(u32, u32)>> = (0..)
            .zip(&self.waiting)
            .filter_map(|(place, waiting)| Some(Reverse((waiting.ready?, place))))
            .collect();
        while let Some(Reverse((prove, place))) = queue.pop() {
            if self.is_found(place as usize) {
                continue;
            }
            self.ranks[place as usize] = self.order.len() as u32;
            self.efforts[place as usize].prove = prove;
            self.order.push(place);
            for parent in parents.of(place as usize) {
                if !self.is_found(*parent as usize) {
                    let ready = self.waiting[*parent as usize].has_found(prove);
                    queue.extend(ready.map(|prove| Reverse((prove, *parent))));
                }
            }
        }
    }

    /// What refutations would take: of a claimant's node those of all its turns, but of those only that
    /// do not depend on it.
    fn estimate_refutations(&mut self) {
        // Turns that come later in the order are known in the second round only.
        for round in 0..2 {
            for (rank, place) in (0..).zip(&self.order) {
                let mut sum = Sum::default();
                for turn in self.turns.of(*place as usize) {
                    let seen = round > 0 || self.ranks[*turn as usize] < rank;
                    let effort = self.efforts[*turn as usize];
                    if seen && self.is_found(*turn as usize) && effort.prove > 0 {
                        sum.add(effort);
                    }
                }
                if sum.count > 0 {
                    let effort = sum.of(self.waiting[*place as usize].any);
                    self.efforts[*place as usize].refute = effort.refute;
                }
            }
        }
    }
}

/// What an open node waits for before it is found that its claim could hold.
struct Waiting {
    /// Whether any one turn is enough, and not all are needed.
    any: bool,
    /// How many turns are not found yet, and how many of those that are take something to prove.
    missing: u32,
    costly: u32,
    /// What it would take to prove, if that is known without any turn being found.
    ready: Option<u32>,
}

impl Waiting {
    /// One of its turns is found, which would take so much to prove, as much as any before or more;
    /// what it would itself take, if that is now known.
    fn has_found(&mut self, prove: u32) -> Option<u32> {
        if self.any {
            return Some(prove);
        }
        self.missing -= 1;
        self.costly += u32::from(prove > 0);
        // The dearest turn comes last.
        (self.missing == 0).then(|| prove + self.costly.saturating_sub(1))
    }
}

/// A list for each place, one behind the other.
#[derive(Default)]
struct Lists {
    items: Vec<u32>,
    /// By place: where its list ends.
    ends: Vec<u32>,
}

impl Lists {
    fn of(&self, place: usize) -> &[u32] {
        let first = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[first as usize..self.ends[place] as usize]
    }

    /// By place: those in whose lists it is.
    fn reversed(&self, places: usize) -> Lists {
        let mut ends = vec![0; places];
        for item in &self.items {
            ends[*item as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            // For now, where the list begins.
            sum += std::mem::replace(end, sum);
        }
        let mut items = vec![0; self.items.len()];
        for place in 0..places {
            for item in self.of(place) {
                let next = &mut ends[*item as usize];
                items[*next as usize] = place as u32;
                *next += 1;
            }
        }
        Lists { items, ends }
    }
}
