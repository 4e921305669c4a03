//! Messages for scripts, which fill in values themselves.

use std::collections::HashMap;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use serde_json::{Map, Value};

use crate::{Language, files};

type Messages = HashMap<&'static str, Pattern<&'static str>>;

impl Language {
    /// The messages of some files as JSON, by their keys.
    ///
    /// A message is a text with `{name}` where a value goes, or, if a value chooses between
    /// texts, an object: `{"by": "count", "one": …, "other": …}`. Its members are found by the
    /// value itself or its plural category; what fits none is said by `other`.
    ///
    /// ```
    /// # use ndongu_words::Language;
    /// let words = Language::Swahili.client_json(&["board", "analysis"]);
    /// assert!(words.is_object());
    /// ```
    pub fn client_json(self, files: &[&str]) -> Value {
        let mut texts = Map::new();
        for language in [Self::English, self] {
            let messages = read(language);
            for (file, text) in files::of(language.code()) {
                if files.contains(&file) {
                    let keys =
                        entries(text).filter_map(|(id, _, is_message)| is_message.then_some(id));
                    texts.extend(
                        keys.map(|key| (key.to_owned(), chosen(&messages[key], &messages))),
                    );
                }
            }
        }
        texts.into()
    }
}

/// All messages and terms of a language, terms with their minus: messages may refer to them.
fn read(language: Language) -> Messages {
    files::of(language.code())
        .flat_map(|(_, text)| entries(text))
        .map(|(id, pattern, _)| (id, pattern))
        .collect()
}

fn entries(
    text: &'static str,
) -> impl Iterator<Item = (&'static str, Pattern<&'static str>, bool)> {
    let resource = parser::parse_runtime(text).unwrap_or_else(|(read, _)| read);
    resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?, true)),
        Entry::Term(term) => Some((term.id.name, term.value, false)),
        _ => None,
    })
}

/// A pattern for scripts. Choices come outside, so that what is around them is in every variant.
fn chosen(pattern: &Pattern<&'static str>, messages: &Messages) -> Value {
    flat(&pattern.elements.iter().collect::<Vec<_>>(), messages)
}

fn flat(elements: &[&PatternElement<&'static str>], messages: &Messages) -> Value {
    let choice = elements
        .iter()
        .enumerate()
        .find_map(|(index, element)| match element {
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => Some((index, selector, variants)),
            _ => None,
        });
    let Some((index, selector, variants)) = choice else {
        return elements
            .iter()
            .map(|element| plain(element, messages))
            .collect::<String>()
            .into();
    };
    let (before, after) = (&elements[..index], &elements[index + 1..]);
    let mut members = Map::new();
    members.insert(
        "by".to_owned(),
        inline(selector, messages).trim_matches(['{', '}']).into(),
    );
    for Variant {
        key,
        value,
        default,
    } in variants
    {
        let name = match key {
            _ if *default => "other",
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
        };
        let whole: Vec<_> = before
            .iter()
            .copied()
            .chain(&value.elements)
            .chain(after.iter().copied())
            .collect();
        members.insert(name.to_owned(), flat(&whole, messages));
    }
    members.into()
}

fn plain(element: &PatternElement<&'static str>, messages: &Messages) -> String {
    match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable {
            expression:
                Expression::Inline(expression)
                | Expression::Select {
                    selector: expression,
                    ..
                },
        } => inline(expression, messages),
    }
}

fn inline(expression: &InlineExpression<&'static str>, messages: &Messages) -> String {
    match expression {
        InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (*value).to_owned()
        }
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => messages
            .get(id.name)
            .map(|pattern| {
                pattern
                    .elements
                    .iter()
                    .map(|element| plain(element, messages))
                    .collect()
            })
            .unwrap_or_default(),
        InlineExpression::FunctionReference { .. } | InlineExpression::Placeable { .. } => {
            String::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &'static str) -> Value {
        let messages: Messages = entries(text)
            .map(|(id, pattern, _)| (id, pattern))
            .collect();
        chosen(&messages["key"], &messages)
    }

    #[test]
    fn values_stand_in_braces() {
        assert_eq!(
            shape("key = From { $hole } to {$to}"),
            "From {hole} to {to}"
        );
        assert_eq!(
            shape("-boma = boma\nkey = An empty { -boma }"),
            "An empty boma"
        );
    }

    #[test]
    fn what_stands_around_a_choice_is_in_every_variant() {
        let text = "key = { $count ->\n    [one] One seed\n   *[other] { $count } seeds\n } from { $hole }";
        let expected = serde_json::json!({
            "by": "count",
            "one": "One seed from {hole}",
            "other": "{count} seeds from {hole}",
        });
        assert_eq!(shape(text), expected);
    }
}
