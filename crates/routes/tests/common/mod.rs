//! Random networks for the tests and the stress example: small ones for brute force, big ones shaped like a hex map.
#![allow(dead_code)] // each test binary uses its own part

pub use fixtures::Random;
use routes::{Bonus, End, Network, Piece, PointId, Reach, Side, Stop, StopId, StopKind, Train, When};

pub fn stop_end(s: usize) -> End {
    End::Stop(StopId(s as u16))
}

pub fn point_end(p: usize, side: Side) -> End {
    End::Point(PointId(p as u16), side)
}

/// A small network: a few stops of all kinds, points with track on both sides, any pieces between them.
pub fn small_network(r: &mut Random) -> Network {
    let stops = 2 + r.below(6);
    let points = r.below(9);
    let mut net = Network { points, ..Network::default() };
    for _ in 0..stops {
        let kind = match r.below(12) {
            0..6 => StopKind::City,
            6..9 => StopKind::Town,
            9..11 => StopKind::Terminus,
            _ => StopKind::Port,
        };
        let mut stop = Stop::new(kind, 10 * r.below(7) as u32);
        stop.station = r.chance(if kind == StopKind::City { 35 } else { 10 });
        stop.closed = !stop.station && kind == StopKind::City && r.chance(15);
        if r.chance(15) {
            stop.group = Some(r.below(2) as u16);
        }
        net.stops.push(stop);
    }
    let pieces = 1 + r.below(13);
    add_track(r, &mut net, pieces);
    net
}

/// Any pieces between the stops and points of a network.
fn add_track(r: &mut Random, net: &mut Network, pieces: usize) {
    let (stops, points) = (net.stops.len(), net.points);
    let end = |r: &mut Random| {
        if points == 0 || r.chance(40) {
            stop_end(r.below(stops))
        } else {
            let side = if r.chance(50) { Side::A } else { Side::B };
            point_end(r.below(points), side)
        }
    };
    for _ in 0..pieces {
        let ends = [end(r), end(r)];
        // Track from a point back to the same point is not to be had on any tile.
        if let (End::Point(a, _), End::Point(b, _)) = (ends[0], ends[1])
            && a == b
        {
            continue;
        }
        net.pieces.push(Piece { ends });
    }
}

/// A small network as in 1836Jr-56: ports and off-map places at the ends, several stations, hexes with two cities that may
/// both be visited; the ports are one group (R-36-RUN-03, R-36-RUN-05, R-36-RUN-06).
pub fn port_network(r: &mut Random) -> Network {
    let mut net = Network { points: r.below(9), ..Network::default() };
    for _ in 0..1 + r.below(3) {
        let port = Stop::new(StopKind::Port, [0, 20, 30][r.below(3)]);
        net.stops.push(Stop { group: Some(7), ..port });
    }
    for _ in 0..r.below(2) {
        net.stops.push(Stop::new(StopKind::Terminus, [30, 50, 70][r.below(3)]));
    }
    for _ in 0..2 + r.below(4) {
        let kind = if r.chance(75) { StopKind::City } else { StopKind::Town };
        let mut stop = Stop::new(kind, 10 * (1 + r.below(8)) as u32);
        stop.station = kind == StopKind::City && r.chance(50);
        stop.closed = kind == StopKind::City && !stop.station && r.chance(15);
        net.stops.push(stop);
    }
    let pieces = 8 + r.below(10);
    add_track(r, &mut net, pieces);
    net
}

/// One to three trains as in 1836Jr-56: diesels and others that count every stop, all with the marker of the post (R-36-PRV-09)
/// or all without.
pub fn plain_trains(r: &mut Random, stops: usize) -> Vec<Train> {
    let on = r.below(stops);
    let post = Bonus {
        stops: (on..stops.min(on + 1 + r.below(2))).map(|s| StopId(s as u16)).collect(),
        amount: 20,
        when: When::Visits,
    };
    let bonuses = if r.chance(40) { vec![post] } else { Vec::new() };
    (0..1 + r.below(3))
        .map(|_| {
            let reach = if r.chance(50) { Reach::Unlimited } else { Reach::Plain(2 + r.below(5) as u16) };
            Train { bonuses: bonuses.clone(), ..Train::new(reach) }
        })
        .collect()
}

