//! Turns as the search sees them: every way to end one.

use std::collections::HashSet;

use crate::{
    board::Board,
    plan::Ranked,
    solve::{Exit, each_exit},
};

/// Every way to end a turn.
pub(crate) struct Exits {
    /// The boards that the opponent may be left, each once with the most that can be captured on the
    /// way to it.
    pub turns: Vec<(Board, i16)>,
    /// The largest gain with which the turn can end the game.
    pub over: Option<i16>,
}

impl Exits {
    /// From every row that extra moves can reach (`docs/theory.md`).
    pub(crate) fn of<G: Ranked>(account: G::Account, holes: usize, board: &Board) -> Exits {
        let start = G::laid(account, holes, &board.own, &board.other);
        let mut exits = Exits {
            turns: Vec::new(),
            over: None,
        };
        let (mut seen, mut open) = (HashSet::from([start]), vec![start]);
        while let Some(pos) = open.pop() {
            each_exit(&pos, |exit| match exit {
                Exit::Again(child) => open.extend(seen.insert(child).then_some(child)),
                Exit::Turn(gain, own, other) => {
                    exits.turns.push((Board::new::<G>(holes, own, other), gain));
                }
                Exit::Over(gain) => exits.over = exits.over.max(Some(gain)),
            });
        }
        exits
            .turns
            .sort_unstable_by_key(|(board, gain)| (*board, -gain));
        exits.turns.dedup_by_key(|(board, _)| *board);
        exits
    }
}
