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
        let mut moves = Vec::new();
        if pos.outcome().is_none() {
            for (mv, child) in pos.legal(&[]) {
                moves.push((any(mv), self.after(pos, &child)?));
            }
        }
        Ok(Some(Probe {
            worth,
            value: worth.value(lead(pos.taken(), pos.turn())),
            moves,
        }))
    }

    /// The value of a move for the player who made it, by the position it led to.
    fn after<G: Shelved>(&self, pos: &G, child: &G) -> Result<Option<Value>, TableError> {
        if child.turn() == pos.turn() {
            return self.rest_of_turn(&[*pos], child);
        }
        let worth = self.worth_of(child)?;
        Ok(worth.map(|worth| worth.value(lead(child.taken(), child.turn())).reversed()))
    }

    /// The value of a turn that goes on: the best of all ways to end it without coming back to where it
    /// has stood (G6a).
    fn rest_of_turn<G: Shelved>(&self, stood: &[G], pos: &G) -> Result<Option<Value>, TableError> {
        let mut seen: HashSet<G> = stood.iter().copied().chain([*pos]).collect();
        let mut open = vec![*pos];
        let mut best = None;
        while let Some(pos) = open.pop() {
            if let Some(outcome) = pos.outcome() {
                let [own, other] = [outcome.score[pos.turn()], outcome.score[pos.turn().other()]];
                best = best.max(Some(Worth::exact(0).value(own as i16 - other as i16)));
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
                    let Some(value) = self.after(&pos, &child)? else {
                        return Ok(None);
                    };
                    best = best.max(Some(value));
                } else if seen.insert(child) {
                    open.push(child);
                }
            }
        }
        Ok(best)
    }
}
