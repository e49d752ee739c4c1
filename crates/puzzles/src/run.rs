//! The run that suggests itself: the train that can earn most takes its best route, then the next one with what is left.

use routes::{End, Network, Piece, Route, StopId, StopKind, best as solve};
use rules::board::RailNetwork;
use rules::{CompanyId, Game, Money, runnable};

/// What the trains earn that way.
pub fn one_by_one(game: &Game, company: CompanyId) -> Money {
    let view = game.view();
    let rails = RailNetwork::of(view, company);
    let (network, mut trains) = rails.question(view, &runnable(view, company));
    let mut left = network.clone();
    let mut earned = 0;
    while !trains.is_empty() {
        let runs = trains.iter().enumerate().filter_map(|(index, train)| {
            let best = solve(&left, std::slice::from_ref(train), None);
            Some((index, best.total, best.runs.into_iter().next()??.route))
        });
        // Of equal ones the first.
        let Some((index, total, route)) = runs.reduce(|a, b| if b.1 > a.1 { b } else { a }) else { break };
        earned += total;
        if !trains.remove(index).apart {
            left = without(&left, &route);
        }
    }
    earned
}

/// The network without the track of a route: other trains may use neither its pieces nor what crosses the same hex sides there.
fn without(network: &Network, route: &Route) -> Network {
    let points: Vec<_> = route.pieces.iter().flat_map(|&piece| network.piece(piece).ends).collect();
    let is_used = |end: &End| match end {
        End::Point(point, _) => points.iter().any(|used| matches!(used, End::Point(at, _) if at == point)),
        End::Stop(_) => false,
    };
    let is_free = |(index, piece): &(usize, &Piece)| {
        let used = route.pieces.iter().any(|used| usize::from(used.0) == *index);
        !used && !piece.ends.iter().any(is_used)
    };
    let pieces = network.pieces.iter().enumerate().filter(is_free).map(|(_, piece)| *piece).collect();
    Network { stops: network.stops.clone(), points: network.points, pieces }
}

/// How many stops the company's trains could come to over track, however long they are.
pub fn stops_in_reach(game: &Game, company: CompanyId) -> usize {
    let view = game.view();
    let rails = RailNetwork::of(view, company);
    let (network, _) = rails.question(view, &[]);
    let stations = network.stops.iter().enumerate().filter(|(_, stop)| stop.station);
    let mut open: Vec<End> = stations.map(|(id, _)| End::Stop(StopId(id as u16))).collect();
    let mut seen = open.clone();
    while let Some(end) = open.pop() {
        let goes_on = match end {
            End::Stop(id) => {
                let stop = &network.stops[usize::from(id.0)];
                stop.station || !(stop.closed || matches!(stop.kind, StopKind::Terminus | StopKind::Port))
            }
            End::Point(..) => true,
        };
        if !goes_on {
            continue;
        }
        for piece in network.pieces.iter().filter(|piece| piece.ends.contains(&end)) {
            for next in piece.ends {
                // Beyond a hex side is the other side of the same point.
                let across = match next {
                    End::Point(point, side) => End::Point(point, side.other()),
                    stop => stop,
                };
                if !seen.contains(&across) {
                    seen.push(across);
                    open.push(across);
                }
            }
        }
    }
    seen.iter().filter(|end| matches!(end, End::Stop(_))).count()
}
