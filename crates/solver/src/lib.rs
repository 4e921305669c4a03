//! Exact values of Giuthi and Kiothi: tables of every board with few seeds, which say what each is
//! worth however far ahead a player is, and proofs of who wins beyond them.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use ndongu_rules::{AnyPosition, RuleSet};
//! use ndongu_solver::{Order, Tables, Value, Work, lead_of};
//!
//! let folder = tempfile::tempdir()?;
//! let order = Order { rules: RuleSet::Kiothi, holes: 3, seeds: 4 };
//! let work = Work { threads: 1, looked: &|_| {}, stop: &AtomicBool::new(false) };
//! order.build(folder.path(), &work, |_| {}).expect("a small table");
//!
//! let tables = Tables::open(folder.path())?;
//! let position: AnyPosition = "kiothi 1,0,2/1,0,0 5-3 S".parse()?;
//! let worth = tables.worth(&position)?.expect("four warriors are in the tables");
//! assert_eq!(worth.value(lead_of(&position)), Value::Win);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! A proof comes with a certificate, which is checked by the rules alone:
//!
//! ```
//! # use std::sync::atomic::AtomicBool;
//! use ndongu_solver::{Effort, Value, check, prove};
//!
//! let position = "giuthi 3x3".parse()?;
//! let effort = Effort {
//!     threads: 1,
//!     memory_bytes: 100_000_000,
//!     until: None,
//!     tables: None,
//!     known: None,
//!     keep: false,
//!     told: &|_, _| {},
//!     stop: &AtomicBool::new(false),
//! };
//! let proof = prove(&position, &effort).expect("no redistribution is owed");
//! let certificate = proof.certificate().expect("it is soon found").to_bytes();
//! assert_eq!(check(certificate.as_slice())?.value(), Some(Value::Loss));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/theory.md` has the mathematics, `docs/tables.md` and `docs/proofs.md` the files.

mod board;
mod certificate;
mod file;
mod plan;
mod probe;
mod proof;
mod puzzle;
mod rows;
mod solve;
mod tables;
mod worth;

pub use certificate::{Certificate, CheckError, Checked, Knowledge, Verdict, check};
pub use file::{Subject, TableError};
pub use probe::Probe;
pub use proof::{Effort, GaveUp, Proof, Standing, prove};
pub use puzzle::{Fault, Generator, Puzzle, PuzzleError, Step, Theme, puzzles, select, starts};
pub use solve::Work;
pub use tables::{BuildError, Done, Order, Tables, lead_of};
pub use worth::{Value, Worth};
