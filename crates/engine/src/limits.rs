//! How long and how well the engine thinks.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// How strong a computer opponent is: from 1, weak and quick, to 10, all it can in a second.
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

/// When to stop thinking, and how often not to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The time for a move.
    pub time: Duration,
    /// The most moves to look ahead, a first one always; `None` when only time limits. In a Kiothi
    /// opening every further move doubles the number of redistributions tried.
    pub depth: Option<u32>,
    /// How many moves in a hundred are played at random, without a thought.
    pub whim_percent: u8,
}

impl Limits {
    /// Every level looks at least as far ahead, thinks at least as long and plays at most as many
    /// random moves as the one below it.
    pub fn for_level(level: Level) -> Limits {
        let Level(level) = level;
        Limits {
            time: Duration::from_millis(100) * u32::from(level),
            depth: (level < Level::HIGHEST.0).then_some(u32::from(level)),
            whim_percent: 5_u8.saturating_sub(level) * 10,
        }
    }
}

impl Default for Limits {
    /// Those of the highest level.
    fn default() -> Self {
        Limits::for_level(Level::default())
    }
}

/// Tells when thinking must end.
#[derive(Clone, Copy)]
pub(crate) struct Clock<'a> {
    /// `None`: later than the clock can tell.
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(time: Duration, stop: &'a AtomicBool) -> Self {
        let deadline = Instant::now().checked_add(time);
        Clock { deadline, stop }
    }

    pub(crate) fn is_up(&self) -> bool {
        let late = |deadline| Instant::now() >= deadline;
        self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(late)
    }
}
