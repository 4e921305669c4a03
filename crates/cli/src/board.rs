//! The board as lines of text for a terminal.
//!
//! Every piece of text has a role; which colours a role has is for whoever shows the lines to say.
//! [`paint`] says it for plain terminals.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use ndongu_rules::{AnyPosition, Game, Hole, Side};

use ndongu_words::SIDES;

use crate::words::{language, say, width};

/// What a piece of text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Lines around the holes, and the ground that nothing lies on.
    Ground,
    /// A hole's letter or anything else that belongs to one player.
    Owner(Side),
    /// How many seeds lie in a hole.
    Count,
    /// The seeds themselves.
    Seeds,
}

/// A piece of text of one role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What is written.
    pub text: String,
    /// What it is for.
    pub role: Role,
}

/// Columns inside one hole.
pub const HOLE_WIDTH: usize = 5;

/// Seeds in one hole, at most five signs: small ones for a few, big ones for many.
///
/// A sign is one seed up to five, two seeds up to ten, and four beyond.
pub fn seeds(count: u8) -> String {
    let (sign, signs) = match count {
        0..=5 => ('·', count),
        6..=10 => ('•', count.div_ceil(2)),
        _ => ('●', count.div_ceil(4).min(5)),
    };
    sign.to_string().repeat(usize::from(signs))
}

/// The count of a hole with its mark: `8`, `12*`.
pub fn count(position: &AnyPosition, hole: Hole) -> String {
    let mark = if position.is_nki(hole) { '*' } else { ' ' };
    format!("{:>3}{mark} ", position.seeds(hole))
}

/// The whole board, North's row above South's as South sees them; all lines are of one width.
pub fn draw(position: &AnyPosition) -> Vec<Vec<Span>> {
    let edge = |left, middle, right| vec![ground(rule(position, left, middle, right))];
    let seeds_line = |side| {
        row(position, side, Role::Seeds, |hole| {
            seeds(position.seeds(hole))
        })
    };
    let count_line = |side| row(position, side, Role::Count, |hole| count(position, hole));
    let mut lines = vec![
        store(position, Side::North),
        letters(position, Side::North),
        edge('╭', '┬', '╮'),
        seeds_line(Side::North),
        count_line(Side::North),
        edge('├', '┼', '┤'),
        count_line(Side::South),
        seeds_line(Side::South),
        edge('╰', '┴', '╯'),
        letters(position, Side::South),
        store(position, Side::South),
    ];
    let widest = lines.iter().map(|line| columns(line)).max().unwrap_or(0);
    for line in &mut lines {
        let missing = widest - columns(line);
        line.push(ground(" ".repeat(missing + 2)));
    }
    lines
}

/// What stands under the board: whose turn it is or how the game has ended, and what `*` means.
pub fn captions(position: &AnyPosition) -> Vec<String> {
    let state = language().standing(&Game::new(*position), SIDES);
    let marked = Side::BOTH
        .iter()
        .flat_map(|side| position.row(*side))
        .any(|hole| position.is_nki(hole));
    let legend = marked.then(|| say!("board-nki-legend"));
    [state].into_iter().chain(legend).collect()
}

/// A line with the colours of a terminal that has 256 of them: sand, clay and lake.
pub fn paint(line: &[Span]) -> String {
    const SAND: u8 = 223;
    const HOLLOW: u8 = 180;
    const INK: u8 = 235;
    const BARK: u8 = 94;
    const CLAY: u8 = 88;
    const LAKE: u8 = 23;
    let mut painted = String::new();
    for Span { text, role } in line {
        let (ink, ground) = match role {
            Role::Ground => (BARK, SAND),
            Role::Owner(Side::South) => (CLAY, SAND),
            Role::Owner(Side::North) => (LAKE, SAND),
            Role::Count | Role::Seeds => (INK, HOLLOW),
        };
        let style = Style::new()
            .fg_color(Some(Ansi256Color(ink).into()))
            .bg_color(Some(Ansi256Color(ground).into()));
        let style = if matches!(role, Role::Owner(_) | Role::Count) {
            style.bold()
        } else {
            style
        };
        let _ = write!(painted, "{style}{text}{style:#}");
    }
    painted
}

/// A line without colours, and without spaces at its end.
pub fn plain(line: &[Span]) -> String {
    let text: String = line.iter().map(|span| span.text.as_str()).collect();
    text.trim_end().to_owned()
}

fn ground(text: impl Into<String>) -> Span {
    Span {
        text: text.into(),
        role: Role::Ground,
    }
}

fn columns(line: &[Span]) -> usize {
    line.iter().map(|span| width(&span.text)).sum()
}

/// One side's holes from the left, as South sees them.
fn seen(position: &AnyPosition, side: Side) -> Vec<Hole> {
    let row = position.row(side);
    match side {
        Side::South => row.collect(),
        Side::North => row.rev().collect(),
    }
}

fn rule(position: &AnyPosition, left: char, middle: char, right: char) -> String {
    let edges = vec!["─".repeat(HOLE_WIDTH); position.holes()];
    format!("  {left}{}{right}", edges.join(&middle.to_string()))
}

fn row(
    position: &AnyPosition,
    side: Side,
    role: Role,
    mut text: impl FnMut(Hole) -> String,
) -> Vec<Span> {
    let mut line = vec![ground("  │")];
    for hole in seen(position, side) {
        let text = format!("{:^HOLE_WIDTH$}", text(hole));
        line.extend([Span { text, role }, ground("│")]);
    }
    line
}

fn letters(position: &AnyPosition, side: Side) -> Vec<Span> {
    let mut line = vec![ground("   ")];
    for hole in seen(position, side) {
        let text = format!("{:^HOLE_WIDTH$}", hole.letter());
        let role = Role::Owner(side);
        line.extend([Span { text, role }, ground(" ")]);
    }
    line
}

/// A player's name, what they have captured, and a mark when it is their turn.
fn store(position: &AnyPosition, side: Side) -> Vec<Span> {
    let mark = if position.turn() == side {
        "▸ "
    } else {
        "  "
    };
    let text = format!("{mark}{}", language().store(position, side));
    let role = Role::Owner(side);
    vec![Span { text, role }]
}
