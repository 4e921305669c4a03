//! Everything that `docs/rules.md` says, checked from outside the crate.

// A test that cannot go on says so by a panic.
#![expect(clippy::unwrap_used, reason = "tests")]

mod games;
mod laws;
mod matches;
mod moves;
mod notation;
mod paths;
mod perft;
mod random;
mod records;
mod reference;
mod turns;
mod twin;
mod vectors;
