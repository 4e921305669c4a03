//! `ndongu puzzles`: finds puzzles, and checks them.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ndongu_rules::RuleSet;
use ndongu_solver::{Generator, Puzzle, select, starts};

use super::tables::rules;
use crate::{exact, failure::Failure, file};

/// Find puzzles, positions in which one move alone is right, and check them.
///
/// To solve them, there is `ndongu puzzle`. docs/puzzles.md tells what a puzzle is and what its line of
/// text looks like.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  ndongu puzzles generate --game kiothi --tables tables --games 1 --count 10
  ndongu puzzles check - < puzzles/giuthi.txt";

/// Seeds and games of a start stay below this, so that no two games get the same seed.
const MOST: i64 = 1 << 24;

#[derive(Subcommand)]
enum Task {
    Generate(GenerateArgs),
    Check(CheckArgs),
}

/// Find puzzles in games that the engine plays against itself, and print them, a line each.
///
/// The games begin on boards of many sizes with a few random moves, and are played by low levels. Where
/// tables reach, every position is looked at; what is found is solved again without tables. The same
/// command prints the same puzzles again, if the tables are of the same boards and the engine is the
/// same.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ndongu puzzles generate --game giuthi --tables tables --games 200 --count 100
  ndongu puzzles generate --game kiothi --tables tables --seed 7 > new.txt")]
struct GenerateArgs {
    /// giuthi, giuthi:climent or kiothi.
    #[arg(long, value_parser = rules)]
    game: RuleSet,

    #[command(flatten)]
    tables: exact::Folder,

    /// Games played from every start.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..MOST))]
    games: u32,

    /// The most puzzles printed: a choice with some of everything.
    #[arg(long, value_name = "NUMBER", default_value_t = 400)]
    count: usize,

    /// Decides which games are played.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(..MOST as u64))]
    seed: u64,
}

/// Solve puzzles by looking at all that can come of them, without tables, and compare.
#[derive(clap::Args)]
struct CheckArgs {
    /// Files of puzzles; - reads them from standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    match &args.task {
        Task::Generate(args) => generate(args, out),
        Task::Check(args) => check(args, out),
    }
}

fn generate(args: &GenerateArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let tables = args.tables.open()?.tables().ok_or_else(|| {
        Failure::Input("there are no tables to find puzzles with: build some".to_owned())
    })?;
    let starts = starts(args.game);
    let bar = progress(starts.len() as u64 * u64::from(args.games));
    let (mut generator, mut pool) = (Generator::new(tables), Vec::new());
    for (start, number) in starts.into_iter().zip(0..) {
        for game in 0..args.games {
            let seed = args.seed << 40 | number << 24 | u64::from(game);
            let found = generator.game(start, seed);
            pool.extend(found.map_err(|error| Failure::Input(error.to_string()))?);
            bar.inc(1);
            bar.set_message(pool.len().to_string());
        }
    }
    bar.finish_and_clear();
    for puzzle in select(pool, args.count) {
        writeln!(out, "{puzzle}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn progress(games: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = ProgressStyle::with_template("{bar:24} {pos} games, {msg} puzzles, {eta} to go");
    bar.set_style(style.expect("the template is well formed"));
    bar
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let (mut sound, mut bad) = (0, 0);
    for path in &args.files {
        let text = file::read(path)?;
        for (line, number) in text.lines().zip(1..) {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            match check_line(line) {
                Ok(()) => sound += 1,
                Err(fault) => {
                    bad += 1;
                    writeln!(out, "{}:{number}: {fault}", path.display())?;
                }
            }
        }
    }
    writeln!(out, "{sound} sound, {bad} bad")?;
    Ok(ExitCode::from(u8::from(bad > 0)))
}

fn check_line(line: &str) -> Result<(), String> {
    let puzzle: Puzzle = line.parse().map_err(|error| format!("{error}"))?;
    puzzle.check().map_err(|fault| fault.to_string())
}
