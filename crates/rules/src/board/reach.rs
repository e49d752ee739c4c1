//! What a company's track reaches, as it was traced.

use crate::board::by_hex::{ByHex, HexSet};
use crate::geometry::EdgeSet;
use crate::ids::HexId;
use crate::title::StopSet;

/// What a company's track reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// By hex: the edges at which a trace comes in from the neighbour.
    pub(super) entered: ByHex<EdgeSet>,
    /// The same for edges at which one may come in besides; whether it does was not looked for.
    pub(super) doubted: ByHex<EdgeSet>,
    /// By hex: the stops that a trace reaches, stations included.
    pub(super) stops: ByHex<StopSet>,
    /// The hexes that a trace reaches or starts in.
    pub(super) touched: HexSet,
    /// The hexes with a station of the company.
    pub(super) stations: HexSet,
}

impl Reach {
    /// Whether a tile with these exits on the hex would contain track of a trace.
    pub fn meets(&self, hex: HexId, exits: EdgeSet) -> bool {
        self.stations.contains(hex) || self.entered[hex].meets(exits)
    }

    /// The edges of a hex at which a trace comes in.
    pub fn entered(&self, hex: HexId) -> EdgeSet {
        self.entered[hex]
    }

    /// Further edges of a hex at which a trace may come in: all where it does are among them.
    pub(crate) fn doubted(&self, hex: HexId) -> EdgeSet {
        self.doubted[hex]
    }

    /// Whether a tile on the hex could be connected at all.
    pub fn touches(&self, hex: HexId) -> bool {
        self.touched.contains(hex)
    }

    /// The hexes on which a tile could be connected, in order.
    pub(crate) fn touched(&self) -> impl Iterator<Item = HexId> + use<> {
        self.touched.iter()
    }

    /// Whether a trace reaches the stop.
    pub fn has_stop(&self, hex: HexId, stop: u8) -> bool {
        self.stops[hex].contains(stop)
    }

    /// The stops reached, in order.
    pub fn stops(&self) -> impl Iterator<Item = (HexId, u8)> + '_ {
        self.touched.iter().flat_map(|hex| self.stops[hex].iter().map(move |stop| (hex, stop)))
    }
}
