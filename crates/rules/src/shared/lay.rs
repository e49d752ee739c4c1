//! What every lay of a tile has in common: which tiles fit, how lays are offered, and how a tile gets on the map.

use super::home;
use crate::geometry::Rotation;
use crate::prelude::*;

/// Most track steps offer no more lays.
const USUAL_OFFERS: usize = 64;

/// A lay as asked for.
#[derive(Clone, Copy)]
pub(crate) struct Lay {
    pub hex: HexId,
    pub tile: TileId,
    pub rotation: Rotation,
    pub private: Option<PrivateId>,
}

/// Tiles and positions that fit on the hex as it is.
pub(crate) fn fitting(view: View<'_>, hex: HexId) -> impl Iterator<Item = (TileId, Rotation)> {
    let laid = view.state.board.tiles[hex.index()];
    let first = if laid.is_none() { view.title.upgrades.first(hex) } else { &[] };
    let next = laid.map(|laid| view.title.upgrades.onto(hex, laid.tile, laid.rotation));
    first.iter().copied().chain(next.into_iter().flatten())
}

/// Whether the tile is to be had: of a colour that is out, and left in the supply. The rules are those about colours and the supply.
pub(crate) fn check_available(view: View<'_>, tile: TileId, colours: Rule, supply: Rule) -> Checked<()> {
    let (phase, colour) = (view.state.phase, view.title.tile(tile).colour());
    if colour > view.title.phase(phase).tiles {
        return refuse(colours, Why::ColourNotYet { colour, phase });
    }
    if view.state.supply[tile.index()] == 0 {
        return refuse(supply, Why::NoTileLeft { tile });
    }
    Ok(())
}

/// Lays that differ only in the position become one offer; they come one after the other.
pub(crate) fn gather(lays: impl Iterator<Item = (Lay, Money)>) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    // Not a loop: what comes out of many small lists is handed over faster than it is asked for.
    lays.for_each(|(lay, cost)| {
        if let Some(Offer::LayTile { hex, tile, private, rotations, .. }) = offers.last_mut()
            && (*hex, *tile, *private) == (lay.hex, lay.tile, lay.private)
        {
            rotations.push(lay.rotation);
            return;
        }
        if offers.is_empty() {
            offers.reserve(USUAL_OFFERS);
        }
        offers.push(Offer::LayTile {
            hex: lay.hex,
            tile: lay.tile,
            private: lay.private,
            rotations: [lay.rotation].as_slice().into(),
            cost,
        });
    });
    offers
}

/// Puts the tile on the hex; the one that it replaces goes back to the supply, and markers stay in their cities.
pub(crate) fn put(
    tx: &mut Transaction<'_>,
    company: CompanyId,
    hex: HexId,
    tile: TileId,
    rotation: Rotation,
) {
    let replaced = tx.state.board.tiles[hex.index()].map(|laid| laid.tile);
    tx.record(Event::TileLaid { company, hex, tile, rotation, replaced });
    settle_waiting(tx, hex);
}

/// A marker that was waiting gets its city, or its owner is asked (R-HOME-04).
fn settle_waiting(tx: &mut Transaction<'_>, hex: HexId) {
    let waiting = tx.state.markers_on(hex).filter(|marker| marker.city.is_none()).last();
    if let Some(company) = waiting.map(|marker| marker.company) {
        if tx.view().face(hex).cities() == 1 {
            tx.record(Event::CityChosen { company, hex, city: 0 });
        } else {
            home::ask_for_city(tx, company, hex);
        }
    }
}
