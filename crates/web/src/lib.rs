//! Giuthi and Kiothi in the browser: pages, an interface for programs, and the drawn board.
//!
//! [`run`] serves the site. [`board_svg`] draws any position as a standalone picture.
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

mod address;
mod api;
mod app;
mod assets;
mod board;
mod cookies;
pub mod course;
mod frame;
mod guard;
mod live;
mod markup;
mod new_game;
mod page;
mod pages;
mod pictures;
mod playing;
mod pool;
mod prose;
mod record;
mod riddle;
mod rulebook;
mod serve;
mod state;
mod store;
mod style;
mod table;
mod trial;
mod visitor;
mod words;

pub use app::app;
pub use board::board_svg;
pub use markup::{board_markup, symbols};
pub use pictures::{
    ANIMATED_MOVES, ANIMATION_WIDTHS, PICTURE_WIDTHS, board_png, game_gif, move_gif,
};
pub use prose::prose;
pub use serve::{Options, run};
pub use state::State;
pub use store::{Store, StoreError};
pub use style::{Look, Seeds, Style, Theme};
