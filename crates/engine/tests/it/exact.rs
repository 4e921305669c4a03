//! Where a game can be searched to its end, the engine finds its exact value; and what it sees of the
//! end decides what it plays.

use fastrand::Rng;
use ndongu_engine::{Limits, Value, random_move};
use ndongu_rules::{BySide, Game, Giuthi, Kiothi, Position, Termination};

use crate::{exhaustive, game, play_line, think, think_to};

/// The margin by which the side to move wins with best play, found by playing everything; `None`
/// when that takes too many moves.
fn margin(game: &Game, moves_left: &mut u32) -> Option<i32> {
    let side = game.position().turn();
    if let Some(ending) = game.ending() {
        let ahead = |score: BySide<u16>| i32::from(score[side]) - i32::from(score[side.other()]);
        return Some(ending.score.map_or(0, ahead));
    }
    let mut best = i32::MIN;
    for (mv, _) in game.legal() {
        *moves_left = moves_left.checked_sub(1)?;
        let mut after = game.clone();
        after.play(mv).unwrap();
        let value = margin(&after, moves_left)?;
        let same_side = after.position().turn() == side;
        best = best.max(if same_side { value } else { -value });
    }
    Some(best)
}

/// A value in seeds; guesses are refused.
fn exactly(value: Value) -> i32 {
    match value {
        Value::Wins { margin, .. } => i32::from(margin),
        Value::Loses { margin, .. } => -i32::from(margin),
        Value::Draws => 0,
        Value::Ahead(_) => panic!("{value:?} is a guess"),
    }
}

/// Compares value and move in random positions of games from `start`, their past included; returns
/// how many there were.
fn agrees(start: &str, games: u64) -> u32 {
    let mut compared = 0;
    for seed in 0..games {
        let mut game = game(start, "");
        while let Some(mv) = random_move(&game, seed) {
            if let Some(expected) = margin(&game, &mut 800) {
                let thought = think_to(100, &game);
                assert_eq!(exactly(thought.value()), expected, "{}", game.position());
                let mut after = game.clone();
                after.play(thought.best()).unwrap();
                let same_side = after.position().turn() == game.position().turn();
                let kept = margin(&after, &mut 800).unwrap();
                assert_eq!(
                    if same_side { kept } else { -kept },
                    expected,
                    "{}",
                    game.position()
                );
                compared += 1;
            }
            game.play(mv).unwrap();
        }
    }
    compared
}

/// Positions of small boards with random seeds, the exact value of each, and what the engine makes
/// of it.
fn finds_values<P: Position>(count: u32, mut random: impl FnMut(&mut Rng) -> String) {
    const TURNS: usize = 60_000;
    let mut rng = Rng::with_seed(20_261_201);
    let mut compared = 0;
    while compared < count {
        let text = random(&mut rng);
        let pos: P = text.parse().unwrap();
        let Some(expected) = exhaustive::value(pos, TURNS) else {
            continue;
        };
        if pos.outcome().is_some() {
            continue;
        }
        let thought = think(&game(&text, ""), Limits::nodes(4_000_000));
        assert_eq!(exactly(thought.value()), expected, "{text} {thought:?}");
        compared += 1;
    }
}

/// Seeds thrown at random into a row.
fn row(holes: usize, seeds: usize, rng: &mut Rng) -> String {
    let mut row = vec![0; holes];
    for _ in 0..seeds {
        row[rng.usize(..holes)] += 1;
    }
    let row: Vec<String> = row.iter().map(ToString::to_string).collect();
    row.join(",")
}

fn giuthi_position(holes: usize, rng: &mut Rng) -> String {
    let rules = ["giuthi", "giuthi:climent"][rng.usize(..2)];
    let [south, north] = [(); 2].map(|()| rng.usize(..6));
    let [south, north] = [south, north].map(|seeds| row(holes, seeds, rng));
    let (a, b) = (rng.u8(..4), rng.u8(..4));
    format!(
        "{rules} {south}/{north} {a}-{b} {}",
        ["S", "N"][rng.usize(..2)]
    )
}

