//! A board as the player about to begin a turn sees it, without what has been captured.

use crate::{plan::Ranked, rows::Row};

/// In Giuthi the lesser of a board and its mirror image, which are worth the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Board {
    pub own: Row,
    pub other: Row,
}

impl Board {
    pub(crate) fn new<G: Ranked>(holes: usize, own: Row, other: Row) -> Board {
        let board = Board { own, other };
        if !G::MIRRORED {
            return board;
        }
        board.min(Board {
            own: own.mirrored(holes),
            other: other.mirrored(holes),
        })
    }

    /// What the player sees whose turn it is.
    pub(crate) fn seen<G: Ranked>(pos: &G) -> Board {
        let side = pos.turn();
        let (own, other) = (pos.marked_row(side), pos.marked_row(side.other()));
        Board::new::<G>(pos.holes(), own, other)
    }

    pub(crate) fn seeds(&self) -> i16 {
        (self.own.sum() + self.other.sum()) as i16
    }
}

/// A board, and whose turn begins there as far as a claim is concerned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct State {
    pub board: Board,
    /// Whether the claimant begins the turn, and not the other player.
    pub claimant_moves: bool,
}
