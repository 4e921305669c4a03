//! `ndongu play`: a game on the terminal, against the computer or another person.
//!
//! A [`Table`] holds the game and its players. The full-screen game is a value ([`screen`]) that
//! messages change ([`update`]) and that is drawn ([`draw`]); [`terminal`] brings it keys, clicks,
//! time and thoughts. [`plain`] plays the same game in lines of text.

mod action;
mod animation;
mod choice;
mod dialog;
mod draw;
mod help;
mod keys;
mod outlook;
mod picture;
pub mod plain;
mod players;
mod record_file;
mod screen;
mod story;
mod table;
mod terminal;
mod theme;
mod update;

#[cfg(test)]
mod tests;

use std::{
    env,
    hash::{BuildHasher, Hasher, RandomState},
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use ndongu_engine::Level;
use ndongu_rules::{AnyPosition, BySide, Game, NotationError, RuleSet};

use crate::{
    exact::{Folder, Known},
    failure::Failure,
    help as notation_help,
    words::{language, say},
};
use players::Player;
use record_file::{Found, RecordFile};
use table::Table;

/// Play a game against the computer or another person.
///
/// Without arguments you play South in Giuthi, eight holes of eight seeds, against the computer.
/// On a terminal the board fills the screen, and ? shows all keys. With --plain, or when input or
/// output is not a terminal, the same game goes on in lines of text: type moves or `help`.
#[derive(clap::Args)]
#[command(after_long_help = notation_help::notation(EXAMPLES))]
pub struct Args {
    /// Where to begin: a game, a set-up or a position, giuthi 8x8 if none is given. Quotes are not
    /// needed here.
    #[arg(value_name = "SET-UP|POSITION")]
    start: Vec<String>,

    /// Who plays South: human, random, engine, or engine:LEVEL with a level from 1 to 10. A person
    /// if nobody is named, here or in the record.
    #[arg(long, value_name = "PLAYER")]
    south: Option<Player>,

    /// Who plays North; the computer at its full strength if nobody is named.
    #[arg(long, value_name = "PLAYER")]
    north: Option<Player>,

    /// Keep the game in this file after every move; an unfinished game in it goes on.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Play in lines of text, for screen readers and scripts.
    #[arg(long)]
    plain: bool,

    /// Make the computer's choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    #[command(flatten)]
    folder: Folder,
}

const EXAMPLES: &str = "\
Examples:
  ndongu play
  ndongu play kiothi
  ndongu play giuthi 6x4 --north engine:2
  ndongu play --south engine --north human --record game.txt
  ndongu play --plain --south random --north random";

/// What a game on the terminal begins with, however it is shown.
struct Start {
    table: Table,
    /// Players named on the command line, whatever a record says.
    named: BySide<Option<Player>>,
    record: Option<RecordFile>,
    /// What is to be said about the record at the beginning.
    greeting: Option<String>,
    seed: u64,
    known: Known,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let start = args.start()?;
    if args.plain || !has_screen() {
        plain::run(start, out)
    } else {
        terminal::run(start)
    }
}

/// Whether there is a terminal that can move its cursor.
fn has_screen() -> bool {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

impl Args {
    fn start(&self) -> Result<Start, Failure> {
        let text = self.start.join(" ");
        let wanted = !self.start.is_empty();
        let start = parse_start(if wanted { &text } else { "giuthi" }).map_err(Failure::Input)?;
        let mut players = BySide {
            south: self.south.unwrap_or(Player::Human),
            north: self.north.unwrap_or(Player::Engine(Level::default())),
        };
        let known = self.folder.open()?;
        let mut game = Game::new(start);
        let mut greeting = None;
        let record = match &self.record {
            None => None,
            Some(path) => Some(match RecordFile::open(path)? {
                Found::Nothing(mut file) => {
                    file.create(&game, players)?;
                    file
                }
                Found::Unfinished(file, found) => {
                    if wanted && *found.start() != start {
                        return Err(Failure::Input(say!(
                            "cli-file-other-start",
                            "file" = path.display().to_string(),
                            "start" = found.start().to_string(),
                        )));
                    }
                    let seated = file.players();
                    players.south = self.south.or(seated.south).unwrap_or(players.south);
                    players.north = self.north.or(seated.north).unwrap_or(players.north);
                    greeting = Some(say!(
                        "terminal-going-on",
                        "file" = path.display().to_string(),
                        "south" = players.south.to_string(),
                        "north" = players.north.to_string(),
                        "moves" = found.moves().len(),
                    ));
                    game = found;
                    file
                }
            }),
        };
        Ok(Start {
            table: Table { game, players },
            named: BySide {
                south: self.south,
                north: self.north,
            },
            record,
            greeting,
            seed: self.seed.unwrap_or_else(any_number),
            known,
        })
    }
}

/// A position, a set-up, or a game alone for its usual set-up.
fn parse_start(text: &str) -> Result<AnyPosition, String> {
    let usual = text.parse::<RuleSet>().map(|rules| match rules {
        RuleSet::Giuthi(_) => format!("{rules} 8x8"),
        RuleSet::Kiothi => format!("{rules} 6x5"),
    });
    let text = usual.as_deref().unwrap_or(text);
    text.parse().map_err(|error: NotationError| {
        let quoted = format!("\"{}\"", text.escape_debug());
        say!(
            "cli-text",
            "text" = quoted,
            "error" = language().notation_error(&error)
        )
    })
}

/// A number that differs from run to run.
pub fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}
