//! A collection chosen from many puzzles, so that there is some of everything.

use std::collections::HashMap;

use ndongu_rules::RuleSet;

use super::{Puzzle, Theme};
use crate::Value;

/// What a puzzle has in common with others.
#[derive(PartialEq, Eq, Hash)]
enum Trait {
    Board(RuleSet, usize),
    /// Hundreds of rating.
    Rating(u16),
    Theme(Option<Theme>),
    Value(Value),
}

/// Chooses so many puzzles: one after the other that which has least in common with those chosen
/// before, the first of several. Easy ones come first.
pub fn select(mut pool: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let (mut chosen, mut common) = (Vec::new(), HashMap::<Trait, usize>::new());
    while chosen.len() < count && !pool.is_empty() {
        let crowding = |puzzle: &Puzzle| -> usize {
            let traits = traits(puzzle);
            let crowd = traits
                .iter()
                .map(|of| common.get(of).unwrap_or(&0))
                .sum::<usize>();
            crowd * 12 / traits.len()
        };
        let least = (0..pool.len()).min_by_key(|index| crowding(&pool[*index]));
        let puzzle = pool.remove(least.expect("the pool is not empty"));
        for of in traits(&puzzle) {
            *common.entry(of).or_default() += 1;
        }
        chosen.push(puzzle);
    }
    chosen.sort_by(|a, b| (a.rating, &a.id).cmp(&(b.rating, &b.id)));
    chosen
}

fn traits(puzzle: &Puzzle) -> Vec<Trait> {
    let board = Trait::Board(puzzle.position.rules(), puzzle.position.holes());
    let mut traits = vec![
        board,
        Trait::Rating(puzzle.rating / 100),
        Trait::Value(puzzle.value),
    ];
    traits.extend(puzzle.themes.iter().map(|theme| Trait::Theme(Some(*theme))));
    if puzzle.themes.is_empty() {
        traits.push(Trait::Theme(None));
    }
    traits
}
