//! The audit log of a game in the API.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::tables::Tables;
use crate::trouble::Trouble;
use crate::who::Person;

/// What was done about a game besides playing, the latest first; for those who play there.
pub(crate) async fn audit(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Trouble> {
    let deeds = tables.deeds(&id, &person.holder).await?;
    let deeds = deeds
        .iter()
        .map(|deed| json!({"at": deed.at, "name": deed.name, "what": deed.what, "sentence": deed.sentence}));
    Ok(Json(json!({"deeds": deeds.collect::<Vec<_>>()})))
}
