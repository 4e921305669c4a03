//! `ndongu annotate`.

use std::fs;

use ndongu_rules::{Record, record};

use crate::{
    program::{ndongu, with_input},
    vectors,
};

/// South gives away a win: C+ takes everything, and C- draws.
const MISTAKEN: &str = "\
[Game \"giuthi\"]
[Position \"giuthi 0,0,2/0,1,1 0-0 S\"]
[South \"Wanjiru\"]
[Result \"1/2-1/2\"]
[Score \"2-2\"]
[Termination \"no moves\"]

1. C- {an idea} 1/2-1/2
";

fn records() -> Vec<(String, String)> {
    let folder = vectors::path("records");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        (
            path.display().to_string(),
            fs::read_to_string(path).unwrap(),
        )
    };
    files.into_iter().map(read).collect()
}

/// What was there before, in the same order.
#[track_caller]
fn assert_kept(before: &Record, after: &Record) {
    assert_eq!(before.tags(), after.tags());
    assert_eq!(before.game(), after.game());
    let (before, after) = (before.line(), after.line());
    assert_eq!(before.before, after.before);
    for (turn, annotated) in before.turns.iter().zip(&after.turns) {
        assert!(annotated.variations.starts_with(&turn.variations));
        for (played, annotated) in turn.moves.iter().zip(&annotated.moves) {
            assert!(annotated.comments.starts_with(&played.comments));
            assert!(annotated.nags.starts_with(&played.nags));
        }
        let last = annotated.moves.last().unwrap();
        let evaluations = last
            .comments
            .iter()
            .filter_map(|comment| comment.command("eval"));
        assert_eq!(evaluations.count(), 1);
    }
}

#[test]
fn every_record_is_read_back_and_what_was_there_is_kept() {
    let depth = ["annotate", "-", "--depth", "2"];
    let mut all = String::new();
    for (path, text) in records() {
        let annotated = with_input(&depth, &text).ok();
        with_input(&["replay", "-"], &annotated).ok();
        let (before, after): (Record, Record) = (text.parse().unwrap(), annotated.parse().unwrap());
        assert_kept(&before, &after);
        // Annotating twice adds nothing, however deep.
        assert_eq!(
            with_input(&["annotate", "-", "--depth", "3"], &annotated).ok(),
            annotated,
            "{path}"
        );
        all = [all, text].join("\n");
    }
    let annotated = with_input(&depth, &all).ok();
    assert_eq!(record::read(&annotated).count(), records().len());
    with_input(&["replay", "-"], &annotated).ok();
    assert_eq!(with_input(&depth, &annotated).ok(), annotated);
}

#[test]
fn a_mistake_gets_a_glyph_a_word_and_the_better_line() {
    let annotated = with_input(&["annotate", "-", "--depth", "4"], MISTAKEN).ok();
    let (tags, moves) = annotated.split_once("\n\n").unwrap();
    assert!(MISTAKEN.starts_with(tags));
    assert_eq!(
        moves,
        "1. C- $4 {an idea} {[%eval 0.0] A blunder: C+ wins by force; after this it is\n\
         only a draw.} (1. C+) 1/2-1/2\n"
    );
    with_input(&["replay", "-"], &annotated).ok();
}

#[test]
fn the_best_turn_is_not_blamed_and_the_end_is_worth_its_margin() {
    let won = MISTAKEN.replace("C-", "C+");
    let won = won.replace("1/2-1/2", "1-0").replace("2-2", "4-0");
    let annotated = with_input(&["annotate", "-", "--depth", "4"], won).ok();
    assert!(
        annotated.ends_with("\n1. C+ {an idea} {[%eval 4.0]} 1-0\n"),
        "{annotated}"
    );
}

#[test]
fn glyphs_that_are_there_are_not_contradicted() {
    let brilliant = MISTAKEN.replace("C- {", "C-!! {");
    let annotated = with_input(&["annotate", "-", "--depth", "4"], brilliant).ok();
    assert!(
        annotated.contains("1. C- $3 {an idea} {[%eval "),
        "{annotated}"
    );
    assert!(annotated.contains("(1. C+)"), "{annotated}");
}

#[test]
fn turns_with_an_evaluation_are_left_alone() {
    let valued = MISTAKEN.replace("an idea", "[%eval -3] an idea");
    let annotated = with_input(&["annotate", "-", "--depth", "4"], &valued).ok();
    assert_eq!(annotated, valued);
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let name = path.to_str().unwrap();
    let arguments = ["annotate", name, "--depth", "2", "--output", name];

    fs::write(&path, MISTAKEN).unwrap();
    assert_eq!(ndongu(&arguments).ok(), "");
    let annotated = fs::read_to_string(&path).unwrap();
    assert_eq!(
        annotated,
        with_input(&["annotate", "-", "--depth", "2"], MISTAKEN).ok()
    );

    let broken = format!("{MISTAKEN}\n{}", MISTAKEN.replace("C-", "A+"));
    fs::write(&path, &broken).unwrap();
    let error = ndongu(&arguments).refused();
    assert!(error.starts_with("error: game 2, line "), "{error}");
    assert!(error.contains("is not written"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), broken);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn records_that_cannot_be_read_do_not_keep_the_others_from_being_annotated() {
    let text = format!("{}\n{MISTAKEN}", MISTAKEN.replace("C-", "A+"));
    let ran = with_input(&["annotate", "-", "--depth", "2"], text);
    assert!(ran.out.contains("[%eval "), "{}", ran.out);
    assert_eq!(record::read(&ran.out).count(), 1);
    assert!(ran.refused().starts_with("error: game 1, line "));
    let error = with_input(&["annotate", "-"], "\n").refused();
    assert_eq!(error, "error: -: there is no game record in it\n");
    assert!(
        ndongu(&["annotate", "/nonexistent"])
            .refused()
            .contains("cannot read")
    );
}
