//! N3: a move that was read prints as one text, which reads as the same move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ndongu_rules::{AnyMove, RuleSet, giuthi};

const GAMES: [RuleSet; 2] = [
    RuleSet::Giuthi(giuthi::Rules::MancalaWorld),
    RuleSet::Kiothi,
];

fuzz_target!(|text: &str| {
    for game in GAMES {
        match AnyMove::parse(text, game) {
            Ok(mv) => assert_eq!(AnyMove::parse(&mv.to_string(), game), Ok(mv)),
            Err(error) => {
                let read = text.get(..error.offset());
                assert!(read.is_some_and(str::is_ascii), "{error}");
            }
        }
    }
});
