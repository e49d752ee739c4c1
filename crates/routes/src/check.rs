//! Legality and value of given routes, with the reason when one is illegal (R-RUN-02 … 10).

use std::fmt;

use crate::bits::Bits;
use crate::network::{End, Network, PieceId, PointId, Route, Run, StopId, StopKind, Train, Valued};
use crate::valuing::read;

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

/// Checks given routes, one for each train in the order of the trains (a shorter list leaves the rest at home), and
/// values each with the best legal choice of the towns it leaves out.
///
/// ```
/// use routes::{End, Network, Piece, PieceId, Reach, Route, Stop, StopId, StopKind, Train, Why, check};
///
/// // Three cities in a row, and no station of ours in any.
/// let stops = vec![Stop::new(StopKind::City, 20); 3];
/// let track = |from, to| Piece { ends: [End::Stop(StopId(from)), End::Stop(StopId(to))] };
/// let mut network = Network { stops, points: 0, pieces: vec![track(0, 1), track(1, 2)] };
/// let route = Some(Route { start: StopId(0), pieces: vec![PieceId(0), PieceId(1)] });
/// let value = |network: &Network, reach| check(network, &[Train::new(Reach::Plain(reach))], &[route.clone()]);
///
/// let illegal = value(&network, 2).expect_err("a 2-train has two stops");
/// assert_eq!(illegal.to_string(), "train 0: 3 stops, the train may count 2");
/// assert_eq!(value(&network, 3).expect_err("nobody runs without a station").why, Why::NoStation);
///
/// network.stops[1].station = true;
/// assert_eq!(value(&network, 3).expect("now it may").total, 60);
/// ```
///
/// # Errors
/// The first fault: route by route along the path; then what the train may run; then track shared with an earlier
/// route.
pub fn check(net: &Network, trains: &[Train], routes: &[Option<Route>]) -> Result<Valued, Illegal> {
    let mut runs: Vec<Option<Run>> = Vec::with_capacity(trains.len());
    let mut total = 0;
    let mut tracks: Vec<(usize, Bits)> = Vec::new();
    for (train, route) in routes.iter().enumerate() {
        let Some(route) = route else {
            if train < trains.len() {
                runs.push(None);
            }
            continue;
        };
        let illegal = |why| Illegal { train, why };
        let Some(kind) = trains.get(train) else {
            return Err(illegal(Why::NoTrain));
        };
        let mut used = Bits::new(net.points + net.pieces.len());
        let stops = walk(net, route, &mut used).map_err(illegal)?;
        let reading = read(net, kind, &stops).map_err(illegal)?;
        if !kind.apart {
            for (with, other) in &tracks {
                if let Some(bit) = used.first_common(other) {
                    return Err(illegal(shared(net, bit, *with)));
                }
            }
            tracks.push((train, used));
        }
        total += reading.value;
        runs.push(Some(Run {
            route: route.clone(),
            calls: reading.calls,
            bonuses: reading.bonuses,
            value: reading.value,
        }));
    }
    runs.resize(trains.len(), None);
    Ok(Valued { runs, total })
}

/// Names what two routes share. Points come before pieces in the set: a piece is only named if it has no point, since
/// both routes would share that too.
fn shared(net: &Network, bit: usize, with: usize) -> Why {
    if bit < net.points {
        Why::SharedPoint { point: PointId(bit as u16), with }
    } else {
        Why::SharedPiece { piece: PieceId((bit - net.points) as u16), with }
    }
}

/// Follows a route along its pieces; returns its stops and marks its points, then its pieces, in `used`.
fn walk(net: &Network, route: &Route, used: &mut Bits) -> Result<Vec<StopId>, Why> {
    if usize::from(route.start.0) >= net.stops.len() {
        return Err(Why::UnknownStop(route.start));
    }
    let mut stops = Vec::with_capacity(8);
    stops.push(route.start);
    let mut at = End::Stop(route.start);
    let mut last = None;
    for &id in &route.pieces {
        let Some(piece) = net.pieces.get(usize::from(id.0)) else {
            return Err(Why::UnknownPiece(id));
        };
        if !used.insert(net.points + usize::from(id.0)) {
            return Err(Why::PieceTwice(id));
        }
        let from = match at {
            End::Stop(_) => at,
            End::Point(point, side) => End::Point(point, side.other()),
        };
        at = if piece.ends[0] == from {
            piece.ends[1]
        } else if piece.ends[1] == from {
            piece.ends[0]
        } else {
            return Err(Why::Broken(id));
        };
        if let End::Stop(stop) = from
            && last.is_some()
        {
            let passed = net.stop(stop);
            if !passed.passable() {
                return Err(match passed.kind {
                    StopKind::Terminus | StopKind::Port => Why::PassesTerminus(stop),
                    _ => Why::PassesClosed(stop),
                });
            }
        }
        last = Some(id);
        match at {
            End::Stop(stop) => {
                for &other in &stops {
                    if other == stop {
                        return Err(Why::StopTwice(stop));
                    }
                    let group = net.stop(stop).group;
                    if group.is_some() && group == net.stop(other).group {
                        return Err(Why::SameLocation(other, stop));
                    }
                }
                stops.push(stop);
            }
            End::Point(point, _) => {
                if !used.insert(usize::from(point.0)) {
                    return Err(Why::PointTwice(point));
                }
            }
        }
    }
    match at {
        End::Stop(_) => Ok(stops),
        End::Point(point, _) => Err(Why::EndsOnTrack(point)),
    }
}
