//! What every station has in common: a place in a city, those that are kept for homes, and its marker.

use super::home::home_city;
use crate::prelude::*;
use crate::title::Home;

/// A legal place for a station.
pub(crate) struct LegalStation {
    pub hex: HexId,
    pub city: u8,
    pub cost: Money,
}

/// Home companies that have not placed their marker yet keep their place (R-STA-06, R-STA-07, R-STA-08).
pub(crate) fn check_reservations(view: View<'_>, hex: HexId, city: u8) -> Checked<()> {
    let waiting = view.title.hex(hex).home_of.iter().copied().filter(|&company| {
        let company = view.state.company(company);
        !company.home_placed && company.status != Status::Closed
    });
    let mut kept = 0;
    for company in waiting {
        let home = &view.title.charter(company).home;
        let face = view.face(hex);
        if matches!(home, Home::Choice(_)) && (view.options.ate_hex_closed || face.cities() > 1) {
            return refuse(rule::STA_07, Why::PlaceReserved { hex, company });
        }
        if home_city(face, home) == Some(city) {
            kept += 1;
        }
        if view.free_places(hex, city) <= kept {
            return refuse(rule::STA_06, Why::PlaceReserved { hex, company });
        }
    }
    Ok(())
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalStation) {
    let LegalStation { hex, city, cost } = legal;
    tx.answered();
    tx.pay(Purse::Company(company), Purse::Bank, cost, For::Station(hex));
    tx.place_marker(company, hex, Some(city));
}
