//! Kiothi's redistributions (K3).

use ndongu_rules::AnyPosition;

use crate::{game, think_to};

#[test]
fn redistributions_are_legal_and_follow_from_the_seed() {
    let starts = [
        "kiothi 6x5",
        "kiothi 5x5",
        "kiothi 10x9",
        "kiothi 1/1 0-0 S opening",
        "kiothi 0,0,7/1,0,0 0-0 S opening",
        "kiothi 1,2,0/3,1,1 0-0 N opening",
        "kiothi 0,9/9,0 0-0 N opening",
        "kiothi 3,5,4,0/0,0,0,0 2-0 S opening",
    ];
    for start in starts {
        let mut game = game(start, "");
        for seed in 0..3 {
            let thought = think_to(1, &game, seed);
            assert_eq!(thought, think_to(1, &game, seed), "{start}");
            game.narrate(&thought.best).unwrap();
        }
        while matches!(game.position(), AnyPosition::Opening(_)) {
            game.play(think_to(1, &game, 9).best).unwrap();
        }
    }
}

#[test]
fn more_tries_find_no_worse_redistribution() {
    let game = game("kiothi 6x5", "EF=A3g7");
    let values: Vec<i32> = (0..6)
        .map(|depth| think_to(depth, &game, 3).value)
        .collect();
    assert!(values.is_sorted(), "{values:?}");
}
