//! VIII.6, placing a station.

use crate::board::Reach;
use crate::cz::prelude::*;
use crate::shared::station::{LegalStation, check_reservations};
use crate::title::Colour;

fn places<'a>(
    view: View<'a>,
    company: CompanyId,
    reach: &'a Reach,
    money: Money,
) -> impl Iterator<Item = LegalStation> + use<'a> {
    reach.stops().filter_map(move |(hex, city)| check_place(view, company, hex, city, money).ok())
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    if view.step_is_over() {
        return Vec::new();
    }
    let reach = view.reach(company);
    places(view, company, &reach, view.state.company(company).treasury)
        .map(|LegalStation { hex, city, cost }| Offer::PlaceStation { hex, city, cost })
        .collect()
}

/// Whether the company could place a station if it had so much money.
pub(crate) fn any_place_with(view: View<'_>, company: CompanyId, money: Money) -> bool {
    check_charter(view, company, money).is_ok()
        && places(view, company, &view.reach(company), money).next().is_some()
}

/// The price by the markers on the map, those of companies taken over included (R-STA-02, A-45); for Václav
/// nothing (R-BOH-11).
fn cost(view: View<'_>, company: CompanyId) -> Money {
    if view.state.is_vaclavs(company) {
        return 0;
    }
    let prices = &view.title.figures;
    if !view.options.station_price_by_board && view.state.company(company).has_taken_over {
        return prices.last_station();
    }
    // A marker that came with a private paper does not count (R-MOR-03).
    let own = view.state.markers_of(company).count() - usize::from(view.state.company(company).extra);
    own.checked_sub(1).map_or_else(|| prices.last_station(), |besides_home| prices.station(besides_home))
}

/// A marker and the money for it (R-STA-03).
fn check_charter(view: View<'_>, company: CompanyId, money: Money) -> Checked<Money> {
    let owner = view.state.company(company);
    if owner.markers == 0 {
        return refuse(rule::STA_03, Why::NoMarkerLeft);
    }
    let need = cost(view, company);
    if money < need {
        return refuse(rule::STA_02, Why::CannotAfford { need, have: money });
    }
    Ok(need)
}

/// Everything but the connection, for a company with so much money.
fn check_place(
    view: View<'_>,
    company: CompanyId,
    hex: HexId,
    city: u8,
    money: Money,
) -> Checked<LegalStation> {
    let face = view.face(hex);
    if !face.stops.get(usize::from(city)).is_some_and(|stop| stop.is_city()) {
        return refuse(rule::STA_03, Why::NoSuchCity { hex, city });
    }
    let cost = check_charter(view, company, money)?;
    if view.state.has_marker(company, hex) {
        return refuse(rule::STA_04, Why::MarkerOnHex { hex });
    }
    if face.colour == Colour::Red {
        return refuse(rule::STA_09, Why::CityFull { hex });
    }
    if view.free_places(hex, city) == 0 {
        return refuse(rule::STA_03, Why::CityFull { hex });
    }
    check_reservations(view, hex, city)?;
    Ok(LegalStation { hex, city, cost })
}

pub(crate) fn check(view: View<'_>, company: CompanyId, hex: HexId, city: u8) -> Checked<LegalStation> {
    let legal = check_place(view, company, hex, city, view.state.company(company).treasury)?;
    if view.step_is_over() {
        return refuse(rule::OR_05, Why::NotNow);
    }
    if !view.reach(company).has_stop(hex, city) {
        return refuse(rule::STA_05, Why::CityNotConnected { hex });
    }
    Ok(legal)
}
