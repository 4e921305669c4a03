//! The help page: all keys, and the rules in short.

use ndongu_rules::RuleSet;

use crate::words::say;

/// The whole page for a game.
pub fn page(of: RuleSet) -> String {
    format!("{}\n\n{}", say!("terminal-help-keys"), rules(of))
}

/// A game's rules in short.
pub fn rules(rules: RuleSet) -> String {
    match rules {
        RuleSet::Giuthi(_) => say!("terminal-rules-giuthi"),
        RuleSet::Kiothi => say!("terminal-rules-kiothi"),
    }
}
