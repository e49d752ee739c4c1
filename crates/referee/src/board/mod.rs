//! The board as both families of titles see it: tiles and markers, traces, lays, stations and routes. What differs between
//! the families is passed in.

pub mod best;
pub mod lay;
pub mod routes;
pub mod sides;
pub mod trace;
pub mod walk;

use rules::geometry::Edge;
use rules::state::{Laid, Marker};
use rules::title::{Colour, Face, Stop, StopKind};
use rules::{CompanyId, HexId, Title};

/// What lies on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The tile on each hex.
    pub tiles: Vec<Option<Laid>>,
    /// All station markers.
    pub markers: Vec<Marker>,
}

/// The map with what lies on it.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// What is printed.
    pub title: &'a Title,
    /// What lies there.
    pub board: &'a Board,
}

impl<'a> Ground<'a> {
    /// What a hex shows now: its tile, or what is printed.
    pub fn face(&self, hex: HexId) -> &'a Face {
        match self.board.tiles[hex.index()] {
            Some(laid) => &self.title.tiles[laid.tile.index()].faces[laid.rotation.index()],
            None => &self.title.hexes[hex.index()].face,
        }
    }

    /// A stop that a hex shows now.
    pub fn stop(&self, hex: HexId, stop: u8) -> &'a Stop {
        &self.face(hex).stops[usize::from(stop)]
    }

    /// The hex across an edge, and the same hex side seen from there.
    pub fn across(&self, hex: HexId, edge: Edge) -> Option<(HexId, Edge)> {
        let there = self.title.hexes[hex.index()].neighbours[usize::from(edge.0)]?;
        Some((there, Edge((edge.0 + 3) % 6)))
    }

    /// The markers in a city.
    pub fn markers_in(&self, hex: HexId, city: u8) -> impl Iterator<Item = &'a Marker> {
        self.board.markers.iter().filter(move |marker| marker.hex == hex && marker.city == Some(city))
    }

    /// Places for markers in a stop, taken or not.
    pub fn places(&self, hex: HexId, stop: u8) -> usize {
        match self.stop(hex, stop).kind {
            StopKind::City { slots } => usize::from(slots),
            StopKind::Town | StopKind::OffMap | StopKind::Port => 0,
        }
    }

    /// Places for markers that nobody has taken.
    pub fn free_places(&self, hex: HexId, city: u8) -> usize {
        self.places(hex, city).saturating_sub(self.markers_in(hex, city).count())
    }

    /// Whether the company has a marker in this city.
    pub fn has_station(&self, company: CompanyId, hex: HexId, city: u8) -> bool {
        self.markers_in(hex, city).any(|marker| marker.company == company)
    }

    /// Whether the company has a marker anywhere on the hex.
    pub fn has_marker(&self, company: CompanyId, hex: HexId) -> bool {
        self.board.markers.iter().any(|marker| marker.hex == hex && marker.company == company)
    }

    /// Whether the company may go no further here: a city whose places are all taken by others, or an end of the map.
    pub fn stops_here(&self, company: CompanyId, hex: HexId, stop: u8) -> bool {
        if self.is_end(hex, stop) {
            return true;
        }
        let places = self.places(hex, stop);
        places > 0 && self.free_places(hex, stop) == 0 && !self.has_station(company, hex, stop)
    }

    /// Whether a route can only end here: red tiles, places beyond the map, ports.
    pub fn is_end(&self, hex: HexId, stop: u8) -> bool {
        let ends = matches!(self.stop(hex, stop).kind, StopKind::OffMap | StopKind::Port);
        ends || self.face(hex).colour == Colour::Red
    }

    /// What a stop is worth while this is the newest colour of tiles.
    pub fn value(&self, hex: HexId, stop: u8, newest: Colour) -> u32 {
        let values = self.stop(hex, stop).values;
        match newest {
            Colour::White | Colour::Yellow => values[0],
            Colour::Green => values[1],
            Colour::Brown => values[2],
            Colour::Grey | Colour::Red => values[3],
        }
    }
}
