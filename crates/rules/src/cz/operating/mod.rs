//! VIII, operating: one module for each step of a company's turn, and for what may interrupt it.

pub(crate) mod answers;
pub(crate) mod closing;
pub(crate) mod dividend;
pub(crate) mod doubled_marker;
pub(crate) mod export;
pub(crate) mod home_tile;
pub(crate) mod income;
pub(crate) mod phases;
pub(crate) mod privates;
pub(crate) mod run;
pub(crate) mod station;
pub(crate) mod take_over;
pub(crate) mod taken_trains;
pub(crate) mod track;
pub(crate) mod trains;
pub(crate) mod vaclav;

use crate::cz::papers;
use crate::cz::prelude::*;
use crate::shared::course::leave_step;
use crate::shared::effect::{Effect, acting, effect};
use crate::shared::lay::Lay;
use crate::shared::run::{any_path, any_route};
use crate::shared::{deals, home, returns, station as stations};

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers: Vec<Offer> = match decision {
        Decision::Cz(CzDecision::HomeTile { company }) => home_tile::offers(view, *company),
        Decision::HomeCity { hex, .. } => home::city_offers(view, *hex),
        Decision::Track { company } => track::offers(view, *company),
        Decision::Station { company } => station::offers(view, *company),
        Decision::Run { company } => run::offers(view, *company),
        Decision::Dividend { .. } => vec![Offer::PayOut, Offer::Retain],
        Decision::Cz(CzDecision::TakeOver { company }) => take_over::offers(view, *company).collect(),
        Decision::Cz(CzDecision::DoubledMarker { company, target, hex }) => {
            doubled_marker::offers(view, *company, *target, *hex)
        }
        Decision::Cz(CzDecision::TakenTrains { company, taken }) => {
            taken_trains::offers(view, *company, taken)
        }
        Decision::Trains { company } => trains::offers(view, *company).collect(),
        Decision::ReturnTrains { company, keep } => returns::offers(view, *company, *keep),
        Decision::Answer { .. } | Decision::CounterOffer { .. } => {
            deals::Asked::of(decision).map_or_else(Vec::new, |asked| answers::offers(view, asked))
        }
        // What 18CZ does not ask offers nothing, and is not waited for either.
        _ => Vec::new(),
    };
    if let Some(company) = at_any_time(view, decision) {
        let may =
            |offer: &Offer| may_buy_privates(decision) || !matches!(offer, Offer::OfferForPrivate { .. });
        offers.extend(privates::offers(view, company).filter(may));
        offers.extend(track::private_offers(view, company, decision));
        offers.extend(papers::train::offers(view, decision, company));
        if check_pass(view, decision).is_ok() {
            offers.push(Offer::Pass);
        }
    }
    offers
}

/// Whether a step that is asked all the same, as the option has it, has nothing to decide: then it is over, whatever becomes
/// possible. Money that local railways could bring counts for stations.
fn is_idle(view: View<'_>, decision: &Decision) -> bool {
    !view.options.skip_idle_steps
        && match decision {
            Decision::Station { company } => {
                !station::any_place_with(view, *company, privates::money_in_reach(view, *company))
            }
            Decision::Run { company } => !any_route(view, *company),
            Decision::Trains { company } => view.train_step_is_over(*company),
            _ => false,
        }
}

/// Whether there is anything to decide. Track and trains, the first and the last step, also wait for what the local
/// railways allow at any time, so that no turn goes by without the chance to use, buy or sell them; so do take-overs
/// where there is a company to take over, since retained revenue or the target before may have changed what is possible.
pub(crate) fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    if !view.options.skip_idle_steps && check_pass(view, decision).is_ok() {
        return true;
    }
    match decision {
        Decision::Track { company } => {
            privates::offers(view, *company).next().is_some() || track::any_lay(view, *company)
        }
        Decision::Station { company } => {
            station::any_place_with(view, *company, privates::money_by_sale(view, *company))
        }
        Decision::Run { company } => {
            let given = papers::train::offers(view, decision, *company).next().is_some();
            let runs = any_route(view, *company) || (given && any_path(view, *company));
            let hopes = || view.has_runnable_train(*company) && track::any_purple_lay(view, *company);
            (runs || !view.options.settle_empty_runs || hopes()) && !run::plays_itself(view, *company)
        }
        Decision::Cz(CzDecision::TakeOver { company }) => {
            take_over::offers(view, *company).next().is_some()
                || (take_over::any_target(view, *company)
                    && privates::offers(view, *company).next().is_some())
        }
        Decision::Trains { company } => {
            privates::offers(view, *company).next().is_some()
                || trains::offers(view, *company).next().is_some()
                || track::any_purple_lay(view, *company)
        }
        Decision::ReturnTrains { company, keep } => returns::needs_decision(view, *company, *keep),
        Decision::HomeCity { .. }
        | Decision::Dividend { .. }
        | Decision::Answer { .. }
        | Decision::CounterOffer { .. }
        | Decision::Cz(
            CzDecision::HomeTile { .. } | CzDecision::DoubledMarker { .. } | CzDecision::TakenTrains { .. },
        ) => true,
        _ => false,
    }
}

