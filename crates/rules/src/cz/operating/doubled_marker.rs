//! VIII.9, two markers on one hex after a take-over: one goes back to the charter.

use super::closing;
use crate::cz::prelude::*;
use crate::state::Marker;

/// The cities in which the two markers stand.
fn cities(view: View<'_>, company: CompanyId, target: CompanyId, hex: HexId) -> Vec<u8> {
    let both = view.state.markers_on(hex).filter(|m| m.company == company || m.company == target);
    let mut cities: Vec<u8> = both.filter_map(|marker| marker.city).collect();
    cities.sort_unstable();
    cities.dedup();
    cities
}

/// Settles one doubled hex after the other, those in one city first, asking where the markers stand in different
/// cities (R-ACQ-08); then the target closes.
pub(crate) fn settle(tx: &mut Transaction<'_>, company: CompanyId, target: CompanyId) {
    let view = tx.view();
    let doubled = view.state.markers_of(target).filter(|marker| view.state.has_marker(company, marker.hex));
    let asked = |marker: &&Marker| cities(view, company, target, marker.hex).len() > 1;
    let Some(&Marker { hex, city, .. }) = doubled.min_by_key(asked) else {
        closing::close(tx, company, target);
        return;
    };
    if cities(view, company, target, hex).len() > 1 {
        tx.ask(CzDecision::DoubledMarker { company, target, hex });
    } else {
        give_back(tx, company, Marker { hex, city, company: target });
        settle(tx, company, target);
    }
}

fn give_back(tx: &mut Transaction<'_>, company: CompanyId, marker: Marker) {
    let Marker { hex, city, company: owner } = marker;
    tx.record(Event::MarkerReturned { company, hex, city, owner });
}

pub(crate) fn offers(view: View<'_>, company: CompanyId, target: CompanyId, hex: HexId) -> Vec<Offer> {
    cities(view, company, target, hex)
        .into_iter()
        .map(|city| Offer::Cz(CzOffer::ReturnMarker { city }))
        .collect()
}

pub(crate) fn check(
    view: View<'_>,
    company: CompanyId,
    target: CompanyId,
    hex: HexId,
    city: u8,
) -> Checked<()> {
    if cities(view, company, target, hex).contains(&city) {
        return Ok(());
    }
    refuse(rule::ACQ_08, Why::NoSuchCity { hex, city })
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, target: CompanyId, hex: HexId, city: u8) {
    tx.answered();
    let owner = tx
        .state
        .markers_on(hex)
        .find(|m| m.city == Some(city) && (m.company == company || m.company == target))
        .map_or(company, |marker| marker.company);
    give_back(tx, company, Marker { hex, city: Some(city), company: owner });
    settle(tx, company, target);
}
