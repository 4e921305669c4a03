//! Claims proven one after the other, each by claims before it.

use std::collections::HashMap;

use crate::{board::State, certificate::Entry};

/// Those of one state have smaller and smaller leads.
#[derive(Debug, Default)]
pub(super) struct Listed {
    pub entries: Vec<Entry>,
    proven_from: HashMap<State, i16>,
}

impl Listed {
    /// About how many bytes an entry takes.
    pub const ENTRY: usize = 140;

    pub fn holds(&self, entry: &Entry) -> bool {
        let from = self.proven_from.get(&entry.state);
        from.is_some_and(|from| *from <= entry.lead)
    }

    pub fn push(&mut self, entry: Entry) {
        if !self.holds(&entry) {
            self.proven_from.insert(entry.state, entry.lead);
            self.entries.push(entry);
        }
    }
}