/// A train of any kind, with or without bonuses.
pub fn train(r: &mut Random, stops: usize) -> Train {
    let mut train = Train::new(match r.below(10) {
        0..3 => Reach::Plain(1 + r.below(5) as u16),
        3..5 => {
            let cities = 1 + r.below(3) as u16;
            Reach::Plus { cities, total: cities + 1 + r.below(3) as u16 }
        }
        5..9 => Reach::Express(1 + r.below(5) as u16),
        _ => Reach::Unlimited,
    });
    for _ in 0..[0, 0, 0, 1, 1, 2][r.below(6)] {
        let stops = (0..1 + r.below(3)).map(|_| StopId(r.below(stops) as u16)).collect();
        let when = if r.chance(50) { When::Ends } else { When::Visits };
        train.bonuses.push(Bonus { stops, amount: 10 * (1 + r.below(5)) as u32, when });
    }
    train.apart = r.chance(10);
    train
}

/// One to three trains; often two alike.
pub fn trains(r: &mut Random, stops: usize) -> Vec<Train> {
    let mut all = vec![train(r, stops)];
    for _ in 0..r.below(3) {
        if r.chance(40) {
            let again = all[r.below(all.len())].clone();
            all.push(again);
        } else {
            all.push(train(r, stops));
        }
    }
    all
}

/// What lies on the hexes of a big board.
#[derive(Clone, Copy)]
pub struct Board {
    pub wide: usize,
    pub high: usize,
    pub cities: usize,
    pub towns: usize,
    pub reds: usize,
    /// In percent: how many plain hexes carry junctions instead of a single track.
    pub junctions: usize,
    /// In percent: how many hexes have a tile at all.
    pub built: usize,
    pub stations: usize,
    pub closed: usize,
}

/// About the size of the 18CZ map when all of it is built and coloured brown or grey.
pub const LATE: Board = Board {
    wide: 12,
    high: 9,
    cities: 24,
    towns: 21,
    reds: 5,
    junctions: 60,
    built: 100,
    stations: 5,
    closed: 0,
};

/// Exits of a city, and track of plain tiles, as pairs of edges: the shapes of the usual tile numbers.
const CITY: [&[usize]; 8] = [
    &[0, 1, 3, 4],
    &[0, 1, 2, 3],
    &[0, 2, 3, 4],
    &[0, 1, 2, 3, 4],
    &[0, 1, 2, 3, 4],
    &[0, 1, 2, 3, 4],
    &[0, 2, 3, 5],
    &[0, 1, 2, 3, 4, 5],
];
const TOWN: [&[usize]; 8] =
    [&[0, 1], &[0, 2], &[0, 3], &[0, 2], &[0, 3], &[0, 1, 2, 3], &[0, 1, 3, 4], &[0, 1, 2, 3, 4]];
const SINGLE: [&[(usize, usize)]; 3] = [&[(0, 1)], &[(0, 2)], &[(0, 3)]];
const JUNCTION: [&[(usize, usize)]; 18] = [
    &[(0, 2), (3, 5)],
    &[(0, 3), (1, 4)],
    &[(0, 3), (2, 4)],
    &[(0, 3), (0, 4)],
    &[(0, 3), (0, 2)],
    &[(0, 3), (0, 5)],
    &[(0, 2), (0, 4)],
    &[(0, 1), (0, 3)],
    &[(0, 2), (0, 3)],
    &[(0, 2), (0, 4), (2, 4)],
    &[(0, 3), (0, 1), (1, 3)],
    &[(0, 3), (0, 5), (3, 5)],
    &[(0, 3), (0, 2), (1, 3), (1, 2)],
    &[(0, 3), (1, 4), (0, 1), (3, 4)],
    &[(0, 3), (2, 4), (0, 4), (2, 3)],
    &[(0, 3), (2, 4), (3, 4), (0, 2)],
    &[(0, 3), (1, 4), (1, 3), (0, 4)],
    &[(0, 1), (0, 2), (1, 3), (2, 3)],
];

/// The hex across an edge, rows shifted as on a pointy-top map.
fn neighbour(board: &Board, x: usize, y: usize, edge: usize) -> Option<(usize, usize)> {
    let odd = (y % 2) as isize;
    let (dx, dy) = [(odd - 1, 1), (-1, 0), (odd - 1, -1), (odd, -1), (1, 0), (odd, 1)][edge];
    let (x, y) = (x as isize + dx, y as isize + dy);
    let inside = x >= 0 && y >= 0 && x < board.wide as isize && y < board.high as isize;
    inside.then_some((x as usize, y as usize))
}

