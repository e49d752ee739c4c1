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

/// The same in a corner, and the room with which a spot is narrow.
const CORNER: f64 = 38.0;
const NARROW: f64 = 9.0;

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

/// The middles of all stops, from the centre of the hex.
pub fn stops(face: &Face) -> Vec<Point> {
    if let [only] = &face.stops[..] {
        let exits: Vec<Edge> = face.exits_of(0).iter().collect();
        return vec![match exits[..] {
            [a, b] if !only.is_city() => edge(a).plus(edge(b)).times(0.25),
            _ => Point::ORIGIN,
        }];
    }
    if face.cities() > 0 { apart(face) } else { spread(face) }
}

/// Between two stops of a hex, and between a stop and the edge: so much of their track is seen.
const GAP: f64 = 4.0;

/// The middles of several stops with a city among them: they lie towards their exits, moved apart where they would look like one.
fn apart(face: &Face) -> Vec<Point> {
    let mut middles = spread(face);
    let slots: Vec<Vec<Point>> = face.stops.iter().map(|stop| places(stop.slots())).collect();
    let radius = |index: usize| if face.stops[index].is_city() { PLACE } else { TOWN };
    const STEPS: usize = 40;
    for _ in 0..STEPS {
        let mut moved = false;
        for one in 0..middles.len() {
            for other in 0..one {
                let (way, away) = nearest((middles[one], &slots[one]), (middles[other], &slots[other]));
                let missing = radius(one) + radius(other) + GAP - away;
                if missing > 0.1 {
                    let step = way.times(missing / 2.0 / away.max(0.1));
                    (middles[one], middles[other]) = (middles[one].minus(step), middles[other].plus(step));
                    moved = true;
                }
            }
        }
        for (index, middle) in middles.iter_mut().enumerate() {
            for slot in &slots[index] {
                *middle = middle.minus(beyond(middle.plus(*slot), radius(index) + GAP));
            }
        }
        if !moved {
            break;
        }
    }
    middles
}

/// The way between the places of two stops that are nearest to each other, and how long it is.
fn nearest((one, mine): (Point, &[Point]), (other, theirs): (Point, &[Point])) -> (Point, f64) {
    let ways = mine.iter().flat_map(|from| theirs.iter().map(|to| other.plus(*to).minus(one.plus(*from))));
    let ways = ways.map(|way| (way, way.length()));
    ways.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((Point::ORIGIN, f64::INFINITY))
}

/// How far something round reaches beyond the edges of its hex.
fn beyond(at: Point, radius: f64) -> Point {
    (0..6).map(|side| edge(Edge(side))).fold(Point::ORIGIN, |sum, side| {
        let outwards = side.times(1.0 / side.length());
        let over = at.x * outwards.x + at.y * outwards.y + radius - side.length();
        if over > 0.0 { sum.plus(outwards.times(over)) } else { sum }
    })
}

/// The middles of several stops, as their exits would have them.
fn spread(face: &Face) -> Vec<Point> {
    (0..face.stops.len()).map(|index| towards_exits(face, index as u8)).collect()
}

