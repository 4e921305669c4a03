//! `ndongu match`, with players of its own and other programs.

use std::{
    fs,
    io::Read,
    path::Path,
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

use ndongu_rules::{Record, record};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    program::{Ran, command, ndongu},
    ugi_player::player,
};

/// A match on a small board.
fn small<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec!["match", "--setup", "giuthi 5x4"];
    args.extend(more);
    args
}

/// Lines of games in the order of their numbers, and the score.
fn games_and_score(ran: &Ran) -> (Vec<Value>, Value) {
    let mut lines = ran.json();
    let score = lines.pop().unwrap();
    lines.sort_by_key(|line| line["game"].as_u64());
    (lines, score)
}

fn records(path: &Path) -> Vec<Record> {
    let text = fs::read_to_string(path).unwrap();
    let mut records: Vec<Record> = record::read(&text).map(Result::unwrap).collect();
    records.sort_by_key(Record::round);
    records
}

fn path_in(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

// ---------------------------------------------------------------- games

#[test]
fn every_opening_is_played_twice_with_colours_swapped() {
    let ran = ndongu(&small(&["--games", "8", "--depth", "2", "--json"]));
    let (games, score) = games_and_score(&ran);
    assert_eq!(games.len(), 8);
    for pair in games.chunks(2) {
        assert_eq!(
            (&pair[0]["south"], &pair[0]["north"]),
            (&json!("engine"), &json!("plain"))
        );
        assert_eq!(
            (&pair[1]["south"], &pair[1]["north"]),
            (&json!("plain"), &json!("engine"))
        );
        let opening = |game: &Value| game["moves"].as_array().unwrap()[..4].to_vec();
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!(pair[0]["opening"], 4);
    }
    let with = |points: f64| games.iter().filter(|game| game["points"] == points).count();
    let (wins, draws, losses) = (with(1.0), with(0.5), with(0.0));
    assert_eq!(wins + draws + losses, 8);
    let expected = (json!(wins), json!(draws), json!(losses));
    assert_eq!(
        (&score["wins"], &score["draws"], &score["losses"]),
        (&expected.0, &expected.1, &expected.2)
    );
    assert_eq!(
        score["score"]["value"],
        (wins as f64 + draws as f64 / 2.0) / 8.0
    );
    assert_eq!(score["finished"], true);
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_are_played_at_once() {
    for setup in ["giuthi 5x4", "kiothi 3x3"] {
        let play = |seed: &str, concurrency: &str| {
            let args = [
                "match",
                "--setup",
                setup,
                "--first-nodes",
                "300",
                "--second-depth",
                "2",
                "--games",
                "6",
                "--seed",
                seed,
                "--concurrency",
                concurrency,
                "--json",
            ];
            games_and_score(&ndongu(&args))
        };
        let one = play("5", "1");
        assert_eq!(one, play("5", "4"));
        assert_ne!(one.0, play("6", "1").0);
    }
}

#[test]
fn all_of_our_own_players_play() {
    for player in ["engine", "engine:1", "plain", "random"] {
        let args = [
            "--first", player, "--second", "random", "--games", "2", "--nodes", "50",
        ];
        let out = ndongu(&small(&args)).ok();
        assert!(out.starts_with(&format!("First    {player}")), "{out}");
        assert!(out.contains("\nGames    2 games: "), "{out}");
    }
}

#[test]
fn openings_of_a_file_are_played_in_turn() {
    let folder = TempDir::new().unwrap();
    let book = path_in(&folder, "book.txt");
    let lines = "# two openings\n\ngiuthi 5x4 moves B- d-\r\n  giuthi 2,2,2/2,2,2 0-0 N\n";
    fs::write(&book, lines).unwrap();
    let ran = ndongu(&[
        "match",
        "--openings",
        &book,
        "--games",
        "6",
        "--depth",
        "1",
        "--json",
    ]);
    let (games, _) = games_and_score(&ran);
    for (game, opening) in games.iter().zip([2, 2, 0, 0, 2, 2]) {
        assert_eq!(game["opening"], opening);
    }
    assert_eq!(
        games[4]["moves"].as_array().unwrap()[..2],
        [json!("B-"), json!("d-")]
    );
    assert_eq!(games[2]["position"], "giuthi 2,2,2/2,2,2 0-0 N");
}

#[test]
fn games_without_an_end_in_sight_are_given_up() {
    let args = ["--games", "2", "--depth", "1", "--max-moves", "6", "--json"];
    let (games, score) = games_and_score(&ndongu(&small(&args)));
    assert_eq!(
        (&score["given_up"], &score["draws"]),
        (&json!(2), &json!(2))
    );
    assert!(
        games
            .iter()
            .all(|game| game["over"].is_null() && game["points"] == 0.5)
    );
}

#[test]
fn a_clock_is_kept_and_told() {
    let folder = TempDir::new().unwrap();
    let log = path_in(&folder, "log.txt");
    let args = [
        "--first",
        &player(),
        "--first-option",
        &format!("Log={log}"),
        "--second",
        "plain",
        "--clock",
        "20+0.1",
        "--second-depth",
        "1",
        "--games",
        "2",
        "--concurrency",
        "1",
        "--json",
    ];
    let (_, score) = games_and_score(&ndongu(&small(&args)));
    assert_eq!(
        score["faults"][0],
        json!({"crash": 0, "illegal": 0, "time": 0})
    );
    let heard = fs::read_to_string(log).unwrap();
    let first = heard.lines().next().unwrap();
    assert_eq!(first, "go p1time 20000 p2time 20000 p1inc 100 p2inc 100");
    // It takes next to nothing, and is given something for every move.
    let last: Vec<&str> = heard.lines().last().unwrap().split(' ').collect();
    assert!(last[2].parse::<u64>().unwrap() > 20_000, "{heard}");
}

// ---------------------------------------------------------------- other programs

/// A match of the program with this fault against the plain player.
fn against_fault(fault: &str, more: &[&str]) -> (Vec<Value>, Value, String) {
    let player = player();
    let option = format!("Fault={fault}");
    let mut args = small(&[
        "--first",
        &player,
        "--first-option",
        &option,
        "--second",
        "plain",
        "--games",
        "4",
        "--second-depth",
        "1",
        "--json",
    ]);
    args.extend(more);
    let ran = ndongu(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let (games, score) = games_and_score(&ran);
    assert_eq!(games.len(), 4);
    (games, score, ran.err)
}

#[test]
fn programs_play_by_the_universal_game_interface() {
    let (games, score, err) = against_fault("none", &["--first-depth", "1"]);
    assert_eq!(err, "");
    assert!(games.iter().all(|game| game["fault"].is_null()));
    assert!(score["moves"].as_f64().unwrap() > 6.0);
}

#[test]
fn our_own_program_plays_as_the_engine_within_does() {
    let program = format!("ugi:'{}' ugi", env!("CARGO_BIN_EXE_ndongu"));
    for setup in ["giuthi 5x4", "kiothi 3x3"] {
        let args = [
            "match",
            "--first",
            &program,
            "--first-option",
            "Hash=16",
            "--second",
            "engine",
            "--setup",
            setup,
            "--random-plies",
            "3",
            "--depth",
            "3",
            "--games",
            "4",
            "--json",
        ];
        let (games, _) = games_and_score(&ndongu(&args));
        for pair in games.chunks(2) {
            assert_eq!(pair[0]["moves"], pair[1]["moves"]);
            assert!(pair[0]["fault"].is_null());
        }
    }
}

#[test]
fn what_programs_lose_by_is_told_apart() {
    for (fault, cause, reason) in [
        ("crash", "crash", "it ended with exit status: 3"),
        ("silent", "crash", "it gave no move for 1 s"),
        ("endless", "crash", "it gave no move for 1 s"),
        ("illegal", "illegal", "\"A99\": "),
        ("empty", "illegal", "\"\": "),
        ("foreign", "illegal", "turn (G2)"),
    ] {
        let limits = ["--first-depth", "1", "--patience", "1"];
        let (games, score, err) = against_fault(fault, &limits);
        for game in &games {
            assert_eq!(game["fault"]["player"], "first", "{fault}");
            assert_eq!(game["fault"]["cause"], cause, "{fault}");
            let told = game["fault"]["reason"].as_str().unwrap();
            assert!(told.contains(reason), "{fault}: {told}");
            assert_eq!(game["points"], 0.0);
        }
        assert_eq!(
            (&score["losses"], &score["faults"][0][cause]),
            (&json!(4), &json!(4))
        );
        assert_eq!(
            score["faults"][1],
            json!({"crash": 0, "illegal": 0, "time": 0})
        );
        assert_eq!(
            err.lines()
                .filter(|line| line.starts_with("error: game "))
                .count(),
            4
        );
    }
}

#[test]
fn a_move_that_comes_too_late_loses_on_time() {
    for limits in [["--first-time", "20"], ["--first-clock", "0.02+0.01"]] {
        let (games, score, err) = against_fault("late", &limits);
        assert!(
            games
                .iter()
                .all(|game| game["over"]["termination"] == "time"),
            "{err}"
        );
        assert_eq!(
            score["faults"][0],
            json!({"crash": 0, "illegal": 0, "time": 4})
        );
    }
    let (_, score, _) = against_fault(
        "late",
        &[
            "--first-time",
            "20",
            "--tolerance",
            "60000",
            "--max-moves",
            "6",
        ],
    );
    assert_eq!(score["faults"][0]["time"], 0);
}

#[test]
fn answers_without_end_cannot_hold_up_the_match() {
    let (games, _, _) = against_fault("flood", &["--first-depth", "1", "--patience", "1"]);
    assert!(games.iter().all(|game| game["fault"]["cause"] == "illegal"));
}

#[test]
fn garbage_between_the_answers_is_passed_over() {
    let (games, _, err) = against_fault("noisy", &["--first-depth", "1"]);
    assert!(games.iter().all(|game| game["fault"].is_null()), "{err}");
}

#[test]
fn the_report_tells_what_was_lost_by_whom() {
    let player = player();
    let args = [
        "--first",
        "plain",
        "--second",
        &player,
        "--second-option",
        "Fault=crash",
        "--games",
        "2",
        "--depth",
        "1",
    ];
    let ran = ndongu(&small(&args));
    assert!(
        ran.out
            .contains("\nFaults   the second player lost 2 by a crash\n"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("\nElo      more than "), "{}", ran.out);
}

#[test]
fn a_program_that_cannot_be_started_is_an_error() {
    let started = Instant::now();
    let missing = small(&["--first", "ugi:/no/such/program"]);
    // It ends at once, without having said a word.
    let harness = player();
    let silent = harness.replace("ugi_player::plays", "ugi_player::no_such_player");
    for (args, expected) in [
        (
            missing,
            "error: ugi:/no/such/program: it cannot be started: ",
        ),
        (
            small(&["--second", &silent]),
            ": it ended with exit status: 0",
        ),
    ] {
        let ran = ndongu(&args);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[cfg(target_os = "linux")]
fn runs(pid: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/stat"));
    // What nobody has waited for yet does not run any more.
    status.is_ok_and(|status| !status.contains(") Z "))
}

#[cfg(target_os = "linux")]
#[track_caller]
fn ends(pid: &str) {
    let begun = Instant::now();
    while runs(pid) {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "{pid} still runs"
        );
        thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn programs_do_not_outlive_the_match() {
    let folder = TempDir::new().unwrap();
    let pid = path_in(&folder, "pid");
    let option = format!("Pid={pid}");
    against_fault(
        "stubborn",
        &["--first-depth", "1", "--first-option", &option],
    );
    ends(&fs::read_to_string(&pid).unwrap());
}

#[cfg(target_os = "linux")]
#[test]
fn programs_do_not_outlive_a_match_that_is_killed() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "pid");
    let (player, option) = (player(), format!("Pid={path}"));
    let args = [
        "--first",
        &player,
        "--first-option",
        &option,
        "--first-option",
        "Fault=silent",
        "--first-depth",
        "1",
        "--concurrency",
        "1",
    ];
    let mut child = command(&small(&args))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The first program is only tried out, and ends.
    let pid = || fs::read_to_string(&path).ok().filter(|pid| runs(pid));
    let begun = Instant::now();
    let mut found = None;
    while found.is_none() || begun.elapsed() < Duration::from_secs(1) {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "no program was started"
        );
        thread::sleep(Duration::from_millis(20));
        found = pid();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    ends(&found.unwrap());
}

// ---------------------------------------------------------------- records

/// A match with records that is long enough to be interrupted.
fn long(records: &str) -> Vec<String> {
    let args = [
        "match",
        "--setup",
        "giuthi 5x4",
        "--games",
        "60",
        "--first-nodes",
        "2000",
        "--second-depth",
        "3",
        "--records",
        records,
        "--json",
    ];
    args.map(str::to_owned).to_vec()
}

fn run(args: &[String]) -> Ran {
    ndongu(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn records_are_whole_and_agree_with_the_rules() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "games.txt");
    let player = player();
    let args = [
        "--first",
        &player,
        "--first-option",
        "Fault=crash",
        "--second",
        "plain",
        "--games",
        "2",
        "--depth",
        "1",
        "--records",
        &path,
    ];
    ndongu(&small(&args));
    for record in records(Path::new(&path)) {
        assert_eq!(record.disagreements(), []);
        assert_eq!(record.tag("Cause").as_deref(), Some("crash"));
        assert_eq!(record.tag("Termination").as_deref(), Some("resignation"));
        assert!(
            record.to_string().contains("it ended with exit status: 3"),
            "{record}"
        );
    }
    let replayed = ndongu(&["replay", &path]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
}

#[test]
fn a_match_killed_at_any_moment_goes_on_to_the_same_score() {
    let folder = TempDir::new().unwrap();
    let (whole, killed) = (
        path_in(&folder, "whole.txt"),
        path_in(&folder, "killed.txt"),
    );
    let (_, expected) = games_and_score(&run(&long(&whole)));
    let mut kills = 0;
    for attempt in 1.. {
        let args = long(&killed);
        let mut child = command(&args.iter().map(String::as_str).collect::<Vec<_>>())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(60 * attempt));
        child.kill().unwrap();
        if child.wait().unwrap().success() {
            let mut out = String::new();
            child.stdout.unwrap().read_to_string(&mut out).unwrap();
            let score: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
            assert_eq!(score, expected);
            break;
        }
        kills += 1;
    }
    assert!(kills > 0, "it was never killed");
    let games = |path: &str| -> Vec<String> {
        let records = records(Path::new(path));
        records.iter().map(Record::to_string).collect()
    };
    assert_eq!(games(&killed), games(&whole));
}

#[test]
fn a_record_that_was_cut_off_is_played_again() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "games.txt");
    let args = small(&[
        "--games",
        "4",
        "--depth",
        "2",
        "--records",
        &path,
        "--concurrency",
        "1",
    ]);
    let out = ndongu(&args).ok();
    let text = fs::read_to_string(&path).unwrap();
    let last = text.rfind("[Game ").unwrap();
    let first = text.find("[Game ").unwrap();
    for (cut, in_a_record) in [
        (0, false),
        (1, false),
        (first, false),
        (first + 1, true),
        (last - 1, false),
        (last, true),
        (last + 1, true),
        (last + 40, true),
        (text.len() - 30, true),
        (text.len() - 1, true),
    ] {
        fs::write(&path, &text[..cut]).unwrap();
        let ran = ndongu(&args);
        assert_eq!((ran.code, &ran.out), (0, &out), "{}", ran.err);
        let told = "the last record was cut off; its game is played again\n";
        assert_eq!(ran.err.ends_with(told), in_a_record, "{cut}: {}", ran.err);
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "{cut}");
    }
}

#[test]
fn a_match_can_be_made_longer_but_not_another_one() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "games.txt");
    let play = |more: &[&str]| {
        let mut args = vec!["match", "--records", &path, "--json"];
        args.extend(more);
        ndongu(&args)
    };
    let setup = ["--setup", "giuthi 5x4"];
    let usual = [&setup[..], &["--depth", "1"]].concat();
    play(&[&usual[..], &["--games", "2"]].concat());
    let longer = play(&[&usual[..], &["--games", "6"]].concat());
    assert_eq!(longer.json().len(), 5);
    let kept = fs::read(&path).unwrap();
    for (args, expected) in [
        (
            vec!["--depth", "2", "--games", "6"],
            r#"First "engine (depth 1)", and this match has "engine (depth 2)""#,
        ),
        (
            vec!["--depth", "1", "--games", "6", "--seed", "9"],
            r#"Seed "1", and this match has "9""#,
        ),
        (
            vec!["--depth", "1", "--games", "6", "--first-option", "Hash=1"],
            "(depth 1, Hash=1)",
        ),
        (
            vec!["--depth", "1", "--games", "4"],
            "is beyond those of this match",
        ),
    ] {
        let error = play(&[&setup[..], &args].concat()).refused();
        assert!(error.contains(expected), "{error}");
        assert!(error.contains("name another file"), "{error}");
    }
    let other = play(&["--setup", "giuthi 4x4", "--depth", "1", "--games", "6"]).refused();
    assert!(other.contains("began in another opening"), "{other}");
    assert_eq!(fs::read(&path).unwrap(), kept);
}

