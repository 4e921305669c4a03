//! Playing: a new game, the page of a game, and everything that can be done there without script.

mod form;

use askama::Template;
use axum::{
    Router,
    extract::{Path, Query, State as Shared, rejection::QueryRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use ndongu_rules::{AnyPosition, Hole, Side};
use serde::Deserialize;

use self::form::{Form, Menu};
use super::{Filled, message};
use crate::{
    api::shapes::{Mode, NoGame, View, WaitingFor, mode},
    board_markup,
    frame::Frame,
    page::{Page, script_json},
    playing::{self, Seated, Trouble},
    prose,
    record::records,
    state::State,
    store::Kept,
    table::{Player, Table, Waiting},
    visitor::Visitor,
};

/// What is answered here.
pub fn routes() -> Router<State> {
    Router::new()
        .route("/play", get(begin).post(create))
        .route("/play/{id}", get(show))
        .route("/play/{id}/move", post(play))
        .route("/play/{id}/reply", post(reply))
        .route("/play/{id}/undo", post(undo))
        .route("/play/{id}/resign", post(resign))
        .route("/play/{id}/hint", post(hint))
        .route("/play/{id}/again", post(again))
        .route("/play/{id}/layout", get(layout).post(lay_out))
        .route("/play/{id}/record", get(record))
}

#[derive(Template)]
#[template(path = "new.html")]
struct NewPage {
    frame: Frame,
    form: Form,
    error: Option<NoGame>,
    kept: Vec<Entry>,
}

impl NewPage {
    fn menus(&self) -> Vec<Menu> {
        self.form.menus(&self.frame)
    }
}

/// A game to go on with.
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The game, who plays, and how far it is.
    pub words: String,
}

/// The games that a visitor has begun and not ended, as a list shows them.
pub async fn entries(state: &State, visitor: &Visitor, frame: &Frame) -> Vec<Entry> {
    // A list that cannot be had does not keep anybody from playing.
    let kept = state
        .store
        .unfinished(&visitor.id)
        .await
        .unwrap_or_default();
    kept.into_iter().map(|kept| entry(kept, frame)).collect()
}

fn entry(kept: Kept, frame: &Frame) -> Entry {
    let table = &kept.table;
    let language = frame.language;
    let seats = table.seats();
    let level = |player| match player {
        Player::Computer(level) => level.number(),
        Player::Person => 0,
    };
    let (south, north) = (level(seats.south), level(seats.north));
    let players = match mode(table) {
        Mode::Two => language.text("play-players-two"),
        Mode::Computer => frame.say("play-players-computer", "level", south.max(north)),
        Mode::Watch => language.say(
            "play-players-watch",
            &[("south", south.into()), ("north", north.into())],
        ),
    };
    let args = [
        ("game", name(table.game().position()).into()),
        ("players", players.into()),
        ("count", table.events().len().into()),
    ];
    Entry {
        words: language.say("play-kept", &args),
        id: kept.id,
    }
}

/// The game by its own name.
fn name(pos: &AnyPosition) -> &'static str {
    match pos {
        AnyPosition::Giuthi(_) => "Giuthi",
        AnyPosition::Kiothi(_) | AnyPosition::Opening(_) => "Kiothi",
    }
}

/// The form may be filled in by whoever leads there: `/play?start=kiothi+6x5`.
async fn begin(
    frame: Frame,
    Shared(state): Shared<State>,
    visitor: Visitor,
    query: Result<Query<Form>, QueryRejection>,
) -> Response {
    let form = query.map_or_else(|_| Form::default(), |Query(form)| form);
    let kept = entries(&state, &visitor, &frame).await;
    let page = NewPage {
        frame,
        form,
        error: None,
        kept,
    };
    Page(page).into_response()
}

