//! Trains as they lie on the table, where they are bought, and how they run.

use crate::ids::{CardId, HexId};
use crate::title::Size;

/// A train: a card with one of its sides up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Train {
    /// The letter.
    pub card: CardId,
    /// The side that is up.
    pub side: Size,
}

/// Where a train is bought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The top of the stack.
    Stack,
    /// The last kind of train, which is for sale beside the stack.
    Beside,
    /// This card in the pool, named with the side that was up when it was returned.
    Pool(Train),
}

/// A train with its route: pieces of track in order, from stop to stop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Run {
    /// The train.
    pub train: Train,
    /// The pieces, named by hex and index on its face.
    pub track: Vec<TrackPiece>,
}

/// A piece of track on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackPiece {
    /// The hex.
    pub hex: HexId,
    /// The index among the pieces of the face that lies there.
    pub piece: u8,
}
