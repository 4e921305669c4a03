//! Making up one's mind: what is asked of a player, and how far the answer has got.

mod picking;
mod placing;

use std::time::Duration;

use ndongu_rules::{AnyMove, AnyPosition, Game, Hole, Side};

use super::{action::Action, outlook::Outlook, picture::Picture};
use crate::words::say;

pub use picking::Picking;
pub use placing::Placing;

/// A forced pass is played by itself after this long.
pub const PASS_AFTER: Duration = Duration::from_secs(4);

/// What is asked of the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A hole and a direction, or a boma and a count.
    Sowing(Picking),
    /// The redistribution with which Kiothi begins (K3).
    Redistribution(Placing),
    /// Nothing: the only move is a pass.
    Pass {
        /// The pass.
        pass: Outlook,
        /// How long it has been announced.
        waited: Duration,
    },
}

/// What has come of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// It means nothing here.
    Ignored,
    /// It has been understood.
    Understood,
    /// It is not possible, and why.
    Refused(String),
    /// The choice is made.
    Play(AnyMove),
}

impl Choice {
    /// What is asked in a game that has not ended.
    pub fn new(game: &Game) -> Choice {
        let legal = game.legal();
        let pass = legal.iter().find(|(mv, _)| mv.is_pass());
        match (pass, game.position()) {
            (Some((pass, _)), _) => Choice::Pass {
                pass: Outlook::new(game, *pass),
                waited: Duration::ZERO,
            },
            (None, AnyPosition::Opening(opening)) => Choice::Redistribution(Placing::new(*opening)),
            (None, position) => {
                let own = position.row(position.turn());
                let sowable = own
                    .filter(|hole| legal.iter().any(|(mv, _)| starts_from(mv) == Some(*hole)))
                    .collect();
                Choice::Sowing(Picking::new(position, sowable))
            }
        }
    }

    /// Takes an action; `bottom` is the side drawn below, for left and right.
    pub fn press(&mut self, game: &Game, action: Action, bottom: Side) -> Pressed {
        match self {
            Choice::Sowing(picking) => picking.press(game, action, bottom),
            Choice::Redistribution(placing) => placing.press(action, bottom),
            Choice::Pass { pass, .. } => match action {
                Action::Enter | Action::Char('p' | ' ') => Pressed::Play(pass.mv),
                Action::Hole(_) | Action::Char('a'..='j' | 'A'..='J' | '0'..='9' | '+' | '-') => {
                    Pressed::Refused(say!("terminal-must-pass"))
                }
                _ => Pressed::Ignored,
            },
        }
    }

    /// Chooses `mv`, without playing it yet.
    pub fn suggest(&mut self, game: &Game, mv: &AnyMove) {
        match (self, mv) {
            (Choice::Sowing(picking), _) => picking.suggest(game, mv),
            (Choice::Redistribution(placing), AnyMove::Redistribute(redistribution)) => {
                placing.fill(redistribution);
            }
            _ => {}
        }
    }

    /// The board with what has been chosen so far.
    pub fn picture(&self, position: &AnyPosition) -> Picture {
        match self {
            Choice::Sowing(picking) => picking.picture(position),
            Choice::Redistribution(placing) => placing.picture(),
            Choice::Pass { .. } => Picture::of(position),
        }
    }

    /// The hole that is pointed at.
    pub fn cursor(&self) -> Option<Hole> {
        match self {
            Choice::Sowing(picking) => Some(picking.cursor()),
            Choice::Redistribution(placing) => Some(placing.cursor()),
            Choice::Pass { .. } => None,
        }
    }

    /// Whether a hole may be chosen now.
    pub fn offers(&self, hole: Hole) -> bool {
        match self {
            Choice::Sowing(picking) => picking.offers(hole),
            Choice::Redistribution(placing) => placing.offers(hole),
            Choice::Pass { .. } => false,
        }
    }
}

/// The hole that a sowing starts from.
pub fn starts_from(mv: &AnyMove) -> Option<Hole> {
    use ndongu_rules::Move;
    match mv {
        AnyMove::Giuthi(Move::Sow(sowing)) => Some(sowing.hole),
        AnyMove::Kiothi(Move::Sow(sowing)) => Some(sowing.boma),
        _ => None,
    }
}

/// The hole on the screen to the right of this one, or to the left; `None` at the end of the row.
fn beside(hole: Hole, right: bool, bottom: Side, holes: usize) -> Option<Hole> {
    let up = right == (hole.side == bottom);
    let index = if up {
        hole.index.checked_add(1)
    } else {
        hole.index.checked_sub(1)
    };
    index
        .filter(|index| usize::from(*index) < holes)
        .map(|index| Hole::new(hole.side, index))
}
