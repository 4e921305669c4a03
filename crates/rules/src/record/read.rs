//! Reads records as PGN importers do: in whatever shape they come (N4).
//!
//! A scanner cuts the text into tokens; tags give the start of a game; the moves are played on one
//! [`Game`], which goes back to the beginning of the turn for each variation. Time and memory grow
//! with the length of the text, and nothing recurses with it.

use std::{collections::HashSet, str::FromStr};

use super::{
    Comment, Line, MAX_DEPTH, Problem, Record, RecordError, TagError, TagProblem, Variation,
    Verdict,
    scan::{BYTE_ORDER_MARK, Fault, RawTag, Scanner, Token, excerpt, line_starts},
    stated::{Finish, Stated},
    tags::{self, Tags},
};
use crate::{AnyPosition, BySide, Game, NotationError, RuleSet, Termination, game::Tail};

/// Reads the records of a text, one after another.
///
/// Accepted beyond what [`write`](super::write()) writes: line ends LF, CRLF and CR, a byte order
/// mark, tags in any order, any wrapping, blank lines or none between records, move numbers of any
/// kind or none (`1.`, `1...`, `1…`), a missing result, `;` comments, `!` and `?`, spaces round
/// commas, and moves of one turn without commas. Lines that begin with `%` are left out, as in PGN.
/// A variation in the middle of a turn is read as standing after it; a comment behind the result
/// belongs to the game before it.
///
/// Tags that are missing follow from the game. A player who resigned or ran out of time by the
/// tags does so in the game, unless the rules have already ended it.
///
/// An error ends its record only: reading goes on at the next line that begins with a tag.
///
/// ```
/// # use ndongu_rules::record;
/// let text = "[Game \"giuthi\"] [Setup \"5x4\"] 1. Z+ *
/// [Game \"kiothi\"] [Setup \"6x5\"] 1. EF=EF10 *
/// [Game \"giuthi\"] [Setup \"5x4\"] 1. B- d- *";
/// let read: Vec<bool> = record::read(text).map(|record| record.is_ok()).collect();
/// assert_eq!(read, [false, false, true]);
/// ```
pub fn read(text: &str) -> Records<'_> {
    let start = text.len() - text.trim_start_matches(BYTE_ORDER_MARK).len();
    Records {
        scanner: Scanner { text, at: start },
        games: 0,
        in_tags: false,
        place: Place {
            offset: start,
            line: 1,
            line_start: start,
        },
    }
}

/// The records of a text; see [`read`].
#[derive(Clone, Debug)]
pub struct Records<'a> {
    scanner: Scanner<'a>,
    /// Records begun.
    games: usize,
    /// Whether the tags of the current one are still being read.
    in_tags: bool,
    place: Place,
}

/// A byte of the text, and the line that it stands on.
#[derive(Clone, Copy, Debug)]
struct Place {
    offset: usize,
    line: usize,
    line_start: usize,
}

/// Reads the one record of a text.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut records = read(text);
        let none = Fault::new(text.len(), Problem::NoRecord);
        let Some(record) = records.next() else {
            return Err(records.locate(none));
        };
        records.scanner.skip_blank();
        if record.is_ok() && !records.scanner.rest().is_empty() {
            records.games += 1;
            let another = Fault::new(records.scanner.at, Problem::AnotherRecord);
            return Err(records.locate(another));
        }
        record
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.scanner.skip_blank();
        if self.scanner.rest().is_empty() {
            return None;
        }
        self.games += 1;
        Some(self.record().map_err(|fault| {
            self.skip_record(&fault.problem);
            self.locate(fault)
        }))
    }
}

