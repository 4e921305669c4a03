//! Cuts the text of records into tokens (N4).

use super::{Problem, TagProblem, Verdict, tags};

pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// What is wrong, and at which byte.
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) problem: Problem,
}

impl Fault {
    pub(super) fn new(at: usize, problem: Problem) -> Fault {
        Fault { at, problem }
    }
}

pub(super) struct RawTag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    pub(super) value_at: usize,
}

impl RawTag<'_> {
    /// A fault of the value, or of what stands at a byte of it.
    pub(super) fn fault(&self, offset: usize, problem: TagProblem) -> Fault {
        Fault::new(
            self.value_at + offset,
            Problem::Tag {
                name: self.name.to_owned(),
                problem,
            },
        )
    }

    /// Whether the value is one of PGN's for what is not known.
    pub(super) fn is_unknown(&self) -> bool {
        matches!(self.value.trim(), "?" | "-" | "")
    }

    /// What `parse` makes of the value.
    pub(super) fn parsed<T>(
        &self,
        parse: impl Fn(&str) -> Option<T>,
        problem: TagProblem,
    ) -> Result<T, Fault> {
        parse(self.value.trim()).ok_or_else(|| self.fault(0, problem))
    }
}

pub(super) enum Token<'a> {
    Tag(RawTag<'a>),
    Comment(&'a str),
    Move(&'a str),
    Glyph(u8),
    Comma,
    Open,
    Close,
    Result(Verdict),
}

#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn eat(&mut self, mark: char) -> bool {
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len_utf8();
        }
        found
    }

    /// Everything up to a character that `ends` it.
    fn until(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(ends).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Skips spaces, line breaks, and lines that begin with `%`.
    pub(super) fn skip_blank(&mut self) {
        loop {
            self.until(|c| !c.is_whitespace() && c != BYTE_ORDER_MARK);
            let begins_line =
                self.text[..self.at].ends_with(['\n', '\r', BYTE_ORDER_MARK]) || self.at == 0;
            if !begins_line || !self.rest().starts_with('%') {
                return;
            }
            self.until(is_line_break);
        }
    }

    pub(super) fn next_line(&mut self) {
        self.until(is_line_break);
        self.eat('\r');
        self.eat('\n');
    }

    /// Whether the line goes on with what begins a tag.
    pub(super) fn is_at_tag(&self) -> bool {
        let tag = self
            .rest()
            .trim_start_matches([' ', '\t', BYTE_ORDER_MARK])
            .strip_prefix('[');
        tag.is_some_and(|tag| tag.starts_with(|c: char| c.is_ascii_alphabetic()))
    }

    /// The next token and where it begins. Move numbers are skipped.
    pub(super) fn token(&mut self) -> Result<Option<(usize, Token<'a>)>, Fault> {
        loop {
            self.skip_blank();
            let mut at = self.at;
            if let Some(comment) = self.comment()? {
                return Ok(Some((at, Token::Comment(comment))));
            }
            let Some(mark) = self.rest().chars().next() else {
                return Ok(None);
            };
            let token = match mark {
                '[' => Token::Tag(self.tag()?),
                '$' | '!' | '?' => Token::Glyph(self.glyph()?),
                ',' => self.single(mark, Token::Comma),
                '(' => self.single(mark, Token::Open),
                ')' => self.single(mark, Token::Close),
                '*' => self.single(mark, Token::Result(Verdict::Open)),
                ']' | '}' | '"' => return Err(Fault::new(at, Problem::Stray { mark })),
                _ => match self.word() {
                    Word::Result(verdict) => Token::Result(verdict),
                    Word::Move(text) => {
                        at = self.at - text.len();
                        Token::Move(text)
                    }
                    Word::Number => continue,
                },
            };
            return Ok(Some((at, token)));
        }
    }

    fn single(&mut self, mark: char, token: Token<'a>) -> Token<'a> {
        self.eat(mark);
        token
    }

    /// The text of a comment, if one comes next.
    pub(super) fn comment(&mut self) -> Result<Option<&'a str>, Fault> {
        self.skip_blank();
        let opened = self.at;
        if self.eat(';') {
            return Ok(Some(self.until(is_line_break)));
        }
        if !self.eat('{') {
            return Ok(None);
        }
        let text = self.until(|c| c == '}');
        if !self.eat('}') {
            return Err(Fault::new(opened, Problem::OpenComment));
        }
        Ok(Some(text))
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Result<RawTag<'a>, Fault> {
        let fault = Fault::new(self.at, Problem::TagSyntax);
        self.eat('[');
        let mut ahead = self.clone();
        ahead.skip_blank();
        let name = ahead.until(|c| !tags::is_in_name(c));
        ahead.skip_blank();
        if name.is_empty() || !ahead.eat('"') {
            return Err(fault);
        }
        let value_at = ahead.at;
        let Some(value) = ahead.value() else {
            return Err(fault);
        };
        ahead.skip_blank();
        if !ahead.eat(']') {
            return Err(fault);
        }
        *self = ahead;
        Ok(RawTag {
            name,
            value,
            value_at,
        })
    }

    /// The value of a tag up to its closing quote, on one line; `\"` and `\\` are escapes.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            value += self.until(|c| c == '"' || c == '\\' || is_line_break(c));
            if self.eat('"') {
                return Some(value);
            }
            if !self.eat('\\') {
                return None;
            }
            if self.eat('"') {
                value.push('"');
            } else {
                self.eat('\\');
                value.push('\\');
            }
        }
    }

    /// `$13`, `!?`.
    fn glyph(&mut self) -> Result<u8, Fault> {
        let at = self.at;
        let number = self.eat('$').then(|| self.until(|c| !c.is_ascii_digit()));
        let nag = match number {
            Some(number) => number.parse().ok(),
            None => match self.until(|c| c != '!' && c != '?') {
                "!" => Some(1),
                "?" => Some(2),
                "!!" => Some(3),
                "??" => Some(4),
                "!?" => Some(5),
                "?!" => Some(6),
                _ => None,
            },
        };
        let text = excerpt(&self.text[at..self.at]);
        nag.ok_or(Fault::new(at, Problem::Glyph { text }))
    }

    /// A result, a move number, or a move, whose number may stick to it.
    fn word(&mut self) -> Word<'a> {
        let word = self
            .until(|c| c.is_whitespace() || c == BYTE_ORDER_MARK || "{}()[],;$!?\"*".contains(c));
        if let Some(verdict) = Verdict::from_text(word) {
            return Word::Result(verdict);
        }
        let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let unnumbered = unnumbered.trim_start_matches(['.', '…']);
        if unnumbered.is_empty() {
            return Word::Number;
        }
        let is_move = unnumbered.starts_with(char::is_alphabetic);
        Word::Move(if is_move { unnumbered } else { word })
    }
}

enum Word<'a> {
    Result(Verdict),
    Number,
    Move(&'a str),
}

fn is_line_break(c: char) -> bool {
    c == '\n' || c == '\r'
}

/// Where the lines of a text begin, the first one left out. Lines end with LF, CRLF or CR.
pub(super) fn line_starts(text: &str) -> impl Iterator<Item = usize> {
    let bytes = text.as_bytes();
    let ends_line = |at: &usize| match bytes[*at] {
        b'\n' => true,
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    (0..bytes.len()).filter(ends_line).map(|at| at + 1)
}

/// Enough of a text to recognise it by.
pub(super) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = text.replace(char::is_control, "\u{fffd}");
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
