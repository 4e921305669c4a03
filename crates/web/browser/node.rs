//! Starting node in this folder, for the tests of two crates.

use std::{
    env,
    io::{self, Write},
    path::{Path, PathBuf},
    process::Command,
};

/// The first version of node that can do all that is asked of it here.
const NODE: u32 = 20;

/// This folder, when what it needs is there. If not, the tests say so and are skipped, unless
/// `NDONGU_BROWSER=required`.
pub fn browser() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/browser");
    let new_enough = format!("process.exit(parseInt(process.versions.node) < {NODE} ? 1 : 0)");
    match Command::new("node").args(["-e", &new_enough]).status() {
        Ok(status) if status.success() => {}
        Ok(_) => return skipped(&format!("node {NODE} or a later one is needed")),
        Err(_) => return skipped("node is not installed"),
    }
    if !folder.join("node_modules").exists() {
        return skipped("run `npm ci` in crates/web/browser first");
    }
    Some(folder)
}

/// Says why a test is skipped; fails if it may not be.
pub fn skipped<T>(missing: &str) -> Option<T> {
    let required = env::var("NDONGU_BROWSER").is_ok_and(|value| value == "required");
    assert!(!required, "the browser tests may not be skipped: {missing}");
    // Not by `println!`, which a test that passes keeps to itself.
    writeln!(io::stderr(), "skipped: {missing}").expect("the terminal takes it");
    None
}

/// Runs a command in a folder; it must succeed.
pub fn run(command: &mut Command, folder: &Path) {
    let output = command
        .current_dir(folder)
        .output()
        .expect("it was there a moment ago");
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}
