//! The sheet of a company in a stock round: what may be done with its shares, what each choice leads to, and why the
//! rest is impossible.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::state::{Capital, Status};
use rules::{Action, CompanyId, Decision, Money, Offer, Seat};
use serde::Deserialize;

use super::actions::benelux::{capital_words, has_credit};
use super::actions::{Outcome, consequences, outcome, reason_list, sale};
use super::table::Look;
use super::{badge, card, paper};
use crate::choices::{Choice, verb};
use crate::impossible::{Impossible, Reason, impossible, reasons};
use crate::tables::Tables;
use crate::text::{money, t, tr};
use crate::trouble::Trouble;
use crate::who::Person;

/// Which company, and from which cell of the share table it was opened.
#[derive(Deserialize)]
pub(crate) struct Which {
    company: String,
    #[serde(default)]
    cell: Cell,
}

/// The cells of the share table that open the sheet.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default)]
#[serde(rename_all = "lowercase")]
enum Cell {
    /// The company itself.
    #[default]
    Company,
    /// The shares of whoever decides: to sell comes first.
    Own,
    /// The shares in the bank.
    Bank,
    /// The shares in the pool.
    Pool,
}

/// The sheet, at the present position.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<Which>,
) -> Result<Html<String>, Trouble> {
    let shown = tables.at(&id, move |table| {
        let look = Look::to_decide(table, &person)?;
        let company = look.game.title().company_named(&asked.company).ok_or(Trouble::NoPosition)?;
        let Some(Decision::Stock { seat, .. } | Decision::Exchange { seat, .. }) =
            look.game.state().decision()
        else {
            return Err(Trouble::NoPosition);
        };
        let seat = *seat;
        Ok(Html(sheet(&look, seat, company, asked.cell).into_string()))
    });
    shown.await
}

fn sheet(look: &Look<'_>, seat: Seat, company: CompanyId, cell: Cell) -> Markup {
    let (title, state) = (look.game.title(), look.game.state());
    let refused: Vec<Impossible> = impossible(look.game)
        .into_iter()
        .filter(|entry| company_of(&entry.action) == Some(company))
        .collect();
    let why = reasons(look.names, &refused);
    let (buy, sell) = (buying(look, seat, company, &why), selling(look, company, &why));
    html! {
        header {
            h2 { (badge(title, company)) " " (title.charter(company).name) }
            button type="button" data-close-sheet aria-label=(t("close")) { "✕" }
        }
        p .quiet {
            @if title.sizes_in_play().len() > 1 { (paper::size_words(title.charter(company).size)) " · " }
            (tr!("share-is", percent = 100 / look.game.view().total_shares(company)))
            " · " (tr!("you-hold", count = state.shares(company, seat)))
            " · " (tr!("bank-holds", count = look.game.view().shares_in_bank(company)))
            @if !has_credit(look.game) { " · " (tr!("sheet-home", home = paper::home_words(look.names, &title.charter(company).home))) }
        }
        @if state.company(company).status == Status::Unstarted {
            (starting(look, seat, company, &why))
        } @else if cell == Cell::Own { (sell) (buy) } @else { (buy) (sell) }
        @if has_credit(look.game) {
            details .card-of open[cell == Cell::Company] {
                summary { (t("company-card")) }
                (card::facts(look.game, look.names, company))
            }
        }
    }
}

/// The company that an action of a stock round is about.
fn company_of(action: &Action) -> Option<CompanyId> {
    match action {
        Action::BuyShare { company }
        | Action::BuyFromPool { company }
        | Action::StartCompany { company, .. }
        | Action::SellShares { company, .. } => Some(*company),
        _ => None,
    }
}

fn choices<'a>(look: &'a Look<'_>, company: CompanyId) -> impl Iterator<Item = &'a Choice> {
    look.choices.iter().filter(move |choice| company_of(&choice.action) == Some(company))
}

/// Why the rest under this verb is impossible.
fn why_not(look: &Look<'_>, why: &[Reason], action: &Action) -> Markup {
    let of_verb: Vec<&Reason> = why.iter().filter(|reason| reason.verb == verb(action)).collect();
    reason_list(look.game.title(), &of_verb)
}

