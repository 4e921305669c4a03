//! Positions set up by hand, and the set-ups that games begin with.

use axum::Json;
use ndongu_rules::{
    self as rules, AnyPosition, Cell, Game, Hole, IllegalMove, MAX_HOLES, RuleSet, Setup,
    SetupError, giuthi,
};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Body},
    shapes::{Board, BySide, NoGame, Side, Teller},
};
use crate::{frame::Frame, new_game::RECORDED, state::State};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(set_up))
        .routes(routes!(setups))
}

/// A position as somebody put it together: it may be nonsense.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Placed {
    /// The game and the account of it that is followed.
    rules: Rules,
    /// South's row from `A`.
    #[schema(example = json!([0, 5, 1]))]
    south: Vec<u16>,
    /// North's row from `a`.
    #[schema(example = json!([2, 0, 3]))]
    north: Vec<u16>,
    /// Captured seeds.
    #[serde(default)]
    taken: Option<BySide<u16>>,
    /// Kiothi: protected boma (K4).
    #[serde(default)]
    #[schema(value_type = Vec<char>, example = json!(["B"]))]
    nki: Vec<Marked>,
    /// Who is to move.
    turn: Side,
    /// Kiothi: whether that side still owes its redistribution (K3).
    #[serde(default)]
    opening: bool,
}

/// A rule set, by the name that positions give it (N1).
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// Giuthi by Mancala World's account.
    #[serde(rename = "giuthi")]
    MancalaWorld,
    /// Giuthi by Jordi Climent's account.
    #[serde(rename = "giuthi:climent")]
    Climent,
    /// Kiothi.
    Kiothi,
}

/// A boma marked nki, by its letter.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "char")]
pub struct Marked(Hole);

/// A position that can stand on a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standing {
    /// It as text.
    #[schema(example = "kiothi 0,5*,1/2,0,3 0-0 S")]
    position: String,
    /// All that a board needs.
    board: Board,
}

/// A rule set with the set-ups that are recorded for it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetUps {
    /// `giuthi`, `giuthi:climent` or `kiothi`.
    rules: &'static str,
    /// Shorthands of positions, the standard one first.
    #[schema(example = json!(["giuthi 8x8"]))]
    recorded: Vec<String>,
    /// Holes in a row, or for Kiothi occupied boma, of other set-ups.
    holes: Bounds,
    /// Seeds in each at the start.
    seeds: Bounds,
}

/// The least and the most.
#[derive(Debug, Serialize, ToSchema)]
pub struct Bounds {
    least: u8,
    most: u8,
}

/// Makes a position of what lies on a board, or says why it is none.
#[utoipa::path(
    post, path = "/setup", tag = "boards", request_body(content = Placed, example = json!({
        "rules": "kiothi", "south": [0, 5, 1], "north": [2, 0, 3], "nki": ["B"], "turn": "south"
    })),
    responses((status = 200, body = Standing), (status = 422, body = ApiError))
)]
async fn set_up(frame: Frame, Body(placed): Body<Placed>) -> Result<Json<Standing>, ApiError> {
    let position = placed.position(frame.language)?;
    Ok(Json(Standing {
        position: position.to_string(),
        board: Teller::of_sides(frame.language).board(&Game::new(position)),
    }))
}

/// The set-ups that games begin with.
#[utoipa::path(
    get, path = "/setups", tag = "boards", responses((status = 200, body = Vec<SetUps>))
)]
async fn setups() -> Json<Vec<SetUps>> {
    let of = |(rules, names): (&'static str, &[&str])| SetUps {
        rules,
        recorded: names.iter().map(|name| format!("{rules} {name}")).collect(),
        holes: Bounds {
            least: if rules == "kiothi" { 2 } else { 1 },
            most: 10,
        },
        seeds: Bounds { least: 1, most: 9 },
    };
    Json(RECORDED.into_iter().map(of).collect())
}

impl Placed {
    fn position(&self, language: Language) -> Result<AnyPosition, NoGame> {
        let taken = self.taken.as_ref();
        let row = |row: &[u16]| row.iter().map(|seeds| unmarked(*seeds)).collect();
        let mut setup = Setup {
            rules: self.rules.into(),
            south: row(&self.south),
            north: row(&self.north),
            taken: rules::BySide {
                south: taken.map_or(0, |taken| taken.south),
                north: taken.map_or(0, |taken| taken.north),
            },
            turn: self.turn.into(),
            opening: self.opening,
        };
        for (index, Marked(boma)) in self.nki.iter().enumerate() {
            let cell = setup.cell_mut(*boma).ok_or_else(|| NoGame {
                error: language.refusal_without_rule(&IllegalMove::NoSuchHole {
                    hole: *boma,
                    holes: self.south.len().min(MAX_HOLES) as u8,
                }),
                place: format!("nki[{index}]"),
                rule: Some("B2"),
            })?;
            cell.nki = true;
        }
        AnyPosition::try_from(setup).map_err(|error| self.refusal(&error, language))
    }

    fn refusal(&self, error: &SetupError, language: Language) -> NoGame {
        let size = match self.rules {
            Rules::Kiothi => "K1",
            Rules::MancalaWorld | Rules::Climent => "G1",
        };
        let (place, rule) = match error {
            SetupError::OtherGame { .. } => ("rules".to_owned(), "N1"),
            SetupError::UnequalRows(_) => ("north".to_owned(), "B1"),
            SetupError::Holes { .. } | SetupError::TooManySeeds { .. } => {
                ("south".to_owned(), size)
            }
            SetupError::NkiInGiuthi { hole }
            | SetupError::NkiOnEmpty { hole }
            | SetupError::NkiInOpening { hole } => (self.place_of(*hole), "K4"),
            SetupError::OpeningInGiuthi | SetupError::InOpening | SetupError::NotInOpening => {
                ("opening".to_owned(), "K3")
            }
        };
        NoGame {
            error: language.setup_error(error),
            place,
            rule: Some(rule),
        }
    }

    fn place_of(&self, nki: Hole) -> String {
        let index = self.nki.iter().position(|Marked(boma)| *boma == nki);
        index.map_or_else(|| "nki".to_owned(), |index| format!("nki[{index}]"))
    }
}

fn unmarked(seeds: u16) -> Cell {
    Cell { seeds, nki: false }
}

impl From<Rules> for RuleSet {
    fn from(rules: Rules) -> RuleSet {
        match rules {
            Rules::MancalaWorld => RuleSet::Giuthi(giuthi::Rules::MancalaWorld),
            Rules::Climent => RuleSet::Giuthi(giuthi::Rules::Climent),
            Rules::Kiothi => RuleSet::Kiothi,
        }
    }
}

impl TryFrom<char> for Marked {
    type Error = &'static str;

    fn try_from(letter: char) -> Result<Marked, &'static str> {
        let hole = Hole::from_letter(letter).map(Marked);
        hole.ok_or("expected a letter from A to J or from a to j")
    }
}
