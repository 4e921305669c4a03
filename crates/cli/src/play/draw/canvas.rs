//! Writing into the terminal's cells.

use ratatui::{
    buffer::Buffer,
    layout::{Alignment, Rect},
    style::Style,
    text::Text,
    widgets::{Paragraph, Widget, Wrap},
};

use super::Targets;
use crate::{
    play::{action::Action, theme::Theme},
    words,
};

/// The cells, their look, and what can be clicked in them.
pub struct Canvas<'a> {
    /// The cells.
    pub buffer: &'a mut Buffer,
    /// Their look.
    pub theme: &'a Theme,
    /// What can be clicked.
    pub targets: Targets,
}

impl<'a> Canvas<'a> {
    /// Cells nothing can be clicked in yet.
    pub fn new(buffer: &'a mut Buffer, theme: &'a Theme) -> Self {
        Canvas {
            buffer,
            theme,
            targets: Targets::new(),
        }
    }

    /// Fills an area.
    pub fn fill(&mut self, area: Rect, style: Style) {
        for position in area.intersection(self.buffer.area).positions() {
            self.buffer[position].reset();
        }
        self.buffer.set_style(area, style);
    }

    /// Writes at the left of a line and returns what is left of it.
    pub fn write(&mut self, line: Rect, text: &str, style: Style) -> Rect {
        if line.width == 0 || line.height == 0 {
            return line;
        }
        let (x, _) = self
            .buffer
            .set_stringn(line.x, line.y, text, usize::from(line.width), style);
        Rect {
            x,
            width: line.right() - x,
            ..line
        }
    }

    /// Writes at the right of a line.
    pub fn write_right(&mut self, line: Rect, text: &str, style: Style) {
        let width = width(text).min(line.width);
        let x = line.right() - width;
        self.write(Rect { x, width, ..line }, text, style);
    }

    /// Writes in the middle of a line.
    pub fn write_centred(&mut self, line: Rect, text: &str, style: Style) {
        let space = line.width.saturating_sub(width(text)) / 2;
        let rest = Rect {
            x: line.x + space,
            width: line.width - space,
            ..line
        };
        self.write(rest, text, style);
    }

    /// Writes over several lines, as many as there are, and returns how many it took.
    pub fn wrapped(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = wrap(text, area.width);
        for (row, line) in area.rows().zip(&lines) {
            self.write(row, line, style);
        }
        lines.len() as u16
    }

    /// Writes something that can be clicked and returns what is left of the line.
    pub fn button(&mut self, line: Rect, text: &str, style: Style, action: Action) -> Rect {
        let rest = self.write(line, text, style);
        let width = line.width - rest.width;
        self.targets.push((
            Rect {
                width,
                height: 1,
                ..line
            },
            action,
        ));
        rest
    }

    /// Writes a text of lines, scrolled down by `scroll`.
    pub fn page(&mut self, area: Rect, text: Text<'_>, scroll: u16) {
        Paragraph::new(text)
            .alignment(Alignment::Left)
            .wrap(Wrap { trim: false })
            .scroll((scroll, 0))
            .render(area, self.buffer);
    }
}

/// Columns that a text takes.
pub fn width(text: &str) -> u16 {
    words::width(text) as u16
}

/// A text in lines of at most `width` columns, broken between words.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').flat_map(|word| pieces(word, width)) {
        let line = lines.last_mut().expect("there is always a last line");
        let together = words::width(line) + 1 + words::width(&word);
        if line.is_empty() {
            line.push_str(&word);
        } else if together <= usize::from(width) {
            line.push(' ');
            line.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    lines
}

/// A word in pieces no wider than a line: Lao writes whole clauses without spaces.
fn pieces(word: &str, width: u16) -> Vec<String> {
    // A vowel that is written before its consonant stays with it, as do marks above and below.
    let leads = |c: char| ('\u{0ec0}'..='\u{0ec4}').contains(&c);
    let mut pieces = vec![String::new()];
    for c in word.chars() {
        let piece = pieces.last_mut().expect("there is always a last piece");
        let is_mark = words::width(c.encode_utf8(&mut [0; 4])) == 0;
        let is_full = words::width(piece) >= usize::from(width.max(2)) - 1;
        if is_full && !is_mark && !piece.ends_with(leads) {
            pieces.push(c.to_string());
        } else {
            piece.push(c);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_asked() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        let lao = wrap("ບໍ່ມີເມັດໃດຂ້າມຝັ່ງ ຝ່າຍໃຕ້", 9);
        assert!(lao.iter().all(|line| width(line) <= 9), "{lao:?}");
        assert!(
            lao.iter().all(|line| !line.ends_with(['ເ', 'ໃ'])),
            "{lao:?}"
        );
        assert_eq!(lao.concat().replace(' ', ""), "ບໍ່ມີເມັດໃດຂ້າມຝັ່ງຝ່າຍໃຕ້");
    }
}
