//! The tray: what may be laid on one hex, with a picture of every tile in every position.

pub(crate) mod revenue;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use rules::geometry::Rotation;
use rules::{Action, CzAction, CzDecision, Decision, Game, HexId, Money, Offer, PrivateId, TileId, Title};
use serde::Deserialize;

use super::actions::reason_list;
use super::icon::{Icon, icon};
use super::lights;
use crate::choices::{self, Choice};
use crate::error::AppError;
use crate::identity::Person;
use crate::impossible::{on_hex, reasons};
use crate::laid::laid;
use crate::table::{Earned, Revenue, Table};
use crate::tables::Tables;
use crate::text::{money, t, tr};

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
    let shown = tables.look(person.holder.clone(), &id, move |table| {
        if !table.is_played_by(&person.holder) {
            return Err(AppError::NotSeated);
        }
        Ok(Html(tray(table, &asked.hex).into_string()))
    });
    shown.await
}

fn here<'a>(all: &'a [Choice], hex: &str) -> Vec<&'a Choice> {
    all.iter().filter(|choice| choice.hex() == Some(hex)).collect()
}

/// The tray of a hex, with whatever may be laid there.
pub(super) fn tray(table: &Table, hex: &str) -> Markup {
    let game = table.game();
    let all = choices::choices(table);
    let here = here(&all, hex);
    let id = game.title().hex_named(hex);
    let name = id.map_or_else(|| hex.to_owned(), |id| table.names().hex(id));
    html! {
        header {
            h2 { (name) }
            button type="button" data-close-tray aria-label=(t("close")) { (icon(Icon::Close)) }
        }
        @if here.is_empty() { p { (t("tray-empty")) } }
        ul .tiles {
            @for card in cards(game, &here) {
                li data-positions=(card.len()) {
                    @for (index, choice) in card.iter().enumerate() { (thumbnail(table, game, choice, index == 0)) }
                    @if card.len() > 1 { span .turns aria-hidden="true" { (icon(Icon::Turn)) (card.len()) } }
                }
            }
        }
        @if !here.is_empty() {
            footer {
                p #picked aria-live="polite" {}
                button #lay .main type="button" { (t("do-lay")) }
                p .quiet { (t("tray-turn")) " " span .keys { (t("tray-keys")) } }
            }
        }
        @if let Some(id) = id {
            (refused(table, id, here.is_empty()))
            details .hex-known open[here.is_empty()] { summary { (t("hex-known")) } (lights::facts(table, game, id)) }
        }
    }
}

/// The choices by card: a tile that is laid in one way, in all its positions.
fn cards<'a>(game: &Game, here: &[&'a Choice]) -> Vec<Vec<&'a Choice>> {
    let mut cards: Vec<(Kind, Vec<&Choice>)> = Vec::new();
    for &choice in here {
        let Some(kind) = kind(game, choice) else { continue };
        match cards.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, card)) => card.push(choice),
            None => cards.push((kind, vec![choice])),
        }
    }
    cards.into_iter().map(|(_, card)| card).collect()
}

/// What all positions of a card share: the tile, and the local railway whose power lays it.
type Kind = (TileId, Option<PrivateId>);

fn kind(game: &Game, choice: &Choice) -> Option<Kind> {
    let (tile, ..) = shown(game, choice)?;
    let private = match choice.offer {
        Offer::LayTile { private, .. } => private,
        _ => None,
    };
    Some((tile, private))
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

/// A tile in a position, of which one is shown. Choosing it puts its ghost on the map; the button of the tray lays it.
fn thumbnail(table: &Table, game: &Game, choice: &Choice, shown_first: bool) -> Markup {
    let words = table.names().action(&choice.action);
    let hex = choice.hex().unwrap_or_default();
    let Some((tile, rotation, cost)) = shown(game, choice) else { return html! {} };
    let left = game.state().supply[tile.index()];
    let private = match choice.offer {
        Offer::LayTile { private: Some(private), .. } => Some(game.title().private(private).id.as_str()),
        _ => None,
    };
    let waived = private.is_some() && !game.title().tile(tile).purple;
    let told = if waived {
        t("cost-waived")
    } else if cost > 0 {
        money(game.title(), cost)
    } else {
        t("free")
    };
    html! {
        button type="button" data-choice=(choice.json()) data-ghost=(hex) aria-pressed="false"
            hidden[!shown_first]
            data-words={
                (words) " · " (told) " · " (tr!("tiles-left", count = left))
                @if let Some(line) = treasury_after(game, cost) { " · " (line) }
            } {
            span .unseen { (words) }
            (PreEscaped(draw::tile(game.title().tile(tile), rotation)))
            @if let Some(laid) = laid(game, &choice.action) { template { (PreEscaped(laid)) } }
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

/// What is earned before and after, in words.
pub(super) fn in_words(title: &Title, Earned { before, after }: Earned) -> String {
    let last = said(after, money(title, after.amount));
    if before == after && after == (Revenue { amount: 0, proven: true }) {
        t("earns-nothing")
    } else if before == after {
        tr!("earns-as-before", after = last)
    } else {
        tr!("earns", before = said(before, before.amount.to_string()), after = last)
    }
}

/// An amount that is earned, or may be more.
pub(super) fn said(revenue: Revenue, amount: String) -> String {
    if revenue.proven { amount } else { tr!("at-least", amount = amount) }
}
