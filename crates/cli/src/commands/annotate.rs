//! `ndongu annotate`: what the engine has to say about a game that has been played.

use std::{
    io::{self, IsTerminal, Write},
    ops::RangeInclusive,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use ndongu_engine::{Engine, Limits, Stop, Thought, Value};
use ndongu_rules::{
    AnyMove, AnyPosition, Ending, Game, Record, Side,
    record::{self, Comment, Turn},
};
use ndongu_words::{Severity, tenths};

use super::analyse::{Machine, going_on};
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
    /// From the last turn to the first, since what is found out about later turns helps with
    /// earlier ones.
    fn annotate(&mut self, number: usize, record: &mut Record) {
        self.engine.forget();
        let mut game = going_on(record.clone());
        // What the position after the turn is worth to South, if that is known already.
        let mut known: Option<Value> = None;
        for index in (0..record.line().turns.len()).rev() {
            let turn = &record.line().turns[index];
            let moves: Vec<AnyMove> = turn.moves.iter().map(|played| played.mv).collect();
            if has_evaluation(turn) {
                take_back(&mut game, moves.len());
                known = None;
                continue;
            }
            progress(&say!(
                "cli-annotating",
                "game" = number,
                "turns" = index + 1
            ));
            let last_ply = game.moves().len();
            let after = known.take().unwrap_or_else(|| self.value_for_south(&game));
            let mut comment = evaluation(after, game.ending());
            take_back(&mut game, moves.len());
            // How a redistribution compares with the best of millions, nobody knows.
            if !matches!(game.position(), AnyPosition::Opening(_)) {
                let thought = self.think(&game);
                known = Some(for_south(thought.value(), &game));
                if let Some(mistake) = Mistake::of(&game, &moves, after, &thought) {
                    comment = format!("{comment} {}", mistake.text);
                    mistake.mark(record, index, last_ply);
                }
            }
            record.comment(
                last_ply,
                Comment::new(&comment).expect("there are words in it"),
            );
        }
        progress("");
    }

    fn value_for_south(&mut self, game: &Game) -> Value {
        match game.ending() {
            Some(ending) => final_value(ending),
            None => for_south(self.think(game).value(), game),
        }
    }

    /// About a game that goes on.
    fn think(&mut self, game: &Game) -> Thought {
        let thought = self.engine.think(game, &self.limits, &Stop::default());
        thought.expect("a game that goes on has a next move")
    }
}

/// Whether a turn has been annotated.
fn has_evaluation(turn: &Turn) -> bool {
    let mut comments = turn.moves.iter().flat_map(|played| &played.comments);
    comments.any(|comment| comment.command("eval").is_some())
}

fn take_back(game: &mut Game, moves: usize) {
    for _ in 0..moves {
        game.undo();
    }
}

/// What is worth this to the side to move.
fn for_south(value: Value, game: &Game) -> Value {
    match game.position().turn() {
        Side::South => value,
        Side::North => value.reversed(),
    }
}

