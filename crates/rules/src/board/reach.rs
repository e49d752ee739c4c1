//! Tracing from a company's stations: which hex sides and cities its track reaches (VIII.4-6).
//!
//! A trace is a path of any length that starts at a station of the company, crosses no hex side twice (so that it uses no
//! piece of track twice, and a junction belongs to both of its branches, as for trains), does not reverse at junctions,
//! and does not go on through a city full of other companies' stations.
//!
//! The walk goes from hex side to hex side. A breadth-first search finds a trace to nearly everything that can be
//! reached; what it cannot settle is a hex side that was only met by a walk which had used the same side before, in
//! the other direction (a loop beyond a junction). For those, if a stop or a hex side not yet known in any direction could be
//! gained from them, an exact search over all traces follows. Where only the direction is in doubt, it waits until somebody asks
//! (`Reach::also_entered`), since new track seldom depends on it.

use crate::geometry::{Edge, EdgeSet};
use crate::ids::{CompanyId, HexId};
use crate::title::{Piece, StopKind, TrackEnd};
use crate::view::View;

/// What a company's track reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// By hex: the edges at which a trace comes in from the neighbour.
    entered: Vec<EdgeSet>,
    /// The same for edges at which one may come in besides; whether it does was not looked for.
    doubted: Vec<EdgeSet>,
    /// The stops that a trace reaches, stations included, as hex and stop.
    stops: Vec<(HexId, u8)>,
    /// The hexes with a station of the company.
    stations: Vec<HexId>,
}

impl Reach {
    /// Traces from all stations of the company.
    pub fn of(view: View<'_>, company: CompanyId) -> Reach {
        let mut search = Search::of(view, company);
        search.breadth_first();
        search.settle_doubts();
        Reach {
            entered: search.entered,
            doubted: search.doubted,
            stops: search.stops,
            stations: view.state.markers_of(company).map(|marker| marker.hex).collect(),
        }
    }

    /// Traces from all cities of a hex, whoever has stations in the way: neither they nor red places interrupt them, ports do
    /// (R-36-PAR-07; the latter as in the games of the public engine).
    pub(crate) fn unblocked(view: View<'_>, from: HexId) -> Reach {
        let starts = (0..view.face(from).cities() as u8).map(|city| (from, city)).collect();
        let mut search = Search::new(view, None, starts);
        search.breadth_first();
        search.settle_doubts();
        let Search { entered, doubted, stops, .. } = search;
        Reach { entered, doubted, stops, stations: vec![from] }
    }

    /// Whether a tile with these exits on the hex would contain track of a trace.
    pub fn meets(&self, hex: HexId, exits: EdgeSet) -> bool {
        self.stations.contains(&hex) || self.entered[hex.index()].meets(exits)
    }

    /// The edges of a hex at which a trace comes in.
    pub fn entered(&self, hex: HexId) -> EdgeSet {
        self.entered[hex.index()]
    }

    /// Further edges of a hex at which a trace may come in: all where it does are among them.
    pub(crate) fn doubted(&self, hex: HexId) -> EdgeSet {
        self.doubted[hex.index()]
    }

    /// Those of the doubted edges at which a trace of the company comes in, by an exact search.
    pub(crate) fn also_entered(&self, view: View<'_>, company: CompanyId, hex: HexId) -> EdgeSet {
        let search = Search::of(view, company);
        let mut entered = EdgeSet::NONE;
        for edge in self.doubted(hex).iter() {
            let leaving = view.title.hex(hex).neighbours[usize::from(edge.0)];
            if leaving.is_some_and(|from| search.exact_trace(exit(from, edge.opposite())).is_some()) {
                entered.insert(edge);
            }
        }
        entered
    }

    /// Whether a tile on the hex could be connected at all.
    pub fn touches(&self, hex: HexId) -> bool {
        self.stations.contains(&hex) || !self.entered[hex.index()].is_empty()
    }

    /// Whether a trace reaches the stop.
    pub fn has_stop(&self, hex: HexId, stop: u8) -> bool {
        self.stops.contains(&(hex, stop))
    }

    /// The stops reached, in no particular order.
    pub fn stops(&self) -> impl Iterator<Item = (HexId, u8)> + '_ {
        self.stops.iter().copied()
    }
}

/// Leaving a hex over one of its edges.
type Exit = u16;

/// A step of a trace, with the step before it.
struct Link {
    exit: Exit,
    before: Option<u16>,
}

