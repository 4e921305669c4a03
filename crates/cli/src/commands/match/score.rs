//! What has been won and lost so far.

use ndongu_rules::{Side, Termination};

use super::{
    game::Played,
    player::Cause,
    statistics::{Accepted, Pairs, Test},
};

/// One of the two players of the match, whichever side it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    First,
    Second,
}

/// All that counts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// What the first player got: 2, 1 or 0.
    pub half_points: u8,
    pub winner: Option<Side>,
    /// Seeds of the first player more than of the second; only of games that ended for want of moves.
    pub lead: Option<i32>,
    pub moves: usize,
    /// `None`: given up after too many moves.
    pub termination: Option<Termination>,
    /// Who lost otherwise than by the rules.
    pub fault: Option<(Which, Cause)>,
}

/// The games of a match, each in its place, and what a test makes of them.
///
/// A test takes the pairs in their order, not in that in which they end, so that it comes to the same
/// end however many games are played at once. Games behind its end do not count.
#[derive(Clone, Debug)]
pub struct Score {
    games: Vec<Option<Counted>>,
    test: Option<Test>,
    /// The pairs that the test has taken, with no gap between them.
    tested: Pairs,
    accepted: Option<Accepted>,
}

/// The side that one of the players plays in a game, the first game being 0: the first player begins
/// the first of each pair as South, and the second as North.
pub fn side(which: Which, number: usize) -> Side {
    match which {
        Which::First if number.is_multiple_of(2) => Side::South,
        Which::Second if !number.is_multiple_of(2) => Side::South,
        Which::First | Which::Second => Side::North,
    }
}

/// Who plays a side in a game.
pub fn which(side_played: Side, number: usize) -> Which {
    if side(Which::First, number) == side_played {
        Which::First
    } else {
        Which::Second
    }
}

impl Counted {
    pub fn new(number: usize, played: &Played) -> Counted {
        let [first, second] = [Which::First, Which::Second].map(|which| side(which, number));
        let ending = played.game.ending();
        let winner = ending.and_then(|ending| ending.winner);
        let score = ending.and_then(|ending| ending.score);
        let fault = played.fault.as_ref();
        Counted {
            half_points: winner.map_or(1, |winner| if winner == first { 2 } else { 0 }),
            winner,
            lead: score.map(|score| i32::from(score[first]) - i32::from(score[second])),
            moves: played.game.moves().len(),
            termination: ending.map(|ending| ending.termination),
            fault: fault.map(|fault| (which(fault.by, number), fault.cause)),
        }
    }
}

impl Score {
    /// Of a match that may last for so many games.
    pub fn new(games: usize, test: Option<Test>) -> Score {
        Score {
            games: vec![None; games],
            test,
            tested: Pairs::default(),
            accepted: None,
        }
    }

    pub fn add(&mut self, number: usize, game: Counted) {
        self.games[number] = Some(game);
        let Some(test) = self.test else {
            return;
        };
        while self.accepted.is_none()
            && let Some(half_points) = self.pair(self.tested.count() as usize)
        {
            self.tested.add(half_points);
            self.accepted = test.accepted(&self.tested);
        }
    }

    /// Numbers of the games that are still to be played, the first being 0.
    pub fn missing(&self) -> impl Iterator<Item = usize> {
        let count = if self.is_decided() {
            0
        } else {
            self.games.len()
        };
        (0..count).filter(|number| self.games[*number].is_none())
    }

    /// Whether the test has come to its end.
    pub fn is_decided(&self) -> bool {
        self.accepted.is_some()
    }

    /// The test, its log-likelihood ratio, and what it has accepted.
    pub fn test(&self) -> Option<(Test, f64, Option<Accepted>)> {
        self.test
            .map(|test| (test, test.llr(&self.tested), self.accepted))
    }

    /// The games that count.
    pub fn counted(&self) -> impl Iterator<Item = &Counted> {
        let count = match self.accepted {
            Some(_) => 2 * self.tested.count() as usize,
            None => self.games.len(),
        };
        self.games[..count].iter().flatten()
    }

    /// How many games brought the first player 0, ½ and 1 point.
    pub fn losses_draws_wins(&self) -> [usize; 3] {
        let mut counts = [0; 3];
        for game in self.counted() {
            counts[usize::from(game.half_points)] += 1;
        }
        counts
    }

    /// The pairs of which both games count.
    pub fn pairs(&self) -> Pairs {
        if self.is_decided() {
            return self.tested;
        }
        let mut pairs = Pairs::default();
        let played = (0..self.games.len() / 2).filter_map(|pair| self.pair(pair));
        played.for_each(|half_points| pairs.add(half_points));
        pairs
    }

    /// What a pair brought the first player, if both its games have been played.
    fn pair(&self, pair: usize) -> Option<u8> {
        let one = (*self.games.get(2 * pair)?)?;
        let other = (*self.games.get(2 * pair + 1)?)?;
        Some(one.half_points + other.half_points)
    }

    /// The first player's seeds more than the second's, on average over games that ended for want of
    /// moves.
    pub fn mean_lead(&self) -> Option<f64> {
        mean(self.counted().filter_map(|game| game.lead).map(f64::from))
    }

    /// The length of a game, its opening counted.
    pub fn mean_moves(&self) -> Option<f64> {
        mean(self.counted().map(|game| game.moves as f64))
    }

    /// How many games a player has lost for this cause.
    pub fn faults(&self, which: Which, cause: Cause) -> usize {
        let fault = Some((which, cause));
        self.counted().filter(|game| game.fault == fault).count()
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| {
        (sum + number, count + 1.0)
    });
    (count > 0.0).then(|| sum / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(half_points: u8) -> Counted {
        Counted {
            half_points,
            winner: None,
            lead: None,
            moves: 10,
            termination: Some(Termination::NoMoves),
            fault: None,
        }
    }

    #[test]
    fn a_test_ends_at_the_same_pair_in_whatever_order_games_end() {
        let test: Test = "0,400".parse().unwrap();
        let in_order: Vec<usize> = (0..40).collect();
        let backwards: Vec<usize> = (0..40).rev().collect();
        for order in [in_order, backwards] {
            let mut score = Score::new(40, Some(test));
            for number in order {
                score.add(number, game(2));
            }
            assert_eq!(score.test().unwrap().2, Some(Accepted::Elo1));
            // As soon as it may: every pair brings ln 5.5, since 400 points are a score of 10 in 11.
            assert_eq!(score.pairs(), Pairs([0, 0, 0, 0, 16]));
            assert_eq!(score.losses_draws_wins(), [0, 0, 32]);
            assert_eq!(score.missing().count(), 0);
        }
    }

    #[test]
    fn a_game_without_its_other_counts_but_makes_no_pair() {
        let mut score = Score::new(4, None);
        score.add(0, game(2));
        score.add(2, game(1));
        score.add(3, game(0));
        assert_eq!(score.losses_draws_wins(), [1, 1, 1]);
        assert_eq!(score.pairs(), Pairs([0, 1, 0, 0, 0]));
        assert_eq!(score.missing().collect::<Vec<_>>(), [1]);
        assert_eq!(score.mean_lead(), None);
    }

    #[test]
    fn players_swap_sides_within_a_pair() {
        for number in [0, 1, 2, 3] {
            assert_eq!(
                side(Which::First, number),
                side(Which::Second, number).other()
            );
            assert_eq!(side(Which::First, number), side(Which::Second, number ^ 1));
            assert_eq!(which(side(Which::Second, number), number), Which::Second);
        }
    }
}
