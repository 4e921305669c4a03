//! The board: two rows of holes in the ground, a player at either side.

use ndongu_rules::{AnyPosition, Hole, Side};
use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use crate::{
    play::{
        action::Action,
        choice::Choice,
        picture::{Mark, Picture},
        players::Player,
        screen::{Screen, Stage},
    },
    words::{language, say},
};

/// How large the holes are drawn, rim included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoleSize {
    width: u16,
    height: u16,
}

/// The ground reaches this far beyond the holes at either end.
const MARGIN: u16 = 2;
/// Room for the players' lines on boards of few holes.
const LEAST_BOARD_WIDTH: u16 = 46;

impl HoleSize {
    /// All sizes, largest first.
    pub const ALL: [HoleSize; 3] = [
        HoleSize {
            width: 9,
            height: 7,
        },
        HoleSize {
            width: 7,
            height: 5,
        },
        HoleSize {
            width: 5,
            height: 3,
        },
    ];

    /// The size of a whole board: the two rows, the letters, the players.
    pub fn board(self, holes: usize) -> Rect {
        let row = self.width * holes as u16 + 2 * MARGIN;
        Rect::new(0, 0, row.max(LEAST_BOARD_WIDTH), 2 * self.height + 4)
    }
}

/// Draws the board.
pub fn draw(
    canvas: &mut Canvas<'_>,
    screen: &Screen,
    picture: &Picture,
    area: Rect,
    size: HoleSize,
) {
    canvas.fill(area, canvas.theme.ground);
    let (near, far) = (screen.bottom, screen.bottom.other());
    let line = |y: u16| Rect {
        y: area.y + y,
        height: 1,
        ..area
    };
    player(canvas, screen, picture, far, line(0));
    player(canvas, screen, picture, near, line(area.height - 1));
    let row_width = size.width * picture.holes() as u16;
    let left = area.x + (area.width - row_width) / 2;
    let cursor = screen.choice().and_then(Choice::cursor);
    for side in Side::BOTH {
        let below = side == near;
        let letters = area.y + if below { 2 * size.height + 2 } else { 1 };
        let top = area.y + 2 + if below { size.height } else { 0 };
        for hole in picture.row(side) {
            let column = if below {
                u16::from(hole.index)
            } else {
                picture.holes() as u16 - 1 - u16::from(hole.index)
            };
            let x = left + column * size.width;
            letter(canvas, screen, hole, Rect::new(x, letters, size.width, 1));
            let rect = Rect::new(x, top, size.width, size.height);
            HoleView {
                hole,
                rect,
                below,
                is_cursor: cursor == Some(hole),
            }
            .draw(canvas, picture);
            let (y, height) = (rect.y.min(letters), size.height + 1);
            canvas
                .targets
                .push((Rect { y, height, ..rect }, Action::Hole(hole)));
        }
    }
}

/// A player's line: whose turn it is, who plays, what is captured.
fn player(canvas: &mut Canvas<'_>, screen: &Screen, picture: &Picture, side: Side, line: Rect) {
    let line = Rect {
        x: line.x + 1,
        width: line.width - 2,
        ..line
    };
    let is_over = matches!(screen.stage, Stage::Over);
    let has_turn = mover(screen) == side && !is_over;
    let (mark, style) = if has_turn {
        ("▶ ", canvas.theme.turn)
    } else {
        ("  ", canvas.theme.ground)
    };
    let rest = canvas.write(line, mark, style);
    let rest = canvas.write(rest, &language().side(side), style);
    let who = match screen.table.players[side] {
        Player::Human if screen.table.players[side.other()] == Player::Human => String::new(),
        Player::Human => say!("terminal-you"),
        Player::Engine(level) => say!("terminal-computer-level", "level" = level.to_string()),
        Player::Random => say!("terminal-computer-random"),
    };
    if !who.is_empty() {
        canvas.write(rest, &format!(" · {who}"), canvas.theme.ground);
    }
    let store = match screen.table.position() {
        AnyPosition::Giuthi(_) => say!("terminal-captured"),
        AnyPosition::Opening(_) | AnyPosition::Kiothi(_) => say!("terminal-in-prison"),
    };
    let captured = format!("{store} {:>3} ", picture.taken[side]);
    canvas.write_right(line, &captured, style);
}

/// Who is to move, or has moved and is still being shown.
fn mover(screen: &Screen) -> Side {
    let game = &screen.table.game;
    let shown = match screen.stage {
        Stage::Showing(_) => game.moves().len() - 1,
        _ => game.moves().len(),
    };
    game.positions()[shown].turn()
}

/// `(C)` can be chosen, `C` cannot.
fn letter(canvas: &mut Canvas<'_>, screen: &Screen, hole: Hole, line: Rect) {
    let offered = screen.choice().is_some_and(|choice| choice.offers(hole));
    if offered {
        canvas.write_centred(line, &format!("({hole})"), canvas.theme.letter);
    } else {
        canvas.write_centred(line, &format!(" {hole} "), canvas.theme.ground_dim);
    }
}

