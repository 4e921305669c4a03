//! The list of moves, and what stands in front of the board: help, questions.

use ratatui::{
    layout::Rect,
    text::{Line, Text},
};

use super::canvas::{Canvas, width, wrap};
use crate::{
    play::{
        action::Action,
        dialog::{Confirm, Dialog, Prompt, Typing},
        help,
        screen::Screen,
    },
    words::say,
};

/// Draws a dialog in front of everything.
pub fn dialog(canvas: &mut Canvas<'_>, screen: &Screen, dialog: &Dialog, area: Rect) {
    match dialog {
        Dialog::Help(line) => help(canvas, screen, area, *line),
        Dialog::Moves(back) => {
            let inside = window(
                canvas,
                area,
                &say!("terminal-moves-title"),
                50,
                area.height.saturating_sub(4),
            );
            moves(canvas, screen, inside, *back);
        }
        Dialog::Prompt(prompt) => self::prompt(canvas, prompt, area),
        Dialog::Confirm(question) => confirm(canvas, question, area),
    }
}

/// Columns for the number of a turn.
const NUMBER: u16 = 5;

/// All moves, a line for each of South's turns and North's answer; `back` lines from the end.
pub fn moves(canvas: &mut Canvas<'_>, screen: &Screen, area: Rect, back: u16) {
    let mut lines = Vec::new();
    for (turn, number) in screen.table.turns().iter().zip(1..) {
        let mut numbered = format!("{number:>3}. ");
        for line in wrap(turn, area.width.saturating_sub(NUMBER)) {
            lines.push(format!("{numbered}{line}"));
            numbered = " ".repeat(usize::from(NUMBER));
        }
    }
    let height = usize::from(area.height).max(1);
    let last = lines
        .len()
        .saturating_sub(usize::from(back))
        .max(lines.len().min(height));
    let first = last.saturating_sub(height);
    for (row, line) in area.rows().zip(&lines[first..last]) {
        canvas.write(row, line, canvas.theme.text);
    }
    if lines.is_empty() {
        canvas.write(area, &say!("terminal-no-moves"), canvas.theme.dim);
    }
}

fn help(canvas: &mut Canvas<'_>, screen: &Screen, area: Rect, line: u16) {
    let text = help::page(screen.table.position().rules());
    let inside = window(
        canvas,
        area,
        &say!("terminal-help-title"),
        76,
        area.height.saturating_sub(2),
    );
    let lines: Vec<Line<'_>> = text
        .lines()
        .map(|line| match line.strip_prefix('#') {
            Some(heading) => Line::styled(heading.trim_start(), canvas.theme.strong),
            None => Line::raw(line),
        })
        .collect();
    let last = (lines.len() as u16).saturating_sub(inside.height);
    canvas.page(inside, Text::from(lines), line.min(last));
}

fn prompt(canvas: &mut Canvas<'_>, prompt: &Prompt, area: Rect) {
    let inside = window(canvas, area, &prompt.title(), 70, 4);
    let lines: Vec<Rect> = inside.rows().collect();
    let [input, _, below, ..] = lines[..] else {
        return;
    };
    let room = usize::from(input.width).saturating_sub(3);
    let hidden = prompt.text.chars().count().saturating_sub(room);
    let shown: String = prompt.text.chars().skip(hidden).collect();
    let rest = canvas.write(input, &format!("> {shown}"), canvas.theme.strong);
    canvas.write(rest, " ", canvas.theme.selected);
    match (&prompt.error, prompt.purpose) {
        (Some(error), _) => {
            let area = Rect {
                height: inside.bottom() - below.y,
                ..below
            };
            canvas.wrapped(area, error, canvas.theme.notice);
        }
        (None, Typing::Move) => {
            canvas.write(below, &say!("terminal-type-move-how"), canvas.theme.dim);
        }
        (None, Typing::Save | Typing::Load) => {
            canvas.write(below, &say!("terminal-type-file-how"), canvas.theme.dim);
        }
    }
}

fn confirm(canvas: &mut Canvas<'_>, question: &Confirm, area: Rect) {
    let text = question.question();
    let inside = window(canvas, area, "", width(&text).clamp(30, 70) + 4, 3);
    canvas.wrapped(inside, &text, canvas.theme.strong);
    let answers = Rect {
        y: inside.bottom() - 1,
        height: 1,
        ..inside
    };
    let rest = canvas.button(
        answers,
        &say!("terminal-yes"),
        canvas.theme.strong,
        Action::Char('y'),
    );
    let rest = canvas.write(rest, "   ", canvas.theme.text);
    canvas.button(
        rest,
        &say!("terminal-no"),
        canvas.theme.strong,
        Action::Char('n'),
    );
}

/// A frame in the middle with room for `width` × `height`; returns its inside.
fn window(canvas: &mut Canvas<'_>, area: Rect, title: &str, width: u16, height: u16) -> Rect {
    let outer_width = (width + 4).min(area.width);
    let outer_height = (height + 2).min(area.height);
    let outer = Rect::new(
        area.x + (area.width - outer_width) / 2,
        area.y + (area.height - outer_height) / 2,
        outer_width,
        outer_height,
    );
    canvas.fill(outer, canvas.theme.text);
    let across = "─".repeat(usize::from(outer_width) - 2);
    for (row, y) in outer.rows().zip(0..) {
        let text = match y {
            0 => format!("╭{across}╮"),
            y if y == outer_height - 1 => format!("╰{across}╯"),
            _ => format!("│{:1$}│", "", usize::from(outer_width) - 2),
        };
        canvas.write(row, &text, canvas.theme.dim);
    }
    if !title.is_empty() {
        let line = Rect {
            x: outer.x + 2,
            width: outer.width - 4,
            height: 1,
            ..outer
        };
        canvas.write(line, &format!(" {title} "), canvas.theme.strong);
    }
    Rect {
        x: outer.x + 2,
        y: outer.y + 1,
        width: outer.width - 4,
        height: outer.height - 2,
    }
}
