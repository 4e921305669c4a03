//! What `go` says of how long to think.

use std::time::Duration;

use ndongu_rules::Side;

use crate::{Clock, Limits};

/// How long to think.
#[derive(Clone, Copy, Default)]
pub(super) struct Order {
    pub(super) limits: Limits,
    /// Whether to answer after `stop` only.
    pub(super) is_infinite: bool,
}

impl Order {
    /// Reads what follows `go`. Words that are not known are passed over, as UCI wants it.
    pub(super) fn read(text: &str, mover: Side) -> Result<Order, String> {
        let (own_time, own_increment) = match mover {
            Side::South => ("p1time", "p1inc"),
            Side::North => ("p2time", "p2inc"),
        };
        let mut order = Order::default();
        let (mut left, mut increment, mut moves_to_go) = (None, Duration::ZERO, None);
        let mut words = text.split_whitespace();
        while let Some(name) = words.next() {
            let mut number = || read_number(name, words.next());
            match name {
                "infinite" => order.is_infinite = true,
                "depth" => order.limits.depth = Some(narrow(number()?)),
                "nodes" => order.limits.nodes = Some(number()?),
                "movetime" => order.limits.time = Some(Duration::from_millis(number()?)),
                "movestogo" => moves_to_go = Some(narrow(number()?)),
                "p1time" | "p2time" | "p1inc" | "p2inc" => {
                    let time = Duration::from_millis(number()?);
                    if name == own_time {
                        left = Some(time);
                    } else if name == own_increment {
                        increment = time;
                    }
                }
                _ => {}
            }
        }
        order.limits.clock = left.map(|left| Clock {
            left,
            increment,
            moves_to_go,
        });
        if order.is_infinite {
            order.limits = Limits::default();
        }
        Ok(order)
    }

    /// Whether the search ends by itself before long.
    pub(super) fn has_limit(&self) -> bool {
        self.limits != Limits::default()
    }
}

/// A clock may show less than nothing, which is nothing.
fn read_number(name: &str, word: Option<&str>) -> Result<u64, String> {
    let number = word.and_then(|word| word.parse::<i64>().ok());
    let number = number.ok_or_else(|| format!("expected a whole number after {name}"))?;
    Ok(number.max(0).unsigned_abs())
}

fn narrow(number: u64) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
