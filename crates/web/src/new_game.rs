//! What somebody wants to play, as a form or a program says it.

use ndongu_engine::Level;
use ndongu_rules::{BySide, Game, Side, kiothi::MatchPoints};
use ndongu_words::Language;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    api::shapes::{GameRef, NoGame},
    record,
    store::chance,
    table::{Contest, Event, Player, Table},
};

/// The level that nobody asked for: for those who know the game a little.
pub const USUAL_LEVEL: u8 = 4;

/// Every set-up that the sources record (G1, K2), the standard one of each rule set first.
pub const RECORDED: [(&str, &[&str]); 3] = [
    (
        "giuthi",
        &["8x8", "5x4", "6x4", "6x6", "7x6", "8x4", "8x6", "10x9"],
    ),
    (
        "giuthi:climent",
        &["8x6", "6x6", "5x4", "6x4", "7x6", "8x4", "8x8", "10x9"],
    ),
    ("kiothi", &["6x5", "5x5"]),
];

/// A game to be begun.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// A position or a shorthand for one; `giuthi 8x8` if neither this nor a record is given.
    #[schema(example = "giuthi 8x8")]
    #[serde(default)]
    pub start: Option<String>,
    /// Moves already made.
    #[serde(default)]
    #[schema(example = json!(["C+"]))]
    pub moves: Vec<String>,
    /// A game record to go on with, instead of start and moves.
    #[serde(default)]
    pub record: Option<String>,
    /// Who plays.
    #[serde(default)]
    pub opponent: Opponent,
    /// The computer's level, 1 to 10; South's when two computers play.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 10)]
    pub level: Option<u8>,
    /// North's level when two computers play; the same if left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 10)]
    pub north_level: Option<u8>,
    /// The person's side against the computer.
    #[serde(default)]
    pub side: Seat,
    /// One game, or a match.
    #[serde(default)]
    pub contest: Kind,
    /// The greatest number of rounds of a match (GM5).
    #[serde(default)]
    pub max_rounds: Option<u32>,
    /// What a win of one warrior counts (K16): 2 to 10.
    #[serde(default)]
    #[schema(minimum = 2, maximum = 10)]
    pub one_warrior: Option<u8>,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    Two,
    /// Two computers.
    Watch,
}

/// Where a person sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = WantedSeat)]
pub enum Seat {
    /// Begins.
    #[default]
    South,
    /// Second.
    North,
    /// By chance.
    Either,
}

/// How many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// One.
    #[default]
    Game,
    /// Rounds of Giuthi (GM1).
    Rounds,
    /// Games of Kiothi for points (K16).
    Points,
}

/// Most rounds that a match may be agreed to have.
const MOST_ROUNDS: u32 = 1000;

impl NewGame {
    /// The table, at which moves may have been made already.
    ///
    /// # Errors
    ///
    /// Says which part is wrong and why.
    pub fn table(&self, language: Language) -> Result<Table, NoGame> {
        let game = self.game(language)?;
        let contest = self.contest(language)?;
        let table = Table::new(*game.start(), self.seats(language)?, contest);
        let wrong = || no("contest", language.text("play-contest-game-wrong"), None);
        let mut table = table.ok_or_else(wrong)?;
        for mv in game.moves() {
            let played = table.apply(Event::Move(*mv));
            played.map_err(|_| no("moves", language.text("play-start-over"), None))?;
        }
        if table.game().ending().is_some() {
            return Err(no("start", language.text("play-start-over"), None));
        }
        Ok(table)
    }

    fn game(&self, language: Language) -> Result<Game, NoGame> {
        if let Some(record) = &self.record {
            if self.start.is_some() || !self.moves.is_empty() {
                return Err(no("record", language.text("play-record-or-start"), None));
            }
            let wrong = |error| no("record", language.record_error(&error), Some("N4"));
            let record = record::last(record).map_err(wrong)?;
            let moves = record.game().moves().to_vec();
            let mut game = Game::new(*record.game().start());
            // Whoever resigned in the record may go on here.
            for mv in moves {
                game.play(mv).expect("a record holds legal moves");
            }
            return Ok(game);
        }
        let start = GameRef {
            start: self
                .start
                .clone()
                .unwrap_or_else(|| "giuthi 8x8".to_owned()),
            moves: self.moves.clone(),
        };
        start.game(language)
    }

    fn contest(&self, language: Language) -> Result<Contest, NoGame> {
        match self.contest {
            Kind::Game => Ok(Contest::Game),
            Kind::Rounds => match self.max_rounds {
                Some(rounds) if !(1..=MOST_ROUNDS).contains(&rounds) => {
                    let most = [("most", MOST_ROUNDS.into())];
                    Err(no(
                        "max_rounds",
                        language.say("play-rounds-range", &most),
                        Some("GM5"),
                    ))
                }
                rounds => Ok(Contest::Rounds(rounds)),
            },
            Kind::Points => {
                let points = self
                    .one_warrior
                    .map_or(Some(MatchPoints::default()), MatchPoints::new);
                let wrong = || {
                    no(
                        "one_warrior",
                        language.text("play-points-range"),
                        Some("K16"),
                    )
                };
                points.map(Contest::Points).ok_or_else(wrong)
            }
        }
    }

    fn seats(&self, language: Language) -> Result<BySide<Player>, NoGame> {
        let level = |place: &str, level: Option<u8>| {
            let level = Level::try_from(level.unwrap_or(USUAL_LEVEL));
            let level = level.map_err(|_| no(place, language.text("play-level-range"), None))?;
            Ok(Player::Computer(level))
        };
        let computer = level("level", self.level)?;
        Ok(match self.opponent {
            Opponent::Two => BySide {
                south: Player::Person,
                north: Player::Person,
            },
            Opponent::Watch => BySide {
                south: computer,
                north: level("north_level", self.north_level.or(self.level))?,
            },
            Opponent::Computer => {
                let side = self.side.side();
                BySide::from_fn(|of| if of == side { Player::Person } else { computer })
            }
        })
    }
}

impl Seat {
    fn side(self) -> Side {
        match self {
            Seat::South => Side::South,
            Seat::North => Side::North,
            Seat::Either => Side::BOTH[(chance() % 2) as usize],
        }
    }
}

fn no(place: &str, error: String, rule: Option<&'static str>) -> NoGame {
    NoGame {
        error,
        place: place.to_owned(),
        rule,
    }
}
