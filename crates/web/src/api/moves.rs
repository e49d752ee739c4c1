//! Moves: an action, and taking back.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::moves::{self, Move};
use crate::table::Request;

/// Plays an action, and those that follow it.
pub(super) async fn act(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(asked): Body<Move>,
) -> Result<Json<Value>, AppError> {
    let seq = asked.play(&server, &person, &id).await?;
    Ok(Json(json!({"seq": seq})))
}

/// The number that the caller was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    seq: u32,
}

/// Takes back what the caller did last, or asks those who have acted since.
pub(super) async fn undo(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, AppError> {
    ask(&server, &person, &id, seen.seq, Request::Undo).await
}

/// Does again what was taken back.
pub(super) async fn redo(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, AppError> {
    ask(&server, &person, &id, seen.seq, Request::Redo).await
}

/// Agrees to what another asks to take back.
pub(super) async fn agree(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, AppError> {
    ask(&server, &person, &id, seen.seq, Request::Agree).await
}

/// Refuses what another asks to take back, or withdraws the own request.
pub(super) async fn refuse(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, AppError> {
    ask(&server, &person, &id, seen.seq, Request::Refuse).await
}

async fn ask(
    server: &Server,
    person: &Person,
    id: &str,
    seq: u32,
    request: Request,
) -> Result<Json<Value>, AppError> {
    let seq = moves::ask(server, person, id, seq, request).await?;
    Ok(Json(json!({"seq": seq})))
}
