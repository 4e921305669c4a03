//! The full-screen game as it is seen. Drawing changes nothing; it tells what can be clicked.

mod board;
mod canvas;
mod pages;
mod panel;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};

use super::{action::Action, picture::Picture, screen::Screen, theme::Theme};
use crate::words::say;
use board::HoleSize;
use canvas::Canvas;

/// What can be clicked, the foremost last.
pub type Targets = Vec<(Rect, Action)>;

/// What a click does.
pub fn clicked(targets: &Targets, at: Position) -> Option<Action> {
    let hit = targets.iter().rev().find(|(rect, _)| rect.contains(at));
    hit.map(|(_, action)| *action)
}

/// Where everything is.
struct Plan {
    title: Rect,
    board: Rect,
    size: HoleSize,
    /// What has happened, in words.
    story: Rect,
    /// What is to be chosen.
    panel: Rect,
    notice: Rect,
    keys: Rect,
    /// The list of moves, where there is room for one.
    moves: Option<Rect>,
}

/// Writing needs this much, whatever the size of the board.
const TEXT_WIDTH: u16 = 76;
const PANEL_HEIGHT: u16 = 3;
const STORY_HEIGHT: u16 = 3;
const MOVES_WIDTH: u16 = 24;
/// Title, a blank line, story, panel, notice, keys.
const ROWS_AROUND_BOARD: u16 = 1 + 1 + STORY_HEIGHT + PANEL_HEIGHT + 1 + 1;
/// The narrowest terminal that the writing can be squeezed into.
const LEAST_WIDTH: u16 = 60;

/// Draws the game.
pub fn draw(screen: &Screen, theme: &Theme, area: Rect, buffer: &mut Buffer) -> Targets {
    let mut canvas = Canvas::new(buffer, theme);
    let picture = screen.picture();
    let Some(plan) = Plan::new(&picture, area) else {
        too_small(&mut canvas, &picture, area);
        return canvas.targets;
    };
    panel::title(&mut canvas, screen, plan.title);
    board::draw(&mut canvas, screen, &picture, plan.board, plan.size);
    panel::story(&mut canvas, screen, plan.story);
    panel::panel(&mut canvas, screen, plan.panel);
    panel::notice(&mut canvas, screen, plan.notice);
    panel::keys(&mut canvas, screen, plan.keys);
    if let Some(moves) = plan.moves {
        pages::moves(&mut canvas, screen, moves, 0);
    }
    if let Some(dialog) = &screen.dialog {
        canvas.targets.clear();
        pages::dialog(&mut canvas, screen, dialog, area);
    }
    canvas.targets
}

impl Plan {
    /// The largest board that leaves room for the writing.
    fn new(picture: &Picture, area: Rect) -> Option<Plan> {
        let size = HoleSize::ALL.into_iter().find(|size| {
            let board = size.board(picture.holes());
            area.width >= board.width.max(LEAST_WIDTH)
                && area.height >= board.height + ROWS_AROUND_BOARD
        })?;
        let board = size.board(picture.holes());
        let text = TEXT_WIDTH.max(board.width).min(area.width);
        let has_moves = area.width >= text + 2 + MOVES_WIDTH;
        let moves_width = if has_moves { 2 + MOVES_WIDTH } else { 0 };
        let left = area.x + (area.width - text - moves_width) / 2;
        let line = |y: u16, height: u16| Rect::new(left, area.y + y, text, height);
        let story_top = 1 + board.height + 1;
        let panel_top = area.height - 2 - PANEL_HEIGHT;
        let moves = Rect::new(left + text + 2, area.y + 1, MOVES_WIDTH, area.height - 3);
        Some(Plan {
            title: Rect::new(left, area.y, text + moves_width, 1),
            board: Rect {
                x: left + (text - board.width) / 2,
                y: area.y + 1,
                ..board
            },
            size,
            story: line(story_top, panel_top - story_top),
            panel: line(panel_top, PANEL_HEIGHT),
            notice: line(area.height - 2, 1),
            keys: Rect::new(area.x, area.y + area.height - 1, area.width, 1),
            moves: has_moves.then_some(moves),
        })
    }
}

fn too_small(canvas: &mut Canvas<'_>, picture: &Picture, area: Rect) {
    let [.., smallest] = HoleSize::ALL;
    let board = smallest.board(picture.holes());
    let text = say!(
        "terminal-too-small",
        "columns" = board.width.max(LEAST_WIDTH),
        "lines" = board.height + ROWS_AROUND_BOARD,
        "width" = area.width,
        "height" = area.height,
    );
    canvas.wrapped(area, &text, canvas.theme.text);
}
