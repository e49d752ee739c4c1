//! VIII.6 and R-36-PAR-09, the home station: the first marker of a company, which is free.

use crate::decision::{Decision, Question};
use crate::event::{Event, Note};
use crate::ids::{CompanyId, HexId};
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::title::{Face, Home};
use crate::turn::Turn;
use crate::view::View;

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
pub(crate) fn place(turn: &mut Turn<'_>, company: CompanyId) {
    let home = &turn.title.charter(company).home;
    let Some(hex) = home.hex() else { return };
    let city = home_city(turn.view().face(hex), home);
    turn.note(Note::HomePlaced(company));
    turn.place_marker(company, hex, city);
    if city.is_none() {
        ask_for_city(turn, company, hex);
    }
}

/// Asks for the city of a marker that waits in a hex, once there is track to choose by.
pub(crate) fn ask_for_city(turn: &mut Turn<'_>, company: CompanyId, hex: HexId) {
    if !turn.view().is_tiled(hex) {
        return;
    }
    let chooser = match turn.view().operating_company() {
        Some(operating) if !turn.options.marker_owner_chooses_city => operating,
        _ => company,
    };
    let seat = turn.view().decides(chooser, Question::Station);
    turn.ask(Decision::HomeCity { seat, company, hex });
}

pub(crate) fn city_offers(view: View<'_>, company: CompanyId, hex: HexId) -> Vec<Offer> {
    (0..view.face(hex).stops.len() as u8)
        .filter(|&city| check_city(view, company, hex, city).is_ok())
        .map(|city| Offer::ChooseCity { city })
        .collect()
}

pub(crate) fn check_city(view: View<'_>, _company: CompanyId, hex: HexId, city: u8) -> Checked<()> {
    if !view.face(hex).stops.get(usize::from(city)).is_some_and(|stop| stop.is_city()) {
        return refuse(rule::HOME_04, Why::NoSuchCity { hex, city });
    }
    if view.free_places(hex, city) == 0 {
        return refuse(rule::HOME_04, Why::CityFull { hex });
    }
    Ok(())
}

pub(crate) fn apply_city(turn: &mut Turn<'_>, company: CompanyId, hex: HexId, city: u8) {
    turn.answered();
    assign(turn, company, hex, city);
}

/// Puts the company's waiting marker into a city of its hex.
pub(crate) fn assign(turn: &mut Turn<'_>, company: CompanyId, hex: HexId, city: u8) {
    turn.record(Event::CityChosen { company, hex, city });
}
