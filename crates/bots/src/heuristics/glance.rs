//! The map at a glance: what hexes, lays and exits promise, without looking for routes.

use crate::prelude::*;
use rules::TileId;
use rules::geometry::{Edge, Rotation};
use rules::title::{Colour, Face};

/// What lies next to the company's track without a tile: the three best hexes.
pub(crate) fn open_country(view: View<'_>, company: CompanyId) -> i64 {
    let reach = view.reach(company);
    let open = view
        .title
        .hex_ids()
        .filter(|&hex| !view.is_tiled(hex) && view.title.hex(hex).takes_tiles() && reach.touches(hex));
    let mut values: Vec<i64> = open.map(|hex| surroundings(view, hex)).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.iter().take(3).sum()
}

/// What a hex offers, and what lies beyond it.
pub(crate) fn surroundings(view: View<'_>, hex: HexId) -> i64 {
    let beyond = view.title.hex(hex).neighbours.iter().flatten();
    let best = beyond.map(|&far| attraction(view, far)).max().unwrap_or(0);
    10 + attraction(view, hex) + best / 3
}

/// What lies in a hex, at a glance: what a railway would like to reach.
pub(crate) fn attraction(view: View<'_>, hex: HexId) -> i64 {
    let face = view.face(hex);
    let printed = view.title.hex(hex);
    if let Some(company) = printed.reserved_for {
        // A red tile that lies there, or may come.
        return if view.state.has_marker(company, hex) { 30 } else { 8 };
    }
    let cities = face.cities() as i64;
    let labelled = if face.label.is_some() { 15 } else { 0 };
    2 + 25 * cities + labelled + 8 * face.towns() as i64
}

/// A lay at a glance: what it joins and where it leads.
pub(crate) fn lay(view: View<'_>, hex: HexId, tile: TileId, rotation: Rotation) -> i64 {
    let old = view.face(hex);
    let new = view.title.tile(tile).face(rotation);
    let era = view.title.phase(view.state.phase).tiles;
    let worth = |face: &Face| face.stops.iter().map(|stop| i64::from(stop.value(era))).sum::<i64>();
    let mut look = worth(new) - worth(old);
    let old_exits = old.exits();
    for edge in new.exits().iter().filter(|&edge| !old_exits.contains(edge)) {
        look += leads_to(view, hex, edge);
    }
    look
}

/// What an exit leads to: track that it meets, or a hex where track may come.
pub(crate) fn leads_to(view: View<'_>, hex: HexId, edge: Edge) -> i64 {
    let Some(next) = view.title.hex(hex).neighbours[usize::from(edge.0)] else { return -10 };
    let face = view.face(next);
    if face.exits().contains(edge.opposite()) {
        return 12 + attraction(view, next);
    }
    if face.colour == Colour::Grey || face.colour == Colour::Red {
        return -8;
    }
    let beyond = view.title.hex(next).neighbours.iter().flatten().filter(|&&far| far != hex);
    let best = beyond.map(|&far| attraction(view, far)).max().unwrap_or(0);
    attraction(view, next) / 2 + best / 4
}
