//! What can be done at a kept table, for pages and programs alike: every act is kept before it is
//! answered for.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::{FromRequestParts, Path},
    http::{StatusCode, request::Parts},
};
use ndongu_engine::{Engine, Limits, Options};
use ndongu_rules::{AnyMove, giuthi::LayoutError};
use ndongu_words::Language;

use crate::{
    frame::Frame,
    pool::Busy,
    state::State,
    store::{self, Kept, Stale, StoreError},
    table::{Event, Player, Refused, Table, Waiting},
    visitor::Visitor,
};

/// The computer's memory while it thinks about a move, in mebibytes.
const HASH_MB: usize = 16;

/// How long a hint is thought about.
const HINT: Limits = Limits {
    depth: None,
    nodes: Some(300_000),
    time: Some(Duration::from_secs(1)),
    clock: None,
};

/// Why something was not done at a table.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such game.
    Missing,
    /// The rules forbid it.
    Refused(Refused),
    /// The game has changed since.
    Stale,
    /// Nothing of the kind is waited for.
    NotNow,
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
            Trouble::NotNow => language.text("play-not-now"),
            Trouble::Busy => language.text("play-busy"),
            Trouble::Store => language.text("play-store"),
        }
    }

    /// How it is answered for.
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::Missing => StatusCode::NOT_FOUND,
            Trouble::Stale
            | Trouble::NotNow
            | Trouble::Refused(Refused::NotNow | Refused::Layout(LayoutError::NotNow)) => {
                StatusCode::CONFLICT
            }
            Trouble::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
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
        Refused::NotNow => language.text("play-not-now"),
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

/// Who asks for a kept game, and for which: a part of every request about one.
#[derive(Clone, Debug)]
pub struct Caller {
    /// How they want to be answered.
    pub frame: Frame,
    state: State,
    /// The id that the path names.
    pub id: String,
}

impl FromRequestParts<State> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Infallible> {
        let Ok(frame) = Frame::from_request_parts(parts, state).await;
        // What cannot even be read names no game.
        let id = Path::<String>::from_request_parts(parts, state).await;
        Ok(Caller {
            frame,
            state: state.clone(),
            id: id.map_or_else(|_| String::new(), |Path(id)| id),
        })
    }
}

impl Caller {
    /// The table that they ask for.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn seated(&self) -> Result<Seated, Trouble> {
        if !store::is_secret(&self.id) {
            return Err(Trouble::Missing);
        }
        let kept = self.state.store.load(&self.id).await?;
        Ok(Seated {
            state: self.state.clone(),
            kept: kept.ok_or(Trouble::Missing)?,
        })
    }

    /// The table, of which they say that they know this version, if they say anything.
    ///
    /// # Errors
    ///
    /// When there is none, or it has changed since.
    pub async fn seated_at(&self, version: Option<u64>) -> Result<Seated, Trouble> {
        let seated = self.seated().await?;
        match version {
            Some(version) if version != seated.kept.version => Err(Trouble::Stale),
            _ => Ok(seated),
        }
    }

    /// Does something at the table, of which they know this version.
    ///
    /// # Errors
    ///
    /// Says why it was not done.
    pub async fn act(
        &self,
        version: Option<u64>,
        doing: impl AsyncFnOnce(&mut Seated) -> Result<(), Trouble>,
    ) -> Result<Seated, Trouble> {
        let mut seated = self.seated_at(version).await?;
        doing(&mut seated).await?;
        Ok(seated)
    }
}

/// A table that is kept: what is done at it is kept too.
#[derive(Clone, Debug)]
pub struct Seated {
    state: State,
    kept: Kept,
}

impl Seated {
    /// A new table of a visitor.
    ///
    /// # Errors
    ///
    /// When it cannot be kept.
    pub async fn begin(state: &State, visitor: &Visitor, table: Table) -> Result<Seated, Trouble> {
        Ok(Seated {
            state: state.clone(),
            kept: state.store.create(&visitor.id, table).await?,
        })
    }

