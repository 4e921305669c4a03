//! How things look: warm earth where the terminal has 256 colours, and marks that say the same
//! without any.

use std::env;

use ratatui::{
    crossterm,
    style::{Color, Modifier, Style},
};

/// The look of everything on the screen. No style is needed to understand the board: owner and
/// state are also told by place, letters and marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The ground that the holes are dug into, and writing on it.
    pub ground: Style,
    /// Writing on the ground that steps back.
    pub ground_dim: Style,
    /// The letter of a hole that can be chosen.
    pub letter: Style,
    /// The inside of a hole, and its number.
    pub hole: Style,
    /// Seeds in it.
    pub seeds: Style,
    /// Its rim.
    pub rim: Style,
    /// The rim of the hole that is pointed at or lifted.
    pub rim_chosen: Style,
    /// The rim of the hole in which a sowing ends.
    pub rim_landing: Style,
    /// Seeds that are captured.
    pub taken: Style,
    /// A hole that a seed has just been dropped into.
    pub dropped: Style,
    /// Whose turn it is.
    pub turn: Style,
    /// Ordinary writing.
    pub text: Style,
    /// Writing that matters.
    pub strong: Style,
    /// Writing that steps back.
    pub dim: Style,
    /// What is chosen among several.
    pub selected: Style,
    /// What cannot be chosen.
    pub impossible: Style,
    /// A refusal or an answer.
    pub notice: Style,
}

const GROUND: Color = Color::Indexed(180);
const INK: Color = Color::Indexed(233);
const FADED_INK: Color = Color::Indexed(238);
const HOLE: Color = Color::Indexed(94);
const SHADOW: Color = Color::Indexed(137);
const SEED: Color = Color::Indexed(229);
const WHITE: Color = Color::Indexed(231);
const LEAF: Color = Color::Indexed(22);
const CLAY: Color = Color::Indexed(88);
const FIRE: Color = Color::Indexed(215);

impl Theme {
    /// What this terminal can show. `NO_COLOR` is honoured.
    pub fn detect() -> Theme {
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if no_color || crossterm::style::available_color_count() < 256 {
            Theme::plain()
        } else {
            Theme::earth()
        }
    }

    /// Earth, holes and seeds, in 256 colours.
    pub fn earth() -> Theme {
        let ground = Style::new().bg(GROUND).fg(INK);
        let hole = Style::new().bg(HOLE).fg(WHITE).add_modifier(Modifier::BOLD);
        let chosen = Style::new().bg(GROUND).add_modifier(Modifier::BOLD);
        Theme {
            ground,
            ground_dim: ground.fg(FADED_INK),
            letter: ground.fg(LEAF).add_modifier(Modifier::BOLD),
            hole,
            seeds: Style::new().bg(HOLE).fg(SEED),
            rim: Style::new().bg(GROUND).fg(SHADOW),
            rim_chosen: chosen.fg(INK),
            rim_landing: chosen.fg(CLAY),
            taken: Style::new().bg(HOLE).fg(FIRE).add_modifier(Modifier::BOLD),
            dropped: hole.add_modifier(Modifier::REVERSED),
            turn: ground.fg(CLAY).add_modifier(Modifier::BOLD),
            notice: Style::new().fg(FIRE).add_modifier(Modifier::BOLD),
            ..Theme::plain()
        }
    }

    /// No colours at all.
    pub fn plain() -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let dim = plain.add_modifier(Modifier::DIM);
        Theme {
            ground: plain,
            ground_dim: dim,
            letter: bold,
            hole: bold,
            seeds: plain,
            rim: dim,
            rim_chosen: bold,
            rim_landing: bold,
            taken: bold,
            dropped: plain.add_modifier(Modifier::REVERSED),
            turn: bold,
            text: plain,
            strong: bold,
            dim,
            selected: plain.add_modifier(Modifier::REVERSED),
            impossible: dim.add_modifier(Modifier::CROSSED_OUT),
            notice: bold,
        }
    }
}
