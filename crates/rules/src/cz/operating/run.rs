//! VIII.7 and VIII.8, running trains: the revenue is the highest that the company's trains can earn.

use super::dividend;
use crate::action::MOST_CLAIMED;
use crate::board::{BestRuns, RailNetwork};
use crate::cz::papers;
use crate::cz::prelude::*;
use crate::event::Ran;
use crate::refusal::RouteFault;
use crate::shared::run::{best_offer, best_runs, runnable};
use crate::title::{Colour, RunKind};
use crate::train::Run;

/// Legal runs.
pub(crate) struct LegalRun {
    pub runs: Vec<Ran>,
    pub revenue: Money,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let trains = if view.step_is_over() { Vec::new() } else { runnable(view, company) };
    let mut offers = vec![best_offer(view, company, &trains)];
    if !view.options.best_revenue && !view.step_is_over() {
        offers.push(Offer::ClaimRevenue {});
    }
    offers
}

/// A claim without routes, where the option allows it.
pub(crate) fn check_claim(view: View<'_>, amount: Money) -> Checked<LegalRun> {
    if view.options.best_revenue || view.step_is_over() {
        return refuse(rule::OR_05, Why::NotNow);
    }
    if amount > MOST_CLAIMED {
        return refuse(rule::RUN_12, Why::OutOfRange { given: amount, from: 0, to: MOST_CLAIMED });
    }
    Ok(LegalRun { runs: Vec::new(), revenue: amount })
}

pub(crate) fn check(view: View<'_>, company: CompanyId, runs: &[Run]) -> Checked<LegalRun> {
    let trains = if view.step_is_over() { Vec::new() } else { runnable(view, company) };
    check_trains(view, company, &trains, runs)?;
    let network = RailNetwork::along(view, company, runs);
    let ran = network.value(view, runs).or_else(|(index, fault, hex)| {
        let alone = network.value(view, &runs[index..=index]).is_ok();
        let train = runs[index].train;
        refuse(rule_of(view, train, fault, hex, alone), Why::IllegalRoute { train, fault, hex })
    })?;
    let revenue = ran.iter().map(Ran::revenue).sum();
    if view.options.best_revenue {
        let best = best_runs(view, company, &trains);
        if revenue < best.revenue {
            let stops = (best.runs.iter())
                .map(|ran| (ran.run.train, ran.stops.iter().map(|&(hex, _)| hex).collect()))
                .collect();
            return refuse(rule::RUN_12, Why::BetterRoutes { claimed: revenue, best: best.revenue, stops });
        }
    }
    Ok(LegalRun { runs: ran, revenue })
}

/// The company must own the trains, be able to run them, and run each only once.
fn check_trains(view: View<'_>, company: CompanyId, trains: &[Train], runs: &[Run]) -> Checked<()> {
    if !runs.is_sorted() {
        return refuse(rule::RUN_01, Why::RunsNotSorted);
    }
    for run in runs {
        let train = run.train;
        let running = runs.iter().filter(|other| other.train == train).count();
        let owned = view.state.company(company).trains.iter().filter(|&&other| other == train).count();
        let owned = owned.max(trains.iter().filter(|&&other| other == train).count());
        if running > owned {
            return refuse(rule::RUN_01, Why::NoSuchTrain { train });
        }
        if !trains.contains(&train) {
            return refuse(rule::RUN_01, Why::CannotRun { train });
        }
    }
    Ok(())
}

/// The rule that the route breaks; `alone` says that without the other trains it would be legal.
fn rule_of(view: View<'_>, train: Train, fault: RouteFault, hex: Option<HexId>, alone: bool) -> Rule {
    match fault {
        RouteFault::Broken | RouteFault::TooShort | RouteFault::NoStation => rule::RUN_02,
        RouteFault::TooLong => match view.title.train_types[view.side(train).train.index()].run {
            RunKind::Plain(_) | RunKind::Unlimited => rule::RUN_03,
            RunKind::Plus { .. } => rule::RUN_04,
            RunKind::Express(_) => rule::RUN_05,
        },
        RouteFault::StopTwice => rule::RUN_06,
        RouteFault::TrackTwice if alone => rule::RUN_10,
        RouteFault::TrackTwice => rule::RUN_09,
        RouteFault::Blocked if hex.is_some_and(|hex| view.face(hex).colour == Colour::Red) => rule::RUN_07,
        RouteFault::Blocked => rule::RUN_08,
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalRun) {
    let LegalRun { runs, revenue } = legal;
    if revenue == 0 {
        earn_nothing(tx, company);
        return;
    }
    tx.answered();
    // A bare claim does not say which trains ran.
    let has_run = |train: Train| runs.is_empty() || runs.iter().any(|ran| ran.run.train == train);
    papers::train::settle(tx, company, has_run);
    tx.record(Event::TrainsRan { company, runs, revenue });
    if tx.state.is_vaclavs(company) {
        dividend::pay(tx, company, revenue);
    } else {
        tx.ask(Decision::Dividend { company, revenue });
    }
}

/// Whether nobody is asked: Václav's companies earn as much as they can and pay it out (R-BOH-12).
pub(crate) fn plays_itself(view: View<'_>, company: CompanyId) -> bool {
    view.options.best_revenue && view.state.is_vaclavs(company)
}

/// Runs for the highest revenue.
pub(crate) fn run_best(tx: &mut Transaction<'_>, company: CompanyId) {
    let view = tx.view();
    let BestRuns { runs, revenue, .. } = best_runs(view, company, &runnable(view, company));
    apply(tx, company, LegalRun { runs, revenue });
}

/// Without revenue there is nothing to pay out, and the price falls (R-MKT-02).
pub(crate) fn earn_nothing(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.answered();
    tx.record(Event::NothingEarned { company });
    papers::train::settle(tx, company, |_| false);
    dividend::fall(tx, company);
}
