//! `ndongu annotate`: what the engine has to say about a game that has been played.

use std::{
    io::{self, IsTerminal, Write},
    ops::RangeInclusive,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use ndongu_engine::{Engine, Judged, Limits, Review, Severity, Stop, Value};
use ndongu_rules::{
    Ending, Game, Record,
    record::{self, Comment, Turn},
};
use ndongu_words::tenths;

use super::analyse::Machine;
use crate::{
    budget::Budget,
    failure::{BAD_INPUT, Failure, complain},
    file,
    words::{language, say},
};

/// Have recorded games judged: turn by turn, with the mistakes and what was better.
///
/// The records are printed as they are, with an evaluation [%eval …] in a comment after every turn,
/// in seeds for South. Where a turn was a mistake it gets a glyph, a word on it, and the better line
/// as a variation. Comments and variations that are there already are kept.
///
/// A turn that already has an evaluation is left alone, so annotating twice adds nothing. The engine
/// thinks for a second about each turn if no limit is given.
///
/// A record that cannot be read is reported on standard error, the others are still annotated, and
/// the exit code is 2; with --output nothing is written then.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// A file of game records; - reads standard input.
    #[arg(value_name = "RECORD")]
    file: PathBuf,

    #[command(flatten)]
    budget: Budget,

    #[command(flatten)]
    machine: Machine,

    /// Write the annotated records to this file, which may be the same, instead of standard output.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  ndongu annotate game.txt --time 0.2
  ndongu annotate game.txt --depth 6 --output annotated.txt
  ndongu annotate - < games.txt

Limits are for each turn.

What is added:
  {[%eval 3.2]}     South is 3.2 seeds ahead; with a minus, North is
  {[%eval #12]}     South wins by force in 12 moves; with a minus, North does
  {[%eval 22.0]}    after the last turn of a game that has ended: the seeds it was won by
  ?!                an inaccuracy: three seeds worse than the best turn, or a sure win unsure
  ?                 a mistake: six seeds worse
  ??                a blunder: twelve seeds worse, or a win or a draw given away

Glyphs are written as PGN does: $6, $2 and $4.";

/// Without a limit, for each turn.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// No more of a better line is shown, in moves.
const LONGEST_VARIATION: usize = 12;

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let (mut records, unreadable) = read(args)?;
    let (engine, known) = args.machine.engine(1)?;
    let mut annotator = Annotator {
        engine,
        limits: args.budget.limits().unwrap_or(Limits::time(USUAL_TIME)),
    };
    for (index, record) in records.iter_mut().enumerate() {
        annotator.annotate(index + 1, record);
        known.check()?;
        if args.output.is_none() {
            let gap = if index == 0 { "" } else { "\n" };
            write!(out, "{gap}{record}")?;
            out.flush()?;
        }
    }
    if let Some(output) = &args.output {
        file::replace(output, record::write(&records).as_bytes())?;
    }
    Ok(match unreadable {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(BAD_INPUT),
    })
}

/// The records that can be read, and how many cannot, of which each has been complained.
fn read(args: &Args) -> Result<(Vec<Record>, usize), Failure> {
    let text = file::read(&args.file)?;
    let (mut records, mut unreadable) = (Vec::new(), 0);
    for record in record::read(&text) {
        match record {
            Ok(record) => records.push(record),
            Err(error) => {
                complain(&language().record_error(&error));
                unreadable += 1;
            }
        }
    }
    match &args.output {
        _ if records.len() + unreadable == 0 => {
            let path = args.file.display().to_string();
            Err(Failure::Input(say!("cli-no-record", "file" = path)))
        }
        // Where it is the same file, what cannot be read would be lost.
        Some(output) if unreadable > 0 => {
            let output = output.display().to_string();
            Err(Failure::Input(say!("cli-not-written", "file" = output)))
        }
        _ => Ok((records, unreadable)),
    }
}

struct Annotator {
    engine: Engine,
    limits: Limits,
}

impl Annotator {
    fn annotate(&mut self, number: usize, record: &mut Record) {
        let game = record.game().clone();
        let mut review = Review::new(&mut self.engine, self.limits, game);
        for index in (0..record.line().turns.len()).rev() {
            if has_evaluation(&record.line().turns[index]) {
                review.skip();
                continue;
            }
            progress(&say!(
                "cli-annotating",
                "game" = number,
                "turns" = index + 1
            ));
            let Some(judged) = review.judge(&Stop::default()) else {
                break;
            };
            let mut comment = evaluation(judged.after, judged.ending);
            if let Some(words) = mark(record, index, &judged, review.game()) {
                comment = format!("{comment} {words}");
            }
            let comment = Comment::new(&comment).expect("there are words in it");
            record.comment(judged.plies.end, comment);
        }
        progress("");
    }
}

/// Whether a turn has been annotated.
fn has_evaluation(turn: &Turn) -> bool {
    let mut comments = turn.moves.iter().flat_map(|played| &played.comments);
    comments.any(|comment| comment.command("eval").is_some())
}

/// The command that PGN has for it.
fn evaluation(for_south: Value, ending: Option<Ending>) -> String {
    let text = match for_south {
        Value::Wins { .. } if ending.is_none() => {
            for_south.moves().map(|moves| format!("#{moves}"))
        }
        Value::Loses { .. } if ending.is_none() => {
            for_south.moves().map(|moves| format!("#-{moves}"))
        }
        _ => None,
    };
    let text = text.unwrap_or_else(|| tenths(for_south.seeds()));
    format!("[%eval {text}]")
}

/// On a terminal, what is being done, in place of what was said before.
fn progress(text: &str) {
    let mut terminal = io::stderr();
    if terminal.is_terminal() {
        // If nobody can be told, the work goes on all the same.
        let _ = write!(terminal, "\r\x1b[K{text}");
    }
}

/// PGN's glyph: `?!`, `?` or `??`.
fn nag(severity: Severity) -> u8 {
    match severity {
        Severity::Inaccuracy => 6,
        Severity::Mistake => 2,
        Severity::Blunder => 4,
    }
}

/// Where a turn was bad: gives it its glyph, if nobody has, and the better line; a word on it.
/// `game` is before the turn.
fn mark(record: &mut Record, index: usize, judged: &Judged, game: &Game) -> Option<String> {
    /// `!` to `?!`: what they say of a move is said once.
    const GOOD_OR_BAD: RangeInclusive<u8> = 1..=6;

    let (severity, thought) = (judged.severity?, judged.thought.as_ref()?);
    let better = &thought.lines[0].moves;
    let turn = &record.line().turns[index];
    let mut nags = turn.moves.iter().flat_map(|played| &played.nags);
    if !nags.any(|nag| GOOD_OR_BAD.contains(nag)) {
        record.glyph(judged.plies.end, nag(severity));
    }
    let shown = &better[..better.len().min(LONGEST_VARIATION)];
    let added = record.vary(index, shown);
    added.expect("what the engine expects is legal");
    let after = judged.after.for_south(game.position().turn());
    Some(language().mistake(severity, game, better, thought.value(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Value = Value::Wins {
        margin: 9,
        moves: 4,
    };
    const LOSS: Value = Value::Loses {
        margin: 9,
        moves: 4,
    };

    #[test]
    fn evaluations_are_those_of_pgn() {
        let going_on = |value| evaluation(value, None);
        assert_eq!(going_on(Value::Ahead(321)), "[%eval 3.2]");
        assert_eq!(going_on(Value::Ahead(-4)), "[%eval 0.0]");
        assert_eq!(going_on(Value::Draws), "[%eval 0.0]");
        assert_eq!(going_on(WIN), "[%eval #4]");
        assert_eq!(going_on(LOSS), "[%eval #-4]");
        let mut game = Game::new("giuthi 2/2 0-0 S".parse().unwrap());
        game.play(game.position().parse_move("A+").unwrap())
            .unwrap();
        let ending = game.ending().unwrap();
        assert_eq!(
            evaluation(Value::of_ending(ending), Some(ending)),
            "[%eval 4.0]"
        );
    }
}
