//! What can be done at a kept table, for pages and programs alike: every act is kept before it is
//! answered for.

use axum::http::StatusCode;
use ndongu_engine::{Engine, Level, Limits, Options, Thought};
use ndongu_rules::{AnyMove, Side, giuthi::LayoutError};
use ndongu_words::Language;

use crate::{
    pool::{Busy, Pool},
    state::State,
    store::{self, StoreError},
    table::{Event, Refused, Table, Waiting},
};

/// The computer's memory while it thinks about a move, in mebibytes.
const HASH_MB: usize = 16;

/// How long a hint is thought about.
const HINT: Limits = Limits {
    depth: None,
    nodes: Some(300_000),
    time: Some(std::time::Duration::from_secs(1)),
    clock: None,
};

/// Why something was not done at a table.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such game.
    Missing,
    /// The rules forbid it.
    Refused(Refused),
    /// The game has changed since; or what was asked for is not the time now.
    Stale,
    /// Too many think already.
    Busy,
    /// The game could not be kept or read; why stands in the program's log.
    Store,
}

impl Trouble {
    /// What to say of it.
    pub fn words(&self, language: Language) -> String {
        match self {
            Trouble::Missing => language.text("play-missing"),
            Trouble::Refused(refused) => refused_words(refused, language),
            Trouble::Stale => language.text("play-stale"),
            Trouble::Busy => language.text("play-busy"),
            Trouble::Store => language.text("play-store"),
        }
    }

    /// How it is answered for.
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::Missing => StatusCode::NOT_FOUND,
            Trouble::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Stale => StatusCode::CONFLICT,
            Trouble::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Store => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Trouble::Refused(Refused::Move(refusal)) => Some(refusal.rule()),
            Trouble::Refused(Refused::Notation(_)) => Some("N3"),
            Trouble::Refused(Refused::Layout(_)) => Some("GM2"),
            _ => None,
        }
    }
}

fn refused_words(refused: &Refused, language: Language) -> String {
    match refused {
        Refused::Notation(error) => language.full_stop(language.notation_error(error)),
        Refused::Move(refusal) => language.full_stop(language.refusal(refusal)),
        Refused::Layout(error) => layout_words(*error, language),
        Refused::NotNow => language.text("play-stale"),
    }
}

fn layout_words(error: LayoutError, language: Language) -> String {
    match error {
        LayoutError::NotNow => language.text("play-layout-not-now"),
        LayoutError::WrongLength { given, holes } => language.say(
            "play-layout-holes",
            &[("holes", holes.into()), ("given", given.into())],
        ),
        LayoutError::EmptyHole { index } => {
            language.say("play-layout-empty", &[("hole", (index + 1).into())])
        }
        LayoutError::WrongSum { laid, owned } => language.say(
            "play-layout-sum",
            &[("laid", laid.into()), ("owned", owned.into())],
        ),
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        eprintln!("ndongu: {error}");
        Trouble::Store
    }
}

impl From<Busy> for Trouble {
    fn from(_: Busy) -> Trouble {
        Trouble::Busy
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::Refused(refused)
    }
}

/// A table that is kept, with its id.
#[derive(Clone, Debug)]
pub struct Seated<'a> {
    state: &'a State,
    /// Its id.
    pub id: String,
    /// How it stands.
    pub table: Table,
}

