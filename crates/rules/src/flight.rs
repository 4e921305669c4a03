//! Sowings under way: followed to their end, if there is one (B6).

use crate::{
    Hole, Lap, MAX_LAPS, Watch,
    board::{Hand, Lanes, Laps},
};

/// A sowing under way, with what its game asks about the laps when it has ended.
pub(crate) trait Flight: Copy {
    /// The form of its board.
    type Lanes: Lanes;

    /// Board and seeds in hand.
    fn hand(&mut self) -> &mut Hand<Self::Lanes>;

    /// Sows one lap; whether it ended the sowing.
    fn lap(&mut self, laps: &Laps<Self::Lanes>) -> bool;
}

/// Sows one lap and tells of it.
#[inline]
fn lap_told<F: Flight>(flight: &mut F, laps: &Laps<F::Lanes>, watch: &mut impl Watch) -> bool {
    let Hand {
        landing: start,
        seeds,
        ..
    } = *flight.hand();
    let ended = flight.lap(laps);
    watch.lap(Lap {
        from: Hole::at(start.hole(), laps.holes()),
        direction: laps.direction_after(start),
        seeds,
        to: Hole::at(flight.hand().landing.hole(), laps.holes()),
    });
    ended
}

/// The laps after which a sowing is watched for coming back to itself: more than most sowings have,
/// so that they pay nothing for it.
const WATCHED_FROM: u32 = 24;

/// Sows to the end; `None` when there is none (B6).
///
/// Laps can be undone, so that a sowing without an end passes each of its own relays again: it is
/// enough to remember one of them, any one.
#[inline]
pub(crate) fn follow<F: Flight>(
    mut flight: F,
    laps: &Laps<F::Lanes>,
    watch: &mut impl Watch,
) -> Option<F> {
    for _ in 0..WATCHED_FROM {
        if lap_told(&mut flight, laps, watch) {
            return Some(flight);
        }
    }
    follow_watched(flight, laps, watch)
}

/// As [`follow`], for a sowing that has had [`WATCHED_FROM`] laps.
#[cold]
fn follow_watched<F: Flight>(
    mut flight: F,
    laps: &Laps<F::Lanes>,
    watch: &mut impl Watch,
) -> Option<F> {
    let remembered = *flight.hand();
    for _ in WATCHED_FROM..MAX_LAPS {
        if lap_told(&mut flight, laps, watch) {
            return Some(flight);
        }
        if flight.hand().goes_on_like(&remembered) {
            return None;
        }
    }
    None
}