struct Search<'a> {
    view: View<'a>,
    /// Whose trace it is; nobody's goes through full cities.
    company: Option<CompanyId>,
    /// The cities where it starts.
    from: Vec<(HexId, u8)>,
    links: Vec<Link>,
    /// By exit: whether a trace leaves there.
    found: Vec<bool>,
    doubtful: Vec<Exit>,
    entered: Vec<EdgeSet>,
    /// Edges behind doubts that were not settled.
    doubted: Vec<EdgeSet>,
    stops: Vec<(HexId, u8)>,
}

fn exit(hex: HexId, edge: Edge) -> Exit {
    Exit::from(hex.0) * 6 + Exit::from(edge.0)
}

fn parts(exit: Exit) -> (HexId, Edge) {
    (HexId::at(usize::from(exit / 6)), Edge((exit % 6) as u8))
}

impl<'a> Search<'a> {
    /// From all stations of the company.
    fn of(view: View<'a>, company: CompanyId) -> Self {
        let stations = view.state.markers_of(company);
        let starts = stations.filter_map(|marker| marker.city.map(|city| (marker.hex, city))).collect();
        Search::new(view, Some(company), starts)
    }

    fn new(view: View<'a>, company: Option<CompanyId>, from: Vec<(HexId, u8)>) -> Self {
        let hexes = view.title.hexes.len();
        Search {
            view,
            company,
            from,
            links: Vec::with_capacity(64),
            found: vec![false; hexes * 6],
            doubtful: Vec::new(),
            entered: vec![EdgeSet::NONE; hexes],
            doubted: vec![EdgeSet::NONE; hexes],
            stops: Vec::with_capacity(32),
        }
    }

    fn reach_stop(&mut self, hex: HexId, stop: u8) {
        if !self.stops.contains(&(hex, stop)) {
            self.stops.push((hex, stop));
        }
    }

    /// The exits from where it starts.
    fn starts(&self) -> Vec<Exit> {
        let mut starts = Vec::new();
        for &(hex, city) in &self.from {
            starts.extend(self.view.face(hex).exits_of(city).iter().map(|edge| exit(hex, edge)));
        }
        starts
    }

    fn may_pass(&self, hex: HexId, stop: u8) -> bool {
        match self.company {
            Some(company) => self.view.may_pass(company, hex, stop),
            None => self.view.face(hex).stops[usize::from(stop)].kind != StopKind::Port,
        }
    }

    fn breadth_first(&mut self) {
        for (hex, city) in self.from.clone() {
            self.reach_stop(hex, city);
        }
        for start in self.starts() {
            self.leave(start, None);
        }
        self.continue_from(0);
    }

    fn continue_from(&mut self, mut next: usize) {
        let mut exits = Vec::with_capacity(6);
        while next < self.links.len() {
            exits.clear();
            let Link { exit, .. } = self.links[next];
            if let Some((hex, edge)) = self.across(exit) {
                self.entered[hex.index()].insert(edge);
                let view = self.view;
                for piece in &view.face(hex).track {
                    if let Some(end) = far_end(piece, edge) {
                        if let TrackEnd::Stop(stop) = end {
                            self.reach_stop(hex, stop);
                        }
                        self.exits_from(hex, edge, end, &mut exits);
                    }
                }
                for &further in &exits {
                    self.leave(further, Some(next as u16));
                }
            }
            next += 1;
        }
    }

    /// Where a trace may go on from the end of a piece that it entered at `edge`.
    fn exits_from(&self, hex: HexId, edge: Edge, end: TrackEnd, exits: &mut Vec<Exit>) {
        match end {
            TrackEnd::Edge(further) => exits.push(exit(hex, further)),
            TrackEnd::Stop(stop) if self.may_pass(hex, stop) => {
                let others = self.view.face(hex).exits_of(stop).iter().filter(|&other| other != edge);
                exits.extend(others.map(|other| exit(hex, other)));
            }
            TrackEnd::Stop(_) => {}
        }
    }

    /// The hex that is entered over an exit, and the edge on its side.
    fn across(&self, exit: Exit) -> Option<(HexId, Edge)> {
        let (hex, edge) = parts(exit);
        let neighbour = self.view.title.hex(hex).neighbours[usize::from(edge.0)]?;
        Some((neighbour, edge.opposite()))
    }

    /// The same hex side in the other direction.
    fn reverse(&self, leaving: Exit) -> Option<Exit> {
        self.across(leaving).map(|(hex, edge)| exit(hex, edge))
    }