async fn create(
    frame: Frame,
    Shared(state): Shared<State>,
    visitor: Visitor,
    Filled(form): Filled<Form>,
) -> Response {
    let wanted = form.wanted(frame.language);
    match wanted.and_then(|wanted| wanted.table(frame.language)) {
        Ok(table) => match state.store.create(&visitor.id, &table).await {
            Ok(id) => (visitor, Redirect::to(&format!("/play/{id}"))).into_response(),
            Err(error) => troubled(frame, &error.into()),
        },
        Err(error) => {
            let kept = entries(&state, &visitor, &frame).await;
            let page = NewPage {
                frame,
                form,
                error: Some(error),
                kept,
            };
            (StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response()
        }
    }
}

#[derive(Template)]
#[template(path = "play.html")]
struct GamePage {
    frame: Frame,
    view: View,
    title: String,
    board: String,
    /// The side that may choose: `south`, `north`, `both` or `none`.
    chooses: &'static str,
    /// The side from which the board is seen.
    near: &'static str,
    /// How the game ended, or how the match stands, as HTML.
    ending: Option<String>,
    contest: Option<String>,
    /// A round was drawn, and is played again.
    drawn: Option<String>,
    /// What the form says that stands in for the script.
    notice: Option<String>,
    hint: Option<String>,
    typed: String,
    /// Lays out the next round: a person or the computer.
    layout: Option<Layer>,
    /// Whether another game for points may begin.
    again: bool,
    /// The form that begins the same game anew.
    same: Form,
    rules: &'static str,
}

/// Who lays out the next round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    Person,
    Computer,
}

impl GamePage {
    fn new(frame: Frame, seated: &Seated<'_>) -> GamePage {
        let table = &seated.table;
        let view = View::new(&seated.id, table, frame.language);
        let near = near(table);
        let names = [
            view.players.south.name.as_str(),
            view.players.north.name.as_str(),
        ];
        let game = table.game();
        let rules = game.start().rules().game();
        let title = [
            ("game", name(game.position()).into()),
            ("words", view.board.words.as_str().into()),
        ];
        GamePage {
            title: frame.language.say("play-title", &title),
            board: board_markup(game.position(), frame.style, near, names),
            chooses: chooses(table),
            near: side(near),
            ending: view
                .board
                .ending
                .as_ref()
                .map(|ending| prose(&ending.words, rules)),
            contest: view
                .contest
                .as_ref()
                .map(|contest| prose(&contest.words, rules)),
            drawn: drawn(table).then(|| prose(&frame.text("play-match-drawn"), rules)),
            notice: None,
            hint: None,
            typed: String::new(),
            layout: layer(table),
            again: table.points().is_some() && table.waiting() == Waiting::Over,
            same: Form::of(table),
            rules,
            frame,
            view,
        }
    }

    fn is_over(&self) -> bool {
        self.view.board.ending.is_some()
    }

    fn waits_for(&self, whom: &str) -> bool {
        match whom {
            "person" => self.view.waiting == WaitingFor::Person,
            _ => self.view.waiting == WaitingFor::Computer,
        }
    }

    fn watched(&self) -> bool {
        self.view.mode == Mode::Watch
    }

    fn two(&self) -> bool {
        self.view.mode == Mode::Two
    }

    fn next_round(&self) -> usize {
        self.view
            .contest
            .as_ref()
            .map_or(1, |contest| contest.round)
            + 1
    }

    /// The moves, a line for each turn: its side, and its moves with what they captured.
    fn turns(&self) -> Vec<(&'static str, Vec<(String, u32)>)> {
        let mut turns: Vec<(&str, Vec<(String, u32)>)> = Vec::new();
        let mut goes_on = false;
        for step in &self.view.steps {
            let gained = step
                .trace
                .taken
                .iter()
                .map(|taken| u32::from(taken.seeds))
                .sum();
            let told = (step.mv.clone(), gained);
            match turns.last_mut() {
                Some((_, moves)) if goes_on => moves.push(told),
                _ => turns.push((side(step.side.into()), vec![told])),
            }
            goes_on = step.trace.end == "again";
        }
        turns
    }

