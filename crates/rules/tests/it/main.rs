//! Everything that `docs/rules.md` says, checked from outside the crate.

mod games;
mod matches;
mod moves;
mod notation;
mod perft;
mod records;
mod turns;
mod vectors;
