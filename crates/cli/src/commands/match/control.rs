//! How long the players may think.

use std::{fmt, str::FromStr, time::Duration};

use ndongu_engine::{Clock, Limits};
use ndongu_rules::{BySide, Side};

/// For every move, where nobody says anything.
const USUAL_TIME: Duration = Duration::from_millis(100);

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

/// The limits of the first player alone.
#[derive(clap::Args, Clone, Copy)]
#[expect(
    clippy::struct_field_names,
    reason = "the fields are named like the options"
)]
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

/// The limits of the second player alone.
#[derive(clap::Args, Clone, Copy)]
#[expect(
    clippy::struct_field_names,
    reason = "the fields are named like the options"
)]
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
    /// What players are given who have no limits of their own.
    pub fn control(self) -> Control {
        let given = Control {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            clock: self.clock,
        };
        given.if_any().unwrap_or(Control {
            time: Some(USUAL_TIME),
            ..given
        })
    }
}

impl First {
    pub fn control(self) -> Option<Control> {
        let own = Control {
            depth: self.first_depth,
            nodes: self.first_nodes,
            time: self.first_time,
            clock: self.first_clock,
        };
        own.if_any()
    }
}

impl Second {
    pub fn control(self) -> Option<Control> {
        let own = Control {
            depth: self.second_depth,
            nodes: self.second_nodes,
            time: self.second_time,
            clock: self.second_clock,
        };
        own.if_any()
    }
}

impl Control {
    /// `None` when this limits nothing.
    fn if_any(self) -> Option<Control> {
        let limits_time = self.time.is_some() || self.clock.is_some();
        (limits_time || self.depth.is_some() || self.nodes.is_some()).then_some(self)
    }
}

/// What both players may use up in the turns to come.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// `None`: the player has limits of its own.
    controls: BySide<Option<Control>>,
    /// What the clocks show; nothing without a clock.
    left: BySide<Duration>,
}

impl Allowance {
    /// At the beginning of a game.
    pub fn new(controls: BySide<Option<Control>>) -> Allowance {
        let clock = |side| clock(&controls, side).map_or(Duration::ZERO, |rule| rule.base);
        Allowance {
            controls,
            left: BySide {
                south: clock(Side::South),
                north: clock(Side::North),
            },
        }
    }

    /// For the next move of a built-in player.
    pub fn limits(&self, side: Side) -> Limits {
        let Some(control) = self.controls[side] else {
            return Limits::default();
        };
        Limits {
            depth: control.depth,
            nodes: control.nodes,
            time: control.time,
            clock: control.clock.map(|rule| Clock {
                left: self.left[side],
                increment: rule.increment,
                moves_to_go: None,
            }),
        }
    }

    /// The same in words of the Universal Game Interface, where South is p1.
    pub fn go(&self, side: Side) -> String {
        let mut go = vec!["go".to_owned()];
        let mut say = |name, value: u128| go.push(format!("{name} {value}"));
        if let Some(control) = self.controls[side] {
            if control.clock.is_some() {
                // Who plays without a clock is told to have the same as the other.
                let shown = |of| clock(&self.controls, of).map_or(side, |_| of);
                let left = |of| self.left[shown(of)].as_millis();
                let increment = |of| {
                    let rule = clock(&self.controls, shown(of));
                    rule.map_or(0, |rule| rule.increment.as_millis())
                };
                say("p1time", left(Side::South));
                say("p2time", left(Side::North));
                say("p1inc", increment(Side::South));
                say("p2inc", increment(Side::North));
            }
            if let Some(time) = control.time {
                say("movetime", time.as_millis());
            }
            if let Some(depth) = control.depth {
                say("depth", depth.into());
            }
            if let Some(nodes) = control.nodes {
                say("nodes", nodes.into());
            }
        }
        go.join(" ")
    }

    /// The time in which a side must move, if there is one.
    pub fn time(&self, side: Side) -> Option<Duration> {
        self.clock_left(side).or(self.controls[side]?.time)
    }

    /// What the clock of a side shows, if it has one.
    pub fn clock_left(&self, side: Side) -> Option<Duration> {
        clock(&self.controls, side).map(|_| self.left[side])
    }

    /// Runs the clock of the side that has moved.
    pub fn spend(&mut self, side: Side, took: Duration) {
        if let Some(rule) = clock(&self.controls, side) {
            self.left[side] = self.left[side].saturating_sub(took) + rule.increment;
        }
    }
}

fn clock(controls: &BySide<Option<Control>>, side: Side) -> Option<ClockRule> {
    controls[side]?.clock
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

#[cfg(test)]
mod tests {
    use super::*;

    fn control(clock: Option<&str>, depth: Option<u32>) -> Control {
        Control {
            depth,
            nodes: None,
            time: None,
            clock: clock.map(|text| text.parse().unwrap()),
        }
    }

    #[test]
    fn clocks_are_read_and_written() {
        for (text, base_ms, increment_ms) in [
            ("10+0.1", 10_000, 100),
            ("0.25+0", 250, 0),
            ("60", 60_000, 0),
        ] {
            let rule: ClockRule = text.parse().unwrap();
            assert_eq!(rule.base, Duration::from_millis(base_ms));
            assert_eq!(rule.increment, Duration::from_millis(increment_ms));
            assert_eq!(rule.to_string().parse(), Ok(rule));
        }
        for text in ["", "0+1", "-1", "1+-1", "1+x", "NaN", "inf", "1e9", "1+1+1"] {
            assert!(text.parse::<ClockRule>().is_err(), "{text}");
        }
    }

    #[test]
    fn programs_are_told_both_clocks() {
        let mut allowance = Allowance::new(BySide {
            south: Some(control(Some("1+0.1"), None)),
            north: Some(control(Some("2+0"), Some(5))),
        });
        allowance.spend(Side::South, Duration::from_millis(300));
        let clocks = "go p1time 800 p2time 2000 p1inc 100 p2inc 0";
        assert_eq!(allowance.go(Side::South), clocks);
        assert_eq!(allowance.go(Side::North), format!("{clocks} depth 5"));
    }

    #[test]
    fn a_clock_alone_is_told_as_both() {
        let allowance = Allowance::new(BySide {
            south: Some(control(None, Some(3))),
            north: Some(control(Some("2+1"), None)),
        });
        assert_eq!(allowance.go(Side::South), "go depth 3");
        let clocks = "go p1time 2000 p2time 2000 p1inc 1000 p2inc 1000";
        assert_eq!(allowance.go(Side::North), clocks);
        assert_eq!(allowance.time(Side::South), None);
    }
}
