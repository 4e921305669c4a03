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
    let mut flows = Command::new("node");
    flows
        .args(["--test", "--test-concurrency=4", "flows/"])
        .env("NDONGU_PROGRAM", env!("CARGO_BIN_EXE_ndongu"))
        .env("CHROMIUM", chromium);
    node::run(&mut flows, &folder);
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
