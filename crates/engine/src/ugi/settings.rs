//! The options, as `ugi` lists them and `setoption` sets them.

use std::{fmt, ops::RangeInclusive, sync::Arc};

use ndongu_rules::AnyPosition;

use super::{Open, quoted};
use crate::{Exact, Level, Options};

/// What `startpos` means if nothing else is said.
const USUAL_SETUP: &str = "giuthi 8x8";

pub(super) struct Settings {
    pub(super) options: Options,
    pub(super) level: Level,
    /// What `startpos` means.
    pub(super) setup: AnyPosition,
    /// Who is asked for exact values.
    pub(super) tables: Option<Arc<dyn Exact>>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            options: Options::default(),
            level: Level::default(),
            setup: USUAL_SETUP.parse().expect("it is a set-up"),
            tables: None,
        }
    }
}

/// An option that is a number in a range.
#[derive(Clone, Copy)]
enum Spin {
    Hash,
    Threads,
    Level,
    MultiPv,
}

const SETUP: &str = "Setup";
const TABLES: &str = "Tables";

/// In place of nothing, which UCI has no word for but this.
const EMPTY: &str = "<empty>";

impl Spin {
    const ALL: [Spin; 4] = [Spin::Hash, Spin::Threads, Spin::Level, Spin::MultiPv];

    fn name(self) -> &'static str {
        match self {
            Spin::Hash => "Hash",
            Spin::Threads => "Threads",
            Spin::Level => "Level",
            Spin::MultiPv => "MultiPV",
        }
    }

    fn range(self) -> RangeInclusive<usize> {
        match self {
            Spin::Hash => 1..=65_536,
            Spin::Threads | Spin::MultiPv => 1..=256,
            Spin::Level => Level::LOWEST.number().into()..=Level::HIGHEST.number().into(),
        }
    }
}

impl Settings {
    /// Every option, as it is introduced behind the word `option`.
    pub(super) fn options() -> impl Iterator<Item = String> {
        let usual = Settings::default();
        let spins = Spin::ALL.into_iter().map(move |spin| {
            let (range, default) = (spin.range(), usual.get(spin));
            let (name, min, max) = (spin.name(), range.start(), range.end());
            format!("name {name} type spin default {default} min {min} max {max}")
        });
        spins.chain([
            format!("name {SETUP} type string default {USUAL_SETUP}"),
            format!("name {TABLES} type string default {EMPTY}"),
        ])
    }

    /// Reads what follows `setoption`: `name Hash value 128`. As in UCI, case does not matter in
    /// names.
    pub(super) fn set(&mut self, text: &str, open: Open<'_>) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, value) = match words.as_slice() {
            ["name", name, "value", value @ ..] => (*name, value.join(" ")),
            _ => return Err("expected name, an option, value, and its value".to_owned()),
        };
        if name.eq_ignore_ascii_case(SETUP) {
            let setup = value.parse();
            self.setup = setup.map_err(|error| format!("{SETUP}: {}: {error}", quoted(&value)))?;
            return Ok(());
        }
        if name.eq_ignore_ascii_case(TABLES) {
            self.tables = match value.as_str() {
                "" | EMPTY => None,
                folder => Some(open(folder)?),
            };
            return Ok(());
        }
        let spin = Spin::ALL
            .into_iter()
            .find(|spin| name.eq_ignore_ascii_case(spin.name()));
        let spin = spin.ok_or_else(|| format!("there is no option {}; {}", quoted(name), Names))?;
        let range = spin.range();
        let number = value.parse().ok().filter(|number| range.contains(number));
        let number = number.ok_or_else(|| {
            let (name, min, max) = (spin.name(), range.start(), range.end());
            format!(
                "{name} is a whole number from {min} to {max}, not {}",
                quoted(&value)
            )
        })?;
        self.put(spin, number);
        Ok(())
    }

    fn get(&self, spin: Spin) -> usize {
        match spin {
            Spin::Hash => self.options.hash_mb,
            Spin::Threads => self.options.threads,
            Spin::Level => self.level.number().into(),
            Spin::MultiPv => self.options.lines,
        }
    }

    /// A number in the option's range.
    fn put(&mut self, spin: Spin, number: usize) {
        match spin {
            Spin::Hash => self.options.hash_mb = number,
            Spin::Threads => self.options.threads = number,
            Spin::Level => {
                self.level = Level::try_from(number as u8).expect("the range is that of levels");
            }
            Spin::MultiPv => self.options.lines = number,
        }
    }
}

/// `the options are Hash, … and Setup`.
struct Names;

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spins = Spin::ALL.map(Spin::name).join(", ");
        write!(f, "the options are {spins}, {SETUP} and {TABLES}")
    }
}
