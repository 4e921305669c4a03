//! The Fluent files, as they stood when the program was built.

/// One file of one language.
type File = (&'static str, &'static str, &'static str);

const FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// All files of a language, each with its name: `("board", "board-…")`.
pub fn of(code: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES
        .iter()
        .filter(move |(language, ..)| *language == code)
        .map(|(_, file, text)| (*file, *text))
}
