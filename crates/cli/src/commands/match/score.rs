//! What has been won and lost so far.

use ndongu_rules::{Side, Termination};

use super::{
    game::{Cause, Played},
    statistics::Pairs,
};

/// Who a player of the match is, whichever side it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrant {
    First,
    Second,
}

/// All that counts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// Half points of the first player: 2, 1 or 0.
    pub half_points: u8,
    pub winner: Option<Side>,
    /// Seeds of the first player more than of the second, in games that ended for want of moves.
    pub lead: Option<i32>,
    pub moves: usize,
    /// `None`: given up as too long.
    pub termination: Option<Termination>,
    /// Who lost otherwise than by the rules.
    pub fault: Option<(Entrant, Cause)>,
}

/// The results of games, by number.
#[derive(Clone, Debug, Default)]
pub struct Score {
    results: Vec<Option<Result>>,
}

/// The first player is South in the first game of every pair, and North in the second.
pub fn first_side(game: usize) -> Side {
    if game % 2 == 0 {
        Side::South
    } else {
        Side::North
    }
}

impl Result {
    pub fn of(number: usize, played: &Played) -> Result {
        let first = first_side(number);
        let ending = played.game.ending();
        let winner = ending.and_then(|ending| ending.winner);
        let lead = ending
            .and_then(|ending| ending.score)
            .map(|score| i32::from(score[first]) - i32::from(score[first.other()]));
        let entrant = |side| {
            if side == first {
                Entrant::First
            } else {
                Entrant::Second
            }
        };
        Result {
            half_points: match winner {
                None => 1,
                Some(winner) => 2 * u8::from(winner == first),
            },
            winner,
            lead,
            moves: played.game.moves().len(),
            termination: ending.map(|ending| ending.termination),
            fault: played
                .fault
                .as_ref()
                .map(|(side, cause, _)| (entrant(*side), *cause)),
        }
    }
}

impl Score {
    pub fn new(games: usize) -> Score {
        Score {
            results: vec![None; games],
        }
    }

    pub fn add(&mut self, game: usize, result: Result) {
        self.results[game] = Some(result);
    }

    pub fn results(&self) -> impl Iterator<Item = &Result> {
        self.results.iter().flatten()
    }

    pub fn games(&self) -> usize {
        self.results().count()
    }

    /// Games that brought the first player so many half points.
    pub fn with(&self, half_points: u8) -> usize {
        self.results()
            .filter(|it| it.half_points == half_points)
            .count()
    }

    /// Pairs of which both games have been played.
    pub fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for pair in self.results.chunks_exact(2) {
            if let [Some(one), Some(other)] = pair {
                pairs.add(one.half_points + other.half_points);
            }
        }
        pairs
    }
}
