//! Limits, levels, stopping, and what the seed decides.

use std::{
    collections::HashSet,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use ndongu_engine::{Level, Limits, random_move, think};

use crate::{game, think_to, to_depth};

const UNLIMITED: Limits = Limits {
    time: Duration::MAX,
    depth: None,
    whim_percent: 0,
};

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
    let limits = Limits {
        time: Duration::ZERO,
        ..UNLIMITED
    };
    for start in STARTS {
        let game = game(start, "");
        let thought = think(&game, &limits, 0, &AtomicBool::new(false)).unwrap();
        game.narrate(&thought.best).unwrap();
    }
}

#[test]
fn stopping_ends_the_thinking_with_a_legal_move() {
    for start in STARTS {
        let game = game(start, "");
        let stop = AtomicBool::new(false);
        let thought = thread::scope(|scope| {
            let thinking = scope.spawn(|| think(&game, &UNLIMITED, 0, &stop).unwrap());
            thread::sleep(Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
            thinking.join().unwrap()
        });
        game.narrate(&thought.best).unwrap();
    }
}

#[test]
fn an_only_move_needs_no_thought() {
    for (start, only) in [
        ("kiothi 1,0/3,1 0-0 S", "A1"),
        ("giuthi 1,1,0,1/2,2,0,1 0-0 S", "pass"),
        ("kiothi 0,0/3,1 0-0 S opening", "pass"),
    ] {
        let game = game(start, "");
        let thought = think(&game, &UNLIMITED, 0, &AtomicBool::new(false)).unwrap();
        assert_eq!(thought.best.to_string(), only);
        assert!(thought.nodes < 100, "{start}");
    }
}

#[test]
fn a_game_that_has_ended_has_no_move() {
    let mut ended = game("giuthi 5x4", "");
    ended.resign(ndongu_rules::Side::South);
    assert_eq!(think(&ended, &UNLIMITED, 0, &AtomicBool::new(false)), None);
    assert_eq!(random_move(&ended, 0), None);
}

#[test]
fn the_seed_decides_and_nothing_else() {
    for start in &STARTS[..4] {
        let game = game(start, "");
        assert_eq!(think_to(3, &game, 5), think_to(3, &game, 5));
        assert_eq!(random_move(&game, 5), random_move(&game, 5));
    }
}

#[test]
fn the_seed_chooses_among_equal_moves() {
    let game = game("giuthi 5,0,5/1,0,1 0-0 S", "");
    let chosen: HashSet<_> = (0..20).map(|seed| think_to(1, &game, seed).best).collect();
    assert!(chosen.len() > 1);
}

#[test]
fn a_whim_plays_anything() {
    let game = game("giuthi 8x8", "");
    let limits = Limits {
        whim_percent: 100,
        ..to_depth(1)
    };
    let chosen: HashSet<_> = (0..200)
        .map(|seed| {
            think(&game, &limits, seed, &AtomicBool::new(false))
                .unwrap()
                .best
        })
        .collect();
    assert_eq!(chosen.len(), game.legal().len());
}

#[test]
fn higher_levels_think_longer_and_better() {
    let limits: Vec<Limits> = (1..=10)
        .map(|level| Limits::for_level(Level::try_from(level).unwrap()))
        .collect();
    for pair in limits.windows(2) {
        let depth = |limits: Limits| limits.depth.unwrap_or(u32::MAX);
        assert!(pair[0].time < pair[1].time);
        assert!(depth(pair[0]) < depth(pair[1]));
        assert!(pair[0].whim_percent >= pair[1].whim_percent);
    }
    assert_eq!(
        limits[9],
        Limits {
            time: Duration::from_secs(1),
            ..UNLIMITED
        }
    );
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
