//! `ndongu match`: engine against engine.

mod control;
mod game;
mod opening;
mod player;
mod score;
mod statistics;

use std::{
    io::{IsTerminal, Write},
    num::NonZero,
    process::ExitCode,
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use ndongu_engine::Options;
use ndongu_rules::{AnyPosition, BySide, Game, Side};

use self::{
    control::{Both, Control, First, Second},
    game::{Played, Seat},
    player::{Player, Who},
    score::{Result as GameResult, Score, first_side},
};
use crate::{failure::Failure, help};

/// Let two players play a match: levels of the engine, or other programs.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// The first player: engine, engine:LEVEL, plain or random.
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    first: Who,

    /// The second player.
    #[arg(long, value_name = "PLAYER", default_value = "plain")]
    second: Who,

    #[command(flatten)]
    both: Both,

    #[command(flatten)]
    first_own: First,

    #[command(flatten)]
    second_own: Second,

    /// Where games begin.
    #[arg(long, value_name = "SET-UP|POSITION", default_value = "giuthi 8x8")]
    setup: AnyPosition,

    /// Moves played at random from there, redistributions counted.
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    random_plies: usize,

    /// How many games, two for every opening.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: usize,

    /// Games played at once; as many as there are cores if not given.
    #[arg(long, value_name = "NUMBER")]
    concurrency: Option<NonZero<usize>>,

    /// Decides openings, and what players leave to chance.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// A game of more moves is a draw.
    #[arg(long, value_name = "NUMBER", default_value_t = 2000)]
    max_moves: usize,
}

const EXAMPLES: &str = "\
Examples:
  ndongu match --games 2 --depth 2 --setup \"giuthi 5x4\"";

/// What chance decides.
#[derive(Clone, Copy)]
enum Seed {
    Opening,
    First,
    Second,
}

/// A seed for one thing only, from that of the match.
fn seed(of_match: u64, what: Seed, number: usize) -> u64 {
    let base = Rng::with_seed(of_match.wrapping_add(what as u64)).u64(..);
    Rng::with_seed(base.wrapping_add(number as u64)).u64(..)
}

struct Match {
    who: [Who; 2],
    controls: [Control; 2],
    options: [Options; 2],
    openings: Vec<OnceLock<Game>>,
    random: opening::Random,
    games: usize,
    most_moves: usize,
    seed: u64,
    stop: AtomicBool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    if args.games == 0 || args.games % 2 == 1 {
        return Err(Failure::Input(
            "--games: every opening is played twice, so give an even number, from 2 on".to_owned(),
        ));
    }
    if Game::new(args.setup).ending().is_some() {
        return Err(Failure::Input("--setup: this game has ended".to_owned()));
    }
    let options = Options {
        hash_mb: 16,
        ..Options::default()
    };
    let contest = Match {
        who: [args.first.clone(), args.second.clone()],
        controls: [args.first_own.or(args.both), args.second_own.or(args.both)],
        options: [options; 2],
        openings: (0..args.games / 2).map(|_| OnceLock::new()).collect(),
        random: opening::Random {
            start: args.setup,
            plies: args.random_plies,
            seed: args.seed,
        },
        games: args.games,
        most_moves: args.max_moves,
        seed: args.seed,
        stop: AtomicBool::new(false),
    };
    let workers = args
        .concurrency
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get);
    let bar = ProgressBar::new(args.games as u64);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(indicatif::ProgressDrawTarget::hidden());
    }
    bar.set_style(
        ProgressStyle::with_template(
            "{bar:30} {pos}/{len} games, {elapsed} gone, {eta} to go  {msg}",
        )
        .expect("the template is well formed"),
    );
    let mut score = Score::new(args.games);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (done, results) = mpsc::channel();
        for _ in 0..workers {
            let (done, contest, next) = (done.clone(), &contest, &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.games {
                        break;
                    }
                    let Some(played) = contest.play(number) else {
                        break;
                    };
                    if done.send((number, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        for (number, played) in results {
            score.add(number, GameResult::of(number, &played));
            let (wins, draws, losses) = (score.with(2), score.with(1), score.with(0));
            bar.inc(1);
            bar.set_message(format!("+{wins} ={draws} -{losses}"));
        }
    });
    bar.finish_and_clear();
    report(&contest, &score, out)?;
    Ok(ExitCode::SUCCESS)
}

impl Match {
    fn play(&self, number: usize) -> Option<Played> {
        let pair = number / 2;
        let opening = self.openings[pair].get_or_init(|| self.random.opening(pair));
        let mut players = [0, 1].map(|i| Player::new(&self.who[i], self.options[i]));
        let [first, second] = &mut players;
        let first = Seat {
            player: first,
            control: self.controls[0],
            seed: seed(self.seed, Seed::First, number),
        };
        let second = Seat {
            player: second,
            control: self.controls[1],
            seed: seed(self.seed, Seed::Second, number),
        };
        let seats = match first_side(number) {
            Side::South => BySide {
                south: first,
                north: second,
            },
            Side::North => BySide {
                south: second,
                north: first,
            },
        };
        game::play(opening.clone(), seats, self.most_moves, &self.stop)
    }
}

fn report(contest: &Match, score: &Score, out: &mut dyn Write) -> Result<(), Failure> {
    let [first, second] = &contest.who;
    let [one, other] = &contest.controls;
    let games = score.games();
    writeln!(out, "{first} ({one}) against {second} ({other})")?;
    let (wins, draws, losses) = (score.with(2), score.with(1), score.with(0));
    writeln!(
        out,
        "{games} games: {wins} won, {draws} drawn, {losses} lost"
    )?;
    let pairs = score.pairs();
    writeln!(out, "pairs {:?}", pairs.0)?;
    if let (Some(share), Some(elo)) = (pairs.score(), pairs.elo()) {
        writeln!(
            out,
            "score {:.1} % ({:.1} to {:.1})",
            share.value * 100.0,
            share.low * 100.0,
            share.high * 100.0
        )?;
        writeln!(
            out,
            "Elo {:+.0} ({:+.0} to {:+.0})",
            elo.value, elo.low, elo.high
        )?;
    }
    let results = || score.results();
    let leads: Vec<i32> = results().filter_map(|it| it.lead).collect();
    let mean = |sum: f64, n: usize| if n == 0 { 0.0 } else { sum / n as f64 };
    writeln!(
        out,
        "seeds ahead {:+.1} on average; {:.0} moves a game; South won {}, North {}",
        mean(leads.iter().sum::<i32>().into(), leads.len()),
        mean(results().map(|it| it.moves as f64).sum(), games),
        results()
            .filter(|it| it.winner == Some(Side::South))
            .count(),
        results()
            .filter(|it| it.winner == Some(Side::North))
            .count(),
    )?;
    for result in results().filter(|it| it.fault.is_some() || it.termination.is_none()) {
        writeln!(out, "{result:?}")?;
    }
    Ok(())
}
