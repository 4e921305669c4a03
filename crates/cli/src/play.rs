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
mod plain;
mod players;
mod record_file;
mod screen;
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
use ndongu_rules::{AnyPosition, BySide, Game, RuleSet};

use crate::{failure::Failure, help as notation_help};
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
    /// Where to begin: a game, a set-up or a position; quotes are not needed here.
    #[arg(value_name = "SET-UP|POSITION", default_value = "giuthi 8x8")]
    start: Vec<String>,

    /// Who plays South: human, random, engine, or engine:LEVEL with a level from 1 to 10.
    #[arg(long, value_name = "PLAYER", default_value_t = Player::Human)]
    south: Player,

    /// Who plays North.
    #[arg(long, value_name = "PLAYER", default_value_t = Player::Engine(Level::default()))]
    north: Player,

    /// Keep the game in this file after every move; an unfinished game in it goes on.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Play in lines of text, for screen readers and scripts.
    #[arg(long)]
    plain: bool,

    /// Make the computer's choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
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
    record: Option<RecordFile>,
    /// What is to be said about the record at the beginning.
    greeting: Option<String>,
    seed: u64,
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
        let start = parse_start(&text).map_err(Failure::Input)?;
        let players = BySide {
            south: self.south,
            north: self.north,
        };
        let mut game = Game::new(start);
        let mut greeting = None;
        let record = match &self.record {
            None => None,
            Some(path) => Some(match RecordFile::open(path)? {
                Found::Nothing(file) => {
                    file.create(&game, players)?;
                    file
                }
                Found::Unfinished(file, found) => {
                    let wanted = self.start.len() > 1 || text != "giuthi 8x8";
                    if wanted && *found.start() != start {
                        return Err(Failure::Input(format!(
                            "{} holds a game that began with \"{}\"; leave the set-up out to go on with it, or name another file",
                            path.display(),
                            found.start(),
                        )));
                    }
                    greeting = Some(format!(
                        "Going on with the game in {}: {} moves have been played.",
                        path.display(),
                        found.moves().len(),
                    ));
                    game = found;
                    file
                }
            }),
        };
        Ok(Start {
            table: Table { game, players },
            record,
            greeting,
            seed: self.seed.unwrap_or_else(any_number),
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
    text.parse()
        .map_err(|error| format!("\"{}\": {error}", text.escape_debug()))
}

/// A number that differs from run to run.
fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}
