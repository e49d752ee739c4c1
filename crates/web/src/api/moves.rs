//! Moves: an action, and taking back.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use rules::notation::ActionNotation;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Body;
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::table::Request;
use crate::text::tr;
use crate::throttle::ACT;

/// An action and the number that the caller was looking at; perhaps with what is done right after it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    seq: u32,
    action: ActionNotation,
    #[serde(default)]
    then: Vec<ActionNotation>,
}

/// So many actions may follow one: the steps of a turn that go by.
const MOST_AT_ONCE: usize = 8;

/// Plays an action, and those that follow it; where one is refused, what came before it stays played.
pub(super) async fn act(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(asked): Body<Move>,
) -> Result<Json<Value>, AppError> {
    if asked.then.len() > MOST_AT_ONCE {
        return Err(AppError::Invalid(tr!("too-many-at-once", most = MOST_AT_ONCE)));
    }
    let mut seq = asked.seq;
    for action in std::iter::once(asked.action).chain(asked.then) {
        seq = play(&server, &person, &id, seq, Request::Act(action)).await?;
    }
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
    let seq = play(server, person, id, seq, request).await?;
    Ok(Json(json!({"seq": seq})))
}

/// Makes one entry of the log; gives its number.
async fn play(
    server: &Server,
    person: &Person,
    id: &str,
    seq: u32,
    request: Request,
) -> Result<u32, AppError> {
    server.throttle.count(ACT, person)?;
    server.tables.ask(id, &person.holder, seq, request).await
}
