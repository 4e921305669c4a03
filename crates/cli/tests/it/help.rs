//! What the program says of itself: help, completions, manual pages.

use std::{fs, path::Path, process::Command};

use crate::program::ndongu;
#[cfg(unix)]
use crate::site::Site;

/// Every command, as the program's own help lists them.
fn commands() -> Vec<String> {
    let help = ndongu(&["--help"]).ok();
    let (_, list) = help.split_once("\nCommands:\n").unwrap();
    list.lines()
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().next().unwrap().to_owned())
        .filter(|command| command != "help")
        .collect()
}

/// The lines under `Examples:`.
fn examples(help: &str) -> Vec<&str> {
    let (_, rest) = help.split_once("\nExamples:\n").unwrap();
    rest.lines()
        .take_while(|line| !line.is_empty())
        .map(str::trim)
        .collect()
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in commands() {
        let help = ndongu(&[&command, "--help"]).ok();
        assert!(
            examples(&help)
                .iter()
                .all(|line| line.starts_with("ndongu ")),
            "{help}"
        );
    }
}

#[test]
fn positions_and_moves_are_explained_where_they_are_asked_for() {
    for command in commands() {
        let help = ndongu(&[&command, "--help"]).ok();
        let asks = ["POSITION>", "POSITION]"]
            .iter()
            .any(|name| help.contains(name));
        assert_eq!(asks, help.contains("\nPositions:\n"), "{command}");
        assert_eq!(asks, help.contains("\nMoves:\n"), "{command}");
    }
}

/// Commands whose examples take minutes; they have tests of their own.
const SLOW: [&str; 2] = ["bench", "tune"];

/// The command whose examples go on until they are told to end.
#[cfg(unix)]
const SERVES: &str = "serve";

/// Runs the examples that need no other program, as a shell would.
#[cfg(unix)]
#[test]
fn examples_run() {
    let program = Path::new(env!("CARGO_BIN_EXE_ndongu"));
    let path = program.parent().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let record = "[Game \"giuthi\"] [Setup \"5x4\"] 1. B- d- *";
    fs::write(folder.path().join("game.txt"), record).unwrap();
    let quick = commands().into_iter();
    for command in quick.filter(|command| !SLOW.contains(&command.as_str())) {
        let help = ndongu(&[&command, "--help"]).ok();
        let alone = examples(&help)
            .into_iter()
            .filter(|line| !line.contains(['|', '<', '>']));
        for example in alone {
            if command == SERVES {
                let site = Site::start(folder.path(), &format!("exec {example}"));
                assert_eq!(
                    site.ask("/healthz", &[]),
                    (200, "ok".to_owned()),
                    "{example}"
                );
                site.end();
                continue;
            }
            let shell = Command::new("/bin/sh")
                .current_dir(folder.path())
                .env("PATH", path)
                .args(["-c", example])
                .output();
            let output = shell.unwrap();
            let complaints = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{example}: {complaints}");
        }
    }
}

#[test]
fn completions_for_every_shell_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = ndongu(&["completions", shell]).ok();
        for command in commands() {
            assert!(script.contains(&command), "{shell}: {command}");
        }
    }
}

#[test]
fn manual_pages_have_their_sections() {
    let page = ndongu(&["manual"]).ok();
    for section in [
        "NAME",
        "SYNOPSIS",
        "DESCRIPTION",
        "OPTIONS",
        "SUBCOMMANDS",
        "EXAMPLES",
    ] {
        assert!(page.contains(&format!(".SH {section}\n")), "{section}");
    }
    for command in commands() {
        let page = ndongu(&["manual", &command]).ok();
        assert!(page.contains(&format!(".TH ndongu-{command} 1")), "{page}");
        assert!(page.contains(".SH EXAMPLES\n.nf\n"), "{page}");
    }
}

#[test]
fn the_version_is_told() {
    let version = ndongu(&["--version"]).ok();
    assert_eq!(version, concat!("ndongu ", env!("CARGO_PKG_VERSION"), "\n"));
}
