//! What a company would run for, with trains, tiles and stations that there may never be.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use rules::notation::train_name;
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::json_body::Body;
use crate::throttle::ASK;
use crate::what_if::Question;

/// Answers at once.
pub(super) async fn answer(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(question): Body<Question>,
) -> Result<Json<Value>, AppError> {
    server.throttle.count(ASK, &person)?;
    let answer = server.tables.what_if(&person.holder, &id, question).await?;
    let title = answer.game.title();
    let runs = answer.runs.iter().map(|ran| {
        let stops = ran.stops.iter().map(|&(hex, value)| json!({"hex": title.hex(hex).name, "value": value}));
        json!({
            "train": train_name(title, ran.run.train),
            "stops": stops.collect::<Vec<_>>(),
            "bonus": ran.bonus,
            "revenue": ran.revenue(),
        })
    });
    Ok(Json(json!({
        "company": title.charter(answer.company).symbol,
        "trains": answer.trains.iter().map(|&train| train_name(title, train)).collect::<Vec<_>>(),
        "revenue": answer.revenue,
        "proven": answer.proven,
        "runs": runs.collect::<Vec<_>>(),
    })))
}
