//! Finding the weights of the evaluation by self-play.
//!
//! The engine plays games against itself from random openings, with a small number of positions a
//! move, judging by [simple weights](Weights::by_hand) or by some that were found before. Of the quiet positions that it meets (those in which captures at once change the guess by
//! little) everything that the evaluation sees is written down, and who won. The weights are then
//! those that best foretell the results: a logistic regression, whose loss is made small by gradient
//! descent with a step of its own for every weight (Kingma and Ba, "Adam: A Method for Stochastic
//! Optimization", 2015). Chance comes from one seed and games are numbered, so that the same weights
//! come out whatever the number of threads.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use fastrand::Rng;
use ndongu_rules::{AnyPosition, Game, Giuthi, Kiothi, Side};

use crate::{
    Engine, Limits, Options, Stop, Techniques,
    engine::random_move,
    evaluate::{Evaluate, feature},
    limits::Timer,
    search::{Manner, Search, Taste},
    table::Table,
    value::SEED,
    weights::Weights,
};

/// Which game's weights are to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TunedGame {
    /// Giuthi, both sets of rules, boards of all sizes.
    Giuthi,
    /// Kiothi.
    Kiothi,
}

/// How weights are to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// For which game.
    pub game: TunedGame,
    /// Games of self-play.
    pub games: u32,
    /// Positions looked at for a move.
    pub nodes: u64,
    /// Rounds of the descent, each over all positions.
    pub rounds: u32,
    /// Weights to play by, as [`Tuned`] has them; without any, simple ones.
    pub weights: Option<String>,
    /// Decides all chance.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// Positions learnt from.
    pub positions: usize,
    /// Mean cross-entropy, in nats, of the results as the simple weights foretell them, and the new.
    pub loss: [f64; 2],
    /// The weights, as the engine's source keeps them.
    pub weights: String,
}

/// How far a tuning has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// So many games have been played.
    Games(u32),
    /// So many rounds of the descent have been made, with this loss.
    Round(u32, f64),
}

/// Plays, and finds weights; `report` is told how far it has come.
///
/// # Errors
///
/// Says which line of the weights to play by cannot be read.
pub fn tune(tuning: &Tuning, report: &(dyn Fn(Progress) + Sync)) -> Result<Tuned, String> {
    match tuning.game {
        TunedGame::Giuthi => tune_game::<Giuthi>(tuning, &GIUTHI_STARTS, report),
        TunedGame::Kiothi => tune_game::<Kiothi>(tuning, &KIOTHI_STARTS, report),
    }
}

/// The set-ups played, the standard one most.
const GIUTHI_STARTS: [&str; 12] = [
    "giuthi 8x8",
    "giuthi 8x8",
    "giuthi 8x8",
    "giuthi:climent 8x8",
    "giuthi 8x6",
    "giuthi:climent 8x6",
    "giuthi 6x6",
    "giuthi 6x6",
    "giuthi:climent 6x4",
    "giuthi 5x4",
    "giuthi 7x6",
    "giuthi 10x9",
];

const KIOTHI_STARTS: [&str; 4] = ["kiothi 6x5", "kiothi 6x5", "kiothi 6x5", "kiothi 5x5"];

/// Random moves at the beginning of a game, up to this many.
const RANDOM_PLIES: usize = 10;

/// Later on, one move in so many is random.
const RANDOM_EVERY: u32 = 30;

/// A position is quiet when captures change its guess by no more than this.
const QUIET: i32 = 2 * SEED;

/// What the evaluation sees of one position, and what became of it.
struct Sample {
    features: Vec<(u16, i16)>,
    /// The share of the game's seeds on the board.
    full: f32,
    /// 1 when the side to move won, 0 when it lost.
    won: f32,
}

impl Sample {
    /// How wrong it was to foretell this, in nats.
    fn loss(&self, foretold: f32) -> f64 {
        const NEVER: f64 = 1e-9;
        let foretold = f64::from(foretold).clamp(NEVER, 1.0 - NEVER);
        let won = f64::from(self.won);
        -(won * foretold.ln() + (1.0 - won) * (1.0 - foretold).ln())
    }
}

