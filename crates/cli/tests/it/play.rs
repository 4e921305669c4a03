//! `ndongu play` in lines of text, and the records it keeps.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::Stdio,
};

use ndongu_rules::{AnyPosition, Game, Record};
use tempfile::TempDir;

use crate::program::{command, ndongu, with_input};

/// A whole game of random moves.
fn random_game(start: &str) -> Game {
    let mut game = Game::new(start.parse::<AnyPosition>().unwrap());
    while let Some(mv) = ndongu_engine::random_move(&game, 11) {
        game.play(mv).unwrap();
    }
    game
}

fn moves(game: &Game) -> Vec<String> {
    game.moves().iter().map(ToString::to_string).collect()
}

fn recorded(path: &Path) -> Record {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// A folder with the name of a record in it that does not exist yet.
fn no_record() -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.txt").to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn a_whole_game_of_each_kind_is_typed_and_kept() {
    for start in ["giuthi 8x8", "giuthi:climent 6x6", "kiothi 6x5"] {
        let (_folder, record) = no_record();
        let game = random_game(start);
        let args = [
            "play", "--plain", "--north", "human", "--record", &record, start,
        ];
        let out = with_input(&args, moves(&game).join("\n")).ok();
        let end = game.ending().unwrap();
        assert!(out.contains(&game.position().to_string()), "{out}");
        let last = out.lines().last().unwrap();
        assert!(last.contains(game.ending_rule(end)), "{last}");
        let kept = recorded(Path::new(&record));
        assert_eq!(kept.disagreements(), []);
        assert_eq!(kept.game().moves(), game.moves());
    }
}

#[test]
fn the_computer_plays_both_sides_to_the_end() {
    for start in [
        &["giuthi", "8x8"][..],
        &["giuthi", "5x4"],
        &["kiothi", "6x5"],
        &["kiothi"],
    ] {
        let (_folder, record) = no_record();
        let mut args = vec![
            "play", "--south", "random", "--north", "engine:1", "--record", &record,
        ];
        args.extend(start);
        let out = ndongu(&args).ok();
        let kept = recorded(Path::new(&record));
        assert!(kept.game().ending().is_some(), "{out}");
        assert_eq!(kept.player(ndongu_rules::Side::North), Some("engine:1"));
    }
}

#[test]
fn a_seed_makes_the_computers_choices_repeatable() {
    let play = |seed| {
        let random = ["--south", "random", "--north", "random"];
        ndongu(&[&["play", "kiothi", "--seed", seed][..], &random].concat()).ok()
    };
    assert_eq!(play("1"), play("1"));
    assert_ne!(play("1"), play("2"));
}

#[test]
fn every_lap_is_told() {
    let out = with_input(&["play", "--north", "human"], "C+\n").ok();
    for line in [
        "South plays C+.",
        "Lap 1 of 3: eight from C, counter-clockwise, end in c (9): relay.",
        "Lap 2 of 3: nine from c, clockwise, end in B (9): relay.",
        "Lap 3 of 3: nine from B, counter-clockwise, end in c, which was empty.",
        "The last seed fell into c, an empty hole of North's: nothing is captured (G5).",
    ] {
        assert!(out.lines().any(|told| told == line), "{line}\n{out}");
    }
}

#[test]
fn what_cannot_be_played_is_explained_and_asked_again() {
    let out = with_input(
        &["play", "giuthi 2,2/5,4 0-0 S"],
        "X\nb+\nB-\n\u{1F330}\npass\nA+ B+\n",
    );
    let out = out.ok();
    for rule in ["(G2)", "(B6)", "(G11)"] {
        assert!(out.contains(rule), "{rule}\n{out}");
    }
    assert!(!out.contains("plays"), "{out}");
}

#[test]
fn commands_do_what_help_says() {
    let (folder, _) = no_record();
    let file = folder.path().join("saved.txt");
    let save = format!("save {}", file.display());
    let typed = [
        "help", "rules", "moves", "game", "board", "hint", "C+", "undo", "redo", "game", &save,
        &save,
    ];
    let out = with_input(&["play", "--north", "human"], typed.join("\n")).ok();
    for said in [
        "take back your last move",
        "Giuthi in short",
        "No moves yet.",
        "  1. C+",
        "C+  3 laps, ends in c: no capture (G5)",
        "is one way to go",
        "Taken back.",
        "Played again.",
        "exists already",
    ] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    assert_eq!(moves(recorded(&file).game()), ["C+"]);
    let out = with_input(&["play", "kiothi"], "moves\nresign\nC+\n").ok();
    assert!(out.contains("300,450,150 redistributions"), "{out}");
    assert!(
        out.ends_with("You resign: the computer wins (N4).\n"),
        "{out}"
    );
}

