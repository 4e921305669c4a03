//! Game records, as text that reads like PGN (N4).
//!
//! [`read`] is tolerant, [`write()`] strict: whatever can be read is written in one way only, and
//! reads back as the same [`Record`]. Every move that is read has been checked by the rules, in
//! variations too.
//!
//! ```
//! use ndongu_rules::record;
//!
//! let text = r#"
//! [Game "giuthi"] [Setup "5x4"] [South "Wanjiru"] [Result "0-1"] [Termination "resignation"]
//! B- d-?! {[%eval -3] too early} (1... a+ 2. A-) 2.C- 0-1
//! "#;
//! let record = record::read(text).next().expect("there is a game")?;
//! assert_eq!(record.game().moves().len(), 3);
//! assert_eq!(record.to_string(), r#"[Game "giuthi"]
//! [Setup "5x4"]
//! [South "Wanjiru"]
//! [Result "0-1"]
//! [Termination "resignation"]
//!
//! 1. B- d- $6 {[%eval -3] too early} (1... a+ 2. A-) 2. C- 0-1
//! "#);
//! # Ok::<_, record::RecordError>(())
//! ```

mod error;
mod read;
mod scan;
mod stated;
mod tags;
mod write;

pub use error::{Problem, RecordError, TagProblem};
pub use read::{Records, read};
pub use stated::{Disagreement, Reason, Verdict};
pub use tags::TagError;
pub use write::write;

use stated::{Finish, Stated};
use tags::Tags;

use crate::{AnyMove, AnyPosition, BySide, Game, IllegalMove, Side, Termination};

/// How deep variations may be nested.
pub const MAX_DEPTH: usize = 100;

/// A game written down: who played it, how it went, what is said of it.
///
/// ```
/// # use ndongu_rules::{AnyPosition, Game, Record, Side};
/// let mut game = Game::new("giuthi:climent 5x4".parse::<AnyPosition>()?);
/// game.play(game.position().parse_move("B-")?)?;
/// game.resign(Side::North);
///
/// let mut record = Record::new(game);
/// record.set_tag("South", "Wanjiru")?;
/// assert_eq!(record.to_string(), r#"[Game "giuthi:climent"]
/// [Setup "5x4"]
/// [South "Wanjiru"]
/// [Result "1-0"]
/// [Termination "resignation"]
///
/// 1. B- 1-0
/// "#);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The moves of `line` without its variations.
    game: Game,
    line: Line,
    tags: Tags,
    stated: Stated,
}

/// Turns that follow one another: a game, or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first turn.
    pub before: Vec<Comment>,
    /// The turns, of either player alternately.
    pub turns: Vec<Turn>,
}

/// All that one player plays before the other does: at least one move, more after extra moves (G6).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The moves.
    pub moves: Vec<Played>,
    /// What could have been played instead of this whole turn.
    pub variations: Vec<Variation>,
}

/// A move with what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The move.
    pub mv: AnyMove,
    /// PGN's numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!` …
    pub nags: Vec<u8>,
    /// The comments after it.
    pub comments: Vec<Comment>,
}

/// A line in place of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    /// The line, with at least one turn.
    pub line: Line,
    /// The comments behind its closing parenthesis.
    pub after: Vec<Comment>,
}

/// What is said of a move: words with single spaces between them, and no `}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment(String);

impl Comment {
    /// A comment of this text; `None` when there is nothing but spaces in it.
    ///
    /// Spaces and line breaks become single spaces, since comments are wrapped like the moves. A
    /// `}` would end the comment: in a text that has one, braces become parentheses.
    pub fn new(text: &str) -> Option<Comment> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let text = words.join(" ");
        let text = if text.contains('}') {
            text.replace('{', "(").replace('}', ")")
        } else {
            text
        };
        (!text.is_empty()).then_some(Comment(text))
    }

    /// The whole text, commands included.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is given to a command in the comment: `-3` of `[%eval -3]` for `eval`.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.0.split("[%").skip(1).find_map(|command| {
            let (command, _) = command.split_once(']')?;
            let given = command.strip_prefix(name)?;
            (given.is_empty() || given.starts_with(' ')).then(|| given.trim_start())
        })
    }
}

impl Record {
    /// Writes down a game as it stands: the tags of its end follow from it. Moves taken back are
    /// left out.
    pub fn new(mut game: Game) -> Record {
        game.forget_undone();
        let mut line = Line::default();
        for (ply, mv) in game.moves().iter().enumerate() {
            line.push(*mv, game.begins_turn(ply));
        }
        Record {
            stated: Stated::of(&game),
            tags: Tags::default(),
            game,
            line,
        }
    }

