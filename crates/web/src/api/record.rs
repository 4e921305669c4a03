//! Records as text, and as trees that programs can work with.

use axum::{Json, extract::State as Shared};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    error::{ApiError, Body},
    shapes::{MOST_MOVES, NoGame},
    tree::Tree,
};
use crate::{frame::Frame, record::last, state::State};

/// What is answered here.
pub fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(read))
        .routes(routes!(write))
}

/// The text of a record.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Text {
    /// As the rules write it (N4).
    #[schema(example = "[Game \"giuthi\"] [Setup \"8x8\"] 1. C+ {to begin with} e- (1... f-) *")]
    pub text: String,
}

/// Reads a record: the game, its variations, comments and glyphs.
#[utoipa::path(
    post, path = "/record/read", tag = "analysis", request_body = Text,
    responses((status = 200, body = Tree), (status = 422, body = ApiError))
)]
async fn read(
    frame: Frame,
    Shared(state): Shared<State>,
    Body(Text { text }): Body<Text>,
) -> Result<Json<Tree>, ApiError> {
    let language = frame.language;
    let record = state.pool.study(move |_| last(&text)).await?;
    let record = record.map_err(|error| NoGame {
        error: language.record_error(&error),
        place: "text".to_owned(),
        rule: None,
    })?;
    Ok(Json(Tree::of_record(&record)))
}

/// Writes a record, every move of it checked.
#[utoipa::path(
    post, path = "/record/write", tag = "analysis", request_body = Tree,
    responses((status = 200, body = Text), (status = 422, body = ApiError))
)]
async fn write(
    frame: Frame,
    Shared(state): Shared<State>,
    Body(tree): Body<Tree>,
) -> Result<Json<Text>, ApiError> {
    let language = frame.language;
    if tree.nodes.len() > MOST_MOVES {
        let most = ("most", MOST_MOVES.into());
        let error = language.say("analysis-too-many-moves", &[most]);
        return Err(ApiError::unfit("nodes", error));
    }
    let record = state.pool.study(move |_| tree.record(language)).await?;
    let text = record?.to_string();
    Ok(Json(Text { text }))
}