fn tune_game<P: Evaluate>(
    tuning: &Tuning,
    starts: &[&str],
    report: &(dyn Fn(Progress) + Sync),
) -> Result<Tuned, String> {
    let weights = match &tuning.weights {
        Some(text) => text.parse()?,
        None => Weights::by_hand::<P>(),
    };
    let samples = play::<P>(tuning, starts, &weights, report);
    let mut fit = Fit::from(&Weights::by_hand::<P>());
    let before = fit.loss(&samples);
    for round in 1..=tuning.rounds {
        let loss = fit.descend(&samples, round);
        report(Progress::Round(round, loss));
    }
    let after = fit.loss(&samples);
    Ok(Tuned {
        positions: samples.len(),
        loss: [before, after],
        weights: fit.weights().text(),
    })
}

/// Plays all games, and returns the samples in the order of the games.
fn play<P: Evaluate>(
    tuning: &Tuning,
    starts: &[&str],
    weights: &Weights,
    report: &(dyn Fn(Progress) + Sync),
) -> Vec<Sample> {
    let next = AtomicU32::new(0);
    let done = AtomicU32::new(0);
    let games = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..tuning.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tuning.games {
                        break;
                    }
                    let samples = play_game::<P>(tuning, starts, weights, number);
                    games
                        .lock()
                        .expect("no thread fails")
                        .push((number, samples));
                    report(Progress::Games(done.fetch_add(1, Ordering::Relaxed) + 1));
                }
            });
        }
    });
    let mut games = games.into_inner().expect("no thread has failed");
    games.sort_unstable_by_key(|(number, _)| *number);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn play_game<P: Evaluate>(
    tuning: &Tuning,
    starts: &[&str],
    weights: &Weights,
    number: u32,
) -> Vec<Sample> {
    let mut rng = Rng::with_seed(tuning.seed ^ u64::from(number) << 32);
    let start = starts[number as usize % starts.len()];
    let start: AnyPosition = start.parse().expect("the set-ups are possible");
    let mut game = Game::new(start);
    let options = Options {
        hash_mb: 1,
        ..Options::default()
    };
    let mut engine = Engine::new(options).judging_by(weights.clone());
    let random = rng.usize(2..=RANDOM_PLIES);
    let mut samples = Vec::new();
    while game.ending().is_none() {
        let ply = game.moves().len();
        let on_a_whim = ply < random || rng.u32(..RANDOM_EVERY) == 0;
        let mv = if on_a_whim {
            random_move(&game, rng.u64(..)).expect("the game goes on")
        } else {
            let limits = Limits::nodes(tuning.nodes);
            let thought = engine.think(&game, &limits, &Stop::default());
            thought.expect("the game goes on").best()
        };
        if let Some(pos) = P::from_any(game.position())
            && goes_on(&game)
            && is_quiet(&pos, weights)
        {
            samples.push((pos.turn(), sample(&pos)));
        }
        game.play(mv).expect("what was found is legal");
    }
    let winner = game.ending().expect("the game is over").winner;
    for (side, sample) in &mut samples {
        sample.won = result(winner, *side);
    }
    samples.into_iter().map(|(_, sample)| sample).collect()
}

fn result(winner: Option<Side>, side: Side) -> f32 {
    match winner {
        None => 0.5,
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
    }
}

/// Whether something has been captured not long ago: of players who only wait for each other there is
/// little to learn.
fn goes_on(game: &Game) -> bool {
    const WAITING_PLIES: usize = 16;
    let before = game.moves().len().saturating_sub(WAITING_PLIES);
    before == 0 || game.positions()[before].taken() != game.position().taken()
}

fn is_quiet<P: Evaluate>(pos: &P, weights: &Weights) -> bool {
    let table = Table::new(0).expect("there is memory for one bucket");
    let stop = Stop::default();
    let timer = Timer::start(&Limits::default(), &stop);
    let manner = Manner {
        weights,
        without: Techniques::default(),
        taste: Taste::NONE,
        exact: None,
    };
    let mut search = Search::new([], manner, &table, &timer);
    let value = search.value_of(*pos, 0).expect("there is no limit");
    (value - pos.evaluate(weights)).abs() <= QUIET
}

