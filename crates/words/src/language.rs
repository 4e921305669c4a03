//! The languages, and how one is chosen.

use std::cmp::Reverse;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Language {
    /// English, in which every sentence is first written.
    #[default]
    English,
    /// Swahili.
    Swahili,
    /// Greek.
    Greek,
    /// Lao.
    Lao,
    /// Hindi.
    Hindi,
    /// Catalan.
    Catalan,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages, in the order of the menu.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::Swahili,
        Self::Greek,
        Self::Lao,
        Self::Hindi,
        Self::Catalan,
        Self::Spanish,
    ];

    /// The code of ISO 639, as in `<html lang>` and in the names of the folders: `sw`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Swahili => "sw",
            Self::Greek => "el",
            Self::Lao => "lo",
            Self::Hindi => "hi",
            Self::Catalan => "ca",
            Self::Spanish => "es",
        }
    }

    /// What those who speak it call it: `Kiswahili`.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Swahili => "Kiswahili",
            Self::Greek => "Ελληνικά",
            Self::Lao => "ລາວ",
            Self::Hindi => "हिन्दी",
            Self::Catalan => "Català",
            Self::Spanish => "Español",
        }
    }

    /// The language of a code, small letters or capitals: `sw`.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language that fits the header `Accept-Language` best, English if none does.
    ///
    /// Regions do not matter: `es-MX` is Spanish. Of languages wanted equally the first is taken.
    pub fn negotiate(accept_language: &str) -> Self {
        accept_language
            .split(',')
            .filter_map(wanted)
            .min_by_key(|(_, thousandths)| Reverse(*thousandths))
            .map_or(Self::English, |(language, _)| language)
    }

    /// The language of a locale of the system, as in `LANG`: `sw_KE.UTF-8`. `C` and `POSIX` are
    /// none.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '.', '@', '-']).next()?;
        Self::from_code(code)
    }
}

/// A part of `Accept-Language`, `es-MX;q=0.8`, with its weight in thousandths. None if we do not
/// speak the language, or it is not wanted.
fn wanted(part: &str) -> Option<(Language, u32)> {
    let (tag, weight) = match part.split_once(';') {
        Some((tag, parameter)) => (tag, parameter.trim().strip_prefix("q=")?.parse().ok()?),
        None => (part, 1.0_f32),
    };
    let code = tag.trim().split('-').next()?;
    let language = match code {
        "*" => Language::English,
        code => Language::from_code(code)?,
    };
    let thousandths = (weight.clamp(0.0, 1.0) * 1000.0) as u32;
    (thousandths > 0).then_some((language, thousandths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("SW"), Some(Language::Swahili));
        assert_eq!(Language::from_code("de"), None);
    }

    #[test]
    fn browsers_are_answered_in_the_language_they_want_most() {
        let cases = [
            ("", Language::English),
            ("de-AT,de;q=0.9", Language::English),
            ("de,es-MX;q=0.7,ca;q=0.8", Language::Catalan),
            ("lo, hi", Language::Lao),
            ("hi;q=0,*", Language::English),
            ("el;q=x,sw;q=0.1", Language::Swahili),
            ("*;q=0.5, hi;q=0.6", Language::Hindi),
            ("es;q=NaN", Language::English),
        ];
        for (header, language) in cases {
            assert_eq!(Language::negotiate(header), language, "{header}");
        }
    }

    #[test]
    fn locales_name_a_language_before_their_region() {
        assert_eq!(
            Language::from_locale("ca_ES@valencia"),
            Some(Language::Catalan)
        );
        assert_eq!(Language::from_locale("hi"), Some(Language::Hindi));
        for none in ["C", "C.UTF-8", "POSIX", "", "de_DE.UTF-8"] {
            assert_eq!(Language::from_locale(none), None, "{none}");
        }
    }
}
