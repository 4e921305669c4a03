//! `ndongu analyse`.

use std::fs;

use crate::{
    program::{ndongu, with_input},
    vectors,
};

/// Everything but what differs from run to run.
fn timeless(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let is_time = word.parse::<f64>().is_ok() && word.contains('.') && !word.contains('+');
        if is_time { "#.#" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_win_is_told_with_its_margin_and_its_end() {
    let told = ndongu(&["analyse", "giuthi 0,0,2/0,1,1 0-0 S"]).ok();
    assert!(
        told.starts_with("giuthi 0,0,2/0,1,1 0-0 S\nSouth is to move\n\ndepth "),
        "{told}"
    );
    assert!(told.contains("  for South           line\n"), "{told}");
    assert!(told.contains("  wins by force       1. C+\n"), "{told}");
    assert!(
        told.contains(
            "\nBest move: C+\nSouth wins by force, by four seeds in one move.\n  \
             Nobody can move, and each keeps the own row: South wins, 4 to 0 (G12)\n\n\
             Every line has been followed to its end: "
        ),
        "{told}"
    );
}

#[test]
fn values_are_for_the_side_to_move_and_sentences_name_the_winner() {
    let told = ndongu(&["analyse", "giuthi 0,4/0,2 9-0 N"]).ok();
    assert!(told.contains("  for North           line\n"), "{told}");
    assert!(told.contains("  loses by force      1... "), "{told}");
    assert!(told.contains("\nSouth wins by force, by "), "{told}");
    assert!(told.contains(": South wins, "), "{told}");
}

#[test]
fn draws_say_how() {
    let told = ndongu(&["analyse", "giuthi 1,0,0/0,2,1 2-0 S"]).ok();
    assert!(told.contains("  draw by repetition  1. pass "), "{told}");
    assert!(told.contains("\nDraw by repetition.\n  1. pass "), "{told}");
    assert!(told.contains(" once more: a draw (G13)\n"), "{told}");
    let told = ndongu(&["analyse", "giuthi 0,0,2/2,0,0 0-0 N"]).ok();
    assert!(told.contains("  draw                1... "), "{told}");
    assert!(told.contains("\nDraw.\n"), "{told}");
    assert!(told.contains(": a draw, 2 to 2 (G12)\n"), "{told}");
}

#[test]
fn long_lines_are_cut_between_turns_in_the_table_only() {
    let told = ndongu(&["analyse", "giuthi 0,0,0/2,0,3 6-0 N"]).ok();
    let (table, answer) = told.split_once("\nBest move: ").unwrap();
    let cut = table.lines().find(|line| line.ends_with('…')).unwrap();
    assert!(cut.chars().count() <= 100, "{cut}");
    assert!(cut.ends_with(" …"), "{cut}");
    assert!(!answer.contains('…'), "{answer}");
}

#[test]
fn as_many_lines_as_asked_for_the_best_first() {
    let answers = ndongu(&[
        "analyse",
        "--json",
        "giuthi 6x4",
        "--depth",
        "4",
        "--lines",
        "3",
    ]);
    let answers = answers.json();
    let depths: Vec<_> = answers
        .iter()
        .map(|answer| answer["depth"].as_u64().unwrap())
        .collect();
    assert_eq!(depths, [1, 2, 3, 4, 4]);
    for (index, answer) in answers.iter().enumerate() {
        assert_eq!(answer["final"], index == 4);
        let lines = answer["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 3);
        let seeds: Vec<_> = lines
            .iter()
            .map(|line| line["seeds"].as_f64().unwrap())
            .collect();
        assert!(
            seeds.is_sorted_by(|better, worse| better >= worse),
            "{seeds:?}"
        );
    }
    let told = ndongu(&["analyse", "giuthi 6x4", "--depth", "4", "--lines", "3"]).ok();
    assert_eq!(told.matches("\nBest move: ").count(), 1);
    assert_eq!(told.matches("\nNext best: ").count(), 2);
}

#[test]
fn the_same_is_found_every_time() {
    let run = || ndongu(&["analyse", "giuthi 6x4", "--depth", "5", "--lines", "2"]).ok();
    assert_eq!(timeless(&run()), timeless(&run()));
}

#[test]
fn lines_are_numbered_after_the_moves_so_far() {
    let moves = "1. B- d- 2.C-,";
    let answer = &ndongu(&[
        "analyse",
        "--json",
        "giuthi 5x4",
        "--depth",
        "1",
        "--moves",
        moves,
    ]);
    let answer = &answer.json()[0];
    assert_eq!(answer["position"], "giuthi 10,2,1,8,1/6,6,3,1,0 0-2 N");
    assert!(answer["line"].is_null());
    assert!(
        answer["lines"][0]["line"]
            .as_str()
            .unwrap()
            .starts_with("2... "),
        "{answer}"
    );
}

#[test]
fn the_past_of_a_record_counts() {
    let path = vectors::path("records/05-repetition.txt");
    let path = path.to_str().unwrap();
    let told = ndongu(&["analyse", "--record", path]).ok();
    assert!(told.ends_with(" once more: a draw (G13)\n"), "{told}");
    let json = ndongu(&["analyse", "--json", "--record", path]).json();
    assert_eq!(json.len(), 1);
    assert_eq!(json[0]["final"], true);
    assert_eq!(json[0]["lines"].as_array().unwrap().len(), 0);

    // A turn earlier, F+ would repeat, and the line that does is a draw although South is ahead.
    let record = fs::read_to_string(path).unwrap().replace("F+ 1/2-1/2", "*");
    let folder = tempfile::tempdir().unwrap();
    let unfinished = folder.path().join("game.txt");
    fs::write(&unfinished, record.replace("\"1/2-1/2\"", "\"*\"")).unwrap();
    let all = ndongu(&[
        "analyse",
        "--json",
        "--depth",
        "1",
        "--lines",
        "20",
        "--record",
        unfinished.to_str().unwrap(),
    ]);
    let answer = all.json().pop().unwrap();
    let lines = answer["lines"].as_array().unwrap();
    let repeating = lines.iter().find(|line| line["move"] == "F+").unwrap();
    assert_eq!(repeating["value"], "draws");
    assert_eq!(repeating["line"], "12. F+");
    assert_eq!(repeating["over"]["termination"], "repetition");
}

#[test]
fn a_player_who_resigned_still_has_a_best_move() {
    let record = "[Game \"giuthi\"] [Setup \"5x4\"] [Result \"0-1\"] [Termination \"resignation\"] 1. B- d- 0-1";
    let told = with_input(&["analyse", "--depth", "1", "--record", "-"], record).ok();
    assert!(told.contains("\nBest move: "), "{told}");
}

#[test]
fn kiothi_has_a_redistribution_suggested() {
    let told = ndongu(&["analyse", "kiothi 3x2", "--nodes", "2000"]).ok();
    assert!(
        told.contains("\nSouth owes a redistribution (K3)\n"),
        "{told}"
    );
    assert!(told.contains("\n\nBest redistribution: "), "{told}");
    let answers = ndongu(&["analyse", "--json", "kiothi 3x2", "--nodes", "2000"]).json();
    let answer = answers.last().unwrap();
    assert_eq!(answer["final"], true);
    assert!(answer["lines"][0]["move"].as_str().unwrap().contains('='));
    let told = ndongu(&["analyse", "kiothi 0,0,4/1,3,0 0-0 S", "--depth", "2"]).ok();
    assert!(told.contains("\nBest move: C"), "{told}");
}

#[test]
fn positions_are_read_from_standard_input_one_a_line() {
    let ran = with_input(
        &["analyse", "--json", "--depth", "1", "-"],
        "giuthi 5x4\nnonsense\ngiuthi 0,0,2/0,1,1 0-0 S\n",
    );
    let finals = ran
        .json()
        .iter()
        .filter(|answer| answer["final"] == true)
        .count();
    assert_eq!(finals, 2);
    assert!(ran.refused().starts_with("error: line 2: "));
    let error = with_input(&["analyse", "-"], "giuthi 5x4\n").refused();
    assert!(error.contains("--time"), "{error}");
}

#[test]
fn what_cannot_be_meant_is_refused() {
    for wrong in [
        &["analyse"] as &[&str],
        &["analyse", "giuthi 8x"],
        &["analyse", "giuthi 8x8", "--moves", "Z+"],
        &["analyse", "giuthi 8x8", "--moves", "C+ C+"],
        &["analyse", "giuthi 8x8", "--record", "game.txt"],
        &["analyse", "--record", "/nonexistent/game.txt"],
        &["analyse", "giuthi 8x8", "--depth", "0"],
        &["analyse", "giuthi 8x8", "--time", "-1"],
        &["analyse", "giuthi 8x8", "--time", "soon"],
        &["analyse", "giuthi 8x8", "--time", "1e300"],
        &["analyse", "giuthi 8x8", "--lines", "0"],
        &["analyse", "giuthi 8x8", "--threads", "0"],
        &["analyse", "giuthi 8x8", "--hash", "0"],
    ] {
        let error = ndongu(wrong).refused();
        assert!(error.starts_with("error: "), "{error}");
    }
    let error = ndongu(&["analyse", "giuthi 8x8", "--moves", "C+ C+"]).refused();
    assert!(error.contains("move 2, \"C+\": C is South's"), "{error}");
}

#[cfg(unix)]
mod interrupted {
    use std::{
        io::{BufRead, BufReader, Read},
        process::{Command, Stdio},
        time::{Duration, Instant},
    };

    use crate::program::{command, ends_quietly};

    #[test]
    fn an_interrupt_brings_the_answer() {
        let mut child = command(&["analyse", "giuthi 8x8", "--time", "600"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut told = String::new();
        while !told.contains("\n    2 ") {
            assert!(output.read_line(&mut told).unwrap() > 0, "{told}");
        }
        let process = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &process])
                .status()
                .unwrap()
                .success()
        );
        let interrupted = Instant::now();
        output.read_to_string(&mut told).unwrap();
        assert!(interrupted.elapsed() < Duration::from_secs(20));
        assert!(told.contains("\nBest move: "), "{told}");
        assert!(child.wait().unwrap().success());
    }

    #[test]
    fn a_reader_that_has_had_enough_ends_the_thinking() {
        let mut child = command(&["analyse", "giuthi 8x8", "--time", "600"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        ends_quietly(child);
    }
}
