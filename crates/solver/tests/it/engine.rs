//! The engine with tables: it keeps what a position is worth, whatever the other side does and
//! whatever has been played before.

use std::{cell::Cell, collections::HashMap, sync::Arc};

use fastrand::Rng;
use ndongu_engine::{Engine, Exact, Limits, Options, Stop, Value as Worth};
use ndongu_rules::{AnyPosition, Game, RuleSet, Side, Termination};
use ndongu_solver::{Tables, lead_of};

use crate::{RULES, order, tables};

fn engine(tables: &Arc<Tables>) -> Engine {
    let mut engine = Engine::new(Options {
        hash_mb: 1,
        ..Options::default()
    });
    engine.consult(Some(tables.clone()));
    engine
}

/// A position with so many seeds on the board, and some captured.
pub fn random(rules: RuleSet, holes: usize, seeds: usize, rng: &mut Rng) -> AnyPosition {
    let mut counts = vec![0; 2 * holes];
    (0..seeds).for_each(|_| counts[rng.usize(..2 * holes)] += 1);
    let marks = rules == RuleSet::Kiothi;
    let mut hole = |seeds: &usize| match seeds {
        1.. if marks && rng.u8(..3) == 0 => format!("{seeds}*"),
        _ => seeds.to_string(),
    };
    let rows: Vec<String> = counts.iter().map(&mut hole).collect();
    let (south, north) = (rows[..holes].join(","), rows[holes..].join(","));
    let (a, b, side) = (rng.u8(..4), rng.u8(..4), ["S", "N"][rng.usize(..2)]);
    format!("{rules} {south}/{north} {a}-{b} {side}")
        .parse()
        .expect("a position")
}

/// The value to a side, in seeds, as the tables have it; a draw is nought.
fn margin(tables: &Tables, position: &AnyPosition, side: Side) -> i16 {
    let gains = tables.gains(position).expect("in the tables");
    let margin = gains.margin(lead_of(position));
    if position.turn() == side {
        margin
    } else {
        -margin
    }
}

fn exactly(value: Worth) -> i16 {
    match value {
        Worth::Wins { margin, .. } => margin as i16,
        Worth::Loses { margin, .. } => -(margin as i16),
        Worth::Draws => 0,
        Worth::Ahead(_) => panic!("{value:?} is a guess"),
    }
}

/// Whoever `side` is ahead in the end.
fn result(game: &Game, side: Side) -> i16 {
    let ending = game.ending().expect("the game is over");
    let ahead = |score: ndongu_rules::BySide<u16>| score[side] as i16 - score[side.other()] as i16;
    match ending.termination {
        Termination::Repetition => 0,
        _ => ending.score.map_or(0, ahead),
    }
}

/// The engine plays `side` to the end, the other side at random or as the engine does.
fn play_out(engine: &mut Engine, game: &mut Game, side: Side, rng: &mut Rng) {
    let chance = rng.u8(..4);
    while game.ending().is_none() {
        let by_engine = game.position().turn() == side || rng.u8(..4) < chance;
        let mv = if by_engine {
            let thought = engine.think(game, &Limits::nodes(50), &Stop::default());
            thought.expect("the game goes on").best()
        } else {
            let legal = game.legal();
            legal[rng.usize(..legal.len())].0
        };
        game.play(mv).expect("a legal move");
    }
}

const BOARDS: [(u8, u8); 4] = [(2, 7), (3, 8), (4, 7), (5, 7)];

#[test]
fn what_a_position_is_worth_is_kept_against_any_reply() {
    let mut rng = Rng::with_seed(20_261_203);
    for rules in RULES {
        for (holes, most) in BOARDS {
            let most = if rules == RuleSet::Kiothi {
                most.min(6)
            } else {
                most
            };
            let tables = Arc::new(tables(order(rules, holes, most)));
            let mut engine = engine(&tables);
            for _ in 0..60 {
                let seeds = rng.usize(1..=most.into());
                let start = random(rules, holes.into(), seeds, &mut rng);
                let mut game = Game::new(start);
                if game.ending().is_some() {
                    continue;
                }
                let side = start.turn();
                let worth = margin(&tables, &start, side);
                let thought = engine.think(&game, &Limits::depth(1), &Stop::default());
                let thought = thought.expect("the game goes on");
                assert!(thought.known, "{start}");
                assert_eq!(exactly(thought.value()), worth, "{start}");
                play_out(&mut engine, &mut game, side, &mut rng);
                assert!(result(&game, side) >= worth, "{start} {:?}", game.moves());
            }
        }
    }
}

