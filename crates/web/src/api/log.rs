//! The log in the API: every action with what it led to, in words, and what was taken back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use rules::Event;
use serde_json::{Value, json};

use crate::error::AppError;
use crate::table::Table;
use crate::tables::Tables;
use crate::text::tr;

/// The whole log of a game.
pub(crate) async fn log(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, AppError> {
    tables.at(&id, |table| Ok(Json(json!({"entries": entries(table)})))).await
}

fn entries(table: &Table) -> Vec<Value> {
    let names = table.names();
    let words = |event: &Event| names.event(event);
    let remarks = |after: usize| {
        table.remarks_after(after).iter().map(move |remark| {
            json!({"at": after, "seat": remark.seat.0, "action": null, "events": [remark.in_words(table)]})
        })
    };
    let setup: Vec<String> = table.setup().iter().filter_map(words).collect();
    let mut entries = vec![json!({"at": 0, "seat": null, "action": null, "events": setup})];
    entries.extend(remarks(0));
    for (index, step) in table.line().iter().enumerate() {
        let (at, seat) = (index + 1, step.seat.0);
        let corrected = step.correction().map(|corrected| tr!("log-corrected", why = corrected.why));
        let seat = corrected.is_none().then_some(seat);
        let events: Vec<String> = corrected.into_iter().chain(step.told().filter_map(words)).collect();
        entries.push(json!({"at": at, "seat": seat, "action": step.action(), "events": events}));
        entries.extend(remarks(at));
    }
    entries
}