/// What an end is worth to South.
fn final_value(ending: Ending) -> Value {
    let margin = ending
        .score
        .map_or(0, |score| score.south.abs_diff(score.north));
    match ending.winner {
        None => Value::Draws,
        Some(Side::South) => Value::Wins { margin, moves: 0 },
        Some(Side::North) => Value::Loses { margin, moves: 0 },
    }
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

/// Seeds worse than the best turn.
const INACCURACY: f64 = 3.0;
const MISTAKE: f64 = 6.0;
const BLUNDER: f64 = 12.0;

/// Of a turn after which the mover has `after` instead of `before`.
fn severity(before: Value, after: Value) -> Option<Severity> {
    use Value::{Ahead, Draws, Loses, Wins};

    let lost = before.seeds() - after.seeds();
    let by_seeds = match lost {
        BLUNDER.. => Some(Severity::Blunder),
        MISTAKE.. => Some(Severity::Mistake),
        INACCURACY.. => Some(Severity::Inaccuracy),
        _ => None,
    };
    let at_least = match (before, after) {
        (Loses { .. }, _) | (Wins { .. }, Wins { .. }) => return None,
        (Wins { .. } | Draws, Loses { .. }) | (Wins { .. }, Draws) => Severity::Blunder,
        (Wins { .. }, Ahead(_)) if after.seeds() > 0.0 => Severity::Inaccuracy,
        (Wins { .. }, Ahead(_)) => Severity::Mistake,
        (Ahead(_), Loses { .. }) if before.seeds() >= 0.0 => Severity::Blunder,
        (Ahead(_), Loses { .. }) if before.seeds() > -INACCURACY => Severity::Mistake,
        _ => return by_seeds,
    };
    by_seeds.max(Some(at_least))
}

/// PGN's glyph: `?!`, `?` or `??`.
fn nag(severity: Severity) -> u8 {
    match severity {
        Severity::Inaccuracy => 6,
        Severity::Mistake => 2,
        Severity::Blunder => 4,
    }
}

/// A turn that was worse than another one.
struct Mistake {
    severity: Severity,
    text: String,
    /// What would have been better.
    better: Vec<AnyMove>,
}

impl Mistake {
    /// What is to be said of a turn from here on which South then had `after`.
    fn of(game: &Game, turn: &[AnyMove], after: Value, thought: &Thought) -> Option<Mistake> {
        let better = &thought.lines[0].moves;
        let is_best = better.iter().zip(turn).all(|(best, played)| best == played);
        if is_best || thought.depth == 0 {
            return None;
        }
        let (before, after) = (thought.value(), for_south(after, game));
        let severity = severity(before, after)?;
        let text = language().mistake(severity, game, better, before, after);
        let better = better.iter().take(LONGEST_VARIATION).copied().collect();
        Some(Mistake {
            severity,
            text,
            better,
        })
    }

    /// Gives the turn its glyph, if nobody has, and the better line.
    fn mark(&self, record: &mut Record, index: usize, last_ply: usize) {
        /// `!` to `?!`: what they say of a move is said once.
        const GOOD_OR_BAD: RangeInclusive<u8> = 1..=6;

        let turn = &record.line().turns[index];
        let mut nags = turn.moves.iter().flat_map(|played| &played.nags);
        if !nags.any(|nag| GOOD_OR_BAD.contains(nag)) {
            record.glyph(last_ply, nag(self.severity));
        }
        let added = record.vary(index, &self.better);
        added.expect("what the engine expects is legal");
    }
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
    fn a_turn_is_as_bad_as_what_it_gives_away() {
        use Severity::{Blunder, Inaccuracy, Mistake};

        for (before, after, severity) in [
            (Value::Ahead(200), Value::Ahead(-99), None),
            (Value::Ahead(200), Value::Ahead(-100), Some(Inaccuracy)),
            (Value::Ahead(800), Value::Draws, Some(Mistake)),
            (Value::Ahead(-100), Value::Ahead(-1300), Some(Blunder)),
            (Value::Draws, Value::Ahead(-250), None),
            (Value::Draws, LOSS, Some(Blunder)),
            (WIN, Value::Draws, Some(Blunder)),
            (WIN, LOSS, Some(Blunder)),
            (WIN, Value::Ahead(800), Some(Inaccuracy)),
            (WIN, Value::Ahead(200), Some(Mistake)),
            (Value::Ahead(100), LOSS, Some(Blunder)),
            (Value::Ahead(-200), LOSS, Some(Mistake)),
            (Value::Ahead(-800), LOSS, None),
            (WIN, WIN, None),
            (LOSS, LOSS, None),
            (LOSS, Value::Ahead(-5000), None),
        ] {
            assert_eq!(super::severity(before, after), severity, "{before} {after}");
        }
    }

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
        assert_eq!(evaluation(final_value(ending), Some(ending)), "[%eval 4.0]");
    }
}
