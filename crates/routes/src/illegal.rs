//! Why routes are illegal (R-RUN-02 … 10).

use std::fmt;

use crate::network::{PieceId, PointId, StopId};

/// Why a set of routes is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Illegal {
    /// The train whose route is at fault, as an index into the trains.
    pub train: usize,
    /// The reason.
    pub why: Why,
}

/// The reasons for which a route is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// There is a route, but no train at this place of the list.
    NoTrain,
    /// The network has no such stop.
    UnknownStop(StopId),
    /// The network has no such piece.
    UnknownPiece(PieceId),
    /// This piece does not continue the path: the one before ends elsewhere, or on the same side of the point.
    Broken(PieceId),
    /// The path ends at this point instead of in a stop.
    EndsOnTrack(PointId),
    /// The route calls twice at this stop.
    StopTwice(StopId),
    /// Two stops that are one location.
    SameLocation(StopId, StopId),
    /// The route uses this piece twice.
    PieceTwice(PieceId),
    /// The route uses this point twice: pieces that meet in a junction are not separate.
    PointTwice(PointId),
    /// A red tile, off-board place or port in the middle of the route.
    PassesTerminus(StopId),
    /// A city full of other companies' stations in the middle of the route.
    PassesClosed(StopId),
    /// No stop with a station of the company.
    NoStation,
    /// Too few counted stops.
    TooFewStops {
        /// How many count.
        has: usize,
        /// Two, or three with a port.
        needs: usize,
    },
    /// More stops than the train reaches.
    TooManyStops {
        /// How many count at least.
        has: usize,
        /// How many the train may count.
        may: usize,
    },
    /// More cities than an n+m train may count.
    TooManyCities {
        /// How many are on the path.
        has: usize,
        /// How many may be.
        may: usize,
    },
    /// Another train of the set uses this piece.
    SharedPiece {
        /// The piece.
        piece: PieceId,
        /// The other train.
        with: usize,
    },
    /// Another train of the set passes this point.
    SharedPoint {
        /// The point.
        point: PointId,
        /// The other train.
        with: usize,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "train {}: ", self.train)?;
        match self.why {
            Why::NoTrain => write!(f, "there is no such train"),
            Why::UnknownStop(s) => write!(f, "there is no stop {}", s.0),
            Why::UnknownPiece(p) => write!(f, "there is no piece of track {}", p.0),
            Why::Broken(p) => write!(f, "piece {} does not continue the route", p.0),
            Why::EndsOnTrack(p) => write!(f, "the route ends at point {}, not in a stop", p.0),
            Why::StopTwice(s) => write!(f, "stop {} is visited twice", s.0),
            Why::SameLocation(a, b) => write!(f, "stops {} and {} are one location", a.0, b.0),
            Why::PieceTwice(p) => write!(f, "piece {} is used twice", p.0),
            Why::PointTwice(p) => write!(f, "point {} is used twice", p.0),
            Why::PassesTerminus(s) => write!(f, "stop {} can only be an end", s.0),
            Why::PassesClosed(s) => write!(f, "stop {} is closed and cannot be passed", s.0),
            Why::NoStation => write!(f, "no station of the company on the route"),
            Why::TooFewStops { has, needs } => {
                write!(f, "{has} stops count, {needs} are needed")
            }
            Why::TooManyStops { has, may } => {
                write!(f, "{has} stops, the train may count {may}")
            }
            Why::TooManyCities { has, may } => {
                write!(f, "{has} cities, the train may count {may}")
            }
            Why::SharedPiece { piece, with } => {
                write!(f, "piece {} is used by train {with} too", piece.0)
            }
            Why::SharedPoint { point, with } => {
                write!(f, "point {} is used by train {with} too", point.0)
            }
        }
    }
}

impl std::error::Error for Illegal {}
