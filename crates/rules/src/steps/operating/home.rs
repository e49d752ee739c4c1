//! VIII.4 and VIII.6, the home station: the first marker, free, at the start of the first turn.

use crate::decision::{Decision, Question};
use crate::event::{Event, Note};
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId};
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::title::{Face, Home};
use crate::turn::Turn;
use crate::view::View;

/// A legal red home tile.
pub(crate) struct LegalHomeTile {
    hex: HexId,
    rotation: Rotation,
}

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

/// Places the home marker, or asks where (R-HOME-01 to R-HOME-05).
pub(crate) fn begin(turn: &mut Turn<'_>, company: CompanyId) {
    let Some(operating) = turn.state.operating() else { return };
    if operating.first {
        place(turn, company);
    }
}

/// Places the home marker now, or asks where.
pub(crate) fn place(turn: &mut Turn<'_>, company: CompanyId) {
    let home = &turn.title.charter(company).home;
    let Some(hex) = home.hex() else {
        turn.ask(Decision::HomeTile { company });
        return;
    };
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

pub(crate) fn tile_offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let Home::RedTile(hexes) = &view.title.charter(company).home else { return Vec::new() };
    hexes
        .iter()
        .map(|&hex| Offer::LayHomeTile { hex, rotations: view.title.upgrades.red_rotations(hex).to_vec() })
        .collect()
}

pub(crate) fn check_tile(
    view: View<'_>,
    company: CompanyId,
    hex: HexId,
    rotation: Rotation,
) -> Checked<LegalHomeTile> {
    if view.title.hex(hex).reserved_for != Some(company) {
        return refuse(rule::HOME_05, Why::NotItsHex { hex });
    }
    if !view.title.upgrades.red_rotations(hex).contains(&rotation) {
        let tile = red_tile(view, company);
        return refuse(rule::HOME_05, Why::PositionDoesNotFit { hex, tile, rotation });
    }
    Ok(LegalHomeTile { hex, rotation })
}

fn red_tile(view: View<'_>, company: CompanyId) -> crate::TileId {
    view.title
        .tile_ids()
        .find(|&tile| view.title.tile(tile).home_of == Some(company))
        .expect("loading checks that every large company has a red tile")
}

pub(crate) fn apply_tile(turn: &mut Turn<'_>, company: CompanyId, legal: LegalHomeTile) {
    let LegalHomeTile { hex, rotation } = legal;
    let tile = red_tile(turn.view(), company);
    turn.answered();
    turn.record(Event::TileLaid { company, hex, tile, rotation, replaced: None });
    turn.note(Note::HasLaid(company));
    turn.note(Note::HomePlaced(company));
    turn.place_marker(company, hex, Some(0));
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
