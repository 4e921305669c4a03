//! The board as a picture.
//!
//! South's row lies below, North's above, so the top row reads `h … a` (B2, B4). Each player's
//! store is at the end of the own row that counter-clockwise sowing runs towards. But for what is
//! written, half a turn of the picture changes nothing.

use std::{f64::consts::PI, fmt};

use ndongu_rules::{AnyPosition, Hole, Side};

use crate::{
    Style,
    words::{self, Status},
};

/// Draws a position as a standalone SVG.
///
/// The same position in the same style gives the same bytes. The picture needs no script and no
/// other file, and says in words what it shows.
///
/// ```
/// # use ndongu_rules::AnyPosition;
/// # use ndongu_web::{Look, Style, Theme, board_svg};
/// let pos: AnyPosition = "kiothi 0,3*,1/2*,0,4 2-5 N".parse()?;
/// let style = Style { look: Look::Wood, theme: Theme::Dark, ..Style::default() };
/// assert!(board_svg(&pos, style).starts_with("<svg "));
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
pub fn board_svg(pos: &AnyPosition, style: Style) -> String {
    let status = Status::of(pos);
    Picture { pos, style, status }.to_string()
}

/// From hole to hole along a row.
const PITCH: f64 = 114.0;
/// From the middle of the picture to the middle of a row.
const ROW: f64 = 59.0;
/// From the middle of the picture to its upper and lower edge.
const HALF_HEIGHT: f64 = 232.0;
/// From the left and right edge to the middle of the nearer store.
const STORE: f64 = 124.0;
/// From the middle of a store to the edge of the nearest hole's pitch.
const BESIDE_STORE: f64 = 102.0;

/// From the middle of a row outwards: to the dots, and to the near and far edges of the digits,
/// of the letters and names, and of the status.
const DOTS: f64 = 62.0;
const COUNT: (f64, f64) = (74.0, 95.0);
const LETTER: (f64, f64) = (106.0, 122.0);
const WORDS: (f64, f64) = (133.0, 146.0);

/// The most seeds that are drawn in a hole; more are a heap.
pub(crate) const DRAWN_IN_HOLE: u8 = 24;
/// The most seeds that are drawn in a store.
const DRAWN_IN_STORE: u8 = 108;
/// How far apart seeds lie in a hole and in a store.
const SPACING_IN_HOLE: f64 = 7.4;
const SPACING_IN_STORE: f64 = 7.2;

/// Turning by this from seed to seed, a spiral fills a disc evenly, as in a sunflower.
const GOLDEN_ANGLE: f64 = PI * 0.763_932_022_500_210_3;

