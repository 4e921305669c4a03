//! How much the engine may think, as the command line says it.

use std::time::Duration;

use ndongu_engine::Limits;

/// Limits of which the first one reached ends the thinking.
#[derive(clap::Args, Clone, Copy)]
pub struct Budget {
    /// Look at most so many moves ahead.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,

    /// Look at no more than so many positions.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Think no longer than so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

impl Budget {
    /// What was asked for; `None` if nothing was.
    pub fn limits(self) -> Option<Limits> {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            clock: None,
        };
        (limits != Limits::default()).then_some(limits)
    }
}

/// Reads a number of seconds that is more than none.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "expected a number of seconds, like 10 or 0.5".to_owned())
}
