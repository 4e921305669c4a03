//! Puzzles checked without tables: the whole game from each position on is looked at.

use std::fmt;

use ndongu_rules::{AnyMove, AnyPosition, Game, Side};

use super::{
    Puzzle, Step, Theme,
    graph::{Aim, Graph, Solved},
};
use crate::Value;

/// How many positions the game from a puzzle on may have: so many can be looked at in an instant.
pub(super) const MOST_POSITIONS: usize = 6_000;

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Its name is not made from its position.
    Name,
    /// Too much can come of its position.
    TooLarge,
    /// The position is worth something else.
    Worth,
    /// The right move of this step, counted from one, does not keep the value, or another one does too.
    NotAlone(usize),
    /// The reply of this step gives away what the defence has.
    BadDefence(usize),
    /// At this step, not exactly the wrong moves are shown to fail.
    Wrong(usize),
    /// At this step, what should show that this move fails does not.
    Refutation(usize, AnyMove),
    /// It is not a solution of several turns.
    TooShort,
    /// Its themes are others.
    Themes,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Name => f.write_str("its name is not made from its position"),
            Fault::TooLarge => write!(f, "more than {MOST_POSITIONS} positions can come of it"),
            Fault::Worth => f.write_str("its position is worth something else"),
            Fault::NotAlone(step) => write!(f, "move {step} is not the only right one"),
            Fault::BadDefence(step) => write!(f, "move {step} of the defence is bad"),
            Fault::Wrong(step) => {
                write!(f, "at move {step} other moves than those shown are wrong")
            }
            Fault::Refutation(step, mv) => {
                write!(f, "at move {step} it is not shown that {mv} fails")
            }
            Fault::TooShort => f.write_str("it has less than two turns with a choice"),
            Fault::Themes => f.write_str("its themes are others"),
        }
    }
}

impl std::error::Error for Fault {}

impl Puzzle {
    /// Solves the puzzle by looking at all that can come of its position, with nothing but the rules,
    /// and compares.
    ///
    /// # Errors
    ///
    /// Says what is wrong.
    pub fn check(&self) -> Result<(), Fault> {
        if self.id != Puzzle::id_of(&self.position) {
            return Err(Fault::Name);
        }
        let graph = Graph::new(self.position, MOST_POSITIONS).ok_or(Fault::TooLarge)?;
        self.check_line(&graph.solve(Aim::Win))?;
        if self.themes != self.find_themes(&graph) {
            return Err(Fault::Themes);
        }
        Ok(())
    }

    /// What a position at the beginning of a turn, to which moves from this puzzle have led, is worth to
    /// the solver; found by looking at all that can come of it.
    pub fn worth_of(&self, position: &AnyPosition) -> Option<Value> {
        let graph = Graph::new(*position, MOST_POSITIONS)?;
        graph.solve(Aim::Win).value(position, self.position.turn())
    }

    /// What the puzzle is about, in the order of [`Theme::ALL`].
    pub(super) fn find_themes(&self, graph: &Graph) -> Vec<Theme> {
        let themes = Theme::ALL.into_iter();
        themes.filter(|theme| theme.is_of(self, graph)).collect()
    }

    fn check_line(&self, values: &Solved<'_>) -> Result<(), Fault> {
        let solver = self.position.turn();
        if values.value(&self.position, solver) != Some(self.value) || self.value == Value::Loss {
            return Err(Fault::Worth);
        }
        let mut game = Game::new(self.position);
        for (index, step) in self.line.iter().enumerate() {
            if game.position().turn() == solver {
                self.check_own(values, &game, index, step)?;
            } else {
                let kept = value_of(values, &game, &step.mv).map(Value::reversed);
                if kept != Some(self.value) {
                    return Err(Fault::BadDefence(index + 1));
                }
            }
            game.play(step.mv).map_err(|_| Fault::NotAlone(index + 1))?;
        }
        match self.turns_with_a_choice() {
            2.. => Ok(()),
            _ => Err(Fault::TooShort),
        }
    }

    /// The right move alone keeps the value, and all others are shown to fail.
    fn check_own(
        &self,
        values: &Solved<'_>,
        game: &Game,
        index: usize,
        step: &Step,
    ) -> Result<(), Fault> {
        let number = index + 1;
        let moves = values.moves(game.stood(), game.position());
        let moves = moves.ok_or(Fault::NotAlone(number))?;
        let keeps = |(_, value): &&(AnyMove, Value)| *value >= self.value;
        let right: Vec<AnyMove> = moves.iter().filter(keeps).map(|(mv, _)| *mv).collect();
        if right != [step.mv] {
            return Err(Fault::NotAlone(number));
        }
        let mut shown: Vec<AnyMove> = step
            .wrong
            .iter()
            .filter_map(|moves| moves.first().copied())
            .collect();
        let mut wrong: Vec<AnyMove> = moves.into_iter().map(|(mv, _)| mv).collect();
        wrong.retain(|mv| *mv != step.mv);
        shown.sort_unstable();
        wrong.sort_unstable();
        if shown != wrong {
            return Err(Fault::Wrong(number));
        }
        for moves in &step.wrong {
            if !self.fails(values, game, moves) {
                return Err(Fault::Refutation(number, moves[0]));
            }
        }
        Ok(())
    }

    /// Whether the solver has less at the end of these moves, and the other side gave nothing back.
    fn fails(&self, values: &Solved<'_>, game: &Game, moves: &[AnyMove]) -> bool {
        let solver = self.position.turn();
        let mut game = game.clone();
        for mv in moves {
            if game.play(*mv).is_err() {
                return false;
            }
            let begins = game.begins_turn(game.moves().len());
            let value = match game.ending() {
                Some(ending) => Some(of_winner(ending.winner, solver)),
                None if begins => values.value(game.position(), solver),
                None => continue,
            };
            if value.is_none_or(|value| value >= self.value) {
                return false;
            }
        }
        // What ends inside a turn has not shown anything.
        game.ending().is_some() || game.begins_turn(game.moves().len())
    }

    /// How many turns of the solver's have a move with an alternative.
    pub(super) fn turns_with_a_choice(&self) -> usize {
        let mut game = Game::new(self.position);
        let (mut turns, mut counted) = (0, None);
        for step in &self.line {
            let turn = game.turn_start();
            if !step.wrong.is_empty() && counted != Some(turn) {
                counted = Some(turn);
                turns += 1;
            }
            game.play(step.mv)
                .expect("a solution is made of legal moves");
        }
        turns
    }
}

/// What a move is worth to the player who makes it.
fn value_of(values: &Solved<'_>, game: &Game, mv: &AnyMove) -> Option<Value> {
    let moves = values.moves(game.stood(), game.position())?;
    let found = moves.into_iter().find(|(legal, _)| legal == mv);
    found.map(|(_, value)| value)
}

fn of_winner(winner: Option<Side>, side: Side) -> Value {
    match winner {
        None => Value::Draw,
        Some(winner) if winner == side => Value::Win,
        Some(_) => Value::Loss,
    }
}

/// All that can come of a position; `None` if it is too much for a puzzle.
pub(super) fn game_from(position: &AnyPosition) -> Option<Graph> {
    Graph::new(*position, MOST_POSITIONS)
}
