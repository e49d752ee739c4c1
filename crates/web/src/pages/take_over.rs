//! Taking over a company: one sheet with the price, who gets what, what moves, and what becomes of doubled stations and
//! of trains. The rules try it out; the sheet tells what they say.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::train::Train;
use rules::{Action, CompanyId, CzAction, CzDecision, CzOffer, Decision, Game, Money, Offer, rule};
use serde::Deserialize;

use super::actions::{agreed, reason_list};
use super::icon::{Icon, icon};
use super::rulebook::cited;
use super::table::Scene;
use super::{BADGES, badge, with_badges};
use crate::choices::{Choice, Range};
use crate::error::AppError;
use crate::identity::Person;
use crate::impossible::{impossible, reasons};
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
    let Some(company) = scene.game.view().operating_company() else { return false };
    let after = agreed(scene.game, &Action::Cz(CzAction::TakeOver { target, price }));
    let asked = after.and_then(|after| asked_about_trains(&after.game));
    asked.is_some_and(|(game, _)| keeps_none(scene, company, &game))
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
            div { (moves(scene, company, target, after)) }
            div {
                (doubled(scene, company, target))
                (taken(scene, company, after))
            }
        }
    }
}

/// What the acquirer gets.
fn moves(scene: &Scene<'_>, company: CompanyId, target: CompanyId, after: &Game) -> Markup {
    let (state, name) = (scene.game.state(), scene.names.company(company));
    let owner = state.company(target);
    let list = |items: Vec<String>| if items.is_empty() { t("nothing") } else { listed(&items) };
    let none_stays = asked_about_trains(after).is_some_and(|(game, _)| keeps_none(scene, company, &game));
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

/// What may be done with each train taken over.
fn taken(scene: &Scene<'_>, company: CompanyId, after: &Game) -> Markup {
    let Some((game, trains)) = asked_about_trains(after) else { return html! {} };
    let (owned, limit) = (game.state().company(company).trains.len(), game.view().train_limit(company));
    let surplus = owned.saturating_sub(limit);
    let own = scene.game.state().company(company).trains.len();
    let offers = game.offers().map_or_else(Vec::new, |offers| offers.offers);
    let none_stays = keeps_none(scene, company, &game);
    let keeps = offers.contains(&Offer::Pass);
    let ways = |train: Train| {
        let turns = offers.iter().filter_map(move |offer| match offer {
            Offer::Cz(CzOffer::TurnTrain { train: turned, side, cost }) if *turned == train => {
                Some((*side, *cost))
            }
            _ => None,
        });
        let turns = turns.map(|(side, cost)| {
            tr!("taken-turn", train = scene.names.train(Train { side, ..train }), cost = scene.money(cost))
        });
        let mut ways = if none_stays { Vec::new() } else { vec![t("taken-keep")] };
        ways.extend(turns);
        ways.push(t("taken-scrap"));
        listed(&ways)
    };
    let refused = impossible(&game);
    let why = reasons(
        scene.names,
        refused.iter().filter(|entry| !matches!(entry.action, Action::OfferForPrivate { .. })),
    );
    html! {
        h3 { (t("taken-trains")) }
        @if !none_stays { p .quiet { (t("taken-then")) } }
        dl .after {
            @for train in trains { dt { (scene.names.train(train)) } dd { (ways(train)) } }
        }
        @if !keeps {
            p {
                b {
                    @if none_stays {
                        (tr!("taken-no-room", company = scene.names.company(company), count = own, limit = limit))
                    } @else if surplus > 0 {
                        (tr!("taken-over-limit", company = scene.names.company(company), count = owned, limit = limit, surplus_count = surplus))
                    } @else { (t("taken-not-all")) }
                }
            }
        }
        @if !why.is_empty() {
            details .why-not {
                summary { (tr!("why-not", count = why.len())) }
                (reason_list(game.title(), &why.iter().collect::<Vec<_>>()))
            }
        }
    }
}

/// Whether all trains that were taken over must go: own ones may not make room for them (R-ACQ-13), but what a turned one scraps may.
fn keeps_none(scene: &Scene<'_>, company: CompanyId, asked: &Game) -> bool {
    let trains = |game: &Game| game.state().company(company).trains.len();
    let (own, owned) = (trains(scene.game), trains(asked));
    let surplus = owned.saturating_sub(asked.view().train_limit(company));
    let offers = asked.offers().map_or_else(Vec::new, |offers| offers.offers);
    let turns_any = offers.iter().any(|offer| matches!(offer, Offer::Cz(CzOffer::TurnTrain { .. })));
    surplus > 0 && surplus >= owned - own && !turns_any
}

/// The game at the question what becomes of the trains, however doubled markers are settled before; and the trains.
fn asked_about_trains(after: &Game) -> Option<(Game, Vec<Train>)> {
    let mut game = after.clone();
    while let Some(Decision::Cz(CzDecision::DoubledMarker { .. })) = game.state().decision() {
        let action = game.offers()?.action(0)?;
        game = game.play(game.decider()?, &action).ok()?.game;
    }
    let Some(Decision::Cz(CzDecision::TakenTrains { taken, .. })) = game.state().decision() else {
        return None;
    };
    let mut trains = taken.clone();
    trains.sort_unstable();
    trains.dedup();
    Some((game, trains))
}