    /// What is kept.
    pub fn kept(&self) -> &Kept {
        &self.kept
    }

    /// How it stands.
    pub fn table(&self) -> &Table {
        &self.kept.table
    }

    /// A person's move.
    ///
    /// # Errors
    ///
    /// When it is not a person's turn, or the rules forbid it.
    pub async fn play(&mut self, text: &str) -> Result<(), Trouble> {
        if !matches!(self.kept.table.waiting(), Waiting::Person(_)) {
            return Err(Trouble::NotNow);
        }
        match self.kept.table.read(text.trim())? {
            mv @ Event::Move(_) => self.act(mv).await,
            _ => Err(Trouble::NotNow),
        }
    }

    /// The computer does the one thing that is waited for: a move or a layout.
    ///
    /// # Errors
    ///
    /// When nothing is waited for from it.
    pub async fn reply(&mut self) -> Result<(), Trouble> {
        let event = match self.kept.table.waiting() {
            Waiting::Computer(_, level) => {
                let game = self.kept.table.game().clone();
                let seed = store::chance();
                let think = move |stop: &_| engine().play(&game, level, seed, stop);
                self.state.pool.play(think).await?.map(Event::Move)
            }
            Waiting::Layout(by, _) if self.kept.table.players()[by] != Player::Person => {
                Some(Event::Layout(self.good_layout().await?))
            }
            _ => None,
        };
        self.act(event.ok_or(Trouble::NotNow)?).await
    }

    /// The computer plays for as long as it is its turn, or until another round is to be laid out.
    ///
    /// # Errors
    ///
    /// As for [`reply`](Self::reply).
    pub async fn replies(&mut self) -> Result<(), Trouble> {
        while matches!(self.kept.table.waiting(), Waiting::Computer(..)) {
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
        match self.kept.table.waiting() {
            Waiting::Layout(by, _) if self.kept.table.players()[by] == Player::Person => {
                self.act(Event::Layout(layout)).await
            }
            _ => Err(Trouble::NotNow),
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
        let side = self.kept.table.person().ok_or(Trouble::NotNow)?;
        self.act(Event::Resign(side)).await
    }

    /// Takes back what a person did last, and what the computer did since.
    ///
    /// # Errors
    ///
    /// When there is nothing to take back.
    pub async fn undo(&mut self) -> Result<(), Trouble> {
        if !self.kept.table.take_back() {
            return Err(Trouble::NotNow);
        }
        self.keep().await
    }

    /// What the engine would play for a person.
    ///
    /// # Errors
    ///
    /// When it is not a person's turn.
    pub async fn hint(&self) -> Result<AnyMove, Trouble> {
        if !matches!(self.kept.table.waiting(), Waiting::Person(_)) {
            return Err(Trouble::NotNow);
        }
        let game = self.kept.table.game().clone();
        let think = move |stop: &_| engine().think(&game, &HINT, stop);
        let thought = self.state.pool.play(think).await?;
        Ok(thought.ok_or(Trouble::NotNow)?.best())
    }

    /// A layout that is good for whoever owes one, as far as a short look tells.
    ///
    /// # Errors
    ///
    /// When too many think already; when no layout is waited for.
    pub async fn good_layout(&self) -> Result<Vec<u16>, Trouble> {
        let contest = self.kept.table.rounds().ok_or(Trouble::NotNow)?.clone();
        let seed = store::chance();
        let think = move |stop: &_| engine().lay_out(&contest, seed, stop);
        let layout = self.state.pool.play(think).await?;
        layout.ok_or(Trouble::NotNow)
    }

    async fn act(&mut self, event: Event) -> Result<(), Trouble> {
        self.kept.table.apply(event)?;
        self.keep().await
    }

    async fn keep(&mut self) -> Result<(), Trouble> {
        let kept = self.state.store.keep(&mut self.kept);
        kept.await?.map_err(|Stale| Trouble::Stale)
    }
}

fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: HASH_MB,
        ..Options::default()
    })
}
