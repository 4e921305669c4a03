//! Giuthi and Kiothi to look at.
//!
//! For now this is the drawn board: a picture of any position as a standalone SVG.
//!
//! ```
//! use ndongu_rules::AnyPosition;
//! use ndongu_web::{Style, board_svg};
//!
//! let pos: AnyPosition = "giuthi 8x8".parse()?;
//! let svg = board_svg(&pos, Style::default());
//! assert!(svg.contains("Giuthi: South to move"));
//! # Ok::<_, ndongu_rules::NotationError>(())
//! ```

mod board;
pub mod course;
mod markup;
mod style;
mod words;

pub use board::board_svg;
pub use markup::{board_markup, symbols};
pub use style::{Look, Seeds, Style, Theme};
