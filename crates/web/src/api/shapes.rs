//! The shapes of the interface: plain values, drawn up from games and put into words.

use ndongu_rules::{self as rules, AnyMove, AnyPosition, Game, IllegalMove};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::address;

mod draw;
mod view;

pub use draw::{Teller, step};
pub use view::{Mode, View, WaitingFor, mode, teller};

/// A player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Sows first; capital letters.
    South,
    /// Small letters.
    North,
}

/// A value for each side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

/// A game by its start and its moves. The past matters: rules G6a, G13 and K15 look back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameRef {
    /// A position or a shorthand for one.
    #[schema(example = "giuthi 8x8")]
    pub start: String,
    /// The moves since.
    #[serde(default)]
    #[schema(example = json!(["C+"]))]
    pub moves: Vec<String>,
}

/// What can be done in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Choose a hole to sow.
    Sow,
    /// Kiothi: empty two boma and place their warriors (K3).
    Redistribute,
    /// There is nothing but to pass.
    Pass,
    /// Nothing: the game is over.
    Over,
}

/// A position with all that a board needs to be played on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Board {
    /// The position as text.
    pub position: String,
    /// `giuthi` or `kiothi`.
    pub game: &'static str,
    /// The rule set, as positions name it.
    pub rules: String,
    /// Holes in a row.
    pub holes: usize,
    /// Who is to move.
    pub turn: Side,
    /// What is to be done.
    pub phase: Phase,
    /// South's row from `A`.
    pub south: Vec<u8>,
    /// North's row from `a`.
    pub north: Vec<u8>,
    /// Captured seeds.
    pub taken: BySide<u8>,
    /// Protected boma (K4).
    pub nki: Vec<char>,
    /// Moves made in this turn already (G6).
    pub stood: usize,
    /// Every legal move with what it would do; redistributions are not listed.
    pub choices: Vec<Choice>,
    /// Moves from own holes that are not allowed, each with the rule.
    pub refused: Vec<Refused>,
    /// What a redistribution must do, when one is owed.
    pub redistribution: Option<Owed>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
    /// Whose turn it is, or how the game ended, in a sentence.
    pub words: String,
}

/// A legal move and what it would do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Choice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The hole sown; none for a pass.
    pub hole: Option<char>,
    /// Giuthi: `+` or `-`.
    pub direction: Option<char>,
    /// Kiothi: how many warriors.
    pub number: Option<u16>,
    /// What would happen.
    pub trace: Trace,
    /// Seeds that would be captured.
    pub gain: u32,
    /// The position it would lead to.
    pub after: String,
    /// The same in a few words.
    pub words: String,
}

/// A move that is not allowed, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Refused {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its hole.
    pub hole: char,
    /// Giuthi: `+` or `-`.
    pub direction: Option<char>,
    /// Kiothi: how many warriors.
    pub number: Option<u16>,
    /// The rule that forbids it.
    pub rule: &'static str,
    /// Why, in a sentence.
    pub words: String,
}

/// What a redistribution must do (K3).
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Owed {
    /// How many boma to empty.
    pub empty: u8,
    /// From which.
    pub occupied: Vec<char>,
}

/// Everything that happened in a move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Trace {
    /// The laps in their order.
    pub laps: Vec<Lap>,
    /// What was captured, in its order.
    pub taken: Vec<Taken>,
    /// `sleep`, `again`, `capture`, `nothing`, `pass` or `opening`.
    pub end: &'static str,
    /// How it ended, in a sentence.
    pub words: String,
}

/// One lap.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Lap {
    /// The hole lifted.
    pub from: char,
    /// `+` or `-`.
    pub direction: char,
    /// Seeds sown.
    pub seeds: u8,
    /// The hole of the last one.
    pub to: char,
    /// The lap in a sentence; left out in previews.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// A captured hole.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Taken {
    /// The hole.
    pub hole: char,
    /// Its seeds.
    pub seeds: u8,
}

/// A move that has been played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Step {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Who played it.
    pub side: Side,
    /// The position before.
    pub before: String,
    /// The position after.
    pub after: String,
    /// What happened.
    pub trace: Trace,
}