#[test]
fn a_saved_game_is_loaded_with_its_players() {
    let (folder, record) = no_record();
    let saved = folder.path().join("saved.txt");
    let save = format!("C+\nsave {}\n", saved.display());
    with_input(&["play", "--north", "human"], save).ok();
    let load = format!("load {}\ngame\ng+\n", saved.display());
    let loaded = |args: &[&str]| with_input(args, load.clone()).ok();
    let out = loaded(&["play", "kiothi"]);
    assert!(
        out.contains("South human, North human; moves played: 1."),
        "{out}"
    );
    assert!(out.contains("North plays g+."), "{out}");
    // Whoever is named on the command line stays.
    let out = loaded(&["play", "kiothi", "--north", "random"]);
    assert!(out.contains("South human, North random"), "{out}");
    let out = loaded(&["play", "--record", &record]);
    assert!(out.contains("leave it before loading another"), "{out}");
}

#[test]
fn k3_a_redistribution_is_left_to_chance() {
    for random in ["random\n", "r\n"] {
        let out = with_input(&["play", "kiothi", "--north", "human"], random).ok();
        assert!(out.contains("South emptied "), "{out}");
    }
    let out = with_input(&["play"], "random\n").ok();
    assert!(out.contains("Only a redistribution"), "{out}");
}

#[test]
fn g11_a_pass_is_announced_and_an_empty_line_plays_it() {
    for pass in ["\n", "pass\n"] {
        let out = with_input(&["play", "giuthi 1,1/0,2 0-0 S", "--north", "human"], pass).ok();
        assert!(out.contains("South, you can only pass"), "{out}");
        assert!(
            out.contains("No hole of South's has two seeds: South passes (G11)."),
            "{out}"
        );
    }
}

#[test]
fn a_killed_game_goes_on_from_its_record() {
    let (_folder, record) = no_record();
    let mut child = command(&["play", "--north", "human", "--record", &record])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for mv in ["C+", "g+", "D-"] {
        writeln!(stdin, "{mv}").unwrap();
        let played = format!("plays {mv}.");
        assert!(lines.any(|line| line.unwrap().ends_with(&played)));
    }
    // As hard as it gets: the program is told nothing.
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(
        moves(recorded(Path::new(&record)).game()),
        ["C+", "g+", "D-"]
    );

    let again = ["play", "--north", "human", "--record", &record];
    let out = with_input(&again, "undo\nB-\n").ok();
    assert!(out.starts_with("Going on with the game"), "{out}");
    assert_eq!(
        moves(recorded(Path::new(&record)).game()),
        ["C+", "g+", "B-"]
    );
}

#[test]
fn a_record_seats_its_players_unless_others_are_named() {
    let game = |path: &str| {
        let text = "[Game \"giuthi\"]\n[Setup \"5x4\"]\n[North \"engine:2\"]\n\n1. B- *\n";
        fs::write(path, text).unwrap();
    };
    let (_folder, record) = no_record();
    game(&record);
    let out = with_input(&["play", "--record", &record], "").ok();
    assert!(
        out.contains("South human, North engine:2; moves played: 1."),
        "{out}"
    );
    game(&record);
    let out = with_input(&["play", "--north", "human", "--record", &record], "").ok();
    assert!(
        out.contains("South human, North human; moves played: 1."),
        "{out}"
    );
}

#[test]
fn a_record_that_somebody_else_writes_is_not_overwritten() {
    let (_folder, record) = no_record();
    let mut child = command(&["play", "--plain", "--north", "human", "--record", &record])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    writeln!(stdin, "C+").unwrap();
    assert!(lines.any(|line| line.unwrap().ends_with("plays C+.")));
    // The next question comes only when the move has been kept.
    assert!(lines.any(|line| line.unwrap().contains("to move")));
    fs::write(&record, "theirs").unwrap();
    writeln!(stdin, "g+").unwrap();
    drop(stdin);
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(1));
    assert_eq!(fs::read_to_string(&record).unwrap(), "theirs");
}

