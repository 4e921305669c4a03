//! Standard input, broken input, and readers that have had enough.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::Stdio,
};

use crate::program::{command, ndongu, with_input};

#[test]
fn bad_lines_are_reported_with_their_number_and_the_rest_is_answered() {
    let ran = with_input(
        &["moves", "--json", "-"],
        "giuthi 5x4\n\ngiuthi 8,8,x/8,8,8 0-0 S\nkiothi 6x5\n",
    );
    assert_eq!(ran.json().len(), 2);
    assert_eq!(
        ran.refused(),
        "error: line 3: \"giuthi 8,8,x/8,8,8 0-0 S\": expected a number of seeds at column 12\n"
    );
}

#[test]
fn windows_line_ends_a_byte_order_mark_and_a_missing_last_line_end_are_read() {
    let unix = with_input(&["moves", "-"], "giuthi 5x4\nkiothi 6x5\n").ok();
    let windows = with_input(&["moves", "-"], "\u{feff}giuthi 5x4\r\nkiothi 6x5").ok();
    assert_eq!(windows, unix);
}

#[test]
fn long_rubbish_is_not_repeated_in_full() {
    let error = with_input(&["moves", "-"], "8,".repeat(100_000)).refused();
    assert!(error.len() < 300, "{}", error.len());
    assert!(error.ends_with("…\": expected giuthi or kiothi at column 1\n"));
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line() {
    let ran = with_input(&["moves", "-"], b"giuthi 5x\xff4\ngiuthi 5x4\n");
    assert!(ran.out.starts_with("giuthi 4,4,4,4,4/"));
    assert!(ran.refused().starts_with("error: line 1: "));
}

#[test]
fn each_line_is_answered_before_the_next_is_asked_for() {
    let mut child = command(&["moves", "--json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for position in ["giuthi 5x4", "kiothi 6x5"] {
        writeln!(stdin, "{position}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"position\":"));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_has_had_enough_ends_the_program_quietly() {
    let positions = "giuthi 8x8\n".repeat(2_000);
    let mut child = command(&["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stdout.take());
    let _ = stdin.write_all(positions.as_bytes());
    drop(stdin);
    let mut complaints = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut complaints).unwrap();
    assert_eq!(complaints, "");
    assert!(child.wait().unwrap().success());
}

#[test]
fn an_unquoted_set_up_gets_a_hint() {
    let error = ndongu(&["moves", "giuthi", "8x8"]).refused();
    assert!(
        error.contains("a position is one argument, in quotes: \"giuthi 8x8\""),
        "{error}"
    );
}

#[test]
fn wrong_command_lines_exit_with_2_and_say_what_would_be_right() {
    assert!(ndongu(&["mvoes"]).refused().contains("moves"));
    assert!(ndongu(&["moves"]).refused().contains("<POSITION>"));
    assert!(ndongu(&["apply"]).refused().contains("<POSITION>"));
    assert!(ndongu(&["completions", "sh"]).refused().contains("bash"));
    assert!(
        ndongu(&["manual", "sow"])
            .refused()
            .contains("the commands are serve, play, moves")
    );
    assert!(
        ndongu(&["show", "giuthi 8x8", "--color", "red"])
            .refused()
            .contains("always")
    );
}

#[cfg(target_os = "linux")]
#[test]
fn answers_that_cannot_be_written_fail_with_1() {
    let full = std::fs::File::create("/dev/full").unwrap();
    let output = command(&["moves", "giuthi 8x8"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.starts_with("error: cannot write to standard output: "));
}
