//! Games: setting one up, the list of one's own, the lobby, and deleting one.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use records::game_file::read_options;
use records::position::WrittenPosition;
use serde::Deserialize;
use serde_json::{Value, json};

use super::seats;
use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::new_game::{TITLE, new_game};
use crate::repository::{NewSeat, Setup, Visibility};
use crate::tables::Tables;
use crate::text::t;
use crate::throttle::CREATE;

/// A new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGame {
    /// The id of the title; 18CZ where nothing is said.
    #[serde(default)]
    title: Option<String>,
    /// The players by seat.
    players: Vec<NewPlayer>,
    #[serde(default)]
    seed: Option<u64>,
    /// Whether the lobby lists it while it looks for players.
    #[serde(default)]
    listed: bool,
    /// How open points are resolved, as in a game file: a profile, and options by name.
    #[serde(default)]
    options: serde_json::Map<String, Value>,
    /// The position that it begins at; without one it begins with the box.
    #[serde(default)]
    position: Option<Box<WrittenPosition>>,
}

/// A player of a new game.
#[derive(Deserialize)]
#[serde(try_from = "Value")]
enum NewPlayer {
    /// The name of somebody whom the caller plays for.
    Name(String),
    /// A seat for whoever comes.
    Seat(NewSeat),
}

impl TryFrom<Value> for NewPlayer {
    type Error = String;

    fn try_from(player: Value) -> Result<NewPlayer, String> {
        match player {
            Value::String(name) => Ok(NewPlayer::Name(name)),
            Value::Object(mut fields) if fields.len() == 1 => match fields.remove("seat") {
                Some(Value::String(seat)) => seat.try_into().map(NewPlayer::Seat),
                _ => Err(t("player-malformed")),
            },
            _ => Err(t("player-malformed")),
        }
    }
}

/// Sets up a game. It begins at once where all seats are taken.
pub(super) async fn create(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(asked): Body<NewGame>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(CREATE, &person)?;
    let (names, seats) = asked
        .players
        .into_iter()
        .map(|player| match player {
            NewPlayer::Name(name) => (name, NewSeat::Here),
            NewPlayer::Seat(seat) => (String::new(), seat),
        })
        .unzip::<_, _, Vec<_>, Vec<_>>();
    let title = asked.title.as_deref().unwrap_or(TITLE);
    let options = read_options(&asked.options).map_err(|error| AppError::Invalid(error.to_string()))?;
    let position = asked.position.map(|position| *position);
    let file = new_game(&server.tables, title, names, &seats, asked.seed, options, position)?;
    let visibility = if asked.listed { Visibility::Listed } else { Visibility::ByLink };
    let id = server.tables.create(Setup { owner: person.holder.clone(), seats, visibility }, file).await?;
    Ok(Json(json!({"id": id})))
}

/// The games of the caller.
pub(super) async fn games(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    let mut games = Vec::new();
    for game in tables.games_of(&person.holder).await? {
        let decider = tables.course(&game).await?.decider;
        games.push(seats::listed(&game, &person, decider));
    }
    Ok(Json(json!({"games": games})))
}

/// The games that look for players.
pub(super) async fn lobby(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    let games = tables.lobby().await?;
    let games: Vec<Value> = games.iter().map(|game| seats::listed(game, &person, None)).collect();
    Ok(Json(json!({"games": games})))
}

/// Deletes a game that is the caller's alone.
pub(super) async fn delete(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    tables.delete(&id, &person.holder).await?;
    Ok(Json(json!({})))
}