    fn data(&self) -> String {
        script_json(&self.view)
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Who may choose at this screen.
fn chooses(table: &Table) -> &'static str {
    let players = table.players();
    match (players.south, players.north) {
        (Player::Person, Player::Person) => "both",
        (Player::Person, Player::Computer(_)) => "south",
        (Player::Computer(_), Player::Person) => "north",
        (Player::Computer(_), Player::Computer(_)) => "none",
    }
}

/// A person who plays against the computer sees the board from the own side.
fn near(table: &Table) -> Side {
    match chooses(table) {
        "north" => Side::North,
        _ => Side::South,
    }
}

fn layer(table: &Table) -> Option<Layer> {
    match table.waiting() {
        Waiting::Layout(by, _) => Some(match table.players()[by] {
            Player::Person => Layer::Person,
            Player::Computer(_) => Layer::Computer,
        }),
        _ => None,
    }
}

/// Whether the round on the board is a drawn one that is played again (GM5), not yet begun.
fn drawn(table: &Table) -> bool {
    let (Some(contest), games) = (table.rounds(), table.games()) else {
        return false;
    };
    let before = games
        .len()
        .checked_sub(2)
        .and_then(|index| games.get(index));
    let again = before.is_some_and(|game| game.ending().is_some_and(|end| end.winner.is_none()));
    again && contest.round().game.moves().is_empty()
}

/// What a page of a game may be asked for.
#[derive(Debug, Default, Deserialize)]
struct Shown {
    #[serde(default)]
    hint: Option<String>,
}

async fn show(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    query: Result<Query<Shown>, QueryRejection>,
) -> Response {
    let seated = match Seated::at(&state, &id).await {
        Ok(seated) => seated,
        Err(trouble) => return troubled(frame, &trouble),
    };
    let mut page = GamePage::new(frame, &seated);
    let shown = query.map_or_else(|_| Shown::default(), |Query(shown)| shown);
    if let Some(text) = shown.hint {
        // What is no move of this position is not shown.
        if let Ok(mv) = seated.table.game().position().parse_move(&text) {
            page.hint = Some(hinted(&page.frame, &seated.table, &mv));
            page.typed = mv.to_string();
        }
    }
    Page(page).into_response()
}

fn hinted(frame: &Frame, table: &Table, mv: &ndongu_rules::AnyMove) -> String {
    let words = playing::outlook(table, mv, frame.language);
    let args = [("move", mv.to_string().into()), ("words", words.into())];
    let words = frame.language.say("play-hint-words", &args);
    prose(&words, table.game().start().rules().game())
}

/// A move in a form.
#[derive(Debug, Deserialize)]
struct Chosen {
    #[serde(rename = "move")]
    mv: String,
}

async fn play(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Filled(chosen): Filled<Chosen>,
) -> Response {
    act(frame, &state, &id, async |seated| {
        seated.play(&chosen.mv).await?;
        unless_busy(seated.replies().await)
    })
    .await
}

async fn reply(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    act(frame, &state, &id, async |seated| {
        match layer(&seated.table) {
            Some(Layer::Computer) => seated.reply().await,
            _ if chooses(&seated.table) == "none" => seated.reply().await,
            _ => seated.replies().await,
        }
    })
    .await
}

async fn undo(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    act(frame, &state, &id, async |seated| seated.undo().await).await
}

async fn resign(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    act(frame, &state, &id, async |seated| seated.resign().await).await
}

async fn again(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    act(frame, &state, &id, async |seated| seated.again().await).await
}

async fn hint(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    let hinted = async {
        let seated = Seated::at(&state, &id).await?;
        seated.hint().await
    };
    match hinted.await {
        Ok(thought) => {
            let hint = thought.best().to_string();
            let hint = hint.replace('+', "%2B").replace('=', "%3D");
            Redirect::to(&format!("/play/{id}?hint={hint}")).into_response()
        }
        Err(trouble) => objected(frame, &state, &id, trouble).await,
    }
}

/// A move that was made stays made when the computer is too busy to answer it now.
fn unless_busy(replied: Result<(), Trouble>) -> Result<(), Trouble> {
    match replied {
        Err(Trouble::Busy) => Ok(()),
        replied => replied,
    }
}

/// Does something at a table, and goes back to its page.
async fn act(
    frame: Frame,
    state: &State,
    id: &str,
    doing: impl AsyncFnOnce(&mut Seated<'_>) -> Result<(), Trouble>,
) -> Response {
    let acted = async {
        let mut seated = Seated::at(state, id).await?;
        doing(&mut seated).await
    };
    match acted.await {
        Ok(()) => Redirect::to(&format!("/play/{id}")).into_response(),
        Err(trouble) => objected(frame, state, id, trouble).await,
    }
}

/// The page of a game, with what was wrong with the last wish.
async fn objected(frame: Frame, state: &State, id: &str, trouble: Trouble) -> Response {
    let seated = match &trouble {
        Trouble::Missing | Trouble::Store => return troubled(frame, &trouble),
        _ => Seated::at(state, id).await,
    };
    match seated {
        Ok(seated) => {
            let words = trouble.words(frame.language);
            let mut page = GamePage::new(frame, &seated);
            page.notice = Some(prose(&words, page.rules));
            (trouble.status(), Page(page)).into_response()
        }
        Err(trouble) => troubled(frame, &trouble),
    }
}

/// A page about trouble alone.
fn troubled(frame: Frame, trouble: &Trouble) -> Response {
    let title = match trouble {
        Trouble::Missing => frame.text("site-missing-title"),
        _ => frame.text("play-trouble-title"),
    };
    let words = trouble.words(frame.language);
    message(frame, trouble.status(), &title, &words).into_response()
}

#[derive(Template)]
#[template(path = "layout.html")]
struct LayoutPage {
    frame: Frame,
    id: String,
    title: String,
    about: String,
    seeds: u16,
    /// Letter and seeds of every hole.
    holes: Vec<(char, u16)>,
    error: Option<String>,
}

impl LayoutPage {
    /// `None` when no person is to lay out.
    fn new(frame: Frame, seated: &Seated<'_>, laid: Option<Vec<u16>>) -> Option<LayoutPage> {
        let Waiting::Layout(by, seeds) = seated.table.waiting() else {
            return None;
        };
        (layer(&seated.table)? == Layer::Person).then_some(())?;
        let pos = seated.table.game().position();
        let round = seated.table.games().len() + 1;
        let letters = pos.row(by).map(Hole::letter);
        let even = even(seeds, pos.holes());
        let laid = laid.filter(|laid| laid.len() == even.len());
        Some(LayoutPage {
            title: frame.say("play-layout-title", "round", round),
            about: prose(&frame.say("play-layout-about", "seeds", seeds), "giuthi"),
            id: seated.id.clone(),
            seeds,
            holes: letters.zip(laid.unwrap_or(even)).collect(),
            error: None,
            frame,
        })
    }
}

/// As many in every hole as can be, the rest one each from the left.
fn even(seeds: u16, holes: usize) -> Vec<u16> {
    let holes = holes as u16;
    (0..holes)
        .map(|hole| seeds / holes + u16::from(hole < seeds % holes))
        .collect()
}

/// What the screen of a layout may be asked for.
#[derive(Debug, Default, Deserialize)]
struct Suggested {
    #[serde(default)]
    suggest: Option<String>,
}

async fn layout(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    query: Result<Query<Suggested>, QueryRejection>,
) -> Response {
    let suggested = query.is_ok_and(|Query(wish)| wish.suggest.is_some());
    let shown = async {
        let seated = Seated::at(&state, &id).await?;
        let laid = match layer(&seated.table) {
            Some(Layer::Person) if suggested => {
                Some(playing::layout(&state.pool, &seated.table).await?)
            }
            _ => None,
        };
        Ok((seated, laid))
    };
    match shown.await {
        Ok((seated, laid)) => match LayoutPage::new(frame, &seated, laid) {
            Some(page) => Page(page).into_response(),
            None => Redirect::to(&format!("/play/{id}")).into_response(),
        },
        Err(trouble) => objected(frame, &state, &id, trouble).await,
    }
}

/// Seeds for each hole, in their order: `A=3&B=4&…`.
async fn lay_out(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Filled(laid): Filled<Vec<(String, String)>>,
) -> Response {
    // A field that is no number counts as an empty hole, and is refused as such.
    let laid = laid
        .iter()
        .map(|(_, seeds)| seeds.trim().parse().unwrap_or(0));
    let laid: Vec<u16> = laid.collect();
    let acted = async {
        let mut seated = Seated::at(&state, &id).await?;
        seated.lay_out(laid.clone()).await
    };
    let trouble = match acted.await {
        Ok(()) => return Redirect::to(&format!("/play/{id}")).into_response(),
        Err(trouble) => trouble,
    };
    if let (Trouble::Refused(_), Ok(seated)) = (&trouble, Seated::at(&state, &id).await)
        && let Some(mut page) = LayoutPage::new(frame.clone(), &seated, Some(laid))
    {
        page.error = Some(prose(&trouble.words(page.frame.language), "giuthi"));
        return (trouble.status(), Page(page)).into_response();
    }
    objected(frame, &state, &id, trouble).await
}

async fn record(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Response {
    match Seated::at(&state, &id).await {
        Ok(seated) => {
            let game = seated.table.game().start().rules().game();
            let file = format!("attachment; filename=\"{game}-{}.txt\"", &id[..6]);
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, file),
            ];
            (headers, records(&seated.table)).into_response()
        }
        Err(trouble) => troubled(frame, &trouble),
    }
}
