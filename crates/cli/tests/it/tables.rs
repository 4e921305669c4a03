//! `ndongu tables`.

use std::fs;

use serde_json::json;

use crate::program::{ndongu, with_input};

/// Builds small tables into a folder of their own.
fn built() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made/for/it").display().to_string();
    for game in ["giuthi", "kiothi"] {
        ndongu(&[
            "tables", "build", "--game", game, "--holes", "3", "--seeds", "4", "--out", &path,
        ])
        .ok();
    }
    (folder, path)
}

#[test]
fn what_was_built_is_sound_and_found_again() {
    let (_folder, path) = built();
    let args = ["--game", "giuthi", "--holes", "3", "--seeds", "4"];
    let told = ndongu(&[&["tables", "verify", "--tables", &path], &args[..]].concat()).ok();
    assert!(
        told.contains("4 seeds: 126 boards, 86 places: sound\n210 boards in "),
        "{told}"
    );
    let told = ndongu(&[&["tables", "build", "--out", &path], &args[..]].concat()).ok();
    assert!(
        told.contains("4 seeds: 126 boards, 86 places: there\n"),
        "{told}"
    );
    let told = ndongu(&["tables", "info", "--tables", &path]).ok();
    assert_eq!(told.lines().count(), 10);
    let info = ndongu(&["tables", "info", "--json", "--tables", &path]).json();
    assert_eq!(
        (&info[9]["rules"], &info[9]["seeds"]),
        (&json!("kiothi"), &json!(4))
    );
}

#[test]
fn the_usual_folder_is_used_where_none_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let mut command = crate::program::command(args);
        command.env("NDONGU_TABLES", folder.path().join("usual"));
        let output = command.output().unwrap();
        let complaints = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{complaints}");
        String::from_utf8(output.stdout).unwrap()
    };
    let order = ["--game", "kiothi", "--holes", "2", "--seeds", "3"];
    run(&[&["tables", "build"], &order[..]].concat());
    run(&[&["tables", "verify"], &order[..]].concat());
    assert_eq!(run(&["tables", "info"]).lines().count(), 4);
    let told = run(&["tables", "time", "--probes", "100"]);
    assert!(
        told.lines().all(|line| line.ends_with(" ns a probe")),
        "{told}"
    );
    let told = run(&["tables", "probe", "kiothi 1,1/1*,0 0-0 S"]);
    assert!(told.contains("with best play"), "{told}");
}

#[test]
fn positions_are_answered_with_their_moves() {
    let (_folder, path) = built();
    let probe = ["tables", "probe", "--json", "--tables", &path, "-"];
    let positions = "giuthi 0,0,2/0,1,1 0-0 S\n\nkiothi 0,0,0/1,0,2* 7-1 S\n";
    let answers = with_input(&probe, positions).json();
    assert_eq!(
        answers[0],
        json!({
            "position": "giuthi 0,0,2/0,1,1 0-0 S",
            "value": "win", "forced": 4, "safe": 4,
            "moves": [{"move": "C+", "value": "win"}, {"move": "C-", "value": "draw"}],
        })
    );
    // K13: South cannot move, and North takes the three that are left: 7 to 4.
    assert_eq!(
        answers[1],
        json!({
            "position": "kiothi 0,0,0/1,0,2* 7-1 S",
            "value": "win", "forced": -3, "safe": -3, "moves": [],
        })
    );
    let told = ndongu(&[
        "tables",
        "probe",
        "--tables",
        &path,
        "giuthi 0,0,2/0,1,1 0-0 S",
    ])
    .ok();
    assert!(
        told.contains("  with best play: South wins\n  South can force an end 4 ahead\n"),
        "{told}"
    );
}

#[test]
fn what_cannot_be_answered_says_why() {
    let (_folder, path) = built();
    let refused =
        |position: &str| ndongu(&["tables", "probe", "--tables", &path, position]).refused();
    let beyond = refused("giuthi 3x3");
    assert!(
        beyond.ends_with("no table here is of 2×3 with 18 seeds\n"),
        "{beyond}"
    );
    let opening = refused("kiothi 6x5");
    assert!(
        opening.ends_with("tables begin after both redistributions\n"),
        "{opening}"
    );
    let other = refused("giuthi:climent 0,0,2/0,1,1 0-0 S");
    assert!(
        other.contains("no table here is of 2×3 with 4 seeds"),
        "{other}"
    );

    let empty = tempfile::tempdir().unwrap();
    let empty = empty.path().display().to_string();
    let none = ndongu(&["tables", "info", "--tables", &empty]).refused();
    assert!(none.contains("there are no tables here"), "{none}");

    fs::write(format!("{path}/giuthi-2x3-02.table"), "no table").unwrap();
    let damaged = refused("giuthi 0,0,2/0,1,1 0-0 S");
    assert!(
        damaged.contains("giuthi-2x3-02.table: this is no table"),
        "{damaged}"
    );

    let too_many = [
        "tables", "build", "--game", "giuthi", "--holes", "10", "--seeds", "40", "--out", &path,
    ];
    let refused = ndongu(&too_many).refused();
    assert!(refused.contains("ask for fewer"), "{refused}");
}

/// An interrupted build keeps what it has finished; a killed one leaves no file that looks whole.
#[cfg(unix)]
#[test]
fn a_killed_build_goes_on_to_the_same_files() {
    use std::{process::Stdio, thread, time::Duration};

    let (killed, whole) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let args = |folder: &tempfile::TempDir| {
        let out = folder.path().display().to_string();
        [
            "tables", "build", "--game", "giuthi", "--holes", "5", "--seeds", "11", "--out", &out,
        ]
        .map(str::to_owned)
    };
    let run = |folder: &tempfile::TempDir| {
        let args = args(folder);
        ndongu(&args.each_ref().map(String::as_str)).ok();
    };
    for pause in [20, 60, 150] {
        let args = args(&killed);
        let mut child = crate::program::command(&args.each_ref().map(String::as_str))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(pause));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    run(&killed);
    run(&whole);
    for seeds in 0..=11 {
        let name = format!("giuthi-2x5-{seeds:02}.table");
        let read = |folder: &tempfile::TempDir| fs::read(folder.path().join(&name)).unwrap();
        assert!(read(&killed) == read(&whole), "{name}");
    }
}
