//! A move shown in time: the seeds taken up and dropped one by one, lap by lap.
//!
//! At normal speed a move takes three seconds at most, however long its sowing is. Sowings of more
//! than [`MAX_LAPS_BY_SEED`] laps are shown a lap at a time.

use std::time::Duration;

use ndongu_rules::{AnyMove, AnyPosition, Hole, Lap, Trace};

use super::picture::{Mark, Picture};

/// Longer sowings are shown a lap at a time.
const MAX_LAPS_BY_SEED: usize = 40;

/// All laps together take no longer than this, and then come the landing, the captures, and a rest
/// to look at the result.
const LAPS: Duration = Duration::from_secs(2);
const LANDING: Duration = Duration::from_millis(250);
const CAPTURE: Duration = Duration::from_millis(450);
const REST: Duration = Duration::from_millis(300);

/// The longest pause over the seeds in hand before a lap, and the longest time for one seed.
const LIFT: Duration = Duration::from_millis(220);
const DROP: Duration = Duration::from_millis(110);

/// What is seen for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The board.
    pub picture: Picture,
    /// Seeds lifted and not yet dropped.
    pub hand: u16,
    /// Laps begun so far.
    pub laps: usize,
    /// Whether all laps are sown.
    ending: bool,
    time: Duration,
}

/// A move on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animation {
    beats: Vec<Beat>,
    laps: usize,
    now: usize,
    /// How long the present beat has been seen.
    seen: Duration,
}

impl Animation {
    /// Shows what `mv` does in `before`.
    pub fn new(before: &AnyPosition, mv: &AnyMove, trace: &Trace, after: &AnyPosition) -> Self {
        let mut maker = Maker::new(before);
        match mv {
            AnyMove::Redistribute(redistribution) => {
                let steps = redistribution.emptied().count() + redistribution.placed().count();
                let time = LIFT.min(LAPS / steps.max(1) as u32);
                for boma in redistribution.emptied() {
                    maker.lift(boma, u16::from(before.seeds(boma)), time);
                }
                for (boma, warriors) in redistribution.placed() {
                    maker.place(boma, warriors, time);
                }
            }
            _ if trace.laps.len() > MAX_LAPS_BY_SEED => maker.whole_laps(trace),
            _ => maker.seed_by_seed(trace),
        }
        maker.captures(trace);
        let mut last = Picture::of(after);
        if let Some(lap) = trace.laps.last() {
            last.mark(lap.to, Mark::Landing);
        }
        maker.picture = last;
        maker.ending = true;
        maker.show(REST);
        maker.show(Duration::ZERO);
        Animation {
            beats: maker.made,
            laps: trace.laps.len(),
            now: 0,
            seen: Duration::ZERO,
        }
    }

    /// What is seen now.
    pub fn beat(&self) -> &Beat {
        &self.beats[self.now]
    }

    /// Laps in all.
    pub fn laps(&self) -> usize {
        self.laps
    }

    /// Whether all laps have been shown, and perhaps not yet what follows from them.
    pub fn is_ending(&self) -> bool {
        self.laps == 0 || self.beat().ending
    }

    /// Whether everything has been shown.
    pub fn is_over(&self) -> bool {
        self.now + 1 == self.beats.len()
    }

    /// Lets time pass.
    pub fn advance(&mut self, elapsed: Duration) {
        self.seen += elapsed;
        while !self.is_over() && self.seen >= self.beat().time {
            self.seen -= self.beat().time;
            self.now += 1;
        }
    }

    /// Goes on by the least that can be seen.
    #[cfg(test)]
    pub fn step_beat(&mut self) {
        self.now += 1;
    }

    /// Goes to the end of the present lap, or of the next one when that end is already reached.
    pub fn step(&mut self) {
        self.seen = Duration::ZERO;
        let next = (self.now + 1..self.beats.len()).find(|beat| self.beats[*beat].hand == 0);
        self.now = next.unwrap_or(self.beats.len() - 1);
    }

    /// Goes to the end.
    pub fn finish(&mut self) {
        self.now = self.beats.len() - 1;
    }
}

/// Makes the beats one after the other.
struct Maker {
    made: Vec<Beat>,
    picture: Picture,
    hand: u16,
    laps: usize,
    ending: bool,
    holes: usize,
}

impl Maker {
    fn new(before: &AnyPosition) -> Self {
        Maker {
            made: Vec::new(),
            picture: Picture::of(before),
            hand: 0,
            laps: 0,
            ending: false,
            holes: before.holes(),
        }
    }

    fn show(&mut self, time: Duration) {
        self.made.push(Beat {
            picture: self.picture,
            hand: self.hand,
            laps: self.laps,
            ending: self.ending,
            time,
        });
    }

    fn seed_by_seed(&mut self, trace: &Trace) {
        let laps = trace.laps.len().max(1) as u32;
        let seeds: u32 = trace.laps.iter().map(|lap| u32::from(lap.seeds)).sum();
        let lift = LIFT.min(LAPS / 2 / laps);
        let drop = DROP.min(LAPS.saturating_sub(lift * laps) / seeds.max(1));
        for lap in &trace.laps {
            self.laps += 1;
            self.lift(lap.from, u16::from(lap.seeds), lift);
            let mut hole = lap.from;
            for _ in 0..lap.seeds {
                hole = hole.next(lap.direction, self.holes);
                self.place(hole, 1, drop);
            }
        }
    }

    fn whole_laps(&mut self, trace: &Trace) {
        let time = LAPS / trace.laps.len() as u32;
        for lap in &trace.laps {
            self.laps += 1;
            self.picture.clear_marks();
            self.sow(*lap);
            self.picture.mark(lap.from, Mark::From);
            self.picture.mark(lap.to, Mark::Landing);
            self.show(time);
        }
    }

    fn sow(&mut self, lap: Lap) {
        let from = self.picture.cell_mut(lap.from);
        from.seeds = from.seeds.saturating_sub(u16::from(lap.seeds));
        from.nki = false;
        let mut hole = lap.from;
        for _ in 0..lap.seeds {
            hole = hole.next(lap.direction, self.holes);
            self.picture.cell_mut(hole).seeds += 1;
        }
    }

    fn lift(&mut self, hole: Hole, seeds: u16, time: Duration) {
        self.picture.clear_marks();
        let cell = self.picture.cell_mut(hole);
        cell.seeds = cell.seeds.saturating_sub(seeds);
        cell.nki = false;
        self.hand += seeds;
        self.picture.mark(hole, Mark::From);
        self.show(time);
    }

    fn place(&mut self, hole: Hole, seeds: u16, time: Duration) {
        self.picture.clear_marks();
        self.picture.cell_mut(hole).seeds += seeds;
        self.hand -= seeds;
        self.picture.mark(hole, Mark::Dropped);
        self.show(time);
    }

    /// The landing, and then what it captures, marked for a moment.
    fn captures(&mut self, trace: &Trace) {
        let Some(last) = trace.laps.last() else {
            return;
        };
        self.ending = true;
        self.picture.clear_marks();
        self.picture.mark(last.to, Mark::Landing);
        self.show(LANDING);
        if trace.taken.is_empty() {
            return;
        }
        for taken in &trace.taken {
            self.picture.mark(taken.hole, Mark::Taken);
        }
        self.show(CAPTURE);
    }
}
