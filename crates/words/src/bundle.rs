//! Messages looked up and filled in.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Language, files};

type Bundle = FluentBundle<FluentResource>;

impl Language {
    /// A sentence without values: `say(key, &[])`.
    pub fn text(self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A sentence with its values filled in, in English if this language does not have it.
    ///
    /// # Panics
    ///
    /// In debug builds when English does not have it either, or a value is missing; in release
    /// the key or the name of the value is shown.
    pub fn say(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| (*name, arg.0.clone()))
            .collect();
        let languages = [self, Self::English];
        let said = languages
            .into_iter()
            .find_map(|language| language.format(key, &args));
        debug_assert!(said.is_some(), "no message {key}");
        said.unwrap_or_else(|| key.to_owned())
    }

    /// Whether the language has a sentence of its own.
    pub fn has(self, key: &str) -> bool {
        bundle(self).has_message(key)
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = bundle(self);
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.code());
        Some(said.into_owned())
    }
}

/// The messages of a language, read once.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let id: LanguageIdentifier = language
        .code()
        .parse()
        .expect("codes of languages are identifiers");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Marks around values would be shown by terminals; all seven languages run from left to right.
    bundle.set_use_isolating(false);
    for (_, text) in files::of(language.code()) {
        // What cannot be read is left out here, and told by the tests.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        for language in Language::ALL {
            assert!(!language.text("side-south").is_empty());
        }
        assert_eq!(Language::English.text("side-south"), "South");
        assert!(!Language::Lao.has("no-such-key"));
    }

    #[test]
    #[should_panic(expected = "no message no-such-key")]
    fn what_english_lacks_is_a_mistake() {
        Language::English.text("no-such-key");
    }
}
