//! The sheet of a company in a stock round: what may be done with its shares, what each choice leads to, and why the
//! rest is impossible.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::event::Purse;
use rules::play::Head;
use rules::state::Status;
use rules::title::paper::CERTIFICATE;
use rules::{Action, CompanyId, CzDecision, Decision, F56Action, F56Decision, F56Offer, Money, Offer, Seat};
use serde::Deserialize;

use super::actions::f56::{capital_amounts, capital_columns, capital_words};
use super::actions::{Outcome, cash_then, consequences, outcome, reason_list, sale};
use super::icon::{Icon, icon};
use super::table::Scene;
use super::{badge, card, paper};
use crate::choices::Choice;
use crate::error::AppError;
use crate::family::features;
use crate::identity::Person;
use crate::impossible::{Impossible, Reason, impossible, reasons};
use crate::prospects::last_run;
use crate::tables::Tables;
use crate::text::{t, tr};

/// Which company, and from which cell of the share table it was opened.
#[derive(Deserialize)]
pub(crate) struct CompanyQuery {
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
    Query(asked): Query<CompanyQuery>,
) -> Result<Html<String>, AppError> {
    let shown = tables.look(person.holder.clone(), &id, move |table| {
        let scene = Scene::to_decide(table, &person)?;
        let company = scene.game.title().company_named(&asked.company).ok_or(AppError::PositionNotFound)?;
        let Some(
            Decision::Cz(CzDecision::Stock { seat, .. }) | Decision::F56(F56Decision::Exchange { seat, .. }),
        ) = scene.game.state().decision()
        else {
            return Err(AppError::PositionNotFound);
        };
        let seat = *seat;
        Ok(Html(sheet(&scene, seat, company, asked.cell).into_string()))
    });
    shown.await
}

fn sheet(scene: &Scene<'_>, seat: Seat, company: CompanyId, cell: Cell) -> Markup {
    let (title, state) = (scene.game.title(), scene.game.state());
    let refused: Vec<Impossible> = impossible(scene.game)
        .into_iter()
        .filter(|entry| company_of(&entry.action) == Some(company))
        .collect();
    let why = reasons(scene.names, &refused);
    let (buy, sell) = (buying(scene, seat, company, &why), selling(scene, company, &why));
    html! {
        header {
            h2 { (badge(title, company)) " " (title.charter(company).name) }
            button type="button" data-close-sheet aria-label=(t("close")) { (icon(Icon::Close)) }
        }
        p .quiet {
            @if title.sizes_in_play().len() > 1 { (paper::size_words(title.charter(company).size)) " · " }
            (tr!("share-is", percent = 100 / scene.game.view().total_shares(company)))
            " · " (tr!("you-hold", count = state.shares(company, seat)))
            " · " (tr!("bank-holds", count = scene.game.view().shares_in_bank(company)))
            " · " (ran_words(scene, company))
            " · " (tr!("sheet-home", home = paper::home_words(scene.names, &title.charter(company).home)))
            @if let Some(hex) = title.charter(company).destination { " · " (tr!("sheet-destination", hex = scene.names.hex(hex))) }
        }
        @if state.company(company).status == Status::Unstarted {
            (starting(scene, seat, company, &why))
        } @else if cell == Cell::Own { (sell) (buy) } @else { (buy) (sell) }
        @if features(scene.game).credit {
            details .card-of open[cell == Cell::Company] {
                summary { (t("company-card")) }
                (card::facts(scene.game, scene.names, company))
            }
        }
    }
}

/// What its last run brought.
fn ran_words(scene: &Scene<'_>, company: CompanyId) -> String {
    match last_run(scene.table, scene.game, scene.at, company) {
        Some(ran) => tr!(
            "last-run",
            revenue = scene.money(ran.revenue),
            share = scene.money(ran.per_share),
            percent = ran.yields
        ),
        None => t("last-run-none"),
    }
}

/// The company that an action of a stock round is about.
fn company_of(action: &Action) -> Option<CompanyId> {
    match action {
        Action::BuyShare { company }
        | Action::F56(F56Action::BuyFromPool { company })
        | Action::StartCompany { company, .. }
        | Action::SellShares { company, .. } => Some(*company),
        _ => None,
    }
}

