//! Taking over a company: one sheet with the price, who gets what, what moves, and what becomes of doubled stations and
//! of trains. The rules try it out; the sheet tells what they say.

mod trains;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::{Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, Game, Money, Offer, rule};
use serde::Deserialize;

use self::trains::TakenTrains;
use super::actions::agreed;
use super::icon::{Icon, icon};
use super::rulebook::cited;
use super::table::Scene;
use super::{BADGES, badge, with_badges};
use crate::choices::{Choice, Range};
use crate::error::AppError;
use crate::identity::Person;
use crate::tables::Tables;
use crate::text::{listed, t, tr};

/// Which company, and at which price per share; without one, its share price.
#[derive(Deserialize)]
pub(crate) struct Terms {
    target: String,
    price: Option<Money>,
}

/// The companies that may be taken over: each opens the sheet.
pub(super) fn targets(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let mut offered: Vec<(CompanyId, Money, Money)> = choices
        .iter()
        .filter_map(|choice| match choice.offer {
            Offer::Cz(CzOffer::TakeOver { target, from, to }) => Some((target, from, to)),
            _ => None,
        })
        .collect();
    // As in the share table.
    offered
        .sort_by_key(|(target, ..)| scene.game.state().market.iter().position(|company| company == target));
    html! { ul { @for (target, from, to) in offered { li { (opening(scene, target, from, to)) } } } }
}

/// The button that opens the sheet: what the company costs, and what comes with it.
fn opening(scene: &Scene<'_>, target: CompanyId, from: Money, to: Money) -> Markup {
    let owner = scene.game.state().company(target);
    let held = Money::from(scene.game.state().shares_held(target));
    let trains = trains_of(scene, target);
    let locals: Vec<&str> = locals_of(scene, target).collect();
    let (count, listed) = (trains.len(), trains.join(", "));
    let brought = match count {
        0 => None,
        _ if finds_no_room(scene, target, from) => {
            Some(tr!("take-over-no-room", count = count, trains = listed))
        }
        _ => Some(tr!("take-over-trains", count = count, trains = listed)),
    };
    html! {
        button type="button" aria-haspopup="dialog"
            data-sheet={ "/games/" (scene.table.id) "/take-over?target=" (scene.names.company(target)) } {
            span { (badge(scene.game.title(), target)) }
            small {
                @if from == to { (tr!("take-over-open-one", from = scene.money(from))) }
                @else { (tr!("take-over-open", from = from, to = scene.money(to))) }
            }
            small {
                @if from == to { (tr!("take-over-costs-one", from = scene.money(held * from))) }
                @else { (tr!("take-over-costs", from = held * from, to = scene.money(held * to))) }
            }
            small { (tr!("take-over-brings", treasury = scene.money(owner.treasury))) }
            @if let Some(brought) = brought { small { (brought) } }
            @if !locals.is_empty() { small { (tr!("take-over-locals", count = locals.len(), locals = locals.join(", "))) } }
        }
    }
}

/// The ids of the local railways of a company.
fn locals_of<'a>(scene: &Scene<'a>, company: CompanyId) -> impl Iterator<Item = &'a str> {
    let (view, title) = (scene.game.view(), scene.game.title());
    view.privates_of(PrivateOwner::Company(company)).map(move |private| title.private(private).id.as_str())
}

/// The trains of a company, in the order of their cards.
fn trains_of(scene: &Scene<'_>, company: CompanyId) -> Vec<String> {
    let mut trains = scene.game.state().company(company).trains;
    trains.sort_unstable();
    trains.into_iter().map(|train| scene.names.train(train)).collect()
}

/// Whether none of the trains of a company could be kept if it were taken over at this price.
fn finds_no_room(scene: &Scene<'_>, target: CompanyId, price: Money) -> bool {
    let after = agreed(scene.game, &Action::Cz(CzAction::TakeOver { target, price }));
    after.and_then(|after| TakenTrains::asked(&after.game)).is_some_and(|trains| trains.none_stays())
}

