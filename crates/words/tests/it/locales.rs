//! The Fluent files under `locales/`: every language says everything, with the same values, rules
//! and moves, in all plurals that it has, and nothing is said that no source asks for.

mod message;
mod sources;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{ast::Entry, parser};
use ndongu_words::Language;
use unicode_width::UnicodeWidthStr;

use message::{Choice, Message};

/// Keys that sources put together from their beginning and an ending, each with a reason.
const FAMILIES: &[(&str, &str)] = &[
    ("name-", "a player's forms, by who it is and what is needed"),
    ("learn-", "lessons, tasks and goals, by game and number"),
    ("puzzle-theme-", "the themes of puzzles by their names"),
    ("rules-", "rules by their ids"),
    ("about-", "the page about the games, a paragraph each"),
];

/// The messages of a language by file and key. Terms have their minus.
type Locale = BTreeMap<String, BTreeMap<String, Message>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn texts(language: Language) -> Vec<(String, String)> {
    let folder = root().join("locales").join(language.code());
    let mut texts: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    texts.sort();
    texts
}

fn locale(language: Language) -> Locale {
    let files = texts(language).into_iter().map(|(file, text)| {
        let resource = parser::parse(text).unwrap_or_else(|(read, _)| read);
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((
                message.id.name.clone(),
                Message::of(message.value.as_ref()?),
            )),
            Entry::Term(term) => Some((format!("-{}", term.id.name), Message::of(&term.value))),
            _ => None,
        });
        (file, messages.collect())
    });
    files.collect()
}

