//! The tray: what may be laid on one hex, with a picture of every tile in every position, and what it would earn.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use axum::{Extension, Json};
use bots::Cancel;
use maud::{Markup, PreEscaped, html};
use rules::board::RailNetwork;
use rules::geometry::Rotation;
use rules::{
    Action, CompanyId, CzAction, CzDecision, Decision, Game, HexId, Money, Offer, TileId, Title, runnable,
};
use serde::Deserialize;

use super::actions::reason_list;
use crate::choices::{self, Choice};
use crate::error::AppError;
use crate::identity::Person;
use crate::impossible::{on_hex, reasons};
use crate::table::{Earned, Revenue, Table};
use crate::tables::Tables;
use crate::text::{money, t, tr};
use crate::work::{self, Effort};

/// Which hex.
#[derive(Deserialize)]
pub(crate) struct HexQuery {
    hex: String,
}

/// The tray of a hex, at the present position.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<HexQuery>,
) -> Result<Html<String>, AppError> {
    let shown = tables.at(&id, move |table| {
        if !table.is_played_by(&person.holder) {
            return Err(AppError::NotSeated);
        }
        Ok(Html(tray(table, &asked.hex).into_string()))
    });
    shown.await
}

/// What the company would earn after each choice of the tray, in their order and in words. Asked for after the tray is
/// there, since it runs all trains again for every choice.
pub(crate) async fn revenue(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<HexQuery>,
) -> Result<Json<Vec<String>>, AppError> {
    let found = tables.at(&id, move |table| {
        if !table.is_played_by(&person.holder) {
            return Err(AppError::NotSeated);
        }
        // Only the game is needed from here on, and others should not wait for it.
        Ok((Arc::clone(table.previews()), table.game().clone(), choices::choices(table)))
    });
    let (previews, game, all) = found.await?;
    let title = Arc::clone(game.title());
    let earned = match previews.of(&asked.hex) {
        Some(known) => known,
        None => {
            work::run(Effort::Quick, move |left| {
                let earned: Arc<[_]> = earned(&game, &here(&all, &asked.hex), left).into();
                if !left.is_cancelled() {
                    previews.keep(&asked.hex, Arc::clone(&earned));
                }
                Ok(earned)
            })
            .await?
        }
    };
    Ok(Json(earned.iter().map(|earned| earned.map_or_else(String::new, |it| in_words(&title, it))).collect()))
}

fn here<'a>(all: &'a [Choice], hex: &str) -> Vec<&'a Choice> {
    all.iter().filter(|choice| choice.hex() == Some(hex)).collect()
}

fn tray(table: &Table, hex: &str) -> Markup {
    let game = table.game();
    let all = choices::choices(table);
    let here = here(&all, hex);
    let id = game.title().hex_named(hex);
    let name = id.map_or_else(|| hex.to_owned(), |id| table.names().hex(id));
    html! {
        header {
            h2 { (name) }
            button type="button" data-close-tray aria-label=(t("close")) { "✕" }
        }
        @if here.is_empty() { p { (t("tray-empty")) } }
        ul .tiles {
            @for choice in &here { li { (thumbnail(table, game, choice)) } }
        }
        @if !here.is_empty() {
            footer {
                p #picked aria-live="polite" {}
                button #lay .main type="button" { (t("do-lay")) }
                p .quiet { (t("tray-keys")) }
            }
        }
        @if let Some(id) = id { (refused(table, id, here.is_empty())) }
    }
}

/// The tiles that belong here and may not be laid now.
fn refused(table: &Table, hex: HexId, open: bool) -> Markup {
    let game = table.game();
    let reasons = reasons(table.names(), &on_hex(game, hex));
    html! {
        @if !reasons.is_empty() {
            details .why-not open[open] {
                summary { (tr!("why-not", count = reasons.len())) }
                (reason_list(game.title(), &reasons.iter().collect::<Vec<_>>()))
            }
        }
    }
}

