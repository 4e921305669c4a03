//! Within a turn (G6a, G11): the lines of the rules' `turns.jsonl`.

use crate::{game, play_line, think_to};

const TURNS: &str = include_str!("../../../rules/tests/vectors/turns.jsonl");

#[test]
fn g6a_never_goes_round_in_circles() {
    for line in TURNS.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let words = |value: &serde_json::Value| -> Vec<String> {
            value.as_array().unwrap().iter().map(text).collect()
        };
        let game = game(&text(&case["position"]), &words(&case["moves"]).join(" "));
        let legal = words(&case["then"]["legal"]);
        if legal.is_empty() {
            assert!(game.ending().is_some());
            continue;
        }
        let thought = think_to(4, &game);
        assert!(legal.contains(&thought.best().to_string()), "{line}");
        play_line(&game, &thought.lines[0].moves);
    }
}
