//! `ndongu replay`.

use std::fs;

use serde_json::{Value, json};

use crate::{
    program::{ndongu, with_input},
    vectors::{self, text, texts},
};

const GAME: &str = "\
[Game \"giuthi\"]
[Setup \"5x4\"]
[South \"Wanjiru\"]
[North \"Kamau\"]
[Result \"0-1\"]
[Termination \"resignation\"]

1. B- d- {a quiet reply (1...} 2. C- 0-1
";

/// The vectors whose record is kept, each with its text.
fn recorded() -> Vec<(Value, String)> {
    let games = vectors::lines("games.jsonl").into_iter();
    games
        .filter_map(|game| {
            let name = game["record"].as_str()?;
            let path = vectors::path(name);
            let text = fs::read_to_string(path).unwrap();
            Some((game, text))
        })
        .collect()
}

#[test]
fn every_record_of_the_vectors_agrees_with_its_game() {
    let games = recorded();
    assert!(!games.is_empty());
    let all: Vec<&str> = games.iter().map(|(_, text)| text.as_str()).collect();
    let ran = with_input(&["replay", "--json", "-"], all.join("\n"));
    let answers = ran.json();
    ran.ok();
    assert_eq!(answers.len(), games.len());
    for (index, (answer, (game, _))) in answers.iter().zip(&games).enumerate() {
        let positions = texts(&game["positions"]);
        let played = answer["moves"].as_array().unwrap().iter();
        assert_eq!(answer["game"], index + 1);
        assert_eq!(answer["position"], positions[0]);
        assert_eq!(
            played.map(|mv| text(mv, "after")).collect::<Vec<_>>(),
            positions[1..]
        );
        assert_eq!(answer["result"], game["result"]);
        assert_eq!(answer["over"]["winner"], game["winner"]);
        assert_eq!(answer["over"]["score"], game["score"]);
        assert_eq!(answer["agrees"], true);
        assert_eq!(answer["disagreements"], json!([]));
    }
}

#[test]
fn people_see_the_players_every_position_and_the_end() {
    assert_eq!(
        with_input(&["replay", "-"], GAME).ok(),
        "Game 1: Wanjiru, South, and Kamau, North\n\
         giuthi 4,4,4,4,4/4,4,4,4,4 0-0 S\n\
         giuthi 7,2,0,4,4/4,4,1,7,7 0-0 N\n\
         giuthi 8,0,3,7,0/5,5,2,0,8 0-2 S\n\
         giuthi 10,2,1,8,1/6,6,3,1,0 0-2 N\n\
         South resigns: North wins (N4)\n\
         Result 0-1, and the tags agree\n"
    );
}

#[test]
fn tags_that_disagree_are_told_and_exit_with_1() {
    let record = GAME.replace("resignation", "no moves");
    let ran = with_input(&["replay", "-"], &record);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(
        ran.out
            .contains("\nResult *, and the tags disagree\n  Result is 0-1, but "),
        "{}",
        ran.out
    );

    let ran = with_input(&["replay", "--json", "-"], &record);
    assert_eq!(ran.code, 1);
    let answer = &ran.json()[0];
    assert_eq!(answer["agrees"], false);
    assert_eq!(answer["disagreements"][0]["tag"], "Result");
    assert_eq!(answer["disagreements"][0]["stated"], "0-1");
    assert_eq!(answer["disagreements"][0]["expected"], "*");
}

#[test]
fn an_illegal_move_is_placed_and_explained_and_other_records_are_replayed() {
    let text = format!("{}\n{GAME}", GAME.replace("d- {", "C- {"));
    let ran = with_input(&["replay", "-"], &text);
    assert!(ran.out.starts_with("Game 2: "), "{}", ran.out);
    assert_eq!(
        ran.refused(),
        "error: game 1, line 8: C- is not legal: C is South's, and it is North's turn (G2)\n"
    );
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_are_read() {
    let windows = format!("\u{feff}{}", GAME.replace('\n', "\r\n"));
    assert_eq!(
        with_input(&["replay", "-"], windows).ok(),
        with_input(&["replay", "-"], GAME).ok()
    );
}

#[test]
fn names_in_other_encodings_do_no_harm() {
    let mut latin = GAME.replace("Wanjiru", "Wanjir#").into_bytes();
    let mark = latin.iter().position(|byte| *byte == b'#').unwrap();
    latin[mark] = 0xfc;
    let out = with_input(&["replay", "-"], latin).ok();
    assert!(out.starts_with("Game 1: Wanjir\u{fffd}, South, "), "{out}");
}

#[test]
fn files_without_a_record_or_that_do_not_exist_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let name = path.to_str().unwrap();
    let missing = ndongu(&["replay", name]).refused();
    assert!(
        missing.starts_with(&format!("error: cannot read {name}: ")),
        "{missing}"
    );

    fs::write(&path, "\n\n").unwrap();
    let empty = ndongu(&["replay", name]).refused();
    assert_eq!(
        empty,
        format!("error: {name}: there is no game record in it\n")
    );

    fs::write(&path, GAME).unwrap();
    ndongu(&["replay", name]).ok();
}

#[test]
fn what_a_record_holds_does_not_steer_the_terminal() {
    let record = "[Game \"giuthi\"]\n[Setup \"8x8\"]\n[South \"\u{1b}[31mred\u{7}\"]\n\n1. C+ *\n";
    assert!(
        !with_input(&["replay", "-"], record)
            .ok()
            .contains(['\u{1b}', '\u{7}'])
    );
    let wrong = record.replace("C+", "\u{1b}[2J+");
    assert!(!with_input(&["replay", "-"], wrong).err.contains('\u{1b}'));
}
