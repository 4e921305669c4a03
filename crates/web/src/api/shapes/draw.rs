//! Games put into shapes and words.

use ndongu_rules::{
    AnyMove, AnyPosition, Direction, Game, Hole, IllegalMove, Lap, Move, Side, kiothi,
};
use ndongu_words::{Language, Names, Telling};

use super::{Board, Choice, Ending, Owed, Phase, Refused, Step, Taken, Trace};

/// Who tells of games: in which language, and how it speaks of the players.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// The language.
    pub language: Language,
    /// How the players are spoken of.
    pub names: Names,
}

impl Teller {
    /// Tells of both players by their sides.
    pub fn of_sides(language: Language) -> Teller {
        Teller {
            language,
            names: ndongu_words::SIDES,
        }
    }

    /// All that a board needs to know of a game as it stands.
    pub fn board(self, game: &Game) -> Board {
        let pos = game.position();
        let choices = self.choices(game);
        let row = |side| pos.row(side).map(|hole| pos.seeds(hole)).collect();
        let holes = Side::BOTH.into_iter().flat_map(|side| pos.row(side));
        Board {
            position: pos.to_string(),
            game: pos.rules().game(),
            rules: pos.rules().to_string(),
            holes: pos.holes(),
            turn: pos.turn().into(),
            phase: phase(game, &choices),
            south: row(Side::South),
            north: row(Side::North),
            taken: pos.taken().into(),
            nki: holes
                .filter(|hole| pos.is_nki(*hole))
                .map(Hole::letter)
                .collect(),
            stood: game.stood().len(),
            choices,
            refused: self.refused(game),
            redistribution: owed(game),
            ending: self.ending(game),
            words: self
                .language
                .full_stop(self.language.standing(game, self.names)),
        }
    }

    /// How a game ended, if it has.
    pub fn ending(self, game: &Game) -> Option<Ending> {
        let ending = game.ending()?;
        Some(Ending {
            winner: ending.winner.map(Into::into),
            score: ending.score.map(Into::into),
            termination: ending.termination.to_string(),
            rule: game.ending_rule(ending),
            words: self
                .language
                .full_stop(self.language.ending(game, ending, self.names)),
        })
    }

    /// Every move of a game that has been played.
    pub fn steps(self, game: &Game) -> Vec<Step> {
        let mut again = Game::new(*game.start());
        let step = |mv: &AnyMove| step(&mut again, mv, self).ok();
        game.moves().iter().filter_map(step).collect()
    }

    /// The last move of a game that has been played, if there is any.
    pub fn last_step(self, game: &Game) -> Option<Step> {
        let mut before = game.clone();
        let mv = *before.moves().last()?;
        before.undo();
        step(&mut before, &mv, self).ok()
    }

    /// What happened in a move, every lap in words.
    pub fn trace(self, mv: &AnyMove, trace: &ndongu_rules::Trace, after: &AnyPosition) -> Trace {
        let telling = Telling {
            language: self.language,
            mv,
            trace,
            after,
            names: self.names,
        };
        let lap = |(index, lap): (usize, &Lap)| shape_lap(*lap, Some(telling.lap(index)));
        Trace {
            laps: trace.laps.iter().enumerate().map(lap).collect(),
            ..shape_trace(trace, self.language.full_stop(telling.end()))
        }
    }

    fn choices(self, game: &Game) -> Vec<Choice> {
        let legal = game.legal().into_iter();
        legal
            .filter_map(|(mv, after)| self.choice(game, &mv, &after))
            .collect()
    }

    fn choice(self, game: &Game, mv: &AnyMove, after: &AnyPosition) -> Option<Choice> {
        let (trace, words) = self.foreseen(game, mv)?;
        let parts = Parts::of(mv);
        Some(Choice {
            mv: mv.to_string(),
            hole: parts.hole,
            direction: parts.direction,
            number: parts.number,
            gain: trace.seeds_taken(),
            after: after.to_string(),
            trace: shape_trace(&trace, words.clone()),
            words,
        })
    }

    /// What a legal move would do, also in a few words.
    fn foreseen(self, game: &Game, mv: &AnyMove) -> Option<(ndongu_rules::Trace, String)> {
        let mut next = game.clone();
        let trace = next.play(*mv).ok()?;
        let rules = next.position().rules();
        let words = self
            .language
            .outlook(&trace, rules, next.ending().is_some());
        Some((trace, words))
    }