/// Passes over a decision that offers nothing.
pub(crate) fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    match decision {
        Decision::Run { company } if any_route(tx.view(), *company) => run::run_best(tx, *company),
        Decision::Run { company } => run::earn_nothing(tx, *company),
        Decision::ReturnTrains { company, keep } => returns::automatically(tx, *company, *keep),
        _ => leave_step(tx),
    }
}

fn check_pass(view: View<'_>, decision: &Decision) -> Checked<()> {
    match decision {
        Decision::Track { .. } | Decision::Station { .. } | Decision::Cz(CzDecision::TakeOver { .. }) => {
            Ok(())
        }
        Decision::Trains { company } => trains::check_pass(view, *company),
        Decision::Run { .. } => refuse(rule::RUN_12, Why::MayNotPass),
        Decision::Dividend { .. } => refuse(rule::INC_04, Why::MayNotPass),
        _ => refuse(rule::OR_05, Why::NotNow),
    }
}

/// Whether the action is a legal answer to the decision, and what it leads to.
pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    if let Decision::Cz(decision) = decision
        && let Some(checked) = check_own(view, decision, action)
    {
        return checked;
    }
    match (decision, action) {
        (&Decision::HomeCity { company, hex, .. }, &Action::ChooseCity { city }) => {
            home::check_city(view, hex, city)?;
            Ok(acting(move |tx| home::apply_city(tx, company, hex, city)))
        }
        (&Decision::Station { company }, &Action::PlaceStation { hex, city }) => {
            let place = station::check(view, company, hex, city)?;
            Ok(acting(move |tx| stations::apply(tx, company, place)))
        }
        (&Decision::Run { company }, Action::RunTrains { runs }) => {
            let legal = run::check(view, company, runs)?;
            Ok(acting(move |tx| run::apply(tx, company, legal)))
        }
        (&Decision::Run { company }, &Action::ClaimRevenue { amount }) => {
            let legal = run::check_claim(view, amount)?;
            Ok(acting(move |tx| run::apply(tx, company, legal)))
        }
        (&Decision::Dividend { company, revenue }, Action::PayOut | Action::Retain) => {
            let pays = *action == Action::PayOut;
            Ok(acting(move |tx| dividend::apply(tx, company, revenue, pays)))
        }
        (&Decision::Trains { company }, &Action::BuyTrain { source, side }) => {
            let purchase = trains::check(view, company, source, side)?;
            Ok(acting(move |tx| trains::apply(tx, company, purchase)))
        }
        (&Decision::Trains { company }, &Action::BuyTrainFrom { seller, train, price }) => {
            let deal = trains::check_deal(view, company, deals::TrainDeal { seller, train, price })?;
            Ok(acting(move |tx| deal.offer(tx, company, trains::execute_deal)))
        }
        (&Decision::ReturnTrains { company, keep }, &Action::ReturnTrain { train }) => {
            returns::check(view, company, keep, train)?;
            Ok(effect(move |tx| returns::apply(tx, company, train)))
        }
        _ => {
            let asked = deals::Asked::of(decision);
            match asked.and_then(|asked| Some((asked, answers::check(view, asked, action)?))) {
                Some((asked, reply)) => {
                    let reply = reply?;
                    Ok(effect(move |tx| answers::apply(tx, asked, reply)))
                }
                None => check_any_time(view, decision, action),
            }
        }
    }
}

