//! The card of a company with credit: president, shares, treasury and trains, its capital and destination, its loans and their
//! interest; for the national company how it was formed. Anybody may look at it at any time (R-36-PAR, R-36-LOAN, R-36-CGR).

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::state::{Capital, PrivateOwner, Status};
use rules::title::Zone;
use rules::{CompanyId, Game};
use serde::Deserialize;
use wording::Names;

use super::actions::f56::{capital_words, loan_words, national};
use super::icon::{Icon, icon};
use super::{badge, paper};
use crate::error::AppError;
use crate::family::not_formed;
use crate::identity::Person;
use crate::table::Table;
use crate::tables::Tables;
use crate::text::{money, t, tr};

/// Which company, and at which position.
#[derive(Deserialize)]
pub(crate) struct CardQuery {
    company: String,
    at: Option<usize>,
}

/// The card.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<CardQuery>,
) -> Result<Html<String>, AppError> {
    let shown = tables.look(person.holder, &id, move |table| {
        let (at, game) = table.position(asked.at)?;
        let company = game.title().company_named(&asked.company).ok_or(AppError::PositionNotFound)?;
        Ok(Html(card(table, &game, at, company).into_string()))
    });
    shown.await
}

fn card(table: &Table, game: &Game, at: usize, company: CompanyId) -> Markup {
    let charter = game.title().charter(company);
    html! {
        header {
            h2 { (badge(game.title(), company)) " " (charter.name) }
            button type="button" data-close-sheet aria-label=(t("close")) { (icon(Icon::Close)) }
        }
        (facts(game, table.names(), company))
        @if charter.national && let Some(formed) = national::formed(table, at) {
            section { h3 { (t("formation")) } (national::record(table, &formed)) }
        }
    }
}

/// What stands on the card.
pub(super) fn facts(game: &Game, names: Names<'_>, id: CompanyId) -> Markup {
    let (view, state, title) = (game.view(), game.state(), game.title());
    let (company, charter, credit) = (state.company(id), title.charter(id), view.credit(id));
    let started = view.in_play(id);
    let percent = title.size_of(id).percent();
    let sold = if started { view.shares_sold(id) } else { 0 };
    let trains: Vec<String> = company.trains.iter().map(|&train| names.train(train)).collect();
    let privates: Vec<&str> = view
        .privates_of(PrivateOwner::Company(id))
        .map(|private| title.private(private).id.as_str())
        .collect();
    html! {
        dl .card-facts {
            @if company.status == Status::Closed { dt { (t("info-state")) } dd { (t("card-gone")) } }
            @if !started && company.status != Status::Closed {
                dt { (t("info-state")) }
                dd { @if charter.national { (not_formed(title)) } @else { (t("status-unstarted")) } }
            }
            @if started {
                dt { (t("president")) }
                dd {
                    @if let Some(seat) = company.director { (names.player(seat)) }
                    @if temporary(game, id) { " " (t("temporary")) }
                }
                dt { (t("price")) } dd { (money(game.title(), view.price(id))) (zone(game, id)) }
                dt { (t("card-shares")) }
                dd { (tr!("card-shares-are", held = state.shares_held(id), pool = view.shares_in_pool(id), offering = view.shares_in_bank(id))) }
                dt { (t("treasury")) } dd { (money(game.title(), company.treasury)) }
                dt { (t("card-trains")) }
                dd { (tr!("card-trains-are", count = trains.len(), trains = trains.join(", "), limit = paper::train_limit(view, id))) }
                dt { (t("card-stations")) }
                dd { (tr!("card-stations-are", placed = state.markers_of(id).count(), left = company.markers)) }
                @if !charter.national { dt { (t("loans")) } dd { (loan_words(game, id)) } }
                @if !privates.is_empty() { dt { (t("privates")) } dd { (privates.join(", ")) } }
            }
            @if let Some(hex) = charter.home.hex() { dt { (t("info-home")) } dd { (names.hex(hex)) } }
            @if let Some(hex) = charter.destination {
                dt { (t("destination")) }
                dd {
                    (names.hex(hex)) ": "
                    @if credit.reached { b { (t("destination-reached")) } } @else { (t("destination-open")) }
                }
            }
            @if company.status != Status::Closed && !charter.national {
                dt { (t("card-capital")) }
                dd {
                    @let capital = credit.capital.unwrap_or_else(|| view.capital_of_new(id));
                    (capital_words(view, id, capital))
                }
                @if credit.capital == Some(Capital::Escrow) {
                    dt { (t("escrow")) } dd { b { (money(game.title(), credit.escrow)) } " " (t("escrow-waits")) }
                }
                @if !company.has_operated {
                    dt { (t("card-operates")) }
                    dd { (tr!("card-operates-with", needed = percent * view.shares_to_operate(), sold = percent * sold)) }
                }
            }
            @if view.is_frozen(id) { dt { (t("info-state")) } dd { (t("frozen")) } }
        }
    }
}

/// Whether its president has one share only (R-36-CGR-11).
fn temporary(game: &Game, id: CompanyId) -> bool {
    game.state().national.as_ref().is_some_and(|national| national.company == id && national.temporary)
}

/// What the zone of its price means.
fn zone(game: &Game, id: CompanyId) -> Markup {
    let words = match game.title().chart.zone(game.state().company(id).space) {
        Zone::Yellow => t("zone-yellow"),
        Zone::Orange => t("zone-orange"),
        Zone::Closing => t("zone-closing"),
        Zone::Plain | Zone::Start => return html! {},
    };
    html! { " " small { (words) } }
}
