//! A match: games played at once by threads of their own, until all are played or it is stopped.

use std::{
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
};

use ndongu_rules::{BySide, Game, Side};

use super::{
    Chance,
    entrant::Entrant,
    game::{self, Conduct, Played, Seat},
    opening::Openings,
    player::Player,
    score::{Counted, Score, Which, which},
    seed,
};
use crate::failure::Failure;

/// Everything that decides how a match goes, and whether it is to stop.
pub struct Contest {
    pub first: Entrant,
    pub second: Entrant,
    pub openings: Openings,
    pub conduct: Conduct,
    pub seed: u64,
    /// How many games are played at once.
    pub workers: usize,
    pub stop: Arc<AtomicBool>,
    /// The folder of tables that both may ask.
    pub tables: Option<String>,
    /// Openings that have been needed, by pair.
    pub drawn: Vec<OnceLock<Game>>,
}

impl Contest {
    pub fn entrant(&self, which: Which) -> &Entrant {
        match which {
            Which::First => &self.first,
            Which::Second => &self.second,
        }
    }

    /// Who plays South and who North in a game, as records name them.
    pub fn names(&self, number: usize) -> [String; 2] {
        Side::BOTH.map(|side| self.entrant(which(side, number)).who.to_string())
    }

    /// Plays what is missing. `ended` hears of every game as it ends; when it fails, so does the match.
    pub fn play(
        &self,
        score: &mut Score,
        ended: &mut dyn FnMut(usize, &Played, &Score) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let missing: Vec<usize> = score.missing().collect();
        let queue = Mutex::new(missing.into_iter());
        let next = || {
            let mut queue = queue.lock().expect("nobody panics with it");
            queue.next().filter(|_| !self.is_stopped())
        };
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            for _ in 0..self.workers {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.work(next, &sender));
            }
            drop(sender);
            let mut failed = Ok(());
            for (number, played) in results {
                if failed.is_err() || score.is_decided() {
                    continue;
                }
                score.add(number, Counted::new(number, &played));
                failed = ended(number, &played, score);
                if failed.is_err() || score.is_decided() {
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
            failed
        })
    }

    /// Plays one game after the other with the same two players.
    fn work(&self, next: impl Fn() -> Option<usize>, results: &mpsc::Sender<(usize, Played)>) {
        let patience = self.conduct.patience;
        let mut first = Player::new(&self.first, patience);
        let mut second = Player::new(&self.second, patience);
        while let Some(number) = next() {
            let seat = |which, player| Seat {
                player,
                control: self.entrant(which).control,
                seed: seed(self.seed, Chance::Player(which), number),
            };
            let first = seat(Which::First, &mut first);
            let second = seat(Which::Second, &mut second);
            let (south, north) = match which(Side::South, number) {
                Which::First => (first, second),
                Which::Second => (second, first),
            };
            let seats = BySide { south, north };
            let opening = self.opening(number / 2).clone();
            let Some(played) = game::play(opening, seats, self.conduct, &self.stop) else {
                break;
            };
            if results.send((number, played)).is_err() {
                break;
            }
        }
    }

    fn opening(&self, pair: usize) -> &Game {
        self.drawn[pair].get_or_init(|| self.openings.of_pair(pair))
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
