//! What the engine says of a game that has been played, turn by turn.

use std::ops::Range;

use ndongu_rules::{AnyMove, AnyPosition, Ending, Game, Termination};

use crate::{Engine, Limits, Stop, Thought, Value};

/// How bad a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// A little worse than the best.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// A win or very many seeds given away.
    Blunder,
}

/// Seeds worse than the best turn.
const INACCURACY: f64 = 3.0;
const MISTAKE: f64 = 6.0;
const BLUNDER: f64 = 12.0;

impl Severity {
    /// Of a turn after which its player has `after` and could have had `before`; none if it was
    /// about as good as the best.
    ///
    /// ```
    /// # use ndongu_engine::{Severity, Value};
    /// let judged = Severity::of(Value::Ahead(200), Value::Ahead(-500));
    /// assert_eq!(judged, Some(Severity::Mistake));
    /// ```
    pub fn of(before: Value, after: Value) -> Option<Severity> {
        use Value::{Ahead, Draws, Loses, Wins};

        let lost = before.seeds() - after.seeds();
        let by_seeds = match lost {
            BLUNDER.. => Some(Severity::Blunder),
            MISTAKE.. => Some(Severity::Mistake),
            INACCURACY.. => Some(Severity::Inaccuracy),
            _ => None,
        };
        let at_least = match (before, after) {
            (Loses { .. }, _) | (Wins { .. }, Wins { .. }) => return None,
            (Wins { .. } | Draws, Loses { .. }) | (Wins { .. }, Draws) => Severity::Blunder,
            (Wins { .. }, Ahead(_)) if after.seeds() > 0.0 => Severity::Inaccuracy,
            (Wins { .. }, Ahead(_)) => Severity::Mistake,
            (Ahead(_), Loses { .. }) if before.seeds() >= 0.0 => Severity::Blunder,
            (Ahead(_), Loses { .. }) if before.seeds() > -INACCURACY => Severity::Mistake,
            _ => return by_seeds,
        };
        by_seeds.max(Some(at_least))
    }
}

/// A turn that has been looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The moves of the turn, as indices into those of the game.
    pub plies: Range<usize>,
    /// What South has after it.
    pub after: Value,
    /// How the game ended with it, if it did.
    pub ending: Option<Ending>,
    /// What could be found out before it; nothing of a redistribution, since how it compares with
    /// the best of millions nobody knows.
    pub thought: Option<Thought>,
    /// How bad it was, if it was.
    pub severity: Option<Severity>,
}

/// Looks at a game from the last turn to the first, since what is found out about later turns helps
/// with earlier ones.
///
/// ```
/// # use ndongu_engine::{Engine, Limits, Review, Severity, Stop};
/// # use ndongu_rules::{AnyPosition, Game};
/// let mut game = Game::new("giuthi 2,0,0,2/1,6,0,0 0-0 S".parse::<AnyPosition>()?);
/// game.play(game.position().parse_move("A+")?)?;
/// let mut engine = Engine::default();
/// let mut review = Review::new(&mut engine, Limits::depth(6), game);
/// let judged = review.judge(&Stop::default()).unwrap();
/// assert_eq!(judged.plies, 0..1);
/// assert!(review.judge(&Stop::default()).is_none());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Review<'a> {
    engine: &'a mut Engine,
    limits: Limits,
    /// Without the turns that have been looked at.
    game: Game,
    /// What the position reached is worth to South, if that is known already.
    known: Option<Value>,
}