    /// The game. A player who resigned or ran out of time by the tags has done so in it.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone, to be played on.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The turns with comments and variations.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Every tag with its value, in the order in which they are written.
    pub fn tags(&self) -> Vec<(&str, String)> {
        let start = self.game.start();
        let begins = match self.set_up() {
            Some(set_up) => ("Setup", set_up),
            None => ("Position", start.to_string()),
        };
        [("Game", start.rules().to_string()), begins]
            .into_iter()
            .chain(self.tags.leading())
            .chain(self.stated.tags())
            .chain(self.tags.others())
            .collect()
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<String> {
        let found = self.tags().into_iter().find(|(given, _)| *given == name);
        found.map(|(_, value)| value)
    }

    /// Sets a tag: `South`, `North`, `Date`, `Match`, `Round`, `Kept`, or one of your own, which is
    /// written after all others.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the name or the value. Tags that follow from the game (`Game`,
    /// `Setup`, `Position`, `Result`, `Score`, `Termination`) cannot be set.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }

    /// A player's name.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.tags.get(match side {
            Side::South => "South",
            Side::North => "North",
        })
    }

    /// The match that this game is a round of.
    pub fn match_name(&self) -> Option<&str> {
        self.tags.get("Match")
    }

    /// Which round of the match this is, the first being 1.
    pub fn round(&self) -> Option<u32> {
        self.tags.get("Round").and_then(|round| round.parse().ok())
    }

    /// What each player keeps off the board in this round (GM2).
    pub fn kept(&self) -> Option<BySide<u16>> {
        self.tags.get("Kept").and_then(tags::parse_pair)
    }

    /// The result that the record gives.
    pub fn verdict(&self) -> Verdict {
        self.stated.verdict
    }

    /// The score that the record gives.
    pub fn score(&self) -> Option<BySide<u16>> {
        self.stated.score
    }

    /// How the game ended by the record; `None` when it is unfinished.
    pub fn termination(&self) -> Option<Termination> {
        match self.stated.finish {
            Finish::Ended(termination) => Some(termination),
            Finish::Unfinished => None,
        }
    }

    /// Where Result, Score or Termination differ from what the rules say of the game.
    pub fn disagreements(&self) -> Vec<Disagreement> {
        self.stated.disagreements(&self.game)
    }

    /// Adds a comment after the move with this number, counted from 1; 0 stands for before the
    /// first move. Returns whether there is such a move.
    pub fn comment(&mut self, ply: usize, comment: Comment) -> bool {
        let comments = match ply {
            0 => Some(&mut self.line.before),
            _ => self.played_mut(ply).map(|played| &mut played.comments),
        };
        comments.map(|comments| comments.push(comment)).is_some()
    }

    /// Adds a numeric annotation glyph to the move with this number, counted from 1. Returns whether
    /// there is such a move.
    pub fn glyph(&mut self, ply: usize, nag: u8) -> bool {
        let played = self.played_mut(ply);
        played.map(|played| played.nags.push(nag)).is_some()
    }

    /// Adds a variation: what could have been played in place of the turn with this index in
    /// [`line`](Self::line), and after it. Nothing happens when there are no moves, when there is no
    /// such turn, or when the turn already has this variation.
    ///
    /// ```
    /// # use ndongu_rules::{Record, record};
    /// let mut record: Record = r#"[Game "giuthi"] [Setup "5x4"] 1. B- d-"#.parse()?;
    /// let better: Vec<_> = ["A+", "d-", "B-"]
    ///     .iter()
    ///     .map(|text| record.game().start().parse_move(text))
    ///     .collect::<Result<_, _>>()?;
    /// record.vary(0, &better)?;
    /// assert!(record.to_string().ends_with("\n1. B- (1. A+ d- 2. B-) 1... d- *\n"));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Says why a move is not legal; nothing is added then.
    pub fn vary(&mut self, turn: usize, moves: &[AnyMove]) -> Result<(), IllegalMove> {
        if moves.is_empty() || turn >= self.line.turns.len() {
            return Ok(());
        }
        let (before, varied) = self.line.turns.split_at_mut(turn);
        let ply = before.iter().map(|turn| turn.moves.len()).sum();
        let mut game = self.game.clone();
        game.take_off(ply);
        let mut line = Line::default();
        for mv in moves {
            let begins_turn = game.begins_turn(game.moves().len());
            game.play(*mv)?;
            line.push(*mv, begins_turn);
        }
        let variations = &mut varied[0].variations;
        if !variations.iter().any(|known| known.line.plays(moves)) {
            let after = Vec::new();
            variations.push(Variation { line, after });
        }
        Ok(())
    }

    /// The move with this number, counted from 1.
    fn played_mut(&mut self, ply: usize) -> Option<&mut Played> {
        let mut moves = self.line.turns.iter_mut().flat_map(|turn| &mut turn.moves);
        moves.nth(ply.checked_sub(1)?)
    }

    /// N2, for a game that begins so; a round of a match gives its layout in full (N4).
    fn set_up(&self) -> Option<String> {
        match self.match_name() {
            Some(_) => None,
            None => AnyPosition::shorthand(self.game.start()),
        }
    }
}

impl Line {
    fn push(&mut self, mv: AnyMove, begins_turn: bool) {
        if begins_turn {
            self.turns.push(Turn::default());
        }
        let played = Played {
            mv,
            nags: Vec::new(),
            comments: Vec::new(),
        };
        let turn = self.turns.last_mut();
        turn.expect("the first move begins a turn")
            .moves
            .push(played);
    }

    /// Whether these are its moves, whatever is said of them.
    fn plays(&self, moves: &[AnyMove]) -> bool {
        let own = self.turns.iter().flat_map(|turn| &turn.moves);
        own.map(|played| played.mv).eq(moves.iter().copied())
    }

    /// The move played last.
    fn last_move(&mut self) -> Option<&mut Played> {
        self.turns.last_mut()?.moves.last_mut()
    }

    /// Where a comment belongs that comes next.
    fn comments(&mut self) -> &mut Vec<Comment> {
        match self.turns.last_mut() {
            None => &mut self.before,
            Some(turn) => match (turn.variations.last_mut(), turn.moves.last_mut()) {
                (Some(variation), _) => &mut variation.after,
                (None, Some(played)) => &mut played.comments,
                (None, None) => &mut self.before,
            },
        }
    }
}
