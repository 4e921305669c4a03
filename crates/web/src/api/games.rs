//! Kept games: begun, looked at, gone on with.

use axum::{Json, extract::State as Shared, http::StatusCode};
use ndongu_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Body},
    shapes::{View, teller},
};
use crate::{
    frame::Frame,
    new_game::NewGame,
    playing::{Caller, Seated, Trouble},
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
    version: Option<u64>,
}

/// Which version of a kept game is meant.
#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct Meant {
    /// The version that the caller knows; any, if it is left out.
    version: Option<u64>,
}

/// A layout for the next round (GM2).
#[derive(Debug, Deserialize, ToSchema)]
pub struct Layout {
    /// Seeds for every hole of a row, `A` or `a` first.
    #[schema(example = json!([3, 3, 2, 2, 1]))]
    layout: Vec<u16>,
    /// The version that the caller knows.
    version: Option<u64>,
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
    let begun = Seated::begin(&state, &visitor, table).await;
    let begun = begun.map_err(|trouble| told(&trouble, frame.language))?;
    let view = View::new(begun.kept(), frame.language);
    Ok((StatusCode::CREATED, visitor, Json(view)))
}

/// A kept game.
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = View), (status = 404, body = ApiError))
)]
async fn show(caller: Caller) -> Answer<View> {
    act(&caller, None, async |_| Ok(())).await
}

/// Makes a person's move.
#[utoipa::path(
    post, path = "/games/{id}/moves", tag = "games", params(("id" = String, Path)),
    request_body = Chosen,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 422, body = ApiError))
)]
async fn play(caller: Caller, Body(chosen): Body<Chosen>) -> Answer<View> {
    let play = async |seated: &mut Seated| seated.play(&chosen.mv).await;
    act(&caller, chosen.version, play).await
}

/// Lets the computer make the one move, or the layout, that is waited for.
#[utoipa::path(
    post, path = "/games/{id}/reply", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 503, body = ApiError))
)]
async fn reply(caller: Caller, Body(meant): Body<Meant>) -> Answer<View> {
    act(&caller, meant.version, Seated::reply).await
}

/// Takes back a person's last move, and the computer's reply to it.
#[utoipa::path(
    post, path = "/games/{id}/undo", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn undo(caller: Caller, Body(meant): Body<Meant>) -> Answer<View> {
    act(&caller, meant.version, Seated::undo).await
}

/// A person gives up.
#[utoipa::path(
    post, path = "/games/{id}/resign", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn resign(caller: Caller, Body(meant): Body<Meant>) -> Answer<View> {
    act(&caller, meant.version, Seated::resign).await
}

/// Begins the next game for points (K16).
#[utoipa::path(
    post, path = "/games/{id}/again", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = View), (status = 409, body = ApiError))
)]
async fn again(caller: Caller, Body(meant): Body<Meant>) -> Answer<View> {
    act(&caller, meant.version, Seated::again).await
}

/// Lays out the next round of a match (GM2).
#[utoipa::path(
    post, path = "/games/{id}/layout", tag = "games", params(("id" = String, Path)),
    request_body = Layout,
    responses((status = 200, body = View), (status = 409, body = ApiError), (status = 422, body = ApiError))
)]
async fn lay_out(caller: Caller, Body(laid): Body<Layout>) -> Answer<View> {
    let lay_out = async |seated: &mut Seated| seated.lay_out(laid.layout).await;
    act(&caller, laid.version, lay_out).await
}

/// What the engine would play for the person to move.
#[utoipa::path(
    post, path = "/games/{id}/hint", tag = "games", params(("id" = String, Path)),
    request_body = Meant,
    responses((status = 200, body = Hint), (status = 409, body = ApiError), (status = 503, body = ApiError))
)]
async fn hint(caller: Caller, Body(meant): Body<Meant>) -> Answer<Hint> {
    let hinted = async {
        let seated = caller.seated_at(meant.version).await?;
        Ok((seated.hint().await?, seated))
    };
    let language = caller.frame.language;
    match hinted.await {
        Ok((mv, seated)) => {
            let words = teller(seated.table(), language).outlook(seated.table().game(), &mv);
            Ok(Json(Hint {
                mv: mv.to_string(),
                words: words.expect("what the engine plays is legal"),
            }))
        }
        Err(trouble) => Err(told(&trouble, language)),
    }
}

/// Does something at a table of which the caller knows this version, and shows how it stands then.
async fn act(
    caller: &Caller,
    version: Option<u64>,
    doing: impl AsyncFnOnce(&mut Seated) -> Result<(), Trouble>,
) -> Answer<View> {
    let language = caller.frame.language;
    match caller.act(version, doing).await {
        Ok(seated) => Ok(Json(View::new(seated.kept(), language))),
        Err(trouble) => Err(told(&trouble, language)),
    }
}

/// Trouble as an answer.
fn told(trouble: &Trouble, language: Language) -> ApiError {
    ApiError::new(trouble.status(), trouble.words(language)).by(trouble.rule())
}
