//! Room in a hex: what is said about it has a place of its own, beside track, cities, names and each other.

use std::sync::LazyLock;

use rules::geometry::Edge;
use rules::title::Face;

use crate::layout::{HALF_WIDTH, PLACE, RADIUS, TOWN, along, edge, places, stops};
use crate::svg::Point;

/// A rectangle around its middle, from the centre of the hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub middle: Point,
    /// Half its width and half its height.
    pub half: Point,
}

impl Area {
    pub fn new(middle: Point, width: f64, height: f64) -> Area {
        Area { middle, half: Point::new(width / 2.0, height / 2.0) }
    }

    /// How much of it another one covers.
    pub fn shared(self, other: Area) -> f64 {
        let along = |apart: f64, halves: f64, least: f64| (halves - apart.abs()).clamp(0.0, 2.0 * least);
        let (one, two) = (self.half, other.half);
        let apart = self.middle.minus(other.middle);
        along(apart.x, one.x + two.x, one.x.min(two.x)) * along(apart.y, one.y + two.y, one.y.min(two.y))
    }

    /// How far a point is from it.
    pub fn away(self, at: Point) -> f64 {
        let away = self.middle.minus(at);
        Point::new((away.x.abs() - self.half.x).max(0.0), (away.y.abs() - self.half.y).max(0.0)).length()
    }

    /// How deep it reaches into something round.
    pub fn within(self, at: Point, radius: f64) -> f64 {
        (radius - self.away(at)).max(0.0)
    }

    /// How far it sticks out of the hex.
    pub fn outside(self) -> f64 {
        let (x, y) = (self.middle.x.abs() + self.half.x, self.middle.y.abs() + self.half.y);
        let over = |reach: f64, bound: f64| (reach - (bound - EDGE)).max(0.0);
        over(x, HALF_WIDTH) + over(y + x * RADIUS / 2.0 / HALF_WIDTH, RADIUS)
    }
}

/// So far from the edge of the hex all stays.
const EDGE: f64 = 1.5;
/// What it costs to cover a unit of what is there, to stick out by one, and to move by one.
const SAID: f64 = 6.0;
const CITY: f64 = 4.0;
/// What it costs a name to reach one deep into something round, and to cover a unit of what is said.
const CUT: f64 = 200.0;
const HIDDEN: f64 = 25.0;
/// The line around something round.
const RIM: f64 = 0.8;
const OUT: f64 = 60.0;
const AWAY: f64 = 0.5;
/// By how much nearer to what is meant it is plain, and where nothing is near any more.
const CLEARLY: f64 = 6.0;
const FAR: f64 = 200.0;
/// What it costs to be nearer by one to something else than that.
const MISTAKEN: f64 = 12.0;

/// How much a place for something suffers from track that it covers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Over {
    /// A name has a casing, and must stand somewhere.
    Name,
    /// Letters without ground are hard to read there.
    Bare,
    /// A plaque can, but hides it.
    Plaque,
    /// What is said about a route may stand on it.
    Route,
}

impl Over {
    fn cost(self) -> f64 {
        match self {
            Over::Name => 0.8,
            Over::Bare => 0.5,
            Over::Plaque => 0.3,
            Over::Route => 0.06,
        }
    }
}

/// What something is said about, and what it could be taken for when it stands nearer to that: the points of both.
#[derive(Clone, Debug, Default)]
pub struct Meant {
    pub own: Vec<Point>,
    pub others: Vec<Point>,
}

impl Meant {
    /// How much nearer it is to its own than to the others; all is nearer than nothing.
    pub fn clearly(&self, area: Area) -> f64 {
        let nearest = |points: &[Point]| points.iter().map(|&at| area.away(at)).fold(FAR, f64::min);
        nearest(&self.others) - nearest(&self.own)
    }

    /// What it costs to be taken for something else.
    fn mistaken(&self, area: Area) -> f64 {
        if self.own.is_empty() || self.others.is_empty() {
            return 0.0;
        }
        MISTAKEN * (CLEARLY - self.clearly(area)).max(0.0)
    }
}

/// Steps from where something would like to be, the nearest first.
static STEPS: LazyLock<Vec<(f64, Point)>> = LazyLock::new(|| {
    const STEP: f64 = 2.0;
    let steps = || (-36..=36).map(|step| f64::from(step) * STEP);
    let mut all: Vec<(f64, Point)> = steps()
        .flat_map(|x| steps().map(move |y| Point::new(x, y)))
        .map(|step| (step.length(), step))
        .collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all
});

/// What lies in a hex.
#[derive(Clone, Debug, Default)]
pub struct Room {
    track: Vec<Area>,
    round: Vec<(Point, f64)>,
    taken: Vec<(Area, f64)>,
}

impl Room {
    /// That of a face with its track, cities and towns.
    pub fn of(face: &Face) -> Room {
        let middles = stops(face);
        let points = face.track.iter().flat_map(|piece| along(&middles, piece));
        let track = points.map(|(at, half)| Area::new(at, 2.0 * half + 2.0, 2.0 * half + 2.0)).collect();
        let mut room = Room { track, ..Room::default() };
        for (printed, middle) in face.stops.iter().zip(middles).filter(|(printed, _)| !printed.is_end()) {
            let radius = if printed.is_city() { PLACE } else { TOWN };
            for place in places(printed.slots()) {
                room.circle(middle.plus(place), radius);
            }
        }
        room
    }

    /// A printed stump lies there.
    pub fn stub(&mut self, towards: Edge) {
        let end = edge(towards);
        self.track.extend([0.95, 0.8, 0.65].map(|part| Area::new(end.times(part), 10.0, 10.0)));
    }