/// Calls `check` with every message of every other language that English has too.
fn compare(mut check: impl FnMut(&Message, &Message, Language) -> Option<String>) {
    let english = locale(Language::English);
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (file, messages) in locale(language) {
            for (key, message) in messages {
                let original = english.get(&file).and_then(|file| file.get(&key));
                if let Some(fault) = original.and_then(|english| check(english, &message, language))
                {
                    faults.push(format!("{}/{file}.ftl: {key} {fault}", language.code()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_can_be_read() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (file, text) in texts(language) {
            let lines = |at: usize| text[..at].lines().count().max(1);
            if let Err((_, errors)) = parser::parse(text.as_str()) {
                let place = format!("{}/{file}.ftl", language.code());
                let told = errors
                    .iter()
                    .map(|error| format!("{place}:{}: {error}", lines(error.pos.start)));
                faults.extend(told);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_key_stands_once_in_a_language() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (file, text) in texts(language) {
            let keys = text.lines().filter_map(|line| line.split_once(" ="));
            for (key, _) in keys.filter(|(key, _)| !key.starts_with([' ', '#'])) {
                let earlier = seen.insert(key.to_owned(), file.clone());
                assert_eq!(earlier, None, "{key} again in {}/{file}", language.code());
            }
        }
    }
}

#[test]
fn every_language_says_what_english_says_and_no_more() {
    let keys = |language| -> BTreeSet<String> {
        let files = locale(language).into_iter();
        let keys = files.flat_map(|(file, messages)| {
            let keys = messages.into_keys().filter(|key| !key.starts_with('-'));
            keys.map(move |key| format!("{file}.ftl: {key}"))
                .collect::<Vec<_>>()
        });
        keys.collect()
    };
    let english = keys(Language::English);
    for language in Language::ALL {
        let said = keys(language);
        let extra: Vec<_> = said.difference(&english).collect();
        assert!(
            extra.is_empty(),
            "not in English, in {}: {extra:#?}",
            language.code()
        );
        let missing: Vec<_> = english.difference(&said).collect();
        assert!(
            missing.is_empty(),
            "missing in {}: {missing:#?}",
            language.code()
        );
    }
}

#[test]
fn values_are_those_of_english() {
    compare(|english, message, _| {
        let (asked, given) = (english.values(), message.values());
        let unknown: Vec<_> = given.difference(&asked).collect();
        let needed = english.shown_values();
        let missing: Vec<_> = needed.difference(&given).collect();
        match (unknown.is_empty(), missing.is_empty()) {
            (true, true) => None,
            _ => Some(format!("knows no {unknown:?} and lacks {missing:?}")),
        }
    });
}

#[test]
fn choices_are_those_that_the_program_makes() {
    let english = locale(Language::English);
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in english.values().flat_map(BTreeMap::values) {
        for choice in message.choices.iter().filter(|choice| !choice.is_plural()) {
            let keys = known.entry(choice.by.clone()).or_default();
            keys.extend(choice.keys.iter().cloned());
        }
    }
    // Players are you, a side or the computer, whatever they do in a sentence.
    let players = ["you", "south", "north", "computer"];
    compare(|_, message, _| {
        let mut choices = message.choices.iter().filter(|choice| !choice.is_plural());
        let wrong = choices.find(|choice| {
            let allowed = known.get(&choice.by);
            let is_known = |key: &String| {
                key == "other"
                    || players.contains(&key.as_str())
                    || allowed.is_some_and(|all| all.contains(key))
            };
            !choice.keys.iter().all(is_known)
        })?;
        Some(format!("chooses by ${} among {:?}", wrong.by, wrong.keys))
    });
}

/// The plurals of CLDR. Catalan and Spanish have one more, for whole millions, of which the games
/// have none: it may be written, and need not.
fn plurals(language: Language) -> (&'static [&'static str], &'static [&'static str]) {
    match language {
        Language::Lao => (&["other"], &[]),
        Language::Catalan | Language::Spanish => (&["one", "other"], &["many"]),
        _ => (&["one", "other"], &[]),
    }
}

#[test]
fn plurals_are_those_of_the_language() {
    compare(|_, message, language| {
        let (needed, allowed) = plurals(language);
        let plurals = |choice: &&Choice| choice.is_plural() && !choice.has_numbers();
        message.choices.iter().filter(plurals).find_map(|choice| {
            let named = |plural: &str| choice.keys.iter().any(|key| key == plural);
            let lacks = needed.iter().find(|plural| !named(plural));
            let known = |key: &str| needed.contains(&key) || allowed.contains(&key);
            let unknown = choice.keys.iter().find(|key| !known(key));
            match (lacks, unknown) {
                (None, None) => None,
                (Some(lacks), _) => Some(format!("has no [{lacks}] by ${}", choice.by)),
                (_, Some(unknown)) => Some(format!("has [{unknown}] by ${}", choice.by)),
            }
        })
    });
}

#[test]
fn rules_and_moves_stay_as_they_are() {
    compare(|english, message, _| {
        let (expected, found) = (english.signs(), message.signs());
        let differing: Vec<_> = expected.symmetric_difference(&found).collect();
        (!differing.is_empty()).then(|| format!("differs in {differing:?}"))
    });
}

#[test]
fn messages_refer_to_messages_that_are_there() {
    for language in Language::ALL {
        let locale = locale(language);
        let keys: BTreeSet<_> = locale.values().flat_map(BTreeMap::keys).collect();
        for (key, message) in locale.values().flatten() {
            let missing = message.references.iter().find(|name| !keys.contains(name));
            assert_eq!(missing, None, "in {key} of {}", language.code());
        }
    }
}

#[test]
fn every_message_is_asked_for() {
    let sources = sources::all(&root());
    let english = locale(Language::English);
    let unused: Vec<_> = english
        .values()
        .flat_map(BTreeMap::keys)
        .filter(|key| !key.starts_with('-'))
        .filter(|key| !FAMILIES.iter().any(|(family, _)| key.starts_with(family)))
        .filter(|key| !sources.iter().any(|source| source.has_literal(key)))
        .collect();
    assert!(unused.is_empty(), "no source asks for {unused:#?}");
}

#[test]
fn every_message_that_is_asked_for_is_there() {
    let english = locale(Language::English);
    let keys: BTreeSet<_> = english.values().flat_map(BTreeMap::keys).collect();
    let mut faults = Vec::new();
    for source in sources::all(&root()) {
        for key in source.asked() {
            if !keys.contains(&key) {
                faults.push(format!("{}: {key}", source.path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "not in English: {faults:#?}");
}

/// What the terminal has room for.
#[test]
fn terminal_texts_fit() {
    const PAGE: usize = 76;
    for language in Language::ALL {
        let pages = [
            "terminal-help-keys",
            "terminal-rules-giuthi",
            "terminal-rules-kiothi",
        ];
        for line in pages
            .map(|key| language.text(key))
            .iter()
            .flat_map(|page| page.lines())
        {
            assert!(line.width() <= PAGE, "{} columns: {line}", line.width());
        }
        let again = language.text("terminal-again");
        assert!(again.width() <= 5, "{again}");
    }
}