fn buying(look: &Look<'_>, seat: Seat, company: CompanyId, why: &[Reason]) -> Markup {
    let any = Action::BuyShare { company };
    let offers = choices(look, company).filter_map(|choice| match choice.offer {
        Offer::BuyShare { price, .. } if has_credit(look.game) => {
            Some((choice, tr!("buy-offering-for", price = price)))
        }
        Offer::BuyShare { price, .. } => Some((choice, tr!("buy-for", price = price))),
        Offer::BuyFromPool { price, .. } => Some((choice, tr!("buy-pool-for", price = price))),
        _ => None,
    });
    html! {
        section {
            h3 { (t("verb-buy-share")) }
            @for (choice, label) in offers {
                @if let Some(after) = outcome(look.game, &choice.action) {
                    button .main type="button" data-action=(choice.json()) { (label) }
                    (afterwards(look, seat, company, &after))
                }
            }
            (why_not(look, why, &any))
        }
    }
}

/// What the player holds afterwards, and what becomes of the company.
fn afterwards(look: &Look<'_>, seat: Seat, company: CompanyId, after: &Outcome) -> Markup {
    let (before, state, view) = (look.game.state(), after.game.state(), after.game.view());
    let sheet = look.game.title().size_of(company);
    let shares = state.shares(company, seat);
    let director = state.company(company).director;
    html! {
        dl .after {
            dt { (t("after-shares")) }
            dd { (tr!("shares-percent", count = shares, percent = shares * (100 / view.total_shares(company)))) }
            dt { @if has_credit(look.game) { (t("president")) } @else { (t("after-director")) } }
            dd {
                @match director {
                    Some(own) if own == seat => (t("you")),
                    Some(other) => (look.names.player(other)),
                    None if state.is_vaclavs(company) => (t("vaclav-directs")),
                    None => "–",
                }
                @if director != before.company(company).director { " " b { (t("new")) } }
            }
            @match (before.company(company).status, state.company(company).status) {
                (Status::Unstarted | Status::Started, Status::Floated) => {
                    dt { (t("after-float")) }
                    dd { b { (tr!("floats-with", capital = state.company(company).treasury)) } }
                },
                (_, Status::Started) if has_credit(look.game) => {
                    dt { (t("after-float")) }
                    dd { (tr!("float-progress", held = view.shares_sold(company), float = view.shares_to_float(company))) }
                },
                (_, Status::Started) => {
                    dt { (t("after-float")) }
                    dd { (tr!("float-progress", held = state.shares_held(company), float = sheet.float)) }
                },
                _ => {},
            }
            @if has_credit(look.game) && state.company(company).treasury != before.company(company).treasury {
                dt { (tr!("treasury-of", company = look.names.company(company))) }
                dd { (before.company(company).treasury) " → " (money(state.company(company).treasury)) }
            }
            @if view.credit(company).escrow != look.game.view().credit(company).escrow {
                dt { (t("escrow")) }
                dd { (look.game.view().credit(company).escrow) " → " (money(view.credit(company).escrow)) }
            }
            dt { (t("after-certificates")) }
            dd { (paper::certificates(view, seat)) "/" (view.certificate_limit()) }
            dt { (t("after-cash")) }
            dd { (money(state.player(seat).cash)) }
        }
    }
}

