//! Chat and private notes in the API.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use rules::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::tables::Tables;
use crate::throttle::{ACT, CHAT};

/// From which message on.
#[derive(Deserialize)]
pub(crate) struct FromMessage {
    #[serde(default)]
    from: u32,
}

/// What was said; everybody may read it.
pub(crate) async fn messages(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(FromMessage { from }): Query<FromMessage>,
) -> Result<Json<Value>, AppError> {
    let messages = tables.messages(&id, from).await?;
    let messages = messages.iter().map(|message| {
        json!({
            "number": message.number,
            "name": message.name,
            "text": message.text,
            "at": message.at,
            "yours": message.author.as_ref() == Some(&person.holder),
        })
    });
    Ok(Json(json!({"messages": messages.collect::<Vec<_>>()})))
}

/// Something said or noted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TextBody {
    text: String,
}

/// Says something.
pub(crate) async fn say(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(said): Body<TextBody>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(CHAT, &person)?;
    let number = server.tables.say(&id, &person.holder, &said.text).await?;
    Ok(Json(json!({"number": number})))
}

/// The private notes of a seat.
pub(crate) async fn note(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Value>, AppError> {
    let text = tables.note(&id, Seat(seat), &person.holder).await?;
    Ok(Json(json!({"text": text})))
}

/// Replaces the private notes of a seat.
pub(crate) async fn put_note(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
    Body(noted): Body<TextBody>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ACT, &person)?;
    server.tables.put_note(&id, Seat(seat), &person.holder, noted.text).await?;
    Ok(Json(json!({})))
}