/// A big board: tiles turned so that most of their exits meet the neighbours', as players do.
pub fn big_network(r: &mut Random, board: &Board) -> Network {
    let hexes = board.wide * board.high;
    let mut order: Vec<usize> = (0..hexes).collect();
    for i in (1..hexes).rev() {
        order.swap(i, r.below(i + 1));
    }
    let mut net = Network { points: hexes * 6, ..Network::default() };
    let mut exits: Vec<Option<[bool; 6]>> = vec![None; hexes];
    // Red tiles lie at the border, with two exits next to each other; so they go first and on border hexes.
    let border: Vec<usize> = order
        .iter()
        .copied()
        .filter(|h| h % board.wide == 0 || h % board.wide == board.wide - 1 || h / board.wide == 0)
        .take(board.reds)
        .collect();
    order.retain(|h| !border.contains(h));
    for (i, &hex) in border.iter().chain(&order).enumerate() {
        if i >= board.reds && !r.chance(board.built) {
            continue;
        }
        let kind = match i.checked_sub(board.reds) {
            None => 0,
            Some(k) if k < board.cities => 1,
            Some(k) if k < board.cities + board.towns => 2,
            Some(_) => 3,
        };
        let arms: Vec<usize>;
        let mut track: &[(usize, usize)] = &[];
        match kind {
            0 => arms = vec![0, 1],
            1 => arms = CITY[r.below(CITY.len())].to_vec(),
            2 => arms = TOWN[r.below(TOWN.len())].to_vec(),
            _ => {
                track = if r.chance(board.junctions) {
                    JUNCTION[r.below(JUNCTION.len())]
                } else {
                    SINGLE[r.below(SINGLE.len())]
                };
                arms = track.iter().flat_map(|&(a, b)| [a, b]).collect();
            }
        }
        let (x, y) = (hex % board.wide, hex / board.wide);
        let fit = |turn: usize| -> isize {
            arms.iter()
                .map(|a| match neighbour(board, x, y, (a + turn) % 6) {
                    None => -3,
                    Some((nx, ny)) => match &exits[ny * board.wide + nx] {
                        None => 0,
                        Some(e) if e[(a + turn + 3) % 6] => 2,
                        Some(_) => -1,
                    },
                })
                .sum()
        };
        let shift = r.below(6);
        let turn = (0..6).map(|t| (t + shift) % 6).max_by_key(|&t| fit(t)).unwrap_or(0);
        let mut open = [false; 6];
        for a in &arms {
            open[(a + turn) % 6] = true;
        }
        exits[hex] = Some(open);
        // The point of an edge belongs to the hex from which it is one of the edges 0, 1, 2.
        let end = |edge: usize| {
            let edge = (edge + turn) % 6;
            if edge < 3 {
                Some(point_end(hex * 6 + edge, Side::A))
            } else {
                let (nx, ny) = neighbour(board, x, y, edge)?;
                Some(point_end((ny * board.wide + nx) * 6 + edge - 3, Side::B))
            }
        };
        if kind < 3 {
            let value = match kind {
                0 => 50,
                1 => [30, 40, 40, 50, 50, 60, 60, 80][r.below(8)],
                _ => [10, 10, 20, 30][r.below(4)],
            };
            let kind = [StopKind::Terminus, StopKind::City, StopKind::Town][kind];
            let id = net.stops.len();
            net.stops.push(Stop::new(kind, value));
            for &a in &arms {
                if let Some(e) = end(a) {
                    net.pieces.push(Piece { ends: [stop_end(id), e] });
                }
            }
        }
        for &(a, b) in track {
            if let (Some(a), Some(b)) = (end(a), end(b)) {
                net.pieces.push(Piece { ends: [a, b] });
            }
        }
    }
    let towns: Vec<usize> = (0..net.stops.len()).filter(|&s| net.stops[s].kind == StopKind::City).collect();
    for i in 0..board.stations.min(towns.len()) {
        net.stops[towns[i]].station = true;
    }
    if !net.stops.is_empty() && net.stops[0].kind == StopKind::Terminus {
        net.stops[0].station = true;
    }
    for i in 0..board.closed {
        let s = towns[towns.len() - 1 - i % towns.len()];
        net.stops[s].closed = !net.stops[s].station;
    }
    net
}
