//! What a company reaches by track from its stations: over any number of stops, not beyond cities that others fill, and never
//! over a hex side twice (R-OR-TRK-04, R-STA-05, R-36-TRK-03).
//!
//! The shortest way to each spot is looked for first. Where it would use track twice and somebody wants to know, all other
//! ways are tried one after the other, as long as the work allows.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use rules::geometry::Edge;
use rules::title::TrackEnd;
use rules::{CompanyId, HexId};

use super::Ground;
use super::sides::{SideNumbers, Sides};

/// Steps after which the search for another way is given up.
const MOST_STEPS: usize = 5_000;

/// Where a trace can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// In a stop, having come in over this edge; without one it begins here.
    Stop(HexId, u8, Option<Edge>),
    /// At this edge of the hex, on the way out.
    Leaving(HexId, Edge),
}

/// What a company reaches.
pub struct Trace {
    /// All spots that track leads to, with those that follow on each and the hex side that it uses.
    numbers: BTreeMap<Spot, usize>,
    next: Vec<Vec<usize>>,
    side: Vec<Option<usize>>,
    starts: usize,
    /// Whether the shortest way uses no track twice.
    sure: Vec<bool>,
    /// What was found out about the others.
    found: RefCell<BTreeMap<usize, bool>>,
    unsure: Cell<bool>,
}

impl Trace {
    /// Whether the trace comes to this stop.
    pub fn comes_to(&self, hex: HexId, stop: u8) -> bool {
        let entries = [None].into_iter().chain(Edge::ALL.map(Some));
        self.is_at_any(entries.map(|edge| Spot::Stop(hex, stop, edge)))
    }

    /// Whether the trace arrives at this edge of the hex from outside.
    pub fn arrives(&self, ground: Ground, hex: HexId, edge: Edge) -> bool {
        self.arrives_at_any(ground, hex, [edge])
    }

    /// Whether the trace arrives at any of these edges of the hex from outside.
    pub fn arrives_at_any(&self, ground: Ground, hex: HexId, edges: impl IntoIterator<Item = Edge>) -> bool {
        let outside = edges.into_iter().filter_map(|edge| ground.across(hex, edge));
        self.is_at_any(outside.map(|(there, back)| Spot::Leaving(there, back)))
    }

    /// Whether the trace enters this piece of track of the hex, from either end.
    pub fn enters(&self, ground: Ground, hex: HexId, piece: usize) -> bool {
        let piece = ground.face(hex).track[piece];
        match piece.to {
            TrackEnd::Edge(edge) => self.arrives_at_any(ground, hex, [piece.edge, edge]),
            TrackEnd::Stop(_) => {
                self.is_at_any([Spot::Leaving(hex, piece.edge)]) || self.arrives(ground, hex, piece.edge)
            }
        }
    }

    /// Whether some answer was too much work; it was taken for a no.
    pub fn was_unsure(&self) -> bool {
        self.unsure.get()
    }

    /// Whether the trace comes to one of these spots; those that are doubtful are looked at last.
    fn is_at_any(&self, spots: impl IntoIterator<Item = Spot>) -> bool {
        let known = spots.into_iter().filter_map(|spot| self.numbers.get(&spot).copied());
        let (sure, doubtful): (Vec<usize>, Vec<usize>) = known.partition(|&spot| self.sure[spot]);
        !sure.is_empty() || doubtful.into_iter().any(|spot| self.finds_another_way(spot))
    }

    /// Tries all ways to a spot.
    fn finds_another_way(&self, target: usize) -> bool {
        if let Some(&found) = self.found.borrow().get(&target) {
            return found;
        }
        let mut steps = 0;
        let mut found = Some(false);
        for start in 0..self.starts {
            found = self.search(start, target, Sides::default(), &mut steps);
            if found != Some(false) {
                break;
            }
        }
        if found.is_none() {
            self.unsure.set(true);
        }
        let found = found == Some(true);
        self.found.borrow_mut().insert(target, found);
        found
    }

