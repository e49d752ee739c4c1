//! Positions in writing: that of a game, and mistakes that whoever moderates corrects with one.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use records::position::WrittenPosition;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::entry::Corrected;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::moves;
use crate::table::{Position, Request};
use crate::tables::Tables;

/// A position of a game in writing, as it can be set up again.
pub(super) async fn written(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    Query(asked): Query<Position>,
) -> Result<Json<Value>, AppError> {
    tables.at(&id, move |table| Ok(Json(json!(table.written(asked.at)?)))).await
}

/// A correction, and the number that the caller was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCorrection {
    seq: u32,
    why: String,
    position: WrittenPosition,
}

/// Corrects a mistake.
pub(super) async fn correct(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(asked): Body<NewCorrection>,
) -> Result<Json<Value>, AppError> {
    let corrected = Box::new(Corrected { why: asked.why, position: asked.position });
    let seq = moves::ask(&server, &person, &id, asked.seq, Request::Correct(corrected)).await?;
    Ok(Json(json!({"seq": seq})))
}