impl Records<'_> {
    fn record(&mut self) -> Result<Record, Fault> {
        self.in_tags = true;
        let (tags, before) = read_tags(&mut self.scanner)?;
        self.in_tags = false;
        let head = Head::from_tags(tags, self.scanner.at)?;
        let mut moves = MoveText::new(head.start, before);
        let result = moves.read(&mut self.scanner)?;
        head.into_record(moves, result)
    }

    /// Goes on to the next line that begins with a tag, not one of this record.
    fn skip_record(&mut self, problem: &Problem) {
        let scanner = &mut self.scanner;
        if *problem == Problem::OpenComment {
            // Everything that follows stands in this comment.
            scanner.at = scanner.text.len();
        }
        if self.in_tags {
            scanner.next_line();
            while scanner.is_at_tag() {
                scanner.next_line();
            }
        }
        while !scanner.rest().is_empty() && !scanner.is_at_tag() {
            scanner.next_line();
        }
    }

    /// Faults come in the order of the text, so that lines are counted only once.
    fn locate(&mut self, fault: Fault) -> RecordError {
        let text = self.scanner.text;
        let place = &mut self.place;
        // Escapes in a tag can put the place out by a few bytes.
        let at = text.floor_char_boundary(fault.at);
        for line_start in line_starts(&text[place.offset..at]) {
            place.line += 1;
            place.line_start = place.offset + line_start;
        }
        place.offset = at;
        RecordError {
            game: self.games.max(1),
            line: place.line,
            column: text[place.line_start..at].chars().count() + 1,
            offset: at,
            problem: fault.problem,
        }
    }
}

// ---------------------------------------------------------------- tags

/// The tags at the head of a record, and the comments among them.
fn read_tags<'a>(scanner: &mut Scanner<'a>) -> Result<(Vec<RawTag<'a>>, Vec<Comment>), Fault> {
    let (mut tags, mut names, mut comments) = (Vec::new(), HashSet::new(), Vec::new());
    loop {
        let end = scanner.at;
        match scanner.token()? {
            Some((_, Token::Comment(text))) => comments.extend(Comment::new(text)),
            Some((_, Token::Tag(tag))) if names.insert(tag.name) => tags.push(tag),
            Some((at, Token::Tag(_))) if line_starts(&scanner.text[end..at]).count() > 1 => {
                // Behind a blank line the same name begins another record.
                scanner.at = at;
                return Ok((tags, comments));
            }
            Some((at, Token::Tag(tag))) => {
                let name = tag.name.to_owned();
                return Err(Fault::new(at, Problem::TagTwice { name }));
            }
            Some((at, _)) => {
                scanner.at = at;
                return Ok((tags, comments));
            }
            None => return Ok((tags, comments)),
        }
    }
}

/// What the tags say.
struct Head {
    start: AnyPosition,
    verdict: Option<Verdict>,
    score: Option<BySide<u16>>,
    finish: Option<Finish>,
    tags: Tags,
}

impl Head {
    fn from_tags(raw: Vec<RawTag<'_>>, end: usize) -> Result<Head, Fault> {
        let Some(first) = raw.first().map(|tag| tag.value_at) else {
            return Err(Fault::new(end, Problem::NoTags));
        };
        let (mut game, mut setup, mut position) = (None, None, None);
        let (mut verdict, mut score, mut finish) = (None, None, None);
        let mut others = Vec::new();
        for tag in raw {
            match tag.name {
                name if tags::is_typed(name) && tag.is_unknown() => {}
                "Game" => game = Some(tag),
                "Setup" => setup = Some(tag),
                "Position" => position = Some(tag),
                "Result" => {
                    verdict = Some(tag.parsed(Verdict::from_text, TagProblem::Result)?);
                }
                "Score" => {
                    score = Some(tag.parsed(tags::parse_pair, TagProblem::Score)?);
                }
                "Termination" => {
                    finish = Some(tag.parsed(Finish::from_text, TagProblem::Termination)?);
                }
                name => {
                    let value = tags::checked(name, &tag.value)
                        .map_err(|error: TagError| tag.fault(0, TagProblem::Value(error)))?;
                    others.push((name.to_owned(), value));
                }
            }
        }
        Ok(Head {
            start: read_start(first, game.as_ref(), setup.as_ref(), position.as_ref())?,
            verdict,
            score,
            finish,
            tags: Tags::sorted(others),
        })
    }

