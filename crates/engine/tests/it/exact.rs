//! Where a game can be searched to its end, the engine agrees with a search that only knows
//! [`Game`]; and what it sees of the end decides what it plays.

use ndongu_engine::random_move;
use ndongu_rules::{BySide, Game, Termination};

use crate::{game, play_line, think_to};

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

/// Compares value and move in random positions of games from `start`; returns how many there were.
fn agrees(start: &str, games: u64) -> u32 {
    let mut compared = 0;
    for seed in 0..games {
        let mut game = game(start, "");
        while let Some(mv) = random_move(&game, seed) {
            // An only move is played without a thought of its value.
            if game.legal().len() > 1
                && let Some(expected) = margin(&game, &mut 800)
            {
                let thought = think_to(100, &game, seed);
                assert_eq!(thought.value, expected, "{}", game.position());
                let mut after = game.clone();
                after.play(thought.best).unwrap();
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
    let thought = think_to(2, &game("kiothi 2,0,2/1,1,2 0-4 S", ""), 0);
    assert_eq!(
        (thought.best.to_string().as_str(), thought.value),
        ("C1", 4)
    );
}

#[test]
fn g13_a_player_who_is_behind_repeats() {
    // Without a past North is twelve seeds short; with one it is a draw.
    let (start, moves) = ("giuthi 0,1,0,1,0,3/1,0,0,1,3,1 38-23 N", "e+ A-");
    let behind = game(start, moves);
    let fresh = game(&behind.position().to_string(), "");
    assert!(think_to(5, &fresh, 0).value < 0);

    let thought = think_to(5, &behind, 0);
    assert_eq!(
        (thought.best.to_string().as_str(), thought.value),
        ("e+", 0)
    );
    let ending = play_line(&behind, &thought.line).ending().unwrap();
    assert_eq!(ending.termination, Termination::Repetition);
}

#[test]
fn g13_a_player_who_is_ahead_does_not_repeat() {
    let (start, moves) = ("giuthi:climent 0,1,1,0,0/1,1,1,3,0 0-0 N", "d+");
    let ahead = game(start, moves);
    for seed in 0..10 {
        let thought = think_to(5, &ahead, seed);
        assert!(thought.value > 0);
        assert_ne!(thought.best.to_string(), "A-");
    }
}

#[test]
fn k15_a_player_who_is_behind_repeats() {
    let thought = think_to(9, &game("kiothi 2,0/0,2 0-0 S", "A2 b1"), 0);
    assert_eq!(
        (thought.best.to_string().as_str(), thought.value),
        ("B1", 0)
    );
}
