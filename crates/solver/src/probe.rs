//! What the tables say of a position: its own worth, and that of every move.

use std::collections::HashSet;

use ndongu_rules::{AnyMove, AnyPosition, Move};

use crate::{TableError, Tables, Value, Worth, tables::Shelved, worth::lead};

/// A position, and what every move is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probe {
    /// To the player whose turn begins, whatever was captured before.
    pub worth: Worth,
    /// With the captured seeds.
    pub value: Value,
    /// Every legal move in the order of the rules, and its value for the player who makes it; none
    /// where a table is missing that it leads to.
    pub moves: Vec<(AnyMove, Option<Value>)>,
}

impl Tables {
    /// Asks for a position at the beginning of a turn; `None` where no table reaches.
    ///
    /// The value is that of a position without a past. In a game, where coming back to an earlier
    /// position ends it, a position that is won or lost here may be a draw.
    ///
    /// # Errors
    ///
    /// When a table is damaged.
    pub fn probe(&self, position: &AnyPosition) -> Result<Option<Probe>, TableError> {
        match position {
            AnyPosition::Giuthi(pos) => self.probe_as(pos, AnyMove::Giuthi),
            AnyPosition::Kiothi(pos) => self.probe_as(pos, AnyMove::Kiothi),
            AnyPosition::Opening(_) => Ok(None),
        }
    }

    fn probe_as<G: Shelved>(
        &self,
        pos: &G,
        any: impl Fn(Move<G::Sowing>) -> AnyMove,
    ) -> Result<Option<Probe>, TableError> {
        let Some(worth) = self.worth_of(pos)? else {
            return Ok(None);
        };
        let lead = lead(pos.taken(), pos.turn());
        let moves = self.moves_as(&[], pos, any)?.into_iter();
        Ok(Some(Probe {
            worth,
            value: worth.value(lead),
            moves: moves
                .map(|(mv, worth)| (mv, worth.map(|worth| worth.value(lead))))
                .collect(),
        }))
    }

    /// Every legal move of a turn that stands at `position` and has stood on `stood`, with its worth
    /// to the mover; `None` where a table is missing.
    pub(crate) fn moves(
        &self,
        stood: &[AnyPosition],
        position: &AnyPosition,
    ) -> Result<Option<Vec<(AnyMove, Worth)>>, TableError> {
        let moves = match position {
            AnyPosition::Giuthi(pos) => {
                let of_giuthi = |pos: &AnyPosition| match pos {
                    AnyPosition::Giuthi(pos) => Some(*pos),
                    _ => None,
                };
                let stood: Vec<_> = stood.iter().filter_map(of_giuthi).collect();
                self.moves_as(&stood, pos, AnyMove::Giuthi)?
            }
            AnyPosition::Kiothi(pos) => self.moves_as(&[], pos, AnyMove::Kiothi)?,
            AnyPosition::Opening(_) => return Ok(None),
        };
        Ok(moves
            .into_iter()
            .map(|(mv, worth)| Some((mv, worth?)))
            .collect())
    }

    fn moves_as<G: Shelved>(
        &self,
        stood: &[G],
        pos: &G,
        any: impl Fn(Move<G::Sowing>) -> AnyMove,
    ) -> Result<Vec<(AnyMove, Option<Worth>)>, TableError> {
        let mut moves = Vec::new();
        if pos.outcome().is_none() {
            let before: Vec<G> = stood.iter().copied().chain([*pos]).collect();
            for (mv, child) in pos.legal(stood) {
                let worth = if child.turn() == pos.turn() {
                    self.rest_of_turn(&before, &child)?
                } else {
                    self.after(pos, &child)?
                };
                moves.push((any(mv), worth));
            }
        }
        Ok(moves)
    }

    /// The worth of ending a turn, to the player who does it, by the position it led to.
    fn after<G: Shelved>(&self, pos: &G, child: &G) -> Result<Option<Worth>, TableError> {
        let captured = lead(child.taken(), pos.turn()) - lead(pos.taken(), pos.turn());
        let worth = self.worth_of(child)?;
        Ok(worth.map(|worth| worth.after(captured as i8)))
    }

    /// The worth of a turn that goes on: the best of all ways to end it without coming back to where it
    /// has stood (G6a).
    fn rest_of_turn<G: Shelved>(&self, stood: &[G], pos: &G) -> Result<Option<Worth>, TableError> {
        let mut seen: HashSet<G> = stood.iter().copied().chain([*pos]).collect();
        let mut open = vec![*pos];
        let mut best = Worth::NOTHING;
        while let Some(pos) = open.pop() {
            if pos.outcome().is_some() {
                let [own, other] = [pos.turn(), pos.turn().other()].map(|side| pos.row_seeds(side));
                best = best.or(Worth::exact(own as i8 - other as i8));
                continue;
            }
            let mut stuck = true;
            let mut children = Vec::new();
            pos.each_sown(|_, child| {
                stuck = false;
                children.push(child);
            });
            children.extend(stuck.then(|| pos.passed()).flatten());
            for child in children {
                if child.turn() != pos.turn() {
                    let Some(worth) = self.after(&pos, &child)? else {
                        return Ok(None);
                    };
                    best = best.or(worth);
                } else if seen.insert(child) {
                    open.push(child);
                }
            }
        }
        Ok(Some(best))
    }
}
