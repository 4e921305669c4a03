//! A kept game as a page shows it.

use ndongu_rules::Side;
use ndongu_words::Language;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Board, BySide, GameRef, Step, Teller};
use crate::{
    store::Kept,
    table::{Player, Table, Waiting},
};

/// A kept game with all that is needed to go on with it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct View {
    /// Its id.
    pub id: String,
    /// How often it has been changed. To be said with the next change, so that nobody answers
    /// something that has changed meanwhile.
    pub version: u64,
    /// The game on the board.
    pub game: GameRef,
    /// The board as it stands.
    pub board: Board,
    /// The moves of the game on the board.
    pub steps: Vec<Step>,
    /// Who plays.
    pub players: BySide<Seat>,
    /// Who there is: `computer` (a person against it), `two` people, or `watch` (two computers).
    pub mode: Mode,
    /// What is waited for.
    pub waiting: WaitingFor,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// The match, if the game is one of several.
    #[serde(rename = "match")]
    pub contest: Option<MatchView>,
}

/// Somebody at the table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Seat {
    /// What to call them.
    pub name: String,
    /// The computer's level; none for a person.
    pub level: Option<u8>,
}

/// Who there is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// A person against the computer.
    Computer,
    /// Two people at one screen.
    Two,
    /// Two computers.
    Watch,
}

/// What a kept game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WaitingFor {
    /// A person's move.
    Person,
    /// The computer's move.
    Computer,
    /// A layout for the next round (GM2).
    Layout,
    /// Nothing.
    Over,
}

/// How a match stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatchView {
    /// The round or game on the board, from 1.
    pub round: usize,
    /// Seeds owned in a match of rounds (GM2), or points (K16).
    pub count: BySide<u32>,
    /// How it stands, in a sentence.
    pub words: String,
}

impl View {
    /// What a game looks like in a language.
    pub fn new(kept: &Kept, language: Language) -> View {
        let table = &kept.table;
        let game = table.game();
        let teller = teller(table, language);
        View {
            id: kept.id.clone(),
            version: kept.version,
            game: GameRef {
                start: game.start().to_string(),
                moves: game.moves().iter().map(ToString::to_string).collect(),
            },
            board: teller.board(game),
            steps: teller.steps(game),
            players: seats(table, language),
            mode: mode(table),
            waiting: table.waiting().into(),
            can_undo: table.can_take_back(),
            contest: contest(table, language),
        }
    }
}

impl From<Waiting> for WaitingFor {
    fn from(waiting: Waiting) -> WaitingFor {
        match waiting {
            Waiting::Person(_) => WaitingFor::Person,
            Waiting::Computer(..) => WaitingFor::Computer,
            Waiting::Layout(..) => WaitingFor::Layout,
            Waiting::Over => WaitingFor::Over,
        }
    }
}

/// Who tells of the games at a table.
pub fn teller(table: &Table, language: Language) -> Teller {
    Teller {
        language,
        names: table.names(),
    }
}

/// Who there is at a table.
pub fn mode(table: &Table) -> Mode {
    let players = table.seats();
    match (players.south, players.north) {
        (Player::Person, Player::Person) => Mode::Two,
        (Player::Computer(_), Player::Computer(_)) => Mode::Watch,
        _ => Mode::Computer,
    }
}

fn seats(table: &Table, language: Language) -> BySide<Seat> {
    let (players, names) = (table.players(), table.names());
    let seat = |side: Side| Seat {
        name: language.player(names[side]),
        level: match players[side] {
            Player::Computer(level) => Some(level.number()),
            Player::Person => None,
        },
    };
    BySide {
        south: seat(Side::South),
        north: seat(Side::North),
    }
}

fn contest(table: &Table, language: Language) -> Option<MatchView> {
    let round = table.games().len();
    if let Some(rounds) = table.rounds() {
        let owned = rounds.owned();
        let words = match table.match_end() {
            Some(end) => language.full_stop(language.match_end(end, table.names())),
            None => language.say(
                "play-match-owned",
                &[
                    ("round", round.into()),
                    ("south", owned.south.into()),
                    ("north", owned.north.into()),
                ],
            ),
        };
        return Some(MatchView {
            round,
            count: BySide {
                south: owned.south.into(),
                north: owned.north.into(),
            },
            words,
        });
    }
    let points = table.points()?;
    let words = language.say(
        "play-match-points",
        &[
            ("round", round.into()),
            ("first", points.south.into()),
            ("second", points.north.into()),
            ("who", points_of(table).into()),
        ],
    );
    Some(MatchView {
        round,
        count: BySide {
            south: points.south,
            north: points.north,
        },
        words,
    })
}

/// Whose points are told first: those of whoever sat South in the first game.
fn points_of(table: &Table) -> &'static str {
    let seats = table.seats();
    match (seats.south, seats.north) {
        (Player::Person, Player::Computer(_)) => "you",
        (Player::Computer(_), Player::Person) => "computer",
        _ => "first",
    }
}
