//! Playing: a new game, the page of a game, and everything that can be done there without script.

mod form;

use askama::Template;
use axum::{
    Router,
    extract::{Query, State as Shared, rejection::QueryRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use ndongu_rules::{AnyMove, AnyPosition, Hole, Side};
use serde::Deserialize;

use self::form::{Form, Menu};
use super::{Filled, message};
use crate::{
    address,
    api::shapes::{Mode, NoGame, View, WaitingFor, mode, teller},
    board_markup,
    frame::Frame,
    page::{Page, script_json},
    playing::{Caller, Seated, Trouble},
    prose,
    record::records,
    state::State,
    store::Kept,
    table::{Player, Table, Waiting},
    visitor::Visitor,
    words,
};

/// How many unfinished games a visitor is reminded of.
const MOST_KEPT: u32 = 12;

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
        .route("/play/{id}/analysis", get(analysis))
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

/// The games that a visitor has begun and not ended, at most so many, as a list shows them.
pub async fn entries(state: &State, visitor: &Visitor, frame: &Frame, most: u32) -> Vec<Entry> {
    // A list that cannot be had does not keep anybody from playing.
    let kept = state.store.unfinished(&visitor.id, most).await;
    let kept = kept.unwrap_or_else(|error| {
        eprintln!("ndongu: {error}");
        Vec::new()
    });
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
    let Ok(Query(mut form)) = query else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    form.moves = address::moves(&form.moves).join(",");
    let wanted = form.wanted(frame.language);
    let error = wanted.and_then(|wanted| wanted.table(frame.language)).err();
    asked(frame, &state, &visitor, form, error).await
}

/// The page with the form, and with what is wrong with what stands in it.
async fn asked(
    frame: Frame,
    state: &State,
    visitor: &Visitor,
    form: Form,
    error: Option<NoGame>,
) -> Response {
    let status = match error {
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    };
    let kept = entries(state, visitor, &frame, MOST_KEPT).await;
    let page = NewPage {
        frame,
        form,
        error,
        kept,
    };
    (status, Page(page)).into_response()
}

async fn create(
    frame: Frame,
    Shared(state): Shared<State>,
    visitor: Visitor,
    Filled(form): Filled<Form>,
) -> Response {
    let wanted = form.wanted(frame.language);
    match wanted.and_then(|wanted| wanted.table(frame.language)) {
        Ok(table) => match Seated::begin(&state, &visitor, table).await {
            Ok(seated) => (visitor, Redirect::to(&page_of(&seated.kept().id))).into_response(),
            Err(trouble) => troubled(frame, &trouble),
        },
        Err(error) => asked(frame, &state, &visitor, form, Some(error)).await,
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
    fn new(frame: Frame, seated: &Seated) -> GamePage {
        let table = seated.table();
        let view = View::new(seated.kept(), frame.language);
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

    fn waits_for_person(&self) -> bool {
        self.view.waiting == WaitingFor::Person
    }

    fn waits_for_computer(&self) -> bool {
        self.view.waiting == WaitingFor::Computer
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

/// Who may choose at this screen, as the board's attribute `play` has it.
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
    let players = table.players();
    match (players.south, players.north) {
        (Player::Computer(_), Player::Person) => Side::North,
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

async fn show(caller: Caller, query: Result<Query<Shown>, QueryRejection>) -> Response {
    let seated = match caller.seated().await {
        Ok(seated) => seated,
        Err(trouble) => return troubled(caller.frame, &trouble),
    };
    let mut page = GamePage::new(caller.frame, &seated);
    let shown = query.map_or_else(|_| Shown::default(), |Query(shown)| shown);
    if let Some(text) = shown.hint {
        // What is no move of this position is not shown.
        let text = address::mv(&text);
        if let Ok(mv) = seated.table().game().position().parse_move(&text) {
            page.hint = hinted(&page.frame, seated.table(), &mv);
            page.typed = mv.to_string();
        }
    }
    Page(page).into_response()
}

/// What the engine would play and what that does; nothing of a move that is not legal.
fn hinted(frame: &Frame, table: &Table, mv: &AnyMove) -> Option<String> {
    let words = teller(table, frame.language).outlook(table.game(), mv)?;
    let args = [("move", mv.to_string().into()), ("words", words.into())];
    let words = frame.language.say("play-hint-words", &args);
    Some(prose(&words, table.game().start().rules().game()))
}

/// A move in a form.
#[derive(Debug, Deserialize)]
struct Chosen {
    #[serde(rename = "move")]
    mv: String,
    version: Option<u64>,
}

/// Which version of the game a form was made for; any, if it does not say.
#[derive(Debug, Deserialize)]
struct Meant {
    version: Option<u64>,
}

async fn play(caller: Caller, Filled(chosen): Filled<Chosen>) -> Response {
    act(caller, chosen.version, async |seated| {
        seated.play(&chosen.mv).await?;
        unless_busy(seated.replies().await)
    })
    .await
}

async fn reply(caller: Caller) -> Response {
    act(caller, None, async |seated| {
        let one =
            layer(seated.table()) == Some(Layer::Computer) || mode(seated.table()) == Mode::Watch;
        if one {
            seated.reply().await
        } else {
            seated.replies().await
        }
    })
    .await
}

async fn undo(caller: Caller, Filled(meant): Filled<Meant>) -> Response {
    act(caller, meant.version, Seated::undo).await
}

async fn resign(caller: Caller, Filled(meant): Filled<Meant>) -> Response {
    act(caller, meant.version, Seated::resign).await
}

async fn again(caller: Caller) -> Response {
    act(caller, None, Seated::again).await
}

async fn hint(caller: Caller) -> Response {
    let hinted = async { caller.seated().await?.hint().await };
    match hinted.await {
        Ok(mv) => {
            let mv = address::written(&mv.to_string());
            Redirect::to(&format!("{}?hint={mv}", page_of(&caller.id))).into_response()
        }
        Err(trouble) => objected(caller, trouble).await,
    }
}

/// A move that was made stays made when the computer is too busy to answer it now.
fn unless_busy(replied: Result<(), Trouble>) -> Result<(), Trouble> {
    match replied {
        Err(Trouble::Busy) => Ok(()),
        replied => replied,
    }
}

/// Does something at a table of which the form knows this version, and goes back to its page.
async fn act(
    caller: Caller,
    version: Option<u64>,
    doing: impl AsyncFnOnce(&mut Seated) -> Result<(), Trouble>,
) -> Response {
    match caller.act(version, doing).await {
        Ok(_) => Redirect::to(&page_of(&caller.id)).into_response(),
        Err(trouble) => objected(caller, trouble).await,
    }
}

/// Where a game is shown.
fn page_of(id: &str) -> String {
    format!("/play/{id}")
}

/// The page of a game, with what was wrong with the last wish.
async fn objected(caller: Caller, trouble: Trouble) -> Response {
    let seated = match &trouble {
        Trouble::Missing | Trouble::Store => return troubled(caller.frame, &trouble),
        _ => caller.seated().await,
    };
    match seated {
        Ok(seated) => {
            let words = trouble.words(caller.frame.language);
            let mut page = GamePage::new(caller.frame, &seated);
            page.notice = Some(prose(&words, page.rules));
            (trouble.status(), Page(page)).into_response()
        }
        Err(trouble) => troubled(caller.frame, &trouble),
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
    /// Who lays out, as the board names sides.
    side: &'static str,
    seeds: u16,
    /// Letter and seeds of every hole.
    holes: Vec<(char, u16)>,
    error: Option<String>,
}

impl LayoutPage {
    /// `None` when no person is to lay out.
    fn new(frame: Frame, seated: &Seated, laid: Option<Vec<u16>>) -> Option<LayoutPage> {
        let table = seated.table();
        let Waiting::Layout(by, seeds) = table.waiting() else {
            return None;
        };
        (layer(table)? == Layer::Person).then_some(())?;
        let even = table.rounds()?.even_layout()?;
        let laid = laid.filter(|laid| laid.len() == even.len());
        let round = table.games().len() + 1;
        let letters = table.game().position().row(by).map(Hole::letter);
        Some(LayoutPage {
            title: frame.say("play-layout-title", "round", round),
            about: prose(&frame.say("play-layout-about", "seeds", seeds), "giuthi"),
            id: seated.kept().id.clone(),
            side: words::key(by),
            seeds,
            holes: letters.zip(laid.unwrap_or(even)).collect(),
            error: None,
            frame,
        })
    }
}

/// What the screen of a layout may be asked for.
#[derive(Debug, Default, Deserialize)]
struct Suggested {
    #[serde(default)]
    suggest: Option<String>,
}

async fn layout(caller: Caller, query: Result<Query<Suggested>, QueryRejection>) -> Response {
    let suggested = query.is_ok_and(|Query(wish)| wish.suggest.is_some());
    let shown = async {
        let seated = caller.seated().await?;
        let laid = match layer(seated.table()) {
            Some(Layer::Person) if suggested => Some(seated.good_layout().await?),
            _ => None,
        };
        Ok((seated, laid))
    };
    match shown.await {
        Ok((seated, laid)) => match LayoutPage::new(caller.frame, &seated, laid) {
            Some(page) => Page(page).into_response(),
            None => Redirect::to(&page_of(&caller.id)).into_response(),
        },
        Err(trouble) => objected(caller, trouble).await,
    }
}

/// Seeds for each hole, in their order: `A=3&B=4&…`.
async fn lay_out(caller: Caller, Filled(laid): Filled<Vec<(String, String)>>) -> Response {
    // A field that is no number counts as an empty hole, and is refused as such.
    let laid = laid
        .iter()
        .map(|(_, seeds)| seeds.trim().parse().unwrap_or(0));
    let laid: Vec<u16> = laid.collect();
    let lay_out = async |seated: &mut Seated| seated.lay_out(laid.clone()).await;
    let Err(trouble) = caller.act(None, lay_out).await else {
        return Redirect::to(&page_of(&caller.id)).into_response();
    };
    if let (Trouble::Refused(_), Ok(seated)) = (&trouble, caller.seated().await)
        && let Some(mut page) = LayoutPage::new(caller.frame.clone(), &seated, Some(laid))
    {
        page.error = Some(prose(&trouble.words(page.frame.language), "giuthi"));
        return (trouble.status(), Page(page)).into_response();
    }
    objected(caller, trouble).await
}

async fn record(caller: Caller) -> Response {
    match caller.seated().await {
        Ok(seated) => {
            let game = seated.table().game().start().rules().game();
            let file = format!("attachment; filename=\"{game}-{}.txt\"", &caller.id[..6]);
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, file),
            ];
            (headers, records(seated.kept())).into_response()
        }
        Err(trouble) => troubled(caller.frame, &trouble),
    }
}

/// Leads to the analysis of a game, as far as it has been played.
async fn analysis(caller: Caller) -> Response {
    match caller.seated().await {
        Ok(seated) => {
            let game = seated.table().game();
            let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
            let query = address::query(&game.start().to_string(), &moves);
            Redirect::to(&format!("/analysis?{query}")).into_response()
        }
        Err(trouble) => troubled(caller.frame, &trouble),
    }
}