    fn leave(&mut self, exit: Exit, before: Option<u16>) {
        if self.found[usize::from(exit)] {
            return;
        }
        if self.reverse(exit).is_some_and(|back| self.found[usize::from(back)] && self.used(back, before)) {
            self.doubtful.push(exit);
            return;
        }
        self.found[usize::from(exit)] = true;
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
            let open: Vec<Exit> =
                self.doubtful.drain(..).filter(|&exit| !self.found[usize::from(exit)]).collect();
            if open.is_empty() {
                return;
            }
            if let Some(unknown) = self.gains_nothing(&open) {
                for (hex, edge) in unknown {
                    self.doubted[hex.index()].insert(edge);
                }
                return;
            }
            let known = self.links.len();
            for target in open {
                if self.found[usize::from(target)] {
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
        let (mut exits, mut unknown) = (Vec::new(), Vec::new());
        while let Some(next) = queue.pop() {
            if std::mem::replace(&mut seen[usize::from(next)], true) {
                continue;
            }
            if !self.reverse(next).is_some_and(|back| self.found[usize::from(back)]) {
                return None;
            }
            let Some((hex, edge)) = self.across(next) else { continue };
            unknown.push((hex, edge));
            exits.clear();
            for piece in &self.view.face(hex).track {
                let Some(end) = far_end(piece, edge) else { continue };
                if let TrackEnd::Stop(stop) = end
                    && !self.stops.contains(&(hex, stop))
                {
                    return None;
                }
                self.exits_from(hex, edge, end, &mut exits);
            }
            queue.append(&mut exits);
        }
        Some(unknown)
    }

    /// A trace that leaves over the target, by trying all traces that can still lead there.
    fn exact_trace(&self, target: Exit) -> Option<Vec<Exit>> {
        self.starts().into_iter().find_map(|start| {
            let mut trace = vec![start];
            self.extend(&mut trace, target).then_some(trace)
        })
    }

    /// Whether some walk goes on from the last step of the trace to the target without the hex sides that the trace
    /// has used, and without the target's own side before the end. Where none does, no trace does: most doubts are a
    /// bridge that would have to be crossed twice, and end here at once.
    fn can_lead_to(&self, trace: &[Exit], target: Exit) -> bool {
        let Some(&last) = trace.last() else { return false };
        if self.reverse(target).is_some_and(|back| trace.contains(&back)) {
            return false;
        }
        let mut closed = vec![false; self.found.len()];
        for &used in trace.iter().chain([&target]) {
            closed[usize::from(used)] = true;
            if let Some(back) = self.reverse(used) {
                closed[usize::from(back)] = true;
            }
        }
        let mut open = vec![last];
        let mut exits = Vec::new();
        while let Some(next) = open.pop() {
            self.onward(next, &mut exits);
            for exit in exits.drain(..) {
                if exit == target {
                    return true;
                }
                if !std::mem::replace(&mut closed[usize::from(exit)], true) {
                    open.push(exit);
                }
            }
        }
        false
    }

    /// The exits to which a walk may go on after leaving over this one.
    fn onward(&self, leaving: Exit, exits: &mut Vec<Exit>) {
        let Some((hex, edge)) = self.across(leaving) else { return };
        for piece in &self.view.face(hex).track {
            if let Some(end) = far_end(piece, edge) {
                self.exits_from(hex, edge, end, exits);
            }
        }
    }

    fn extend(&self, trace: &mut Vec<Exit>, target: Exit) -> bool {
        let last = *trace.last().expect("a trace has a start");
        if last == target {
            return true;
        }
        if !self.can_lead_to(trace, target) {
            return false;
        }
        let mut exits = Vec::new();
        self.onward(last, &mut exits);
        for next in exits {
            let back = self.reverse(next);
            if trace.contains(&next) || back.is_some_and(|back| trace.contains(&back)) {
                continue;
            }
            trace.push(next);
            if self.extend(trace, target) {
                return true;
            }
            trace.pop();
        }
        false
    }

    /// Adds a trace that was found by the exact search.
    fn append(&mut self, trace: &[Exit]) {
        let mut before = None;
        for &exit in trace {
            self.found[usize::from(exit)] = true;
            self.links.push(Link { exit, before });
            before = Some((self.links.len() - 1) as u16);
        }
    }
}

/// The other end of a piece that is entered at this edge.
pub(crate) fn far_end(piece: &Piece, edge: Edge) -> Option<TrackEnd> {
    if piece.edge == edge {
        Some(piece.to)
    } else if piece.to == TrackEnd::Edge(edge) {
        Some(TrackEnd::Edge(piece.edge))
    } else {
        None
    }
}
