//! Boards, moves and redistributions of games that the caller keeps.

use axum::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Asked, Body},
    shapes::{self, Board, GameRef, Step, Teller},
};
use crate::{frame::Frame, state::State};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(board))
        .routes(routes!(play))
        .routes(routes!(moves))
}

/// A game and the move to play in it.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Play {
    /// The game.
    #[serde(flatten)]
    pub game: GameRef,
    /// The move.
    #[serde(rename = "move")]
    #[schema(example = "e-")]
    pub mv: String,
}

/// A move played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Played {
    /// What happened.
    pub step: Step,
    /// The board after it.
    pub board: Board,
}

/// A position without a past.
#[derive(Debug, Deserialize)]
pub struct AskedPosition {
    /// A position or a shorthand for one.
    pub position: String,
}

/// The board of a game, with every legal move and what it would do.
#[utoipa::path(
    post, path = "/board", tag = "boards", request_body = GameRef,
    responses((status = 200, body = Board), (status = 422, body = ApiError))
)]
async fn board(frame: Frame, Body(asked): Body<GameRef>) -> Result<Json<Board>, ApiError> {
    let game = asked.game(frame.language)?;
    Ok(Json(Teller::of_sides(frame.language).board(&game)))
}

/// Plays a move.
#[utoipa::path(
    post, path = "/play", tag = "boards", request_body = Play,
    responses((status = 200, body = Played), (status = 422, body = ApiError))
)]
async fn play(frame: Frame, Body(asked): Body<Play>) -> Result<Json<Played>, ApiError> {
    let mut game = asked.game.game(frame.language)?;
    let teller = Teller::of_sides(frame.language);
    let step = shapes::play(&mut game, &asked.mv, teller)?;
    Ok(Json(Played {
        step,
        board: teller.board(&game),
    }))
}

/// The legal moves of a position at the beginning of a turn.
#[utoipa::path(
    get, path = "/moves", tag = "boards", params(("position" = String, Query, description = "A position or a shorthand for one", example = "giuthi 8x8")),
    responses((status = 200, body = Board), (status = 422, body = ApiError))
)]
async fn moves(frame: Frame, Asked(asked): Asked<AskedPosition>) -> Result<Json<Board>, ApiError> {
    let start = GameRef {
        start: asked.position,
        moves: Vec::new(),
    };
    let game = start.game(frame.language)?;
    Ok(Json(Teller::of_sides(frame.language).board(&game)))
}
