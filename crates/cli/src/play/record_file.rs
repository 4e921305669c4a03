//! Games in files: the one that every move is kept in, and those saved and loaded by name.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use ndongu_rules::{BySide, Game, Record, Side};

use super::{players::Player, table::Table};
use crate::{
    failure::Failure,
    file::{self, IfExists},
    words::{language, say},
};

/// The file that every move is kept in, and what its record says beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFile {
    path: PathBuf,
    /// Tags that the record had when it was found.
    tags: Vec<(String, String)>,
    /// What the file holds, as far as we know.
    content: String,
}

/// What is in the place of a record file.
pub enum Found {
    /// No file yet.
    Nothing(RecordFile),
    /// A game to go on with.
    Unfinished(RecordFile, Game),
}

impl RecordFile {
    /// Looks for the file. What cannot be gone on with is not touched, and an error.
    pub fn open(path: &Path) -> Result<Found, Failure> {
        let name = path.display().to_string();
        if !path.try_exists().unwrap_or(true) {
            return Ok(Found::Nothing(RecordFile {
                path: path.to_owned(),
                tags: Vec::new(),
                content: String::new(),
            }));
        }
        if !path.is_file() {
            return Err(Failure::Input(say!("cli-not-a-file", "file" = name)));
        }
        let (record, content) = read(path)
            .map_err(|error| Failure::Input(say!("cli-name-another", "error" = error)))?;
        let plain = Record::new(record.game().clone());
        if record.game().ending().is_some() || record.termination().is_some() {
            return Err(Failure::Input(say!("cli-file-ended", "file" = name)));
        }
        if record.line() != plain.line() {
            return Err(Failure::Input(say!("cli-file-commented", "file" = name)));
        }
        let tags = record.tags().into_iter();
        let file = RecordFile {
            path: path.to_owned(),
            tags: tags.map(|(name, value)| (name.to_owned(), value)).collect(),
            content,
        };
        Ok(Found::Unfinished(file, record.into_game()))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Who plays each side, where the record names a player that can be seated here.
    pub fn players(&self) -> BySide<Option<Player>> {
        let tag = |side: &str| self.tags.iter().find(|(name, _)| name == side);
        let player = |side| tag(side).and_then(|(_, player)| player.parse().ok());
        BySide {
            south: player("South"),
            north: player("North"),
        }
    }

    /// Writes the file for the first time; it must not exist yet.
    pub fn create(&mut self, game: &Game, players: BySide<Player>) -> Result<(), Failure> {
        self.content = text(game, players, &self.tags);
        write(&self.path, &self.content, IfExists::Refuse).map_err(|error| match error {
            WriteError::Exists => {
                let file = self.path.display().to_string();
                Failure::Input(say!("cli-file-exists", "file" = file))
            }
            WriteError::Failed(error) => Failure::Work(error),
        })
    }

    /// Rewrites the file. Whenever the program dies, the file holds the whole game before or after.
    /// What somebody else has written there meanwhile is not touched.
    pub fn keep(&mut self, game: &Game, players: BySide<Player>) -> Result<(), String> {
        let name = self.path.display().to_string();
        if fs::read(&self.path).is_ok_and(|found| found != self.content.as_bytes()) {
            return Err(say!("terminal-changed-file", "file" = name));
        }
        let text = text(game, players, &self.tags);
        match write(&self.path, &text, IfExists::Replace) {
            Ok(()) => {
                self.content = text;
                Ok(())
            }
            Err(WriteError::Exists) => Err(say!("terminal-file-exists", "file" = name)),
            Err(WriteError::Failed(error)) => Err(error),
        }
    }
}

/// Why a file could not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// There is one already.
    Exists,
    /// Anything else, as a sentence.
    Failed(String),
}

/// Saves a game in a file of its own.
pub fn save(
    path: &Path,
    game: &Game,
    players: BySide<Player>,
    if_exists: IfExists,
) -> Result<(), WriteError> {
    write(path, &text(game, players, &[]), if_exists)
}

/// Reads the one game in a file. It is played by those who are `named`, or else by those that the
/// record names and who can be seated here, or else as before.
pub fn load(
    path: &Path,
    named: BySide<Option<Player>>,
    before: BySide<Player>,
) -> Result<Table, String> {
    let (record, _) = read(path)?;
    let recorded = |side| record.player(side).and_then(|player| player.parse().ok());
    let players = BySide {
        south: named
            .south
            .or_else(|| recorded(Side::South))
            .unwrap_or(before.south),
        north: named
            .north
            .or_else(|| recorded(Side::North))
            .unwrap_or(before.north),
    };
    Ok(Table {
        game: record.into_game(),
        players,
    })
}

/// The one record in a file, and all that the file holds.
fn read(path: &Path) -> Result<(Record, String), String> {
    let text = fs::read_to_string(path).map_err(|error| file::cannot_read(path, &error))?;
    match text.parse() {
        Ok(record) => Ok((record, text)),
        Err(error) => {
            let name = path.display().to_string();
            let error = language().record_error(&error);
            Err(say!("cli-not-one-record", "file" = name, "error" = error))
        }
    }
}

/// The record's text; tags that were there before stay.
fn text(game: &Game, players: BySide<Player>, tags: &[(String, String)]) -> String {
    let mut record = Record::new(game.clone());
    let today = jiff::ZonedDateTime::now().strftime("%Y.%m.%d").to_string();
    let ours = [
        ("South", players[Side::South].to_string()),
        ("North", players[Side::North].to_string()),
        ("Date", today),
    ];
    let theirs = tags
        .iter()
        .map(|(name, value)| (name.as_str(), value.clone()));
    for (name, value) in ours.into_iter().chain(theirs) {
        // Tags that follow from the game are refused, and need not be set.
        let _ = record.set_tag(name, &value);
    }
    record.to_string()
}

fn write(path: &Path, text: &str, if_exists: IfExists) -> Result<(), WriteError> {
    file::write(path, text.as_bytes(), if_exists).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => WriteError::Exists,
        _ => WriteError::Failed(file::cannot_write(path, &error)),
    })
}
