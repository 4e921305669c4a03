//! The redistributions of Kiothi's opening (K3): too many to list, so some are drawn, good ones are
//! changed a little, and the best one seen is played.

use std::iter;

use fastrand::Rng;
use ndongu_rules::{
    AnyMove, AnyPosition, Hole, Kiothi, Move, Side,
    kiothi::{Opening, Redistribution},
};

use crate::{
    Limits, Thought,
    evaluate::{DRAW, in_seeds},
    limits::Clock,
    search::Search,
};

/// How many moves after a redistribution are looked at; North's reply to South's is one of them.
const DEPTH: u32 = 3;

/// How many of North's replies stand for all of them when South redistributes.
const REPLIES: usize = 6;

/// How many redistributions are tried at a depth of 0; twice as many with every further one.
const TRIES: u64 = 16;

/// One try in so many is drawn anew, the others change the best one so far.
const FRESH_EVERY: u64 = 4;

/// Chooses a redistribution, or the pass where nothing can be redistributed.
pub(crate) fn choose(
    opening: &Opening,
    limits: &Limits,
    rng: &mut Rng,
    clock: Clock<'_>,
) -> Option<Thought> {
    let Some(mut best) = draw(opening, rng) else {
        return opening.pass().ok().map(|_| only_pass());
    };
    let on_a_whim = rng.u8(..100) < limits.whim_percent;
    let most_tries = match limits.depth {
        _ if on_a_whim || opening.count() == 1 => 1,
        Some(depth) => TRIES << depth.min(40),
        None => u64::MAX,
    };
    let mut judge = Judge::new(clock, rng);
    let mut best_value = None;
    let mut tries = 0;
    while tries < most_tries && !clock.is_up() {
        let choice = match tries {
            0 => best,
            _ if tries % FRESH_EVERY == 0 => draw(opening, rng)?,
            _ => changed(opening, &best, rng),
        };
        let Some(value) = judge.value(opening, &choice) else {
            break;
        };
        if Some(value) > best_value {
            (best, best_value) = (choice, Some(value));
        }
        tries += 1;
    }
    let best = AnyMove::Redistribute(best);
    Some(Thought {
        best,
        value: in_seeds(best_value.unwrap_or(DRAW)),
        depth: if best_value.is_some() { DEPTH } else { 0 },
        nodes: judge.search.nodes(),
        line: vec![best],
    })
}

/// Any redistribution, all equally likely; `None` where there is nothing to redistribute.
pub(crate) fn draw(opening: &Opening, rng: &mut Rng) -> Option<Redistribution> {
    match opening.count() {
        0 => None,
        count => opening.nth(rng.u128(..count)),
    }
}

fn only_pass() -> Thought {
    let pass = AnyMove::Kiothi(Move::Pass);
    Thought {
        best: pass,
        value: 0,
        depth: 0,
        nodes: 0,
        line: vec![pass],
    }
}

/// Tells what redistributions are worth.
struct Judge<'a> {
    search: Search<'a, Kiothi>,
    /// Numbers of North's replies, for any count of them; the same for all that South tries.
    replies: [u128; REPLIES],
}

impl<'a> Judge<'a> {
    fn new(clock: Clock<'a>, rng: &mut Rng) -> Self {
        Judge {
            search: Search::new(clock, []),
            replies: [(); REPLIES].map(|()| rng.u128(..)),
        }
    }

    /// The value of a legal redistribution for its player; `None` when time runs out.
    fn value(&mut self, opening: &Opening, choice: &Redistribution) -> Option<i32> {
        let after = opening
            .redistribute(choice)
            .expect("a choice drawn or changed is legal");
        match after {
            AnyPosition::Opening(north) => self.value_before_reply(&north),
            // It was North's, and South moves.
            after => self.value_for_south(&after, DEPTH).map(|value| -value),
        }
    }

    /// The value for South of an opening in which North is to redistribute: after the worst of the
    /// replies drawn, one that changes nothing among them.
    fn value_before_reply(&mut self, north: &Opening) -> Option<i32> {
        if let Ok(after) = north.pass() {
            return self.value_for_south(&after, DEPTH - 1);
        }
        let drawn = self.replies.map(|number| north.nth(number % north.count()));
        let replies = drawn.into_iter().flatten().chain([put_back(north)]);
        let mut worst = i32::MAX;
        for reply in replies {
            let after = north
                .redistribute(&reply)
                .expect("a reply drawn, or one that puts everything back, is legal");
            worst = worst.min(self.value_for_south(&after, DEPTH - 1)?);
        }
        Some(worst)
    }

    /// The value for South, who is to move, of a position in which the opening is over.
    fn value_for_south(&mut self, pos: &AnyPosition, depth: u32) -> Option<i32> {
        match pos {
            AnyPosition::Kiothi(pos) => self.search.value_of(*pos, depth),
            AnyPosition::Giuthi(_) | AnyPosition::Opening(_) => None,
        }
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