#[test]
fn files_that_are_not_of_a_match_are_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "notes.txt");
    for text in ["buy berries\n", "[Game \"giuthi\"] [Setup \"5x4\"] 1. B- *"] {
        fs::write(&path, text).unwrap();
        let error = ndongu(&small(&["--records", &path])).refused();
        assert!(error.contains("holds no games of a match"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    let held = fs::File::create(&path).unwrap();
    held.lock().unwrap();
    let error = ndongu(&small(&["--records", &path])).refused();
    assert!(error.contains("is in use by another match"), "{error}");
    drop(held);
    let nowhere = ndongu(&small(&["--records", "/no/such/folder/games.txt"]));
    assert_eq!(nowhere.code, 1);
    assert!(
        nowhere
            .err
            .contains("cannot write /no/such/folder/games.txt"),
        "{}",
        nowhere.err
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_score_so_far() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "games.txt");
    let args = [
        "--games",
        "1000",
        "--first-depth",
        "4",
        "--second-depth",
        "4",
        "--records",
        &path,
    ];
    let child = command(&small(&args))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while fs::read_to_string(&path).map_or(0, |text| text.matches("[Game ").count()) < 3 {
        thread::sleep(Duration::from_millis(10));
    }
    let pid = child.id().to_string();
    std::process::Command::new("kill")
        .args(["-INT", &pid])
        .status()
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let (out, err) = (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    );
    let played = records(Path::new(&path)).len();
    assert!(
        out.contains(&format!("\nGames    {played} games: ")),
        "{out}"
    );
    let left = format!(
        "error: stopped with {} of 1000 games not played",
        1000 - played
    );
    assert!(
        err.contains(&left) && err.contains("the same command goes on"),
        "{err}"
    );
}

// ---------------------------------------------------------------- the sequential test

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let folder = TempDir::new().unwrap();
    let path = path_in(&folder, "games.txt");
    let args = small(&[
        "--second",
        "random",
        "--depth",
        "3",
        "--sprt",
        "0,200",
        "--records",
        &path,
        "--json",
    ]);
    let ran = ndongu(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let (_, score) = games_and_score(&ran);
    assert_eq!(score["sprt"]["accepted"], 200.0);
    assert!(score["sprt"]["llr"].as_f64().unwrap() >= score["sprt"]["bound"].as_f64().unwrap());
    assert!(score["games"].as_u64().unwrap() < 1000);
    assert_eq!(score["finished"], true);
    // Run again, it has nothing left to do.
    let again = ndongu(&args);
    assert_eq!(again.json(), [score]);
}

// ---------------------------------------------------------------- what is refused

#[test]
fn what_makes_no_match_is_refused() {
    let folder = TempDir::new().unwrap();
    let book = path_in(&folder, "book.txt");
    for (text, expected) in [
        ("# nothing\n", "there is no opening in it"),
        ("giuthi 5x4\n\ngiuthi 5xx\n", "line 3: expected"),
        (
            "giuthi 5x4 moves B- B+",
            "line 1: move 2, \"B+\": B is South's",
        ),
        ("giuthi 0,0/0,0 0-0 S", "line 1: the game has ended"),
    ] {
        fs::write(&book, text).unwrap();
        let error = ndongu(&["match", "--openings", &book]).refused();
        assert!(error.contains(expected), "{error}");
    }
    for (args, expected) in [
        (&["--games", "3"][..], "give an even number"),
        (
            &["--first", "wizard"],
            "expected engine, engine:LEVEL, plain, random or ugi:COMMAND",
        ),
        (&["--first", "engine:11"], "from 1 (weak) to 10 (strong)"),
        (&["--first", "ugi:"], "expected a command"),
        (&["--first", "ugi:'x"], "expected a closing quote"),
        (
            &["--first", "engine:3", "--first-time", "5"],
            "engine:3 has limits of its own",
        ),
        (
            &["--second", "plain", "--second-option", "Hash=1"],
            "plain has no options",
        ),
        (&["--first-option", "Hash=0"], "from 1 to 65536"),
        (
            &["--first-option", "Depth=3"],
            "the engine has the options Hash",
        ),
        (&["--first-option", "Hash"], "like Hash=64"),
        (&["--clock", "0+1"], "like 10+0.1"),
        (&["--clock", "1+1", "--time", "5"], "cannot be used with"),
        (&["--time", "0"], "from 1 to"),
        (&["--sprt", "5,0"], "the smaller one first"),
        (&["--setup", "giuthi 0,0/0,0 0-0 S"], "has ended"),
        (
            &["--openings", "/no/such/file"],
            "cannot read /no/such/file",
        ),
        (&["--concurrency", "0"], "0"),
    ] {
        let mut all = vec!["match"];
        all.extend(args);
        let error = ndongu(&all).refused();
        assert!(error.contains(expected), "{error}");
    }
}
