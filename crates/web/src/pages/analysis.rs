//! The analysis board: any position or game, with what could have been played instead.
//!
//! Everything that is shown stands in the address. Without script its moves are links to further
//! positions; the script takes the same tree over and goes on from there.

use askama::Template;
use axum::{
    Router,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use ndongu_rules::{AnyPosition, Game, Side};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};

use super::Filled;
use crate::{
    address,
    api::{
        error::{ApiError, Asked},
        shapes::{self, Board, GameRef, NoGame, Step, Teller},
        tree::Tree,
    },
    frame::Frame,
    guard::URI_BYTES,
    live,
    page::{Page, script_json},
    record,
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/analysis", get(show).post(show_pasted))
}

/// What is looked at when nothing is said.
const USUAL_START: &str = "giuthi 8x8";

/// What an address asks for.
#[derive(Clone, Default, Debug, Deserialize)]
struct Address {
    /// A position or a shorthand for one.
    #[serde(alias = "position")]
    start: Option<String>,
    /// The moves since, with commas between them.
    #[serde(default)]
    moves: String,
    /// A record, or a position: whatever was pasted.
    record: Option<String>,
    /// After which move; the last one, or for a record before the first.
    at: Option<usize>,
}

#[derive(Template)]
#[template(path = "analysis.html")]
struct Analysis {
    frame: Frame,
    refused: Option<Refused>,
    tree: Tree,
    at: usize,
    markup: String,
    data: String,
    board: Board,
    turns: Vec<Turn>,
    walk: Vec<Link>,
    choices: Vec<Link>,
    /// What is said of the move shown.
    comment: String,
}

/// A turn of the game, each move a link to the position after it.
struct Turn {
    /// Stands before it in the list: `3.`.
    number: String,
    side: &'static str,
    links: Vec<Link>,
}

/// A link to a position.
struct Link {
    words: String,
    /// What the move does, in a few words.
    about: String,
    /// Its name, if the words are only a sign.
    label: String,
    href: String,
    here: bool,
}

/// What the script starts with.
#[derive(Serialize)]
struct Data<'a> {
    tree: &'a Tree,
    at: usize,
    board: &'a Board,
    steps: &'a [Step],
}

/// What is looked at.
struct Found {
    tree: Tree,
    /// After which of its moves.
    at: usize,
    /// The game up to there.
    game: Game,
}

/// What of an address cannot be shown.
struct Refused {
    status: StatusCode,
    /// What is wrong, and where.
    words: String,
    /// What was pasted, to be mended.
    pasted: String,
}

async fn show(frame: Frame, asked: Result<Asked<Address>, ApiError>) -> Response {
    let (found, refused) = match asked {
        Ok(Asked(address)) => address.found(frame.language),
        Err(_) => (Found::usual(), Some(Refused::address(frame.language))),
    };
    shown(frame, found, refused)
}

/// What was pasted.
#[derive(Debug, Deserialize)]
struct Pasted {
    record: String,
}

/// Leads to the address that shows what was pasted, or shows it here if that would be too long.
async fn show_pasted(frame: Frame, Filled(Pasted { record }): Filled<Pasted>) -> Response {
    let address = format!("/analysis?record={}", address::text(&record));
    if address.len() <= URI_BYTES {
        return Redirect::to(&address).into_response();
    }
    let pasted = Address {
        record: Some(record),
        ..Address::default()
    };
    let (found, refused) = pasted.found(frame.language);
    shown(frame, found, refused)
}

fn shown(frame: Frame, found: Found, refused: Option<Refused>) -> Response {
    let status = refused.as_ref().map_or(StatusCode::OK, |no| no.status);
    let page = Page(Analysis::new(frame, found, refused));
    (status, page).into_response()
}

