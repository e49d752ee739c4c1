//! Looking back at a game, in the API.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::Server;
use crate::error::AppError;
use crate::identity::Person;
use crate::reviews::Stage;
use crate::throttle::REVIEW;

/// The review of a game that is over, or how far it has come.
pub(crate) async fn show(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), AppError> {
    Ok(told(server.reviews.stage(&id).await?))
}

/// Begins to look back at a game, unless that was done or begun.
pub(crate) async fn begin(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), AppError> {
    server.throttle.count(REVIEW, &person)?;
    Ok(told(server.reviews.begin(&id).await?))
}

fn told(stage: Stage) -> (StatusCode, Json<Value>) {
    let (status, answer) = match stage {
        Stage::None => (StatusCode::OK, json!({"stage": "none"})),
        Stage::Waiting => (StatusCode::ACCEPTED, json!({"stage": "waiting"})),
        Stage::Working(progress) => {
            (StatusCode::ACCEPTED, json!({"stage": "working", "done": progress.done, "of": progress.of}))
        }
        Stage::Ready(review) => (StatusCode::OK, json!({"stage": "ready", "review": review})),
    };
    (status, Json(answer))
}
