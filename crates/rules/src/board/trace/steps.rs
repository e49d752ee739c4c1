//! Single steps of traces: from the hex that is entered to the exits over which a trace may leave it.

use crate::board::by_hex::ByHex;
use crate::geometry::{Edge, EdgeSet};
use crate::ids::{CompanyId, HexId};
use crate::state::Marker;
use crate::title::{Face, Onward, Stop, StopKind, StopSet};
use crate::view::View;

/// Leaving a hex over one of its edges.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Exit {
    pub(super) hex: HexId,
    pub(super) edge: Edge,
}

/// Which steps may be taken.
pub(super) struct Steps<'v> {
    pub(super) view: View<'v>,
    /// By hex: the stops through which no trace goes on.
    closed: ByHex<StopSet>,
    /// Whether it goes on through places beyond the edge of the map; through ports it never does.
    pub(super) passes_red_places: bool,
}

impl<'v> Steps<'v> {
    /// Through all cities, and no places beyond the edge of the map.
    pub(super) fn new(view: View<'v>) -> Self {
        Steps { view, closed: ByHex::default(), passes_red_places: false }
    }

    /// Not through cities that are full of others' stations. Markers lie in order, so that those in one city are neighbours.
    pub(super) fn close_full_cities(&mut self, company: CompanyId) {
        let place = |marker: &Marker| (marker.hex, marker.city);
        for group in self.view.state.board.markers.chunk_by(|one, other| place(one) == place(other)) {
            let (hex, Some(city)) = place(&group[0]) else { continue };
            let slots = self.view.face(hex).stops.get(usize::from(city)).map_or(0, Stop::slots);
            if group.len() >= usize::from(slots) && group.iter().all(|marker| marker.company != company) {
                self.closed[hex].insert(city);
            }
        }
    }

    /// The edges over which a trace may leave a hex that it entered at `edge`.
    pub(super) fn exits_after(&self, hex: HexId, edge: Edge) -> EdgeSet {
        let face = self.view.face(hex);
        self.exits_onward(hex, face, face.onward(edge), edge)
    }

    /// The same where it is known what lies there, and where its track leads from that edge.
    pub(super) fn exits_onward(&self, hex: HexId, face: &Face, onward: Onward, edge: Edge) -> EdgeSet {
        let mut exits = onward.edges;
        let is_port = |stop: u8| face.stops[usize::from(stop)].kind == StopKind::Port;
        for stop in onward.stops.without(self.closed[hex]).iter() {
            if face.ends().contains(stop) && (!self.passes_red_places || is_port(stop)) {
                continue;
            }
            exits = exits.with(face.exits_of(stop).without(edge));
        }
        exits
    }

    /// The hex that is entered over an exit, and the edge on its side.
    pub(super) fn across(&self, exit: Exit) -> Option<(HexId, Edge)> {
        let neighbour = self.view.title.hex(exit.hex).neighbours[usize::from(exit.edge.0)]?;
        Some((neighbour, exit.edge.opposite()))
    }

    /// The same hex side in the other direction.
    pub(super) fn reverse(&self, leaving: Exit) -> Option<Exit> {
        self.across(leaving).map(|(hex, edge)| Exit { hex, edge })
    }
}

/// The exits of a hex over these edges.
pub(super) fn leaving(hex: HexId, edges: EdgeSet) -> impl Iterator<Item = Exit> {
    edges.iter().map(move |edge| Exit { hex, edge })
}
