//! The program `ndongu`.

mod words;

fn main() {}
