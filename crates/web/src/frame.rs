//! What every page has around it: the language, how the visitor likes boards, and where they are.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use ndongu_words::{Arg, Language};

use crate::{Look, Seeds, Style, Theme, assets, cookies, page::script_json};

/// The frame of a page, as a request asks for it by its cookies and headers.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The language of everything that is said.
    pub language: Language,
    /// How boards look.
    pub style: Style,
    /// How fast seeds travel.
    pub speed: Speed,
    /// The path and query asked for, to come back to.
    pub path: String,
}

/// How fast seeds travel on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// Half as fast as usual.
    Slow,
    /// A move in three seconds at most.
    #[default]
    Usual,
    /// Twice as fast.
    Fast,
    /// Four times as fast.
    VeryFast,
    /// Lap by lap, without travelling.
    Steps,
}

impl Speed {
    /// Every speed, from slow to fast.
    pub const ALL: [Speed; 5] = [
        Speed::Slow,
        Speed::Usual,
        Speed::Fast,
        Speed::VeryFast,
        Speed::Steps,
    ];

    /// The board's attribute `speed`.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "0.5",
            Speed::Usual => "1",
            Speed::Fast => "2",
            Speed::VeryFast => "4",
            Speed::Steps => "steps",
        }
    }
}

/// A choice in a menu.
pub struct Choice {
    /// What is sent.
    pub value: &'static str,
    /// What is shown.
    pub words: String,
    /// Whether it is the one chosen now.
    pub chosen: bool,
}

impl Frame {
    /// A message without values.
    pub fn text(&self, key: &str) -> String {
        self.language.text(key)
    }

    /// A message with one value.
    pub fn say<'a>(&self, key: &str, name: &str, value: impl Into<Arg<'a>>) -> String {
        self.language.say(key, &[(name, value.into())])
    }

    /// Where an embedded file is to be had.
    #[expect(clippy::unused_self, reason = "templates find it at the frame")]
    pub fn asset(&self, path: &str) -> String {
        assets::url(path)
    }

    /// The messages of some files, as a script block has them: `<` can end no block.
    pub fn words_json(&self, files: &[&str]) -> String {
        script_json(&self.language.client_json(files))
    }

    /// The symbols that boards are drawn with.
    #[expect(clippy::unused_self, reason = "templates find it at the frame")]
    pub fn symbols(&self) -> String {
        crate::symbols()
    }

    /// Whether the page asked for is below this path.
    pub fn is_at(&self, path: &str) -> bool {
        let rest = self.path.strip_prefix(path);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?']))
    }

    /// The value of `data-theme`, empty where the system decides.
    pub fn theme(&self) -> &'static str {
        theme_name(self.style.theme)
    }

    /// The menu of languages, each by its own name.
    pub fn languages(&self) -> Vec<Choice> {
        choices(&Language::ALL, self.language, |language| {
            (language.code(), language.own_name().to_owned())
        })
    }

    /// The menu of looks.
    pub fn looks(&self) -> Vec<Choice> {
        choices(&Look::ALL, self.style.look, |look| {
            let key = match look {
                Look::Earth => "site-look-earth",
                Look::Wood => "site-look-wood",
                Look::Plain => "site-look-plain",
            };
            (look.name(), self.text(key))
        })
    }

    /// The menu of seeds.
    pub fn kinds_of_seeds(&self) -> Vec<Choice> {
        choices(&Seeds::ALL, self.style.seeds, |seeds| {
            let key = match seeds {
                Seeds::Mubuthi => "site-seeds-mubuthi",
                Seeds::Ndongu => "site-seeds-ndongu",
                Seeds::Pebble => "site-seeds-pebble",
            };
            (seeds.name(), self.text(key))
        })
    }

    /// The menu of themes.
    pub fn themes(&self) -> Vec<Choice> {
        choices(&Theme::ALL, self.style.theme, |theme| {
            let key = match theme {
                Theme::Auto => "site-theme-auto",
                Theme::Light => "site-theme-light",
                Theme::Dark => "site-theme-dark",
            };
            (theme_name(theme), self.text(key))
        })
    }

    /// The menu of speeds.
    pub fn speeds(&self) -> Vec<Choice> {
        choices(&Speed::ALL, self.speed, |speed| {
            let key = match speed {
                Speed::Slow => "site-speed-slow",
                Speed::Usual => "site-speed-usual",
                Speed::Fast => "site-speed-fast",
                Speed::VeryFast => "site-speed-very-fast",
                Speed::Steps => "site-speed-steps",
            };
            (speed.name(), self.text(key))
        })
    }

    /// The frame that these headers ask for, at this address.
    pub fn of(headers: &HeaderMap, uri: &Uri) -> Frame {
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let language = cookies::find(headers, "language").and_then(Language::from_code);
        let wanted = headers.get(header::ACCEPT_LANGUAGE);
        let wanted = || wanted.and_then(|wanted| wanted.to_str().ok());
        let language =
            language.unwrap_or_else(|| Language::negotiate(wanted().unwrap_or_default()));
        Frame {
            language,
            style: Style {
                language,
                look: named(&Look::ALL, Look::name, cookies::find(headers, "look")),
                seeds: named(&Seeds::ALL, Seeds::name, cookies::find(headers, "seeds")),
                theme: named(&Theme::ALL, theme_name, cookies::find(headers, "theme")),
            },
            speed: named(&Speed::ALL, Speed::name, cookies::find(headers, "speed")),
            path: path.to_owned(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Frame {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Frame::of(&parts.headers, &parts.uri))
    }
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn choices<T: Copy + PartialEq>(
    all: &[T],
    chosen: T,
    named: impl Fn(T) -> (&'static str, String),
) -> Vec<Choice> {
    let choice = |one: &T| {
        let (value, words) = named(*one);
        Choice {
            value,
            words,
            chosen: *one == chosen,
        }
    };
    all.iter().map(choice).collect()
}

/// The one of this name, or the default.
fn named<T: Copy + Default>(all: &[T], name: fn(T) -> &'static str, wanted: Option<&str>) -> T {
    let found = all.iter().find(|one| Some(name(**one)) == wanted);
    found.copied().unwrap_or_default()
}
