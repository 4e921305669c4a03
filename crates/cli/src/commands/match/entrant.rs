//! Who takes part in the match, as the command line has it.

use std::{fmt, path::Path, str::FromStr};

use ndongu_engine::{Level, LevelError, Options};

use super::control::Control;
use crate::exact::Known;

/// Who plays: `engine`, `engine:3`, `plain`, `random`, `ugi:COMMAND`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The engine, as strong as the limits of the match let it be.
    Engine,
    /// The engine as people meet it, with limits of its own.
    Level(Level),
    /// The plain alpha-beta player.
    Plain,
    /// Any legal move.
    Random,
    /// Another program that speaks the Universal Game Interface.
    Program(Command),
}

/// A program with its arguments; at least one word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command(pub Vec<String>);

/// What an option of a player is set to: `Hash=64`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub name: String,
    pub value: String,
}

/// A player of the match with everything that decides how it plays.
#[derive(Clone, Debug)]
pub struct Entrant {
    pub who: Who,
    /// `None`: it has limits of its own, or needs none.
    pub control: Option<Control>,
    /// As given.
    pub settings: Vec<Setting>,
    /// What the settings make of a built-in engine.
    pub options: Options,
    /// Tables that it asks.
    pub known: Known,
}

/// The table of a built-in engine where nothing is said: several games are played at once.
const USUAL_HASH_MB: usize = 16;

const MOST_HASH_MB: usize = 65_536;
const MOST_THREADS: usize = 256;

impl Entrant {
    /// # Errors
    ///
    /// Says which of the limits or settings mean nothing to this player.
    pub fn new(
        who: Who,
        own: Option<Control>,
        shared: Control,
        settings: Vec<Setting>,
        mut known: Known,
    ) -> Result<Entrant, String> {
        let control = match (&who, own) {
            (Who::Level(_), Some(_)) => {
                return Err(format!("{who} has limits of its own; engine takes others"));
            }
            (Who::Random, Some(_)) => return Err("random needs no limits".to_owned()),
            (Who::Level(_) | Who::Random, None) => None,
            (Who::Engine | Who::Plain | Who::Program(_), own) => Some(own.unwrap_or(shared)),
        };
        let mut options = Options {
            hash_mb: USUAL_HASH_MB,
            ..Options::default()
        };
        match &who {
            Who::Program(_) => {}
            Who::Engine | Who::Level(_) => {
                for setting in &settings {
                    setting.apply(&mut options, &mut known)?;
                }
            }
            Who::Plain | Who::Random if settings.is_empty() => {}
            Who::Plain | Who::Random => return Err(format!("{who} has no options")),
        }
        Ok(Entrant {
            who,
            control,
            settings,
            options,
            known,
        })
    }
}

/// `engine (time 100 ms, Hash=64)`: all that decides how it plays.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let control = self.control.iter().map(Control::to_string);
        let settings = self.settings.iter().map(Setting::to_string);
        let details: Vec<String> = control.chain(settings).collect();
        self.who.fmt(f)?;
        if !details.is_empty() {
            write!(f, " ({})", details.join(", "))?;
        }
        Ok(())
    }
}

impl Setting {
    fn apply(&self, options: &mut Options, known: &mut Known) -> Result<(), String> {
        let number = |most: usize| {
            let number = self.value.parse().ok();
            number
                .filter(|number| (1..=most).contains(number))
                .ok_or_else(|| format!("{self}: expected a number from 1 to {most}"))
        };
        match self.name.to_ascii_lowercase().as_str() {
            "hash" => options.hash_mb = number(MOST_HASH_MB)?,
            "threads" => options.threads = number(MOST_THREADS)?,
            "without" => options.without = self.value.parse()?,
            "tables" => {
                let tables = Known::open(Path::new(&self.value));
                *known = tables.map_err(|failure| failure.to_string())?;
            }
            _ => {
                return Err(format!(
                    "{self}: the engine has the options Hash, Threads, Tables and Without"
                ));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.value)
    }
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        let parts = text
            .split_once('=')
            .map(|(name, value)| (name.trim(), value.trim()));
        match parts {
            Some((name, value)) if !name.is_empty() && !text.contains(char::is_control) => {
                Ok(Setting {
                    name: name.to_owned(),
                    value: value.to_owned(),
                })
            }
            _ => Err("expected a name and a value, like Hash=64".to_owned()),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Engine => f.write_str("engine"),
            Who::Level(level) => write!(f, "engine:{level}"),
            Who::Plain => f.write_str("plain"),
            Who::Random => f.write_str("random"),
            Who::Program(command) => write!(f, "ugi:{command}"),
        }
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        match text.split_once(':') {
            None if text == "engine" => Ok(Who::Engine),
            None if text == "plain" => Ok(Who::Plain),
            None if text == "random" => Ok(Who::Random),
            Some(("engine", level)) => {
                let level = level.parse().map_err(|error: LevelError| error.to_string());
                level.map(Who::Level)
            }
            Some(("ugi", command)) => command.parse().map(Who::Program),
            _ => Err("expected engine, engine:LEVEL, plain, random or ugi:COMMAND".to_owned()),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.iter().map(String::as_str);
        let joined = shlex::try_join(words).expect("no word of a command line has a NUL in it");
        f.write_str(&joined)
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(text: &str) -> Result<Command, String> {
        if text.contains(char::is_control) {
            return Err("expected a command on one line".to_owned());
        }
        match shlex::split(text) {
            Some(words) if !words.is_empty() => Ok(Command(words)),
            Some(_) => Err("expected a command, like ugi:'ndongu ugi'".to_owned()),
            None => Err("expected a closing quote in the command".to_owned()),
        }
    }
}
