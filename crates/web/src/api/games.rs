//! Kept games: begun, looked at, gone on with.

use axum::{
    Json,
    extract::{Path, State as Shared},
    http::StatusCode,
};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Body},
    shapes::View,
};
use crate::{
    frame::Frame,
    new_game::NewGame,
    playing::{self, Seated, Trouble},
    state::State,
    visitor::Visitor,
};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(play))
        .routes(routes!(reply))
        .routes(routes!(undo))
        .routes(routes!(resign))
        .routes(routes!(hint))
        .routes(routes!(again))
        .routes(routes!(lay_out))
}

/// A move to be made in a kept game.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Chosen {
    /// The move.
    #[serde(rename = "move")]
    #[schema(example = "C+")]
    mv: String,
    /// The version of the game that it answers.
    version: Option<usize>,
}

/// Which version of a kept game is meant.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct Meant {
    /// The version that the caller knows; any, if it is left out.
    version: Option<usize>,
}

/// A layout for the next round (GM2).
#[derive(Debug, Deserialize, ToSchema)]
pub struct Layout {
    /// Seeds for every hole of a row, `A` or `a` first.
    #[schema(example = json!([3, 3, 2, 2, 1]))]
    layout: Vec<u16>,
    /// The version that the caller knows.
    version: Option<usize>,
}

/// What the engine would play.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The move.
    #[serde(rename = "move")]
    mv: String,
    /// What it does, in a few words.
    words: String,
}

type Answer<T> = Result<Json<T>, ApiError>;

/// Begins a game.
#[utoipa::path(
    post, path = "/games", tag = "games", request_body = NewGame,
    responses((status = 201, body = View), (status = 422, body = ApiError))
)]
async fn create(
    frame: Frame,
    Shared(state): Shared<State>,
    visitor: Visitor,
    Body(wanted): Body<NewGame>,
) -> Result<(StatusCode, Visitor, Json<View>), ApiError> {
    let table = wanted.table(frame.language)?;
    let kept = state.store.create(&visitor.id, &table).await;
    let id = kept.map_err(|error| told(&error.into(), frame.language))?;
    let view = View::new(&id, &table, frame.language);
    Ok((StatusCode::CREATED, visitor, Json(view)))
}

/// A kept game.
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = View), (status = 404, body = ApiError))
)]
async fn show(frame: Frame, Shared(state): Shared<State>, Path(id): Path<String>) -> Answer<View> {
    match Seated::at(&state, &id).await {
        Ok(seated) => Ok(view(&frame, &seated)),
        Err(trouble) => Err(told(&trouble, frame.language)),
    }
}

/// Makes a person's move.
#[utoipa::path(
    post, path = "/games/{id}/moves", tag = "games", params(("id" = String, Path)),
    request_body = Chosen,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 422, body = ApiError))
)]
async fn play(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(chosen): Body<Chosen>,
) -> Answer<View> {
    act(&frame, &state, &id, chosen.version, async |seated| {
        seated.play(&chosen.mv).await
    })
    .await
}

/// Lets the computer make the one move, or the layout, that is waited for.
#[utoipa::path(
    post, path = "/games/{id}/reply", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 503, body = ApiError))
)]
async fn reply(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(meant): Body<Meant>,
) -> Answer<View> {
    act(&frame, &state, &id, meant.version, async |seated| {
        seated.reply().await
    })
    .await
}

/// Takes back a person's last move, and the computer's reply to it.
#[utoipa::path(
    post, path = "/games/{id}/undo", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn undo(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(meant): Body<Meant>,
) -> Answer<View> {
    act(&frame, &state, &id, meant.version, async |seated| {
        seated.undo().await
    })
    .await
}

/// A person gives up.
#[utoipa::path(
    post, path = "/games/{id}/resign", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn resign(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(meant): Body<Meant>,
) -> Answer<View> {
    act(&frame, &state, &id, meant.version, async |seated| {
        seated.resign().await
    })
    .await
}

/// Begins the next game for points (K16).
#[utoipa::path(
    post, path = "/games/{id}/again", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn again(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(meant): Body<Meant>,
) -> Answer<View> {
    act(&frame, &state, &id, meant.version, async |seated| {
        seated.again().await
    })
    .await
}

/// Lays out the next round of a match (GM2).
#[utoipa::path(
    post, path = "/games/{id}/layout", tag = "games", params(("id" = String, Path)),
    request_body = Layout,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 422, body = ApiError))
)]
async fn lay_out(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(laid): Body<Layout>,
) -> Answer<View> {
    act(&frame, &state, &id, laid.version, async |seated| {
        seated.lay_out(laid.layout).await
    })
    .await
}

/// What the engine would play for the person to move.
#[utoipa::path(
    post, path = "/games/{id}/hint", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = Hint), (status = 409, body = ApiError), (status = 503, body = ApiError))
)]
async fn hint(
    frame: Frame,
    Shared(state): Shared<State>,
    Path(id): Path<String>,
    Body(meant): Body<Meant>,
) -> Answer<Hint> {
    let hinted = async {
        let seated = Seated::at(&state, &id).await?;
        seated.expect(meant.version)?;
        let mv = seated.hint().await?.best();
        let words = playing::outlook(&seated.table, &mv, frame.language);
        let mv = mv.to_string();
        Ok(Hint { mv, words })
    };
    let hint = hinted.await;
    hint.map(Json)
        .map_err(|trouble| told(&trouble, frame.language))
}

/// Does something at a table of which the caller knows this version.
async fn act(
    frame: &Frame,
    state: &State,
    id: &str,
    version: Option<usize>,
    doing: impl AsyncFnOnce(&mut Seated<'_>) -> Result<(), Trouble>,
) -> Answer<View> {
    let acted = async {
        let mut seated = Seated::at(state, id).await?;
        seated.expect(version)?;
        doing(&mut seated).await?;
        Ok(seated)
    };
    let seated = acted
        .await
        .map_err(|trouble| told(&trouble, frame.language))?;
    Ok(view(frame, &seated))
}

fn view(frame: &Frame, seated: &Seated<'_>) -> Json<View> {
    Json(View::new(&seated.id, &seated.table, frame.language))
}

/// Trouble as an answer.
fn told(trouble: &Trouble, language: Language) -> ApiError {
    ApiError::new(trouble.status(), trouble.words(language)).by(trouble.rule())
}
