//! The site in a real browser: what people do on its pages, from the first click to the last.
//!
//! The flows are written in JavaScript, in `crates/web/browser/flows/`; this starts them with the
//! program, which they start, kill and start again. They need node, the packages of
//! `browser/package.json` and Chromium. Without them the test says so and is skipped, unless
//! `NDONGU_BROWSER=required`.

use std::{env, path::PathBuf, process::Command};

#[path = "../../web/browser/node.rs"]
mod node;

/// What Chromium is called where it is installed.
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

#[test]
fn people_find_their_way_through_the_site() {
    let Some(folder) = node::browser() else {
        return;
    };
    let Some(chromium) = chromium() else {
        return;
    };
    let node = |more: &[&str]| {
        let mut node = Command::new("node");
        node.arg("--test")
            .args(more)
            .current_dir(&folder)
            .env("NDONGU_PROGRAM", env!("CARGO_BIN_EXE_ndongu"))
            .env("CHROMIUM", &chromium);
        node
    };
    let ran = node(&["--test-reporter=tap", "--test-concurrency=4", "flows/"]).output();
    let ran = ran.expect("node was there a moment ago");
    if ran.status.success() {
        return;
    }
    // Four browsers at once can be too much for a busy machine: what failed must pass alone.
    let told = String::from_utf8_lossy(&ran.stdout);
    let failed = failed_flows(&told);
    assert!(!failed.is_empty(), "{told}");
    println!("tried once more, alone: {}", failed.join(", "));
    let alone = [&["--test-concurrency=1"], &failed[..]].concat();
    node::run(&mut node(&alone), &folder);
}

/// The files of the flows that failed, as node's TAP report names them.
fn failed_flows(told: &str) -> Vec<&str> {
    let mut files: Vec<&str> = told
        .split("\nnot ok ")
        .skip(1)
        .filter_map(|failure| {
            let (_, place) = failure.split_once("location: '")?;
            let (file, _) = place.split_once(".test.js")?;
            Some(&place[..file.len() + ".test.js".len()])
        })
        .collect();
    files.sort_unstable();
    files.dedup();
    files
}

/// The browser that `CHROMIUM` names, or one with a usual name on the path.
fn chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places = env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    places
        .find(|program| program.is_file())
        .or_else(|| node::skipped("there is no Chromium; CHROMIUM can name one"))
}
