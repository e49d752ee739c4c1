//! One cell of the network.

use crate::network::{PieceId, PointId, StopId};

/// Most points that are open at a time.
pub(crate) const SLOTS: usize = 20;

/// Track and stops that hang together without crossing a hex edge.
#[derive(Default)]
pub(crate) struct Cell {
    pub pieces: Vec<PieceId>,
    pub stops: Vec<StopId>,
    /// The points that it shares with other cells: those that were opened before, then those that it opens.
    pub rim: Vec<Rim>,
    /// How many of them were opened before.
    pub incoming: usize,
    /// Points with track of this cell on both sides.
    pub inner: Vec<PointId>,
}

/// A point between two cells.
#[derive(Clone, Copy)]
pub(crate) struct Rim {
    pub point: PointId,
    /// Its place in the frontier, from the first of the two cells to the second one.
    pub slot: u8,
}

impl Cell {
    /// The points that the cell opens, each with its bit.
    pub fn opened(&self) -> impl Iterator<Item = (u32, usize)> + '_ {
        (0..).zip(&self.rim).skip(self.incoming).map(|(i, rim)| (i, usize::from(rim.point.0)))
    }
}
