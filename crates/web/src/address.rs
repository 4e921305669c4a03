//! Games in addresses: the one way in which they are written, and read.
//!
//! `start=giuthi+8x8&moves=C+,e-`: a position has spaces and no plus, a move has a plus and no
//! spaces. As `+` stands for a space in an address, both can be read to the letter. The scripts
//! write the same, in `assets/analysis/share.js`.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// What is written with its code: all but what positions and moves are made of.
const CODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b',')
    .remove(b'/')
    .remove(b':')
    .remove(b'*')
    .remove(b'-')
    .remove(b'=')
    .remove(b'+');

/// A position, a move, or moves with commas between them, as the value of a parameter.
pub fn written(text: &str) -> String {
    utf8_percent_encode(text, CODED)
        .to_string()
        .replace("%20", "+")
}

/// A text with spaces and pluses, like a record, as the value of a parameter.
pub fn text(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

/// A game as the query of an address.
pub fn query(start: &str, moves: &[String]) -> String {
    let start = written(start);
    if moves.is_empty() {
        return format!("start={start}");
    }
    format!("start={start}&moves={}", written(&moves.join(",")))
}

/// The move of a parameter, in which a plus has become a space.
pub fn mv(read: &str) -> String {
    read.replace(' ', "+")
}

/// The moves of a parameter, with commas between them.
pub fn moves(read: &str) -> Vec<String> {
    let moves = read.split(',').filter(|text| !text.is_empty());
    moves.map(mv).collect()
}
