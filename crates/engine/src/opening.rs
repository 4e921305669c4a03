//! The redistributions of Kiothi's opening (K3): too many to list, so some are drawn, good ones are
//! changed a little, and the best ones seen are looked at more deeply.

use std::{cmp::Reverse, iter};

use fastrand::Rng;
use ndongu_rules::{
    AnyPosition, Hole, Kiothi, Side,
    kiothi::{Opening, Redistribution},
};

/// How many moves after a redistribution are looked at first; North's reply to South's is one of
/// them.
const DEPTH: u32 = 3;

/// How many of North's replies stand for all of them when South redistributes.
const REPLIES: usize = 6;

/// One try in so many is drawn anew, the others change the best one so far.
const FRESH_EVERY: u64 = 4;

/// How many of the best are kept for a deeper look.
const KEPT: usize = 8;

/// Tells what a position after the opening is worth to South, who is to move, so many moves ahead;
/// `None` when the time has run out.
pub(crate) type Judge<'a> = dyn FnMut(Kiothi, u32) -> Option<i32> + 'a;

/// A redistribution and what it is worth to its player, as far as it has been looked at.
#[derive(Clone, Copy)]
pub(crate) struct Judged {
    pub(crate) choice: Redistribution,
    pub(crate) value: i32,
    /// Moves looked ahead.
    pub(crate) depth: u32,
}

/// A search for a redistribution that is possible, for whoever owes one with something to
/// redistribute.
pub(crate) struct Chooser<'a, 'j> {
    opening: &'a Opening,
    rng: &'a mut Rng,
    judge: &'a mut Judge<'j>,
    /// Numbers of North's replies, for any count of them; the same for all that South tries.
    replies: [u128; REPLIES],
    /// The best ones, best first.
    pub(crate) best: Vec<Judged>,
}

impl<'a, 'j> Chooser<'a, 'j> {
    pub(crate) fn new(opening: &'a Opening, rng: &'a mut Rng, judge: &'a mut Judge<'j>) -> Self {
        let replies = [(); REPLIES].map(|()| rng.u128(..));
        Chooser {
            opening,
            rng,
            judge,
            replies,
            best: Vec::with_capacity(KEPT + 1),
        }
    }

    /// Tries redistributions while `goes_on` says so after so many of them, the first `hasty` ones only
    /// a move ahead; the best of those is then the first to be looked at again.
    pub(crate) fn explore(&mut self, hasty: u64, goes_on: impl Fn(u64) -> bool) {
        let mut tries = 0;
        while goes_on(tries) {
            let depth = if tries < hasty { 1 } else { DEPTH };
            let fresh = tries % FRESH_EVERY == 0;
            let choice = match self.best.first() {
                Some(best) if best.depth < depth => best.choice,
                Some(best) if !fresh => changed(self.opening, &best.choice, self.rng),
                _ => draw(self.opening, self.rng).expect("there is something to redistribute"),
            };
            let Some(value) = self.value(&choice, depth) else {
                break;
            };
            self.keep(Judged {
                choice,
                value,
                depth,
            });
            tries += 1;
        }
    }

    /// Looks at the best ones more and more deeply, and at fewer and fewer of them, until the time
    /// runs out or one is left; tells `report` of every depth.
    pub(crate) fn deepen(&mut self, mut report: impl FnMut(&[Judged])) {
        while self.best.len() > 1 {
            let Some(mut deeper) = self.deeper() else {
                return;
            };
            deeper.sort_by_key(|judged| Reverse(judged.value));
            self.best = deeper;
            report(&self.best);
            self.best.truncate(self.best.len().div_ceil(2));
        }
    }

    /// The best ones, looked at a move more deeply; `None` when there is no time for all, since only
    /// values of one depth can be compared.
    fn deeper(&mut self) -> Option<Vec<Judged>> {
        let known = self.best.clone();
        let again = known.into_iter().map(|Judged { choice, depth, .. }| {
            let depth = depth + 1;
            let value = self.value(&choice, depth)?;
            Some(Judged {
                choice,
                value,
                depth,
            })
        });
        again.collect()
    }

