//! From a few hexes that somebody points at to the track of a route: the shortest way from each to the next.

use std::collections::VecDeque;

use rules::geometry::Edge;
use rules::title::{Colour, StopKind, TrackEnd};
use rules::train::TrackPiece;
use rules::{CompanyId, Game, HexId, View};

/// More than any route goes through by hand.
pub const MOST_HEXES: usize = 60;

/// A place that a route goes through: a hex, and which stop of it where there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Through {
    /// The hex.
    pub hex: HexId,
    /// The stop; any where nothing is said.
    pub stop: Option<u8>,
}

/// How far a route came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traced {
    /// Its track.
    pub track: Vec<TrackPiece>,
    /// How many of the places it goes through; no track leads on to the next.
    pub reached: usize,
}

/// The track through these places, in their order, over nothing twice; as far as there is some.
pub fn trace(game: &Game, company: CompanyId, through: &[Through]) -> Traced {
    let ways = Ways { view: game.view(), company };
    let nowhere = Traced { track: Vec::new(), reached: 0 };
    let Some((first, rest)) = through[..through.len().min(MOST_HEXES)].split_first() else { return nowhere };
    let starts: Vec<Path> = ways.stops_at(*first).map(|stop| Path::from(first.hex, stop)).collect();
    // Of several stops on a hex the one that is nearest to where it goes.
    let nearest = |goal: &Through| {
        let far = |start: &&Path| ways.leg(start, *goal).map_or(usize::MAX, |leg| leg.track.len());
        starts.iter().min_by_key(far)
    };
    let Some(start) = rest.first().and_then(nearest).or(starts.first()) else { return nowhere };
    let (mut path, mut reached) = (start.clone(), 1);
    for &goal in rest {
        let Some(longer) = ways.leg(&path, goal) else { break };
        (path, reached) = (longer, reached + 1);
    }
    Traced { track: path.track, reached }
}

/// Where a route can go on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// A stop of a hex.
    Stop(HexId, u8),
    /// The side of a hex by which it comes in.
    Side(HexId, Edge),
}

/// A route so far.
#[derive(Clone, Debug)]
struct Path {
    at: At,
    track: Vec<TrackPiece>,
    /// The stops and the hex sides that it has come to, and the sides as seen from where it came.
    used: Vec<At>,
}

impl Path {
    fn from(hex: HexId, stop: u8) -> Path {
        let at = At::Stop(hex, stop);
        Path { at, track: Vec::new(), used: vec![at] }
    }
}

/// The map as a company's routes go over it.
struct Ways<'a> {
    view: View<'a>,
    company: CompanyId,
}

impl Ways<'_> {
    fn stops_at(&self, place: Through) -> impl Iterator<Item = u8> + use<> {
        let count = self.view.face(place.hex).stops.len() as u8;
        (0..count).filter(move |&stop| place.stop.is_none_or(|asked| asked == stop))
    }

    /// Whether a place is come to: one of its stops, or where it has none, the hex.
    fn is_there(&self, at: At, goal: Through) -> bool {
        match at {
            At::Stop(hex, stop) => hex == goal.hex && goal.stop.is_none_or(|asked| asked == stop),
            At::Side(hex, _) => hex == goal.hex && self.stops_at(goal).next().is_none(),
        }
    }

    /// Whether a route may go on from there; it ends at red places, at ports and where all places are others'.
    fn may_pass(&self, at: At) -> bool {
        let At::Stop(hex, stop) = at else { return true };
        let face = self.view.face(hex);
        let kind = face.stops[usize::from(stop)].kind;
        let is_end = matches!(kind, StopKind::OffMap | StopKind::Port)
            || face.colour == Colour::Red && matches!(kind, StopKind::City { .. });
        !is_end && self.view.may_pass(self.company, hex, stop)
    }

    /// The path with each piece of track that leads on from its end, unless that would use something twice.
    fn longer(&self, path: &Path) -> Vec<Path> {
        let (hex, from) = match path.at {
            At::Stop(hex, stop) => (hex, TrackEnd::Stop(stop)),
            At::Side(hex, edge) => (hex, TrackEnd::Edge(edge)),
        };
        let mut found = Vec::new();
        for (index, piece) in self.view.face(hex).track.iter().enumerate() {
            let ends = [TrackEnd::Edge(piece.edge), piece.to];
            let to = match ends {
                [one, other] if one == from => other,
                [one, other] if other == from => one,
                _ => continue,
            };
            let (at, near) = match to {
                TrackEnd::Stop(stop) => (At::Stop(hex, stop), None),
                TrackEnd::Edge(edge) => {
                    let Some(next) = self.view.title.hex(hex).neighbours[usize::from(edge.0)] else {
                        continue;
                    };
                    (At::Side(next, edge.opposite()), Some(At::Side(hex, edge)))
                }
            };
            if path.used.contains(&at) || near.is_some_and(|near| path.used.contains(&near)) {
                continue;
            }
            let mut longer = path.clone();
            longer.track.push(TrackPiece { hex, piece: index as u8 });
            longer.used.push(at);
            longer.used.extend(near);
            longer.at = at;
            found.push(longer);
        }
        found
    }

    /// The shortest way on to a place, over nothing that the path has used. What was come to once is not tried by a longer way.
    fn leg(&self, path: &Path, goal: Through) -> Option<Path> {
        if !path.track.is_empty() && !self.may_pass(path.at) {
            return None;
        }
        let mut seen = vec![path.at];
        let mut open = VecDeque::from([path.clone()]);
        while let Some(path) = open.pop_front() {
            for longer in self.longer(&path) {
                if self.is_there(longer.at, goal) {
                    return Some(longer);
                }
                if self.may_pass(longer.at) && !seen.contains(&longer.at) {
                    seen.push(longer.at);
                    open.push_back(longer);
                }
            }
        }
        None
    }
}
