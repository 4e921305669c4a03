//! The drawn board as pixels: PNG, and animated GIF of a move or of a game.
//!
//! It is the drawing of [`board_svg`](crate::board_svg), so its words need letters: they are drawn with the fonts in
//! `fonts/`, whatever fonts the system has.

mod animation;
mod raster;

use std::sync::atomic::Ordering;

use ndongu_engine::Stop;
use ndongu_rules::{AnyMove, AnyPosition, Game, IllegalMove};

use crate::Style;

use animation::Frame;
use raster::Raster;

/// How wide a picture may be, in pixels.
pub const PICTURE_WIDTHS: std::ops::RangeInclusive<u32> = 120..=2400;

/// How wide an animation may be, in pixels.
pub const ANIMATION_WIDTHS: std::ops::RangeInclusive<u32> = 120..=1000;

/// The longest game that is animated, in moves.
pub const ANIMATED_MOVES: usize = 300;

/// A position as a PNG so many pixels wide, or as near as [`PICTURE_WIDTHS`] allow.
///
/// ```
/// # use ndongu_rules::AnyPosition;
/// # use ndongu_web::{Style, board_png};
/// let pos: AnyPosition = "giuthi 5x4".parse()?;
/// assert!(board_png(&pos, Style::default(), 200).starts_with(b"\x89PNG"));
/// # Ok::<_, ndongu_rules::NotationError>(())
/// ```
pub fn board_png(pos: &AnyPosition, style: Style, width: u32) -> Vec<u8> {
    let width = width.clamp(*PICTURE_WIDTHS.start(), *PICTURE_WIDTHS.end());
    Raster::new(style, width).png(pos)
}

/// A move as an animated GIF, a frame a lap. Of very many laps only some are shown. Nothing if it was
/// told to stop before it had ended.
///
/// # Errors
///
/// Says why the move is not legal.
pub fn move_gif(
    game: &Game,
    mv: &AnyMove,
    style: Style,
    width: u32,
    stop: &Stop,
) -> Result<Option<Vec<u8>>, IllegalMove> {
    let (after, trace) = game.narrate(mv)?;
    let frames = animation::of_move(game.position(), &trace, &after);
    Ok(gif(style, width, &frames, stop))
}

/// A game as an animated GIF, a frame a move; of a game longer than [`ANIMATED_MOVES`] its end. Nothing
/// if it was told to stop before it had ended.
pub fn game_gif(game: &Game, style: Style, width: u32, stop: &Stop) -> Option<Vec<u8>> {
    let frames = animation::of_game(game, ANIMATED_MOVES);
    gif(style, width, &frames, stop)
}

fn gif(style: Style, width: u32, frames: &[Frame], stop: &Stop) -> Option<Vec<u8>> {
    let width = width.clamp(*ANIMATION_WIDTHS.start(), *ANIMATION_WIDTHS.end());
    let is_wanted = || !stop.load(Ordering::Relaxed);
    Raster::new(style, width).gif(frames, is_wanted)
}