    /// Keeps a choice among the best ones; those not looked at as deeply give way to it.
    fn keep(&mut self, judged: Judged) {
        self.best.retain(|known| known.depth >= judged.depth);
        if self.best.iter().any(|known| known.choice == judged.choice) {
            return;
        }
        let place = self
            .best
            .partition_point(|known| known.value >= judged.value);
        self.best.insert(place, judged);
        self.best.truncate(KEPT);
    }

    /// The value of a legal redistribution for its player; `None` when time runs out.
    fn value(&mut self, choice: &Redistribution, depth: u32) -> Option<i32> {
        let after = self
            .opening
            .redistribute(choice)
            .expect("a choice drawn or changed is legal");
        match after {
            AnyPosition::Opening(north) => self.value_before_reply(&north, depth - 1),
            // It was North's, and South moves.
            after => self.value_for_south(&after, depth).map(|value| -value),
        }
    }

    /// The value for South of an opening in which North is to redistribute: after the worst of the
    /// replies drawn, one that changes nothing among them.
    fn value_before_reply(&mut self, north: &Opening, depth: u32) -> Option<i32> {
        if let Ok(after) = north.pass() {
            return self.value_for_south(&after, depth);
        }
        let drawn = self.replies.map(|number| north.nth(number % north.count()));
        let replies = drawn.into_iter().flatten().chain([put_back(north)]);
        let mut worst = i32::MAX;
        for reply in replies {
            let after = north
                .redistribute(&reply)
                .expect("a reply drawn, or one that puts everything back, is legal");
            worst = worst.min(self.value_for_south(&after, depth)?);
        }
        Some(worst)
    }

    /// The value for South, who is to move, of a position in which the opening is over.
    fn value_for_south(&mut self, pos: &AnyPosition, depth: u32) -> Option<i32> {
        match pos {
            AnyPosition::Kiothi(pos) => (self.judge)(*pos, depth),
            AnyPosition::Giuthi(_) | AnyPosition::Opening(_) => None,
        }
    }
}

/// Any redistribution, all equally likely; `None` where there is nothing to redistribute.
pub(crate) fn draw(opening: &Opening, rng: &mut Rng) -> Option<Redistribution> {
    match opening.count() {
        0 => None,
        count => opening.nth(rng.u128(..count)),
    }
}

/// A redistribution that puts all warriors back.
fn put_back(opening: &Opening) -> Redistribution {
    let mut redistribution = Redistribution::new();
    for boma in opening.occupied().take(2) {
        redistribution.empty(boma);
        redistribution.place(boma, u16::from(opening.seeds(boma)));
    }
    redistribution
}

/// A redistribution that differs a little from a legal one and is legal too: it empties one other
/// boma, or sends some warriors of one boma to another.
fn changed(opening: &Opening, choice: &Redistribution, rng: &mut Rng) -> Redistribution {
    let board = Side::BOTH.map(|side| (0..opening.holes() as u8).map(move |i| Hole::new(side, i)));
    let board: Vec<Hole> = board.into_iter().flatten().collect();
    let mut emptied: Vec<Hole> = choice.emptied().collect();
    // Where every single warrior goes.
    let mut goals: Vec<Hole> = choice
        .placed()
        .flat_map(|(boma, warriors)| iter::repeat_n(boma, usize::from(warriors)))
        .collect();

    let other = opening.occupied().filter(|boma| !emptied.contains(boma));
    match rng.choice(other.collect::<Vec<_>>()) {
        Some(other) if rng.u8(..4) == 0 => {
            let replaced = rng.usize(..emptied.len());
            emptied[replaced] = other;
            let lifted = emptied
                .iter()
                .map(|boma| usize::from(opening.seeds(*boma)))
                .sum();
            rng.shuffle(&mut goals);
            goals.resize_with(lifted, || board[rng.usize(..board.len())]);
        }
        _ => {
            let from = goals[rng.usize(..goals.len())];
            let to = board[rng.usize(..board.len())];
            let there = goals.iter().filter(|goal| **goal == from).count();
            let sent = rng.usize(1..=there);
            let leaving = goals.iter_mut().filter(|goal| **goal == from);
            for goal in leaving.take(sent) {
                *goal = to;
            }
        }
    }

    let mut redistribution = Redistribution::new();
    for boma in emptied {
        redistribution.empty(boma);
    }
    for boma in board {
        let warriors = goals.iter().filter(|goal| **goal == boma).count();
        redistribution.place(boma, warriors as u16);
    }
    redistribution
}