fn sample<P: Evaluate>(pos: &P) -> Sample {
    let mut features = Vec::new();
    pos.each_feature(|feature, count| {
        if count != 0 {
            features.push((feature as u16, count as i16));
        }
    });
    Sample {
        features,
        full: pos.fullness() as f32 / 256.0,
        won: 0.0,
    }
}

/// A descent towards the best weights.
struct Fit {
    /// In units in which a weight of 1 doubles the odds by e.
    weights: Vec<[f32; 2]>,
    /// Running means of the gradient and of its square.
    mean: Vec<[f32; 2]>,
    square: Vec<[f32; 2]>,
}

/// Hundredths of a seed to the unit of the regression at the start.
const UNIT: f32 = 1_000.0;

impl Fit {
    fn from(weights: &Weights) -> Fit {
        let ends = (0..feature::ALL).map(|feature| Weights::ends(weights.both(feature)));
        Fit {
            weights: ends
                .map(|ends| ends.map(|weight| weight as f32 / UNIT))
                .collect(),
            mean: vec![[0.0; 2]; feature::ALL],
            square: vec![[0.0; 2]; feature::ALL],
        }
    }

    /// How likely the side to move is to win.
    fn foretell(&self, sample: &Sample) -> f32 {
        let sum: f32 = sample
            .features
            .iter()
            .map(|(feature, count)| {
                let [full, empty] = self.weights[usize::from(*feature)];
                f32::from(*count) * (full * sample.full + empty * (1.0 - sample.full))
            })
            .sum();
        1.0 / (1.0 + (-sum).exp())
    }

    fn loss(&self, samples: &[Sample]) -> f64 {
        let losses = samples
            .iter()
            .map(|sample| sample.loss(self.foretell(sample)));
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// One step against the gradient over all samples; returns the loss before it.
    fn descend(&mut self, samples: &[Sample], round: u32) -> f64 {
        const STEP: f32 = 0.01;
        const KEEP: [f32; 2] = [0.9, 0.999];
        /// Draws every weight a little towards 0, so that what was hardly seen stays small.
        const DECAY: f32 = 1e-4;

        let mut gradient = vec![[0.0_f32; 2]; self.weights.len()];
        let mut loss = 0.0;
        for sample in samples {
            let foretold = self.foretell(sample);
            let error = foretold - sample.won;
            loss += sample.loss(foretold);
            for (feature, count) in &sample.features {
                let by = error * f32::from(*count);
                let [full, empty] = &mut gradient[usize::from(*feature)];
                *full += by * sample.full;
                *empty += by * (1.0 - sample.full);
            }
        }
        let many = samples.len().max(1) as f32;
        let warm = KEEP.map(|keep| 1.0 - keep.powi(round as i32));
        for (i, gradient) in gradient.iter().enumerate() {
            for (end, slope) in gradient.iter().enumerate() {
                let slope = slope / many + DECAY * self.weights[i][end];
                let mean = &mut self.mean[i][end];
                *mean = KEEP[0] * *mean + (1.0 - KEEP[0]) * slope;
                let square = &mut self.square[i][end];
                *square = KEEP[1] * *square + (1.0 - KEEP[1]) * slope * slope;
                let step = STEP * (*mean / warm[0]) / ((*square / warm[1]).sqrt() + 1e-8);
                self.weights[i][end] -= step;
            }
        }
        loss / f64::from(many)
    }

    /// In hundredths of a seed: a captured one is worth 100 in the middle between full and empty.
    fn weights(&self) -> Weights {
        let [full, empty] = self.weights[feature::CAPTURED];
        let unit = SEED as f32 / f32::midpoint(full, empty);
        let mut weights = [[0; 2]; feature::ALL];
        for (weight, found) in weights.iter_mut().zip(&self.weights) {
            *weight = found.map(|weight| (weight * unit).round() as i16);
        }
        Weights::new(&weights)
    }
}
