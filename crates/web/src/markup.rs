//! The board as a part of a page, for `<sowing-board>` to take over.
//!
//! What is drawn here is what the element draws: the same boxes with the same classes, so that
//! nothing jumps when the script comes, and a page without script has the same board. How it looks
//! is the affair of `assets/board/board.css`.

use std::fmt::Write as _;

use ndongu_rules::{AnyPosition, Hole, Side};

use crate::{
    Seeds, Style,
    board::{DRAWN_IN_HOLE, seed_spot},
    words::{self, Status},
};

/// The symbols that seeds are drawn with, to stand once in a page that has boards.
pub fn symbols() -> String {
    let kinds = Seeds::ALL.map(|kind| {
        let name = kind.name();
        kind.defs()
            .replace("shell", &format!("shell-{name}"))
            .replace(r#"id="seed""#, &format!(r#"id="seed-{name}""#))
            .replace(r#"id="heap""#, &format!(r#"id="heap-{name}""#))
    });
    format!(
        r#"<svg class="symbols" width="0" height="0" aria-hidden="true">{}</svg>"#,
        kinds.concat()
    )
}

/// A board as a page shows it, seen from a side: holes, counts, stores and names.
///
/// `names` are the players', South's first. The names are escaped here.
///
/// ```
/// # use ndongu_rules::{AnyPosition, Side};
/// # use ndongu_web::{Style, board_markup};
/// let pos: AnyPosition = "giuthi 8x8".parse()?;
/// let markup = board_markup(&pos, Style::default(), Side::South, ["You", "<b>Kamau</b>"]);
/// assert!(markup.contains(r#"data-hole="A""#) && !markup.contains("<b>Kamau"));
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
pub fn board_markup(pos: &AnyPosition, style: Style, near: Side, names: [&str; 2]) -> String {
    let mut markup = String::new();
    let description = escaped(&words::description(pos, style.language));
    let _ = write!(
        markup,
        r#"<div class="stage" data-holes="{}" role="img" aria-label="{description}">"#,
        pos.holes(),
    );
    let mover = Status::of(pos).mover();
    for side in [Side::North, Side::South] {
        let place = if side == near { "near" } else { "far" };
        let turn = if mover == Some(side) { " turn" } else { "" };
        let name = words::key(side);
        let (who, taken) = match side {
            Side::South => (names[0], pos.taken().south),
            Side::North => (names[1], pos.taken().north),
        };
        let class = format!("{name} {place}{turn}");
        let _ = write!(
            markup,
            r#"<div class="side-name {class}"><span class="who">{}</span><span class="took"><span class="took-word">{}</span> <b>{taken}</b></span></div>"#,
            escaped(who),
            words::taken(pos.rules(), style.language),
        );
        let _ = write!(
            markup,
            r#"<div class="store {class}"><span class="bowl"></span></div><div class="row {class}">"#
        );
        for hole in pos.row(side) {
            push_hole(&mut markup, pos, hole, style.seeds);
        }
        markup.push_str("</div>");
    }
    markup.push_str("</div>");
    markup
}

fn push_hole(markup: &mut String, pos: &AnyPosition, hole: Hole, kind: Seeds) {
    let seeds = pos.seeds(hole);
    let nki = if pos.is_nki(hole) { " nki" } else { "" };
    let kind = kind.name();
    let _ = write!(
        markup,
        r#"<div class="hole{nki}" data-hole="{hole}"><span class="bowl"><svg class="seeds" viewBox="-50 -50 100 100">"#
    );
    if seeds > DRAWN_IN_HOLE {
        let _ = write!(markup, r##"<use class="heap" href="#heap-{kind}"/>"##);
    }
    // The last is drawn first, so that the pile is highest in the middle.
    for index in (0..u32::from(seeds.min(DRAWN_IN_HOLE))).rev() {
        let (x, y, turn) = seed_spot(index, hole.letter());
        let _ = write!(
            markup,
            r##"<g class="seed" transform="translate({x} {y})rotate({turn})"><use href="#seed-{kind}"/></g>"##
        );
    }
    let _ = write!(
        markup,
        r#"</svg></span><span class="dots"><i></i></span><span class="label"><span class="count">{seeds}</span><span class="letter" data-letter="{hole}"></span></span></div>"#
    );
}

/// Text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
