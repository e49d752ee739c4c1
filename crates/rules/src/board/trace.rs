//! Tracing from a company's stations: which hex sides and cities its track reaches (VIII.4-6).
//!
//! A trace is a path of any length that starts at a station of the company, crosses no hex side twice (so that it uses no
//! piece of track twice, and a junction belongs to both of its branches, as for trains), does not reverse at junctions,
//! and does not go on through a city full of other companies' stations.
//!
//! The walk goes from hex side to hex side. A breadth-first search finds a trace to nearly everything that can be
//! reached; what it cannot settle is a hex side that was only met by a walk which had used the same side before, in
//! the other direction (a loop beyond a junction). For those, if a stop or a hex side not yet known in any direction could be
//! gained from them, an exact search follows (`pursuit`). Where only the direction is in doubt, it waits until somebody asks
//! (`Reach::also_entered`), since new track seldom depends on it.

mod pursuit;
mod steps;
#[cfg(test)]
mod tests;

use pursuit::Pursuit;
use steps::{Exit, Steps, leaving};

use std::sync::Arc;

use crate::board::Reach;
use crate::board::by_hex::{ByHex, HexSet};
use crate::geometry::{Edge, EdgeSet};
use crate::ids::{CompanyId, HexId};
use crate::title::StopSet;
use crate::view::View;

impl View<'_> {
    /// What the company's track reaches.
    pub fn reach(self, company: CompanyId) -> Arc<Reach> {
        self.traced.reach(company, &self.state.board, || Reach::of(self, company))
    }
}

impl Reach {
    /// Traces from all stations of the company.
    pub fn of(view: View<'_>, company: CompanyId) -> Reach {
        let stations = view.state.markers_of(company).map(|marker| marker.hex).collect();
        Search::of(view, company).reach(stations)
    }

    /// Whether a trace leads from a city of one hex to track of another, whoever has stations in the way: neither they nor red
    /// places interrupt it, ports do (R-36-PAR-07; the latter as in the games of the public engine).
    pub(crate) fn joins(view: View<'_>, from: HexId, to: HexId) -> bool {
        if !leads_on(view, from) || !leads_on(view, to) {
            return false;
        }
        let starts = (0..view.face(from).cities() as u8).map(|city| (from, city)).collect();
        let mut search = Search::new(view, starts);
        search.steps.passes_red_places = true;
        search.breadth_first();
        let exits = view.face(to).exits();
        let is_there = |entered: EdgeSet| entered.meets(exits);
        if is_there(search.entered[to]) || search.doubtful.is_empty() {
            return is_there(search.entered[to]);
        }
        // Mostly even a walk that may use everything twice does not lead there.
        if !is_there(search.anywhere()[to]) {
            return false;
        }
        search.settle_doubts();
        is_there(search.entered[to])
    }

    /// Those of the doubted edges at which a trace of the company comes in, by an exact search.
    pub(crate) fn also_entered(&self, view: View<'_>, company: CompanyId, hex: HexId) -> EdgeSet {
        let search = Search::of(view, company);
        let mut entered = EdgeSet::NONE;
        for edge in self.doubted(hex).iter() {
            let leaving = view.title.hex(hex).neighbours[usize::from(edge.0)];
            let exit = leaving.map(|hex| Exit { hex, edge: edge.opposite() });
            if exit.is_some_and(|exit| search.exact_trace(exit).is_some()) {
                entered.insert(edge);
            }
        }
        entered
    }
}

/// Whether any track of the hex goes on beyond one of its edges.
fn leads_on(view: View<'_>, hex: HexId) -> bool {
    view.face(hex).exits().iter().any(|edge| {
        let next = view.title.hex(hex).neighbours[usize::from(edge.0)];
        next.is_some_and(|next| view.face(next).exits().contains(edge.opposite()))
    })
}

/// A step of a trace, with the step before it.
struct Link {
    exit: Exit,
    before: Option<u16>,
}

struct Search<'a> {
    steps: Steps<'a>,
    /// The cities where it starts.
    from: Vec<(HexId, u8)>,
    links: Vec<Link>,
    /// By hex: the edges over which a trace leaves.
    found: ByHex<EdgeSet>,
    doubtful: Vec<Exit>,
    entered: ByHex<EdgeSet>,
    /// Edges behind doubts that were not settled.
    doubted: ByHex<EdgeSet>,
    stops: ByHex<StopSet>,
    touched: HexSet,
}

impl<'a> Search<'a> {
    /// From all stations of the company, and not through cities that are full of others'.
    fn of(view: View<'a>, company: CompanyId) -> Self {
        let stations = view.state.markers_of(company);
        let starts = stations.filter_map(|marker| marker.city.map(|city| (marker.hex, city))).collect();
        let mut search = Search::new(view, starts);
        search.steps.close_full_cities(company);
        search
    }

    fn new(view: View<'a>, from: Vec<(HexId, u8)>) -> Self {
        Search {
            steps: Steps::new(view),
            from,
            links: Vec::with_capacity(128),
            found: ByHex::default(),
            doubtful: Vec::new(),
            entered: ByHex::default(),
            doubted: ByHex::default(),
            stops: ByHex::default(),
            touched: HexSet::default(),
        }
    }

