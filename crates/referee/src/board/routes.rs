//! All routes that a train could take: from each station of the company along every way to both sides, without a piece of
//! track or a location twice (R-RUN-02, R-RUN-06 to 09, R-36-RUN-01 to 06).

use std::collections::HashMap;

use rules::geometry::Edge;
use rules::title::{Colour, StopKind, TrackEnd};
use rules::{CompanyId, HexId, Money};

use super::Ground;
use super::sides::{SideNumbers, Sides};

/// A stop on a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// Where.
    pub hex: HexId,
    /// Which stop of the face.
    pub stop: u8,
    /// What it is.
    pub kind: StopKind,
    /// What it is worth.
    pub value: Money,
    /// The company has a station there.
    pub own: bool,
    /// It is the red home tile of this company.
    pub red: Option<CompanyId>,
    /// The number of the location: separate cities that count as one have the same.
    pub location: usize,
}

/// What a train may do.
pub struct TrainRule<'a> {
    /// Whether a route of so many cities (with red tiles and the like) and so many towns may still be part of one.
    pub may_hold: &'a dyn Fn(usize, usize) -> bool,
    /// What a route earns; `None` when it is none.
    pub earns: &'a dyn Fn(&[Call]) -> Option<Money>,
}

/// The routes of a train, each by the track that it uses, with the most that it can earn on it.
pub struct Routes {
    /// The routes, the best first.
    pub routes: Vec<(Sides, Money)>,
    /// There were too many to look at all of them.
    pub cut: bool,
}

/// Track from one stop to another without a stop between.
struct Section {
    to: usize,
    sides: Sides,
}

/// The stops of the board with the track between them, for one company.
pub struct Network {
    calls: Vec<Call>,
    ends: Vec<bool>,
    sections: Vec<Vec<Section>>,
}

impl Network {
    /// Everything that is on the board now; `newest` is the newest colour of tiles.
    pub fn of(ground: Ground, numbers: &SideNumbers, company: CompanyId, newest: Colour) -> Network {
        let mut network = Network { calls: Vec::new(), ends: Vec::new(), sections: Vec::new() };
        let mut index = HashMap::new();
        for hex in (0..ground.title.hexes.len()).map(HexId::at) {
            let face = ground.face(hex);
            for (at, stop) in face.stops.iter().enumerate() {
                let stop_index = at as u8;
                index.insert((hex, stop_index), network.calls.len());
                let red = ground.board.tiles[hex.index()]
                    .and_then(|laid| ground.title.tiles[laid.tile.index()].home_of);
                let one = if face.one_location { 0 } else { at };
                network.calls.push(Call {
                    hex,
                    stop: stop_index,
                    kind: stop.kind,
                    value: ground.value(hex, stop_index, newest),
                    own: ground.has_station(company, hex, stop_index),
                    red,
                    location: hex.index() * 16 + one,
                });
                network.ends.push(ground.stops_here(company, hex, stop_index));
            }
        }
        for call in &network.calls {
            let mut sections = Vec::new();
            for piece in &ground.face(call.hex).track {
                if piece.to == TrackEnd::Stop(call.stop) {
                    follow(ground, numbers, call.hex, piece.edge, Sides::default(), &mut sections);
                }
            }
            let found = sections.into_iter();
            network
                .sections
                .push(found.map(|(hex, stop, sides)| Section { to: index[&(hex, stop)], sides }).collect());
        }
        network
    }

    /// All routes of a train, as far as `most` steps lead.
    pub fn routes(&self, rule: &TrainRule, most: usize) -> Routes {
        let mut search = Search {
            network: self,
            rule,
            banned: vec![false; self.calls.len()],
            left: most,
            found: HashMap::new(),
        };
        for station in 0..self.calls.len() {
            if self.calls[station].own {
                let mut path = vec![station];
                search.first_arm(station, &mut path, Sides::default(), usize::MAX, station);
                search.banned[station] = true;
            }
        }
        let cut = search.left == 0;
        let mut routes: Vec<(Sides, Money)> = search.found.into_iter().collect();
        routes.sort_by_key(|&(sides, earned)| (std::cmp::Reverse(earned), sides));
        Routes { routes, cut }
    }
}

