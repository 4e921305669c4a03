//! What the engine thinks of a position, deeper and deeper.

use std::time::Duration;

use axum::{extract::State as Shared, response::Response};
use ndongu_engine::{Engine, Limits, Options, Stop, Thought};
use ndongu_rules::Game;
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Asked, Body},
    shapes::{GameRef, Side},
    stream::{Findings, Told, find_out},
    worth::Found,
};
use crate::{frame::Frame, state::State};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(listen, read))
}

/// The most lines that are followed.
const MOST_LINES: usize = 5;

/// How long is thought when nothing is said, and at most.
const USUAL_SECONDS: f64 = 10.0;
const MOST_SECONDS: f64 = 60.0;

/// Memory for what an engine finds out. It is made anew for everybody who asks.
pub const HASH_MB: usize = 32;

/// What to think about, and how long.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Question {
    /// The game as far as it has been played.
    #[serde(flatten)]
    pub game: GameRef,
    /// How the engine is to think.
    #[serde(flatten)]
    pub effort: Effort,
}

/// How much the engine is to find out.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct Effort {
    /// How many of the best moves to follow, 1 to 5.
    #[serde(default = "one")]
    pub lines: usize,
    /// How long to think, at most 60.
    #[serde(default = "usual_seconds")]
    pub seconds: f64,
}

/// The same question in an address.
#[derive(Debug, Deserialize)]
pub struct Address {
    /// A position or a shorthand for one.
    #[serde(alias = "position")]
    start: String,
    /// The moves since, with commas between them.
    #[serde(default)]
    moves: String,
    #[serde(default = "one_written")]
    lines: String,
    #[serde(default = "usual_written")]
    seconds: String,
}

/// What has been found out about a position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Insight {
    /// Whether this is the last thing told.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// Whose turn it is.
    pub turn: Side,
    /// Moves looked ahead in full.
    pub depth: u32,
    /// The longest line looked at.
    pub farthest: u32,
    /// Whether every line has been followed to its end.
    pub complete: bool,
    /// Positions looked at.
    pub nodes: u64,
    /// Seconds since the thinking began.
    pub seconds: f64,
    /// The best moves, best first; none when the game is over.
    pub lines: Vec<Found>,
}

impl Told for Insight {
    fn kind(&self) -> &'static str {
        if self.is_final { "final" } else { "depth" }
    }
}

/// Server-sent events: `depth` for every depth looked at in full, and `final`.
#[utoipa::path(
    get, path = "/analyse", tag = "analysis",
    params(
        ("start" = String, Query, description = "A position or a shorthand for one", example = "giuthi 8x8"),
        ("moves" = Option<String>, Query, description = "The moves since, with commas between them", example = "C+,e-"),
        ("lines" = Option<usize>, Query, description = "How many of the best moves to follow, 1 to 5"),
        ("seconds" = Option<f64>, Query, description = "How long to think, at most 60"),
    ),
    responses((status = 200, body = Insight, content_type = "text/event-stream"), (status = 422, body = ApiError), (status = 503, body = ApiError))
)]
pub async fn listen(
    frame: Frame,
    Shared(state): Shared<State>,
    Asked(asked): Asked<Address>,
) -> Result<Response, ApiError> {
    let question = asked.question(frame.language)?;
    Ok(insights(&state, frame.language, &question).await?.events())
}

/// The same, a JSON value a line.
#[utoipa::path(
    post, path = "/analyse", tag = "analysis", request_body = Question,
    responses((status = 200, body = Insight, content_type = "application/x-ndjson"), (status = 422, body = ApiError), (status = 503, body = ApiError))
)]
pub async fn read(
    frame: Frame,
    Shared(state): Shared<State>,
    Body(question): Body<Question>,
) -> Result<Response, ApiError> {
    Ok(insights(&state, frame.language, &question).await?.lines())
}

async fn insights(
    state: &State,
    language: Language,
    question: &Question,
) -> Result<Findings<Insight>, ApiError> {
    let effort = question.effort.checked(language)?;
    let game = question.game.game(language)?;
    let found = find_out(&state.pool, move |stop, tell| {
        think(&game, effort, language, stop, tell);
    });
    Ok(found.await?)
}

fn think(
    game: &Game,
    effort: Effort,
    language: Language,
    stop: &Stop,
    tell: &mut dyn FnMut(Insight),
) {
    let options = Options {
        hash_mb: HASH_MB,
        lines: effort.lines,
        ..Options::default()
    };
    let limits = Limits::time(Duration::from_secs_f64(effort.seconds));
    let mut engine = Engine::new(options);
    let thought = engine.think_aloud(game, &limits, stop, &mut |thought| {
        tell(Insight::new(language, game, thought));
    });
    let last = thought.map_or_else(
        || Insight::of_ended(game),
        |thought| Insight::new(language, game, &thought),
    );
    tell(Insight {
        is_final: true,
        ..last
    });
}

impl Insight {
    fn new(language: Language, game: &Game, thought: &Thought) -> Insight {
        let lines = thought.lines.iter();
        Insight {
            is_final: false,
            depth: thought.depth,
            farthest: thought.farthest,
            complete: thought.complete,
            nodes: thought.nodes,
            seconds: thought.time.as_secs_f64(),
            lines: lines.map(|line| Found::new(language, game, line)).collect(),
            turn: game.position().turn().into(),
        }
    }

    /// When the game is over, nothing is left to find.
    fn of_ended(game: &Game) -> Insight {
        Insight {
            is_final: true,
            turn: game.position().turn().into(),
            depth: 0,
            farthest: 0,
            complete: true,
            nodes: 0,
            seconds: 0.0,
            lines: Vec::new(),
        }
    }
}

impl Effort {
    fn checked(self, language: Language) -> Result<Effort, ApiError> {
        if !(1..=MOST_LINES).contains(&self.lines) {
            let most = ("most", MOST_LINES.into());
            let error = language.say("analysis-bad-lines", &[most]);
            return Err(ApiError::unfit("lines", error));
        }
        if !(0.0..=MOST_SECONDS).contains(&self.seconds) {
            let most = ("most", (MOST_SECONDS as u64).into());
            let error = language.say("analysis-bad-seconds", &[most]);
            return Err(ApiError::unfit("seconds", error));
        }
        Ok(self)
    }
}

impl Address {
    fn question(self, language: Language) -> Result<Question, ApiError> {
        let lines = self.lines.parse();
        let seconds = self.seconds.parse();
        let effort = Effort {
            // What is no number is no number that is allowed.
            lines: lines.unwrap_or(0),
            seconds: seconds.unwrap_or(f64::NAN),
        };
        Ok(Question {
            effort: effort.checked(language)?,
            game: GameRef::written(self.start, &self.moves),
        })
    }
}

fn one() -> usize {
    1
}

fn usual_seconds() -> f64 {
    USUAL_SECONDS
}

fn one_written() -> String {
    one().to_string()
}

fn usual_written() -> String {
    usual_seconds().to_string()
}
