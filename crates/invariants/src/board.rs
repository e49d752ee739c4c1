//! Tiles and station markers.

use crate::fault::Fault;
use crate::faults::Faults;
use rules::state::{Laid, Marker, Status};
use rules::title::{Colour, Face, Home};
use rules::{Decision, F56Decision, HexId, TileId};

pub(crate) fn check(faults: &mut Faults<'_>) {
    supply(faults);
    let (title, board) = (faults.view.title, &faults.view.state.board);
    for (hex, laid) in title.hex_ids().zip(board.tiles.iter()) {
        if let &Some(laid) = laid {
            tile(faults, hex, laid);
        }
        if !title.hex(hex).home_of.is_empty() {
            reservations(faults, hex);
        }
    }
    markers(faults);
    for on_hex in board.markers.chunk_by(|one, next| one.hex == next.hex) {
        places(faults, on_hex[0].hex);
    }
}

/// Tiles on the map and in the supply are those of the box (II).
fn supply(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let mut laid = vec![0_usize; title.tiles.len()];
    for tile in state.board.tiles.iter().flatten() {
        laid[tile.tile.index()] += 1;
    }
    for (index, tile) in title.tiles.iter().enumerate() {
        let left = usize::from(state.supply[index]);
        faults.unless(laid[index] + left == usize::from(tile.count), || Fault::TileCount {
            tile: TileId::at(index),
            laid: laid[index],
            left,
            count: tile.count,
        });
    }
}

/// A tile lies where it may: the right kind of hex, a colour that is out, track to hexes and to every stub (VIII.4).
fn tile(faults: &mut Faults<'_>, hex: HexId, laid: Laid) {
    let view = faults.view;
    let Laid { tile: id, rotation } = laid;
    let (printed, tile) = (view.title.hex(hex), view.title.tile(id));
    faults.unless(tile.same_as[rotation.index()] == rotation, || Fault::TileTurned {
        tile: id,
        hex,
        rotation,
    });
    if tile.colour() == Colour::Red {
        let home = tile.home_of.is_some() && printed.reserved_for == tile.home_of;
        faults.unless(home, || Fault::RedTileAway { tile: id, hex });
        if let Some(company) = tile.home_of {
            let owner = view.state.company(company);
            let laid = owner.home_placed || owner.status == Status::Closed;
            faults.unless(laid, || Fault::RedTileEarly { company, hex });
        }
        let fits = view.title.upgrades.red_rotations(hex).contains(&rotation);
        faults.unless(fits, || Fault::TileLeadsOff { tile: id, hex });
        return;
    }
    faults.unless(printed.takes_tiles(), || Fault::NoTilesHere { tile: id, hex });
    let relabelled =
        printed.relabel.as_ref().is_some_and(|(_, label)| tile.faces[0].label.as_ref() == Some(label));
    faults.unless(relabelled || printed.face.label == tile.faces[0].label, || Fault::TileLetters {
        tile: id,
        hex,
    });
    faults.unless(tile.colour() <= view.title.phase(view.state.phase).tiles, || Fault::TileColour {
        tile: id,
        hex,
        phase: view.state.phase,
    });
    faults.unless(view.title.upgrades.fits(hex, id, rotation), || Fault::TileLeadsOff { tile: id, hex });
    let rebuilt = printed.face.towns() > 0 && view.title.phase(view.state.phase).town_rebuilding;
    faults.unless(rebuilt || (tile.faces[0].cities() > 0) == (printed.face.cities() > 0), || {
        Fault::TileLocations { tile: id, hex }
    });
}

/// Markers stand in cities with room for them, at most one of each company on a hex (VIII.6).
fn places(faults: &mut Faults<'_>, hex: HexId) {
    let view = faults.view;
    let face = view.face(hex);
    for (index, stop) in face.stops.iter().enumerate() {
        let standing = view.markers_in(hex, index as u8);
        faults.unless(standing <= stop.slots(), || Fault::CityFull {
            hex,
            markers: standing,
            places: stop.slots(),
        });
    }
    for marker in view.state.markers_on(hex) {
        let company = marker.company;
        let own = view.state.markers_on(hex).filter(|other| other.company == marker.company).count();
        let chosen = view
            .state
            .agenda
            .iter()
            .any(|decision| matches!(decision, Decision::F56(F56Decision::NationalStations { .. })));
        faults.unless(own == 1 || chosen, || Fault::MarkersOnHex { company, hex, markers: own });
        match marker.city {
            Some(city) => faults
                .unless(face.stops.get(usize::from(city)).is_some_and(|s| s.is_city()), || {
                    Fault::MarkerInNoCity { company, hex }
                }),
            None => waiting(faults, marker),
        }
        let red = face.colour == Colour::Red;
        faults.unless(!red || view.title.hex(hex).reserved_for == Some(marker.company), || {
            Fault::MarkerOnRed { company, hex }
        });
    }
}

