//! What is said about records of games.

use ndongu_rules::record::{Disagreement, Verdict};

use crate::{Arg, Language};

impl Language {
    /// Which record of a file this is, and who played:
    /// `Game 1: Wanjiru, South, and Kamau, North`.
    pub fn record_title(self, number: usize, south: Option<&str>, north: Option<&str>) -> String {
        // A name may hold anything; what would steer the terminal does not reach it.
        let shown = |name: &str| name.replace(char::is_control, "\u{fffd}");
        let key = match (south, north) {
            (Some(_), Some(_)) => "record-title-both",
            (Some(_), None) => "record-title-south",
            (None, Some(_)) => "record-title-north",
            (None, None) => "record-title",
        };
        let args = [
            ("number", number.into()),
            ("south", south.map(shown).unwrap_or_default().into()),
            ("north", north.map(shown).unwrap_or_default().into()),
        ];
        self.say(key, &args)
    }

    /// The result of a record, and whether its tags agree.
    pub fn tags_checked(self, result: Verdict, disagreements: &[Disagreement]) -> Vec<String> {
        let key = match disagreements {
            [] => "record-agrees",
            _ => "record-disagrees",
        };
        let checked = self.say(key, &[("result", Arg::shown(result))]);
        let differing = disagreements
            .iter()
            .map(|differs| format!("  {}", self.disagreement(differs)));
        [checked].into_iter().chain(differing).collect()
    }
}
