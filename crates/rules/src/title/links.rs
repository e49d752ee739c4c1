//! Where the track of a face leads, worked out once: every trace over the map asks for it at every hex.

use super::track::{Piece, Stop, TrackEnd};
use crate::geometry::{Edge, EdgeSet};

/// A face has fewer stops.
pub(crate) const MOST_STOPS: usize = 16;

/// A set of stops of one face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct StopSet(u16);

impl StopSet {
    /// No stop.
    pub const NONE: StopSet = StopSet(0);

    /// Adds a stop.
    pub fn insert(&mut self, stop: u8) {
        self.0 |= 1 << stop;
    }

    /// Whether the stop is in the set.
    pub fn contains(self, stop: u8) -> bool {
        self.0 & (1 << stop) != 0
    }

    /// The stops of both sets.
    pub fn with(self, other: StopSet) -> StopSet {
        StopSet(self.0 | other.0)
    }

    /// The stops of this set that are not in the other.
    pub fn without(self, other: StopSet) -> StopSet {
        StopSet(self.0 & !other.0)
    }

    /// Whether no stop is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The stops in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let stop = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(stop)
        })
    }
}

/// Where track leads that comes in at an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Onward {
    /// To other edges, without a stop on the way.
    pub edges: EdgeSet,
    /// To stops.
    pub stops: StopSet,
}

/// Where the track of a face leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Links {
    /// All edges that track reaches.
    pub exits: EdgeSet,
    /// By edge.
    pub from_edge: [Onward; 6],
    /// By stop: the edges that it is connected to.
    pub from_stop: Vec<EdgeSet>,
    /// The stops at which routes and traces end.
    pub ends: StopSet,
}

impl Links {
    pub fn of(stops: &[Stop], track: &[Piece]) -> Links {
        let mut links = Links {
            exits: EdgeSet::NONE,
            from_edge: [Onward::default(); 6],
            from_stop: vec![EdgeSet::NONE; stops.len()],
            ends: StopSet::NONE,
        };
        let ends = stops.iter().enumerate().filter(|(_, stop)| stop.is_end());
        ends.for_each(|(index, _)| links.ends.insert(index as u8));
        for piece in track {
            let edge = |edge: Edge| usize::from(edge.0);
            links.exits.insert(piece.edge);
            match piece.to {
                TrackEnd::Edge(other) => {
                    links.exits.insert(other);
                    links.from_edge[edge(piece.edge)].edges.insert(other);
                    links.from_edge[edge(other)].edges.insert(piece.edge);
                }
                TrackEnd::Stop(stop) => {
                    links.from_edge[edge(piece.edge)].stops.insert(stop);
                    links.from_stop[usize::from(stop)].insert(piece.edge);
                }
            }
        }
        links
    }
}
