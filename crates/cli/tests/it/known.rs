//! Tables of exact values for the commands that let the engine play.

use std::fs;

use crate::program::{ndongu, with_input};

/// All of 2×3 up to four seeds.
fn tables() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    ndongu(&[
        "tables", "build", "--game", "giuthi", "--holes", "3", "--seeds", "4", "--out", &path,
    ])
    .ok();
    (folder, path)
}

const POSITION: &str = "giuthi 0,0,2/0,1,1 0-0 S";

#[test]
fn analyse_answers_from_tables() {
    let (_folder, path) = tables();
    let told = ndongu(&["analyse", POSITION, "--tables", &path]).ok();
    assert!(told.contains("C+"), "{told}");
    assert!(told.contains("From the tables of exact values"), "{told}");
    let answers = ndongu(&[
        "analyse", POSITION, "--json", "--lines", "2", "--tables", &path,
    ]);
    let answers = answers.json();
    let last = answers.last().unwrap();
    assert_eq!(last["known"], true);
    let line = |number: usize| &last["lines"][number];
    assert_eq!(
        (&line(0)["move"], &line(0)["seeds"]),
        (&"C+".into(), &4.0.into())
    );
    assert_eq!(
        (&line(1)["move"], &line(1)["value"]),
        (&"C-".into(), &"draws".into())
    );
}

#[test]
fn games_are_played_with_tables() {
    let (_folder, path) = tables();
    let played = [
        "play", "--plain", "--south", "engine", "--north", "random", "--tables", &path, POSITION,
    ];
    let told = ndongu(&played).ok();
    assert!(told.contains("South wins"), "{told}");
    let played = [
        "match",
        "--first",
        "engine",
        "--second",
        "random",
        "--games",
        "2",
        "--setup",
        POSITION,
        "--random-plies",
        "0",
        "--nodes",
        "50",
        "--tables",
        &path,
        "--json",
    ];
    let games = ndongu(&played).json();
    assert_eq!(games.last().unwrap()["games"], 2);
    let option = format!("Tables={path}");
    let played = [
        "match",
        "--first",
        "engine",
        "--first-option",
        &option,
        "--games",
        "2",
        "--setup",
        POSITION,
        "--random-plies",
        "0",
        "--nodes",
        "50",
    ];
    ndongu(&played).ok();
}

#[test]
fn other_programs_give_tables_by_an_option() {
    let (_folder, path) = tables();
    let commands =
        format!("ugi\nsetoption name Tables value {path}\nposition fen {POSITION}\ngo depth 1\n");
    let told = with_input(&["ugi"], &commands).ok();
    assert!(
        told.contains("option name Tables type string default <empty>\n"),
        "{told}"
    );
    assert!(told.ends_with("\nbestmove C+\n"), "{told}");
    let nowhere = format!("setoption name Tables value {path}/nowhere\n");
    let told = with_input(&["ugi"], nowhere).ok();
    assert!(told.starts_with("info string setoption: "), "{told}");
}

#[test]
fn damaged_tables_are_told_of_in_a_sentence() {
    let (_folder, path) = tables();
    let file = format!("{path}/giuthi-2x3-04.table");
    let mut bytes = fs::read(&file).unwrap();
    // After header and directory, in the part that is looked up.
    bytes[48 + 16 + 1] ^= 1;
    fs::write(&file, bytes).unwrap();
    for command in [
        &["analyse", POSITION, "--tables", &path][..],
        &[
            "play", "--plain", "--south", "engine", "--tables", &path, POSITION,
        ][..],
    ] {
        let refused = ndongu(command).refused();
        assert!(
            refused.ends_with("its part 0 is damaged: build it once more\n"),
            "{refused}"
        );
    }
    let empty = tempfile::tempdir().unwrap();
    let empty = empty.path().display().to_string();
    let refused = ndongu(&["analyse", POSITION, "--tables", &empty]).refused();
    assert!(refused.contains("there are no tables here"), "{refused}");
}
