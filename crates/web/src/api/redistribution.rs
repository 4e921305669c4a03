//! Kiothi's opening (K3): checking a redistribution, and proposing one.

use std::time::Duration;

use axum::{Json, extract};
use ndongu_engine::{Engine, Limits, Options, random_move};
use ndongu_rules::{AnyPosition, Game, SetupError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    boards::Play,
    error::{ApiError, Body},
    shapes::{self, Board, GameRef, NoGame, Teller},
};
use crate::{frame::Frame, state::State};

/// The longest that the engine looks for a redistribution, and how long it does if nothing is said.
const MOST_MS: u64 = 3000;
const USUAL_MS: u64 = 1000;

/// The table is small: a redistribution is followed for a few moves only.
const HASH_MB: usize = 8;

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(check))
        .routes(routes!(random))
        .routes(routes!(engine))
}

/// Whether a redistribution may be made.
#[derive(Debug, Serialize, ToSchema)]
pub struct Checked {
    /// Whether it may.
    ok: bool,
    /// The board after it, if it may.
    board: Option<Board>,
    /// Why not, in a sentence, if it may not.
    error: Option<String>,
    /// The rule that forbids it.
    rule: Option<&'static str>,
}

/// A game in which the engine is to redistribute.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Thinking {
    /// The game.
    #[serde(flatten)]
    game: GameRef,
    /// How long the engine may look, in milliseconds; 3000 at most.
    #[schema(example = 1000, maximum = 3000)]
    time_ms: Option<u64>,
}

/// A redistribution that somebody proposes.
#[derive(Debug, Serialize, ToSchema)]
pub struct Proposal {
    /// The redistribution.
    #[serde(rename = "move")]
    #[schema(example = "EF=A3g7")]
    mv: String,
    /// What the engine makes of it, in a sentence; nothing of a random one.
    words: Option<String>,
}

/// Says whether a redistribution may be made, and if not, why.
#[utoipa::path(
    post, path = "/redistribution/check", tag = "opening", request_body(
        content = Play, example = json!({"start": "kiothi 6x5", "move": "EF=A3g7"})
    ),
    responses((status = 200, body = Checked), (status = 422, body = ApiError))
)]
async fn check(frame: Frame, Body(asked): Body<Play>) -> Result<Json<Checked>, ApiError> {
    let mut game = opening(&asked.game, &frame)?;
    let teller = Teller::of_sides(frame.language);
    let played = shapes::play(&mut game, &asked.mv, teller);
    let refused = played.err();
    Ok(Json(Checked {
        ok: refused.is_none(),
        board: refused.is_none().then(|| teller.board(&game)),
        rule: refused.as_ref().and_then(|refused| refused.rule),
        error: refused.map(|refused| refused.error),
    }))
}

/// Draws any possible redistribution, all equally likely.
#[utoipa::path(
    post, path = "/redistribution/random", tag = "opening", request_body(
        content = GameRef, example = json!({"start": "kiothi 6x5"})
    ),
    responses((status = 200, body = Proposal), (status = 422, body = ApiError))
)]
async fn random(frame: Frame, Body(asked): Body<GameRef>) -> Result<Json<Proposal>, ApiError> {
    let game = opening(&asked, &frame)?;
    let mv = random_move(&game, fastrand::u64(..)).expect("an opening has not ended");
    Ok(Json(Proposal {
        mv: mv.to_string(),
        words: None,
    }))
}

/// Lets the engine choose a redistribution.
#[utoipa::path(
    post, path = "/redistribution/engine", tag = "opening", request_body(
        content = Thinking, example = json!({"start": "kiothi 6x5", "time_ms": 200})
    ),
    responses(
        (status = 200, body = Proposal), (status = 422, body = ApiError),
        (status = 503, body = ApiError, description = "Too many ask at once"),
    )
)]
async fn engine(
    extract::State(state): extract::State<State>,
    frame: Frame,
    Body(asked): Body<Thinking>,
) -> Result<Json<Proposal>, ApiError> {
    let game = opening(&asked.game, &frame)?;
    let position = *game.position();
    let time = Duration::from_millis(asked.time_ms.unwrap_or(USUAL_MS).min(MOST_MS));
    let thought = state.pool.play(move |stop| {
        let options = Options {
            hash_mb: HASH_MB,
            ..Options::default()
        };
        Engine::new(options).think(&game, &Limits::time(time), stop)
    });
    let thought = thought.await?.expect("an opening has not ended");
    let language = frame.language;
    let judgement = language.judgement(thought.value(), None, &position);
    Ok(Json(Proposal {
        mv: thought.best().to_string(),
        words: Some(language.full_stop(judgement)),
    }))
}

/// The game, if a redistribution is owed in it.
fn opening(asked: &GameRef, frame: &Frame) -> Result<Game, NoGame> {
    let game = asked.game(frame.language)?;
    if matches!(game.position(), AnyPosition::Opening(_)) {
        return Ok(game);
    }
    Err(NoGame {
        error: frame.language.setup_error(&SetupError::NotInOpening),
        place: "start".to_owned(),
        rule: Some("K3"),
    })
}
