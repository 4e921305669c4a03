//! Reading of `tests/vectors`: positions and games computed independently from the same rules.

use std::{fs, path::Path};

use ndongu_rules::{AnyPosition, Outcome, Side, Trace};
use serde_json::{Value, json};

/// The lines of a file of vectors.
pub fn lines(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/vectors")
        .join(name);
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The string under a key.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("no string {key} in {value}"))
}

/// The strings under a key.
pub fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    let list = value[key]
        .as_array()
        .unwrap_or_else(|| panic!("no list {key} in {value}"));
    list.iter().map(|item| item.as_str().unwrap()).collect()
}

/// The position under a key.
pub fn position(value: &Value, key: &str) -> AnyPosition {
    let text = text(value, key);
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A side as the vectors write it.
pub fn side(side: Option<Side>) -> Value {
    side.map_or(Value::Null, |side| json!(side.letter().to_string()))
}

/// What the vectors call an outcome.
pub fn over(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "score": [outcome.score.south, outcome.score.north],
            "termination": "no moves",
            "winner": side(outcome.winner()),
        })
    })
}

/// A move with what it does, as the vectors write it.
pub fn told(mv: &str, after: &AnyPosition, trace: &Trace) -> Value {
    let taken: Vec<Value> = trace
        .taken
        .iter()
        .map(|taken| json!([taken.hole.letter().to_string(), taken.seeds]))
        .collect();
    json!({
        "move": mv,
        "after": after.to_string(),
        "end": trace.end.word(),
        "laps": trace.laps_text(),
        "taken": taken,
        "over": over(after.outcome()),
    })
}
