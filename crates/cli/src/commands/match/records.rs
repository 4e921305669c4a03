//! The file that keeps the games of a match, and from which an interrupted one goes on.
//!
//! It is a file of records like any other (N4), and all that there is to know: `Round` is the number
//! of the game, and further tags hold what decides how the match goes. A record is appended with one
//! write as its game ends. Where a kill or a full disk has cut off the last one, it is taken away, and
//! its game played again.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use ndongu_rules::{Game, Record, Side, Termination, record::Comment};

use super::{
    game::{Fault, Played},
    player::Cause,
};
use crate::failure::Failure;

/// The first line, which PGN readers leave out (`%`). Only files that begin so are touched.
const HEADER: &str = "% The games of a match of ndongu, from which it goes on.\n\n";

/// What decides how the match goes: names and values of tags.
pub type Settings = Vec<(&'static str, String)>;

/// The file of a match, held by nobody else.
pub struct Records {
    path: PathBuf,
    file: File,
    settings: Settings,
}

/// What was in the file.
pub struct Found {
    /// Numbers of games, the first being 0, and how they went.
    pub games: Vec<(usize, Played)>,
    /// Whether the last record had been cut off.
    pub cut_off: bool,
}

impl Records {
    /// Opens the file, or makes a new one.
    ///
    /// # Errors
    ///
    /// When it is in use, is no file of a match, or one of a match with other settings.
    pub fn open(path: &Path, settings: Settings) -> Result<(Records, Found), Failure> {
        let name = path.display();
        let cannot = |error: io::Error| Failure::Work(format!("cannot write {name}: {error}"));
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false);
        let mut file = file.open(path).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::Input(format!("{name} is in use by another match")));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(cannot)?;
        let mut records = Records {
            path: path.to_owned(),
            file,
            settings,
        };
        let mut text = String::from_utf8_lossy(&bytes);
        if HEADER.starts_with(&*text) {
            // New, or cut off before anything was in it.
            let rest = &HEADER[text.len()..];
            records.file.write_all(rest.as_bytes()).map_err(cannot)?;
            text = HEADER.into();
        }
        let (found, length) = records.read(&text)?;
        if found.cut_off {
            records.file.set_len(length as u64).map_err(cannot)?;
        }
        records.file.seek(SeekFrom::End(0)).map_err(cannot)?;
        Ok((records, found))
    }

    /// Appends a game, the first being number 0.
    pub fn add(&mut self, number: usize, played: &Played, names: [&str; 2]) -> Result<(), Failure> {
        let record = self.record(number, played, names);
        // The first one follows the header and its blank line.
        let at_start = self
            .file
            .stream_position()
            .is_ok_and(|at| at == HEADER.len() as u64);
        let text = format!("{}{record}", if at_start { "" } else { "\n" });
        let written = self.file.write_all(text.as_bytes());
        written
            .and_then(|()| self.file.sync_data())
            .map_err(|error| {
                Failure::Work(format!("cannot write {}: {error}", self.path.display()))
            })
    }

    fn record(&self, number: usize, played: &Played, [south, north]: [&str; 2]) -> Record {
        let mut record = Record::new(played.game.clone());
        let mut tags = vec![
            ("Round", (number + 1).to_string()),
            ("South", south.to_owned()),
            ("North", north.to_owned()),
            ("OpeningMoves", played.opening.to_string()),
        ];
        tags.extend(self.settings.iter().cloned());
        if let Some(fault) = &played.fault {
            tags.push(("Cause", cause_text(fault.cause).to_owned()));
        }
        for (name, value) in tags {
            record
                .set_tag(name, &value)
                .expect("the names are ours, and all values stand on one line");
        }
        let comment = played.fault.as_ref().and_then(|fault| {
            let side = if fault.by == Side::South {
                "South"
            } else {
                "North"
            };
            Comment::new(&format!("{side}: {}", fault.reason))
        });
        if let Some(comment) = comment {
            record.comment(played.game.moves().len(), comment);
        }
        record
    }

    /// The games of a text, and how much of it is whole.
    fn read(&self, text: &str) -> Result<(Found, usize), Failure> {
        let name = self.path.display();
        let refuse = |why: String| Failure::Input(format!("{name}{why}; name another file"));
        let mut found = Found {
            games: Vec::new(),
            cut_off: false,
        };
        if !text.starts_with(HEADER) {
            return Err(refuse(" exists, and holds no games of a match".to_owned()));
        }
        let mut at = HEADER.len();
        while at < text.len() {
            let rest = &text[at..];
            let record = rest.trim_start_matches('\n');
            let begins = rest.len() - record.len();
            // Within a record no line after a blank one begins so.
            let end = record.find("\n\n[").map_or(record.len(), |blank| blank + 1);
            let whole = whole(&record[..end]);
            let Some(record) = whole else {
                if begins + end < rest.len() {
                    let number = found.games.len() + 1;
                    return Err(refuse(format!(": record {number} has been changed")));
                }
                found.cut_off = true;
                break;
            };
            let number = found.games.len() + 1;
            let game = self
                .played(record)
                .map_err(|why| refuse(format!(", record {number}: {why}")))?;
            found.games.push(game);
            at += begins + end;
        }
        Ok((found, at))
    }

    /// The game of a record of ours.
    fn played(&self, record: Record) -> Result<(usize, Played), String> {
        for (name, ours) in &self.settings {
            match record.tag(name) {
                Some(theirs) if theirs == *ours => {}
                Some(theirs) => {
                    return Err(format!(
                        "it was played with {name} \"{theirs}\", and this match has \"{ours}\""
                    ));
                }
                None => return Err(format!("it has no tag {name}")),
            }
        }
        let round = record.round().and_then(|round| usize::try_from(round).ok());
        let opening = record
            .tag("OpeningMoves")
            .and_then(|text| text.parse().ok());
        let (Some(round), Some(opening)) = (round, opening) else {
            return Err("it has no tags Round and OpeningMoves with numbers".to_owned());
        };
        let cause = match record.tag("Cause") {
            None => None,
            Some(text) => Some(cause(&text).ok_or("its tag Cause is not one of ours")?),
        };
        let termination = record.termination();
        let game = record.into_game();
        let winner = game.ending().and_then(|ending| ending.winner);
        let fault = match (cause, winner, termination) {
            (None, ..) => None,
            (Some(cause), Some(winner), Some(Termination::Resignation | Termination::Time)) => {
                Some(Fault {
                    by: winner.other(),
                    cause,
                    reason: String::new(),
                })
            }
            (Some(_), ..) => return Err("its tags Cause and Termination disagree".to_owned()),
        };
        if opening > game.moves().len() {
            return Err("it ended within its opening".to_owned());
        }
        let played = Played {
            game,
            opening,
            fault,
        };
        Ok((round - 1, played))
    }
}

/// A record, if it stands there from its first to its last byte.
fn whole(text: &str) -> Option<Record> {
    let record: Record = text.parse().ok()?;
    (record.to_string() == text).then_some(record)
}

/// The games of a pair begin alike: the opening of a recorded game.
pub fn opening(played: &Played) -> Game {
    let mut game = Game::new(*played.game.start());
    for mv in &played.game.moves()[..played.opening] {
        game.play(*mv).expect("the moves of a game are legal");
    }
    game
}

fn cause_text(cause: Cause) -> &'static str {
    match cause {
        Cause::Crash => "crash",
        Cause::Illegal => "illegal move",
        Cause::Time => "time",
    }
}

fn cause(text: &str) -> Option<Cause> {
    let all = [Cause::Crash, Cause::Illegal, Cause::Time];
    all.into_iter().find(|cause| cause_text(*cause) == text)
}
