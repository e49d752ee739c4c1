//! The map of a table for tests: track in a few words, routes, and what is offered on a hex.

use super::table::{Table, company, hex, run, title, train};
use rules::action::{Run, TrackPiece};
use rules::geometry::Edge;
use rules::title::{Piece, TrackEnd};
use rules::{HexId, Money, Offer};

impl Table {
    /// The tiles that the turn's own lay may bring there now, by name.
    pub fn tiles_for(&self, at: &str) -> Vec<String> {
        let there = hex(at);
        let mut names: Vec<String> = self
            .offered()
            .iter()
            .filter_map(|offer| match offer {
                Offer::LayTile { hex, tile, local: None, .. } if *hex == there => Some(*tile),
                _ => None,
            })
            .map(|tile| title().tile(tile).name.clone())
            .collect();
        names.sort_unstable();
        names
    }

    /// The tile on a hex.
    pub fn tile_on(&self, at: &str) -> Option<String> {
        let laid = self.state().board.tiles[hex(at).index()]?;
        Some(title().tile(laid.tile).name.clone())
    }

    /// The company's station on a hex: `Some(None)` while it waits for a city.
    pub fn station_of(&self, symbol: &str, at: &str) -> Option<Option<u8>> {
        let (company, hex) = (company(symbol), hex(at));
        self.state().markers_of(company).find(|marker| marker.hex == hex).map(|marker| marker.city)
    }

    /// The route of a train over these hexes, from stop to stop.
    pub fn route(&self, name: &str, over: &[&str]) -> Run {
        let hexes: Vec<HexId> = over.iter().map(|name| hex(name)).collect();
        let side = |from: HexId, to: HexId| {
            let neighbours = self.game.title().hex(from).neighbours;
            let edge =
                neighbours.iter().position(|&next| next == Some(to)).expect("the hexes are neighbours");
            Edge(edge as u8)
        };
        let mut track = Vec::new();
        for (index, &at) in hexes.iter().enumerate() {
            let back = (index > 0).then(|| side(at, hexes[index - 1]));
            let on = hexes.get(index + 1).map(|&next| side(at, next));
            track.extend(self.pieces(at, back, on).into_iter().map(|piece| TrackPiece { hex: at, piece }));
        }
        Run { train: train(name), track }
    }

    /// The pieces of a hex from one edge to the other, or between an edge and a stop.
    fn pieces(&self, at: HexId, back: Option<Edge>, on: Option<Edge>) -> Vec<u8> {
        let track = &self.game.view().face(at).track;
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
        found.unwrap_or_else(|| panic!("no such track on {}", self.game.title().hex(at).name))
    }

    /// The highest revenue, as offered in the run step.
    pub fn best(&self) -> Money {
        let revenue = self.offered().into_iter().filter_map(|offer| match offer {
            Offer::RunTrains { revenue, .. } => Some(revenue),
            _ => None,
        });
        revenue.max().expect("the company runs its trains now")
    }

    /// What these runs earn.
    pub fn earns(&self, runs: impl Into<Vec<Run>>) -> Money {
        let mut table = self.copy();
        table.play(run(runs));
        let ran = table.events.iter().find_map(|event| match event {
            rules::event::Event::TrainsRan { revenue, .. } => Some(*revenue),
            _ => None,
        });
        ran.unwrap_or(0)
    }
}
