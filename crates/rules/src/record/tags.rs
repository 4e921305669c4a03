//! The tags that say nothing of the game itself: who played, when, in which match (N4).

use std::fmt;

use crate::BySide;

/// Written between the start and the result, in this order.
const LEADING: [&str; 6] = ["Match", "Round", "Kept", "South", "North", "Date"];

/// Written from the game.
const DERIVED: [&str; 6] = [
    "Game",
    "Setup",
    "Position",
    "Result",
    "Score",
    "Termination",
];

/// Names with values, no name twice, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tags(Vec<(String, String)>);

/// Why a tag cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagError {
    /// A name is of letters, digits and `_ + # = : -`.
    Name,
    /// A value stands on one line.
    LineBreak,
    /// The tag follows from the game.
    Derived,
    /// `Round` is a number from 1 on.
    Round,
    /// `Kept` is two numbers, like `0-8`.
    Kept,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagError::Name => "the name of a tag is of letters, digits and _ + # = : -",
            TagError::LineBreak => "the value of a tag stands on one line",
            TagError::Derived => "this tag follows from the game and cannot be set",
            TagError::Round => "expected the number of a round, from 1 on",
            TagError::Kept => "expected the seeds kept by South and North, like 0-8",
        })
    }
}

impl std::error::Error for TagError {}

impl Tags {
    /// Tags in any order, as they were read.
    pub(super) fn sorted(mut tags: Vec<(String, String)>) -> Tags {
        tags.sort_by_key(|(name, _)| rank(name));
        Tags(tags)
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(given, _)| given == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let value = checked(name, value)?;
        if let Some((_, old)) = self.0.iter_mut().find(|(given, _)| given == name) {
            *old = value;
            return Ok(());
        }
        let at = self
            .0
            .partition_point(|(given, _)| rank(given) <= rank(name));
        self.0.insert(at, (name.to_owned(), value));
        Ok(())
    }

    /// Those that are written before the result.
    pub(super) fn leading(&self) -> impl Iterator<Item = (&str, String)> {
        self.iter().filter(|(name, _)| rank(name) < LEADING.len())
    }

    /// Those that are written after everything else.
    pub(super) fn others(&self) -> impl Iterator<Item = (&str, String)> {
        self.iter().filter(|(name, _)| rank(name) == LEADING.len())
    }

    fn iter(&self) -> impl Iterator<Item = (&str, String)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.clone()))
    }
}

fn rank(name: &str) -> usize {
    let place = LEADING.iter().position(|leading| *leading == name);
    place.unwrap_or(LEADING.len())
}

/// The value as it is written, if a tag of this name may have it.
pub(super) fn checked(name: &str, value: &str) -> Result<String, TagError> {
    if name.is_empty() || !name.chars().all(is_in_name) {
        return Err(TagError::Name);
    }
    if DERIVED.contains(&name) {
        return Err(TagError::Derived);
    }
    if value.contains(['\n', '\r']) {
        return Err(TagError::LineBreak);
    }
    match name {
        "Round" => match value.parse::<u32>() {
            Ok(round) if round > 0 => Ok(round.to_string()),
            _ => Err(TagError::Round),
        },
        "Kept" => {
            let kept = parse_pair(value).ok_or(TagError::Kept)?;
            Ok(pair_text(kept))
        }
        _ => Ok(value.to_owned()),
    }
}

/// Whether the reader makes more of a tag of this name than text.
pub(super) fn is_typed(name: &str) -> bool {
    matches!(name, "Round" | "Kept" | "Result" | "Score" | "Termination")
}

pub(super) fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_+#=:-".contains(c)
}

/// `42-30`: South's number, then North's.
pub(super) fn parse_pair(text: &str) -> Option<BySide<u16>> {
    let (south, north) = text.split_once('-')?;
    let number = |text: &str| text.parse().ok();
    Some(BySide {
        south: number(south)?,
        north: number(north)?,
    })
}

pub(super) fn pair_text(pair: BySide<u16>) -> String {
    format!("{}-{}", pair.south, pair.north)
}
