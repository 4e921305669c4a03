//! What there is in a message, for comparing.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// The parts of a message.
#[derive(Default)]
pub struct Message {
    /// All texts, those of all variants.
    texts: Vec<String>,
    /// Values that are shown.
    shown: BTreeSet<String>,
    /// Choices between texts.
    pub choices: Vec<Choice>,
    /// Other messages in it, and terms with their minus.
    pub references: Vec<String>,
}

/// A choice between texts.
pub struct Choice {
    /// The value that chooses.
    pub by: String,
    /// What it can be.
    pub keys: Vec<String>,
}

impl Choice {
    /// Whether a number chooses.
    pub fn is_plural(&self) -> bool {
        let plurals = ["zero", "one", "two", "few", "many", "other"];
        self.keys
            .iter()
            .all(|key| plurals.contains(&key.as_str()) || is_number(key))
    }

    /// Whether some numbers have a text of their own.
    pub fn has_numbers(&self) -> bool {
        self.keys.iter().any(|key| is_number(key))
    }
}

impl Message {
    /// Takes a message apart.
    pub fn of(pattern: &Pattern<String>) -> Message {
        let mut message = Message::default();
        message.add(pattern);
        message
    }

    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value.clone()),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                let by = match selector {
                    InlineExpression::VariableReference { id } => id.name.clone(),
                    other => panic!("a choice by something else than a value: {other:?}"),
                };
                let keys = variants.iter().map(key).collect();
                self.choices.push(Choice { by, keys });
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(family(&id.name));
            }
            InlineExpression::StringLiteral { value } => self.texts.push(value.clone()),
            InlineExpression::MessageReference { id, .. } => self.references.push(id.name.clone()),
            InlineExpression::TermReference { id, .. } => {
                self.references.push(format!("-{}", id.name));
            }
            other => panic!("scripts cannot do this: {other:?}"),
        }
    }

    /// Values that are shown, a value and its companions being one.
    pub fn shown_values(&self) -> BTreeSet<String> {
        self.shown.clone()
    }

    /// Values that are shown or choose.
    pub fn values(&self) -> BTreeSet<String> {
        let choosing = self.choices.iter().map(|choice| family(&choice.by));
        choosing.chain(self.shown.iter().cloned()).collect()
    }

    /// Ids of rules and moves in the texts.
    pub fn signs(&self) -> BTreeSet<String> {
        let words = self.texts.iter().flat_map(|text| {
            let in_word = |c: char| c.is_ascii_alphanumeric() || "+-=".contains(c);
            text.split(move |c| !in_word(c))
        });
        let signs = words.filter(|word| is_rule(word) || is_move(word));
        signs.map(str::to_owned).collect()
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name.clone(),
    }
}

/// `$who-of` and `$seeds-word` are other forms of `$who` and `$seeds`.
fn family(value: &str) -> String {
    let forms = ["-name", "-of", "-to", "-word"];
    let bare = forms.iter().find_map(|form| value.strip_suffix(form));
    bare.unwrap_or(value).to_owned()
}

/// `G7`, `G6a`, `GM4`.
fn is_rule(word: &str) -> bool {
    let number = ["GM", "G", "K", "B", "N"]
        .iter()
        .find_map(|letter| word.strip_prefix(letter))
        .unwrap_or_default();
    let number = number.strip_suffix('a').unwrap_or(number);
    !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

/// `C+`, `EF=A3g7`, `C+,E-` in parts.
fn is_move(word: &str) -> bool {
    let is_hole = |c: char| ('a'..='j').contains(&c.to_ascii_lowercase());
    let mut rest = word.chars();
    let begins = rest.next().is_some_and(is_hole);
    begins && (matches!(rest.as_str(), "+" | "-") || word.contains('='))
}

fn is_number(key: &str) -> bool {
    key.starts_with(|c: char| c.is_ascii_digit())
}
