//! The formation of the national company as one sequence: who repays and who merges, the exchange of shares, stations and trains
//! (R-36-CGR).

use std::borrow::Cow;

use maud::{Markup, html};
use rules::{CompanyId, Decision, Event, Exchange, F56Decision, F56Event, Game};

use super::{debts, stations};
use crate::pages::table::Scene;
use crate::pages::{badge, paper};
use crate::table::Table;
use crate::text::{listed, money, t, tr};

/// The companies that merge, the exchange of their shares, and the table before it.
pub(crate) struct Formed<'a> {
    before: Cow<'a, Game>,
    merging: Vec<CompanyId>,
    exchange: Exchange,
    /// What happened to stations.
    events: Vec<&'a Event>,
}

/// How the national company came to be, where that has happened before this position.
pub(crate) fn formed(table: &Table, at: usize) -> Option<Formed<'_>> {
    let formed = |event: &Event| matches!(event, Event::F56(F56Event::NationalFormed { .. }));
    let index = table.line()[..at].iter().position(|step| step.told().any(formed))?;
    let (before, step) = (table.game_at(index)?, &table.line()[index]);
    let merging: Vec<CompanyId> = (step.told())
        .filter_map(|event| match event {
            Event::F56(F56Event::CompanyMerged { company }) => Some(*company),
            _ => None,
        })
        .collect();
    let forming = before.state().national.as_ref().and_then(|national| national.forming.as_ref());
    let trigger = forming.map_or(step.seat, |forming| forming.trigger);
    let exchange = before.view().exchange_of(&merging, trigger);
    let events =
        step.told().filter(|event| matches!(event, Event::F56(F56Event::StationMerged { .. }))).collect();
    Some(Formed { before, merging, exchange, events })
}

/// The steps of the formation with what is decided and what is to come, and the exchange as it stands.
pub(super) fn sequence(scene: &Scene<'_>) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    if state.national.as_ref().is_none_or(|national| national.forming.is_none()) {
        return html! {};
    }
    let step = match state.decision() {
        Some(Decision::F56(F56Decision::Debts { .. })) => 1,
        Some(Decision::F56(F56Decision::NationalStations { .. })) => 3,
        _ => 4,
    };
    let names = [
        t("formation-repay"),
        t("formation-decide"),
        t("formation-exchange"),
        t("formation-stations"),
        t("formation-trains"),
    ];
    html! {
        section .formation aria-label=(t("formation")) {
            h2 { (tr!("formation-of", national = debts::national(scene))) }
            ol .steps {
                @for (index, name) in names.iter().enumerate() {
                    li .done[index < step] aria-current=[(index == step).then_some("step")] { (name) }
                }
            }
            @if let Some(&Decision::F56(F56Decision::NationalTrains { company })) = state.decision() {
                p { (tr!("keep-trains", company = scene.names.company(company), limit = paper::train_limit(view, company))) }
            }
            @if let Some(&Decision::F56(F56Decision::NationalStations { company, hex })) = state.decision() {
                p { (stations::to_go(scene, company, hex)) }
            }
        }
    }
}

/// The exchange of shares: as it would be, or as it was.
pub(super) fn exchanged(scene: &Scene<'_>) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let forming = state.national.as_ref().and_then(|national| national.forming.as_ref());
    html! {
        section .formation {
            @if let (Some(&Decision::F56(F56Decision::Debts { company })), Some(forming)) = (state.decision(), forming) {
                @let merging: Vec<CompanyId> = forming.merging.iter().copied().chain([company]).collect();
                @let after = view.exchange_of(&merging, forming.trigger);
                h3 { (tr!("exchange-if", company = scene.names.company(company))) }
                (table_of(scene.table, scene.game, &merging, &after))
                (debts::debtors(scene, company, &forming.open, &forming.merging))
            } @else if let Some(formed) = formed(scene.table, scene.at) {
                h3 { (t("formation-exchange")) }
                (record(scene.table, &formed))
            }
        }
    }
}

