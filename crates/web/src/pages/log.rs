//! The log: every event in words, newest last.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rules::Event;

use super::table::Look;
use super::{page, undo};
use crate::table::Table;
use crate::tables::Tables;
use crate::text::t;

/// So many actions are shown beside the map; the others are on a page of their own.
const RECENT: usize = 60;

/// The last actions up to this position.
pub(super) fn recent(look: &Look<'_>) -> Markup {
    let first = look.at.saturating_sub(RECENT);
    html! {
        h2 { (t("log")) }
        @if first > 0 { p { a href={ "/games/" (look.table.id) "/log" } { (t("log-whole")) } } }
        (entries(look.table, first, look.at))
    }
}

/// The whole log as a page.
pub(crate) async fn show(State(tables): State<Arc<Tables>>, Path(id): Path<String>) -> Response {
    let shown = tables.at(&id, |table| {
        let body = html! {
            main .sheet {
                h1 { (t("log")) }
                p { a href={ "/games/" (table.id) } { (t("to-table")) } }
                (entries(table, 0, table.line().len()))
            }
        };
        Ok(page(&t("log"), "home.js", "plain", &body))
    });
    shown.await.map_or_else(|trouble| super::trouble(&trouble), IntoResponse::into_response)
}

fn entries(table: &Table, first: usize, until: usize) -> Markup {
    let names = table.names();
    let sentences = |events: &[Event]| {
        html! {
            ul {
                @for event in events {
                    li .round[matches!(event, Event::RoundBegan { .. })] { (names.event(event)) }
                }
            }
        }
    };
    html! {
        ol .entries {
            @if first == 0 { li { (sentences(table.setup())) } (undo::remarks(table, 0)) }
            @for (index, step) in table.line().iter().enumerate().take(until).skip(first) {
                li {
                    a .at href={ "/games/" (table.id) "?at=" (index + 1) } data-at=(index + 1) { (index + 1) }
                    b { (names.player(step.seat)) }
                    // What led to no event, such as laying no more track, is still an answer.
                    @if step.events.is_empty() { ": " (names.action(&step.understood)) }
                    (sentences(&step.events))
                }
                (undo::remarks(table, index + 1))
            }
        }
    }
}
