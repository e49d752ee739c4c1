//! Where things lie: hexes on the board, edges, stops and track within a hex.

use rules::geometry::{Edge, coordinates};
use rules::title::{Face, Hex, Piece, TrackEnd};

use crate::svg::{Point, number};

/// From the centre of a hex to its corners.
pub const RADIUS: f64 = 50.0;

/// Half the width of a hex with a corner on top.
pub const HALF_WIDTH: f64 = 43.3;

/// The radius of a place for a station.
pub const PLACE: f64 = 12.5;

/// The radius of a town.
pub const TOWN: f64 = 6.0;

/// From the centre to what is printed beside track and stops.
const SPOT: f64 = 32.0;

/// From row to row.
const ROW: f64 = RADIUS * 1.5;

/// The centre of a hex on the board.
pub fn centre(hex: &Hex) -> Point {
    let (row, column) = coordinates(&hex.name).unwrap_or((0, 0));
    Point::new(f64::from(column) * HALF_WIDTH, f64::from(row) * ROW)
}

/// The six corners around a centre, a little inside by `inset`.
pub fn corners(at: Point, inset: f64) -> [Point; 6] {
    let scale = (RADIUS - inset) / RADIUS;
    let (w, r) = (HALF_WIDTH * scale, RADIUS * scale);
    [(0.0, -r), (w, -r / 2.0), (w, r / 2.0), (0.0, r), (-w, r / 2.0), (-w, -r / 2.0)]
        .map(|(x, y)| at.plus(Point::new(x, y)))
}

/// The middle of an edge, from the centre of the hex: half-way to the neighbour.
pub fn edge(edge: Edge) -> Point {
    let (rows, columns) = edge.step();
    Point::new(f64::from(columns) * HALF_WIDTH / 2.0, f64::from(rows) * ROW / 2.0)
}

/// The middle of a stop, from the centre of the hex.
pub fn stop(face: &Face, index: u8) -> Point {
    if face.stops.len() == 1 {
        let exits: Vec<Edge> = face.exits_of(index).iter().collect();
        let town = !face.stops[0].is_city();
        return match exits[..] {
            [a, b] if town => edge(a).plus(edge(b)).times(0.25),
            _ => Point::ORIGIN,
        };
    }
    let exits: Vec<Edge> = face.exits_of(index).iter().collect();
    if exits.is_empty() {
        let step = f64::from(index) - (face.stops.len() as f64 - 1.0) / 2.0;
        return Point::new(step * 34.0, 0.0);
    }
    let sum = exits.iter().fold(Point::ORIGIN, |sum, &exit| sum.plus(edge(exit)));
    if sum.length() < 1.0 {
        // Straight through: beside the middle, so that two such stops do not lie on each other.
        return edge(exits[0]).times(0.45);
    }
    sum.times(0.5 * edge(exits[0]).length() / sum.length())
}

/// Where a piece of track begins, bends and ends.
fn ends(face: &Face, piece: &Piece) -> (Point, Point, Point) {
    let from = edge(piece.edge);
    match piece.to {
        TrackEnd::Edge(other) => (from, Point::ORIGIN, edge(other)),
        TrackEnd::Stop(index) => (from, from.times(0.5), stop(face, index)),
    }
}

/// The line of a piece of track, from its edge.
pub fn line(face: &Face, piece: &Piece) -> String {
    let (from, bend, to) = ends(face, piece);
    let part = |point: Point| format!("{} {}", number(point.x), number(point.y));
    format!("M{} Q{} {}", part(from), part(bend), part(to))
}

/// The middle of each place of a city, from the middle of the city.
pub fn places(slots: u8) -> Vec<Point> {
    let step = PLACE;
    match slots {
        0 | 1 => vec![Point::ORIGIN],
        2 => vec![Point::new(-step, 0.0), Point::new(step, 0.0)],
        3 => vec![Point::new(-step, 6.0), Point::new(step, 6.0), Point::new(0.0, -13.0)],
        _ => [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(x, y)| Point::new(x * step, y * step))
            .to_vec(),
    }
}

/// Spots for what is printed on a face, those with the most room first: away from track, stops and the name above the
/// middle; no two of them near each other.
pub fn free_spots(face: &Face) -> Vec<Point> {
    let mut taken: Vec<(Point, f64)> = face.track.iter().flat_map(|piece| along(face, piece)).collect();
    for (index, printed) in face.stops.iter().enumerate() {
        let middle = stop(face, index as u8);
        let radius = if printed.is_city() { PLACE } else { TOWN };
        taken.extend(places(printed.slots()).into_iter().map(|place| (middle.plus(place), radius)));
    }
    // The name.
    taken.extend([-30.0, -15.0, 0.0, 15.0, 30.0].map(|x| (Point::new(x, -24.0), 8.0)));
    let away = |spot: Point, (at, radius): (Point, f64)| spot.minus(at).length() - radius;
    // Every candidate with the room that it has.
    let mut candidates: Vec<(Point, f64)> = (0..12)
        .map(|step| {
            let angle = std::f64::consts::TAU * f64::from(step) / 12.0;
            let spot = Point::new(angle.cos(), angle.sin()).times(SPOT);
            (spot, taken.iter().map(|&other| away(spot, other)).fold(f64::INFINITY, f64::min))
        })
        .collect();
    let mut spots = Vec::with_capacity(candidates.len());
    while let Some(best) = (0..candidates.len()).max_by(|&a, &b| candidates[a].1.total_cmp(&candidates[b].1))
    {
        let (best, _) = candidates.swap_remove(best);
        for (spot, room) in &mut candidates {
            *room = room.min(away(*spot, (best, PLACE)));
        }
        spots.push(best);
    }
    spots
}

/// Points along a piece of track, with half its width.
fn along(face: &Face, piece: &Piece) -> Vec<(Point, f64)> {
    let (from, bend, to) = ends(face, piece);
    let point = |part: f64| {
        let rest = 1.0 - part;
        from.times(rest * rest).plus(bend.times(2.0 * rest * part)).plus(to.times(part * part))
    };
    (0..=8).map(|step| (point(f64::from(step) / 8.0), 4.0)).collect()
}