fn choices<'a>(scene: &'a Scene<'_>, company: CompanyId) -> impl Iterator<Item = &'a Choice> {
    scene.choices.iter().filter(move |choice| company_of(&choice.action) == Some(company))
}

/// Why the rest under this verb is impossible.
fn why_not(scene: &Scene<'_>, why: &[Reason], action: &Action) -> Markup {
    let of_verb: Vec<&Reason> = why.iter().filter(|reason| reason.verb == action.group()).collect();
    reason_list(scene.game.title(), &of_verb)
}

fn buying(scene: &Scene<'_>, seat: Seat, company: CompanyId, why: &[Reason]) -> Markup {
    let any = Action::BuyShare { company };
    let offers = choices(scene, company).filter_map(|choice| match choice.offer {
        Offer::BuyShare { price, .. } if features(scene.game).pool => {
            Some((choice, tr!("buy-offering-for", price = scene.money(price))))
        }
        Offer::BuyShare { price, .. } => Some((choice, tr!("buy-for", price = scene.money(price)))),
        Offer::F56(F56Offer::BuyFromPool { price, .. }) => {
            Some((choice, tr!("buy-pool-for", price = scene.money(price))))
        }
        _ => None,
    });
    html! {
        section {
            h3 { (t("verb-buy-share")) }
            @for (choice, label) in offers {
                @if let Some(after) = outcome(scene.game, &choice.action) {
                    button .main type="button" data-action=(choice.json()) { (label) }
                    (afterwards(scene, seat, company, &after))
                }
            }
            (why_not(scene, why, &any))
        }
    }
}

/// What the player holds afterwards, and what becomes of the company.
fn afterwards(scene: &Scene<'_>, seat: Seat, company: CompanyId, after: &Outcome) -> Markup {
    let (before, state, view) = (scene.game.state(), after.game.state(), after.game.view());
    let treasury = cash_then(scene.game, Purse::Company(company), &after.events);
    let cash = cash_then(scene.game, Purse::Player(seat), &after.events);
    let sheet = scene.game.title().size_of(company);
    let shares = state.shares(company, seat);
    let director = state.company(company).director;
    html! {
        dl .after {
            dt { (t("after-shares")) }
            dd { (tr!("shares-percent", count = shares, percent = shares * (100 / view.total_shares(company)))) }
            dt { @if features(scene.game).head == Head::President { (t("president")) } @else { (t("after-director")) } }
            dd {
                @match director {
                    Some(own) if own == seat => (t("you")),
                    Some(other) => (scene.names.player(other)),
                    None if state.is_vaclavs(company) => (t("vaclav-directs")),
                    None => "–",
                }
                @if director != before.company(company).director { " " b { (t("new")) } }
            }
            @match (before.company(company).status, state.company(company).status) {
                (Status::Unstarted | Status::Started, Status::Floated) => {
                    dt { (t("after-float")) }
                    dd { b { (tr!("floats-with", capital = scene.money(treasury))) } }
                },
                (_, Status::Started) if features(scene.game).credit => {
                    dt { (t("after-float")) }
                    dd { (tr!("float-progress", held = view.shares_sold(company), float = view.shares_to_float(company))) }
                },
                (_, Status::Started) => {
                    dt { (t("after-float")) }
                    dd { (tr!("float-progress", held = state.shares_held(company), float = sheet.float)) }
                },
                _ => {},
            }
            @if features(scene.game).credit && treasury != before.company(company).treasury {
                dt { (tr!("treasury-of", company = scene.names.company(company))) }
                dd { (before.company(company).treasury) " → " (scene.money(treasury)) }
            }
            @if view.credit(company).escrow != scene.game.view().credit(company).escrow {
                dt { (t("escrow")) }
                dd { (scene.game.view().credit(company).escrow) " → " (scene.money(view.credit(company).escrow)) }
            }
            dt { (t("after-certificates")) }
            dd { (paper::certificates(view, seat)) "/" (view.certificate_limit()) }
            dt { (t("after-cash")) }
            dd { (scene.money(cash)) }
        }
    }
}

