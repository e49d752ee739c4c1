//! Trains as they lie on the table, where they are bought, and how they run.

use crate::ids::{CardId, HexId};
use crate::message::{Arg, arguments, messages, part};
use crate::title::Size;

/// A train: a card with one of its sides up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Train {
    /// The letter.
    pub card: CardId,
    /// The side that is up.
    pub side: Size,
}

/// The trains without repetition, in order.
pub fn kinds(trains: &[Train]) -> impl Iterator<Item = Train> + Clone {
    // There are so few that to look for the next one takes less than to sort them.
    let first = trains.iter().min().copied();
    std::iter::successors(first, move |last| trains.iter().filter(|train| *train > last).min().copied())
}

messages! {
    /// Where a train is bought.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Source {
        /// The top of the stack.
        Stack,
        /// The last kind of train, which is for sale beside the stack.
        Beside,
        /// This card in the pool, named with the side that was up when it was returned.
        Pool(train: Train),
    }
}

/// A train with its route: pieces of track in order, from stop to stop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Run {
    /// The train.
    pub train: Train,
    /// The pieces, named by hex and index on its face.
    pub track: Vec<TrackPiece>,
}

arguments! {
    Run: |run| part("run", [("train", run.train.to_arg()), ("track", run.hexes().to_arg())]),
        [Run { train: Train::examples()[0], track: vec![TrackPiece { hex: HexId(0), piece: 0 }] }];
}

impl Run {
    /// The hexes that it goes through, in order.
    fn hexes(&self) -> Vec<HexId> {
        let mut hexes: Vec<HexId> = self.track.iter().map(|piece| piece.hex).collect();
        hexes.dedup();
        hexes
    }
}

/// A piece of track on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackPiece {
    /// The hex.
    pub hex: HexId,
    /// The index among the pieces of the face that lies there.
    pub piece: u8,
}

arguments! {
    Train: |train| Arg::Train(train.card, train.side), Size::ALL.map(|side| Train { card: CardId(0), side });
    (Train, Vec<HexId>): |(train, stops)| part("route", [("train", train.to_arg()), ("stops", stops.to_arg())]),
        [(Train { card: CardId(0), side: Size::Small }, vec![HexId(0); 2])];
}
