//! The audit log of a game in the API.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::error::AppError;
use crate::identity::Person;
use crate::tables::Tables;

/// What was done about a game besides playing, the latest first; for those who play there.
pub(crate) async fn audit(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    let audit_entries = tables.audit_entries(&id, &person.holder).await?;
    let audit_entries = audit_entries.iter().map(
        |entry| json!({"at": entry.at, "name": entry.name, "what": entry.what, "sentence": entry.sentence}),
    );
    Ok(Json(json!({"deeds": audit_entries.collect::<Vec<_>>()})))
}
