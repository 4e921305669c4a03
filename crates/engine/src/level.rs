//! Levels of play for people.

use std::{fmt, str::FromStr, time::Duration};

use crate::{Limits, value::SEED};

/// How strong a computer opponent is: from 1, which a child beats, to 10, all it can in a second.
///
/// ```
/// # use ndongu_engine::Level;
/// assert_eq!("3".parse::<Level>()?.to_string(), "3");
/// assert_eq!(Level::default(), Level::try_from(10)?);
/// # Ok::<_, ndongu_engine::LevelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// Weak and quick.
    pub const LOWEST: Level = Level(1);
    /// All the engine can.
    pub const HIGHEST: Level = Level(10);

    /// 1 … 10.
    pub fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn skill(self) -> Skill {
        SKILLS[usize::from(self.0 - 1)]
    }
}

/// What a player of a level can do.
#[derive(Clone, Copy)]
pub(crate) struct Skill {
    pub(crate) limits: Limits,
    /// How wrong a move of one lap may be judged, in hundredths of a seed: a standard deviation.
    /// Sowings of more laps are harder to follow, and judged the worse.
    pub(crate) blur: i32,
}

/// Weak levels look few moves ahead and misjudge what they see, most of all long sowings; strong ones
/// look at more and more positions. docs/levels.md tells how far apart they are.
const SKILLS: [Skill; 10] = [
    blurred(1, 4 * SEED),
    blurred(1, 2 * SEED),
    blurred(2, 3 * SEED / 2),
    blurred(3, SEED),
    blurred(4, SEED / 2),
    clear(1_000),
    clear(5_000),
    clear(25_000),
    clear(150_000),
    Skill {
        limits: Limits {
            depth: None,
            nodes: None,
            time: Some(Duration::from_secs(1)),
            clock: None,
        },
        blur: 0,
    },
];

const fn blurred(depth: u32, blur: i32) -> Skill {
    Skill {
        limits: Limits {
            depth: Some(depth),
            nodes: Some(20_000),
            time: None,
            clock: None,
        },
        blur,
    }
}

const fn clear(nodes: u64) -> Skill {
    Skill {
        limits: Limits {
            depth: None,
            nodes: Some(nodes),
            time: None,
            clock: None,
        },
        blur: 0,
    }
}

impl Default for Level {
    fn default() -> Self {
        Level::HIGHEST
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(level: u8) -> Result<Self, LevelError> {
        let level = Level(level);
        let known = (Level::LOWEST..=Level::HIGHEST).contains(&level);
        known.then_some(level).ok_or(LevelError)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.parse::<u8>().map_err(|_| LevelError)?.try_into()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Not a [`Level`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelError;

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lowest, highest) = (Level::LOWEST, Level::HIGHEST);
        write!(
            f,
            "a level is a whole number from {lowest} (weak) to {highest} (strong)"
        )
    }
}

impl std::error::Error for LevelError {}
