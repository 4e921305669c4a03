//! `ndongu ugi`: the engine for other programs.

use std::{io, path::Path, process::ExitCode};

use ndongu_engine::ugi::{self, Broken};

use crate::{
    exact::{Folder, Known},
    failure::Failure,
    play,
};

/// Let another program drive the engine, by the Universal Game Interface (UGI).
///
/// The protocol is that of cutegames, which plays engines against each other. Commands are read from
/// standard input, answers go to standard output, and both go on while the engine thinks. South is
/// the first player, p1. Every move of a turn, and pass, is one move of the protocol. The page
/// docs/ugi.md tells every command and has settings for cutegames.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// Make the choices of levels below 10 repeatable.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    #[command(flatten)]
    folder: Folder,
}

const EXAMPLES: &str = "\
Examples:
  ndongu ugi
  ndongu ugi < commands.txt

Commands:
  ugi                               name the engine and its options
  isready                           answer readyok
  setoption name NAME value VALUE   set an option
  uginewgame                        begin a new game
  position startpos                 set up a position, and play moves from it:
  position fen POSITION moves …     a position or set-up as elsewhere, unquoted
  query gameover|p1turn|result      ask about the game
  go depth N | nodes N | movetime MS | infinite
  go p1time MS p2time MS [p1inc MS p2inc MS] [movestogo N]
  stop                              answer with the best move so far
  quit

Engine options:
  Hash     MiB of memory for what is found out
  Threads  threads that search together
  Level    1 to 10, as in play; 10 is full strength
  MultiPV  how many of the best moves to tell of
  Tables   a folder with tables of exact values, <empty> for none; damage in one that is met while
           thinking goes unnoticed but for weaker play
  Setup    what startpos means: a set-up or a position, giuthi 8x8 if nothing is set";

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let seed = args.seed.unwrap_or_else(play::any_number);
    let tables = args.folder.open()?.exact();
    let open = |folder: &str| {
        let known = Known::open(Path::new(folder)).map_err(|failure| failure.to_string())?;
        Ok(known.exact().expect("it has been opened"))
    };
    match ugi::run(io::stdin().lock(), io::stdout(), seed, tables, &open) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Broken::Input(error)) => {
            let message = format!("cannot read standard input: {error}");
            Err(Failure::Work(message))
        }
        Err(Broken::Output(error)) => Err(error.into()),
    }
}
