//! What is printed on a face: pieces of track, and the stops that they lead to.

use super::colour::Colour;
use crate::geometry::Edge;
use crate::money::Money;

/// One end of a piece of track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TrackEnd {
    /// At the side of the hex.
    Edge(Edge),
    /// At the stop with this index on the face.
    Stop(u8),
}

/// A piece of track: edge to edge, or edge to stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// One end; always an edge.
    pub edge: Edge,
    /// The other end.
    pub to: TrackEnd,
}

/// What a stop is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StopKind {
    /// A city with this many places for stations.
    City {
        /// Places for station markers.
        slots: u8,
    },
    /// A town: no stations, never blocks.
    Town,
    /// A place beyond the edge of the map: the end of a route (R-36-RUN-05).
    OffMap,
    /// A port, or Paris: the end of a route, paid by the stations on the way (R-36-RUN-06).
    Port,
}

/// A revenue location printed on a face.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stop {
    /// City or town.
    pub kind: StopKind,
    /// Its value while the newest tiles are yellow, green, brown, grey.
    pub values: [Money; 4],
}

impl Stop {
    /// Places for station markers.
    pub fn slots(&self) -> u8 {
        match self.kind {
            StopKind::City { slots } => slots,
            StopKind::Town | StopKind::OffMap | StopKind::Port => 0,
        }
    }

    /// The value while `era` is the newest colour of tiles.
    pub fn value(&self, era: Colour) -> Money {
        match era {
            Colour::White | Colour::Yellow => self.values[0],
            Colour::Green => self.values[1],
            Colour::Brown => self.values[2],
            Colour::Grey | Colour::Red => self.values[3],
        }
    }

    /// Whether routes and traces end here.
    pub fn is_end(&self) -> bool {
        matches!(self.kind, StopKind::OffMap | StopKind::Port)
    }

    /// Whether it is a city.
    pub fn is_city(&self) -> bool {
        matches!(self.kind, StopKind::City { .. })
    }
}
