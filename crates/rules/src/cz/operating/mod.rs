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
use crate::shared::lay::Lay;
use crate::shared::run::{any_path, any_route};
use crate::shared::station::{self as stations, LegalStation};
use crate::shared::{deals, home, returns};

/// A legal action of an operating turn.
pub(crate) enum Legal {
    Pass,
    HomeTile(home_tile::LegalHomeTile),
    City(u8),
    Lay(track::LegalLay),
    Station(LegalStation),
    Run(run::LegalRun),
    Dividend(dividend::Choice),
    TakeOver(take_over::LegalTakeOver),
    ReturnMarker(u8),
    Turn(taken_trains::LegalTurning),
    Scrap(Train),
    KeepTrains,
    BuyTrain(trains::LegalPurchase),
    BuyTrainFrom(deals::TrainDeal),
    ReturnTrain(Train),
    OfferForPrivate(privates::LegalOffer),
    SellLocal(privates::LegalSale),
    Assign(PrivateId),
    Answer(deals::Asked, deals::Reply),
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers: Vec<Offer> = match decision {
        Decision::Cz(CzDecision::HomeTile { company }) => home_tile::offers(view, *company),
        Decision::HomeCity { company, hex, .. } => home::city_offers(view, *company, *hex),
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
        let may = |offer: &Offer| may_buy_locals(decision) || !matches!(offer, Offer::OfferForPrivate { .. });
        offers.extend(privates::offers(view, company).filter(may));
        offers.extend(track::local_offers(view, company, decision));
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

pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Legal> {
    match (decision, action) {
        (
            Decision::Cz(CzDecision::HomeTile { company }),
            Action::Cz(CzAction::LayHomeTile { hex, rotation }),
        ) => home_tile::check(view, *company, *hex, *rotation).map(Legal::HomeTile),
        (Decision::HomeCity { company, hex, .. }, Action::ChooseCity { city }) => {
            home::check_city(view, *company, *hex, *city).map(|()| Legal::City(*city))
        }
        (Decision::Station { company }, Action::PlaceStation { hex, city }) => {
            station::check(view, *company, *hex, *city).map(Legal::Station)
        }
        (Decision::Run { company }, Action::RunTrains { runs }) => {
            run::check(view, *company, runs).map(Legal::Run)
        }
        (Decision::Run { .. }, Action::ClaimRevenue { amount }) => {
            run::check_claim(view, *amount).map(Legal::Run)
        }
        (Decision::Dividend { .. }, Action::PayOut) => Ok(Legal::Dividend(dividend::Choice::PayOut)),
        (Decision::Dividend { .. }, Action::Retain) => Ok(Legal::Dividend(dividend::Choice::Retain)),
        (
            Decision::Cz(CzDecision::TakeOver { company }),
            Action::Cz(CzAction::TakeOver { target, price }),
        ) => take_over::check(view, *company, *target, *price).map(Legal::TakeOver),
        (
            Decision::Cz(CzDecision::DoubledMarker { company, target, hex }),
            Action::Cz(CzAction::ReturnMarker { city }),
        ) => doubled_marker::check(view, *company, *target, *hex, *city).map(|()| Legal::ReturnMarker(*city)),
        (
            Decision::Cz(CzDecision::TakenTrains { company, taken }),
            Action::Cz(CzAction::TurnTrain { train, side }),
        ) => taken_trains::check_turning(view, *company, taken, *train, *side).map(Legal::Turn),
        (Decision::Cz(CzDecision::TakenTrains { taken, .. }), Action::Cz(CzAction::ScrapTrain { train })) => {
            taken_trains::check_scrapping(taken, *train).map(|()| Legal::Scrap(*train))
        }
        (Decision::Cz(CzDecision::TakenTrains { company, .. }), Action::Pass) => {
            taken_trains::check_keeping(view, *company).map(|()| Legal::KeepTrains)
        }
        (Decision::Trains { company }, Action::BuyTrain { source, side }) => {
            trains::check(view, *company, *source, *side).map(Legal::BuyTrain)
        }
        (Decision::Trains { company }, Action::BuyTrainFrom { seller, train, price }) => {
            let deal = deals::TrainDeal { seller: *seller, train: *train, price: *price };
            trains::check_deal(view, *company, deal).map(Legal::BuyTrainFrom)
        }
        (Decision::ReturnTrains { company, keep }, Action::ReturnTrain { train }) => {
            returns::check(view, *company, *keep, *train).map(|()| Legal::ReturnTrain(*train))
        }
        _ => {
            let asked = deals::Asked::of(decision);
            let reply = asked.and_then(|asked| Some((asked, answers::check(view, asked, action)?)));
            match reply {
                Some((asked, reply)) => reply.map(|reply| Legal::Answer(asked, reply)),
                None => check_any_time(view, decision, action),
            }
        }
    }
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
fn may_buy_locals(decision: &Decision) -> bool {
    !matches!(decision, Decision::HomeCity { .. } | Decision::Cz(CzDecision::DoubledMarker { .. }))
}

/// What a company may do at any point of its turn (R-OR-06), and passing.
fn check_any_time(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Legal> {
    let Some(company) = at_any_time(view, decision) else { return refuse(rule::OR_05, Why::NotNow) };
    match *action {
        Action::LayTile { hex, tile, rotation, private } => {
            let lay = Lay { hex, tile, rotation, private };
            track::check(view, company, lay, track::may_build(view, decision, private)).map(Legal::Lay)
        }
        Action::OfferForPrivate { private, price } if may_buy_locals(decision) => {
            privates::check_offer(view, company, private, price).map(Legal::OfferForPrivate)
        }
        Action::Cz(CzAction::AssignTrain { private }) => {
            papers::train::check(view, decision, company, private).map(Legal::Assign)
        }
        Action::Cz(CzAction::SellLocal { private }) => {
            privates::check_sale(view, company, private).map(Legal::SellLocal)
        }
        Action::Pass => check_pass(view, decision).map(|()| Legal::Pass),
        _ if view.state.is_vaclavs(company) => vaclav::never(company, action),
        _ => refuse(rule::OR_05, Why::NotNow),
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, decision: &Decision, legal: Legal) {
    let acts = !matches!(
        legal,
        Legal::Pass
            | Legal::OfferForPrivate(_)
            | Legal::SellLocal(_)
            | Legal::Assign(_)
            | Legal::Answer(..)
            | Legal::ReturnTrain(_)
    );
    if acts {
        tx.note(Note::Acted);
    }
    let besides = matches!(legal, Legal::Lay(_) | Legal::OfferForPrivate(_) | Legal::SellLocal(_));
    if besides && is_idle(tx.view(), decision) {
        tx.note(Note::StepIsOver(true));
    }
    match (legal, decision) {
        (Legal::Pass, _) => leave_step(tx),
        (Legal::HomeTile(tile), Decision::Cz(CzDecision::HomeTile { company })) => {
            home_tile::apply(tx, *company, tile)
        }
        (Legal::City(city), Decision::HomeCity { company, hex, .. }) => {
            home::apply_city(tx, *company, *hex, city);
        }
        (Legal::Lay(lay), _) => track::apply(tx, lay),
        (Legal::Station(place), Decision::Station { company }) => stations::apply(tx, *company, place),
        (Legal::Run(run), Decision::Run { company }) => run::apply(tx, *company, run),
        (Legal::Dividend(choice), Decision::Dividend { company, revenue }) => {
            dividend::apply(tx, *company, *revenue, choice);
        }
        (Legal::TakeOver(offer), Decision::Cz(CzDecision::TakeOver { company })) => {
            take_over::apply(tx, *company, offer)
        }
        (Legal::ReturnMarker(city), Decision::Cz(CzDecision::DoubledMarker { company, target, hex })) => {
            doubled_marker::apply(tx, *company, *target, *hex, city);
        }
        (Legal::Turn(turning), Decision::Cz(CzDecision::TakenTrains { company, .. })) => {
            taken_trains::apply_turning(tx, *company, turning);
        }
        (Legal::Scrap(train), Decision::Cz(CzDecision::TakenTrains { company, .. })) => {
            taken_trains::apply_scrapping(tx, *company, train);
        }
        (Legal::KeepTrains, _) => tx.answered(),
        (Legal::BuyTrain(purchase), Decision::Trains { company }) => trains::apply(tx, *company, purchase),
        (Legal::BuyTrainFrom(deal), Decision::Trains { company }) => {
            deal.offer(tx, *company, trains::execute_deal);
        }
        (Legal::ReturnTrain(train), Decision::ReturnTrains { company, .. }) => {
            returns::apply(tx, *company, train);
        }
        (Legal::OfferForPrivate(offer), _) => privates::apply_offer(tx, offer),
        (Legal::Assign(private), _) => {
            if let Some(company) = decision.own_turn() {
                papers::train::apply(tx, company, private);
            }
        }
        (Legal::SellLocal(sale), _) => privates::apply_sale(tx, sale),
        (Legal::Answer(asked, reply), _) => answers::apply(tx, asked, reply),
        _ => unreachable!("a legal action belongs to the decision that it was checked against"),
    }
}

/// Begins a step of the company's turn: asks its question, or does what needs no question.
pub(crate) fn begin_step(tx: &mut Transaction<'_>, company: CompanyId, step: Step) {
    match step {
        Step::Home => home_tile::begin(tx, company),
        Step::Track => tx.ask(Decision::Track { company }),
        Step::Station => tx.ask(Decision::Station { company }),
        Step::Run => tx.ask(Decision::Run { company }),
        Step::TakeOver => tx.ask(Decision::Cz(CzDecision::TakeOver { company })),
        Step::Trains => {
            tx.ask(Decision::Trains { company });
            returns::ask(tx, None);
        }
        Step::Borrow | Step::Loans => {}
    }
}
