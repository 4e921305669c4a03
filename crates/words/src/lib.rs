//! What the program says to people, in seven languages.
//!
//! The sentences are [Fluent](https://projectfluent.org) messages in `locales/<code>/<file>.ftl`,
//! embedded when the program is built. English is complete; a language that lacks a message says
//! it in English. Letters of holes, moves, positions and ids of rules are the same in all.
//!
//! ```
//! use ndongu_words::Language;
//!
//! assert_eq!(Language::negotiate("sw-KE,sw;q=0.9,en;q=0.5"), Language::Swahili);
//! assert_eq!(Language::from_locale("el_GR.UTF-8"), Some(Language::Greek));
//! ```

mod arg;
mod bundle;
mod client;
mod ending;
mod files;
mod language;
mod names;
mod notation;
mod numbers;
mod record;
mod refusal;
mod telling;
mod turns;
mod value;

pub use arg::Arg;
pub use language::Language;
pub use names::{Name, Names, SIDES};
pub use numbers::{capitalised, tenths};
pub use telling::Telling;
pub use turns::turns;