/// A marker without a city waits for a tile on its hex, or its director is being asked (VIII.6).
fn waiting(faults: &mut Faults<'_>, marker: &Marker) {
    let view = faults.view;
    let asked = view.state.agenda.iter().any(
        |decision| matches!(decision, Decision::HomeCity { company, hex, .. } if (*company, *hex) == (marker.company, marker.hex)),
    );
    let chosen = view.title.companies.iter().any(|charter| charter.home == Home::Choice(marker.hex));
    faults.unless(chosen && (asked || !view.is_tiled(marker.hex)), || Fault::MarkerWaits {
        company: marker.company,
        hex: marker.hex,
    });
}

/// Every company finds a place for its home marker (VIII.6).
fn reservations(faults: &mut Faults<'_>, hex: HexId) {
    let view = faults.view;
    let face = view.face(hex);
    let mut kept = vec![0_u8; face.stops.len()];
    for &company in &view.title.hex(hex).home_of {
        let owner = view.state.company(company);
        if owner.home_placed || owner.status == Status::Closed {
            continue;
        }
        match home_city(face, &view.title.charter(company).home) {
            // A tile without cities is a fault of its own.
            Some(city) => kept.iter_mut().skip(usize::from(city)).take(1).for_each(|kept| *kept += 1),
            None => faults.unless(view.state.markers_on(hex).next().is_none(), || Fault::BeforeHome { hex }),
        }
    }
    for (city, kept) in kept.into_iter().enumerate().filter(|&(_, kept)| kept > 0) {
        let free = view.free_places(hex, city as u8);
        faults.unless(free >= kept, || Fault::HomePlaces { hex, free, needed: kept });
    }
}

/// All markers of the box are on the map or on charters, and those on the map are sorted (II).
fn markers(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let markers = |company| usize::from(title.charter(company).markers);
    let printed: usize = title.company_ids().map(markers).sum();
    // Companies that do not play and closed railways have taken theirs along, unless a railway's became a station (XI.2).
    let left_out = title.company_ids().filter(|&id| {
        let company = state.company(id);
        // In games with loans nobody inherits the markers of a company that closes (R-36-MKT-07, R-36-CGR-13).
        company.status == Status::Closed && (company.start_price == 0 || title.play.features.credit)
    });
    let gone: usize = left_out.map(markers).sum();
    let joined = usize::from(state.companies.iter().map(|company| company.extra).sum::<u8>());
    let charters: usize = state.companies.iter().map(|company| usize::from(company.markers)).sum();
    let placed = state.board.markers.len();
    let there = placed + charters + gone;
    let doubled = title.railways().count().saturating_sub(joined);
    let chosen = state
        .agenda
        .iter()
        .any(|decision| matches!(decision, Decision::F56(F56Decision::NationalStations { .. })));
    faults.unless(chosen || (printed + joined..=printed + joined + doubled).contains(&there), || {
        Fault::MarkerCount { placed, charters, right: (printed + joined).saturating_sub(gone) }
    });
    faults.unless(state.board.markers.is_sorted(), || Fault::MarkersUnsorted);
}

/// The city of the face that is a company's home; `None` where its director chooses (R-HOME-02 to R-HOME-04).
fn home_city(face: &Face, home: &Home) -> Option<u8> {
    let stops = 0..face.stops.len() as u8;
    match home {
        Home::City(_) => Some(0),
        _ if face.cities() == 1 => Some(0),
        Home::Circle(_, edge) => stops.into_iter().find(|&stop| face.exits_of(stop).contains(*edge)),
        Home::Choice(_) | Home::RedTile(_) | Home::Nowhere => None,
    }
}