impl Address {
    /// What can be shown of what is asked for, and why not all of it.
    fn found(&self, language: Language) -> (Found, Option<Refused>) {
        let pasted = self.record.as_deref().map(str::trim);
        if pasted.is_some() && (self.start.is_some() || !self.moves.is_empty()) {
            let why = language.text("play-record-or-start");
            return (Found::usual(), Some(Refused::unfit(why)));
        }
        match (pasted, &self.start) {
            (Some(text), _) if text.parse::<AnyPosition>().is_err() => {
                match self.of_record(text, language) {
                    Ok(found) => (found, None),
                    Err(error) => (Found::usual(), Some(Refused::record(text, error, language))),
                }
            }
            (Some(start), _) => self.of_moves(start, language),
            (None, start) => self.of_moves(start.as_deref().unwrap_or(USUAL_START), language),
        }
    }

    fn of_record(&self, text: &str, language: Language) -> Result<Found, String> {
        let record = record::last(text).map_err(|error| language.record_error(&error))?;
        let tree = Tree::of_record(&record);
        let at = self.at.unwrap_or(0).min(tree.nodes.len());
        Found::of(tree, at, language).map_err(|no| no.error)
    }

    /// Moves from a start, as far as they can be played.
    fn of_moves(&self, start: &str, language: Language) -> (Found, Option<Refused>) {
        let mut game = match shapes::start(start, language) {
            Ok(start) => Game::new(start),
            Err(no) => return (Found::usual(), Some(Refused::start(start, &no, language))),
        };
        let mut moves = address::moves(&self.moves);
        let played = |text: &String| shapes::play_written(&mut game, text, language).err();
        let mut failures = moves.iter().map(played).enumerate();
        let failed = failures.find_map(|(ply, no)| Some((ply, no?)));
        let refused = failed.map(|(ply, no)| {
            let refused = Refused::mv(ply + 1, &moves[ply], &no, language);
            moves.truncate(ply);
            refused
        });
        let side = |ply: usize| game.positions()[ply].turn().into();
        let tree = Tree::of_moves(start.to_owned(), &moves, side);
        let at = self.at.unwrap_or(moves.len()).min(moves.len());
        match Found::of(tree, at, language) {
            Ok(found) => (found, refused),
            Err(no) => (Found::usual(), Some(Refused::start(start, &no, language))),
        }
    }
}

impl Found {
    fn of(tree: Tree, at: usize, language: Language) -> Result<Found, NoGame> {
        let here = GameRef {
            start: tree.start.clone(),
            moves: tree.path(at),
        };
        let game = here.game(language)?;
        Ok(Found { tree, at, game })
    }

    fn usual() -> Found {
        Found {
            tree: Tree::of_moves(USUAL_START.to_owned(), &[], |_| Side::South.into()),
            at: 0,
            game: Game::new(USUAL_START.parse().expect("the shorthand is right")),
        }
    }
}

impl Refused {
    fn unfit(words: String) -> Refused {
        Refused {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            words,
            pasted: String::new(),
        }
    }

    fn address(language: Language) -> Refused {
        Refused {
            status: StatusCode::BAD_REQUEST,
            ..Refused::unfit(language.text("analysis-refused-address"))
        }
    }

    fn record(text: &str, why: String, language: Language) -> Refused {
        Refused {
            pasted: text.to_owned(),
            ..Refused::unfit(language.say("analysis-refused-record", &[("why", why.into())]))
        }
    }

    fn start(text: &str, no: &NoGame, language: Language) -> Refused {
        let why = ("why", no.error.as_str().into());
        Refused {
            pasted: text.to_owned(),
            ..Refused::unfit(language.say("analysis-refused-start", &[why]))
        }
    }

    fn mv(number: usize, mv: &str, no: &NoGame, language: Language) -> Refused {
        let args = [
            ("number", number.into()),
            ("move", mv.into()),
            ("why", no.error.as_str().into()),
        ];
        Refused::unfit(language.say("analysis-refused-move", &args))
    }
}

