//! Writes records, in one way only (N4).

use std::fmt::{self, Write};

use super::{Comment, Line, Record, Turn};
use crate::Side;

/// Lines of the move text are not longer, unless a single word is.
const COLUMNS: usize = 79;

/// Writes several records, a blank line between them.
pub fn write<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let texts: Vec<String> = records.into_iter().map(Record::to_string).collect();
    texts.join("\n")
}

/// The text of N4, which reads back as the same record.
///
/// Beyond what N4 says: when a turn goes on after a comment or a glyph, its comma stands before
/// the comment (`1. C+ $1, {why not} E-`); a turn too long for a line is wrapped after its commas.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            let value = value.replace('\\', r"\\").replace('"', r#"\""#);
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        f.write_char('\n')?;
        let mut words = Words::default();
        words.line(&self.line, 1, self.game.start().turn());
        words.push(self.stated.verdict.to_string());
        words.wrap(f)
    }
}

/// The move text before it is wrapped.
#[derive(Default)]
struct Words {
    words: Vec<String>,
    /// Whether a parenthesis is to open with the next word.
    opens: bool,
}

impl Words {
    fn push(&mut self, word: String) {
        let opened = std::mem::take(&mut self.opens);
        self.words
            .push(if opened { format!("({word}") } else { word });
    }

    fn append(&mut self, mark: char) {
        if let Some(word) = self.words.last_mut() {
            word.push(mark);
        }
    }

    /// A line that begins with this turn number, `mover` to play.
    fn line(&mut self, line: &Line, mut number: usize, mut mover: Side) {
        self.comments(&line.before);
        let mut renumber = true;
        for turn in &line.turns {
            match mover {
                Side::South => self.push(format!("{number}.")),
                Side::North if renumber => self.push(format!("{number}...")),
                Side::North => {}
            }
            self.turn(turn);
            for variation in &turn.variations {
                self.opens = true;
                self.line(&variation.line, number, mover);
                self.append(')');
                self.comments(&variation.after);
            }
            let ends_plainly = turn
                .moves
                .last()
                .is_some_and(|played| played.comments.is_empty());
            renumber = !ends_plainly || !turn.variations.is_empty();
            number += usize::from(mover == Side::North);
            mover = mover.other();
        }
    }

    fn turn(&mut self, turn: &Turn) {
        let mut joined = Vec::new();
        for (index, played) in turn.moves.iter().enumerate() {
            joined.push(played.mv.to_string());
            let goes_on = index + 1 < turn.moves.len();
            let is_plain = played.nags.is_empty() && played.comments.is_empty();
            if goes_on && is_plain {
                continue;
            }
            self.joined(std::mem::take(&mut joined));
            for nag in &played.nags {
                self.push(format!("${nag}"));
            }
            if goes_on {
                self.append(',');
            }
            self.comments(&played.comments);
        }
    }

    /// Moves joined by commas: one word, if it fits on a line.
    fn joined(&mut self, moves: Vec<String>) {
        let joined = moves.join(",");
        if joined.len() <= COLUMNS {
            return self.push(joined);
        }
        let last = moves.len() - 1;
        for (index, mv) in moves.into_iter().enumerate() {
            self.push(mv);
            if index < last {
                self.append(',');
            }
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = format!("{{{}}}", comment.text());
            text.split(' ').for_each(|word| self.push(word.to_owned()));
        }
    }

    fn wrap(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for word in &self.words {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > COLUMNS {
                f.write_char('\n')?;
                column = 0;
            } else if column > 0 {
                f.write_char(' ')?;
                column += 1;
            }
            f.write_str(word)?;
            column += width;
        }
        f.write_char('\n')
    }
}
