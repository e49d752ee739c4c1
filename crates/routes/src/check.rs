//! Legality and value of given routes (R-RUN-02 … 10).

use crate::bits::Bits;
use crate::illegal::{Illegal, Why};
use crate::network::{End, Network, PieceId, PointId, Route, Run, StopId, StopKind, Train, Valued};
use crate::valuing::read;

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