/// Some of the occupied boma are nki.
fn kiothi_position(holes: usize, rng: &mut Rng) -> String {
    let [south, north] = [(); 2].map(|()| rng.usize(..5));
    let [south, north] = [south, north].map(|seeds| {
        let row = row(holes, seeds, rng);
        let mut mark = |warriors: &str| match warriors {
            "0" => warriors.to_owned(),
            _ if rng.u8(..3) > 0 => warriors.to_owned(),
            _ => format!("{warriors}*"),
        };
        row.split(',').map(&mut mark).collect::<Vec<_>>().join(",")
    });
    let (a, b) = (rng.u8(..4), rng.u8(..4));
    format!(
        "kiothi {south}/{north} {a}-{b} {}",
        ["S", "N"][rng.usize(..2)]
    )
}

#[test]
fn giuthi_on_2x3_is_solved() {
    finds_values::<Giuthi>(150, |rng| giuthi_position(3, rng));
}

#[test]
fn giuthi_on_2x4_is_solved() {
    finds_values::<Giuthi>(100, |rng| giuthi_position(4, rng));
}

#[test]
fn kiothi_on_2x3_is_solved() {
    finds_values::<Kiothi>(100, |rng| kiothi_position(3, rng));
}

#[test]
fn kiothi_on_2x4_is_solved() {
    finds_values::<Kiothi>(50, |rng| kiothi_position(4, rng));
}

#[test]
fn giuthi_on_tiny_boards_is_played_perfectly() {
    let starts = ["2x2", "2x3", "3x2", "3x3"];
    for start in starts.map(|start| format!("giuthi {start}")) {
        assert!(agrees(&start, 20) > 10, "{start}");
    }
    assert!(agrees("giuthi:climent 3x3", 20) > 10);
    assert!(agrees("giuthi 1,1,0,1,0/0,3,1,0,0 0-0 N", 20) > 10);
}

#[test]
fn kiothi_on_tiny_boards_is_played_perfectly() {
    let starts = [
        "kiothi 2,1/1,2 0-0 S",
        "kiothi 2*,1*/1*,2* 0-0 S",
        "kiothi 1,2,0/2,0,1 0-0 N",
        "kiothi 2*,0,2*/0,3*,1* 0-0 S",
        "kiothi 1,1,0,1/1,2*,1*,1 0-0 S",
    ];
    for start in starts {
        assert!(agrees(start, 20) > 10, "{start}");
    }
}

#[test]
fn a_win_now_is_preferred_to_seeds() {
    // C2 takes five warriors and loses; C1 takes two, and North cannot move any more (K13).
    let thought = think_to(2, &game("kiothi 2,0,2/1,1,2 0-4 S", ""));
    assert_eq!(thought.best().to_string(), "C1");
    assert_eq!(
        thought.value(),
        Value::Wins {
            margin: 4,
            moves: 1
        }
    );
}

#[test]
fn g13_a_player_who_is_behind_repeats() {
    // Without a past North is twelve seeds short; with one it is a draw.
    let (start, moves) = ("giuthi 0,1,0,1,0,3/1,0,0,1,3,1 38-23 N", "e+ A-");
    let behind = game(start, moves);
    let fresh = game(&behind.position().to_string(), "");
    assert!(think_to(2, &fresh).value().seeds() < 0.0);

    let thought = think_to(2, &behind);
    assert_eq!(thought.best().to_string(), "e+");
    assert_eq!(thought.value(), Value::Draws);
    let line = &thought.lines[0].moves;
    let ending = play_line(&behind, line).ending().unwrap();
    assert_eq!(ending.termination, Termination::Repetition);
}

#[test]
fn g13_a_player_who_is_ahead_does_not_repeat() {
    let (start, moves) = ("giuthi:climent 0,1,1,0,0/1,1,1,3,0 0-0 N", "d+");
    let ahead = game(start, moves);
    let thought = think_to(5, &ahead);
    assert!(thought.value().seeds() > 0.0);
    assert_ne!(thought.best().to_string(), "A-");
}

#[test]
fn k15_a_player_who_is_behind_repeats() {
    let thought = think_to(9, &game("kiothi 2,0/0,2 0-0 S", "A2 b1"));
    assert_eq!(thought.best().to_string(), "B1");
    assert_eq!(thought.value(), Value::Draws);
}