    /// Puts together what tags, moves and rules say of the game.
    fn into_record(
        self,
        moves: MoveText,
        result: Option<(usize, Verdict)>,
    ) -> Result<Record, Fault> {
        let verdict = match (self.verdict, result) {
            (Some(Verdict::Open) | None, Some((_, written))) => Some(written),
            (Some(tag), Some((at, written))) if tag != written && written != Verdict::Open => {
                return Err(Fault::new(at, Problem::TwoResults));
            }
            (tag, _) => tag,
        };
        let MoveText { mut game, line, .. } = moves;
        if let Some(Verdict::Won(winner)) = verdict {
            match self.finish {
                Some(Finish::Ended(Termination::Resignation)) => game.resign(winner.other()),
                Some(Finish::Ended(Termination::Time)) => game.lose_on_time(winner.other()),
                _ => {}
            }
        }
        let by_rules = Stated::of(&game);
        let stated = Stated {
            verdict: verdict.unwrap_or(by_rules.verdict),
            score: self.score.or(by_rules.score),
            finish: self.finish.unwrap_or(by_rules.finish),
        };
        let tags = self.tags;
        Ok(Record {
            game,
            line,
            tags,
            stated,
        })
    }
}

/// The start by the tags Game and Setup or Position. A set-up may leave the name of the game out.
fn read_start(
    first: usize,
    game: Option<&RawTag<'_>>,
    setup: Option<&RawTag<'_>>,
    position: Option<&RawTag<'_>>,
) -> Result<AnyPosition, Fault> {
    let rules: Option<RuleSet> = match game {
        None => None,
        Some(tag) => {
            let parsed = tag.value.trim().parse();
            let fault = |error: NotationError| {
                let problem = TagProblem::Notation(error.problem());
                tag.fault(error.offset(), problem)
            };
            Some(parsed.map_err(fault)?)
        }
    };
    let start = match (setup, position) {
        (Some(start), None) | (None, Some(start)) => start,
        (Some(_), Some(position)) => return Err(Fault::new(position.value_at, Problem::TwoStarts)),
        (None, None) => return Err(Fault::new(first, Problem::NoStart)),
    };
    let names_game = start
        .value
        .trim_start()
        .starts_with(|c: char| c.is_ascii_alphabetic());
    let prefix = match rules {
        _ if names_game => String::new(),
        Some(rules) => format!("{rules} "),
        None => return Err(Fault::new(first, Problem::NoGame)),
    };
    let parsed: Result<AnyPosition, NotationError> = format!("{prefix}{}", start.value).parse();
    let pos = parsed.map_err(|error| {
        let problem = TagProblem::Notation(error.problem());
        start.fault(error.offset().saturating_sub(prefix.len()), problem)
    })?;
    match rules {
        Some(rules) if rules != pos.rules() => Err(start.fault(
            0,
            TagProblem::OtherGame {
                expected: rules,
                found: pos.rules(),
            },
        )),
        _ => Ok(pos),
    }
}

// ---------------------------------------------------------------- moves

/// The moves of one record while they are read.
struct MoveText {
    game: Game,
    /// The line being read: the game, or the innermost open variation.
    line: Line,
    /// The lines around it, the game first.
    outer: Vec<Outer>,
    /// A comma that waits for its move.
    comma: Option<usize>,
}

/// A line in which a variation is open.
struct Outer {
    line: Line,
    /// The turn that the variation replaces.
    tail: Tail,
    /// Where the variation opens.
    opened: usize,
}

impl MoveText {
    fn new(start: AnyPosition, before: Vec<Comment>) -> MoveText {
        MoveText {
            game: Game::new(start),
            line: Line {
                before,
                turns: Vec::new(),
            },
            outer: Vec::new(),
            comma: None,
        }
    }

