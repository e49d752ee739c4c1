//! VIII.4 and VIII.6, the home station at the start of the first turn; a large company lays its red home tile for it.

use crate::cz::prelude::*;
use crate::geometry::Rotation;
use crate::shared::home;
use crate::title::Home;

/// A legal red home tile.
pub(crate) struct LegalHomeTile {
    hex: HexId,
    rotation: Rotation,
}

/// Places the home marker, or asks where (R-HOME-01 to R-HOME-05).
pub(crate) fn begin(tx: &mut Transaction<'_>, company: CompanyId) {
    let Some(operating) = tx.state.operating() else { return };
    if !operating.first {
        return;
    }
    match tx.title.charter(company).home.hex() {
        Some(_) => home::place(tx, company),
        None => tx.ask(CzDecision::HomeTile { company }),
    }
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> Vec<Offer> {
    let Home::RedTile(hexes) = &view.title.charter(company).home else { return Vec::new() };
    hexes
        .iter()
        .map(|&hex| {
            Offer::Cz(CzOffer::LayHomeTile { hex, rotations: view.title.upgrades.red_rotations(hex).into() })
        })
        .collect()
}

pub(crate) fn check(
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

fn red_tile(view: View<'_>, company: CompanyId) -> TileId {
    view.title
        .tile_ids()
        .find(|&tile| view.title.tile(tile).home_of == Some(company))
        .expect("loading checks that every large company has a red tile")
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalHomeTile) {
    let LegalHomeTile { hex, rotation } = legal;
    let tile = red_tile(tx.view(), company);
    tx.answered();
    tx.record(Event::TileLaid { company, hex, tile, rotation, replaced: None });
    tx.note(Note::HasLaid(company));
    tx.note(Note::HomePlaced(company));
    tx.place_marker(company, hex, Some(0));
}
