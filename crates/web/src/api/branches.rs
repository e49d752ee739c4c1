//! Branches of one's own: opened, named, compared, played as a line; and the moves that wait.
//!
//! What a branch shows and takes is asked under the addresses of a game, with the id of the branch.

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::plans;
use crate::repository::{Standing, StoredBranch};
use crate::throttle::TRY;

/// The own branches of a game.
pub(super) async fn list(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    // Of a game that there is, others have none.
    server.tables.at(&id, |_| Ok(())).await?;
    let own = server.tables.branches_of(&person.holder, &id).await?;
    let most = server.tables.room().branches;
    Ok(Json(json!({"branches": own.iter().map(written).collect::<Vec<_>>(), "most": most})))
}

fn written(branch: &StoredBranch) -> Value {
    let written = &branch.written;
    json!({
        "id": branch.id,
        "game": branch.game,
        "parent": branch.parent,
        "name": written.name,
        "note": written.note,
        "from": written.from,
        "shared": written.shared,
        "actions": written.actions,
        "seq": branch.version,
        "created_at": branch.created_at,
        "changed_at": branch.changed_at,
    })
}

/// From where a branch departs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    /// After so many actions; without it, from the present.
    at: Option<usize>,
}

/// Opens a branch at a position of a game, or of a branch.
pub(super) async fn open(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(from): Body<From>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(TRY, &person)?;
    let branch = server.tables.try_out(&person.holder, &id, from.at).await?;
    Ok(Json(json!({"id": branch})))
}

/// One branch.
pub(super) async fn show(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    Ok(Json(written(&server.tables.open_branch(&person.holder, &id).await?.kept)))
}

/// A name and a note.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Description {
    name: String,
    #[serde(default)]
    note: String,
}

/// Names a branch, and notes something about it.
pub(super) async fn describe(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(asked): Body<Description>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(TRY, &person)?;
    server.tables.describe_branch(&person.holder, &id, &asked.name, &asked.note).await?;
    Ok(Json(json!({})))
}

/// Deletes a branch, with the moves that wait for it.
pub(super) async fn delete(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    server.tables.delete_branch(&person.holder, &id).await?;
    Ok(Json(json!({})))
}

/// Which two, each a branch or the game.
#[derive(Deserialize)]
pub(super) struct Both {
    one: String,
    other: String,
}

/// Two branches, or a branch and the game, side by side.
pub(super) async fn compare(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(both): Query<Both>,
) -> Result<Json<Value>, AppError> {
    let one = server.tables.side(&person.holder, &id, &both.one).await?;
    let other = server.tables.side(&person.holder, &id, &both.other).await?;
    Ok(Json(json!({"one": one, "other": other})))
}

/// Plays the own moves of a branch in its game, and has those that follow others' wait.
pub(super) async fn play(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    Ok(Json(json!(plans::play_line(&server, &person, &id).await?)))
}

/// The own moves that wait in a game, and what became of those that were dropped.
pub(super) async fn plans(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let plans = server.tables.plans_of(&person.holder, &id).await?;
    let told = server.tables.at(&id, move |table| {
        let told = plans.iter().filter_map(|plan| {
            let dropped = match plan.standing(table) {
                Standing::Done => return None,
                Standing::Waits => None,
                Standing::Dropped(why) => Some(why.in_words(table)),
            };
            Some(json!({
                "id": plan.id,
                "branch": plan.branch,
                "name": plan.planned.name,
                "from": plan.planned.from,
                "actions": plan.planned.moves.iter().map(|planned| &planned.action).collect::<Vec<_>>(),
                "dropped": dropped,
            }))
        });
        Ok(Json(json!({"plans": told.collect::<Vec<_>>()})))
    });
    told.await
}

/// Forgets moves that wait, or the note that they were dropped.
pub(super) async fn forget(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path((_, plan)): Path<(String, String)>,
) -> Result<Json<Value>, AppError> {
    server.tables.forget_plan(&person.holder, &plan).await?;
    Ok(Json(json!({})))
}
