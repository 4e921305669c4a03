//! The commands, one module each: its arguments with their help, and what it does.

pub mod apply;
pub mod completions;
pub mod manual;
pub mod r#match;
pub mod moves;
pub mod perft;
pub mod replay;
pub mod show;