/// Answers to what only 18CZ asks; `None` where the action is none.
fn check_own(view: View<'_>, decision: &CzDecision, action: &Action) -> Option<Checked<Effect>> {
    let checked = match (decision, action) {
        (&CzDecision::HomeTile { company }, &Action::Cz(CzAction::LayHomeTile { hex, rotation })) => {
            home_tile::check(view, company, hex, rotation)
                .map(|tile| acting(move |tx| home_tile::apply(tx, company, tile)))
        }
        (&CzDecision::TakeOver { company }, &Action::Cz(CzAction::TakeOver { target, price })) => {
            take_over::check(view, company, target, price)
                .map(|offer| acting(move |tx| take_over::apply(tx, company, offer)))
        }
        (
            &CzDecision::DoubledMarker { company, target, hex },
            &Action::Cz(CzAction::ReturnMarker { city }),
        ) => doubled_marker::check(view, company, target, hex, city)
            .map(|()| acting(move |tx| doubled_marker::apply(tx, company, target, hex, city))),
        (
            &CzDecision::TakenTrains { company, ref taken },
            &Action::Cz(CzAction::TurnTrain { train, side }),
        ) => taken_trains::check_turning(view, company, taken, train, side)
            .map(|turning| acting(move |tx| taken_trains::apply_turning(tx, company, turning))),
        (&CzDecision::TakenTrains { company, ref taken }, &Action::Cz(CzAction::ScrapTrain { train })) => {
            taken_trains::check_scrapping(taken, train)
                .map(|()| acting(move |tx| taken_trains::apply_scrapping(tx, company, train)))
        }
        (&CzDecision::TakenTrains { company, .. }, Action::Pass) => {
            taken_trains::check_keeping(view, company).map(|()| acting(|tx| tx.answered()))
        }
        _ => return None,
    };
    Some(checked)
}

/// The effect of what may be done besides the answer to a decision: where nothing else can be done, the step is over then.
fn besides(decision: &Decision, apply: impl FnOnce(&mut Transaction<'_>) + 'static) -> Effect {
    let decision = decision.clone();
    effect(move |tx| {
        if is_idle(tx.view(), &decision) {
            tx.note(Note::StepIsOver(true));
        }
        apply(tx);
    })
}

/// The company that may use, buy and sell local railways now (R-OR-06). One that is asked something else in between answers that
/// first, unless the option says otherwise.
fn at_any_time(view: View<'_>, decision: &Decision) -> Option<CompanyId> {
    decision.own_turn().or_else(|| {
        let operating = view.operating_company()?;
        let asked = match *decision {
            Decision::ReturnTrains { company, .. }
            | Decision::Cz(CzDecision::DoubledMarker { company, .. }) => company == operating,
            Decision::HomeCity { .. } => true,
            _ => false,
        };
        (asked && !view.options.answer_comes_first).then_some(operating)
    })
}

/// Whether local railways may be bought besides: not while a city is chosen or a marker returned, whatever the option says.
fn may_buy_privates(decision: &Decision) -> bool {
    !matches!(decision, Decision::HomeCity { .. } | Decision::Cz(CzDecision::DoubledMarker { .. }))
}

/// What a company may do at any point of its turn (R-OR-06), and passing.
fn check_any_time(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Effect> {
    let Some(company) = at_any_time(view, decision) else { return refuse(rule::OR_05, Why::NotNow) };
    match *action {
        Action::LayTile { hex, tile, rotation, private } => {
            let lay = Lay { hex, tile, rotation, private };
            let lay = track::check(view, company, lay, track::may_build(view, decision, private))?;
            let lays = besides(decision, move |tx| track::apply(tx, lay));
            Ok(acting(lays))
        }
        Action::OfferForPrivate { private, price } if may_buy_privates(decision) => {
            let offer = privates::check_offer(view, company, private, price)?;
            Ok(besides(decision, |tx| privates::apply_offer(tx, offer)))
        }
        Action::Cz(CzAction::AssignTrain { private }) => {
            papers::train::check(view, decision, company, private)?;
            Ok(effect(move |tx| tx.move_private(private, PrivateOwner::Company(company))))
        }
        Action::Cz(CzAction::SellLocal { private }) => {
            let sale = privates::check_sale(view, company, private)?;
            Ok(besides(decision, |tx| privates::apply_sale(tx, sale)))
        }
        Action::Pass => check_pass(view, decision).map(|()| effect(leave_step)),
        _ if view.state.is_vaclavs(company) => vaclav::never(company, action),
        _ => refuse(rule::OR_05, Why::NotNow),
    }
}

/// Begins a step of the company's turn: asks its question, or does what needs no question.
pub(crate) fn begin_step(tx: &mut Transaction<'_>, company: CompanyId, step: Step) {
    match step {
        Step::Home => home_tile::begin(tx, company),
        Step::Track => tx.ask(Decision::Track { company }),
        Step::Station => tx.ask(Decision::Station { company }),
        Step::Run => tx.ask(Decision::Run { company }),
        Step::TakeOver => tx.ask(CzDecision::TakeOver { company }),
        Step::Trains => {
            tx.ask(Decision::Trains { company });
            returns::ask(tx, None);
        }
        Step::Borrow | Step::Loans => {}
    }
}