/// The middle of one of several stops, as its exits would have it.
fn towards_exits(face: &Face, index: u8) -> Point {
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

/// Where a piece of track begins, bends and ends on a face with such stops.
fn ends(stops: &[Point], piece: &Piece) -> (Point, Point, Point) {
    let from = edge(piece.edge);
    match piece.to {
        TrackEnd::Edge(other) => (from, Point::ORIGIN, edge(other)),
        TrackEnd::Stop(index) => (from, from.times(0.5), stops[usize::from(index)]),
    }
}

/// The line of a piece of track, from its edge, on a face with such stops.
pub fn line(stops: &[Point], piece: &Piece) -> String {
    let (from, bend, to) = ends(stops, piece);
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

/// The middle of each place of a city, from the centre of its hex.
pub fn places_of(face: &Face, city: usize) -> Vec<Point> {
    let middle = stops(face)[city];
    places(face.stops[city].slots()).into_iter().map(|place| middle.plus(place)).collect()
}

/// Spots for value and label of a face, the one with the most room first: away from track, stops, the name above the middle,
/// and each other.
pub fn free_spots(face: &Face) -> [Point; 2] {
    let middles = stops(face);
    let mut taken: Vec<(Point, f64)> = face.track.iter().flat_map(|piece| along(&middles, piece)).collect();
    for (printed, middle) in face.stops.iter().zip(&middles) {
        let radius = if printed.is_city() { PLACE } else { TOWN };
        taken.extend(places(printed.slots()).into_iter().map(|place| (middle.plus(place), radius)));
    }
    // The name.
    taken.extend([-30.0, -15.0, 0.0, 15.0, 30.0].map(|x| (Point::new(x, -24.0), 8.0)));
    [(); 2].map(|()| {
        let around = roomiest((0..12).map(|hour| towards(hour, SPOT)), &taken);
        // Where all of these are narrow, the corners have room further out, and several cities may have some among them.
        let others = (0..6).map(|corner| towards(2 * corner + 1, CORNER)).chain([Point::ORIGIN, around.0]);
        let best = if around.1 < NARROW { roomiest(others, &taken) } else { around };
        taken.push((best.0, PLACE));
        best.0
    })
}

/// A point so far from the middle, in the direction of an hour of a clock that begins in the east.
fn towards(hour: u8, away: f64) -> Point {
    let angle = std::f64::consts::TAU * f64::from(hour) / 12.0;
    Point::new(angle.cos(), angle.sin()).times(away)
}

/// The spot that is furthest from what is taken, and how far; the last of those that are equal.
fn roomiest(spots: impl Iterator<Item = Point>, taken: &[(Point, f64)]) -> (Point, f64) {
    let room = |spot: Point| {
        taken.iter().map(|&(at, radius)| spot.minus(at).length() - radius).fold(f64::INFINITY, f64::min)
    };
    let spots = spots.map(|spot| (spot, room(spot)));
    spots.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((Point::ORIGIN, 0.0))
}

/// Points along a piece of track, with half its width, on a face with such stops.
pub fn along(stops: &[Point], piece: &Piece) -> Vec<(Point, f64)> {
    let (from, bend, to) = ends(stops, piece);
    let point = |part: f64| {
        let rest = 1.0 - part;
        from.times(rest * rest).plus(bend.times(2.0 * rest * part)).plus(to.times(part * part))
    };
    (0..=8).map(|step| (point(f64::from(step) / 8.0), 4.0)).collect()
}

#[cfg(test)]
mod tests {
    use rules::geometry::Rotation;
    use rules::title::embedded;

    use super::*;

    /// Cities of Praha lay on each other and looked like one, and their track was hidden.
    #[test]
    fn cities_of_one_tile_lie_apart_and_within_it() {
        const SEEN: f64 = 2.0;
        let mut several = 0;
        for id in embedded::ids() {
            let title = embedded::title(id).expect("it is built in");
            for tile in &title.tiles {
                for rotation in Rotation::ALL {
                    let face = tile.face(rotation);
                    if face.stops.len() < 2 || face.cities() == 0 {
                        continue;
                    }
                    several += 1;
                    let slots = |index: usize| places(face.stops[index].slots());
                    let radius = |index: usize| if face.stops[index].is_city() { PLACE } else { TOWN };
                    let middles = stops(face);
                    for one in 0..face.stops.len() {
                        let at = middles[one];
                        for slot in slots(one) {
                            let out = beyond(at.plus(slot), radius(one)).length();
                            assert_eq!(out, 0.0, "{id}, {}: it reaches beyond the edge", tile.name);
                        }
                        for (other, middle) in middles[..one].iter().enumerate() {
                            let there = (*middle, &slots(other)[..]);
                            let (_, away) = nearest((at, &slots(one)), there);
                            let between = away - radius(one) - radius(other);
                            assert!(between >= SEEN, "{id}, {}: {between}", tile.name);
                        }
                    }
                }
            }
        }
        assert!(several > 50, "{several}");
    }
}