    /// What a legal move would do, in a few words.
    pub fn outlook(self, game: &Game, mv: &AnyMove) -> Option<String> {
        self.foreseen(game, mv).map(|(_, words)| words)
    }

    fn refused(self, game: &Game) -> Vec<Refused> {
        if game.ending().is_some() {
            return Vec::new();
        }
        let refused = |mv: AnyMove| Some(self.refusal(&mv, &game.narrate(&mv).err()?));
        thinkable(game.position())
            .into_iter()
            .filter_map(refused)
            .collect()
    }

    fn refusal(self, mv: &AnyMove, refusal: &IllegalMove) -> Refused {
        let parts = Parts::of(mv);
        Refused {
            mv: mv.to_string(),
            hole: parts.hole.unwrap_or_default(),
            direction: parts.direction,
            number: parts.number,
            rule: refusal.rule(),
            words: self.language.full_stop(self.language.refusal(refusal)),
        }
    }
}

/// Plays a move and tells of it.
///
/// # Errors
///
/// Says why the move is refused.
pub fn step(game: &mut Game, mv: &AnyMove, teller: Teller) -> Result<Step, IllegalMove> {
    let before = *game.position();
    let trace = game.play(*mv)?;
    let after = game.position();
    Ok(Step {
        mv: mv.to_string(),
        side: before.turn().into(),
        before: before.to_string(),
        after: after.to_string(),
        trace: teller.trace(mv, &trace, after),
    })
}

/// What stands in a move.
struct Parts {
    hole: Option<char>,
    direction: Option<char>,
    number: Option<u16>,
}

impl Parts {
    fn of(mv: &AnyMove) -> Parts {
        let (hole, direction, number) = match mv {
            AnyMove::Giuthi(Move::Sow(sowing)) => (Some(sowing.hole), Some(sowing.direction), None),
            AnyMove::Kiothi(Move::Sow(sowing)) => (Some(sowing.boma), None, Some(sowing.count)),
            _ => (None, None, None),
        };
        Parts {
            hole: hole.map(Hole::letter),
            direction: direction.map(Direction::sign),
            number,
        }
    }
}

fn phase(game: &Game, choices: &[Choice]) -> Phase {
    let passes = choices.first().is_some_and(|choice| choice.hole.is_none());
    match game.position() {
        _ if game.ending().is_some() => Phase::Over,
        _ if passes => Phase::Pass,
        AnyPosition::Opening(_) => Phase::Redistribute,
        AnyPosition::Giuthi(_) | AnyPosition::Kiothi(_) => Phase::Sow,
    }
}

fn owed(game: &Game) -> Option<Owed> {
    match game.position() {
        AnyPosition::Opening(pos) if game.ending().is_none() && pos.must_empty() > 0 => {
            Some(Owed {
                empty: pos.must_empty(),
                occupied: pos.occupied().map(Hole::letter).collect(),
            })
        }
        _ => None,
    }
}

/// All that somebody might want to sow, from empty boma too.
fn thinkable(pos: &AnyPosition) -> Vec<AnyMove> {
    let mut sowings = pos.own_sowings();
    if let AnyPosition::Kiothi(_) = pos {
        let empty = pos.row(pos.turn()).filter(|boma| pos.seeds(*boma) == 0);
        let one = |boma| AnyMove::Kiothi(Move::Sow(kiothi::Sowing { boma, count: 1 }));
        sowings.extend(empty.map(one));
    }
    sowings
}

fn shape_trace(trace: &ndongu_rules::Trace, words: String) -> Trace {
    let taken = |taken: &ndongu_rules::Taken| Taken {
        hole: taken.hole.letter(),
        seeds: taken.seeds,
    };
    Trace {
        laps: trace.laps.iter().map(|lap| shape_lap(*lap, None)).collect(),
        taken: trace.taken.iter().map(taken).collect(),
        end: trace.end.word(),
        words,
    }
}

fn shape_lap(lap: Lap, words: Option<String>) -> super::Lap {
    super::Lap {
        from: lap.from.letter(),
        direction: lap.direction.sign(),
        seeds: lap.seeds,
        to: lap.to.letter(),
        words,
    }
}