/// The whole sheet.
pub(crate) async fn show(
    tables: State<Arc<Tables>>,
    person: Extension<Person>,
    id: Path<String>,
    asked: Query<Terms>,
) -> Result<Html<String>, AppError> {
    answer(tables, person, id, asked, sheet).await
}

/// What the take-over leads to at one price.
pub(crate) async fn at_price(
    tables: State<Arc<Tables>>,
    person: Extension<Person>,
    id: Path<String>,
    asked: Query<Terms>,
) -> Result<Html<String>, AppError> {
    answer(tables, person, id, asked, |scene, company, target, _, price, after| {
        terms(scene, company, target, after, price)
    })
    .await
}

type Draw = fn(&Scene<'_>, CompanyId, CompanyId, &Choice, Money, &Game) -> Markup;

async fn answer(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(asked): Query<Terms>,
    draw: Draw,
) -> Result<Html<String>, AppError> {
    let shown = tables.look(person.holder.clone(), &id, move |table| {
        let scene = Scene::to_decide(table, &person)?;
        let target = scene.game.title().company_named(&asked.target).ok_or(AppError::PositionNotFound)?;
        let Some(&Decision::Cz(CzDecision::TakeOver { company })) = scene.game.state().decision() else {
            return Err(AppError::PositionNotFound);
        };
        let action = |price| Action::Cz(CzAction::TakeOver { target, price: asked.price.unwrap_or(price) });
        let offered = scene.choices.iter().find_map(|choice| match choice.offer {
            Offer::Cz(CzOffer::TakeOver { target: offered, from, to }) if offered == target => {
                let price = asked.price.unwrap_or(scene.game.view().price(target)).clamp(from, to);
                Some((choice, price))
            }
            _ => None,
        });
        let Some((choice, price)) = offered else {
            let seat = scene.game.decider().ok_or(AppError::PositionNotFound)?;
            let lowest = scene.game.view().take_over_range(target).0;
            return match scene.game.check(seat, &action(lowest)) {
                Err(refusal) => Err(AppError::refused(scene.names, &refusal)),
                Ok(()) => Err(AppError::PositionNotFound),
            };
        };
        let after = agreed(scene.game, &Action::Cz(CzAction::TakeOver { target, price }))
            .ok_or(AppError::PositionNotFound)?;
        Ok(Html(draw(&scene, company, target, choice, price, &after.game).into_string()))
    });
    shown.await
}

fn sheet(
    scene: &Scene<'_>,
    company: CompanyId,
    target: CompanyId,
    choice: &Choice,
    price: Money,
    after: &Game,
) -> Markup {
    let (view, title) = (scene.game.view(), scene.game.title());
    let names = (scene.names.company(company), scene.names.company(target));
    let (bounds, (lowest, highest)) = (title.figures.take_over, view.take_over_range(target));
    let Range { from, to, .. } = choice.range.unwrap_or(Range { field: "price", from: price, to: price });
    let (director, own) = (view.director(target), scene.game.decider());
    let asks = scene.game.options().ask_consent && Some(director) != own;
    html! {
        header {
            h2 {
                @let [taker, taken] = BADGES.map(String::from);
                (with_badges(title, &tr!("take-over-title", company = taker, target = taken), [company, target]))
            }
            button type="button" data-close-sheet aria-label=(t("close")) { (icon(Icon::Close)) }
        }
        form .take-over data-action=(choice.json()) data-field="price"
            data-terms={ "/games/" (scene.table.id) "/take-over/terms?target=" (names.1) "&price=" } {
            label for="take-over-price" { (t("take-over-price")) }
            input type="range" min=(from) max=(to) value=(price) aria-label=(t("take-over-price")) data-slider;
            input #take-over-price type="number" name="number" min=(from) max=(to) value=(price) required
                inputmode="numeric";
            button .main type="submit" { @if asks { (t("do-offer-take-over")) } @else { (t("do-take-over")) } }
            p .quiet {
                (tr!("take-over-range", lowest = lowest, highest = scene.money(highest), least = bounds.0, most = bounds.1,
                    price = scene.money(view.price(target)), company = names.0, to = scene.money(to)))
                " " (cited(rule::ACQ_03))
            }
            p {
                @if asks { (tr!("take-over-ask", player = scene.names.player(director), target = names.1)) }
                @else if Some(director) == own { (t("take-over-own")) }
            }
        }
        div #take-over-terms aria-live="polite" { (terms(scene, company, target, after, price)) }
    }
}

/// Who gets what, what moves, and what is left to decide.
pub(super) fn terms(
    scene: &Scene<'_>,
    company: CompanyId,
    target: CompanyId,
    after: &Game,
    price: Money,
) -> Markup {
    let state = scene.game.state();
    let trains = TakenTrains::asked(after);
    let gets = |shares: u8| Money::from(shares) * price;
    let treasury = (state.company(company).treasury, after.state().company(company).treasury);
    let name = scene.names.company(company);
    html! {
        div .terms {
            div {
                table .gets {
                    thead {
                        tr {
                            th scope="col" { (t("holder")) }
                            th .number scope="col" { (t("gets-shares")) }
                            th .number scope="col" { (t("gets")) }
                        }
                    }
                    tbody {
                        @for &seat in &state.order {
                            @let shares = state.shares(target, seat);
                            @if shares > 0 {
                                tr {
                                    th scope="row" { (scene.names.player(seat)) }
                                    td .number { (shares) }
                                    td .number { (scene.money(gets(shares))) }
                                }
                            }
                        }
                        tr .total {
                            th scope="row" { (t("in-all")) }
                            td .number { (state.shares_held(target)) }
                            td .number { (scene.money(gets(state.shares_held(target)))) }
                        }
                    }
                }
                p { b { (tr!("treasury-then", company = name, before = treasury.0, after = scene.money(treasury.1))) } }
            }
            div { (moves(scene, name, target, trains.as_ref())) }
            div {
                (doubled(scene, company, target))
                @if let Some(trains) = trains { (trains.draw(scene)) }
            }
        }
    }
}

/// What the acquirer gets.
fn moves(scene: &Scene<'_>, name: &str, target: CompanyId, trains: Option<&TakenTrains>) -> Markup {
    let state = scene.game.state();
    let owner = state.company(target);
    let list = |items: Vec<String>| if items.is_empty() { t("nothing") } else { listed(&items) };
    let none_stays = trains.is_some_and(TakenTrains::none_stays);
    let trains = if none_stays { Vec::new() } else { trains_of(scene, target) };
    let stations = state.markers_of(target).map(|marker| scene.names.hex(marker.hex)).collect();
    let privates = locals_of(scene, target).map(str::to_owned).collect();
    html! {
        h3 { (tr!("what-moves", company = name)) }
        dl .after {
            dt { (t("moves-treasury")) } dd { (scene.money(owner.treasury)) }
            dt { (t("moves-trains")) } dd { (list(trains)) }
            dt { (t("moves-stations")) } dd { (list(stations)) }
            dt { (t("moves-markers")) } dd { (owner.markers) }
            dt { (t("moves-locals")) } dd { (list(privates)) }
        }
    }
}

/// The hexes on which both have a marker.
fn doubled(scene: &Scene<'_>, company: CompanyId, target: CompanyId) -> Markup {
    let state = scene.game.state();
    let both = state.markers_of(target).filter_map(|marker| {
        let own = state.markers_of(company).find(|own| own.hex == marker.hex)?;
        Some((scene.names.hex(marker.hex), own.city == marker.city))
    });
    let both: Vec<(String, bool)> = both.collect();
    html! {
        @if !both.is_empty() {
            ul .doubled {
                @for (hex, same) in both {
                    li {
                        @if same { (tr!("doubled-itself", hex = hex, target = scene.names.company(target))) }
                        @else { (tr!("doubled-choice", hex = hex, company = scene.names.company(company))) }
                    }
                }
            }
        }
    }
}
