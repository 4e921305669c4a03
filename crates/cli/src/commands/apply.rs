//! `ndongu apply`: plays moves from a position, as a game.

use std::{io::Write, process::ExitCode};

use ndongu_rules::{AnyMove, AnyPosition, Game, Trace};
use ndongu_words::{SIDES, Telling};
use serde::Serialize;

use crate::{
    failure::Failure,
    help,
    json::{self, MoveDone, Over, Refused},
    positions,
    words::{language, quoted, say},
};

/// Play moves from a position and print every position reached.
///
/// The moves are played as one game: what a turn may not go back to, and repetition, count. The
/// first line is the position you gave, then one line follows each move, and if the game ends, how.
///
/// A move that is not legal stops the game: what was played before it is printed, the reason goes
/// to standard error, and the exit code is 2.
#[derive(clap::Args)]
#[command(after_long_help = help::notation(EXAMPLES))]
pub struct Args {
    /// A position or a set-up; - reads positions from standard input, one a line.
    position: String,

    /// The moves, in the order played; with none, the game has only begun.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,

    /// Tell every lap and every capture.
    #[arg(long)]
    trace: bool,

    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu apply \"giuthi 8x8\" C+ b-
  ndongu apply --trace \"giuthi 0,0,2,0/1,0,0,0 0-0 S\" C+
  ndongu apply \"kiothi 6x5\" EF=A3g7 ef=a10 J5

JSON:
  {\"position\", \"moves\": [{\"move\", \"after\", \"end\", \"laps\", \"taken\", \"over\"}…],
   \"illegal\": [{\"move\", \"reason\", \"rule\"}]}
  as with ndongu moves, for the moves played; illegal holds the move that stopped
  the game, if one did. With --trace each move also has
  \"trace\": [{\"from\", \"direction\", \"seeds\", \"to\"}…], a lap each.";

/// A move that could not be played.
pub struct Stop {
    refused: Refused,
    sentence: String,
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        Failure::Input(stop.sentence)
    }
}

#[derive(Serialize)]
struct Played {
    position: String,
    moves: Vec<MoveDone>,
    illegal: Vec<Refused>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let starts = std::slice::from_ref(&args.position);
    positions::each(starts, out, |start, out| {
        if args.json {
            print_json(args, start, out)
        } else {
            print_words(args, start, out)
        }
    })
}

fn print_words(args: &Args, start: AnyPosition, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{start}")?;
    let mut game = Game::new(start);
    for text in &args.moves {
        let (mv, trace) = play(&mut game, text)?;
        let after = game.position();
        if args.trace {
            let telling = Telling {
                language: language(),
                mv: &mv,
                trace: &trace,
                after,
                names: SIDES,
            };
            writeln!(out, "{mv}")?;
            for line in telling.lines() {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out, "{after}")?;
    }
    if let Some(ending) = game.ending() {
        writeln!(out, "{}", language().ending(&game, ending, SIDES))?;
    }
    Ok(())
}

fn print_json(args: &Args, start: AnyPosition, out: &mut dyn Write) -> Result<(), Failure> {
    let mut game = Game::new(start);
    let mut played = Played {
        position: start.to_string(),
        moves: Vec::new(),
        illegal: Vec::new(),
    };
    let mut stopped = None;
    for text in &args.moves {
        match play(&mut game, text) {
            Ok((mv, trace)) => {
                let over = game.ending().map(Over::from);
                let mut done = MoveDone::new(&mv, game.position(), &trace, over);
                if args.trace {
                    done.add_laps(&trace);
                }
                played.moves.push(done);
            }
            Err(stop) => {
                played.illegal.push(stop.refused);
                stopped = Some(Failure::Input(stop.sentence));
                break;
            }
        }
    }
    json::line(&played, out)?;
    stopped.map_or(Ok(()), Err)
}

/// Reads the next move and plays it.
pub fn play(game: &mut Game, text: &str) -> Result<(AnyMove, Trace), Stop> {
    let (number, quoted) = (game.moves().len() + 1, quoted(text));
    let mv = game.position().parse_move(text).map_err(|error| Stop {
        refused: Refused::unreadable(text, error.to_string()),
        sentence: say!(
            "cli-move-unreadable",
            "number" = number,
            "text" = &quoted,
            "error" = language().notation_error(&error),
        ),
    })?;
    let trace = game.play(mv).map_err(|refusal| Stop {
        refused: Refused::new(&mv, &refusal),
        sentence: say!(
            "cli-move-refused",
            "number" = number,
            "text" = &quoted,
            "reason" = language().refusal(&refusal),
        ),
    })?;
    Ok((mv, trace))
}
