//! The log in the API: every action with what it led to, in words, and what was taken back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use rules::Event;
use serde_json::{Value, json};

use crate::error::AppError;
use crate::table::Table;
use crate::tables::Tables;

/// The whole log of a game.
pub(crate) async fn log(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    tables.at(&id, |table| Ok(Json(json!({"entries": entries(table)})))).await
}

fn entries(table: &Table) -> Vec<Value> {
    let names = table.names();
    let words = |events: &[Event]| events.iter().filter_map(|event| names.event(event)).collect::<Vec<_>>();
    let remarks = |after: usize| {
        let mine = table.remarks().iter().filter(move |remark| remark.after == after);
        mine.map(move |remark| {
            json!({"at": after, "seat": remark.seat.0, "action": null, "events": [remark.in_words(table)]})
        })
    };
    let mut entries = vec![json!({"at": 0, "seat": null, "action": null, "events": words(table.setup())})];
    entries.extend(remarks(0));
    for (index, step) in table.line().iter().enumerate() {
        let (at, seat) = (index + 1, step.seat.0);
        entries.push(json!({"at": at, "seat": seat, "action": step.action, "events": words(&step.events)}));
        entries.extend(remarks(at));
    }
    entries
}
