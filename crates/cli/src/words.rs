//! What the program says to people, in the language of this run.
//!
//! What is for programs, like `--json`, is not said here, and is the same in every language.

use std::{env, sync::OnceLock};

use ndongu_words::Language;
use unicode_width::UnicodeWidthStr;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Says a message in the language of this run: `say!("cli-line", "line" = 3, "message" = what)`.
macro_rules! say {
    ($key:literal $(, $name:literal = $value:expr)* $(,)?) => {
        $crate::words::language().say($key, &[$(($name, $value.into())),*])
    };
}

pub(crate) use say;

/// Chooses the language for the whole run: the one asked for, or else that of the system's locale.
pub fn choose(asked: Option<Language>) {
    let language = asked.or_else(of_locale).unwrap_or_default();
    // It is chosen once, before anything is said.
    let _ = LANGUAGE.set(language);
}

/// The language of this run.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// Of the variables that may say in which language programs speak, the first that says anything.
fn of_locale() -> Option<Language> {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let said = locales.filter_map(|name| env::var(name).ok());
    let first = said.into_iter().find(|locale| !locale.is_empty())?;
    Language::from_locale(&first)
}

/// The language of a code on the command line.
pub fn parse_language(code: &str) -> Result<Language, String> {
    let codes = Language::ALL.map(Language::code).join(", ");
    Language::from_code(code).ok_or_else(|| format!("expected one of {codes}"))
}

/// What somebody wrote, in quotes on one line: `"giuthi 8x"`. Of a long text the beginning.
pub fn quoted(text: &str) -> String {
    const MOST: usize = 100;
    let shown: String = text.chars().take(MOST).collect();
    let rest = if shown.len() < text.len() { "…" } else { "" };
    format!("\"{}{rest}\"", shown.escape_debug())
}

/// A great number with its digits in groups, for commands that always answer in English.
pub fn grouped(number: u128) -> String {
    Language::English.grouped(number)
}

/// Columns that a text takes on a terminal.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text with spaces behind it, in so many columns.
pub fn to_left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text with spaces before it, in so many columns.
pub fn to_right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}