impl Analysis {
    fn new(frame: Frame, Found { tree, at, game }: Found, refused: Option<Refused>) -> Analysis {
        let teller = Teller::of_sides(frame.language);
        let board = teller.board(&game);
        let last = teller.last_step(&game);
        let data = Data {
            tree: &tree,
            at,
            board: &board,
            steps: last.as_slice(),
        };
        let said = at.checked_sub(1).map(|index| &tree.nodes[index].comment);
        Analysis {
            refused,
            markup: live::board(&frame, game.position()),
            data: script_json(&data),
            turns: turns(&tree, at),
            walk: walk(&frame, &tree, at),
            choices: choices(&tree, at, &board),
            comment: said.unwrap_or(&tree.comment).clone(),
            board,
            tree,
            at,
            frame,
        }
    }

    /// What was pasted and could not be read.
    fn pasted(&self) -> &str {
        let refused = self.refused.as_ref();
        refused.map_or("", |refused| &refused.pasted)
    }

    /// Where a picture of what is shown is to be had, or of the way to it.
    fn picture(&self, kind: &str) -> String {
        format!("/api/v1/render.{kind}?{}", self.query())
    }

    /// Where a game can be begun from what is shown.
    fn play(&self) -> String {
        format!("/play?{}", self.query())
    }

    fn query(&self) -> String {
        address::query(&self.tree.start, &self.tree.path(self.at))
    }

    /// What a record calls a player.
    fn player(&self, side: &str) -> Option<&str> {
        let tag = self.tree.tags.iter().find(|tag| tag.name == side);
        tag.map(|tag| tag.value.as_str())
    }
}

/// Links to the beginning, one move back, one move on, and to the end.
fn walk(frame: &Frame, tree: &Tree, at: usize) -> Vec<Link> {
    let last = tree.length();
    let steps = [
        ("«", "first", "analysis-first", 0),
        ("‹", "previous", "analysis-previous", at.saturating_sub(1)),
        ("›", "next", "analysis-next", (at + 1).min(last)),
        ("»", "last", "analysis-last", last),
    ];
    let link = |(sign, about, key, to): (&str, &str, &str, usize)| Link {
        words: sign.to_owned(),
        about: about.to_owned(),
        label: frame.text(key),
        href: place(tree, to),
        here: to == at,
    };
    steps.into_iter().map(link).collect()
}

/// Where the position after a move of the game is to be seen.
fn place(tree: &Tree, at: usize) -> String {
    let query = address::query(&tree.start, &tree.path(tree.length()));
    format!("/analysis?{query}&at={at}")
}

/// The legal moves, as links to what they lead to.
fn choices(tree: &Tree, at: usize, board: &Board) -> Vec<Link> {
    let before = tree.path(at);
    let choices = board.choices.iter();
    choices
        .map(|choice| {
            let moves = [before.as_slice(), std::slice::from_ref(&choice.mv)].concat();
            Link {
                words: choice.mv.clone(),
                about: choice.words.clone(),
                label: String::new(),
                href: format!("/analysis?{}", address::query(&tree.start, &moves)),
                here: false,
            }
        })
        .collect()
}

/// The game in turns.
fn turns(tree: &Tree, at: usize) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut number = 0;
    let mut before = None;
    for (index, node) in tree.nodes.iter().take(tree.length()).enumerate() {
        let side = node.side.map_or("south", |side| side.name());
        if before != Some(side) {
            let begins = side == "south" || before.is_none();
            number += usize::from(begins);
            turns.push(Turn {
                number: match (side, before) {
                    ("south", _) => format!("{number}."),
                    (_, None) => format!("{number}…"),
                    _ => String::new(),
                },
                side,
                links: Vec::new(),
            });
        }
        before = Some(side);
        if let Some(turn) = turns.last_mut() {
            turn.links.push(Link {
                words: node.mv.clone(),
                about: String::new(),
                label: String::new(),
                href: place(tree, index + 1),
                here: at == index + 1,
            });
        }
    }
    turns
}
