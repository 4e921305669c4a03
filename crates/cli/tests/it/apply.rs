//! `ndongu apply`.

use serde_json::Value;

use crate::{
    program::{ndongu, with_input},
    vectors::{self, text, texts},
};

/// The one answer of `apply --json`.
fn apply(position: &str, moves: &[&str]) -> Value {
    let args = [&["apply", "--json", "--", position], moves].concat();
    ndongu(&args).json().pop().unwrap()
}

#[test]
fn every_game_of_the_vectors_runs_to_its_end() {
    for game in vectors::lines("games.jsonl") {
        let (moves, positions) = (texts(&game["moves"]), texts(&game["positions"]));
        let answer = apply(text(&game, "setup"), &moves);
        let played = answer["moves"].as_array().unwrap();
        assert_eq!(answer["position"], positions[0]);
        assert_eq!(
            answer["illegal"],
            Value::Array(Vec::new()),
            "game {}",
            game["id"]
        );
        assert_eq!(
            played
                .iter()
                .map(|mv| text(mv, "after"))
                .collect::<Vec<_>>(),
            positions[1..],
            "game {}",
            game["id"]
        );
        let Some(last) = played.last() else { continue };
        let over = &last["over"];
        match text(&game, "termination") {
            termination @ ("no moves" | "repetition") => {
                assert_eq!(over["termination"], termination);
                assert_eq!(over["score"], game["score"]);
                assert_eq!(over["winner"], game["winner"]);
            }
            _ => assert_eq!(*over, Value::Null),
        }
    }
}

#[test]
fn g6a_counts_within_a_turn() {
    for turn in vectors::lines("turns.jsonl") {
        let refused = turn["then"]["illegal"].as_array().unwrap().iter();
        for refused in refused.filter(|refused| refused["rule"] == "G6a") {
            let mut moves = texts(&turn["moves"]);
            moves.push(text(refused, "move"));
            let answer = apply(text(&turn, "position"), &moves);
            assert_eq!(answer["illegal"][0]["rule"], "G6a", "turn {}", turn["id"]);
            assert_eq!(answer["moves"].as_array().unwrap().len(), moves.len() - 1);
        }
    }
}

#[test]
fn an_illegal_move_stops_with_what_was_played_and_why() {
    let ran = ndongu(&["apply", "giuthi 8x8", "C+", "C+", "b-"]);
    assert_eq!(
        ran.out,
        "giuthi 8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 0-0 S\n\
         giuthi 8,0,2,11,11,11,11,11/11,11,1,8,8,8,8,8 0-0 N\n"
    );
    assert_eq!(
        ran.refused(),
        "error: move 2, \"C+\": C is South's, and it is North's turn (G2)\n"
    );
}

#[test]
fn a_text_that_is_no_move_is_refused_by_n3() {
    let ran = ndongu(&["apply", "--json", "giuthi 8x8", "C*"]);
    assert_eq!(ran.json()[0]["illegal"][0]["rule"], "N3");
    assert_eq!(
        ran.refused(),
        "error: move 1, \"C*\": expected + or - at column 2 (N3)\n"
    );
}

#[test]
fn trace_tells_every_lap_and_capture() {
    assert_eq!(
        ndongu(&["apply", "--trace", "giuthi 0,0,2/0,1,1 0-0 S", "C+"]).ok(),
        "giuthi 0,0,2/0,1,1 0-0 S\n\
         C+\n\
         \x20 Lap 1 of 2: two from C, counter-clockwise, end in b (2): relay\n\
         \x20 Lap 2 of 2: two from b, clockwise, end in C, which was empty\n\
         \x20 South captured 4: two from a, one from c and the seed they came with (G7, G9)\n\
         giuthi 0,0,0/0,0,0 4-0 N\n\
         Nobody can move, and each keeps the own row: South wins, 4 to 0 (G12)\n"
    );
}

#[test]
fn trace_in_json_gives_laps_as_data() {
    let ran = ndongu(&[
        "apply",
        "--trace",
        "--json",
        "giuthi 0,0,2,0/1,0,0,0 0-0 S",
        "C+",
    ]);
    let trace = &ran.json()[0]["moves"][0]["trace"];
    assert_eq!(
        trace.to_string(),
        r#"[{"from":"C","direction":"+","seeds":2,"to":"a"},{"from":"a","direction":"-","seeds":2,"to":"C"}]"#
    );
}

#[test]
fn g13_repetition_ends_the_game_in_words() {
    let games = vectors::lines("games.jsonl");
    let game = games.iter().find(|game| {
        game["termination"] == "repetition" && text(game, "setup").starts_with("giuthi")
    });
    let game = game.unwrap();
    let mut args = vec!["apply", text(game, "setup")];
    args.extend(texts(&game["moves"]));
    let out = ndongu(&args).ok();
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("A turn begins in the "), "{last}");
    assert!(last.ends_with(" once more: a draw (G13)"), "{last}");

    args.push("A+");
    assert!(
        ndongu(&args)
            .refused()
            .ends_with("the game is over (G13)\n")
    );
}

#[test]
fn positions_from_standard_input_are_each_played_from() {
    let ran = with_input(
        &["apply", "-", "C+"],
        "giuthi 8x8\nkiothi 6x5\ngiuthi 6x6\n",
    );
    assert_eq!(ran.out.lines().count(), 5);
    assert!(ran.refused().starts_with("error: line 2: move 1, \"C+\": "));
}