/// Follows plain track out of a hex to all next stops.
fn follow(
    ground: Ground,
    numbers: &SideNumbers,
    hex: HexId,
    edge: Edge,
    used: Sides,
    found: &mut Vec<(HexId, u8, Sides)>,
) {
    let side = numbers.number(hex, edge);
    if used.has(side) {
        return;
    }
    let used = used.with(side);
    let Some((there, entry)) = ground.across(hex, edge) else { return };
    for piece in &ground.face(there).track {
        match piece.to {
            TrackEnd::Stop(stop) if piece.edge == entry => found.push((there, stop, used)),
            TrackEnd::Edge(other) if piece.edge == entry => {
                follow(ground, numbers, there, other, used, found);
            }
            TrackEnd::Edge(other) if other == entry => {
                follow(ground, numbers, there, piece.edge, used, found);
            }
            _ => {}
        }
    }
}

struct Search<'a> {
    network: &'a Network,
    rule: &'a TrainRule<'a>,
    /// Stations whose routes have all been found.
    banned: Vec<bool>,
    left: usize,
    found: HashMap<Sides, Money>,
}

impl Search<'_> {
    /// Goes on from `at` on the first side of the station; `begun` is the number of the section that this side begins with.
    fn first_arm(&mut self, at: usize, path: &mut Vec<usize>, used: Sides, begun: usize, station: usize) {
        if begun != usize::MAX {
            self.note(path, &used);
            // Of two sides, the one that begins with the later section counts as the first.
            if !self.network.ends[station] {
                path.reverse();
                self.second_arm(station, path, used, Some(begun));
                path.reverse();
            }
        }
        if begun != usize::MAX && self.network.ends[at] {
            return;
        }
        for number in 0..self.network.sections[at].len() {
            let Some((to, now)) = self.step(at, number, path, &used) else { continue };
            path.push(to);
            let begun = if begun == usize::MAX { number } else { begun };
            self.first_arm(to, path, now, begun, station);
            path.pop();
        }
    }

    /// Goes on from `at` on the second side of the station, only by sections before this one where it leaves the station.
    fn second_arm(&mut self, at: usize, path: &mut Vec<usize>, used: Sides, before: Option<usize>) {
        let sections = self.network.sections[at].len();
        for number in 0..before.unwrap_or(sections) {
            let Some((to, now)) = self.step(at, number, path, &used) else { continue };
            path.push(to);
            self.note(path, &now);
            if !self.network.ends[to] {
                self.second_arm(to, path, now, None);
            }
            path.pop();
        }
    }

    /// Where a section leads, and what is used then; nothing when the route may not go there.
    fn step(&mut self, at: usize, number: usize, path: &[usize], used: &Sides) -> Option<(usize, Sides)> {
        self.left = self.left.checked_sub(1).filter(|&left| left > 0).unwrap_or(0);
        if self.left == 0 {
            return None;
        }
        let section = &self.network.sections[at][number];
        let calls = &self.network.calls;
        let is_on_it = path.iter().any(|&on| calls[on].location == calls[section.to].location);
        if self.banned[section.to] || is_on_it || section.sides.meet(used) {
            return None;
        }
        let is_town = |&&index: &&usize| matches!(calls[index].kind, StopKind::Town);
        let towns = path.iter().chain([&section.to]).filter(is_town).count();
        (self.rule.may_hold)(path.len() + 1 - towns, towns).then(|| (section.to, section.sides.and(used)))
    }

    fn note(&mut self, path: &[usize], used: &Sides) {
        let calls: Vec<Call> = path.iter().map(|&index| self.network.calls[index]).collect();
        if let Some(earned) = (self.rule.earns)(&calls) {
            let most = self.found.entry(*used).or_insert(earned);
            *most = earned.max(*most);
        }
    }
}
