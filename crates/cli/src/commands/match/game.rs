//! One game of the match, judged by the rules.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use ndongu_rules::{BySide, Game, Side};

use super::{control::Control, player::Player};

/// A player with its limits and its clock.
pub struct Seat<'a> {
    pub player: &'a mut Player,
    pub control: Control,
    pub seed: u64,
}

/// Why a player has lost otherwise than by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// It went away or fell silent.
    Crash,
    /// Its move was none, or not legal.
    Illegal,
    /// Its time ran out.
    Time,
}

/// How a game went, to its end or to where it was given up.
pub struct Played {
    pub game: Game,
    /// Who lost otherwise than by the rules, and why, in a sentence.
    pub fault: Option<(Side, Cause, String)>,
}

/// Plays a game on from its opening; `None` when `stop` was set meanwhile.
pub fn play(
    mut game: Game,
    mut seats: BySide<Seat<'_>>,
    most_moves: usize,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut left = BySide {
        south: seats.south.control.game_time(),
        north: seats.north.control.game_time(),
    };
    while game.ending().is_none() && game.moves().len() < most_moves {
        let side = game.position().turn();
        let seat = &mut seats[side];
        let limits = seat.control.limits(left[side]);
        let begun = Instant::now();
        let chosen = seat.player.choose(&game, &limits, seat.seed, stop);
        let took = begun.elapsed();
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let fault = match chosen {
            Err(reason) => Some((Cause::Crash, reason)),
            Ok(mv) => match game.play(mv) {
                Err(reason) => Some((Cause::Illegal, format!("{mv}: {reason}"))),
                Ok(_) => None,
            },
        };
        if let Some((cause, reason)) = fault {
            game.resign(side);
            return Some(Played {
                game,
                fault: Some((side, cause, reason)),
            });
        }
        let _: Duration = took;
        left[side] = left[side].saturating_sub(took) + seat.control.increment();
    }
    Some(Played { game, fault: None })
}