    /// Goes on from a spot in every way that could still lead to the target; `None` when that is too much work.
    fn search(&self, at: usize, target: usize, used: Sides, steps: &mut usize) -> Option<bool> {
        *steps += 1;
        if *steps > MOST_STEPS {
            return None;
        }
        if at == target {
            return Some(true);
        }
        if !self.could_lead(at, target, &used) {
            return Some(false);
        }
        for &next in &self.next[at] {
            let now = match self.side[next] {
                Some(side) if used.has(side) => continue,
                Some(side) => used.with(side),
                None => used,
            };
            if self.search(next, target, now, steps)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether track that is not used yet leads to the target, if it could be used more than once.
    fn could_lead(&self, at: usize, target: usize, used: &Sides) -> bool {
        let mut seen = vec![false; self.next.len()];
        let mut open = vec![at];
        seen[at] = true;
        while let Some(spot) = open.pop() {
            for &next in &self.next[spot] {
                let is_free = self.side[next].is_none_or(|side| !used.has(side));
                if is_free && !seen[next] {
                    if next == target {
                        return true;
                    }
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        false
    }
}

/// Traces from all stations of the company.
pub fn trace(ground: Ground, numbers: &SideNumbers, company: CompanyId) -> Trace {
    let own = ground.board.markers.iter().filter(|marker| marker.company == company);
    let starts: Vec<Spot> =
        own.filter_map(|marker| Some(Spot::Stop(marker.hex, marker.city?, None))).collect();
    trace_from(ground, numbers, company, &starts)
}

/// Traces for the company from these spots.
pub fn trace_from(ground: Ground, sides: &SideNumbers, company: CompanyId, starts: &[Spot]) -> Trace {
    let mut spots = starts.to_vec();
    let mut numbers: BTreeMap<Spot, usize> = spots.iter().enumerate().map(|(at, &spot)| (spot, at)).collect();
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut came_from: Vec<Option<usize>> = vec![None; spots.len()];
    // The list of spots is the queue: the ways found first are the shortest.
    while next.len() < spots.len() {
        let here = next.len();
        let mut follow = Vec::new();
        for spot in goes_on_to(ground, company, spots[here]) {
            let number = *numbers.entry(spot).or_insert_with(|| {
                spots.push(spot);
                came_from.push(Some(here));
                spots.len() - 1
            });
            follow.push(number);
        }
        next.push(follow);
    }
    let side_of = |spot: &Spot| match *spot {
        Spot::Leaving(hex, edge) => Some(sides.number(hex, edge)),
        Spot::Stop(..) => None,
    };
    let side: Vec<Option<usize>> = spots.iter().map(side_of).collect();
    let sure = (0..spots.len()).map(|spot| uses_no_track_twice(&came_from, &side, spot)).collect();
    let (found, unsure) = (RefCell::default(), Cell::new(false));
    Trace { numbers, next, side, starts: starts.len(), sure, found, unsure }
}

/// Where a trace can go on to, without a look back but for turning round on the spot.
fn goes_on_to(ground: Ground, company: CompanyId, spot: Spot) -> Vec<Spot> {
    match spot {
        Spot::Stop(hex, stop, came) => {
            if came.is_some() && ground.stops_here(company, hex, stop) {
                return Vec::new();
            }
            let track = ground.face(hex).track.iter();
            track
                .filter(|piece| piece.to == TrackEnd::Stop(stop) && Some(piece.edge) != came)
                .map(|piece| Spot::Leaving(hex, piece.edge))
                .collect()
        }
        Spot::Leaving(hex, edge) => {
            let Some((there, entry)) = ground.across(hex, edge) else { return Vec::new() };
            let mut next = Vec::new();
            for piece in &ground.face(there).track {
                match piece.to {
                    TrackEnd::Edge(other) if piece.edge == entry => next.push(Spot::Leaving(there, other)),
                    TrackEnd::Edge(other) if other == entry => next.push(Spot::Leaving(there, piece.edge)),
                    TrackEnd::Stop(stop) if piece.edge == entry => {
                        next.push(Spot::Stop(there, stop, Some(entry)));
                    }
                    _ => {}
                }
            }
            next
        }
    }
}

fn uses_no_track_twice(came_from: &[Option<usize>], side: &[Option<usize>], spot: usize) -> bool {
    let mut used = Sides::default();
    let mut at = Some(spot);
    while let Some(here) = at {
        if let Some(side) = side[here] {
            if used.has(side) {
                return false;
            }
            used = used.with(side);
        }
        at = came_from[here];
    }
    true
}
