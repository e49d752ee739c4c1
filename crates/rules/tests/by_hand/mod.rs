//! Positions set up by hand: what the tables for tests of all titles share.

pub mod names;
pub mod table;

use rules::geometry::{Edge, Rotation};
use rules::state::{Laid, Marker, Position};
use rules::title::{Piece, TrackEnd};
use rules::train::{Run, TrackPiece, Train};
use rules::{CompanyId, Game, HexId, TileId};

/// Lays a tile out of the supply; the one that lies there goes back to it.
pub fn lay(state: &mut Position, hex: HexId, tile: TileId, rotation: Rotation) {
    if let Some(old) = state.board.tiles[hex.index()] {
        state.supply[old.tile.index()] += 1;
    }
    state.supply[tile.index()] -= 1;
    state.board.tiles[hex.index()] = Some(Laid { tile, rotation });
}

/// Puts a marker from the charter on the map; the company has operated before.
pub fn place(state: &mut Position, company: CompanyId, hex: HexId, city: u8) {
    let entry = &mut state.companies[company.index()];
    entry.markers -= 1;
    (entry.home_placed, entry.has_operated) = (true, true);
    state.board.markers.push(Marker { hex, city: Some(city), company });
    state.board.markers.sort_unstable();
}

/// The route of a train over these hexes, from stop to stop.
pub fn route(game: &Game, train: Train, hexes: &[HexId]) -> Run {
    let side = |from: HexId, to: HexId| {
        let neighbours = game.title().hex(from).neighbours;
        let edge = neighbours.iter().position(|&next| next == Some(to)).expect("the hexes are neighbours");
        Edge(edge as u8)
    };
    let mut track = Vec::new();
    for (index, &at) in hexes.iter().enumerate() {
        let back = (index > 0).then(|| side(at, hexes[index - 1]));
        let on = hexes.get(index + 1).map(|&next| side(at, next));
        track.extend(pieces(game, at, back, on).into_iter().map(|piece| TrackPiece { hex: at, piece }));
    }
    Run { train, track }
}

/// The pieces of a hex from one edge to the other, or between an edge and a stop.
fn pieces(game: &Game, at: HexId, back: Option<Edge>, on: Option<Edge>) -> Vec<u8> {
    let track = &game.view().face(at).track;
    let index = |piece: Piece| track.iter().position(|&other| other == piece).map(|index| index as u8);
    let to_stop = |edge: Edge| {
        (0..track.len()).filter_map(move |index| match track[index] {
            Piece { edge: from, to: TrackEnd::Stop(stop) } if from == edge => Some((index as u8, stop)),
            _ => None,
        })
    };
    let found = match (back, on) {
        (Some(back), Some(on)) => {
            let plain = index(Piece { edge: back, to: TrackEnd::Edge(on) })
                .or(index(Piece { edge: on, to: TrackEnd::Edge(back) }));
            let through = to_stop(back).find_map(|(first, stop)| {
                to_stop(on).find(|&(_, other)| other == stop).map(|(second, _)| vec![first, second])
            });
            plain.map(|piece| vec![piece]).or(through)
        }
        (Some(edge), None) | (None, Some(edge)) => to_stop(edge).next().map(|(piece, _)| vec![piece]),
        (None, None) => None,
    };
    found.unwrap_or_else(|| panic!("no such track on {}", game.title().hex(at).name))
}
