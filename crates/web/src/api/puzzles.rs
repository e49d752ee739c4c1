//! Puzzles for programs: the one of today, lists, positions, and answers.

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use puzzles::collection::Collection;
use puzzles::judge::Judged;
use puzzles::{Kind, Level, Puzzle};
use rules::notation::{self, ActionNotation};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::puzzles::{self as shared, Score, Wish};
use crate::text::t;
use crate::throttle::ACT;
use crate::work::{self, Effort, blocking};

/// What a puzzle is, without its answer.
fn told(collection: &Collection, puzzle: &Puzzle) -> Value {
    json!({
        "id": collection.id(puzzle),
        "title": collection.title().id,
        "kind": puzzle.kind.name(),
        "level": puzzle.level.name(),
        "company": puzzle.company,
    })
}

/// Which puzzles are wanted.
#[derive(Deserialize)]
pub(crate) struct ListQuery {
    title: Option<String>,
    kind: Option<String>,
    level: Option<String>,
}

/// All puzzles of a title, a kind and a level, where these are named, and the one of today.
pub(crate) async fn list(Query(asked): Query<ListQuery>) -> Result<Json<Value>, AppError> {
    let (collection, puzzle) = shared::of_today().await?;
    let today = told(collection, puzzle);
    blocking(move || {
        let kind = asked.kind.map(|name| Kind::named(&name).ok_or_else(unknown)).transpose()?;
        let level = asked.level.map(|name| Level::named(&name).ok_or_else(unknown)).transpose()?;
        let wish = Wish { title: asked.title, kind, level };
        let puzzles: Vec<Value> = wish.granted().into_iter().map(|(all, puzzle)| told(all, puzzle)).collect();
        Ok(Json(json!({"today": today, "puzzles": puzzles})))
    })
    .await
}

fn unknown() -> AppError {
    AppError::Invalid(t("puzzle-unknown"))
}

/// A puzzle: the position as its fingerprint tells it, the trains that run, and all that may be answered.
pub(crate) async fn puzzle(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let asked = server.puzzles.asked(&id).await?;
    work::run(Effort::Quick, move |_| {
        let view = asked.game().view();
        let mut value = told(asked.collection, asked.puzzle);
        let trains = rules::runnable(view, asked.company);
        let trains: Vec<String> =
            trains.iter().map(|&train| notation::train_name(view.title, train)).collect();
        value["position"] = json!(rules::fingerprint::text(view));
        value["trains"] = json!(trains);
        value["choices"] = asked
            .choices()
            .iter()
            .map(|choice| json!({"action": choice.json(), "words": asked.names().action(&choice.action)}))
            .collect();
        Ok(Json(value))
    })
    .await
}

/// An answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// The action in names; routes are the action that runs trains.
    action: ActionNotation,
}

/// Judges an answer. What would be best is not told.
pub(crate) async fn answer(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ACT, &person)?;
    let asked = server.puzzles.asked(&id).await?;
    let judged: Judged = work::run(Effort::Quick, move |_| {
        let action = notation::read(asked.game().view(), &answer.action);
        asked.judge(&action.map_err(|unreadable| AppError::Invalid(unreadable.to_string()))?)
    })
    .await?;
    shared::keep(&server, &person, &id, judged.is_right()).await?;
    Ok(Json(json!({"right": judged.is_right(), "revenue": judged.earned})))
}

/// What whoever asks has made of puzzles; for whoever has an account.
pub(crate) async fn score(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, AppError> {
    person.signed_in()?;
    let score = Score::of(&server, &person).await?.unwrap_or_default();
    let tried: Vec<Value> = score
        .tried
        .iter()
        .map(|one| json!({"puzzle": one.puzzle, "tries": one.tries, "at_once": one.at_once, "solved": one.solved}))
        .collect();
    Ok(Json(json!({
        "solved": score.solved(),
        "streak": score.streak(),
        "longest": score.longest(),
        "tried": tried,
    })))
}
