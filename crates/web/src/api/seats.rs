//! Seats in the API: sitting down, leaving, invites, and games in lists.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use bots::UnknownStrength;
use rules::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::bots::bot_of;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::kept;
use crate::repository::{Chair, GameSummary, SeatAccess};
use crate::tables::Tables;
use crate::text::t;
use crate::throttle::ACT;

/// Under which name somebody sits down; the account's where there is none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    #[serde(default)]
    name: Option<String>,
}

/// Takes an open seat.
pub(crate) async fn join(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
    Body(asked): Body<Join>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ACT, &person)?;
    server.tables.join(&id, Seat(seat), None, &person, asked.name.as_deref()).await?;
    Ok(Json(json!({"id": id, "seat": seat})))
}

/// Takes the seat that an invite is for.
pub(crate) async fn join_by_invite(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(invite): Path<String>,
    Body(asked): Body<Join>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ACT, &person)?;
    let (id, seat) = server.tables.invited_to(&invite).await?;
    server.tables.join(&id, seat, Some(invite), &person, asked.name.as_deref()).await?;
    Ok(Json(json!({"id": id, "seat": seat.0})))
}

/// Leaves a seat before the game has begun.
pub(crate) async fn leave(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Value>, AppError> {
    tables.leave(&id, Seat(seat), &person.holder).await?;
    Ok(Json(json!({})))
}

/// The invite links of a game that one has set up.
pub(crate) async fn invites(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let links = server.tables.at(&id, {
        let (repository, public_url) = (Arc::clone(&server.repository), Arc::clone(&server.public_url));
        move |table| {
            if table.seating().owner.as_ref() != Some(&person.holder) {
                return Err(AppError::Forbidden(t("not-owner")));
            }
            let free = table.seating().chairs.iter().filter(|chair| chair.holder.is_none());
            let links = free.filter_map(|chair| {
                let invite = repository.invite_of(&table.id, chair)?;
                Some(json!({"seat": chair.number, "link": public_url.link(&format!("/join/{invite}"))}))
            });
            Ok(links.collect::<Vec<_>>())
        }
    });
    Ok(Json(json!({"invites": links.await?})))
}

/// Makes a new invite for a seat.
pub(crate) async fn renew_invite(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Value>, AppError> {
    server.tables.renew_invite(&id, Seat(seat), &person.holder).await?;
    invites(State(server), Extension(person), Path(id)).await
}

/// The bot that is to play a seat; nobody to take the seat back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    bot: Option<String>,
}

/// Hands a seat to a bot, or takes it back.
pub(crate) async fn stand_in(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((id, seat)): Path<(String, u8)>,
    Body(asked): Body<StandIn>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ACT, &person)?;
    let bot = asked.bot.as_deref().map(str::parse).transpose();
    let bot = bot.map_err(|unknown: UnknownStrength| AppError::Invalid(unknown.to_string()))?;
    server.tables.stand_in(&id, Seat(seat), &person.holder, bot).await?;
    Ok(Json(json!({"seat": seat, "bot": asked.bot})))
}

/// A seat for programs.
pub(super) fn chair(chair: &Chair) -> Value {
    let entry = match chair.access {
        SeatAccess::Closed => "closed",
        SeatAccess::Open => "open",
        SeatAccess::Invite(_) => "invite",
    };
    let (taken, bot) = (chair.holder.is_some(), bot_of(chair).map(|bot| bot.to_string()));
    json!({"name": chair.name, "kind": chair.kind, "taken": taken, "entry": entry, "bot": bot})
}

/// A game in a list.
pub(super) fn listed(game: &GameSummary, person: &Person, decider: Option<Seat>) -> Value {
    let own = |chair: &&Chair| chair.holder.as_ref() == Some(&person.holder);
    let own: Vec<u8> = game.chairs.iter().filter(own).map(|chair| chair.number).collect();
    json!({
        "id": game.id,
        "title": game.title,
        "status": kept::status_name(&game.status),
        "result": kept::result(&game.status),
        "frozen": kept::frozen_reason(&game.status),
        "entries": game.entries,
        "last_at": game.last_at,
        "seats": game.chairs.iter().map(chair).collect::<Vec<_>>(),
        "seat": decider.map(|seat| seat.0),
        "your_turn": decider.is_some_and(|seat| own.contains(&seat.0)),
        "your_seats": own,
    })
}