/// Who gives how many old shares and gets how many new ones.
fn table_of(table: &Table, before: &Game, merging: &[CompanyId], exchange: &Exchange) -> Markup {
    let (names, title, view) = (table.names(), before.title(), before.view());
    let percent = 100 / u32::from(exchange.shares.max(1));
    html! {
        div .scroll tabindex="0" {
            table .exchange {
                thead {
                    tr {
                        th scope="col" { (t("holder")) }
                        @for &company in merging { th .number scope="col" { (badge(title, company)) } }
                        th .number scope="col" { (t("old-shares")) }
                        th .number scope="col" { (t("new-shares")) }
                    }
                }
                tbody {
                    @for &(seat, old, new) in &exchange.gets {
                        tr {
                            th scope="row" {
                                (names.player(seat))
                                @if exchange.president == Some(seat) { " " abbr title=(t("president")) { "★" } }
                            }
                            @for &company in merging { td .number { (before.state().shares(company, seat)) } }
                            td .number { (old) @if old % 2 == 1 { small { " " (t("odd")) } } }
                            td .number { b { (new) } }
                        }
                    }
                    tr {
                        th scope="row" { (t("pool")) }
                        @for &company in merging { td .number { (view.shares_in_pool(company)) } }
                        td .number { (old_pool(exchange)) }
                        td .number { b { (exchange.in_pool) } }
                    }
                    tr {
                        th scope="row" { (t("offering")) }
                        @for &company in merging { td .number { (view.shares_in_bank(company)) } }
                        td .number { "–" }
                        td .number { b { (exchange.left()) } }
                    }
                }
            }
        }
        p .exchange-terms {
            (tr!("exchange-terms", shares = exchange.shares, percent = percent, price = money(table.game().title(), exchange.price)))
            @if let Some(seat) = exchange.president {
                " " (president_words(names.player(seat), exchange))
            }
        }
    }
}

/// Old shares in the pool, with the odd ones that players hand in.
fn old_pool(exchange: &Exchange) -> String {
    let odd = exchange.gets.iter().filter(|&&(_, old, _)| old % 2 == 1).count();
    let pool = usize::from(exchange.old_pool).saturating_sub(odd);
    if odd == 0 { pool.to_string() } else { tr!("odd-added", pool = pool, odd = odd) }
}

fn president_words(player: String, exchange: &Exchange) -> String {
    if exchange.temporary {
        tr!("exchange-temporary", player = player)
    } else {
        tr!("exchange-president", player = player)
    }
}

/// How it was formed: shares, stations, money and trains.
pub(crate) fn record(table: &Table, formed: &Formed<'_>) -> Markup {
    let names = table.names();
    let stations = |wanted: bool| -> Vec<String> {
        let of = formed.events.iter().filter_map(|event| match event {
            Event::F56(F56Event::StationMerged { hex, owner, kept, .. }) if *kept == wanted => {
                Some(format!("{} ({})", names.hex(*hex), names.company(*owner)))
            }
            _ => None,
        });
        of.collect()
    };
    let (kept, gone) = (stations(true), stations(false));
    let before = formed.before.state();
    // Those that were decided about earlier have handed over already.
    let all: Vec<CompanyId> =
        formed.merging.iter().copied().chain(formed.before.title().national()).collect();
    let treasury: rules::Money = all.iter().map(|&company| before.company(company).treasury).sum();
    let trains: Vec<String> = (all.iter())
        .flat_map(|&company| &before.company(company).trains)
        .map(|&train| names.train(train))
        .collect();
    html! {
        (table_of(table, &formed.before, &formed.merging, &formed.exchange))
        dl .facts.merged {
            dt { (t("merged-stations")) } dd { (listed(&kept)) }
            @if !gone.is_empty() { dt { (t("removed-stations")) } dd { (listed(&gone)) } }
            dt { (t("merged-treasury")) } dd { (money(table.game().title(), treasury)) }
            dt { (t("merged-trains")) } dd { @if trains.is_empty() { (t("nothing")) } @else { (trains.join(" ")) } }
        }
    }
}
