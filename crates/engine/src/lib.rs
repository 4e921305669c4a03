//! The computer player of Giuthi and Kiothi: search, evaluation, limits, levels.
//!
//! An [`Engine`] thinks about a game, its past included, until its [`Limits`] are reached:
//!
//! ```
//! use ndongu_engine::{Engine, Limits, Stop};
//! use ndongu_rules::{AnyPosition, Game};
//!
//! // C steals the six in b: it crosses to a, turns round there, and comes back to an empty C (G7).
//! let game = Game::new("giuthi 0,0,2,0/1,6,0,0 0-0 S".parse::<AnyPosition>()?);
//! let thought = Engine::default().think(&game, &Limits::depth(1), &Stop::default()).unwrap();
//! assert_eq!(thought.best().to_string(), "C+");
//! # Ok::<_, ndongu_rules::NotationError>(())
//! ```

mod baseline;
mod endgame;
mod engine;
mod evaluate;
mod exact;
mod layout;
mod level;
mod limits;
mod opening;
mod review;
mod search;
mod table;
mod technique;
mod tune;
pub mod ugi;
mod value;
mod weights;

pub use engine::{Engine, Line, Options, Stop, TableTooLarge, Thought, plain_move, random_move};
pub use exact::{Exact, Gains};
pub use level::{Level, LevelError};
pub use limits::{Clock, Limits};
pub use review::{Judged, Review, Severity, going_on};
pub use technique::{Technique, Techniques};
pub use tune::{Progress, Tuned, TunedGame, Tuning, tune};
pub use value::Value;
