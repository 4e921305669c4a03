//! Tables against minimax that plays games with their whole past by the rules, on tiny boards.

use ndongu_rules::{AnyPosition, Game, RuleSet, Side};
use ndongu_solver::{Value, lead_of};

use crate::{RULES, boards, order, tables};

/// The value for South, or nothing when it would take too long.
fn minimax(game: &mut Game, patience: &mut u32) -> Option<Value> {
    if let Some(ending) = game.ending() {
        return Some(match ending.winner {
            Some(Side::South) => Value::Win,
            Some(Side::North) => Value::Loss,
            None => Value::Draw,
        });
    }
    *patience = patience.checked_sub(1)?;
    let mut values = Vec::new();
    for (mv, _) in game.legal() {
        game.play(mv).expect("a legal move");
        let value = minimax(game, patience);
        game.undo();
        values.push(value?);
    }
    match game.position().turn() {
        Side::South => values.into_iter().max(),
        Side::North => values.into_iter().min(),
    }
}

#[test]
fn tables_agree_with_minimax_over_whole_games() {
    for rules in RULES {
        let mut compared = 0;
        for (holes, most) in [(1, 5), (2, 5), (3, 4)] {
            let tables = tables(order(rules, holes, most));
            let any = |seeds: u16| -> Vec<AnyPosition> {
                match rules {
                    RuleSet::Giuthi(_) => {
                        boards::<ndongu_rules::Giuthi>(rules, holes.into(), seeds)
                            .into_iter()
                            .map(crate::Game::any)
                            .collect()
                    }
                    RuleSet::Kiothi => boards::<ndongu_rules::Kiothi>(rules, holes.into(), seeds)
                        .into_iter()
                        .map(crate::Game::any)
                        .collect(),
                }
            };
            for position in (1..=u16::from(most)).flat_map(any) {
                let Some(value) = minimax(&mut Game::new(position), &mut 3_000) else {
                    continue;
                };
                let worth = tables
                    .worth(&position)
                    .expect("a sound table")
                    .expect("in the table");
                assert_eq!(worth.value(lead_of(&position)), value, "{position}");
                compared += 1;
            }
        }
        assert!(
            compared > 200,
            "{rules:?}: only {compared} games were short enough"
        );
    }
}
