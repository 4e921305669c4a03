//! A game and who plays it: whose turn it is to choose, and how far back 'undo' goes.

use ndongu_rules::{AnyPosition, BySide, Game, Side, Termination};

use super::players::Player;
use crate::words::say;

/// A game with its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// Who plays which side.
    pub players: BySide<Player>,
}

impl Table {
    /// Says which game has been loaded, and who plays.
    pub fn loaded_from(&self, name: &str) -> String {
        say!(
            "terminal-loaded",
            "file" = name,
            "south" = self.players.south.to_string(),
            "north" = self.players.north.to_string(),
            "moves" = self.game.moves().len(),
        )
    }

    /// The player whose move it is; `None` when the game has ended.
    pub fn to_move(&self) -> Option<Player> {
        match self.game.ending() {
            Some(_) => None,
            None => Some(self.players[self.game.position().turn()]),
        }
    }

    /// Whether a person is to move.
    pub fn is_human_turn(&self) -> bool {
        self.to_move() == Some(Player::Human)
    }

    /// Whether the only move is a pass.
    pub fn must_pass(&self) -> bool {
        self.game.legal().iter().any(|(mv, _)| mv.is_pass())
    }

    /// Whether anybody at the table is a person.
    pub fn has_human(&self) -> bool {
        Side::BOTH
            .iter()
            .any(|side| self.players[*side] == Player::Human)
    }

    /// The side that a person would give up for: the one to move, or else the only person's.
    pub fn may_resign(&self) -> Option<Side> {
        self.to_move()?;
        let turn = self.game.position().turn();
        [turn, turn.other()]
            .into_iter()
            .find(|side| self.players[*side] == Player::Human)
    }

    /// Takes back the last choice that a person made, and everything that followed it; among
    /// computers only, the last move. A resignation is taken back alone. Returns whether there was
    /// anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.is_resigned() || !self.has_human() {
            return self.game.undo();
        }
        let moves = self.game.moves();
        let chosen = (0..moves.len()).rev().find(|ply| {
            let turn = self.game.positions()[*ply].turn();
            self.players[turn] == Player::Human && !moves[*ply].is_pass()
        });
        let Some(chosen) = chosen else {
            return false;
        };
        while self.game.moves().len() > chosen {
            self.game.undo();
        }
        true
    }

    /// Plays again what was taken back, up to the next choice of a person. Returns whether there
    /// was anything.
    pub fn redo(&mut self) -> bool {
        let mut redone = false;
        while self.game.redo() {
            redone = true;
            let at_a_choice = self.is_human_turn() && !self.must_pass();
            if at_a_choice || !self.has_human() {
                break;
            }
        }
        redone
    }

    /// The number of the turn that is being played: South's and North's make one, as in a record.
    pub fn turn_number(&self) -> usize {
        let south_turns = (0..self.game.positions().len())
            .filter(|ply| self.game.begins_turn(*ply))
            .filter(|ply| self.game.positions()[*ply].turn() == Side::South)
            .count();
        south_turns.max(1)
    }

    /// The moves so far, a text for each of South's turns with North's answer: `C+,E-  b-`.
    pub fn turns(&self) -> Vec<String> {
        let game = &self.game;
        let mut lines: Vec<String> = Vec::new();
        for (ply, mv) in game.moves().iter().enumerate() {
            let side = game.positions()[ply].turn();
            let begins = game.begins_turn(ply);
            match (side, begins, lines.last_mut()) {
                (_, false, Some(line)) => *line = format!("{line},{mv}"),
                (Side::North, true, Some(line)) => *line = format!("{line}  {mv}"),
                (Side::North, _, None) => lines.push(format!("…  {mv}")),
                (Side::South, ..) => lines.push(mv.to_string()),
            }
        }
        lines
    }

    /// Where the game stands.
    pub fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    fn is_resigned(&self) -> bool {
        let termination = self.game.ending().map(|ending| ending.termination);
        termination == Some(Termination::Resignation)
    }
}
