//! The program `ndongu`: Giuthi and Kiothi from the command line.

mod board;
mod budget;
mod commands;
mod exact;
mod failure;
mod file;
mod folders;
mod help;
mod interrupt;
mod json;
mod play;
mod positions;
mod words;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{CommandFactory, Parser, Subcommand};
use ndongu_words::Language;

use crate::{
    commands::{
        analyse, annotate, apply, bench, check_certificate, completions, manual, r#match, moves,
        perft, puzzle, puzzles, replay, serve, show, solve, tables, tune, ugi,
    },
    failure::Failure,
};

/// Giuthi and Kiothi, two mancala games of Kenya, by their exact rules.
///
/// Giuthi is played by the Kikuyu and Embu, Kiothi by the Meru. This program plays with you or for
/// you, lists legal moves with what each would do, counts them, and draws boards. Rule ids like G7 or
/// K10 in its answers are those of the rules page.
///
/// Without a command it is the site: it says where, and opens the browser when there is a desktop.
#[derive(Parser)]
#[command(name = "ndongu", version)]
#[command(after_long_help = help::notation(EXAMPLES))]
struct Cli {
    /// Speak this language: en, sw, el, lo, hi, ca or es. Without it, that of LANG; help and --json
    /// are always in English.
    #[arg(long, global = true, value_name = "CODE", value_parser = words::parse_language)]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  ndongu                            the site, in your browser
  ndongu play
  ndongu show \"giuthi 8x8\"
  ndongu moves \"giuthi 8x8\"
  ndongu apply --trace \"giuthi 8x8\" C+
  ndongu analyse \"giuthi 8x8\" --time 2
  ndongu solve \"giuthi 3x3\"
  ndongu apply --help               every command explains itself";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Moves(moves::Args),
    Apply(apply::Args),
    Analyse(analyse::Args),
    Annotate(annotate::Args),
    Replay(replay::Args),
    Show(show::Args),
    Perft(perft::Args),
    Match(Box<r#match::Args>),
    Bench(bench::Args),
    Tune(tune::Args),
    Tables(tables::Args),
    Solve(solve::Args),
    CheckCertificate(check_certificate::Args),
    Puzzle(puzzle::Args),
    Puzzles(puzzles::Args),
    Ugi(ugi::Args),
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    Tether(r#match::tether::Args),
    Completions(completions::Args),
    Manual(manual::Args),
}

impl Command {
    fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        match self {
            Command::Serve(args) => serve::run(args, out),
            Command::Play(args) => play::run(args, out),
            Command::Bench(args) => bench::run(args, out),
            Command::Tune(args) => tune::run(args, out),
            Command::Tables(args) => tables::run(args, out),
            Command::Solve(args) => solve::run(args, out),
            Command::CheckCertificate(args) => check_certificate::run(args, out),
            Command::Puzzle(args) => puzzle::run(args, out),
            Command::Puzzles(args) => puzzles::run(args, out),
            Command::Moves(args) => moves::run(args, out),
            Command::Apply(args) => apply::run(args, out),
            Command::Analyse(args) => analyse::run(args, out),
            Command::Annotate(args) => annotate::run(args, out),
            Command::Replay(args) => replay::run(args, out),
            Command::Perft(args) => perft::run(args, out),
            Command::Match(args) => r#match::run(args, out),
            #[cfg(target_os = "linux")]
            Command::Tether(args) => r#match::tether::run(args, out),
            Command::Show(args) => show::run(args, out),
            Command::Ugi(args) => ugi::run(args),
            Command::Completions(args) => completions::run(args, Cli::command(), out),
            Command::Manual(args) => manual::run(args, Cli::command(), out),
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    words::choose(cli.lang);
    let mut out = io::BufWriter::new(io::stdout());
    // Without a command it is `ndongu serve`, with what its variables say.
    let site = || Cli::parse_from(["ndongu", "serve"]).command;
    let command = cli.command.or_else(site).expect("`serve` is a command");
    let done = command.run(&mut out);
    // What was answered before a failure is shown before the failure is.
    let flushed = out.flush().map_err(Failure::from);
    match done.and_then(|code| flushed.map(|()| code)) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