#[cfg(unix)]
#[test]
fn a_private_record_stays_private() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, record) = no_record();
    with_input(&["play", "--north", "human", "--record", &record], "").ok();
    fs::set_permissions(&record, fs::Permissions::from_mode(0o600)).unwrap();
    with_input(&["play", "--north", "human", "--record", &record], "C+").ok();
    let mode = fs::metadata(&record).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_named_set_up_is_not_taken_for_none() {
    let (_folder, record) = no_record();
    with_input(&["play", "kiothi", "--record", &record], "").ok();
    let refused = with_input(&["play", "giuthi 8x8", "--record", &record], "");
    assert_eq!(refused.code, 2);
    assert!(
        refused
            .err
            .contains("holds a game that began with \"kiothi"),
        "{}",
        refused.err
    );
}

#[test]
fn hints_at_an_opening_and_at_a_pass_speak_of_no_laps() {
    let out = with_input(&["play", "kiothi", "--plain", "--seed", "1"], "hint\n").ok();
    assert!(
        out.contains(" is one way to go: a redistribution (K3)"),
        "{out}"
    );
    let out = with_input(
        &[
            "play",
            "giuthi 1,1/2,2 0-0 S",
            "--plain",
            "--north",
            "human",
        ],
        "hint\n",
    )
    .ok();
    assert!(
        out.contains("pass is one way to go: there is nothing else to do (G11)"),
        "{out}"
    );
}

#[test]
fn a_record_keeps_its_tags() {
    let (_folder, record) = no_record();
    let text =
        "[Game \"giuthi\"]\n[Setup \"5x4\"]\n[South \"Wanjiru\"]\n[Place \"Nyeri\"]\n\n1. B- *\n";
    fs::write(&record, text).unwrap();
    with_input(&["play", "--north", "human", "--record", &record], "d-").ok();
    let kept = recorded(Path::new(&record));
    assert_eq!(moves(kept.game()), ["B-", "d-"]);
    assert_eq!(kept.tag("South").as_deref(), Some("Wanjiru"));
    assert_eq!(kept.tag("Place").as_deref(), Some("Nyeri"));
}

#[test]
fn a_file_that_is_not_an_unfinished_game_is_left_alone() {
    let game = "[Game \"giuthi\"] [Setup \"5x4\"]\n";
    for (content, why) in [
        (format!("{game}1. B- d- {{good}} *"), "comments"),
        (
            format!("{game}[Result \"1-0\"] [Termination \"resignation\"] 1. B- 1-0"),
            "ended",
        ),
        (format!("{game}1. B- * \n\n{game}1. C- *"), "one game"),
        ("milk, bread".to_owned(), "record"),
        (String::new(), "record"),
    ] {
        let (_folder, record) = no_record();
        fs::write(&record, &content).unwrap();
        let refused = with_input(&["play", "--record", &record], "B+\n").refused();
        assert!(refused.contains(why), "{content}: {refused}");
        assert_eq!(fs::read_to_string(&record).unwrap(), content);
    }
    let folder = TempDir::new().unwrap();
    ndongu(&["play", "--record", folder.path().to_str().unwrap()]).refused();
}

#[test]
fn a_record_of_another_start_is_not_mixed_up() {
    let (_folder, record) = no_record();
    with_input(&["play", "kiothi", "--record", &record], "").ok();
    with_input(&["play", "--record", &record], "").ok();
    with_input(&["play", "kiothi", "6x5", "--record", &record], "").ok();
    let refused = with_input(&["play", "kiothi", "5x5", "--record", &record], "").refused();
    assert!(refused.contains("began with"), "{refused}");
}

#[test]
fn a_record_that_cannot_be_written_is_a_failure() {
    let ran = ndongu(&["play", "--record", "no/such/folder/game.txt"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
}

#[test]
fn wrong_arguments_are_refused() {
    for args in [
        &["play", "chess"][..],
        &["play", "giuthi", "8x"],
        &["play", "--south", "me"],
        &["play", "--north", "engine:11"],
        &["play", "giuthi 99,99/1,1 0-0 S"],
    ] {
        ndongu(args).refused();
    }
}
