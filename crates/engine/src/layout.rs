//! The layout that the loser of a round makes in a match of Giuthi (GM2): too many to try them all,
//! so some are drawn, the best so far is changed a little, and each is looked at for a moment.

use fastrand::Rng;
use ndongu_rules::giuthi::{Match, Phase};

use crate::{Engine, Limits, Stop};

/// How many layouts are looked at.
const TRIES: u32 = 40;

/// One try in so many is drawn anew, the others change the best one so far.
const FRESH_EVERY: u32 = 4;

/// Positions looked at in a layout.
const NODES: u64 = 4_000;

impl Engine {
    /// A good layout for whoever owes one, hole `A` or `a` first; `None` when none is owed.
    ///
    /// ```
    /// # use ndongu_engine::{Engine, Stop};
    /// # use ndongu_rules::giuthi::{Giuthi, Match, Phase};
    /// let mut contest = Match::new("giuthi 5x4".parse::<Giuthi>()?, None);
    /// for text in ["B-", "d-", "C-", "b+", "B+", "d-", "D-", "b-", "E+"] {
    ///     contest.play(contest.round().game.position().parse_move(text)?)?;
    /// }
    /// let layout = Engine::default().lay_out(&contest, 1, &Stop::default()).unwrap();
    /// assert_eq!(layout.iter().sum::<u16>(), 9);
    /// contest.lay_out(&layout)?;
    /// assert_eq!(contest.phase(), Phase::Play);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn lay_out(&mut self, contest: &Match, seed: u64, stop: &Stop) -> Option<Vec<u16>> {
        let Phase::Layout { seeds, .. } = contest.phase() else {
            return None;
        };
        let holes = contest.round().game.position().holes();
        let mut rng = Rng::with_seed(seed);
        let mut best = contest.even_layout()?;
        let mut least = self.worth(contest, &best, stop);
        for attempt in 0..TRIES {
            let layout = if attempt % FRESH_EVERY == 0 {
                drawn(seeds, holes, &mut rng)
            } else {
                changed(&best, &mut rng)
            };
            let worth = self.worth(contest, &layout, stop);
            if worth < least {
                (best, least) = (layout, worth);
            }
        }
        Some(best)
    }

    /// What a layout is worth to the opponent of whoever makes it, who plays first (GM3).
    fn worth(&mut self, contest: &Match, layout: &[u16], stop: &Stop) -> f64 {
        let mut contest = contest.clone();
        if contest.lay_out(layout).is_err() || contest.phase() != Phase::Play {
            return f64::INFINITY;
        }
        let game = &contest.round().game;
        let thought = self.think(game, &Limits::nodes(NODES), stop);
        thought.map_or(0.0, |thought| thought.value().hundredths())
    }
}

/// One in every hole, every other one anywhere.
fn drawn(seeds: u16, holes: usize, rng: &mut Rng) -> Vec<u16> {
    let mut layout = vec![1; holes];
    for _ in holes..usize::from(seeds) {
        layout[rng.usize(..holes)] += 1;
    }
    layout
}

/// Some seeds of one hole in another.
fn changed(layout: &[u16], rng: &mut Rng) -> Vec<u16> {
    let mut layout = layout.to_vec();
    let (from, to) = (rng.usize(..layout.len()), rng.usize(..layout.len()));
    if layout[from] > 1 {
        let moved = rng.u16(1..layout[from]);
        layout[from] -= moved;
        layout[to] += moved;
    }
    layout
}
