//! The program as its users meet it: whole commands, their answers and their exit codes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod analyse;
mod annotate;
mod apply;
mod docs;
mod engine;
mod help;
mod input;
mod known;
mod language;
mod r#match;
mod moves;
mod notation;
mod perft;
mod play;
mod program;
mod puzzles;
mod replay;
mod show;
mod site;
mod solve;
mod tables;
mod ugi;
mod ugi_player;
mod vectors;
