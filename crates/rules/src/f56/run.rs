//! R-36-RUN, running trains; R-36-CGR-19, the train that the national company borrows.

use super::{dividend, train_supply};
use crate::action::MOST_CLAIMED;
use crate::board::RailNetwork;
use crate::event::Ran;
use crate::f56::prelude::*;
use crate::refusal::RouteFault;
use crate::shared::run::{any_path, best_offer, path_from, runnable};
use crate::state::Marker;
use crate::title::StopKind;
use crate::train::{Run, TrackPiece};

/// Legal runs.
pub(crate) struct LegalRun {
    runs: Vec<Ran>,
    revenue: Money,
}

pub(crate) fn any_route(view: View<'_>, company: CompanyId) -> bool {
    !runnable(view, company).is_empty() && has_route(view, company)
}

/// Whether one of its stations is joined to another city, town or red place (R-36-TRN-08). On 18xx.games it is enough that one was.
pub(crate) fn has_route(view: View<'_>, company: CompanyId) -> bool {
    view.credit(company).routed || any_path(view, company)
}

/// In its own turn: that the company has a route, where the option says that it then has one for ever.
pub(crate) fn note_route(tx: &mut Transaction<'_>, company: CompanyId) {
    if !tx.options.f56.route_from_stations && any_path(tx.view(), company) {
        tx.note(Note::Routed(company));
    }
}

/// The company has laid a tile on its home, and its marker, which waits for a city, counts in the first one until then.
pub(crate) fn note_route_at_home(tx: &mut Transaction<'_>, company: CompanyId, hex: HexId) {
    let waits = |marker: &Marker| marker.company == company && marker.city.is_none();
    if !tx.options.f56.route_from_stations
        && tx.state.markers_on(hex).any(waits)
        && path_from(tx.view(), hex, 0)
    {
        tx.note(Note::Routed(company));
    }
}

/// The best runs, or none: nobody must run for the highest revenue (R-36-RUN-09).
pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    if view.options.f56.claims {
        return vec![Offer::ClaimRevenue {}];
    }
    let best = best_offer(view, company, &runnable(view, company));
    vec![best, Offer::RunTrains { runs: Vec::new(), revenue: 0, most: 0 }]
}

pub(crate) fn check(view: View<'_>, company: CompanyId, runs: &[Run]) -> Checked<LegalRun> {
    if !runs.is_sorted() {
        return refuse(rule::F56_RUN_09, Why::RunsNotSorted);
    }
    let trains = runnable(view, company);
    for run in runs {
        let train = run.train;
        let running = runs.iter().filter(|other| other.train == train).count();
        if running > trains.iter().filter(|&&owned| owned == train).count() {
            return refuse(rule::F56_RUN_09, Why::NoSuchTrain { train });
        }
    }
    let network = RailNetwork::along(view, company, runs);
    let ran = network.value(view, runs).or_else(|(index, fault, hex)| {
        let train = runs[index].train;
        refuse(rule_of(view, &runs[index], fault, hex), Why::IllegalRoute { train, fault, hex })
    })?;
    let revenue = ran.iter().map(Ran::revenue).sum();
    Ok(LegalRun { runs: ran, revenue })
}

/// A revenue without routes, in playouts.
pub(crate) fn check_claim(view: View<'_>, revenue: Money) -> Checked<LegalRun> {
    if !view.options.f56.claims || revenue > MOST_CLAIMED {
        return refuse(rule::F56_RUN_09, Why::NotNow);
    }
    Ok(LegalRun { runs: Vec::new(), revenue })
}

fn rule_of(view: View<'_>, run: &Run, fault: RouteFault, hex: Option<HexId>) -> Rule {
    let is =
        |kind: StopKind| hex.is_some_and(|hex| view.face(hex).stops.iter().any(|stop| stop.kind == kind));
    let port = |piece: &TrackPiece| view.face(piece.hex).stops.iter().any(|stop| stop.kind == StopKind::Port);
    match fault {
        RouteFault::Broken | RouteFault::TooLong | RouteFault::NoStation => rule::F56_RUN_01,
        RouteFault::TooShort if run.track.iter().any(port) => rule::F56_RUN_06,
        RouteFault::TooShort => rule::F56_RUN_01,
        RouteFault::StopTwice if is(StopKind::Port) => rule::F56_RUN_06,
        RouteFault::StopTwice => rule::F56_RUN_03,
        RouteFault::TrackTwice => rule::F56_RUN_02,
        RouteFault::Blocked if is(StopKind::Port) => rule::F56_RUN_06,
        RouteFault::Blocked if is(StopKind::OffMap) => rule::F56_RUN_05,
        RouteFault::Blocked => rule::F56_RUN_04,
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalRun) {
    let LegalRun { runs, revenue } = legal;
    tx.answered();
    if revenue == 0 {
        tx.record(Event::NothingEarned { company });
    } else {
        tx.record(Event::TrainsRan { company, runs, revenue });
    }
    dividend::begin(tx, company, revenue);
}

/// There is nothing to run.
pub(crate) fn earn_nothing(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.answered();
    tx.record(Event::NothingEarned { company });
    if tx.options.f56.interest_at_once {
        dividend::begin(tx, company, 0);
    } else {
        dividend::put_off(tx, company);
    }
}

/// A frozen national company without any train, where one is for sale.
pub(crate) fn may_borrow(view: View<'_>, company: CompanyId) -> bool {
    !borrow_offers(view, company).is_empty()
}

pub(crate) fn borrow_offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    train_supply::sources(view)
        .filter(|&source| check_borrow(view, company, source).is_ok())
        .map(|source| Offer::F56(F56Offer::BorrowTrain { source }))
        .collect()
}

/// Any train for sale in the bank or the pool; on 18xx.games only the last kind (R-36-CGR-19).
pub(crate) fn check_borrow(view: View<'_>, company: CompanyId, source: Source) -> Checked<Train> {
    if !view.is_frozen(company) || !view.state.company(company).trains.is_empty() {
        return refuse(rule::F56_CGR_21, Why::NotNow);
    }
    let Some(train) = train_supply::train_at(view, source) else {
        return refuse(rule::F56_CGR_19, Why::NotNow);
    };
    if !view.options.f56.borrow_any_train && train.card != view.last_card() {
        return refuse(rule::F56_CGR_19, Why::NoSuchTrain { train });
    }
    Ok(train)
}

pub(crate) fn borrow(tx: &mut Transaction<'_>, company: CompanyId, train: Train, source: Source) {
    tx.answered();
    tx.note_credit(|credit| credit.train = Some((train, source)));
    tx.record(F56Event::TrainBorrowed { company, train });
}
