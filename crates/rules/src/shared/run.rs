//! What every run has in common: the trains that may run, and whether there is any route for them.

use crate::board::{BestRuns, RailNetwork};
use crate::prelude::*;
use crate::title::{PaperKind, StopKind};

/// The trains that the company can run, in order (R-RUN-01), with a private one that was given to it (R-MOR-15).
pub fn runnable(view: View<'_>, company: CompanyId) -> Vec<Train> {
    let mut trains: Vec<Train> = view
        .state
        .company(company)
        .trains
        .iter()
        .copied()
        .filter(|&train| view.runs(company, train))
        .chain(assigned(view, company))
        .chain(borrowed(view, company))
        .collect();
    trains.sort_unstable();
    trains
}

/// The best runs of these trains.
pub(crate) fn best_runs(view: View<'_>, company: CompanyId, trains: &[Train]) -> BestRuns {
    let work_out = || RailNetwork::joined(view, company).best(view, trains);
    view.known.map_or_else(work_out, |known| known.best_runs(company, trains, work_out))
}

/// The best runs of these trains, to be chosen.
pub fn best_offer(view: View<'_>, company: CompanyId, trains: &[Train]) -> Offer {
    let BestRuns { runs, revenue, most } = best_runs(view, company, trains);
    Offer::RunTrains { runs: runs.into_iter().map(|ran| ran.run).collect(), revenue, most }
}

/// The train that the national company has borrowed (R-36-CGR-19).
fn borrowed(view: View<'_>, company: CompanyId) -> Option<Train> {
    let turn = view.state.operating().filter(|turn| turn.company == company)?;
    turn.credit.train.map(|(train, _)| train)
}

/// Whether there is any route: a train to run, and a second stop next to one of the stations.
pub fn any_route(view: View<'_>, company: CompanyId) -> bool {
    let any_train = view.has_runnable_train(company) || assigned(view, company).next().is_some();
    any_train && any_path(view, company)
}

/// Whether there would be a route for a train: a second stop next to one of the stations.
///
/// Every route contains a station and a stop next to it along the route; those two alone are a route, too.
pub(crate) fn any_path(view: View<'_>, company: CompanyId) -> bool {
    view.state
        .markers_of(company)
        .any(|marker| marker.city.is_some_and(|city| path_from(view, marker.hex, city)))
}

/// Whether track leads from this city to another stop.
pub(crate) fn path_from(view: View<'_>, from: HexId, city: u8) -> bool {
    let exits = view.face(from).exits_of(city);
    let mut open: Vec<_> = exits.iter().map(|edge| (from, edge)).collect();
    let mut seen = Vec::with_capacity(16);
    while let Some((hex, edge)) = open.pop() {
        let Some(next) = view.title.hex(hex).neighbours[usize::from(edge.0)] else { continue };
        if seen.contains(&(hex, edge)) {
            continue;
        }
        seen.push((hex, edge));
        let face = view.face(next);
        let onward = face.onward(edge.opposite());
        let counts = |stop: u8| {
            let same_place = next == from && (stop == city || face.one_location);
            !same_place && face.stops[usize::from(stop)].kind != StopKind::Port
        };
        if onward.stops.iter().any(counts) {
            return true;
        }
        open.extend(onward.edges.iter().map(|further| (next, further)));
    }
    false
}

/// The train of a paper.
pub(crate) fn train_of(view: View<'_>, paper: PrivateId) -> Option<Train> {
    let PaperKind::Train(card) = view.title.private(paper).kind else { return None };
    view.title.card(card).sides.first().map(|side| Train { card, side: side.size })
}

/// The private trains that run for the company in this turn.
pub(crate) fn assigned(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Train> {
    view.privates_of(PrivateOwner::Company(company)).filter_map(move |paper| train_of(view, paper))
}
