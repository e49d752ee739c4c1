//! What lights up on the map for a company, and what is known of a hex: in every round, in the past, and for whoever looks.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use rules::event::Ran;
use rules::geometry::Rotation;
use rules::{CompanyId, Event, Game, HexId, TileId};
use serde::Deserialize;

use super::badge;
use super::icon::{Icon, icon};
use crate::error::AppError;
use crate::identity::Person;
use crate::table::{Step, Table};
use crate::tables::Tables;
use crate::text::{listed, t, tr};

/// Which company, and at which position.
#[derive(Deserialize)]
pub(crate) struct CompanyAt {
    company: String,
    at: Option<usize>,
}

/// The lights of a company, as a picture to be laid over the map.
pub(crate) async fn company(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<CompanyAt>,
) -> Result<Html<String>, AppError> {
    let shown = tables.look(person.holder, &id, move |table| {
        let (at, game) = table.position(asked.at)?;
        let company = game.title().company_named(&asked.company).ok_or(AppError::PositionNotFound)?;
        Ok(Html(draw::lights(game.view(), company, &last_routes(table, &game, at, company))))
    });
    shown.await
}

/// The routes of the last run, as far as the track that they went over still lies there.
fn last_routes(table: &Table, game: &Game, at: usize, company: CompanyId) -> Vec<draw::Route> {
    let ran = |step: &Step| -> Option<Vec<Ran>> {
        step.told().find_map(|event| match event {
            Event::TrainsRan { company: runs_for, runs, .. } if *runs_for == company => Some(runs.clone()),
            _ => None,
        })
    };
    let line = table.line()[..at].iter().enumerate().rev();
    let Some((then, runs)) = line.filter_map(|(index, step)| Some((index, ran(step)?))).next() else {
        return Vec::new();
    };
    let Some(before) = table.game_at(then) else { return Vec::new() };
    let lies = |hex: HexId| before.state().board.tiles[hex.index()] == game.state().board.tiles[hex.index()];
    let route = |ran: Ran| draw::Route {
        track: ran.run.track.into_iter().filter(|piece| lies(piece.hex)).collect(),
        stops: Vec::new(),
        caption: String::new(),
    };
    runs.into_iter().map(route).collect()
}

/// Which hex, and at which position.
#[derive(Deserialize)]
pub(crate) struct HexAt {
    hex: String,
    at: Option<usize>,
}

/// The card of a hex.
pub(crate) async fn hex(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<HexAt>,
) -> Result<Html<String>, AppError> {
    let shown = tables.look(person.holder, &id, move |table| {
        let (_, game) = table.position(asked.at)?;
        let hex = game.title().hex_named(&asked.hex).ok_or(AppError::PositionNotFound)?;
        let card = html! {
            header {
                h2 { (table.names().hex(hex)) }
                button type="button" data-close-tray aria-label=(t("close")) { (icon(Icon::Close)) }
            }
            (facts(table, &game, hex))
        };
        Ok(Html(card.into_string()))
    });
    shown.await
}

/// What lies on a hex, who reaches it, and what it may become.
pub(super) fn facts(table: &Table, game: &Game, hex: HexId) -> Markup {
    let (state, title, names) = (game.state(), game.title(), table.names());
    let laid = state.board.tiles[hex.index()];
    let reached = state.market.iter().copied().filter(|&company| game.view().reach(company).touches(hex));
    let reached: Vec<CompanyId> = reached.collect();
    let stations: Vec<CompanyId> = state.markers_on(hex).map(|marker| marker.company).collect();
    let badges = |companies: &[CompanyId]| {
        html! {
            @if companies.is_empty() { (t("nothing")) }
            @for &company in companies { (badge(title, company)) " " }
        }
    };
    let neighbours: Vec<String> =
        title.hex(hex).neighbours.iter().flatten().map(|&hex| names.hex(hex)).collect();
    html! {
        dl .hex-facts {
            dt { (t("hex-tile")) }
            dd {
                @match laid {
                    Some(laid) => { (title.tile(laid.tile).name) },
                    None => { (t("nothing")) },
                }
                @if let (None, Some((terrain, cost))) = (laid, title.hex(hex).terrain) {
                    " · " (tr!("hex-terrain", terrain = terrain.name(), cost = crate::text::money(title, cost)))
                }
            }
            dt { (t("hex-stations")) } dd { (badges(&stations)) }
            dt { (t("hex-reached")) } dd { (badges(&reached)) }
            @if !neighbours.is_empty() { dt { (t("hex-neighbours")) } dd { (listed(&neighbours)) } }
        }
        (becomes(game, hex))
    }
}

/// The tiles that may come next on a hex, those of the present phase first; each with how many are left.
fn becomes(game: &Game, hex: HexId) -> Markup {
    let (state, title) = (game.state(), game.title());
    let mut tiles: Vec<TileId> = match state.board.tiles[hex.index()] {
        Some(laid) => title.upgrades.onto(hex, laid.tile, laid.rotation).map(|(tile, _)| tile).collect(),
        None => title.upgrades.first(hex).iter().map(|&(tile, _)| tile).collect(),
    };
    tiles.sort_unstable();
    tiles.dedup();
    let now = title.phase(state.phase).tiles;
    let (open, later): (Vec<TileId>, Vec<TileId>) =
        tiles.into_iter().partition(|&tile| title.tile(tile).colour() <= now);
    let list = |heading: String, tiles: &[TileId]| {
        html! {
            @if !tiles.is_empty() {
                h3 { (heading) }
                ul .manifest {
                    @for &tile in tiles {
                        @let left = state.supply[tile.index()];
                        li .gone[left == 0] {
                            (PreEscaped(draw::tile(title.tile(tile), Rotation(0))))
                            b { (title.tile(tile).name) }
                            span .left { (tr!("tiles-left", count = left)) }
                        }
                    }
                }
            }
        }
    };
    html! { (list(t("hex-next"), &open)) (list(t("hex-later"), &later)) }
}
