//! `ndongu bench` and `ndongu tune`, and tables that do not fit.

use std::fs;

use crate::program::ndongu;

#[test]
fn the_signature_is_the_sum_of_the_games() {
    let report: serde_json::Value =
        serde_json::from_str(&ndongu(&["bench", "--json"]).ok()).unwrap();
    let nodes = |game: &serde_json::Value| game["nodes"].as_u64().unwrap();
    let games = report["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    let sum: u64 = games.iter().map(nodes).sum();
    assert_eq!(report["signature"], sum);
    let path = report["sowing"].as_str().unwrap();
    assert!(["AVX-512", "AVX2", "portable"].contains(&path), "{path}");
}

/// Too few games to learn anything from, but enough to see that all goes the same way.
const FEW: [&str; 6] = ["--games", "4", "--nodes", "50", "--rounds", "3"];

#[test]
fn tuning_again_finds_the_same_with_any_number_of_threads() {
    for game in ["giuthi", "kiothi"] {
        let tuned = |more: &[&str]| {
            let command = ["tune", "--game", game].into_iter();
            let arguments: Vec<&str> = command.chain(FEW).chain(more.iter().copied()).collect();
            ndongu(&arguments).ok()
        };
        let once = tuned(&["--threads", "1"]);
        assert!(
            once.starts_with(&format!("# ndongu tune --game {game} --games 4 ")),
            "{once}"
        );
        assert!(once.lines().count() > 100);
        assert_eq!(once, tuned(&["--threads", "3"]));
        assert_ne!(once, tuned(&["--seed", "2"]));
    }
}

#[test]
fn weights_can_be_played_by_to_find_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights.txt");
    let file = path.to_str().unwrap();
    let first: Vec<&str> = ["tune", "--game", "kiothi", "--output", file]
        .into_iter()
        .chain(FEW)
        .collect();
    assert_eq!(ndongu(&first).ok(), "");
    let again: Vec<&str> = ["tune", "--game", "kiothi", "--weights", file]
        .into_iter()
        .chain(FEW)
        .collect();
    ndongu(&again).ok();

    fs::write(&path, "0 1 2\n1 two 3\n").unwrap();
    let error = ndongu(&again).refused();
    assert!(
        error.contains("line 2: expected a number up to 2047 and two weights"),
        "{error}"
    );
}

/// Runs the program with a gigabyte of memory and no more, as a shell would.
#[cfg(target_os = "linux")]
fn with_little_memory(arguments: &str) -> std::process::Output {
    let program = env!("CARGO_BIN_EXE_ndongu");
    let limited = format!("ulimit -v 1000000; {arguments}").replace("ndongu", program);
    std::process::Command::new("/bin/sh")
        .current_dir(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../rules/tests/vectors/records"
        ))
        .args(["-c", &limited])
        .output()
        .unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_does_not_fit_is_told() {
    for (arguments, who) in [
        ("ndongu analyse 'giuthi 5x4' --depth 1 --hash 2000", ""),
        (
            "ndongu annotate 05-repetition.txt --depth 1 --hash 2000",
            "",
        ),
        (
            "ndongu match --first-option Hash=2000 --games 2 --depth 1",
            "engine: ",
        ),
    ] {
        let ran = with_little_memory(arguments);
        let complaint = String::from_utf8(ran.stderr).unwrap();
        let expected = format!("error: {who}there is no memory for a table of 2000 MiB\n");
        assert_eq!(
            (ran.status.code(), complaint),
            (Some(1), expected),
            "{arguments}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ugi_goes_on_without_a_table_that_does_not_fit() {
    let commands = "setoption name Hash value 2000\\nisready\\nposition startpos\\ngo depth 1\\n";
    let ran = with_little_memory(&format!("printf '{commands}' | ndongu ugi"));
    let told = String::from_utf8(ran.stdout).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    let complaint = "info string there is no memory for a table of 2000 MiB; Hash is 64 again";
    assert_eq!(lines[..2], [complaint, "readyok"], "{told}");
    assert!(lines[lines.len() - 1].starts_with("bestmove "), "{told}");
}