/// One hole on the screen.
struct HoleView {
    hole: Hole,
    rect: Rect,
    below: bool,
    is_cursor: bool,
}

/// Corners and sides of a rim: upper left, upper right, lower left, lower right, across, down.
type Rim = [&'static str; 6];

const ROUND: Rim = ["╭", "╮", "╰", "╯", "─", "│"];
const HEAVY: Rim = ["┏", "┓", "┗", "┛", "━", "┃"];
const DOUBLE: Rim = ["╔", "╗", "╚", "╝", "═", "║"];

impl HoleView {
    fn draw(&self, canvas: &mut Canvas<'_>, picture: &Picture) {
        let mark = picture.marked(self.hole);
        self.rim(canvas, mark);
        let inside = Rect {
            x: self.rect.x + 1,
            y: self.rect.y + 1,
            width: self.rect.width - 2,
            height: self.rect.height - 2,
        };
        canvas.fill(inside, canvas.theme.hole);
        let cell = picture.cell(self.hole);
        seeds(canvas, mark, cell.seeds, inside);
        let number = format!("{}{}", cell.seeds, if cell.nki { "*" } else { "" });
        let style = match mark {
            Some(Mark::Dropped) => canvas.theme.dropped,
            Some(Mark::Taken) => canvas.theme.taken,
            _ => canvas.theme.hole,
        };
        let middle = Rect {
            y: inside.y + inside.height / 2,
            height: 1,
            ..inside
        };
        let number = if inside.width > 3 && mark == Some(Mark::Dropped) {
            format!(" {number} ")
        } else {
            number
        };
        canvas.write_centred(middle, &number, style);
    }

    fn rim(&self, canvas: &mut Canvas<'_>, mark: Option<Mark>) {
        let theme = canvas.theme;
        let (rim, style, sign) = match mark {
            Some(Mark::From) => (DOUBLE, theme.rim_chosen, None),
            Some(Mark::Landing) => (
                HEAVY,
                theme.rim_landing,
                Some(if self.below { "▲" } else { "▼" }),
            ),
            Some(Mark::Taken) => (ROUND, theme.rim_landing, Some("×")),
            Some(Mark::Dropped) | None if self.is_cursor => (HEAVY, theme.rim_chosen, None),
            Some(Mark::Dropped) | None => (ROUND, theme.rim, None),
        };
        let Rect { width, .. } = self.rect;
        let across = rim[4].repeat(usize::from(width) - 2);
        let row = |y: u16| Rect {
            y,
            height: 1,
            ..self.rect
        };
        let (top, bottom) = (row(self.rect.y), row(self.rect.bottom() - 1));
        canvas.write(top, &format!("{}{across}{}", rim[0], rim[1]), style);
        canvas.write(bottom, &format!("{}{across}{}", rim[2], rim[3]), style);
        for y in top.y + 1..bottom.y {
            canvas.write(row(y), rim[5], style);
            canvas.write_right(row(y), rim[5], style);
        }
        if let Some(sign) = sign {
            canvas.write_centred(if self.below { bottom } else { top }, sign, style);
        }
    }
}

/// The first seeds lie near the middle; when every place is taken, a second one goes on top.
fn seeds(canvas: &mut Canvas<'_>, mark: Option<Mark>, seeds: u16, inside: Rect) {
    let places = places(inside);
    let count = usize::from(seeds);
    for (place, position) in places.iter().enumerate().take(count) {
        let (sign, style) = match mark {
            Some(Mark::Taken) => ("×", canvas.theme.taken),
            _ if count == 1 => ("·", canvas.theme.seeds),
            _ if place + places.len() < count => ("●", canvas.theme.seeds),
            _ => ("•", canvas.theme.seeds),
        };
        canvas.buffer[*position].set_symbol(sign).set_style(style);
    }
}

/// Where seeds may lie: everywhere but in the middle line, which is the number's; the places
/// nearest to the middle first.
fn places(inside: Rect) -> Vec<Position> {
    let middle = Position {
        x: inside.x + inside.width / 2,
        y: inside.y + inside.height / 2,
    };
    let mut places: Vec<Position> = inside
        .positions()
        .filter(|position| position.y != middle.y)
        .collect();
    places.sort_by_key(|position| {
        // Cells are about twice as high as they are wide.
        let (dx, dy) = (position.x.abs_diff(middle.x), position.y.abs_diff(middle.y));
        let far = dx * dx + 4 * dy * dy;
        // Where there is room, seeds lie loosely at first.
        let is_between = inside.height > 3 && dx % 2 == 1;
        // Of places equally far, first one on either side.
        let is_left = position.x < middle.x;
        let is_above = position.y < middle.y;
        (is_between, far, is_left == is_above)
    });
    places
}
