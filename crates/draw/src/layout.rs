//! Where things lie: hexes on the board, edges, stops and track within a hex.

use rules::geometry::{Edge, coordinates};
use rules::title::{Face, Hex, Piece, TrackEnd};

use crate::svg::{Point, number};

/// From the centre of a hex to its corners.
pub const RADIUS: f64 = 50.0;

/// Half the width of a hex with a corner on top.
pub const HALF_WIDTH: f64 = 43.3;

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

/// The line of a piece of track, from its edge.
pub fn line(face: &Face, piece: &Piece) -> String {
    let from = edge(piece.edge);
    let (to, bend) = match piece.to {
        TrackEnd::Edge(other) => (edge(other), Point::ORIGIN),
        TrackEnd::Stop(index) => (stop(face, index), from.times(0.5)),
    };
    let part = |point: Point| format!("{} {}", number(point.x), number(point.y));
    format!("M{} Q{} {}", part(from), part(bend), part(to))
}

/// The spots near the edges, those with the most room first: away from exits, stops and the name at the top.
pub fn free_spots(face: &Face) -> [Point; 6] {
    let exits = face.exits();
    let crowd = |at: Edge| {
        let spot = edge(at).times(0.72);
        let stops =
            (0..face.stops.len() as u8).filter(|&s| stop(face, s).plus(spot.times(-1.0)).length() < 24.0);
        usize::from(exits.contains(at)) * 2 + 3 * stops.count()
    };
    let mut spots = [4, 1, 5, 0, 3, 2].map(Edge);
    spots.sort_by_key(|&at| crowd(at));
    spots.map(|at| edge(at).times(0.72))
}