/// A picture being drawn.
struct Picture<'a> {
    pos: &'a AnyPosition,
    style: Style,
    status: Status,
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = (Px(self.width()), Px(2.0 * HALF_HEIGHT));
        let size = format!(r#"width="{width}" height="{height}""#);
        let title = words::title(self.pos, self.style.language);
        let description = words::description(self.pos, self.style.language);
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" role="img" aria-labelledby="title desc">"#
        )?;
        writeln!(f, r#"<title id="title">{title}</title>"#)?;
        writeln!(f, r#"<desc id="desc">{description}</desc>"#)?;
        writeln!(f, "<style>\n{}</style>", self.style.sheet())?;
        f.write_str(include_str!("art/marks.svg"))?;
        f.write_str(self.style.look.defs())?;
        f.write_str(self.style.seeds.defs())?;
        writeln!(f, r##"<use href="#ground" {size}/>"##)?;
        for side in [Side::North, Side::South] {
            self.draw_side(f, side)?;
        }
        writeln!(f, "</svg>")
    }
}

impl Picture<'_> {
    fn width(&self) -> f64 {
        2.0 * (STORE + BESIDE_STORE) + PITCH * self.pos.holes() as f64
    }

    /// The middle of a store.
    fn store_at(&self, side: Side) -> (Px, Px) {
        let x = match side {
            Side::South => self.width() - STORE,
            Side::North => STORE,
        };
        (Px(x), Px(HALF_HEIGHT))
    }

    fn draw_side(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        writeln!(f, r#"<g class="{}">"#, words::key(side))?;
        self.draw_store(f, side)?;
        for hole in self.pos.row(side) {
            self.draw_hole(f, hole)?;
        }
        writeln!(f, "</g>")
    }

    /// The store of a side, with its owner's name and what the owner is about to do.
    fn draw_store(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let (x, y) = self.store_at(side);
        let taken = self.pos.taken()[side];
        let taken_word = words::taken(self.pos.rules(), self.style.language);
        let status = self.status.label(side, self.style.language);
        let line = |edges| Px(outwards(side) * ROW + baseline(side, edges));
        writeln!(
            f,
            r#"<g data-store="{side}" transform="translate({x} {y})">"#
        )?;
        writeln!(f, r##"<use href="#store"/>"##)?;
        draw_seeds(
            f,
            taken.min(DRAWN_IN_STORE),
            SPACING_IN_STORE,
            side.letter(),
        )?;
        let y = line(COUNT);
        writeln!(
            f,
            r#"<text y="{y}"><tspan class="count">{taken}</tspan> {taken_word}</text>"#
        )?;
        let y = line(LETTER);
        writeln!(
            f,
            r#"<text class="name" y="{y}">{}</text>"#,
            words::side(side, self.style.language)
        )?;
        if !status.is_empty() {
            let y = line(WORDS);
            writeln!(f, r#"<text y="{y}">{status}</text>"#)?;
        }
        if self.status.mover() == Some(side) {
            let y = Px(outwards(side) * (ROW + f64::midpoint(LETTER.0, LETTER.1)));
            writeln!(f, r##"<use class="mark" href="#turn" y="{y}"/>"##)?;
        }
        writeln!(f, "</g>")
    }

    fn draw_hole(&self, f: &mut fmt::Formatter<'_>, hole: Hole) -> fmt::Result {
        let (x, y) = hole_at(hole, self.pos.holes());
        let seeds = self.pos.seeds(hole);
        let line = |edges| Px(baseline(hole.side, edges));
        writeln!(
            f,
            r#"<g data-hole="{hole}" transform="translate({x} {y})">"#
        )?;
        writeln!(f, r##"<use href="#hole"/>"##)?;
        if seeds > DRAWN_IN_HOLE {
            writeln!(f, r##"<use href="#heap"/>"##)?;
        }
        draw_seeds(f, seeds.min(DRAWN_IN_HOLE), SPACING_IN_HOLE, hole.letter())?;
        let y = Px(outwards(hole.side) * DOTS);
        let waits = if self.status.mover() == Some(hole.side) {
            ""
        } else {
            " waits"
        };
        writeln!(f, r##"<use class="mark{waits}" href="#dots" y="{y}"/>"##)?;
        let y = line(COUNT);
        writeln!(f, r#"<text class="count" y="{y}">{seeds}</text>"#)?;
        if self.pos.is_nki(hole) {
            let x = 13 + 9 * seeds.to_string().len();
            writeln!(f, r#"<text class="after" x="{x}" y="{y}">nki</text>"#)?;
            writeln!(f, r##"<use href="#nki"/>"##)?;
        }
        let y = line(LETTER);
        writeln!(f, r#"<text class="letter" y="{y}">{hole}</text>"#)?;
        writeln!(f, "</g>")
    }
}

/// The middle of a hole in the picture of a board with so many holes in a row. Holes across from each
/// other share their x (B4).
pub(crate) fn hole_at(hole: Hole, holes: usize) -> (Px, Px) {
    let column = match hole.side {
        Side::South => hole.index,
        Side::North => hole.opposite(holes).index,
    };
    let x = STORE + BESIDE_STORE + PITCH * (f64::from(column) + 0.5);
    (Px(x), Px(HALF_HEIGHT + outwards(hole.side) * ROW))
}

/// Down for South, up for North.
fn outwards(side: Side) -> f64 {
    match side {
        Side::South => 1.0,
        Side::North => -1.0,
    }
}

/// Where a line of text stands whose near and far edges lie so far out.
fn baseline(side: Side, (near, far): (f64, f64)) -> f64 {
    match side {
        Side::South => far,
        Side::North => -near,
    }
}

/// Draws seeds on a spiral. Where a seed lies depends on how many came before it, not on how many
/// come after. `name` says which hole it is: every hole has its spiral turned another way.
///
/// The last is drawn first, so that the pile is highest in the middle.
fn draw_seeds(f: &mut fmt::Formatter<'_>, seeds: u8, spacing: f64, name: char) -> fmt::Result {
    for index in (0..u32::from(seeds)).rev() {
        let (x, y, turn) = spot(index, spacing, name);
        writeln!(
            f,
            r##"<use href="#seed" transform="translate({x} {y})rotate({turn})"/>"##
        )?;
    }
    Ok(())
}

/// Where a seed lies in a hole, and how far it is turned, in degrees.
pub(crate) fn seed_spot(index: u32, name: char) -> (Px, Px, i64) {
    spot(index, SPACING_IN_HOLE, name)
}

fn spot(index: u32, spacing: f64, name: char) -> (Px, Px, i64) {
    let name = u32::from(name);
    let distance = spacing * (f64::from(index) + 0.5).sqrt();
    let angle = GOLDEN_ANGLE * f64::from(index) + f64::from(name);
    // From -45 to 44 degrees: the light stays on the upper left.
    let turn = i64::from((47 * index + 31 * name) % 90) - 45;
    (Px(distance * angle.cos()), Px(distance * angle.sin()), turn)
}

/// A length, written to a tenth of a pixel.
pub(crate) struct Px(f64);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero takes the sign from a negative one.
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}
