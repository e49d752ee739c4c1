//! R-36-STN, placing a station; R-36-PRV-08, the one of the coalfields.

use super::loans;
use crate::board::Reach;
use crate::f56::prelude::*;
use crate::shared::station::{self, LegalStation, check_reservations};

/// What a station costs (R-36-STN-02); the national company pays for all what others pay for the last ones (R-36-CGR-13).
fn cost(view: View<'_>, company: CompanyId) -> Money {
    match view.state.markers_of(company).count().checked_sub(1) {
        Some(besides_home) if !view.is_national(company) => view.title.figures.station(besides_home),
        _ => view.title.figures.last_station(),
    }
}

fn places<'a>(
    view: View<'a>,
    company: CompanyId,
    reach: &'a Reach,
) -> impl Iterator<Item = LegalStation> + use<'a> {
    reach
        .stops()
        .filter_map(move |(hex, city)| check_place(view, company, hex, city, cost(view, company)).ok())
}

fn offer(LegalStation { hex, city, cost }: LegalStation) -> Offer {
    Offer::PlaceStation { hex, city, cost }
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    places(view, company, &view.reach(company)).map(offer).collect()
}

pub(crate) fn any_place(view: View<'_>, company: CompanyId) -> bool {
    // A loan that the company may take now counts as its money (R-36-STN-05).
    let need = cost(view, company);
    let loan = loans::check(view, company).unwrap_or(0);
    let need = need.saturating_sub(loan);
    check_charter(view, company, need).is_ok()
        && view.reach(company).stops().any(|(hex, city)| check_place(view, company, hex, city, need).is_ok())
}

/// One station in a turn, a marker and the money for it (R-36-STN-01, R-36-STN-02, R-36-CGR-18).
fn check_charter(view: View<'_>, company: CompanyId, need: Money) -> Checked<()> {
    let owner = view.state.company(company);
    if owner.markers == 0 {
        return refuse(rule::F56_STN_02, Why::NoMarkerLeft);
    }
    if view.state.operating().is_some_and(|turn| turn.credit.station) {
        return refuse(rule::F56_PRV_08, Why::BuildUsedUp { laid: 1 });
    }
    if need > 0 && view.is_frozen(company) && view.options.f56.frozen_buys_only_trains {
        return refuse(rule::F56_CGR_18, Why::Frozen);
    }
    if owner.treasury < need {
        return refuse(rule::F56_STN_02, Why::CannotAfford { need, have: owner.treasury });
    }
    Ok(())
}

/// Everything but the connection.
fn check_place(
    view: View<'_>,
    company: CompanyId,
    hex: HexId,
    city: u8,
    cost: Money,
) -> Checked<LegalStation> {
    if !view.face(hex).stops.get(usize::from(city)).is_some_and(|stop| stop.is_city()) {
        return refuse(rule::F56_STN_01, Why::NoSuchCity { hex, city });
    }
    check_charter(view, company, cost)?;
    if view.state.has_marker(company, hex) {
        return refuse(rule::F56_STN_03, Why::MarkerOnHex { hex });
    }
    if view.free_places(hex, city) == 0 {
        return refuse(rule::F56_STN_01, Why::CityFull { hex });
    }
    check_reservations(view, hex, city)
        .or_else(|refusal| refuse(rule::F56_PAR_10, refusal.why))
        .map(|()| LegalStation { hex, city, cost })
}

pub(crate) fn check(view: View<'_>, company: CompanyId, hex: HexId, city: u8) -> Checked<LegalStation> {
    let legal = check_place(view, company, hex, city, cost(view, company))?;
    if !view.reach(company).has_stop(hex, city) {
        return refuse(rule::F56_STN_01, Why::CityNotConnected { hex });
    }
    Ok(legal)
}

/// Where the tile of a private company was laid: without a connection and without payment (R-36-PRV-08).
pub(crate) fn check_private(
    view: View<'_>,
    company: CompanyId,
    at: HexId,
    hex: HexId,
    city: u8,
) -> Checked<LegalStation> {
    if hex != at {
        return refuse(rule::F56_PRV_08, Why::CityNotConnected { hex });
    }
    check_place(view, company, hex, city, 0)
}

pub(crate) fn private_offers(view: View<'_>, company: CompanyId, hex: HexId) -> Vec<Offer> {
    let cities = 0..view.face(hex).stops.len() as u8;
    cities.filter_map(|city| check_private(view, company, hex, hex, city).ok()).map(offer).collect()
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalStation) {
    station::apply(tx, company, legal);
    tx.note_credit(|credit| credit.station = true);
}
