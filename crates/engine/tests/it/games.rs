//! Whole games against a player who plays at random.

use std::collections::HashSet;

use ndongu_engine::{Level, Limits, Stop, plain_move, random_move};
use ndongu_rules::{AnyMove, Game, Side, Termination};

use crate::{engine, game, play_line, think_to};

/// Plays a game to its end, `choose` for one side, random moves for the other.
fn against_random(
    start: &str,
    side: Side,
    seed: u64,
    mut choose: impl FnMut(&Game) -> AnyMove,
) -> Game {
    let mut game = game(start, "");
    while game.ending().is_none() {
        let mv = if game.position().turn() == side {
            choose(&game)
        } else {
            random_move(&game, seed).expect("the game goes on")
        };
        game.play(mv).expect("both play legally");
    }
    game
}

fn wins_of_twenty(start: &str) -> usize {
    let won = |seed: &u64| {
        let side = Side::BOTH[*seed as usize % 2];
        let game = against_random(start, side, *seed, |game| think_to(4, game).best());
        game.ending().expect("played to the end").winner == Some(side)
    };
    (0..20).filter(won).count()
}

#[test]
fn giuthi_is_won_against_random_moves() {
    assert!(wins_of_twenty("giuthi 6x4") >= 18);
}

#[test]
fn kiothi_is_won_against_random_moves() {
    assert!(wins_of_twenty("kiothi 6x5") >= 18);
}

#[test]
fn every_set_up_is_played_legally_to_its_end() {
    let starts = [
        "giuthi 1x9",
        "giuthi 5x4",
        "giuthi 6x6",
        "giuthi 8x8",
        "giuthi 10x9",
        "giuthi:climent 7x6",
        "giuthi 0,1,0,5/0,0,0,1 0-0 N",
        "kiothi 5x5",
        "kiothi 6x5",
        "kiothi 10x9",
        "kiothi 2x1",
        "kiothi 1/1 0-0 S opening",
        "kiothi 3,1/0,0 0-0 S opening",
        "kiothi 0,1,4/5*,0,2* 0-3 N",
    ];
    for (seed, start) in (0..).zip(starts) {
        for side in Side::BOTH {
            let game = against_random(start, side, seed, |game| {
                let thought = think_to(2, game);
                play_line(game, &thought.lines[0].moves);
                thought.best()
            });
            let termination = game.ending().expect("played to the end").termination;
            assert!(matches!(
                termination,
                Termination::NoMoves | Termination::Repetition
            ));
        }
    }
}

#[test]
fn every_level_plays_a_game() {
    let mut engine = engine();
    for level in 1..=10 {
        let level = Level::try_from(level).unwrap();
        for start in ["giuthi 3x3", "kiothi 2x2"] {
            against_random(start, Side::South, 1, |game| {
                engine.play(game, level, 1, &Stop::default()).unwrap()
            });
        }
    }
}

#[test]
fn the_plain_player_plays_a_game() {
    for start in ["giuthi 5x4", "kiothi 5x5"] {
        let wins = (0..6).filter(|seed| {
            let game = against_random(start, Side::South, *seed, |game| {
                plain_move(game, &Limits::depth(3), *seed, &Stop::default()).unwrap()
            });
            game.ending().unwrap().winner == Some(Side::South)
        });
        assert!(wins.count() >= 4, "{start}");
    }
}

#[test]
fn the_seed_decides_what_a_level_plays() {
    let played = |level: u8, seed| {
        let level = Level::try_from(level).unwrap();
        let mut engine = engine();
        let mut game = game("giuthi 6x6", "");
        for _ in 0..6 {
            let mv = engine.play(&game, level, seed, &Stop::default()).unwrap();
            game.play(mv).unwrap();
        }
        game.moves().to_vec()
    };
    for level in [1, 5, 6, 7] {
        assert_eq!(played(level, 3), played(level, 3), "level {level}");
        let games: HashSet<_> = (0..10).map(|seed| played(level, seed)).collect();
        assert!(games.len() > 1, "level {level}");
    }
}