/// What best play comes to from a game with its past, for its side to move: all plays of it gone
/// through, in which a position that comes back is a draw. `None` when that takes too long.
fn with_past(game: &mut Game, patience: &Cell<u32>) -> Option<i16> {
    let side = game.position().turn();
    if game.ending().is_some() {
        return Some(result(game, side));
    }
    let mut best = i16::MIN;
    for (mv, _) in game.legal() {
        patience.set(patience.get().checked_sub(1)?);
        game.play(mv).expect("a legal move");
        let value = with_past(game, patience);
        let same_side = game.position().turn() == side;
        game.undo();
        let value = value?;
        best = best.max(if same_side { value } else { -value });
    }
    Some(best)
}

#[test]
fn the_past_of_a_game_is_minded() {
    let mut rng = Rng::with_seed(7);
    let mut compared: HashMap<bool, u32> = HashMap::new();
    for rules in RULES {
        for (holes, most) in [(2, 6), (3, 6), (4, 5), (5, 5)] {
            let tables = Arc::new(tables(order(rules, holes, most)));
            let mut engine = engine(&tables);
            for _ in 0..400 {
                let seeds = rng.usize(2..=most.into());
                let mut game = Game::new(random(rules, holes.into(), seeds, &mut rng));
                // Quiet moves at random, so that there is a past that means something.
                for _ in 0..rng.usize(2..9) {
                    let taken = game.position().taken();
                    let legal = game.legal();
                    let quiet: Vec<_> = legal
                        .iter()
                        .filter(|(_, child)| child.taken() == taken)
                        .collect();
                    if quiet.is_empty() {
                        break;
                    }
                    let mv = quiet[rng.usize(..quiet.len())].0;
                    game.play(mv).expect("a legal move");
                }
                if game.ending().is_some() {
                    continue;
                }
                let Some(value) = with_past(&mut game, &Cell::new(3_000)) else {
                    continue;
                };
                let thought = engine.think(&game, &Limits::depth(1), &Stop::default());
                let thought = thought.expect("the game goes on");
                let told = format!("{} {:?}", game.start(), game.moves());
                assert_eq!(exactly(thought.value()), value, "{told}");
                let side = game.position().turn();
                let plain = margin(&tables, game.position(), side);
                *compared.entry(plain != value).or_default() += 1;
                play_out(&mut engine, &mut game, side, &mut rng);
                assert!(result(&game, side) >= value, "{told} {:?}", game.moves());
            }
        }
    }
    let [same, other] = [false, true].map(|other| compared.get(&other).copied().unwrap_or(0));
    assert!(
        same > 300 && other > 5,
        "{same} as without a past, {other} not"
    );
}

#[test]
fn values_are_found_behind_captures_too() {
    let mut rng = Rng::with_seed(3);
    for rules in RULES {
        let all = Arc::new(tables(order(rules, 4, 7)));
        let few = Arc::new(tables(order(rules, 4, 4)));
        let mut engine = engine(&few);
        let mut found = 0;
        for _ in 0..150 {
            let start = random(rules, 4, rng.usize(5..8), &mut rng);
            let game = Game::new(start);
            if game.ending().is_some() {
                continue;
            }
            let thought = engine.think(&game, &Limits::nodes(20_000), &Stop::default());
            let thought = thought.expect("the game goes on");
            if thought.complete {
                let value = margin(&all, &start, start.turn());
                assert_eq!(exactly(thought.value()), value, "{start}");
                assert!(!thought.known);
                found += 1;
            }
        }
        assert!(found > 50, "{rules:?}: {found}");
    }
}
