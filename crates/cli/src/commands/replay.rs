//! `ndongu replay`: reads game records and checks them.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use ndongu_rules::{
    Game, Record, Side,
    record::{self, Disagreement, Verdict},
};
use ndongu_words::SIDES;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    failure::{BAD_INPUT, Failure, complain},
    file,
    json::{self, MoveDone, Over},
    words::{language, say},
};

/// Read game records, check every move, and print every position.
///
/// A file may hold several records; comments and variations are read and checked too. After the
/// positions of a game come its end by the rules, the result, and whether the tags Result, Score
/// and Termination agree with it.
///
/// The exit code is 1 when tags disagree. A record with an illegal move, or one that cannot be
/// read, is reported on standard error, the others are still replayed, and the exit code is 2.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Args {
    /// A file of game records; - reads standard input.
    file: PathBuf,

    /// Print one line of JSON for every record.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ndongu replay game.txt
  ndongu replay --json - < games.txt

JSON, one line a record:
  {\"game\", \"tags\": {…}, \"position\",
   \"moves\": [{\"move\", \"after\", \"end\", \"laps\", \"taken\", \"over\"}…],
   \"over\", \"result\", \"agrees\", \"disagreements\": [{\"tag\", \"stated\", \"expected\", \"reason\"}…]}
  game     which record of the file this is, the first being 1
  moves    as with ndongu moves, for the moves played
  over     null, or {\"score\": [South, North], \"termination\", \"winner\"}
  result   1-0, 0-1, 1/2-1/2 or *, by the rules
  agrees   whether the tags say the same

Records:
  [Game \"giuthi\"]
  [Setup \"8x8\"]
  [South \"Wanjiru\"]
  [North \"Kamau\"]
  [Result \"0-1\"]
  [Termination \"resignation\"]

  1. C+ b- 2. A- 0-1";

#[derive(Serialize)]
struct Replayed {
    game: usize,
    tags: Map<String, Value>,
    position: String,
    moves: Vec<MoveDone>,
    over: Option<Over>,
    result: String,
    agrees: bool,
    disagreements: Vec<Differs>,
}

/// A tag that says something else than the rules do.
#[derive(Serialize)]
struct Differs {
    tag: &'static str,
    stated: Option<String>,
    expected: Option<String>,
    reason: String,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let text = file::read(&args.file)?;
    let mut checked = Checked::default();
    for (number, record) in (1..).zip(record::read(&text)) {
        match record {
            Ok(record) => {
                let first = checked.replayed == 0;
                checked.replayed += 1;
                checked.disagree |= !record.disagreements().is_empty();
                if args.json {
                    json::line(&Replayed::new(number, &record), out)?;
                } else {
                    if !first {
                        writeln!(out)?;
                    }
                    print(number, &record, out)?;
                }
            }
            Err(error) => {
                checked.unreadable += 1;
                out.flush()?;
                complain(&language().record_error(&error));
            }
        }
    }
    checked.code(&args.file)
}

/// What was found in a file.
#[derive(Default)]
struct Checked {
    replayed: usize,
    unreadable: usize,
    disagree: bool,
}

impl Checked {
    fn code(&self, path: &Path) -> Result<ExitCode, Failure> {
        if self.replayed + self.unreadable == 0 {
            let path = path.display().to_string();
            return Err(Failure::Input(say!("cli-no-record", "file" = path)));
        }
        Ok(match (self.unreadable > 0, self.disagree) {
            (true, _) => ExitCode::from(BAD_INPUT),
            (false, true) => ExitCode::FAILURE,
            (false, false) => ExitCode::SUCCESS,
        })
    }
}

fn print(number: usize, record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let game = record.game();
    let title = language().record_title(
        number,
        record.player(Side::South),
        record.player(Side::North),
    );
    writeln!(out, "{title}")?;
    for position in game.positions() {
        writeln!(out, "{position}")?;
    }
    writeln!(out, "{}", language().standing(game, SIDES))?;
    let result = Verdict::of(game.ending());
    for line in language().tags_checked(result, &record.disagreements()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

impl Replayed {
    fn new(number: usize, record: &Record) -> Replayed {
        let game = record.game();
        let tags = record.tags().into_iter();
        let disagreements = record.disagreements();
        Replayed {
            game: number,
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.into()))
                .collect(),
            position: game.start().to_string(),
            moves: played(game),
            over: game.ending().map(Over::from),
            result: Verdict::of(game.ending()).to_string(),
            agrees: disagreements.is_empty(),
            disagreements: disagreements.into_iter().map(Differs::from).collect(),
        }
    }
}

/// The moves of a game with what each did.
fn played(game: &Game) -> Vec<MoveDone> {
    let mut again = Game::new(*game.start());
    let moves = game.moves().iter().map(|mv| {
        let trace = again.play(*mv).expect("the moves of a game are legal");
        MoveDone::new(mv, again.position(), &trace, again.ending().map(Over::from))
    });
    moves.collect()
}

impl From<Disagreement> for Differs {
    fn from(differs: Disagreement) -> Self {
        Differs {
            reason: differs.to_string(),
            tag: differs.tag,
            stated: differs.stated,
            expected: differs.expected,
        }
    }
}