/// Every price with its capital, and what the rest of the money is good for.
fn starting(scene: &Scene<'_>, seat: Seat, company: CompanyId, why: &[Reason]) -> Markup {
    let (view, sheet) = (scene.game.view(), scene.game.title().size_of(company));
    let starts: Vec<(&Choice, Money, Outcome)> = choices(scene, company)
        .filter_map(|choice| match (&choice.offer, &choice.action) {
            (Offer::StartCompany { .. }, Action::StartCompany { price, .. }) => {
                Some((choice, *price, outcome(scene.game, &choice.action)?))
            }
            _ => None,
        })
        .collect();
    let any = Action::StartCompany { company, price: 0 };
    let more = |price: Money, cash: Money| {
        let in_bank = Money::from(view.shares_in_bank(company) - CERTIFICATE);
        (cash / price.max(1)).min(in_bank)
    };
    html! {
        section {
            h3 { (t("verb-start-company")) }
            @if features(scene.game).credit {
                p { (capital_words(view, company, view.capital_of_new(company))) }
            } @else {
                p .quiet { (tr!("start-terms", float = sheet.float, shares = sheet.shares, most = sheet.most)) }
            }
            @if !starts.is_empty() {
                table .starting {
                    thead {
                        tr {
                            th scope="col" { (t("start-price")) }
                            @for name in columns(scene, company) { th .number scope="col" { (name) } }
                            th .number scope="col" { (t("start-cash")) }
                            th .number scope="col" title=(t("start-more-hint")) { (t("start-more")) }
                            th scope="col" { (t("start-order")) }
                        }
                    }
                    tbody {
                        @for (choice, price, after) in &starts {
                            @let cash = cash_then(scene.game, Purse::Player(seat), &after.events);
                            tr {
                                th scope="row" {
                                    button type="button" data-action=(choice.json())
                                        aria-label=(scene.names.action(&choice.action)) { (scene.money(price)) }
                                }
                                @for amount in amounts(scene, company, *price) { td .number { (scene.money(amount)) } }
                                td .number { (scene.money(cash)) }
                                td .number { (more(*price, cash)) }
                                td .order { (neighbours(scene, company, &after.game.operating_order_with(company))) }
                            }
                        }
                    }
                }
            }
            (why_not(scene, why, &any))
        }
    }
}

/// What is said of the capital: all of it at float, or what comes when (R-36-PAR-03 to 06).
fn columns(scene: &Scene<'_>, company: CompanyId) -> Vec<String> {
    if features(scene.game).credit { capital_columns(scene, company) } else { vec![t("start-capital")] }
}

/// The same in money.
fn amounts(scene: &Scene<'_>, company: CompanyId, price: Money) -> Vec<Money> {
    if features(scene.game).credit {
        return capital_amounts(scene, company, price);
    }
    vec![price * Money::from(scene.game.view().total_shares(company))]
}

/// Between whom the company would operate, and as which of them all.
fn neighbours(scene: &Scene<'_>, company: CompanyId, order: &[CompanyId]) -> Markup {
    let place = order.iter().position(|&other| other == company).unwrap_or_default();
    let around = order.iter().skip(place.saturating_sub(1)).take(if place == 0 { 2 } else { 3 });
    html! {
        span .quiet { (place + 1) "/" (order.len()) } " "
        @if place > 1 { "… " }
        @for &other in around { (badge(scene.game.title(), other)) }
        @if place + 2 < order.len() { " …" }
    }
}

/// Every number of shares with the money that it brings.
fn selling(scene: &Scene<'_>, company: CompanyId, why: &[Reason]) -> Markup {
    let offer = choices(scene, company).find_map(|choice| match choice.offer {
        Offer::SellShares { most, price, .. } => Some((choice, most, price)),
        _ => None,
    });
    let any = Action::SellShares { company, shares: 1 };
    html! {
        section {
            @if offer.is_some() || why.iter().any(|reason| reason.verb == any.group()) {
                h3 { (t("verb-sell-shares")) }
            }
            @if let Some((choice, most, price)) = offer {
                ul .sales {
                    @for shares in 1..=most {
                        li {
                            button type="button" data-action=(sale(choice, shares)) {
                                span { (tr!("sell-for", count = shares, sum = scene.money(Money::from(shares) * price))) }
                                @for line in consequences(scene, &Action::SellShares { company, shares }) { small { (line) } }
                            }
                        }
                    }
                }
            }
            (why_not(scene, why, &any))
        }
    }
}
