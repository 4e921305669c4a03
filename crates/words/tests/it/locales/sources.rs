//! The sources that ask for messages.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A file that may ask for messages.
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    text: String,
}

/// All sources, pages and scripts of all crates; not what only tests ask for.
pub fn all(root: &Path) -> Vec<Source> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        for folder in ["src", "templates", "assets"] {
            collect(&entry.as_ref().unwrap().path().join(folder), &mut found);
        }
    }
    found
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    // Not every crate has pages.
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let extension = path.extension().unwrap_or_default();
        if path.is_dir() {
            collect(&path, found);
        } else if ["rs", "html", "js"].iter().any(|kind| extension == *kind) {
            let text = fs::read_to_string(&path).unwrap();
            found.push(Source { path, text });
        }
    }
}

impl Source {
    /// Whether a text stands in it in quotes.
    pub fn has_literal(&self, key: &str) -> bool {
        let quoted = ['"', '\'', '`'].map(|quote| format!("{quote}{key}{quote}"));
        quoted.iter().any(|literal| self.text.contains(literal))
    }

    /// Keys that are asked for by `say("…"` and the like.
    pub fn asked(&self) -> Vec<String> {
        let calls = ["say!(", "say(", "text(", "say_of("];
        let found = calls.iter().flat_map(|call| {
            self.text.match_indices(call).filter_map(|(at, _)| {
                let argument = self.text[at + call.len()..].trim_start();
                let quote = argument
                    .chars()
                    .next()
                    .filter(|c| ['"', '\'', '`'].contains(c))?;
                let (key, _) = argument[1..].split_once(quote)?;
                is_key(key).then(|| key.to_owned())
            })
        });
        // Tests of the crates' own ask for what is not there.
        found.filter(|key| !key.starts_with("no-such-")).collect()
    }
}

/// Whether it is in the form of a key: small letters, digits and at least one `-`.
fn is_key(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.contains('-') && text.chars().all(fits)
}
