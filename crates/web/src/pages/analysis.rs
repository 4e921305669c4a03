//! The analysis board: any position or game, with what could have been played instead.
//!
//! Everything that is shown stands in the address. Without script its moves are links to further
//! positions; the script takes the same tree over and goes on from there.

use std::fmt::Write as _;

use askama::Template;
use axum::{
    Router,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use ndongu_rules::{AnyPosition, Record, Side};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};

use crate::{
    api::{
        error::{ApiError, Asked},
        shapes::{Board, GameRef, NoGame, Step, Teller},
        tree::Tree,
    },
    frame::Frame,
    live,
    page::{Page, script_json},
    state::State,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new().route("/analysis", get(show))
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
    /// Why what was asked for cannot be shown.
    refused: Option<String>,
    /// What was pasted, to be mended.
    pasted: String,
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

async fn show(frame: Frame, asked: Result<Asked<Address>, ApiError>) -> Response {
    let address = match asked {
        Ok(Asked(address)) => address,
        Err(_) => Address::default(),
    };
    let found = address.tree(frame.language);
    let (tree, at, refused) = match found {
        Ok((tree, at)) => (tree, at, None),
        Err(error) => (usual(), 0, Some(error)),
    };
    let status = match refused {
        None => StatusCode::OK,
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let pasted = match refused {
        None => String::new(),
        Some(_) => address.record.or(address.start).unwrap_or_default(),
    };
    match Analysis::new(frame, tree, at, refused, pasted) {
        Ok(page) => (status, Page(page)).into_response(),
        Err(no) => (StatusCode::UNPROCESSABLE_ENTITY, no.error).into_response(),
    }
}

fn usual() -> Tree {
    Tree::of_moves(USUAL_START.to_owned(), &[], |_| Side::South.into())
}

impl Address {
    /// What is asked for, and which of its moves is to be shown.
    fn tree(&self, language: Language) -> Result<(Tree, usize), String> {
        let (tree, at) = match (&self.record, &self.start) {
            (Some(text), _) if text.trim().parse::<AnyPosition>().is_ok() => {
                let start = text.trim().to_owned();
                (Tree::of_moves(start, &[], |_| Side::South.into()), 0)
            }
            (Some(text), _) => {
                let record = text.parse::<Record>();
                let record = record.map_err(|error| language.record_error(&error))?;
                (Tree::of_record(&record), 0)
            }
            (None, start) => {
                let start = start.clone().unwrap_or_else(|| USUAL_START.to_owned());
                let game = GameRef::written(start, &self.moves);
                let played = game.game(language).map_err(|no| no.error)?;
                let side = |ply: usize| played.positions()[ply].turn().into();
                let tree = Tree::of_moves(game.start, &game.moves, side);
                let at = tree.nodes.len();
                (tree, at)
            }
        };
        let at = self.at.unwrap_or(at).min(tree.nodes.len());
        Ok((tree, at))
    }
}

impl Analysis {
    fn new(
        frame: Frame,
        tree: Tree,
        at: usize,
        refused: Option<String>,
        pasted: String,
    ) -> Result<Analysis, NoGame> {
        let here = GameRef {
            start: tree.start.clone(),
            moves: tree.path(at),
        };
        let game = here.game(frame.language)?;
        let teller = Teller::of_sides(frame.language);
        let board = teller.board(&game);
        let steps = teller.steps(&game);
        let data = Data {
            tree: &tree,
            at,
            board: &board,
            steps: &steps[steps.len().saturating_sub(1)..],
        };
        let said = at.checked_sub(1).map(|index| &tree.nodes[index].comment);
        Ok(Analysis {
            refused,
            pasted,
            markup: live::board(&frame, game.position()),
            data: script_json(&data),
            turns: turns(&tree, at),
            walk: walk(&frame, &tree, at),
            choices: choices(&here, &board),
            comment: said.unwrap_or(&tree.comment).clone(),
            board,
            tree,
            at,
            frame,
        })
    }

    /// Where a picture of what is shown is to be had, or of the way to it.
    fn picture(&self, kind: &str) -> String {
        let path = self.tree.path(self.at).join(",");
        format!("/api/v1/render.{kind}?{}", query(&self.tree.start, &path))
    }

    /// Where a game can be begun from what is shown. That page reads addresses to the letter.
    fn play(&self) -> String {
        let moves = in_address(&self.tree.path(self.at).join(",")).replace('+', "%2B");
        format!("/play?start={}&moves={moves}", in_address(&self.tree.start))
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
        href: address(tree, to),
        here: to == at,
    };
    steps.into_iter().map(link).collect()
}

/// Where the position after a move of the game is to be seen.
fn address(tree: &Tree, at: usize) -> String {
    let moves = tree.path(tree.length()).join(",");
    format!("/analysis?{}&at={at}", query(&tree.start, &moves))
}

/// The legal moves, as links to what they lead to.
fn choices(here: &GameRef, board: &Board) -> Vec<Link> {
    let choices = board.choices.iter();
    choices
        .map(|choice| {
            let moves = [here.moves.as_slice(), std::slice::from_ref(&choice.mv)].concat();
            Link {
                words: choice.mv.clone(),
                about: choice.words.clone(),
                label: String::new(),
                href: format!("/analysis?{}", query(&here.start, &moves.join(","))),
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
                href: address(tree, index + 1),
                here: at == index + 1,
            });
        }
    }
    turns
}

/// A game in an address.
fn query(start: &str, moves: &str) -> String {
    let start = in_address(start);
    match moves {
        "" => format!("start={start}"),
        moves => format!("start={start}&moves={}", in_address(moves)),
    }
}

/// A text as part of an address. What positions and moves are made of stays readable.
fn in_address(text: &str) -> String {
    let mut written = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => written.push('+'),
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b','
            | b'/'
            | b':'
            | b'*'
            | b'-'
            | b'='
            | b'+' => {
                written.push(char::from(byte));
            }
            _ => {
                let _ = write!(written, "%{byte:02X}");
            }
        }
    }
    written
}
