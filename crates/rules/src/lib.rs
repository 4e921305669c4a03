//! The rules of Giuthi and Kiothi, exactly.
//!
//! Two mancala games of Kenya as `docs/rules.md` has them; its rule ids (G7, K6 …) are cited where
//! a rule is decided. No I/O, no clock, no randomness, no threads.
//!
//! # A tour
//!
//! Positions are small values. They are read from text and print as text (N1, N2):
//!
//! ```
//! use ndongu_rules::{Giuthi, Hole, Position, Side};
//!
//! let start: Giuthi = "giuthi 8x8".parse()?;
//! assert_eq!(start.to_string(), "giuthi 8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 0-0 S");
//! assert_eq!(start.turn(), Side::South);
//! assert_eq!(start.seeds(Hole::from_letter('c').unwrap()), 8);
//! # Ok::<_, ndongu_rules::NotationError>(())
//! ```
//!
//! A sowing may never end (B6), so a move is legal because it has been sown: its child is the proof.
//! [`Position::children`] gives every move with its child, [`Position::play`] checks a move from
//! outside and says why it is refused:
//!
//! ```
//! # use ndongu_rules::{Giuthi, IllegalMove, Position};
//! # let start: Giuthi = "giuthi 8x8".parse()?;
//! let after = start.play("C+".parse()?)?;
//! assert_eq!(after.to_string(), "giuthi 8,0,2,11,11,11,11,11/11,11,1,8,8,8,8,8 0-0 N");
//!
//! let refused = start.play("c+".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "c is North's, and it is South's turn");
//! assert_eq!(refused.rule(), "G2");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Position::narrate`] also writes down every lap and capture, as a [`Trace`]:
//!
//! ```
//! # use ndongu_rules::{Giuthi, Position};
//! let pos: Giuthi = "giuthi 0,0,2,0/1,0,0,0 0-0 S".parse()?;
//! let (_, trace) = pos.narrate("C+".parse()?)?;
//! // G4: the relay turns round.
//! assert_eq!(trace.laps_text(), "C+2a a-2C");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Kiothi begins with two redistributions, of which there are hundreds of millions
//! ([`kiothi::Opening`]). At the edge of a program, where any position may come in, there is
//! [`AnyPosition`]. Positions remember no past; a [`Game`] does: moves, repetition (G13, K15), what
//! a turn may not go back to (G6a), result, undo. A [`giuthi::Match`] plays games in rounds (GM1–GM5).
//!
//! ```
//! use ndongu_rules::{AnyPosition, Game};
//!
//! let mut game = Game::new("kiothi 6x5".parse::<AnyPosition>()?);
//! for text in ["EF=A3g7", "ef=a10", "J5"] {
//!     let mv = game.position().parse_move(text)?;
//!     game.play(mv)?;
//! }
//! assert_eq!(game.moves().len(), 3);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Games are written down as a [`Record`], and read back, comments and variations with them (N4).

mod any;
mod board;
mod flight;
mod game;
pub mod giuthi;
mod hole;
mod illegal;
pub mod kiothi;
mod notation;
mod position;
pub mod record;
mod setup;
mod together;
mod watch;

pub use any::{AnyMove, AnyPosition};
pub use game::{Ending, Game, Termination};
pub use giuthi::Giuthi;
pub use hole::{BySide, Direction, Hole, Side};
pub use illegal::{Circle, IllegalMove};
pub use kiothi::Kiothi;
pub use notation::{Expected, NotationError, NotationProblem};
pub use position::{Move, Position};
pub use record::Record;
pub use setup::{Cell, RuleSet, Setup, SetupError};
pub use together::SowingPath;
pub use watch::{End, Lap, Outcome, Taken, Trace, Watch};

/// The longest row (G1, K1).
pub const MAX_HOLES: usize = 10;

/// The most seeds that board and stores may hold together (G1, K1).
pub const MAX_SEEDS: u8 = 180;

/// A sowing that has not ended after this many laps counts as never ending (B6).
pub const MAX_LAPS: u32 = 10_000;
