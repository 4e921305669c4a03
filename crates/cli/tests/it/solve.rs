//! `ndongu solve` and `ndongu check-certificate`.

use std::fs;

use serde_json::json;

use crate::program::ndongu;

fn solve(position: &str, more: &[&str]) -> crate::program::Ran {
    ndongu(&[&["solve", position], more].concat())
}

#[test]
fn a_position_is_proven_and_the_certificate_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3x3.proof").display().to_string();
    let told = solve("giuthi 3x3", &["--certificate", &path]).ok();
    let expected = "giuthi 3,3,3/3,3,3 0-0 S\n  with best play: North wins\n";
    assert!(told.starts_with(expected), "{told}");
    let checked = ndongu(&["check-certificate", &path]).ok();
    assert!(checked.starts_with(expected), "{checked}");
    let json = &ndongu(&["check-certificate", &path, "--json"]).json()[0];
    assert_eq!(json["value"], "loss");
    assert_eq!(json["south"], "cannot win");
    assert_eq!(json["north"], "wins");
    assert_eq!(json["bytes"], fs::metadata(&path).unwrap().len());
}

#[test]
fn a_draw_is_shown_for_both_players() {
    let ran = solve("giuthi 3x6", &["--json", "--threads", "1"]);
    assert_eq!(ran.code, 0);
    let mut answer = ran.json().remove(0);
    for key in ["seconds", "looked", "entries", "bytes"] {
        let removed = answer.as_object_mut().unwrap().shift_remove(key);
        assert!(removed.is_some(), "{key}");
    }
    assert_eq!(
        answer,
        json!({
            "position": "giuthi 6,6,6/6,6,6 0-0 S",
            "value": "draw",
            "south": "cannot win",
            "north": "cannot win",
            "gave_up": null,
        })
    );
}

#[test]
fn what_stays_open_is_told_with_what_is_known() {
    let ran = solve("giuthi 8x8", &["--time", "0.01"]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains("  with best play: open\n"), "{}", ran.out);
    assert!(
        ran.out.contains("whether South can force a win is open"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains(", when the time was over\n"),
        "{}",
        ran.out
    );
    let ran = solve("giuthi 8x8", &["--time", "0.01", "--json"]);
    let answer = &ran.json()[0];
    assert_eq!(ran.code, 1);
    assert_eq!(answer["value"], json!(null));
    assert_eq!(answer["gave_up"], "time");
}

#[test]
fn what_is_no_certificate_is_refused() {
    let opening = solve("kiothi 6x5", &[]).refused();
    assert!(
        opening.ends_with("proofs begin after both redistributions\n"),
        "{opening}"
    );

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("2x3.proof").display().to_string();
    let missing = ndongu(&["check-certificate", &path]).refused();
    assert!(missing.contains("2x3.proof"), "{missing}");
    let no_file = ndongu(&["check-certificate", &folder.path().display().to_string()]).refused();
    assert!(no_file.contains("cannot be read"), "{no_file}");
    fs::write(&path, "no certificate").unwrap();
    let foreign = ndongu(&["check-certificate", &path]).refused();
    assert!(foreign.contains("this is no certificate"), "{foreign}");

    solve("giuthi 2x3", &["--certificate", &path]).ok();
    let mut bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let cut = ndongu(&["check-certificate", &path]).refused();
    assert!(cut.contains("in the middle"), "{cut}");
    // From so far behind nobody can win with twelve seeds.
    let lead = 16 + 4 + 4 + 10 + 5;
    bytes[lead..lead + 2].copy_from_slice(&(-100i16).to_le_bytes());
    fs::write(&path, &bytes).unwrap();
    let lie = ndongu(&["check-certificate", &path]);
    assert_eq!(lie.code, 1, "{}", lie.err);
    assert!(lie.err.contains("byte 34, entry 1 on South"), "{}", lie.err);
}

#[test]
fn a_search_goes_on_from_what_another_has_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3x7.known").display().to_string();
    let more = ["--resume", &path, "--time", "0.000001"];
    let given_up = solve("giuthi 3x7", &more);
    assert_eq!((given_up.code, given_up.err.as_str()), (1, ""));
    assert!(fs::read(&path).unwrap().starts_with(b"NDKNOWN"));
    let told = solve("giuthi 3x7", &["--resume", &path]).ok();
    assert!(told.contains("  with best play: a draw\n"), "{told}");

    let other = solve("giuthi 3x6", &["--resume", &path]).refused();
    assert!(
        other.contains("it is of another position, giuthi 7,7,7/7,7,7 0-0 S"),
        "{other}"
    );
    fs::write(&path, "nothing").unwrap();
    let foreign = solve("giuthi 3x6", &["--resume", &path]).refused();
    assert!(
        foreign.contains("this is no interrupted search"),
        "{foreign}"
    );
}

/// Ctrl-C ends the search, and what is known is told.
#[cfg(unix)]
#[test]
fn an_interrupted_search_tells_what_it_knows() {
    use std::{process::Stdio, thread, time::Duration};

    use rustix::process::{Pid, Signal, kill_process};

    // A signal that comes before the program listens ends it as it ends any other.
    let answered = (1..20).find_map(|pause| {
        let child = crate::program::command(&["solve", "giuthi 8x8", "--memory", "8000", "--json"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(100 * pause));
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let done = child.wait_with_output().unwrap();
        (!done.stdout.is_empty()).then_some(done)
    });
    let done = answered.expect("it listens after a while");
    let answer: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(1));
    assert_eq!(answer["gave_up"], "stopped");
}

#[test]
fn what_was_kept_and_is_not_true_is_refused_by_its_name() {
    // Well-formed files with right checksums, which say that South wins what is a draw.
    let lies = [
        (
            "giuthi 2x5",
            "4e444b4e4f574e1a02000002000200000505050500000000010000000000000006a53a14e0e6d7e00100000000804cff0000000000000000d13bc7c5",
        ),
        (
            "giuthi 3x6",
            "4e444b4e4f574e1a0200000300020000060606060606000000000100000000000000ae4883b81bd9d6840100000000804cff00000000000000001b07bc02",
        ),
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lie.known").display().to_string();
    for (position, hex) in lies {
        let digits = hex.as_bytes().chunks(2);
        let byte = |pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap();
        fs::write(&path, digits.map(byte).collect::<Vec<u8>>()).unwrap();
        let ran = solve(position, &["--resume", &path, "--threads", "1"]);
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(
            ran.err.contains("lie.known: it says what is not true"),
            "{}",
            ran.err
        );
        assert_eq!(ran.out, "");
    }
}

#[test]
fn what_cannot_be_written_does_not_keep_the_answer_back() {
    let missing = "/nonexistent/x";
    let ran = solve("giuthi 3x3", &["--certificate", missing]);
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains("with best play: North wins"),
        "{}",
        ran.out
    );
    assert!(ran.err.contains(missing), "{}", ran.err);
    let ran = solve("giuthi 3x3", &["--certificate", "x", "--resume", "x"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("a file each"), "{}", ran.err);
}

#[test]
fn a_certificate_that_is_cut_off_says_where() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3x3.proof").display().to_string();
    solve("giuthi 3x3", &["--certificate", &path]).ok();
    let whole = fs::read(&path).unwrap();
    for length in [9, 100, whole.len() - 1] {
        fs::write(&path, &whole[..length]).unwrap();
        let ran = ndongu(&["check-certificate", &path]);
        assert_eq!(ran.code, 2);
        let place = format!("it ends at byte {length}");
        assert!(ran.err.contains(&place), "{}", ran.err);
    }
}
