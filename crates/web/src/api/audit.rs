//! The audit log of a game in the API.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde_json::{Value, json};

use crate::Server;
use crate::keep::Deed;
use crate::tables::blocking;
use crate::text::t;
use crate::trouble::Trouble;
use crate::who::Person;

/// The most that is shown.
const MOST_DEEDS: u32 = 200;

/// What was done about a game besides playing, the latest first; for those who play there.
pub(crate) async fn audit(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Trouble> {
    let deeds = deeds(&server, &person, id).await?;
    let deeds = deeds
        .iter()
        .map(|deed| json!({"at": deed.at, "name": deed.name, "what": deed.what, "sentence": deed.sentence}));
    Ok(Json(json!({"deeds": deeds.collect::<Vec<_>>()})))
}

/// The same, for pages.
pub(crate) async fn deeds(server: &Server, person: &Person, id: String) -> Result<Vec<Deed>, Trouble> {
    let (keep, who) = (Arc::clone(&server.keep), person.holder.clone());
    blocking(move || {
        let seating = keep.seating(&id)?;
        let seated = seating.chairs.iter().any(|chair| chair.holder.as_ref() == Some(&who));
        if !seated && seating.owner.as_ref() != Some(&who) {
            return Err(Trouble::Forbidden(t("audit-players-only")));
        }
        keep.audit(Some(&id), MOST_DEEDS).map_err(Trouble::Storage)
    })
    .await
}
