//! The parts of the search that can be left out, to measure what each is worth.

use std::{fmt, str::FromStr};

/// A part of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Technique {
    /// Values from the transposition table; without it, the table only remembers moves.
    Table,
    /// First windows around the value of the last depth.
    Windows,
    /// Captures followed beyond the last depth.
    Captures,
    /// Quiet moves tried early that were enough elsewhere at the same ply.
    Killers,
    /// Quiet moves tried in the order in which they have been enough so far.
    History,
    /// Late quiet moves looked at less deeply first.
    Reductions,
    /// Guesses far beyond a bound trusted near the horizon.
    Guesses,
    /// Quiet moves without hope of reaching a bound left out near the horizon.
    Hope,
}

impl Technique {
    /// All of them.
    pub const ALL: [Technique; 8] = [
        Technique::Table,
        Technique::Windows,
        Technique::Captures,
        Technique::Killers,
        Technique::History,
        Technique::Reductions,
        Technique::Guesses,
        Technique::Hope,
    ];
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Technique::Table => "table",
            Technique::Windows => "windows",
            Technique::Captures => "captures",
            Technique::Killers => "killers",
            Technique::History => "history",
            Technique::Reductions => "reductions",
            Technique::Guesses => "guesses",
            Technique::Hope => "hope",
        })
    }
}

/// Some of the techniques; none by default.
///
/// ```
/// # use ndongu_engine::{Technique, Techniques};
/// let some: Techniques = "killers,history".parse()?;
/// assert!(some.contains(Technique::History) && !some.contains(Technique::Table));
/// assert_eq!(some.to_string(), "killers,history");
/// # Ok::<_, String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Techniques(u16);

impl Techniques {
    /// These and one more.
    #[must_use]
    pub fn with(self, technique: Technique) -> Techniques {
        Techniques(self.0 | 1 << technique as u8)
    }

    /// Whether this one is among them.
    #[inline]
    pub fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as u8 & 1 == 1
    }
}

/// Names joined by commas.
impl fmt::Display for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Technique::ALL.into_iter();
        let names: Vec<String> = all
            .filter(|technique| self.contains(*technique))
            .map(|technique| technique.to_string())
            .collect();
        f.pad(&names.join(","))
    }
}

impl FromStr for Techniques {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = text.split(',').filter(|name| !name.is_empty());
        names
            .map(technique)
            .try_fold(Techniques::default(), |some, technique| {
                technique.map(|technique| some.with(technique))
            })
    }
}

fn technique(name: &str) -> Result<Technique, String> {
    let mut all = Technique::ALL.into_iter();
    all.find(|technique| technique.to_string() == name)
        .ok_or_else(|| {
            let names = Technique::ALL
                .map(|technique| technique.to_string())
                .join(", ");
            format!("there is no part of the search called {name:?}; there are {names}")
        })
}
