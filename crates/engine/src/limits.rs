//! How long the engine thinks.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// When to stop thinking: whichever comes first. Without any limit only `stop` ends a search, or the
/// end of the game in sight on every line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The most moves to look ahead; a first one always.
    pub depth: Option<u32>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The time for this move, used up unless there is nothing to think about.
    pub time: Option<Duration>,
    /// The clock of the side to move, of which the engine takes a share.
    pub clock: Option<Clock>,
}

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Time left for the rest of the game, or until the next time control.
    pub left: Duration,
    /// Time added after every move.
    pub increment: Duration,
    /// Moves until the next time control, if there is one.
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// Only so many moves ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// Only so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Only for so long.
    pub fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// The time after which a move must be there, if there is one.
    pub(crate) fn most_time(&self) -> Option<Duration> {
        let share = self.clock.map(|clock| clock.share().1);
        self.time.into_iter().chain(share).min()
    }
}

/// What is kept back of a clock, since a move takes some time to arrive.
const ON_THE_WAY: Duration = Duration::from_millis(15);

/// How many more moves a game is taken to have. Every move of a turn is one.
const MOVES_LEFT: u32 = 25;

/// No new depth is begun when this share of the move's time has gone, since it would hardly be
/// finished.
const BEGIN_PERCENT: u32 = 60;

impl Clock {
    /// The time after which no new depth is begun, and the time after which the move must be played.
    fn share(self) -> (Duration, Duration) {
        let left = self.left.saturating_sub(ON_THE_WAY);
        let moves = self.moves_to_go.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT);
        let fair = left / moves + self.increment * 3 / 4;
        let most = (fair * 3)
            .min(left / 2)
            .min(left.saturating_sub(ON_THE_WAY));
        ((fair * BEGIN_PERCENT / 100).min(most), most)
    }
}

/// Tells when thinking must end: one for all threads of a search.
pub(crate) struct Timer<'a> {
    begun: Instant,
    /// `None`: later than the clock can tell.
    soft: Option<Duration>,
    hard: Option<Duration>,
    most_nodes: u64,
    /// Positions looked at by all threads, as far as they have told.
    nodes: AtomicU64,
    /// Set when the search must end, by this timer or by its first thread.
    over: AtomicBool,
    stop: &'a AtomicBool,
}

impl<'a> Timer<'a> {
    pub(crate) fn start(limits: &Limits, stop: &'a AtomicBool) -> Self {
        Timer {
            begun: Instant::now(),
            soft: limits.clock.map(|clock| clock.share().0),
            hard: limits.most_time(),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            over: AtomicBool::new(false),
            stop,
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Adds positions looked at since a thread last told; whether the search must end.
    pub(crate) fn spend(&self, nodes: u64) -> bool {
        let all = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if all >= self.most_nodes || self.hard.is_some_and(|hard| self.elapsed() >= hard) {
            self.over.store(true, Ordering::Relaxed);
        }
        self.is_over()
    }

    /// How many more positions a thread may look at before it tells of them.
    pub(crate) fn allowance(&self, usual: u64) -> u64 {
        let left = self.most_nodes.saturating_sub(self.nodes());
        usual.min(left).max(1)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed)
    }

    /// Whether half of what there was to spend is gone.
    pub(crate) fn is_half_over(&self) -> bool {
        let late = |limit: Duration| self.elapsed() >= limit / 2;
        self.is_over()
            || self.soft.or(self.hard).is_some_and(late)
            || self.nodes() >= self.most_nodes / 2
    }

    /// Ends the search of all threads.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Whether another depth is worth beginning.
    pub(crate) fn may_go_deeper(&self) -> bool {
        !self.is_over() && self.soft.is_none_or(|soft| self.elapsed() < soft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_used_up_by_one_move() {
        for left_ms in [0, 1, 20, 100, 1_000, 60_000, 3_600_000] {
            for increment_ms in [0, 10, 5_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                    let clock = Clock {
                        left: Duration::from_millis(left_ms),
                        increment: Duration::from_millis(increment_ms),
                        moves_to_go,
                    };
                    let (begin, most) = clock.share();
                    assert!(begin <= most && most <= clock.left / 2, "{clock:?}");
                }
            }
        }
    }
}
