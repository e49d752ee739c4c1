//! What a company reaches by track from its stations: over any number of stops, not beyond cities that others fill, and never
//! over a hex side twice (R-OR-TRK-04, R-STA-05, R-36-TRK-03).
//!
//! The shortest way to a spot is looked for first. Where it would use track twice, all other ways are tried one after the
//! other, as long as the work allows.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rules::geometry::Edge;
use rules::title::TrackEnd;
use rules::{CompanyId, HexId};

use super::Ground;
use super::sides::{SideNumbers, Sides};

/// Steps after which the search for another way is given up.
const MOST_STEPS: usize = 200_000;

/// Where a trace can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// In a stop, having come in over this edge; without one it begins here.
    Stop(HexId, u8, Option<Edge>),
    /// At this edge of the hex, on the way out.
    Leaving(HexId, Edge),
}

/// What a company reaches.
#[derive(Default)]
pub struct Trace {
    spots: BTreeSet<Spot>,
    /// Some spot may or may not be reached: to find out was too much work.
    pub unsure: bool,
}

impl Trace {
    /// Whether the trace comes to this stop.
    pub fn comes_to(&self, hex: HexId, stop: u8) -> bool {
        let in_it = |edge| self.spots.contains(&Spot::Stop(hex, stop, edge));
        in_it(None) || Edge::ALL.into_iter().any(|edge| in_it(Some(edge)))
    }

    /// Whether the trace arrives at this edge of the hex from outside.
    pub fn arrives(&self, ground: Ground, hex: HexId, edge: Edge) -> bool {
        ground.across(hex, edge).is_some_and(|(there, back)| self.spots.contains(&Spot::Leaving(there, back)))
    }

    /// Whether the trace enters this piece of track of the hex, from either end.
    pub fn enters(&self, ground: Ground, hex: HexId, piece: usize) -> bool {
        let piece = ground.face(hex).track[piece];
        if self.arrives(ground, hex, piece.edge) {
            return true;
        }
        match piece.to {
            TrackEnd::Edge(edge) => self.arrives(ground, hex, edge),
            TrackEnd::Stop(_) => self.spots.contains(&Spot::Leaving(hex, piece.edge)),
        }
    }

    /// Whether the trace enters any track of the hex.
    pub fn touches(&self, ground: Ground, hex: HexId) -> bool {
        (0..ground.face(hex).track.len()).any(|piece| self.enters(ground, hex, piece))
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
pub fn trace_from(ground: Ground, numbers: &SideNumbers, company: CompanyId, starts: &[Spot]) -> Trace {
    let tracer = Tracer { ground, numbers, company };
    let mut came_from: BTreeMap<Spot, Option<Spot>> = starts.iter().map(|&start| (start, None)).collect();
    let mut queue: VecDeque<Spot> = starts.iter().copied().collect();
    while let Some(spot) = queue.pop_front() {
        for next in tracer.next(spot) {
            if let std::collections::btree_map::Entry::Vacant(entry) = came_from.entry(next) {
                entry.insert(Some(spot));
                queue.push_back(next);
            }
        }
    }
    let mut trace = Trace::default();
    for &spot in came_from.keys() {
        if tracer.uses_no_track_twice(&came_from, spot) {
            trace.spots.insert(spot);
            continue;
        }
        match tracer.finds_another_way(&came_from, starts, spot) {
            Some(true) => {
                trace.spots.insert(spot);
            }
            Some(false) => {}
            None => trace.unsure = true,
        }
    }
    trace
}

struct Tracer<'a> {
    ground: Ground<'a>,
    numbers: &'a SideNumbers,
    company: CompanyId,
}

impl Tracer<'_> {
    /// Where a trace can go on to, without a look back but for turning round on the spot.
    fn next(&self, spot: Spot) -> Vec<Spot> {
        match spot {
            Spot::Stop(hex, stop, came) => {
                if came.is_some() && self.ground.stops_here(self.company, hex, stop) {
                    return Vec::new();
                }
                let track = self.ground.face(hex).track.iter();
                track
                    .filter(|piece| piece.to == TrackEnd::Stop(stop) && Some(piece.edge) != came)
                    .map(|piece| Spot::Leaving(hex, piece.edge))
                    .collect()
            }
            Spot::Leaving(hex, edge) => {
                let Some((there, entry)) = self.ground.across(hex, edge) else { return Vec::new() };
                let mut next = Vec::new();
                for piece in &self.ground.face(there).track {
                    match piece.to {
                        TrackEnd::Edge(other) if piece.edge == entry => {
                            next.push(Spot::Leaving(there, other))
                        }
                        TrackEnd::Edge(other) if other == entry => {
                            next.push(Spot::Leaving(there, piece.edge));
                        }
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

    fn side(&self, spot: Spot) -> Option<usize> {
        match spot {
            Spot::Leaving(hex, edge) => Some(self.numbers.number(hex, edge)),
            Spot::Stop(..) => None,
        }
    }

    fn uses_no_track_twice(&self, came_from: &BTreeMap<Spot, Option<Spot>>, spot: Spot) -> bool {
        let mut used = Sides::default();
        let mut at = Some(spot);
        while let Some(here) = at {
            if let Some(side) = self.side(here) {
                if used.has(side) {
                    return false;
                }
                used = used.with(side);
            }
            at = came_from[&here];
        }
        true
    }

    /// Tries all ways to the spot; `None` when that is too much work.
    fn finds_another_way(
        &self,
        reached: &BTreeMap<Spot, Option<Spot>>,
        starts: &[Spot],
        target: Spot,
    ) -> Option<bool> {
        let leads_there = self.leads_to(reached, target);
        let mut steps = 0;
        for &start in starts {
            if self.search(start, target, Sides::default(), &leads_there, &mut steps)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// All spots from which the target can be reached if track is used twice.
    fn leads_to(&self, reached: &BTreeMap<Spot, Option<Spot>>, target: Spot) -> BTreeSet<Spot> {
        let mut leads = BTreeSet::from([target]);
        loop {
            let more: Vec<Spot> = reached
                .keys()
                .filter(|&&spot| !leads.contains(&spot))
                .filter(|&&spot| self.next(spot).iter().any(|next| leads.contains(next)))
                .copied()
                .collect();
            if more.is_empty() {
                return leads;
            }
            leads.extend(more);
        }
    }

    fn search(
        &self,
        at: Spot,
        target: Spot,
        used: Sides,
        leads_there: &BTreeSet<Spot>,
        steps: &mut usize,
    ) -> Option<bool> {
        *steps += 1;
        if *steps > MOST_STEPS {
            return None;
        }
        if at == target {
            return Some(true);
        }
        for next in self.next(at) {
            if !leads_there.contains(&next) {
                continue;
            }
            let mut now_used = used;
            if let Some(side) = self.side(next) {
                if used.has(side) {
                    continue;
                }
                now_used = used.with(side);
            }
            if self.search(next, target, now_used, leads_there, steps)? {
                return Some(true);
            }
        }
        Some(false)
    }
}
