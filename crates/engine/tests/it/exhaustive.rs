//! Exact values by brute force, without any of the engine: all positions that can be reached, and
//! values that are corrected until nothing changes.
//!
//! A game from a position without a past is won by whoever can force an end that wins; play without
//! an end is a draw (G13, K15), which is what a repetition stands for. Turns are taken as wholes: by
//! G6a a turn can end in whatever way it could if it were allowed to go round in circles.

use std::collections::{HashMap, HashSet};

use ndongu_rules::{Position, Side};

/// The value of a position for its side to move: the lead at the end with best play, 0 for a draw;
/// `None` when more than `most` turns can begin from it.
pub fn value<P: Position>(start: P, most: usize) -> Option<i32> {
    let turns = Turns::from(start, most)?;
    // A win by at least `lead`, or not a loss by more: the highest that can be forced.
    (-turns.seeds..=turns.seeds)
        .rev()
        .find(|lead| turns.can_force(*lead))
}

/// How a turn can end.
struct Turn {
    side: Side,
    /// Indices of the turns that may follow.
    next: Vec<usize>,
    /// South's lead, when this is no turn but the end.
    end: Option<i32>,
}

struct Turns {
    turns: Vec<Turn>,
    seeds: i32,
}

impl Turns {
    /// Every turn that can begin from `start` on.
    fn from<P: Position>(start: P, most: usize) -> Option<Turns> {
        let mut known = HashMap::from([(start, 0)]);
        let mut open = vec![start];
        let mut turns = Vec::new();
        while turns.len() < open.len() {
            if open.len() > most {
                return None;
            }
            let pos = open[turns.len()];
            let (next, end) = match exits(pos) {
                exits if exits.is_empty() => (exits, Some(lead(&pos))),
                exits => (exits, None),
            };
            let next = next.into_iter().map(|pos| {
                *known.entry(pos).or_insert_with(|| {
                    open.push(pos);
                    open.len() - 1
                })
            });
            let next = next.collect();
            turns.push(Turn {
                side: pos.turn(),
                next,
                end,
            });
        }
        let taken = start.taken();
        let rows = start.row_seeds(Side::South) + start.row_seeds(Side::North);
        let seeds = i32::from(taken.south) + i32::from(taken.north) + i32::from(rows);
        Some(Turns { turns, seeds })
    }

    /// Whether the first turn's side can force a lead of at least `lead`; a draw is one of 0.
    fn can_force(&self, lead: i32) -> bool {
        let side = self.turns[0].side;
        let own = |south: i32| if side == Side::South { south } else { -south };
        // Endless play is a success when a draw is: then whatever is not a forced failure is one.
        let endless = lead <= 0;
        let mut succeeds: Vec<bool> = self
            .turns
            .iter()
            .map(|turn| turn.end.map_or(endless, |south| own(south) >= lead))
            .collect();
        loop {
            let mut changed = false;
            for (i, turn) in self.turns.iter().enumerate().rev() {
                if turn.end.is_some() {
                    continue;
                }
                let mut ways = turn.next.iter().map(|next| succeeds[*next]);
                let now = if turn.side == side {
                    ways.any(|way| way)
                } else {
                    ways.all(|way| way)
                };
                changed |= now != succeeds[i];
                succeeds[i] = now;
            }
            if !changed {
                return succeeds[0];
            }
        }
    }
}

/// Where a turn that begins in `pos` can end, or the pass; nothing when the game is over.
fn exits<P: Position>(pos: P) -> Vec<P> {
    let mut exits = Vec::new();
    let mut seen = HashSet::from([pos]);
    let mut open = vec![pos];
    while let Some(here) = open.pop() {
        for (_, child) in here.children() {
            if child.turn() != pos.turn() {
                exits.push(child);
            } else if seen.insert(child) {
                open.push(child);
            }
        }
        // After an extra move neither side may be able to move (G12): a turn of the other side that
        // cannot go on either.
        if here != pos && here.outcome().is_some() {
            exits.push(here.with_turn_given());
        }
    }
    exits
}

/// South's lead when nobody can move.
fn lead<P: Position>(pos: &P) -> i32 {
    let score = pos.final_score();
    i32::from(score.south) - i32::from(score.north)
}
