//! The commands, one module each: its arguments with their help, and what it does.

pub mod analyse;
pub mod annotate;
pub mod apply;
pub mod bench;
pub mod check_certificate;
pub mod completions;
pub mod manual;
pub mod r#match;
pub mod moves;
pub mod perft;
pub mod puzzle;
pub mod puzzles;
pub mod replay;
pub mod serve;
pub mod show;
pub mod solve;
pub mod tables;
pub mod tune;
pub mod ugi;
