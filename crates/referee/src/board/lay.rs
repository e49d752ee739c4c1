//! Which tile may lie where, as a picture: colour, letters, stops and track. Whether a company may lay it there, and what it
//! costs, is for the families.

use rules::geometry::Rotation;
use rules::title::{Colour, Piece, StopKind, TrackEnd};
use rules::{HexId, TileId, Title};

use super::Ground;

/// How a tile would lie on a hex.
pub struct Fit {
    /// Where each stop that was there goes to: the stop of the new face with its track.
    pub moves: Vec<Option<u8>>,
    /// The new face has track that was not there before.
    pub new_track: Vec<usize>,
}

/// The colour that comes after this one.
pub fn next_colour(colour: Colour) -> Option<Colour> {
    let order = [Colour::White, Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey];
    let at = order.iter().position(|&of| of == colour)?;
    order.get(at + 1).copied()
}

/// Whether tiles lie on the hex at all: not on printed grey and red hexes, and not on red-edged ones.
pub fn takes_tiles(title: &Title, hex: HexId) -> bool {
    let hex = &title.hexes[hex.index()];
    hex.reserved_for.is_none() && !matches!(hex.face.colour, Colour::Grey | Colour::Red)
}

/// The letters that a tile of this colour must show on the hex (R-OR-TRK-06, R-36-TRK-06).
pub fn letters(title: &Title, hex: HexId, colour: Colour) -> Option<&str> {
    let hex = &title.hexes[hex.index()];
    match &hex.relabel {
        Some((from, letters)) if colour >= *from => Some(letters),
        _ => hex.face.label.as_deref(),
    }
}

/// How the tile would lie on the hex as the next colour; `None` when it may not lie there so. On tiles with the letters of
/// `growing` there may be more cities than before.
pub fn fit(ground: Ground, hex: HexId, tile: TileId, rotation: Rotation, growing: &str) -> Option<Fit> {
    let title = ground.title;
    let (old, new) = (ground.face(hex), &title.tiles[tile.index()].faces[rotation.index()]);
    let colour_fits = next_colour(old.colour) == Some(new.colour);
    let letters_fit = letters(title, hex, new.colour) == new.label.as_deref();
    if !takes_tiles(title, hex)
        || !colour_fits
        || !letters_fit
        || !stays_on_the_map(ground, hex, tile, rotation)
    {
        return None;
    }
    let grows = new.label.as_deref() == Some(growing);
    let moves = where_stops_go(old, new, grows)?;
    keeps_track(old, new, &moves).then(|| Fit { new_track: new_track(old, new, &moves), moves })
}

/// Whether all exits of the tile lead to hexes, and to all printed stumps (R-OR-TRK-07, R-OR-TRK-08).
pub fn stays_on_the_map(ground: Ground, hex: HexId, tile: TileId, rotation: Rotation) -> bool {
    let exits = exits(&ground.title.tiles[tile.index()].faces[rotation.index()].track);
    let stumps = ground.title.hexes[hex.index()].stubs;
    exits.iter().all(|&edge| ground.across(hex, rules::geometry::Edge(edge)).is_some())
        && stumps.iter().all(|edge| exits.contains(&edge.0))
}

fn exits(track: &[Piece]) -> Vec<u8> {
    let mut exits = Vec::new();
    for piece in track {
        exits.push(piece.edge.0);
        if let TrackEnd::Edge(other) = piece.to {
            exits.push(other.0);
        }
    }
    exits
}

/// Where the stops go: each to one of its own kind with its track, no two to the same one, and none is left over; or all to the
/// single stop of a tile that joins them (R-PROM-04 to 06).
pub fn where_stops_go(
    old: &rules::title::Face,
    new: &rules::title::Face,
    grows: bool,
) -> Option<Vec<Option<u8>>> {
    let is_town = |stop: &rules::title::Stop| matches!(stop.kind, StopKind::Town);
    let joins = new.colour > Colour::Yellow && new.stops.len() == 1 && old.stops.len() > 1;
    if !(joins || new.stops.len() == old.stops.len() || grows && new.stops.len() > old.stops.len()) {
        return None;
    }
    let mut moves: Vec<Option<u8>> = Vec::new();
    for (index, stop) in old.stops.iter().enumerate() {
        let edges: Vec<u8> = old
            .track
            .iter()
            .filter(|piece| piece.to == TrackEnd::Stop(index as u8))
            .map(|piece| piece.edge.0)
            .collect();
        let goes_to = |&to: &u8| {
            let connected = |&edge: &u8| {
                new.track.iter().any(|piece| piece.edge.0 == edge && piece.to == TrackEnd::Stop(to))
            };
            is_town(&new.stops[usize::from(to)]) == is_town(stop) && edges.iter().all(connected)
        };
        let to = if edges.is_empty() && old.stops.len() > 1 && !joins {
            // Two cities without track: which becomes which is open.
            if !new.stops.iter().any(|of| is_town(of) == is_town(stop)) {
                return None;
            }
            None
        } else {
            Some((0..new.stops.len() as u8).find(goes_to)?)
        };
        if !joins && to.is_some() && moves.contains(&to) {
            return None;
        }
        moves.push(to);
    }
    Some(moves)
}

fn keeps_track(old: &rules::title::Face, new: &rules::title::Face, moves: &[Option<u8>]) -> bool {
    old.track.iter().all(|piece| new.track.iter().any(|now| is_same(piece, now, moves)))
}

fn new_track(old: &rules::title::Face, new: &rules::title::Face, moves: &[Option<u8>]) -> Vec<usize> {
    (0..new.track.len())
        .filter(|&index| !old.track.iter().any(|piece| is_same(piece, &new.track[index], moves)))
        .collect()
}

fn is_same(before: &Piece, now: &Piece, moves: &[Option<u8>]) -> bool {
    match (before.to, now.to) {
        (TrackEnd::Edge(one), TrackEnd::Edge(other)) => {
            (before.edge, one) == (now.edge, other) || (before.edge, one) == (other, now.edge)
        }
        (TrackEnd::Stop(from), TrackEnd::Stop(to)) => {
            before.edge == now.edge && moves[usize::from(from)] == Some(to)
        }
        _ => false,
    }
}
