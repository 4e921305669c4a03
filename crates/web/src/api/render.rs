//! Pictures of positions and games.

use axum::{
    extract::State as Shared,
    http::header,
    response::{IntoResponse, Response},
};
use ndongu_engine::Stop;
use ndongu_rules::Game;
use ndongu_words::Language;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Asked},
    shapes::GameRef,
};
use crate::{
    ANIMATION_WIDTHS, PICTURE_WIDTHS, Style, board_png, board_svg, frame::Frame, game_gif,
    move_gif, pool::Busy, state::State,
};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(svg))
        .routes(routes!(png))
        .routes(routes!(gif))
}

/// How wide a picture is when nothing is said.
const USUAL_WIDTH: u32 = 1000;
const USUAL_ANIMATION_WIDTH: u32 = 560;

/// A picture may be kept for an hour: the same question has the same answer as long as the program
/// is the same.
const KEPT: &str = "private, max-age=3600";

/// What is drawn. How it looks follows from the visitor's settings.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Picture {
    /// A position or a shorthand for one.
    #[serde(alias = "position")]
    #[param(example = "giuthi 8x8")]
    start: String,
    /// The moves since, with commas between them.
    #[serde(default)]
    #[param(example = "C+,e-", required = false)]
    moves: String,
    /// How many pixels wide; a picture from 120 to 2400, an animation to 1000.
    width: Option<u32>,
    /// What an animation shows.
    #[serde(default)]
    #[param(inline, required = false)]
    of: Animated,
}

/// What an animation shows.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Animated {
    /// The game, a picture a move.
    #[default]
    Game,
    /// Its last move, a picture a lap.
    Move,
}

impl Picture {
    fn game(self, language: Language) -> Result<Game, ApiError> {
        Ok(GameRef::written(self.start, &self.moves).game(language)?)
    }

    fn width(
        &self,
        usual: u32,
        allowed: std::ops::RangeInclusive<u32>,
        language: Language,
    ) -> Result<u32, ApiError> {
        let width = self.width.unwrap_or(usual);
        if allowed.contains(&width) {
            return Ok(width);
        }
        let (least, most) = allowed.into_inner();
        let range = [("least", least.into()), ("most", most.into())];
        let error = language.say("analysis-bad-width", &range);
        Err(ApiError::unfit("width", error))
    }
}

/// A position as SVG: where the game stands after the moves.
#[utoipa::path(
    get, path = "/render.svg", tag = "analysis", params(Picture),
    responses((status = 200, content_type = "image/svg+xml"), (status = 422, body = ApiError))
)]
async fn svg(frame: Frame, Asked(picture): Asked<Picture>) -> Result<Response, ApiError> {
    let game = picture.game(frame.language)?;
    Ok(drawn(
        "image/svg+xml",
        board_svg(game.position(), frame.style),
    ))
}

/// A position as PNG: where the game stands after the moves.
#[utoipa::path(
    get, path = "/render.png", tag = "analysis", params(Picture),
    responses((status = 200, content_type = "image/png"), (status = 422, body = ApiError), (status = 503, body = ApiError))
)]
async fn png(
    frame: Frame,
    Shared(state): Shared<State>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, ApiError> {
    let width = picture.width(USUAL_WIDTH, PICTURE_WIDTHS, frame.language)?;
    let game = picture.game(frame.language)?;
    let draw = move |style: Style| board_png(game.position(), style, width);
    let bytes = state.pool.study(move |_| draw(frame.style)).await?;
    Ok(drawn("image/png", bytes))
}

/// A game as an animated GIF, a picture a move; or its last move, a picture a lap.
#[utoipa::path(
    get, path = "/render.gif", tag = "analysis", params(Picture),
    responses((status = 200, content_type = "image/gif"), (status = 422, body = ApiError), (status = 503, body = ApiError))
)]
async fn gif(
    frame: Frame,
    Shared(state): Shared<State>,
    Asked(picture): Asked<Picture>,
) -> Result<Response, ApiError> {
    let width = picture.width(USUAL_ANIMATION_WIDTH, ANIMATION_WIDTHS, frame.language)?;
    let of = picture.of;
    let game = picture.game(frame.language)?;
    let draw = move |style: Style, stop: &Stop| animated(game, of, style, width, stop);
    let bytes = state
        .pool
        .study(move |stop| draw(frame.style, stop))
        .await?;
    // Whoever stopped it waits for nothing any more.
    Ok(drawn("image/gif", bytes.ok_or(Busy)?))
}

fn animated(
    mut game: Game,
    of: Animated,
    style: Style,
    width: u32,
    stop: &Stop,
) -> Option<Vec<u8>> {
    match (of, game.moves().last().copied()) {
        (Animated::Move, Some(last)) => {
            game.undo();
            let gif = move_gif(&game, &last, style, width, stop);
            gif.expect("it has been played before")
        }
        _ => game_gif(&game, style, width, stop),
    }
}

fn drawn(kind: &'static str, picture: impl IntoResponse) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, KEPT),
        (header::VARY, "accept-language, cookie"),
    ];
    (headers, picture).into_response()
}