    fn reach(mut self, stations: HexSet) -> Reach {
        self.breadth_first();
        self.settle_doubts();
        let Search { entered, doubted, stops, mut touched, .. } = self;
        touched.extend(stations.iter());
        Reach { entered, doubted, stops, touched, stations }
    }

    /// The exits from where it starts.
    fn starts(&self) -> impl Iterator<Item = Exit> + use<'_> {
        self.from.iter().flat_map(|&(hex, city)| leaving(hex, self.steps.view.face(hex).exits_of(city)))
    }

    fn breadth_first(&mut self) {
        for place in 0..self.from.len() {
            let (hex, city) = self.from[place];
            self.stops[hex].insert(city);
            self.touched.insert(hex);
            for start in leaving(hex, self.steps.view.face(hex).exits_of(city)) {
                self.leave(start, None);
            }
        }
        self.continue_from(0);
    }

    fn continue_from(&mut self, mut next: usize) {
        while next < self.links.len() {
            if let Some((hex, edge)) = self.steps.across(self.links[next].exit) {
                self.entered[hex].insert(edge);
                self.touched.insert(hex);
                let face = self.steps.view.face(hex);
                let onward = face.onward(edge);
                self.stops[hex] = self.stops[hex].with(onward.stops);
                let fresh = self.steps.exits_onward(hex, face, onward, edge).without(self.found[hex]);
                for further in leaving(hex, fresh) {
                    self.leave(further, Some(next as u16));
                }
            }
            next += 1;
        }
    }

    fn is_found(&self, exit: Exit) -> bool {
        self.found[exit.hex].contains(exit.edge)
    }

    fn leave(&mut self, exit: Exit, before: Option<u16>) {
        if self.is_found(exit) {
            return;
        }
        if self.steps.reverse(exit).is_some_and(|back| self.is_found(back) && self.used(back, before)) {
            self.doubtful.push(exit);
            return;
        }
        self.found[exit.hex].insert(exit.edge);
        self.links.push(Link { exit, before });
    }

    /// Whether the trace that ends with this link leaves over the exit somewhere.
    fn used(&self, exit: Exit, mut link: Option<u16>) -> bool {
        while let Some(index) = link {
            let Link { exit: used, before } = self.links[usize::from(index)];
            if used == exit {
                return true;
            }
            link = before;
        }
        false
    }

    /// Looks for traces to the exits that the breadth-first search left open.
    fn settle_doubts(&mut self) {
        loop {
            let mut open = std::mem::take(&mut self.doubtful);
            open.retain(|&exit| !self.is_found(exit));
            if open.is_empty() {
                return;
            }
            if let Some(unknown) = self.gains_nothing(&open) {
                for (hex, edge) in unknown {
                    self.doubted[hex].insert(edge);
                }
                return;
            }
            let known = self.links.len();
            for target in open {
                if self.is_found(target) {
                    continue;
                }
                if let Some(trace) = self.exact_trace(target) {
                    self.append(&trace);
                }
            }
            if self.links.len() == known {
                return;
            }
            self.continue_from(known);
        }
    }

    /// Where going on from these exits, were they allowed, leads to no track that is not reached in some direction: the edges at
    /// which hexes would be entered that are known in the other direction only.
    fn gains_nothing(&self, open: &[Exit]) -> Option<Vec<(HexId, Edge)>> {
        let mut seen = self.found.clone();
        let mut queue: Vec<Exit> = open.to_vec();
        let mut unknown = Vec::new();
        while let Some(next) = queue.pop() {
            if seen[next.hex].contains(next.edge) {
                continue;
            }
            seen[next.hex].insert(next.edge);
            if !self.steps.reverse(next).is_some_and(|back| self.is_found(back)) {
                return None;
            }
            let Some((hex, edge)) = self.steps.across(next) else { continue };
            unknown.push((hex, edge));
            if !self.steps.view.face(hex).onward(edge).stops.without(self.stops[hex]).is_empty() {
                return None;
            }
            queue.extend(leaving(hex, self.steps.exits_after(hex, edge)));
        }
        Some(unknown)
    }

    /// The edges at which hexes would be entered if doubtful exits could be used: more than by traces.
    fn anywhere(&self) -> ByHex<EdgeSet> {
        let (mut seen, mut entered) = (self.found.clone(), self.entered.clone());
        let mut queue = self.doubtful.clone();
        while let Some(next) = queue.pop() {
            if seen[next.hex].contains(next.edge) {
                continue;
            }
            seen[next.hex].insert(next.edge);
            if let Some((hex, edge)) = self.steps.across(next) {
                entered[hex].insert(edge);
                queue.extend(leaving(hex, self.steps.exits_after(hex, edge)));
            }
        }
        entered
    }

    /// A trace that leaves over the target, if there is one.
    fn exact_trace(&self, target: Exit) -> Option<Vec<Exit>> {
        self.starts().find_map(|start| Pursuit::of(&self.steps, target).from(start))
    }

    /// Adds a trace that was found by the exact search.
    fn append(&mut self, trace: &[Exit]) {
        let mut before = None;
        for &exit in trace {
            self.found[exit.hex].insert(exit.edge);
            self.links.push(Link { exit, before });
            before = Some((self.links.len() - 1) as u16);
        }
    }
}
