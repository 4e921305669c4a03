//! How players are spoken of.

use ndongu_rules::{BySide, Side};

use crate::{Arg, Language, capitalised};

/// How a player is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// In the second person.
    You,
    /// By the side.
    Side(Side),
    /// As the computer.
    Computer,
}

/// How both players are spoken of; both may be `You`.
pub type Names = BySide<Name>;

/// Both players by their sides.
pub const SIDES: Names = BySide {
    south: Name::Side(Side::South),
    north: Name::Side(Side::North),
};

impl Name {
    fn key(self) -> &'static str {
        match self {
            Name::You => "you",
            Name::Side(Side::South) => "south",
            Name::Side(Side::North) => "north",
            Name::Computer => "computer",
        }
    }
}

impl Language {
    /// The bare name of a side: `South`.
    pub fn side(self, side: Side) -> String {
        self.text(match side {
            Side::South => "side-south",
            Side::North => "side-north",
        })
    }

    /// A player alone, as a heading: `The computer`.
    pub fn player(self, name: Name) -> String {
        capitalised(&self.text(&format!("name-{}", name.key())))
    }

    /// A sentence about a player, who is the value `role`: `$who`, with `$who-name`, `$who-of` and
    /// `$who-to`.
    pub(crate) fn say_of(
        self,
        key: &str,
        role: &str,
        name: Name,
        args: &[(&str, Arg<'_>)],
    ) -> String {
        let forms = self.forms(role, name);
        let forms = forms
            .iter()
            .map(|(name, form)| (name.as_str(), form.clone()));
        let args: Vec<_> = forms.chain(args.iter().cloned()).collect();
        self.say(key, &args)
    }

    /// A player in all forms that a sentence may need.
    pub(crate) fn forms(self, role: &str, name: Name) -> [(String, Arg<'static>); 4] {
        let form = |ending: &str| self.text(&format!("name-{}{ending}", name.key()));
        [
            (role.to_owned(), name.key().into()),
            (format!("{role}-name"), form("").into()),
            (format!("{role}-of"), form("-of").into()),
            (format!("{role}-to"), form("-to").into()),
        ]
    }
}
