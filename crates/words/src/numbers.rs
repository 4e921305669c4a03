//! Numbers, lists and full stops, as each language writes them.

use crate::Language;

impl Language {
    /// A number in a sentence about a move: `eight`, `13`.
    pub fn number(self, number: impl Into<u64>) -> String {
        self.say("number-word", &[("number", number.into().into())])
    }

    /// A great number with its digits in groups: `300,450,150`.
    pub fn grouped(self, number: u128) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && self.begins_group(digits.len() - index) {
                text.push(self.group_mark());
            }
            text.push(digit);
        }
        text
    }

    /// With one digit after the point, and no minus before a nought: `3.2`.
    pub fn tenths(self, number: f64) -> String {
        tenths(number).replace('.', self.decimal_mark())
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn list(self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let before = first.join(", ");
                self.say(
                    "list-end",
                    &[("before", before.into()), ("last", last.into())],
                )
            }
        }
    }

    /// A sentence with its capital and its full stop: `You are to move.`
    pub fn full_stop(self, sentence: impl Into<String>) -> String {
        let sentence = capital(sentence.into());
        self.say("full-stop", &[("sentence", sentence.into())])
    }

    /// Whether a group begins where so many digits are left. Hindi counts in thousands, and then in
    /// hundreds of them.
    fn begins_group(self, left: usize) -> bool {
        match self {
            Language::Hindi => left >= 3 && !left.is_multiple_of(2),
            _ => left.is_multiple_of(3),
        }
    }

    fn group_mark(self) -> char {
        match self {
            Language::English | Language::Swahili | Language::Hindi => ',',
            Language::Greek | Language::Lao | Language::Catalan | Language::Spanish => '.',
        }
    }

    fn decimal_mark(self) -> &'static str {
        match self {
            Language::English | Language::Swahili | Language::Hindi => ".",
            Language::Greek | Language::Lao | Language::Catalan | Language::Spanish => ",",
        }
    }
}

/// As programs write it: one digit after the point, and no minus before a nought.
pub fn tenths(number: f64) -> String {
    let text = format!("{number:.1}");
    match text.as_str() {
        "-0.0" => "0.0".to_owned(),
        _ => text,
    }
}

/// With a capital letter at the beginning.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

/// A sentence with a capital at its beginning. A letter alone names a hole, and stays as it is.
fn capital(sentence: String) -> String {
    let mut letters = sentence.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if first.is_lowercase() && second.is_alphabetic() => {
            let rest = &sentence[first.len_utf8()..];
            first.to_uppercase().chain(rest.chars()).collect()
        }
        _ => sentence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_as_each_language_groups_them() {
        let grouped = |language: Language| language.grouped(300_450_150);
        assert_eq!(grouped(Language::English), "300,450,150");
        assert_eq!(grouped(Language::Spanish), "300.450.150");
        assert_eq!(grouped(Language::Hindi), "30,04,50,150");
        assert_eq!(Language::Hindi.grouped(1234), "1,234");
        assert_eq!(Language::Hindi.grouped(999), "999");
    }

    #[test]
    fn a_nought_has_no_minus() {
        assert_eq!(Language::English.tenths(-0.04), "0.0");
        assert_eq!(Language::Catalan.tenths(-3.24), "-3,2");
    }

    #[test]
    fn greek_letters_become_capitals_too() {
        assert_eq!(capitalised("ο Νότος"), "Ο Νότος");
        assert_eq!(capitalised("ລາວ"), "ລາວ");
    }
}
