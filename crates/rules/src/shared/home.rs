//! VIII.6 and R-36-PAR-09, the home station: the first marker of a company, which is free.

use crate::decision::Question;
use crate::prelude::*;
use crate::title::{Face, Home};

/// The city of the face that is the company's home; `None` where its director must choose.
pub(crate) fn home_city(face: &Face, home: &Home) -> Option<u8> {
    match home {
        _ if face.cities() == 1 => Some(0),
        Home::Circle(_, edge) => {
            (0..face.stops.len() as u8).find(|&stop| face.exits_of(stop).contains(*edge))
        }
        Home::City(_) => Some(0),
        Home::Choice(_) | Home::RedTile(_) | Home::Nowhere => None,
    }
}

/// Places the home marker now where the home is one hex, and asks for its city where that is open.
pub(crate) fn place(tx: &mut Transaction<'_>, company: CompanyId) {
    let home = &tx.title.charter(company).home;
    let Some(hex) = home.hex() else { return };
    let city = home_city(tx.view().face(hex), home);
    tx.note(Note::HomePlaced(company));
    tx.place_marker(company, hex, city);
    if city.is_none() {
        ask_for_city(tx, company, hex);
    }
}

/// Asks for the city of a marker that waits in a hex, once there is track to choose by.
pub(crate) fn ask_for_city(tx: &mut Transaction<'_>, company: CompanyId, hex: HexId) {
    if !tx.view().is_tiled(hex) {
        return;
    }
    let chooser = match tx.view().operating_company() {
        Some(operating) if !tx.options.marker_owner_chooses_city => operating,
        _ => company,
    };
    let seat = tx.view().decides(chooser, Question::Station);
    tx.ask(Decision::HomeCity { seat, company, hex });
}

pub(crate) fn city_offers(view: View<'_>, hex: HexId) -> Vec<Offer> {
    (0..view.face(hex).stops.len() as u8)
        .filter(|&city| check_city(view, hex, city).is_ok())
        .map(|city| Offer::ChooseCity { city })
        .collect()
}

pub(crate) fn check_city(view: View<'_>, hex: HexId, city: u8) -> Checked<()> {
    if !view.face(hex).stops.get(usize::from(city)).is_some_and(|stop| stop.is_city()) {
        return refuse(rule::HOME_04, Why::NoSuchCity { hex, city });
    }
    if view.free_places(hex, city) == 0 {
        return refuse(rule::HOME_04, Why::CityFull { hex });
    }
    Ok(())
}

pub(crate) fn apply_city(tx: &mut Transaction<'_>, company: CompanyId, hex: HexId, city: u8) {
    tx.answered();
    tx.record(Event::CityChosen { company, hex, city });
}