impl<'a> Seated<'a> {
    /// The table with this id.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn at(state: &'a State, id: &str) -> Result<Seated<'a>, Trouble> {
        if !store::is_secret(id) {
            return Err(Trouble::Missing);
        }
        let table = state.store.load(id).await?.ok_or(Trouble::Missing)?;
        Ok(Seated {
            state,
            id: id.to_owned(),
            table,
        })
    }

    /// Checks that as much has been done as the visitor knows of.
    ///
    /// # Errors
    ///
    /// When it is more or less.
    pub fn expect(&self, version: Option<usize>) -> Result<(), Trouble> {
        match version {
            Some(version) if version != self.table.events().len() => Err(Trouble::Stale),
            _ => Ok(()),
        }
    }

    /// A person's move.
    ///
    /// # Errors
    ///
    /// When it is not a person's turn, or the rules forbid it.
    pub async fn play(&mut self, text: &str) -> Result<(), Trouble> {
        if !matches!(self.table.waiting(), Waiting::Person(_)) {
            return Err(Trouble::Stale);
        }
        match self.table.read(text.trim())? {
            mv @ Event::Move(_) => self.act(mv).await,
            _ => Err(Trouble::Stale),
        }
    }

    /// The computer does the one thing that is waited for: a move or a layout.
    ///
    /// # Errors
    ///
    /// When nothing is waited for from it.
    pub async fn reply(&mut self) -> Result<(), Trouble> {
        let event = match self.table.waiting() {
            Waiting::Computer(_, level) => {
                let game = self.table.game().clone();
                let seed = store::chance();
                let think = move |stop: &_| engine().play(&game, level, seed, stop);
                self.state.pool.play(think).await?.map(Event::Move)
            }
            Waiting::Layout(by, _) if self.computer_at(by).is_some() => {
                Some(Event::Layout(layout(&self.state.pool, &self.table).await?))
            }
            _ => None,
        };
        self.act(event.ok_or(Trouble::Stale)?).await
    }

    /// The computer plays for as long as it is its turn, or until another round is to be laid out.
    ///
    /// # Errors
    ///
    /// As for [`reply`](Self::reply).
    pub async fn replies(&mut self) -> Result<(), Trouble> {
        while matches!(self.table.waiting(), Waiting::Computer(..)) {
            self.reply().await?;
        }
        Ok(())
    }

    /// A person's layout for the next round (GM2).
    ///
    /// # Errors
    ///
    /// When none is to be made by a person, or it is not allowed.
    pub async fn lay_out(&mut self, layout: Vec<u16>) -> Result<(), Trouble> {
        match self.table.waiting() {
            Waiting::Layout(by, _) if self.computer_at(by).is_none() => {
                self.act(Event::Layout(layout)).await
            }
            _ => Err(Trouble::Stale),
        }
    }

    /// Begins the next game for points.
    ///
    /// # Errors
    ///
    /// When the game is not over, or not for points.
    pub async fn again(&mut self) -> Result<(), Trouble> {
        self.act(Event::Again).await
    }

    /// A person gives up.
    ///
    /// # Errors
    ///
    /// When there is no person, or nothing to give up.
    pub async fn resign(&mut self) -> Result<(), Trouble> {
        let side = self.table.person().ok_or(Trouble::Stale)?;
        self.act(Event::Resign(side)).await
    }

    /// Takes back what a person did last, and what the computer did since.
    ///
    /// # Errors
    ///
    /// When there is nothing to take back.
    pub async fn undo(&mut self) -> Result<(), Trouble> {
        let left = self.table.undone().ok_or(Trouble::Stale)?;
        let known = self.table.events().len();
        self.table.take_back(left);
        let kept = self.state.store.take_back(&self.id, &self.table, known);
        kept.await?.map_err(|_| Trouble::Stale)
    }

    /// What the engine would play for a person.
    ///
    /// # Errors
    ///
    /// When it is not a person's turn.
    pub async fn hint(&self) -> Result<Thought, Trouble> {
        if !matches!(self.table.waiting(), Waiting::Person(_)) {
            return Err(Trouble::Stale);
        }
        let game = self.table.game().clone();
        let think = move |stop: &_| engine().think(&game, &HINT, stop);
        let thought = self.state.pool.play(think).await?;
        thought.ok_or(Trouble::Stale)
    }

    async fn act(&mut self, event: Event) -> Result<(), Trouble> {
        let known = self.table.events().len();
        self.table.apply(event)?;
        let kept = self.state.store.append(&self.id, &self.table, known);
        kept.await?.map_err(|_| Trouble::Stale)
    }

    fn computer_at(&self, side: Side) -> Option<Level> {
        match self.table.players()[side] {
            crate::table::Player::Computer(level) => Some(level),
            crate::table::Player::Person => None,
        }
    }
}

/// A layout that is good for whoever makes it, as far as a short look tells.
///
/// # Errors
///
/// When too many think already; when no layout is waited for.
pub async fn layout(pool: &Pool, table: &Table) -> Result<Vec<u16>, Trouble> {
    let contest = table.rounds().ok_or(Trouble::Stale)?.clone();
    let seed = store::chance();
    let think = move |stop: &_| engine().lay_out(&contest, seed, stop);
    pool.play(think).await?.ok_or(Trouble::Stale)
}

fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: HASH_MB,
        ..Options::default()
    })
}

/// What a move at a table would do, in a few words.
pub fn outlook(table: &Table, mv: &AnyMove, language: Language) -> String {
    let game = table.game();
    let Ok((after, trace)) = game.narrate(mv) else {
        return String::new();
    };
    let mut next = game.clone();
    let ends = next.play(*mv).is_ok() && next.ending().is_some();
    language.outlook(&trace, after.rules(), ends)
}