    /// A round thing lies there: a little less than the square around it.
    pub fn circle(&mut self, at: Point, radius: f64) {
        self.round.push((at, radius + RIM));
        self.taken.push((Area::new(at, 1.9 * radius, 1.9 * radius), CITY));
    }

    /// Something is said there.
    pub fn take(&mut self, area: Area) {
        self.taken.push((area, SAID));
    }

    /// The name of a neighbour reaches so far.
    pub fn avoid(&mut self, area: Area) {
        let (middle, half) = (area.middle, area.half);
        if middle.x.abs() - half.x < HALF_WIDTH && middle.y.abs() - half.y < RADIUS {
            self.taken.push((area, CITY));
        }
    }

    /// What it costs to cover what lies there. It is asked for thousands of places: what costs as much as the best one yet is not
    /// looked at to its end.
    pub fn covered(&self, area: Area, over: Over, best: f64) -> f64 {
        let mut cost = 0.0;
        for &(other, weight) in &self.taken {
            if cost >= best {
                return cost;
            }
            cost += weight * area.shared(other);
        }
        for &piece in &self.track {
            if cost >= best {
                return cost;
            }
            cost += over.cost() * area.shared(piece);
        }
        cost
    }

    /// What it costs a name to reach into something round and into what is said, however little of it.
    pub fn cut(&self, area: Area) -> f64 {
        let round: f64 = self.round.iter().map(|&(at, radius)| CUT * area.within(at, radius)).sum();
        let said = self.taken.iter().filter(|(_, weight)| *weight == SAID);
        round + said.map(|&(other, _)| HIDDEN * area.shared(other)).sum::<f64>()
    }

    /// Whether track runs under it.
    #[cfg(test)]
    pub fn is_on_track(&self, area: Area) -> bool {
        // The line of track is narrower than the room that it is given.
        const DEEP: f64 = 3.0;
        let inner = Area::new(area.middle, 2.0 * (area.half.x - DEEP), 2.0 * (area.half.y - DEEP));
        self.track.iter().any(|piece| piece.shared(inner) > 0.0)
    }

    /// Pairs of what is said that share room.
    #[cfg(test)]
    pub fn on_each_other(&self) -> Vec<(Area, Area)> {
        let said = self.taken.iter().filter(|(_, weight)| *weight == SAID).map(|&(area, _)| area);
        let said: Vec<Area> = said.collect();
        let pairs = said
            .iter()
            .enumerate()
            .flat_map(|(index, one)| said[index + 1..].iter().map(move |other| (*one, *other)));
        pairs.filter(|(one, other)| one.shared(*other) > 1.0).collect()
    }

    /// The place for something of such a size that covers the least, near a point; it is taken then.
    pub fn settle(&mut self, near: Point, width: f64, height: f64, over: Over) -> Point {
        self.place(near, width, height, over).0
    }

    /// The same, nearer to what it is said about than to anything that it could be taken for.
    pub fn settle_meaning(
        &mut self,
        near: Point,
        (width, height): (f64, f64),
        over: Over,
        meant: &Meant,
    ) -> Point {
        self.cheapest(near, (width, height), over, |area| meant.mistaken(area)).0
    }

    /// The place that covers the least, and what it costs there.
    pub fn place(&mut self, near: Point, width: f64, height: f64, over: Over) -> (Point, f64) {
        self.cheapest(near, (width, height), over, |_| 0.0)
    }

    fn cheapest(
        &mut self,
        near: Point,
        (width, height): (f64, f64),
        over: Over,
        besides: impl Fn(Area) -> f64,
    ) -> (Point, f64) {
        let cost = |area: Area, best: f64| {
            let out = OUT * area.outside();
            let out = if out >= best { out } else { out + besides(area) };
            if out >= best { out } else { out + self.covered(area, over, best - out) }
        };
        let (mut best, mut found) = (f64::INFINITY, near);
        for &(away, step) in STEPS.iter() {
            let away = AWAY * away;
            if away >= best {
                break;
            }
            let at = near.plus(step);
            let cost = away + cost(Area::new(at, width, height), best - away);
            if cost < best {
                (best, found) = (cost, at);
            }
        }
        self.take(Area::new(found, width, height));
        (found, best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_share_what_both_cover() {
        let area = |x: f64, y: f64, width, height| Area::new(Point::new(x, y), width, height);
        let one = area(0.0, 0.0, 10.0, 10.0);
        assert_eq!(one.shared(one), 100.0);
        assert_eq!(one.shared(area(5.0, 5.0, 10.0, 10.0)), 25.0);
        assert_eq!(one.shared(area(10.0, 0.0, 10.0, 10.0)), 0.0, "they touch");
        assert_eq!(one.shared(area(1.0, 1.0, 2.0, 2.0)), 4.0, "one lies within the other");
    }

    #[test]
    fn what_lies_in_the_hex_does_not_stick_out() {
        let area = |x: f64, y: f64| Area::new(Point::new(x, y), 20.0, 14.0);
        assert_eq!(area(0.0, 0.0).outside(), 0.0);
        assert!(area(36.0, 0.0).outside() > 0.0, "beyond the side");
        assert!(area(26.0, 26.0).outside() > 0.0, "beyond a slanting edge");
    }

    #[test]
    fn several_things_that_would_be_at_one_point_lie_apart() {
        let mut room = Room::default();
        let settled: Vec<Area> = (0..6)
            .map(|_| Area::new(room.settle(Point::new(0.0, 20.0), 24.0, 14.0, Over::Plaque), 24.0, 14.0))
            .collect();
        for (index, one) in settled.iter().enumerate() {
            assert_eq!(one.outside(), 0.0, "{one:?}");
            assert!(settled[..index].iter().all(|other| one.shared(*other) == 0.0), "{settled:?}");
        }
    }
}
