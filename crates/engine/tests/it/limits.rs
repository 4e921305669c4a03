//! Limits, stopping, and what is the same every time.

use std::{
    sync::atomic::Ordering,
    thread,
    time::{Duration, Instant},
};

use ndongu_engine::{Clock, Engine, Level, Limits, Options, Stop, random_move};

use crate::{engine, game, think, think_to};

const STARTS: [&str; 6] = [
    "giuthi 8x8",
    "giuthi 10x9",
    "kiothi 6x5",
    "kiothi 0,2,0,3,5,1,0,9,5,5/0,1,0,4,0,5*,5,5*,2,5 2-1 S",
    // Hundreds of sowings, most of them thousands of laps long.
    "kiothi 60,60/30,30 0-0 S",
    "kiothi 90,90/0,0 0-0 S opening",
];

#[test]
fn no_time_at_all_is_enough_for_a_legal_move() {
    for start in STARTS {
        let game = game(start, "");
        for limits in [
            Limits::time(Duration::ZERO),
            Limits::nodes(0),
            Limits::depth(0),
        ] {
            game.narrate(&think(&game, limits).best()).unwrap();
        }
    }
}

#[test]
fn stopping_ends_the_thinking_with_a_legal_move() {
    for start in STARTS {
        let game = game(start, "");
        let stop = Stop::default();
        let thought = thread::scope(|scope| {
            let thinking = scope.spawn(|| engine().think(&game, &Limits::default(), &stop));
            thread::sleep(Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
            thinking.join().unwrap().unwrap()
        });
        game.narrate(&thought.best()).unwrap();
    }
}

#[test]
fn time_and_clock_are_kept() {
    let clock = Clock {
        left: Duration::from_millis(400),
        increment: Duration::ZERO,
        moves_to_go: None,
    };
    let on_a_clock = Limits {
        clock: Some(clock),
        ..Limits::default()
    };
    for start in STARTS {
        let game = game(start, "");
        for limits in [Limits::time(Duration::from_millis(100)), on_a_clock] {
            let begun = Instant::now();
            think(&game, limits);
            // Generous: other tests run at the same time.
            assert!(begun.elapsed() < Duration::from_millis(400), "{start}");
        }
    }
}

#[test]
fn nodes_are_counted_exactly() {
    for start in ["giuthi 8x8", STARTS[3]] {
        for nodes in [100, 1_000, 54_321] {
            assert_eq!(think(&game(start, ""), Limits::nodes(nodes)).nodes, nodes);
        }
    }
}

#[test]
fn a_game_that_has_ended_has_no_move() {
    let mut ended = game("giuthi 5x4", "");
    ended.resign(ndongu_rules::Side::South);
    assert_eq!(
        engine().think(&ended, &Limits::default(), &Stop::default()),
        None
    );
    assert_eq!(random_move(&ended, 0), None);
}

#[test]
fn the_same_is_found_every_time() {
    for start in &STARTS[..4] {
        let game = game(start, "");
        let mut used = engine();
        let first = used
            .think(&game, &Limits::depth(4), &Stop::default())
            .unwrap();
        used.think(&game, &Limits::depth(6), &Stop::default())
            .unwrap();
        used.forget();
        let again = used
            .think(&game, &Limits::depth(4), &Stop::default())
            .unwrap();
        assert_eq!((&first.lines, first.nodes), (&again.lines, again.nodes));
        assert_eq!(first.lines, think_to(4, &game).lines);
        assert_eq!(random_move(&game, 5), random_move(&game, 5));
    }
}

#[test]
fn several_lines_are_the_best_ones() {
    let game = game("giuthi 6x4", "");
    let options = Options {
        lines: 100,
        hash_mb: 1,
        ..Options::default()
    };
    let thought = Engine::new(options)
        .think(&game, &Limits::depth(5), &Stop::default())
        .unwrap();
    assert_eq!(thought.lines.len(), game.legal().len());
    let values: Vec<f64> = thought
        .lines
        .iter()
        .map(|line| line.value.seeds())
        .collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    let mut moves: Vec<_> = thought.lines.iter().map(|line| line.moves[0]).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), thought.lines.len());
}

#[test]
fn several_threads_find_a_legal_move() {
    let options = Options {
        threads: 3,
        hash_mb: 1,
        ..Options::default()
    };
    for start in STARTS {
        let game = game(start, "");
        let thought = Engine::new(options).think(&game, &Limits::nodes(20_000), &Stop::default());
        game.narrate(&thought.unwrap().best()).unwrap();
    }
}

#[test]
fn only_levels_from_1_to_10_are_read() {
    for level in 1..=10_u8 {
        assert_eq!(level.to_string().parse(), Level::try_from(level));
    }
    for text in ["0", "11", "-1", "256", "", "strong", "1.5"] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}