/// The end of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ending {
    /// Who won; none for a draw.
    pub winner: Option<Side>,
    /// The final score, if it was counted.
    pub score: Option<BySide<u16>>,
    /// `no moves`, `repetition`, `resignation` or `time`.
    pub termination: String,
    /// The rule.
    pub rule: &'static str,
    /// All this in a sentence.
    pub words: String,
}

impl Side {
    /// The side as JSON and style sheets name it.
    pub fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        match side {
            rules::Side::South => Side::South,
            rules::Side::North => Side::North,
        }
    }
}

impl From<Side> for rules::Side {
    fn from(side: Side) -> rules::Side {
        match side {
            Side::South => rules::Side::South,
            Side::North => rules::Side::North,
        }
    }
}

impl<T> From<rules::BySide<T>> for BySide<T> {
    fn from(values: rules::BySide<T>) -> BySide<T> {
        BySide {
            south: values.south,
            north: values.north,
        }
    }
}

/// Why a [`GameRef`] is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoGame {
    /// One sentence.
    pub error: String,
    /// The part of it that is wrong: `start` or `moves[3]`.
    pub place: String,
    /// The rule that a move breaks.
    pub rule: Option<&'static str>,
}

impl NoGame {
    fn refused(language: Language, refusal: &IllegalMove) -> NoGame {
        NoGame {
            error: language.refusal(refusal),
            place: "move".to_owned(),
            rule: Some(refusal.rule()),
        }
    }
}

impl GameRef {
    /// A game as an address has it.
    pub fn written(start: String, moves: &str) -> GameRef {
        GameRef {
            start,
            moves: address::moves(moves),
        }
    }

    /// The game itself.
    ///
    /// # Errors
    ///
    /// Says which part is wrong and why.
    pub fn game(&self, language: Language) -> Result<Game, NoGame> {
        let mut game = Game::new(start(&self.start, language)?);
        if self.moves.len() > MOST_MOVES {
            let most = ("most", MOST_MOVES.into());
            return Err(NoGame {
                error: language.say("analysis-too-many-moves", &[most]),
                place: "moves".to_owned(),
                rule: None,
            });
        }
        for (index, text) in self.moves.iter().enumerate() {
            play_written(&mut game, text, language).map_err(|no| NoGame {
                place: format!("moves[{index}]"),
                ..no
            })?;
        }
        Ok(game)
    }
}

/// Longer games are not looked at: none that was played for its own sake has been half as long.
pub const MOST_MOVES: usize = 3000;

/// Reads a start.
///
/// # Errors
///
/// Says why it is none; the place is `start`.
pub fn start(text: &str, language: Language) -> Result<AnyPosition, NoGame> {
    text.parse::<AnyPosition>().map_err(|error| NoGame {
        error: language.notation_error(&error),
        place: "start".to_owned(),
        rule: None,
    })
}

/// Plays a move that somebody wrote down.
///
/// # Errors
///
/// Says why it is no move, or not allowed; the place is `move`.
pub fn play_written(game: &mut Game, text: &str, language: Language) -> Result<(), NoGame> {
    let mv = parse(game, text, language)?;
    let played = game.play(mv).map(drop);
    played.map_err(|refusal| NoGame::refused(language, &refusal))
}

/// Plays a move that somebody wrote down, and tells of it.
///
/// # Errors
///
/// Says why it is no move, or not allowed; the place is `move`.
pub fn play(game: &mut Game, text: &str, teller: Teller) -> Result<Step, NoGame> {
    let mv = parse(game, text, teller.language)?;
    step(game, &mv, teller).map_err(|refusal| NoGame::refused(teller.language, &refusal))
}

/// Reads a move of a game.
fn parse(game: &Game, text: &str, language: Language) -> Result<AnyMove, NoGame> {
    game.position().parse_move(text).map_err(|error| NoGame {
        error: language.notation_error(&error),
        place: "move".to_owned(),
        rule: Some("N3"),
    })
}
