//! Positions, set-ups and moves as text (N1–N3).

use ndongu_rules::{AnyMove, AnyPosition, RuleSet};

use crate::vectors::{self, text};

#[test]
fn every_position_text_of_the_vectors() {
    for line in vectors::lines("notation.jsonl")
        .iter()
        .filter(|line| line["kind"] == "position")
    {
        let parsed = text(line, "text").parse::<AnyPosition>();
        let printed = parsed.as_ref().ok().map(AnyPosition::to_string);
        assert_eq!(
            printed.as_deref(),
            line["print"].as_str(),
            "{line}, {parsed:?}"
        );
        if let Some(printed) = printed {
            assert_eq!(
                printed.parse(),
                parsed,
                "what is printed parses to the same"
            );
        }
    }
}

#[test]
fn every_move_text_of_the_vectors() {
    for line in vectors::lines("notation.jsonl")
        .iter()
        .filter(|line| line["kind"] == "move")
    {
        let rules: RuleSet = text(line, "game").parse().unwrap();
        let parsed = AnyMove::parse(text(line, "text"), rules);
        let printed = parsed.as_ref().ok().map(AnyMove::to_string);
        assert_eq!(
            printed.as_deref(),
            line["print"].as_str(),
            "{line}, {parsed:?}"
        );
        if let Some(printed) = printed {
            assert_eq!(
                AnyMove::parse(&printed, rules),
                parsed,
                "what is printed parses to the same"
            );
        }
    }
}

/// What is wrong, and where.
#[test]
fn refusals_of_positions_point_at_the_fault() {
    for (text, message) in [
        ("", "expected giuthi or kiothi at column 1"),
        ("kiuthi 6x5", "expected giuthi or kiothi at column 1"),
        (
            "giuthi:leakey 8x8",
            "expected a rule set of Giuthi, mancala-world or climent, at column 8",
        ),
        (
            "giuthi",
            "expected a space and then a set-up like 8x8, or the seeds of South's holes at column 7",
        ),
        (
            "giuthi 8×8",
            "expected a comma, or a slash and then North's holes, at column 9",
        ),
        (
            "giuthi 11x4",
            "a set-up has 1 to 10 holes in a row, not 11 at column 8",
        ),
        (
            "kiothi 1x5",
            "a set-up has 2 to 10 occupied boma, not 1 at column 8",
        ),
        (
            "giuthi 8x10",
            "a set-up has 1 to 9 seeds in each, not 10 at column 10",
        ),
        (
            "giuthi 8,08/8,8 0-0 S",
            "expected a number of seeds without leading zeros at column 10",
        ),
        (
            "giuthi 8,8888/8,8 0-0 S",
            "expected a number of seeds of at most three digits at column 10",
        ),
        (
            "giuthi 8,8/8 0-0 S",
            "both rows must have the same number of holes, and South's has 2, North's 1 at column 12",
        ),
        (
            "giuthi 90,91/0,0 0-0 S",
            "board and captured seeds hold 181, and at most 180 are allowed at column 8",
        ),
        (
            "kiothi 1,1,1,1,1,1,1,1,1,1,1,1,0*/1 0-0 S",
            "both rows must have the same number of holes, and South's has 13, North's 1 at column 35",
        ),
        (
            "giuthi 8,8*/8,8 0-0 S",
            "B is marked nki, and Giuthi has no nki at column 10",
        ),
        (
            "kiothi 1,1/1,0* 0-0 S",
            "b is marked nki, but it is empty at column 14",
        ),
        (
            "kiothi 1,1*/1,1 0-0 S opening",
            "B is marked nki, but nothing is before both redistributions at column 10",
        ),
        (
            "giuthi 8,8/8,8 0-0 S opening",
            "Giuthi has no opening redistributions at column 22",
        ),
        (
            "giuthi 8,8/8,8 0-0 W",
            "expected the side to move, S or N, at column 20",
        ),
        ("giuthi 8,8/8,8 0-0 S now", "expected the end at column 22"),
    ] {
        let error = text.parse::<AnyPosition>().unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn refusals_of_moves_point_at_the_fault() {
    for (game, text, message) in [
        (
            "giuthi",
            "K+",
            "expected a hole from A to J or a to j at column 1",
        ),
        ("giuthi", "A", "expected + or - at column 2"),
        ("giuthi", "A++", "expected the end at column 3"),
        ("kiothi", "A", "expected a number of warriors at column 2"),
        ("kiothi", "A0", "expected at least one warrior at column 2"),
        (
            "kiothi",
            "EF=",
            "expected a boma to place warriors in, from A to J or a to j at column 4",
        ),
        (
            "kiothi",
            "EFG=A15",
            "expected = after at most two boma at column 3",
        ),
        ("kiothi", "EE=A10", "E is emptied twice at column 2"),
        ("kiothi", "EF=A3g3A4", "A receives twice at column 8"),
    ] {
        let error = AnyMove::parse(text, game.parse().unwrap()).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}
