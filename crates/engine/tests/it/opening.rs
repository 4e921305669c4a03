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
        let thought = think_to(1, &game);
        assert_eq!(thought.lines, think_to(1, &game).lines, "{start}");
        game.narrate(&thought.best()).unwrap();
        while matches!(game.position(), AnyPosition::Opening(_)) {
            game.play(think_to(1, &game).best()).unwrap();
        }
    }
}
