//! What is legal in the middle of a turn: G6a and G11.

use ndongu_rules::{Circle, Game, IllegalMove};
use serde_json::Value;

use crate::vectors::{self, position, text, texts};

fn check_refusal(game: &Game, wanted: &Value) {
    let mv = game.position().parse_move(text(wanted, "move")).unwrap();
    let refusal = game.narrate(&mv).expect_err(text(wanted, "move"));
    assert_eq!(
        refusal.rule(),
        text(wanted, "rule"),
        "{mv} in {}",
        game.position()
    );
    let reason = match refusal {
        IllegalMove::Circular(Circle::Repeats) => Some("repeats"),
        IllegalMove::Circular(Circle::NoWayOut) => Some("no way out"),
        _ => None,
    };
    assert_eq!(
        reason,
        wanted["reason"].as_str(),
        "{mv} in {}",
        game.position()
    );
}

#[test]
fn every_turn_of_the_vectors() {
    for line in vectors::lines("turns.jsonl") {
        let mut game = Game::new(position(&line, "position"));
        for mv in texts(&line, "moves") {
            game.play(game.position().parse_move(mv).unwrap()).unwrap();
        }
        assert_eq!(game.turn_start(), 0, "all extra moves: {line}");
        let legal: Vec<String> = game.legal().iter().map(|(mv, _)| mv.to_string()).collect();
        assert_eq!(legal, texts(&line["then"], "legal"), "{line}");
        for wanted in line["then"]["illegal"].as_array().unwrap() {
            check_refusal(&game, wanted);
        }
    }
}