impl Review<'_> {
    /// Begins behind the last turn of a game. That a player gave up or ran out of time does not
    /// count. The limits are for each turn.
    pub fn new(engine: &mut Engine, limits: Limits, game: Game) -> Review<'_> {
        engine.forget();
        Review {
            engine,
            limits,
            game: going_on(game),
            known: None,
        }
    }

    /// The game before the turns that have been looked at.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Looks at the turn before; none before the first.
    pub fn judge(&mut self, stop: &Stop) -> Option<Judged> {
        let after = match self.known.take() {
            Some(value) => value,
            None if self.game.moves().is_empty() => return None,
            None => self.value_for_south(stop),
        };
        let (ending, end) = (self.game.ending(), self.game.moves().len());
        let turn = self.take_back()?;
        let thought = match self.game.position() {
            AnyPosition::Opening(_) => None,
            AnyPosition::Giuthi(_) | AnyPosition::Kiothi(_) => Some(self.think(stop)),
        };
        let mover = self.game.position().turn();
        self.known = thought
            .as_ref()
            .map(|thought| thought.value().for_south(mover));
        let severity = thought
            .as_ref()
            .and_then(|thought| severity(&turn, after.for_south(mover), thought));
        Some(Judged {
            plies: self.game.moves().len()..end,
            after,
            ending,
            thought,
            severity,
        })
    }

    /// Leaves out the turn before.
    pub fn skip(&mut self) {
        self.take_back();
        self.known = None;
    }

    /// Takes back a whole turn.
    fn take_back(&mut self) -> Option<Vec<AnyMove>> {
        let mut turn = Vec::new();
        loop {
            turn.push(*self.game.moves().last()?);
            self.game.undo();
            // What was played last began the turn if the turn begins here.
            if self.game.begins_turn(self.game.moves().len()) {
                turn.reverse();
                return Some(turn);
            }
        }
    }

    fn value_for_south(&mut self, stop: &Stop) -> Value {
        if let Some(ending) = self.game.ending() {
            return Value::of_ending(ending);
        }
        let mover = self.game.position().turn();
        self.think(stop).value().for_south(mover)
    }

    /// About a game that goes on.
    fn think(&mut self, stop: &Stop) -> Thought {
        let thought = self.engine.think(&self.game, &self.limits, stop);
        thought.expect("a game that goes on has a next move")
    }
}

/// The game as if nobody had given up or run out of time.
pub fn going_on(mut game: Game) -> Game {
    let termination = game.ending().map(|ending| ending.termination);
    if matches!(
        termination,
        Some(Termination::Resignation | Termination::Time)
    ) {
        game.undo();
    }
    game
}

/// Of a turn after which its player had `after`.
fn severity(turn: &[AnyMove], after: Value, thought: &Thought) -> Option<Severity> {
    let better = &thought.lines[0].moves;
    let is_best = better.iter().zip(turn).all(|(best, played)| best == played);
    if is_best || thought.depth == 0 {
        return None;
    }
    Severity::of(thought.value(), after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Value = Value::Wins {
        margin: 9,
        moves: 4,
    };
    const LOSS: Value = Value::Loses {
        margin: 9,
        moves: 4,
    };

    #[test]
    fn a_turn_is_as_bad_as_what_it_gives_away() {
        use Severity::{Blunder, Inaccuracy, Mistake};

        for (before, after, severity) in [
            (Value::Ahead(200), Value::Ahead(-99), None),
            (Value::Ahead(200), Value::Ahead(-100), Some(Inaccuracy)),
            (Value::Ahead(800), Value::Draws, Some(Mistake)),
            (Value::Ahead(-100), Value::Ahead(-1300), Some(Blunder)),
            (Value::Draws, Value::Ahead(-250), None),
            (Value::Draws, LOSS, Some(Blunder)),
            (WIN, Value::Draws, Some(Blunder)),
            (WIN, LOSS, Some(Blunder)),
            (WIN, Value::Ahead(800), Some(Inaccuracy)),
            (WIN, Value::Ahead(200), Some(Mistake)),
            (Value::Ahead(100), LOSS, Some(Blunder)),
            (Value::Ahead(-200), LOSS, Some(Mistake)),
            (Value::Ahead(-800), LOSS, None),
            (WIN, WIN, None),
            (LOSS, LOSS, None),
            (LOSS, Value::Ahead(-5000), None),
        ] {
            assert_eq!(Severity::of(before, after), severity, "{before} {after}");
        }
    }
}
