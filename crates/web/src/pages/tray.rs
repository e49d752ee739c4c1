//! The tray: what may be done on one hex, with a picture of every tile in every position.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use rules::geometry::Rotation;
use rules::{Action, Decision, Game, HexId, Offer, TileId};
use serde::Deserialize;

use super::actions::reason_list;
use crate::choices::{self, Choice};
use crate::impossible::{on_hex, reasons};
use crate::table::Table;
use crate::tables::Tables;
use crate::text::{t, tr};
use crate::trouble::Trouble;
use crate::who::Person;

/// Which hex.
#[derive(Deserialize)]
pub(crate) struct Where {
    hex: String,
}

/// The tray of a hex, at the present position.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<Where>,
) -> Result<Html<String>, Trouble> {
    let shown = tables.at(&id, move |table| {
        if !table.is_played_by(&person.holder) {
            return Err(Trouble::NotYours);
        }
        Ok(Html(tray(table, &asked.hex).into_string()))
    });
    shown.await
}

fn tray(table: &Table, hex: &str) -> Markup {
    let game = table.game();
    let all = choices::choices(game);
    let here: Vec<&Choice> = all.iter().filter(|choice| choice.hex() == Some(hex)).collect();
    let name = game.title().hex_named(hex).map_or_else(|| hex.to_owned(), |id| table.names().hex(id));
    html! {
        header {
            h2 { (name) }
            button type="button" data-close-tray aria-label=(t("close")) { "✕" }
        }
        @if here.is_empty() { p { (t("tray-empty")) } }
        ul .tiles {
            @for choice in here { li { (button(table, game, choice)) } }
        }
        @if let Some(id) = game.title().hex_named(hex) { (refused(table, id)) }
    }
}

/// The tiles that belong here and may not be laid now.
fn refused(table: &Table, hex: HexId) -> Markup {
    let game = table.game();
    let reasons = reasons(table.names(), &on_hex(game, hex));
    html! {
        @if !reasons.is_empty() {
            details .why-not {
                summary { (tr!("why-not", count = reasons.len())) }
                (reason_list(game.title(), &reasons.iter().collect::<Vec<_>>()))
            }
        }
    }
}

fn button(table: &Table, game: &Game, choice: &Choice) -> Markup {
    let words = table.names().action(&choice.action);
    let action = choice.json();
    let hex = choice.hex().unwrap_or_default();
    match shown(game, choice) {
        Some((tile, rotation, cost)) => {
            let left = game.state().supply[tile.index()];
            html! {
                button type="button" data-action=(action) data-ghost=(hex) aria-label=(words) {
                    (PreEscaped(draw::tile(game.title().tile(tile), rotation)))
                    span .number { (game.title().tile(tile).name) }
                    span .price { @if cost > 0 { (cost) " K" } @else { (t("free")) } }
                    span .left { (tr!("tiles-left", count = left)) }
                    @if let Offer::LayTile { local: Some(local), .. } = choice.offer {
                        span .power { (game.title().local(local).id) }
                    }
                }
            }
        }
        None => html! { button type="button" data-action=(action) { (words) } },
    }
}

/// The tile that the choice lays, its position and what it costs.
fn shown(game: &Game, choice: &Choice) -> Option<(TileId, Rotation, rules::Money)> {
    match (&choice.action, &choice.offer) {
        (Action::LayTile { tile, rotation, .. }, Offer::LayTile { cost, .. }) => {
            Some((*tile, *rotation, *cost))
        }
        (Action::LayHomeTile { rotation, .. }, _) => {
            let Some(&Decision::HomeTile { company }) = game.state().decision() else { return None };
            let title = game.title();
            let tile = title.tile_ids().find(|&tile| title.tile(tile).home_of == Some(company))?;
            Some((tile, *rotation, 0))
        }
        _ => None,
    }
}
