//! Why a move is refused: a sentence for people, a rule for reference.

use std::fmt;

use crate::{Hole, Side};

/// A move that the rules do not allow, and why.
///
/// [`Display`](fmt::Display) gives a sentence in the second person without the rule's id;
/// [`rule`](Self::rule) gives the id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver {
        /// The rule that ended it: G12, G13, K13, K15, or N4 for a resignation.
        rule: &'static str,
    },
    /// A move of the other game.
    OtherGame,
    /// There is no such hole on this board.
    NoSuchHole {
        /// The hole named.
        hole: Hole,
        /// Holes in a row.
        holes: u8,
    },
    /// The hole is the opponent's.
    NotYours {
        /// The hole named.
        hole: Hole,
        /// The rule that asks for an own one: G2, K3 or K5.
        rule: &'static str,
    },
    /// The hole to sow from, or to empty, holds nothing.
    Empty {
        /// The hole named.
        hole: Hole,
        /// The rule that asks for more: G2, K3 or K5.
        rule: &'static str,
    },
    /// The hole holds fewer seeds than the move takes.
    TooFewSeeds {
        /// The hole named.
        hole: Hole,
        /// What it holds.
        held: u16,
        /// What the move needs.
        needed: u16,
        /// The rule that asks for it: G2 or K5.
        rule: &'static str,
    },
    /// The first lap would end in an occupied own boma (K6).
    OntoOwnRow {
        /// Where it would end.
        landing: Hole,
    },
    /// The sowing would never end (B6).
    Endless,
    /// The move would bring a position of this turn back, or lead where nothing else is left (G6a).
    Circular(Circle),
    /// There is a legal sowing, so there is no passing.
    MayNotPass {
        /// The rule about passing in this game: G11, K3 or K13.
        rule: &'static str,
    },
    /// No boma is left to redistribute: the only move is a pass (K3).
    MustPass,
    /// An ordinary move while the redistribution is still owed (K3).
    OpeningOwed,
    /// A redistribution after the opening (K3).
    OpeningOver,
    /// A redistribution that empties too few or too many boma (K3).
    WrongNumberEmptied {
        /// How many it empties.
        emptied: u8,
        /// How many it must.
        needed: u8,
    },
    /// A redistribution that places more or fewer warriors than it has lifted (K3).
    WrongSum {
        /// Warriors in the emptied boma.
        lifted: u16,
        /// Warriors placed.
        placed: u16,
    },
}

/// The two ways in which an extra move can go round in circles (G6a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Circle {
    /// It brings back a position that has already stood in this turn.
    Repeats,
    /// From where it leads the turn could only go on by bringing one back sooner or later.
    NoWayOut,
}

impl IllegalMove {
    /// The id of the rule behind the refusal.
    pub fn rule(&self) -> &'static str {
        match self {
            IllegalMove::OtherGame => "N3",
            IllegalMove::NoSuchHole { .. } => "B2",
            IllegalMove::GameOver { rule }
            | IllegalMove::NotYours { rule, .. }
            | IllegalMove::Empty { rule, .. }
            | IllegalMove::TooFewSeeds { rule, .. }
            | IllegalMove::MayNotPass { rule } => rule,
            IllegalMove::OntoOwnRow { .. } => "K6",
            IllegalMove::Endless => "B6",
            IllegalMove::Circular(_) => "G6a",
            IllegalMove::MustPass
            | IllegalMove::OpeningOwed
            | IllegalMove::OpeningOver
            | IllegalMove::WrongNumberEmptied { .. }
            | IllegalMove::WrongSum { .. } => "K3",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::GameOver { .. } => f.write_str("the game is over"),
            IllegalMove::OtherGame => f.write_str("that is a move of the other game"),
            IllegalMove::NoSuchHole { hole, holes } => {
                let last = Hole::new(hole.side, holes - 1);
                let first = Hole::new(hole.side, 0);
                write!(f, "there is no {hole} on this board: {}'s holes are {first} to {last}", hole.side)
            }
            IllegalMove::NotYours { hole, .. } => {
                write!(f, "{hole} is {}'s, and it is {}'s turn", hole.side, hole.side.other())
            }
            IllegalMove::Empty { hole, .. } => write!(f, "{hole} is empty"),
            IllegalMove::TooFewSeeds { hole, held, rule: "G2", .. } => {
                write!(f, "{hole} holds {held}; a hole with fewer than two seeds cannot be sown")
            }
            IllegalMove::TooFewSeeds { hole, held, needed, .. } => {
                write!(f, "{hole} holds only {held}, so {needed} cannot be taken from it")
            }
            IllegalMove::OntoOwnRow { landing } => {
                write!(f, "the first lap would end in your own occupied boma {landing}")
            }
            IllegalMove::Endless => f.write_str("this sowing would never end"),
            IllegalMove::Circular(Circle::Repeats) => {
                f.write_str("this would bring back a position that has already stood in this turn")
            }
            IllegalMove::Circular(Circle::NoWayOut) => f.write_str(
                "from there the turn could only go round in circles through positions that have already stood in it",
            ),
            IllegalMove::MayNotPass { .. } => f.write_str("you have a legal move, so you may not pass"),
            IllegalMove::MustPass => f.write_str("you have no boma to redistribute: you can only pass"),
            IllegalMove::OpeningOwed => {
                f.write_str("you owe your redistribution first, like EF=A3g7: two boma emptied, their warriors placed")
            }
            IllegalMove::OpeningOver => f.write_str("the redistributions are over: take warriors from one boma, like F3"),
            IllegalMove::WrongNumberEmptied { emptied, needed } => {
                write!(f, "a redistribution here empties exactly {needed} boma, not {emptied}")
            }
            IllegalMove::WrongSum { lifted, placed } => {
                write!(f, "the emptied boma hold {lifted} warriors, but {placed} are placed")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

/// Whether `hole` is one of `mover`'s on rows of `holes`, as `rule` asks.
pub(crate) fn check_own(
    hole: Hole,
    mover: Side,
    holes: usize,
    rule: &'static str,
) -> Result<(), IllegalMove> {
    if usize::from(hole.index) >= holes {
        return Err(IllegalMove::NoSuchHole {
            hole,
            holes: holes as u8,
        });
    }
    if hole.side != mover {
        return Err(IllegalMove::NotYours { hole, rule });
    }
    Ok(())
}
