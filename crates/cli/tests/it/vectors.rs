//! The vectors of the rules: positions and games computed independently from the same rules.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

/// Where a file of vectors lies.
pub fn path(name: &str) -> PathBuf {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/vectors");
    vectors.join(name)
}

/// The lines of a file of vectors.
pub fn lines(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(path(name)).unwrap();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The string under a key.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

/// The strings in a list.
pub fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|item| item.as_str().unwrap()).collect()
}
