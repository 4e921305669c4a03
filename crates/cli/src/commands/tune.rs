//! `ndongu tune`: finds the weights of the evaluation.

use std::{
    io::{self, IsTerminal, Write},
    num::NonZero,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use ndongu_engine::{Progress, TunedGame, Tuning, tune};

use crate::{failure::Failure, file};

/// Find the weights of the engine's evaluation by self-play.
///
/// The engine plays against itself from random openings; weights are then fitted to what became of
/// the quiet positions. It judges by simple weights while it plays, or by those of a file, and not by
/// those that are in this program, so that the same arguments give the same weights, with any number
/// of threads.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// Which game.
    #[arg(long, value_enum)]
    game: Game,

    /// How many games to play.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Positions to look at for a move.
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// How often to go through all positions when fitting.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,

    /// Play by the weights of this file, found before, in place of simple ones.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// What decides all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Games played at the same time; as many as there are processors unless told otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the weights into this file and not to standard output.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Game {
    Giuthi,
    Kiothi,
}

const EXAMPLES: &str = "\
Examples:
  ndongu tune --game giuthi --output giuthi.txt
  ndongu tune --game kiothi --games 5000 --seed 7";

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let tuning = Tuning {
        game: match args.game {
            Game::Giuthi => TunedGame::Giuthi,
            Game::Kiothi => TunedGame::Kiothi,
        },
        games: args.games,
        nodes: args.nodes,
        rounds: args.rounds,
        weights: args.weights.as_deref().map(file::read).transpose()?,
        seed: args.seed,
        threads: args.threads.map_or(processors, usize::from),
    };
    let progress = Told {
        games: args.games,
        rounds: args.rounds,
        to_terminal: io::stderr().is_terminal(),
    };
    let tuned = tune(&tuning, &|now| progress.tell(now)).map_err(|error| {
        let path = args.weights.as_deref().unwrap_or(Path::new("-"));
        Failure::Input(format!("{}: {error}", path.display()))
    })?;
    progress.end();
    let [before, after] = tuned.loss;
    let text = format!(
        "# {}\n# {} positions; loss {before:.4} with simple weights, {after:.4} with these\n{}",
        args.command(),
        tuned.positions,
        tuned.weights
    );
    match &args.output {
        Some(path) => file::replace(path, text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

impl Args {
    /// What makes the same weights again.
    fn command(&self) -> String {
        let game = match self.game {
            Game::Giuthi => "giuthi",
            Game::Kiothi => "kiothi",
        };
        let weights = match &self.weights {
            Some(path) => format!(" --weights {}", path.display()),
            None => String::new(),
        };
        format!(
            "ndongu tune --game {game} --games {} --nodes {} --rounds {} --seed {}{weights}",
            self.games, self.nodes, self.rounds, self.seed
        )
    }
}

/// Tells a person who waits how far it has come.
struct Told {
    games: u32,
    rounds: u32,
    to_terminal: bool,
}

impl Told {
    fn tell(&self, now: Progress) {
        let line = match now {
            Progress::Games(done) if done % 10 == 0 => format!("{done} of {} games", self.games),
            Progress::Round(round, loss) => {
                format!("round {round} of {}, loss {loss:.4}", self.rounds)
            }
            Progress::Games(_) => return,
        };
        if self.to_terminal {
            eprint!("\r{line}\x1b[K");
        }
    }

    fn end(&self) {
        if self.to_terminal {
            eprintln!();
        }
    }
}
