//! Solutions found with tables: turn by turn the one right way, as long as there is one.

use std::collections::HashMap;

use ndongu_rules::{AnyMove, AnyPosition, Game, Side};

use super::turn::{End, exits};
use crate::{TableError, Tables, Value, Worth, lead_of};

/// The longest solution, in turns of the solver's.
const MOST_TURNS: u8 = 5;

/// The most moves in one turn.
const MOST_IN_A_TURN: usize = 8;

/// Turns of the solver's that are looked at for one puzzle.
const PATIENCE: u32 = 500;

/// What is found of a solution from some position on.
#[derive(Clone, Default)]
struct Line {
    moves: Vec<AnyMove>,
    /// How many turns of the solver's have a move with an alternative.
    choices: usize,
}

/// Looks for the solution of a position.
pub(super) struct Finder<'a> {
    tables: &'a Tables,
    solver: Side,
    value: Value,
    known: HashMap<(AnyPosition, u8), Line>,
    patience: u32,
}

impl<'a> Finder<'a> {
    /// The value to be kept at a position, and the moves that keep it: the solver's, each the only
    /// right one, and replies that ask for as many of those as possible. `None` where there is nothing
    /// to be kept, or no move is the only right one.
    pub(super) fn solve(
        tables: &'a Tables,
        position: &AnyPosition,
    ) -> Result<Option<(Value, Vec<AnyMove>)>, TableError> {
        let Some(worth) = tables.worth(position)? else {
            return Ok(None);
        };
        let value = worth.value(lead_of(position));
        if value == Value::Loss {
            return Ok(None);
        }
        let mut finder = Finder {
            tables,
            solver: position.turn(),
            value,
            known: HashMap::new(),
            patience: PATIENCE,
        };
        let line = finder.turn(position, MOST_TURNS)?;
        Ok((line.choices >= 2).then(|| (value, whole(position, &line.moves))))
    }

    /// The solver's turn and what follows; nothing if more than one way is right.
    fn turn(&mut self, start: &AnyPosition, turns: u8) -> Result<Line, TableError> {
        if let Some(known) = self.known.get(&(*start, turns)) {
            return Ok(known.clone());
        }
        let mut line = Line::default();
        if self.patience > 0 {
            self.patience -= 1;
            line = self.own(start, turns)?;
        }
        self.known.insert((*start, turns), line.clone());
        Ok(line)
    }

    fn own(&mut self, start: &AnyPosition, turns: u8) -> Result<Line, TableError> {
        let (mut here, mut stood, mut moves) = (*start, Vec::new(), Vec::new());
        let mut has_choice = false;
        while here.turn() == self.solver {
            let Some(judged) = self.tables.moves(&stood, &here)? else {
                return Ok(Line::default());
            };
            if judged.is_empty() && !moves.is_empty() {
                break;
            }
            let lead = lead_of(&here);
            let keeps = |(_, worth): &&(AnyMove, Worth)| worth.value(lead) >= self.value;
            let mut right = judged.iter().filter(keeps);
            let (Some((mv, _)), None) = (right.next(), right.next()) else {
                return Ok(Line::default());
            };
            if moves.len() == MOST_IN_A_TURN {
                return Ok(Line::default());
            }
            has_choice |= judged.len() > 1;
            moves.push(*mv);
            let (after, _) = here.narrate(&stood, mv).expect("a legal move");
            stood.push(here);
            here = after;
        }
        let rest = match turns {
            1 => Line::default(),
            _ if here.turn() == self.solver => Line::default(),
            _ => self.reply(&here, turns - 1)?,
        };
        moves.extend(rest.moves);
        Ok(Line {
            moves,
            choices: rest.choices + usize::from(has_choice),
        })
    }

    /// The reply after which most is asked of the solver, and what follows; of replies that ask the
    /// same, the first.
    fn reply(&mut self, start: &AnyPosition, turns: u8) -> Result<Line, TableError> {
        let mut best = Line::default();
        for exit in exits(&[], start) {
            let End::Turn(next) = exit.end else {
                continue;
            };
            let Some(worth) = self.tables.worth(&next)? else {
                continue;
            };
            if worth.value(lead_of(&next)) != self.value {
                continue;
            }
            let line = self.turn(&next, turns)?;
            if line.choices > best.choices {
                best = Line {
                    moves: [exit.moves, line.moves].concat(),
                    choices: line.choices,
                };
            }
        }
        Ok(best)
    }
}

/// The moves up to the end of the game, and of them those up to the solver's last turn with a choice.
fn whole(position: &AnyPosition, moves: &[AnyMove]) -> Vec<AnyMove> {
    let solver = position.turn();
    let mut game = Game::new(*position);
    let (mut last, mut chosen) = (0, false);
    for mv in moves {
        let own = game.position().turn() == solver;
        chosen = own && (chosen || game.legal().len() > 1);
        if game.play(*mv).is_err() {
            break;
        }
        let turn_over = game.position().turn() != solver || game.ending().is_some();
        if chosen && turn_over {
            last = game.moves().len();
        }
    }
    moves[..last].to_vec()
}
