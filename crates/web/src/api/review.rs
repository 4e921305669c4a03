//! What the engine says of a game that has been played, turn by turn.

use std::{sync::atomic::Ordering, time::Duration};

use axum::{extract::State as Shared, response::Response};
use ndongu_engine::{self as engine, Engine, Judged, Limits, Options, Stop};
use ndongu_rules::Game;
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    analyse::HASH_MB,
    error::{ApiError, Body},
    shapes::{GameRef, Side},
    stream::{Told, find_out},
    worth::{Found, Worth},
};
use crate::{frame::Frame, state::State};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(review))
}

/// How long is thought about a turn when nothing is said, and at most.
const USUAL_SECONDS: f64 = 0.3;
const MOST_SECONDS: f64 = 2.0;

/// No more is thought about a whole game: the turns share it.
const MOST_SECONDS_IN_ALL: f64 = 120.0;

/// A game to be judged.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Request {
    /// The game.
    #[serde(flatten)]
    pub game: GameRef,
    /// How long to think about each turn, at most 2; less in long games.
    #[serde(default = "usual_seconds")]
    pub seconds: f64,
}

/// What is said of a turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Judgement {
    /// The number of its first move, counted from 1.
    pub first: usize,
    /// The number of its last move.
    pub last: usize,
    /// Who played it.
    pub side: Side,
    /// What the position before it was worth; none of a redistribution.
    pub before: Option<Worth>,
    /// What the position after it is worth.
    pub after: Worth,
    /// What the engine would have played.
    pub better: Option<Found>,
    /// How bad the turn was, if it was.
    pub severity: Option<Severity>,
    /// If it was: what would have been better, and how things stand now.
    pub words: Option<String>,
}

/// How bad a turn was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// A little worse than the best.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// A win or very many seeds given away.
    Blunder,
}

impl From<engine::Severity> for Severity {
    fn from(severity: engine::Severity) -> Severity {
        match severity {
            engine::Severity::Inaccuracy => Severity::Inaccuracy,
            engine::Severity::Mistake => Severity::Mistake,
            engine::Severity::Blunder => Severity::Blunder,
        }
    }
}

/// A line of the answer.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Line {
    Judgement(Box<Judgement>),
    /// All has been said.
    End {
        end: bool,
    },
}

impl Told for Line {
    fn kind(&self) -> &'static str {
        match self {
            Line::Judgement(_) => "judgement",
            Line::End { .. } => "end",
        }
    }
}

/// Judges a game turn by turn, from the last to the first, a JSON value a line; `{"end": true}` comes
/// last.
#[utoipa::path(
    post, path = "/review", tag = "analysis", request_body = Request,
    responses((status = 200, body = Judgement, content_type = "application/x-ndjson"), (status = 422, body = ApiError), (status = 503, body = ApiError))
)]
async fn review(
    frame: Frame,
    Shared(state): Shared<State>,
    Body(request): Body<Request>,
) -> Result<Response, ApiError> {
    let language = frame.language;
    if !(0.0..=MOST_SECONDS).contains(&request.seconds) {
        let most = ("most", (MOST_SECONDS as u64).into());
        let error = language.say("analysis-bad-seconds", &[most]);
        return Err(ApiError::unfit("seconds", error));
    }
    let game = request.game.game(language)?;
    let share = MOST_SECONDS_IN_ALL / (game.moves().len() + 1) as f64;
    let limits = Limits::time(Duration::from_secs_f64(request.seconds.min(share)));
    let found = find_out(&state.pool, move |stop, tell| {
        judge(game, limits, language, stop, tell);
    });
    Ok(found.await?.lines())
}

fn judge(game: Game, limits: Limits, language: Language, stop: &Stop, tell: &mut dyn FnMut(Line)) {
    let mut engine = Engine::new(Options {
        hash_mb: HASH_MB,
        ..Options::default()
    });
    let mut review = engine::Review::new(&mut engine, limits, game);
    while let Some(judged) = review.judge(stop) {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let judgement = Judgement::new(language, review.game(), &judged);
        tell(Line::Judgement(Box::new(judgement)));
    }
    tell(Line::End { end: true });
}

impl Judgement {
    /// Of a turn that was played where this game stands.
    fn new(language: Language, game: &Game, judged: &Judged) -> Judgement {
        let mover = game.position().turn();
        let thought = judged.thought.as_ref();
        let words = judged.severity.zip(thought).map(|(severity, thought)| {
            let better = &thought.lines[0].moves;
            let after = judged.after.for_south(mover);
            language.mistake(severity, game, better, thought.value(), after)
        });
        Judgement {
            first: judged.plies.start + 1,
            last: judged.plies.end,
            side: mover.into(),
            before: thought.map(|thought| Worth::new(thought.value().for_south(mover))),
            after: Worth::new(judged.after),
            better: thought.map(|thought| Found::new(language, game, &thought.lines[0])),
            severity: judged.severity.map(Severity::from),
            words,
        }
    }
}

fn usual_seconds() -> f64 {
    USUAL_SECONDS
}
