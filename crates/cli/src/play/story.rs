//! What has happened in a game, in words.

/// The lines, each with how many moves had been played when it was told, so that taking moves back
/// takes back what was said of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    lines: Vec<(usize, String)>,
}

impl Story {
    /// Tells a line about the move with this number, or about the beginning with 0.
    pub fn tell(&mut self, moves: usize, line: impl Into<String>) {
        self.lines.push((moves, line.into()));
    }

    /// Forgets what was told of later moves than this many.
    pub fn go_back(&mut self, moves: usize) {
        self.lines.retain(|(told_at, _)| *told_at <= moves);
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// The lines, oldest first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.lines.iter().map(|(_, line)| line.as_str())
    }
}