    /// Reads to the end of the record: behind its result, or before the tags of the next one.
    fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<Option<(usize, Verdict)>, Fault> {
        while let Some((at, token)) = scanner.token()? {
            match token {
                Token::Comment(text) => self.comment(text),
                Token::Move(text) => self.play(at, text)?,
                Token::Glyph(nag) => self.glyph(at, nag)?,
                Token::Comma => self.comma(at)?,
                Token::Open => self.open(at)?,
                Token::Close => self.close(at)?,
                Token::Tag(_) => {
                    scanner.at = at;
                    break;
                }
                Token::Result(_) if !self.outer.is_empty() => {
                    return Err(Fault::new(at, Problem::ResultInVariation));
                }
                Token::Result(verdict) => {
                    self.end()?;
                    while let Some(text) = scanner.comment()? {
                        self.comment(text);
                    }
                    return Ok(Some((at, verdict)));
                }
            }
        }
        self.end()?;
        Ok(None)
    }

    fn comment(&mut self, text: &str) {
        let comment = Comment::new(text);
        self.line.comments().extend(comment);
    }

    fn play(&mut self, at: usize, text: &str) -> Result<(), Fault> {
        let mv = self.game.position().parse_move(text).map_err(|reason| {
            let text = excerpt(text);
            Fault::new(at + reason.offset(), Problem::NotAMove { text, reason })
        })?;
        let begins_turn = self.game.begins_turn(self.game.moves().len());
        if self.comma.take().is_some() && begins_turn {
            let text = excerpt(text);
            return Err(Fault::new(at, Problem::TurnOver { text }));
        }
        self.game.play(mv).map_err(|reason| {
            let text = excerpt(text);
            Fault::new(at, Problem::Illegal { text, reason })
        })?;
        self.line.push(mv, begins_turn);
        Ok(())
    }

    fn glyph(&mut self, at: usize, nag: u8) -> Result<(), Fault> {
        let played = self.line.last_move();
        let played = played.ok_or(Fault::new(at, Problem::GlyphWithoutMove))?;
        played.nags.push(nag);
        Ok(())
    }

    fn comma(&mut self, at: usize) -> Result<(), Fault> {
        self.no_open_comma()?;
        if self.line.turns.is_empty() {
            return Err(Fault::new(at, Problem::Comma));
        }
        self.comma = Some(at);
        Ok(())
    }

    fn no_open_comma(&self) -> Result<(), Fault> {
        match self.comma {
            Some(at) => Err(Fault::new(at, Problem::Comma)),
            None => Ok(()),
        }
    }

    fn open(&mut self, at: usize) -> Result<(), Fault> {
        self.no_open_comma()?;
        let Some(turn) = self.line.turns.last() else {
            return Err(Fault::new(at, Problem::NothingToReplace));
        };
        if self.outer.len() == MAX_DEPTH {
            return Err(Fault::new(at, Problem::TooDeep));
        }
        let turn_start = self.game.moves().len() - turn.moves.len();
        self.outer.push(Outer {
            line: std::mem::take(&mut self.line),
            tail: self.game.take_off(turn_start),
            opened: at,
        });
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), Fault> {
        self.no_open_comma()?;
        let Some(Outer { line, tail, .. }) = self.outer.pop() else {
            return Err(Fault::new(at, Problem::UnopenedVariation));
        };
        let line = std::mem::replace(&mut self.line, line);
        if line.turns.is_empty() {
            return Err(Fault::new(at, Problem::EmptyVariation));
        }
        self.game.put_back(tail);
        if let Some(turn) = self.line.turns.last_mut() {
            turn.variations.push(Variation {
                line,
                after: Vec::new(),
            });
        }
        Ok(())
    }

    fn end(&self) -> Result<(), Fault> {
        self.no_open_comma()?;
        match self.outer.last() {
            Some(outer) => Err(Fault::new(outer.opened, Problem::OpenVariation)),
            None => Ok(()),
        }
    }
}
