//! Values that go into sentences.

use std::fmt::Display;

use fluent_bundle::FluentValue;
use ndongu_rules::Side;

/// A value for a sentence: a number, which also chooses the plural, or a text.
#[derive(Clone, Debug)]
pub struct Arg<'a>(pub(crate) FluentValue<'a>);

impl Arg<'static> {
    /// A value as it shows itself: a hole, a move, a position.
    pub fn shown(value: impl Display) -> Self {
        value.to_string().into()
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self(text.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

/// A side, by which a message chooses: `south` or `north`.
impl From<Side> for Arg<'_> {
    fn from(side: Side) -> Self {
        match side {
            Side::South => "south".into(),
            Side::North => "north".into(),
        }
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        })*
    };
}

from_number!(u8, u16, u32, u64, usize, i32, i64);
