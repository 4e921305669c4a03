//! One game of the match, judged by the rules.

use std::{sync::atomic::AtomicBool, time::Duration};

use ndongu_rules::{BySide, Game, Side};

use super::{
    control::{Allowance, Control},
    player::{Cause, Choice, NoMove, Player, Question},
};

/// A player's place at the board.
pub struct Seat<'a, 'e> {
    pub player: &'a mut Player<'e>,
    pub control: Option<Control>,
    pub seed: u64,
}

/// What is asked of players beyond the rules.
#[derive(Clone, Copy, Debug)]
pub struct Conduct {
    /// A game that has gone on for so many moves is given up, and drawn.
    pub most_moves: usize,
    /// How much later than its time allows a move may come.
    pub tolerance: Duration,
    /// How long a program may keep silent where it has no time limit.
    pub patience: Duration,
}

/// How a player has lost otherwise than by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub by: Side,
    pub cause: Cause,
    /// More about it, in a few words.
    pub reason: String,
}

/// A game, to its end or to where it was given up.
#[derive(Clone, Debug)]
pub struct Played {
    pub game: Game,
    /// How many of its moves are of the opening.
    pub opening: usize,
    pub fault: Option<Fault>,
}

/// Plays a game on from its opening; `None` when `stop` was set meanwhile.
pub fn play(
    opening: Game,
    mut seats: BySide<Seat<'_, '_>>,
    conduct: Conduct,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut played = Played {
        opening: opening.moves().len(),
        game: opening,
        fault: None,
    };
    for side in Side::BOTH {
        if let Err(reason) = seats[side].player.begin(stop) {
            return played.lost(side, reason);
        }
    }
    let mut allowance = Allowance::new(BySide {
        south: seats.south.control,
        north: seats.north.control,
    });
    while played.game.ending().is_none() && played.game.moves().len() < conduct.most_moves {
        let side = played.game.position().turn();
        let seat = &mut seats[side];
        let question = Question {
            game: &played.game,
            allowance: &allowance,
            tolerance: conduct.tolerance,
            seed: seat.seed,
            stop,
        };
        let chosen = seat.player.choose(&question);
        let done = chosen.and_then(|choice| played.go_on(&choice, &mut allowance, conduct));
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return None;
        }
        if let Err(reason) = done {
            seat.player.dismiss();
            return played.lost(side, reason);
        }
    }
    Some(played)
}

impl Played {
    /// Plays a move, if it is legal and the clock still runs.
    fn go_on(
        &mut self,
        choice: &Choice,
        allowance: &mut Allowance,
        conduct: Conduct,
    ) -> Result<(), NoMove> {
        let Choice { mv, took } = *choice;
        let side = self.game.position().turn();
        if let Some(left) = allowance.clock_left(side)
            && took > left + conduct.tolerance
        {
            let had = format!("it had {} ms", left.as_millis());
            return Err(NoMove::Fault(Cause::Time, had));
        }
        if let Err(reason) = self.game.play(mv) {
            let rule = reason.rule();
            return Err(NoMove::Fault(
                Cause::Illegal,
                format!("{mv}: {reason} ({rule})"),
            ));
        }
        allowance.spend(side, took);
        Ok(())
    }

    fn lost(mut self, side: Side, reason: NoMove) -> Option<Played> {
        let NoMove::Fault(cause, reason) = reason else {
            return None;
        };
        match cause {
            Cause::Time => self.game.lose_on_time(side),
            Cause::Crash | Cause::Illegal => self.game.resign(side),
        }
        self.fault = Some(Fault {
            by: side,
            cause,
            reason,
        });
        Some(self)
    }
}
