//! The sheet of a company in a stock round: what may be done with its shares, what each choice leads to, and why the
//! rest is impossible.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::state::Status;
use rules::{Action, CompanyId, Decision, Money, Offer, Seat};
use serde::Deserialize;

use super::actions::{Outcome, consequences, outcome, reason_list, sale};
use super::table::Look;
use super::{badge, paper};
use crate::choices::{Choice, verb};
use crate::impossible::{Impossible, Reason, impossible, reasons};
use crate::tables::Tables;
use crate::text::{t, tr};
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
        let Some(&Decision::Stock { seat, .. }) = look.game.state().decision() else {
            return Err(Trouble::NoPosition);
        };
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
            (paper::size_words(title.charter(company).size))
            " · " (tr!("share-is", percent = title.size_of(company).percent()))
            " · " (tr!("you-hold", count = state.shares(company, seat)))
            " · " (tr!("bank-holds", count = look.game.view().shares_in_bank(company)))
        }
        @if state.company(company).status == Status::Unstarted {
            (starting(look, seat, company, &why))
        } @else if cell == Cell::Own { (sell) (buy) } @else { (buy) (sell) }
    }
}

/// The company that an action of a stock round is about.
fn company_of(action: &Action) -> Option<CompanyId> {
    match action {
        Action::BuyShare { company }
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
    let action = Action::BuyShare { company };
    let offer = choices(look, company).find(|choice| choice.action == action);
    html! {
        section {
            h3 { (t("verb-buy-share")) }
            @if let Some(choice) = offer && let Some(after) = outcome(look.game, &action) {
                button .main type="button" data-action=(choice.json()) {
                    (tr!("buy-for", price = look.game.view().price(company)))
                }
                (afterwards(look, seat, company, &after))
            }
            (why_not(look, why, &action))
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
            dd { (tr!("shares-percent", count = shares, percent = shares * sheet.percent())) }
            dt { (t("after-director")) }
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
                (_, Status::Started) => {
                    dt { (t("after-float")) }
                    dd { (tr!("float-progress", held = state.shares_held(company), float = sheet.float)) }
                },
                _ => {},
            }
            dt { (t("after-certificates")) }
            dd { (view.certificates(seat)) "/" (view.certificate_limit()) }
            dt { (t("after-cash")) }
            dd { (state.player(seat).cash) " K" }
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
            p .quiet { (tr!("start-terms", float = sheet.float, shares = sheet.shares, most = sheet.most)) }
            @if !starts.is_empty() {
                table .starting {
                    thead {
                        tr {
                            th scope="col" { (t("start-price")) }
                            th .number scope="col" { (t("start-capital")) }
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
                                        aria-label=(look.names.action(&choice.action)) { (price) " K" }
                                }
                                td .number { (price * Money::from(sheet.shares)) " K" }
                                td .number { (state.player(seat).cash) " K" }
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