/// A tile in a position. Choosing it puts its ghost on the map; the button of the tray lays it.
fn thumbnail(table: &Table, game: &Game, choice: &Choice) -> Markup {
    let words = table.names().action(&choice.action);
    let hex = choice.hex().unwrap_or_default();
    let Some((tile, rotation, cost)) = shown(game, choice) else { return html! {} };
    let left = game.state().supply[tile.index()];
    let private = match choice.offer {
        Offer::LayTile { private: Some(private), .. } => Some(game.title().private(private).id.as_str()),
        _ => None,
    };
    // Positions of one tile that is laid in one way follow each other when it is turned.
    let kind = format!("{} {}", game.title().tile(tile).name, private.unwrap_or_default());
    let waived = private.is_some() && !game.title().tile(tile).purple;
    let told = if waived {
        t("cost-waived")
    } else if cost > 0 {
        money(game.title(), cost)
    } else {
        t("free")
    };
    html! {
        button type="button" data-choice=(choice.json()) data-ghost=(hex) data-kind=(kind) aria-pressed="false"
            data-words={
                (words) " · " (told) " · " (tr!("tiles-left", count = left))
                @if let Some(line) = treasury_after(game, cost) { " · " (line) }
            } {
            span .unseen { (words) }
            (PreEscaped(draw::tile(game.title().tile(tile), rotation)))
            span .number { (game.title().tile(tile).name) }
            span .price { (told) }
            span .left { (tr!("tiles-left", count = left)) }
            span .earns data-earns {}
            @if let Some(private) = private { span .power title=(tr!("power-of", private = private)) { (private) } }
        }
    }
}

/// What the company has left where the tile costs something.
fn treasury_after(game: &Game, cost: Money) -> Option<String> {
    let company = game.view().operating_company().filter(|_| cost > 0)?;
    let cash = game.state().company(company).treasury.checked_sub(cost)?;
    Some(tr!(
        "treasury-after",
        company = game.title().charter(company).symbol,
        cash = money(game.title(), cash)
    ))
}

/// The tile that the choice lays, its position and what it costs.
fn shown(game: &Game, choice: &Choice) -> Option<(TileId, Rotation, Money)> {
    match (&choice.action, &choice.offer) {
        (Action::LayTile { tile, rotation, .. }, Offer::LayTile { cost, .. }) => {
            Some((*tile, *rotation, *cost))
        }
        (Action::Cz(CzAction::LayHomeTile { rotation, .. }), _) => {
            let Some(&Decision::Cz(CzDecision::HomeTile { company })) = game.state().decision() else {
                return None;
            };
            let title = game.title();
            let tile = title.tile_ids().find(|&tile| title.tile(tile).home_of == Some(company))?;
            Some((tile, *rotation, 0))
        }
        _ => None,
    }
}

/// What the trains of the company earn at best before and after each choice; nothing where it has none to run.
fn earned(game: &Game, here: &[&Choice], left: &Cancel) -> Vec<Option<Earned>> {
    let (Some(seat), Some(company)) = (game.decider(), game.view().operating_company()) else {
        return Vec::new();
    };
    if runnable(game.view(), company).is_empty() {
        return Vec::new();
    }
    let before = best(game, company);
    let wanted = here.iter().take_while(|_| !left.is_cancelled());
    let after =
        wanted.map(|choice| game.play(seat, &choice.action).ok().map(|played| best(&played.game, company)));
    after.map(|after| after.map(|after| Earned { before, after })).collect()
}

fn best(game: &Game, company: CompanyId) -> Revenue {
    let view = game.view();
    let best = RailNetwork::of(view, company).best(view, &runnable(view, company));
    Revenue { amount: best.revenue, proven: best.is_proven() }
}

fn in_words(title: &Title, Earned { before, after }: Earned) -> String {
    let said = |revenue: Revenue, amount: String| {
        if revenue.proven { amount } else { tr!("at-least", amount = amount) }
    };
    let last = said(after, money(title, after.amount));
    if before == after {
        tr!("earns-as-before", after = last)
    } else {
        tr!("earns", before = said(before, before.amount.to_string()), after = last)
    }
}
