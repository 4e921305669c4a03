//! How long the players may think.

use std::{fmt, str::FromStr, time::Duration};

use ndongu_engine::{Clock, Limits};

/// What a player is given for every move: whichever limit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    pub clock: Option<ClockRule>,
}

/// Time for a whole game, and what every move adds to it: `10+0.1`, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockRule {
    pub base: Duration,
    pub increment: Duration,
}

/// The limits of both players where they have none of their own.
#[derive(clap::Args, Clone, Copy)]
pub struct Both {
    /// Look so many moves ahead.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,

    /// Look at so many positions for every move.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Think so many milliseconds about every move; 100 if no limit is given.
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    time: Option<Duration>,

    /// Time for a whole game and what every move adds, in seconds: 10+0.1.
    #[arg(long, value_name = "SECONDS+INCREMENT", conflicts_with = "time")]
    clock: Option<ClockRule>,
}

/// The limits of the first player, in place of those of both.
#[derive(clap::Args, Clone, Copy)]
pub struct First {
    /// The first player's own limit, in place of those for both.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    first_depth: Option<u32>,

    /// The same in positions.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    first_nodes: Option<u64>,

    /// The same in milliseconds.
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    first_time: Option<Duration>,

    /// The same as a clock.
    #[arg(long, value_name = "SECONDS+INCREMENT", conflicts_with = "first_time")]
    first_clock: Option<ClockRule>,
}

/// The limits of the second player, in place of those of both.
#[derive(clap::Args, Clone, Copy)]
pub struct Second {
    /// The second player's own limit, in place of those for both.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    second_depth: Option<u32>,

    /// The same in positions.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    second_nodes: Option<u64>,

    /// The same in milliseconds.
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    second_time: Option<Duration>,

    /// The same as a clock.
    #[arg(long, value_name = "SECONDS+INCREMENT", conflicts_with = "second_time")]
    second_clock: Option<ClockRule>,
}

impl Both {
    fn control(self) -> Control {
        Control {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            clock: self.clock,
        }
    }
}

impl First {
    /// What the first player is given.
    pub fn or(self, both: Both) -> Control {
        let own = Control {
            depth: self.first_depth,
            nodes: self.first_nodes,
            time: self.first_time,
            clock: self.first_clock,
        };
        own.or(both.control())
    }
}

impl Second {
    /// What the second player is given.
    pub fn or(self, both: Both) -> Control {
        let own = Control {
            depth: self.second_depth,
            nodes: self.second_nodes,
            time: self.second_time,
            clock: self.second_clock,
        };
        own.or(both.control())
    }
}

impl Control {
    /// Where nobody says anything.
    const USUAL: Control = Control {
        depth: None,
        nodes: None,
        time: Some(Duration::from_millis(100)),
        clock: None,
    };

    /// This, or `other` if it limits nothing, or what is usual.
    fn or(self, other: Control) -> Control {
        let limiting = [self, other].into_iter().find(Control::limits_anything);
        limiting.unwrap_or(Control::USUAL)
    }

    fn limits_anything(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some() || self.clock.is_some()
    }

    /// On the clock at the beginning; nothing without a clock.
    pub fn game_time(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |rule| rule.base)
    }

    /// What every move adds.
    pub fn increment(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |rule| rule.increment)
    }

    /// For the next move, with so much left on the clock.
    pub fn limits(&self, left: Duration) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            clock: self.clock.map(|rule| Clock {
                left,
                increment: rule.increment,
                moves_to_go: None,
            }),
        }
    }
}

/// `depth 4`, `nodes 1000`, `time 100 ms`, `clock 10+0.1 s`, joined by commas.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.depth.map(|depth| format!("depth {depth}")),
            self.nodes.map(|nodes| format!("nodes {nodes}")),
            self.time
                .map(|time| format!("time {} ms", time.as_millis())),
            self.clock.map(|rule| format!("clock {rule} s")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(&parts.join(", "))
    }
}

impl fmt::Display for ClockRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, increment) = (self.base.as_secs_f64(), self.increment.as_secs_f64());
        write!(f, "{base}+{increment}")
    }
}

impl FromStr for ClockRule {
    type Err = String;

    fn from_str(text: &str) -> Result<ClockRule, String> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(ClockRule { base, increment }),
            _ => Err("expected seconds for a game and seconds for every move, like 10+0.1".into()),
        }
    }
}

/// A number of seconds, to the millisecond; at most a day.
fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    let ms = (seconds * 1000.0).round();
    (0.0..=86_400_000.0)
        .contains(&ms)
        .then(|| Duration::from_secs_f64(ms / 1000.0))
}

fn milliseconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(ms @ 1..=86_400_000) => Ok(Duration::from_millis(ms)),
        _ => Err("expected milliseconds, from 1 to 86400000 (a day)".to_owned()),
    }
}
