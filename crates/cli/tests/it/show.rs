//! `ndongu show`.

use std::fs;

use crate::program::{command, ndongu, with_input};

#[test]
fn giuthi_in_plain_text() {
    assert_eq!(
        ndongu(&["show", "giuthi 0,1,5,6,10/11,20,180,0,2 0-0 S"]).code,
        2,
        "more than 180 seeds are no position"
    );
    assert_eq!(
        ndongu(&["show", "giuthi 0,1,5,6,10/11,20,100,0,2 3-12 N"]).ok(),
        "
▸ North  captured 12
     e     d     c     b     a
  ╭─────┬─────┬─────┬─────┬─────╮
  │ ··  │     │●●●●●│●●●●●│ ●●● │
  │  2  │  0  │100  │ 20  │ 11  │
  ├─────┼─────┼─────┼─────┼─────┤
  │  0  │  1  │  5  │  6  │ 10  │
  │     │  ·  │·····│ ••• │•••••│
  ╰─────┴─────┴─────┴─────┴─────╯
     A     B     C     D     E
  South  captured 3
North is to move
"
        .trim_start_matches('\n')
    );
}

#[test]
fn k4_nki_is_marked_and_explained() {
    let out = ndongu(&["show", "kiothi 0,5*,1/2,0,3 4-1 N"]).ok();
    assert!(out.contains("│  0  │  5* │  1  │"), "{out}");
    assert!(
        out.ends_with("North is to move\n* nki: cannot be captured (K4)\n"),
        "{out}"
    );
    let none = ndongu(&["show", "kiothi 0,5,1/2,0,3 4-1 N"]).ok();
    assert!(!none.contains("nki"), "{none}");
}

#[test]
fn g12_a_finished_game_shows_its_score() {
    let out = ndongu(&["show", "giuthi 1/0 3-2 S"]).ok();
    assert!(out.ends_with(": South wins, 4 to 2 (G12)\n"), "{out}");
}

#[test]
fn the_longest_board_fits_eighty_columns() {
    let out = ndongu(&["show", "giuthi 10x9"]).ok();
    assert!(out.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn colours_only_where_they_are_wanted() {
    const COLOUR: &str = "\u{1b}[";
    let show = |args: &[&str]| ndongu(&[&["show", "giuthi 5x4"], args].concat()).ok();
    assert!(!show(&[]).contains(COLOUR), "a pipe is no terminal");
    assert!(!show(&["--color", "never"]).contains(COLOUR));
    assert!(show(&["--color", "always"]).contains(COLOUR));

    let mut forced = command(&["show", "giuthi 5x4"]);
    let forced = forced.env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(String::from_utf8(forced.stdout).unwrap().contains(COLOUR));
    let mut no_colour = command(&["show", "giuthi 5x4"]);
    let no_colour = no_colour
        .env("CLICOLOR_FORCE", "1")
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    assert!(
        !String::from_utf8(no_colour.stdout)
            .unwrap()
            .contains(COLOUR)
    );
}

#[test]
fn colours_change_nothing_but_colours() {
    let plain = ndongu(&["show", "kiothi 6x5"]).ok();
    let painted = ndongu(&["show", "--color", "always", "kiothi 6x5"]).ok();
    let mut text = String::new();
    let mut rest = painted.as_str();
    while let Some((before, escape)) = rest.split_once("\u{1b}[") {
        text.push_str(before);
        rest = escape.split_once('m').unwrap().1;
    }
    text.push_str(rest);
    let trimmed: Vec<&str> = text.lines().map(str::trim_end).collect();
    assert_eq!(trimmed, plain.lines().collect::<Vec<_>>());
}

#[test]
fn boards_from_standard_input_stand_apart() {
    let out = with_input(&["show", "-"], "giuthi 5x4\ngiuthi 5x4\n").ok();
    let boards: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(boards.len(), 2);
    assert_eq!(boards[0], boards[1].trim_end());
}

#[test]
fn svg_goes_to_a_file_or_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.svg");
    fs::write(&path, "an older picture").unwrap();
    let file = path.to_str().unwrap();
    assert_eq!(ndongu(&["show", "--svg", file, "giuthi 8x8"]).ok(), "");
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.starts_with("<svg "));
    assert_eq!(ndongu(&["show", "--svg", "-", "giuthi 8x8"]).ok(), written);
    let names = fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 1, "nothing else is left behind");
}

#[test]
fn svg_that_cannot_be_written_fails_with_1_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing/board.svg");
    for path in [missing.as_path(), folder.path()] {
        let ran = ndongu(&["show", "--svg", path.to_str().unwrap(), "giuthi 8x8"]);
        assert_eq!(ran.code, 1);
        let wanted = format!("error: cannot write {}: ", path.display());
        assert!(ran.err.starts_with(&wanted), "{}", ran.err);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn svg_of_a_bad_position_leaves_the_file_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.svg");
    fs::write(&path, "an older picture").unwrap();
    ndongu(&["show", "--svg", path.to_str().unwrap(), "giuthi 8x"]).refused();
    assert_eq!(fs::read_to_string(&path).unwrap(), "an older picture");
}

#[cfg(unix)]
#[test]
fn svg_through_a_link_replaces_what_it_leads_to() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("board.svg"), folder.path().join("link"));
    fs::write(&file, "an older picture").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    ndongu(&["show", "--svg", link.to_str().unwrap(), "giuthi 8x8"]).ok();
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg "));
    assert!(link.is_symlink());
}

#[test]
fn svg_draws_one_position_only() {
    assert!(
        ndongu(&["show", "--svg", "-", "-"])
            .refused()
            .contains("instead of -")
    );
}

#[test]
fn a_position_needs_no_quotes() {
    let quoted = ndongu(&["show", "giuthi 8x8"]).ok();
    assert_eq!(ndongu(&["show", "giuthi", "8x8"]).ok(), quoted);
}
