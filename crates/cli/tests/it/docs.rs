//! The examples of the documentation, run as a shell would and compared with what is printed there.

#![cfg(unix)]

use std::{env, fs, path::Path, process::Command};

use ndongu_rules::record::Record;

const PAGES: [&str; 6] = [
    "README.md",
    "docs/notation.md",
    "docs/match.md",
    "docs/tables.md",
    "docs/proofs.md",
    "CONTRIBUTING.md",
];

#[test]
fn documented_examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for page in PAGES {
        let text = fs::read_to_string(root.join(page)).unwrap();
        for block in blocks(&text, "console") {
            for (command, expected) in examples(block) {
                let printed = run(command, &root);
                assert!(
                    matches(&printed, &expected),
                    "{page}: {command}\nprints\n{printed}"
                );
            }
        }
    }
}

#[test]
fn documented_records_can_be_read() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let text = fs::read_to_string(page).unwrap();
    let records = blocks(&text, "pgn");
    assert!(!records.is_empty());
    for record in records {
        let record: Record = record
            .parse()
            .unwrap_or_else(|error| panic!("{record}\n{error}"));
        assert!(record.disagreements().is_empty());
    }
}

/// What stands in the fenced blocks of a language.
pub fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let starts = page.split(fence.as_str()).skip(1);
    starts
        .map(|rest| rest.split_once("```").unwrap().0)
        .collect()
}

/// Every command after a `$`, with the lines that follow it.
fn examples(block: &str) -> Vec<(&str, String)> {
    let mut examples: Vec<(&str, String)> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("$ "), examples.last_mut()) {
            (Some(command), _) => examples.push((command, String::new())),
            (None, Some((_, expected))) => expected.extend([line, "\n"]),
            (None, None) => panic!("no command before: {line}"),
        }
    }
    examples
}

/// What a terminal would show: both outputs, in the order written.
fn run(command: &str, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_ndongu")).parent().unwrap();
    let path = env::var("PATH").unwrap_or_default();
    let output = Command::new("/bin/sh")
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", program.display()))
        .args(["-c", &format!("exec 2>&1; {command}")])
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Whether a text is as expected, where `…` stands for anything.
pub fn matches(text: &str, expected: &str) -> bool {
    let mut pieces = expected.split('…');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    let Some(last) = pieces.next_back() else {
        return rest.is_empty();
    };
    for piece in pieces {
        match rest.split_once(piece) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}