/// Every price with its capital, and what the rest of the money is good for.
fn starting(look: &Look<'_>, seat: Seat, company: CompanyId, why: &[Reason]) -> Markup {
    let (view, sheet) = (look.game.view(), look.game.title().size_of(company));
    let starts: Vec<(&Choice, Money, Outcome)> = choices(look, company)
        .filter_map(|choice| match (&choice.offer, &choice.action) {
            (Offer::StartCompany { .. }, Action::StartCompany { price, .. }) => {
                Some((choice, *price, outcome(look.game, &choice.action)?))
            }
            _ => None,
        })
        .collect();
    let any = Action::StartCompany { company, price: 0 };
    let more = |price: Money, cash: Money| {
        let in_bank = Money::from(view.shares_in_bank(company) - 2);
        (cash / price.max(1)).min(in_bank)
    };
    html! {
        section {
            h3 { (t("verb-start-company")) }
            @if has_credit(look.game) {
                p { (capital_words(view.capital_of_new(company), 6)) }
            } @else {
                p .quiet { (tr!("start-terms", float = sheet.float, shares = sheet.shares, most = sheet.most)) }
            }
            @if !starts.is_empty() {
                table .starting {
                    thead {
                        tr {
                            th scope="col" { (t("start-price")) }
                            @for name in capital_columns(look, company) { th .number scope="col" { (name) } }
                            th .number scope="col" { (t("start-cash")) }
                            th .number scope="col" title=(t("start-more-hint")) { (t("start-more")) }
                            th scope="col" { (t("start-order")) }
                        }
                    }
                    tbody {
                        @for (choice, price, after) in &starts {
                            @let state = after.game.state();
                            tr {
                                th scope="row" {
                                    button type="button" data-action=(choice.json())
                                        aria-label=(look.names.action(&choice.action)) { (money(price)) }
                                }
                                @for amount in capital_amounts(look, company, *price) { td .number { (money(amount)) } }
                                td .number { (money(state.player(seat).cash)) }
                                td .number { (more(*price, state.player(seat).cash)) }
                                td .order { (neighbours(look, company, &state.market)) }
                            }
                        }
                    }
                }
            }
            (why_not(look, why, &any))
        }
    }
}

/// What is said of the capital: all of it at float, or what comes when (R-36-PAR-03 to 06).
fn capital_columns(look: &Look<'_>, company: CompanyId) -> Vec<String> {
    if !has_credit(look.game) {
        return vec![t("start-capital")];
    }
    let (view, title) = (look.game.view(), look.game.title());
    match view.capital_of_new(company) {
        Capital::Escrow => {
            let half = tr!("capital-half", count = view.shares_paid_at_once(company));
            vec![t("capital-now"), half, t("capital-later")]
        }
        Capital::Incremental => vec![t("capital-now"), t("capital-all")],
        Capital::Full => {
            let percent = title.figures.capital.float * title.size_of(company).percent();
            vec![tr!("capital-at-float", percent = percent)]
        }
    }
}

/// The same in money.
fn capital_amounts(look: &Look<'_>, company: CompanyId, price: Money) -> Vec<Money> {
    let view = look.game.view();
    let of = |shares: u8| price * Money::from(shares);
    let (all, half) = (view.total_shares(company), view.shares_paid_at_once(company));
    if !has_credit(look.game) {
        return vec![of(all)];
    }
    match view.capital_of_new(company) {
        Capital::Escrow => vec![of(2), of(half), of(all - half)],
        Capital::Incremental => vec![of(2), of(all)],
        Capital::Full => vec![of(all)],
    }
}

/// Between whom the company would operate, and as which of them all.
fn neighbours(look: &Look<'_>, company: CompanyId, order: &[CompanyId]) -> Markup {
    let place = order.iter().position(|&other| other == company).unwrap_or_default();
    let around = order.iter().skip(place.saturating_sub(1)).take(if place == 0 { 2 } else { 3 });
    html! {
        span .quiet { (place + 1) "/" (order.len()) } " "
        @if place > 1 { "… " }
        @for &other in around { (badge(look.game.title(), other)) }
        @if place + 2 < order.len() { " …" }
    }
}

/// Every number of shares with the money that it brings.
fn selling(look: &Look<'_>, company: CompanyId, why: &[Reason]) -> Markup {
    let offer = choices(look, company).find_map(|choice| match choice.offer {
        Offer::SellShares { most, price, .. } => Some((choice, most, price)),
        _ => None,
    });
    let any = Action::SellShares { company, shares: 1 };
    html! {
        section {
            @if offer.is_some() || why.iter().any(|reason| reason.verb == verb(&any)) {
                h3 { (t("verb-sell-shares")) }
            }
            @if let Some((choice, most, price)) = offer {
                ul .sales {
                    @for shares in 1..=most {
                        li {
                            button type="button" data-action=(sale(choice, shares)) {
                                span { (tr!("sell-for", count = shares, sum = Money::from(shares) * price)) }
                                @for line in consequences(look, &Action::SellShares { company, shares }) { small { (line) } }
                            }
                        }
                    }
                }
            }
            (why_not(look, why, &any))
        }
    }
}
