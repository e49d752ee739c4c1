//! Finds all routes of one train that are worth at least a given value.

use crate::bounds::Gains;
use crate::links::Links;
use crate::network::{Network, Reach, Route, StopId, StopKind, Train, When};
use crate::valuing::read;

/// Weight of a set of routes: value first, then fewer pieces. It adds up over routes.
pub(crate) type Weight = i64;

/// More pieces than any set of routes has (each piece is used at most once, there are fewer than 2^16).
pub(crate) const PIECES: Weight = 1 << 20;

pub(crate) fn weight(value: u32, pieces: usize) -> Weight {
    Weight::from(value) * PIECES - pieces as Weight
}

/// The value in a weight: rounded up, since pieces were taken off.
pub(crate) fn value(weight: Weight) -> u32 {
    ((weight + PIECES - 1) / PIECES) as u32
}

/// Routes of one train, the best first.
#[derive(Default)]
pub(crate) struct List {
    pub weights: Vec<Weight>,
    /// The track sets, one after the other.
    pub tracks: Vec<u64>,
    /// Where each route's path begins in `steps`.
    paths: Vec<u32>,
    /// For each path: root, lengths of the two arms, their links from the root out.
    steps: Vec<u32>,
}

impl List {
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Keeps the routes worth at least `floor`.
    pub fn keep(&mut self, floor: u32, words: usize) {
        let count = self.weights.partition_point(|&w| value(w) >= floor);
        self.weights.truncate(count);
        self.tracks.truncate(count * words);
    }

    fn sort(&mut self, words: usize) {
        let mut order: Vec<u32> = (0..self.len() as u32).collect();
        order.sort_by_key(|&i| (std::cmp::Reverse(self.weights[i as usize]), i));
        self.weights = order.iter().map(|&i| self.weights[i as usize]).collect();
        self.paths = order.iter().map(|&i| self.paths[i as usize]).collect();
        let mut tracks = Vec::with_capacity(self.tracks.len());
        for &i in &order {
            tracks.extend_from_slice(&self.tracks[i as usize * words..][..words]);
        }
        self.tracks = tracks;
    }

    /// The route itself, from the end with the smaller id.
    pub fn route(&self, links: &Links, index: usize) -> Route {
        let path = &self.steps[self.paths[index] as usize..];
        let (root, one, two) = (path[0], path[1] as usize, path[2] as usize);
        let mut stops = vec![root as u16];
        let mut pieces = Vec::new();
        let walk = |stops: &mut Vec<u16>, pieces: &mut Vec<_>, arm: &[u32]| {
            for &l in arm {
                let link = &links.links[l as usize];
                let at = *stops.last().expect("a path has a root");
                if link.stops[0] == at {
                    pieces.extend_from_slice(links.pieces(l));
                    stops.push(link.stops[1]);
                } else {
                    pieces.extend(links.pieces(l).iter().rev());
                    stops.push(link.stops[0]);
                }
            }
        };
        walk(&mut stops, &mut pieces, &path[3..3 + one]);
        stops.reverse();
        pieces.reverse();
        walk(&mut stops, &mut pieces, &path[3 + one..3 + one + two]);
        let (first, last) = (stops[0], *stops.last().expect("a path has a root"));
        if last < first {
            pieces.reverse();
        }
        Route { start: StopId(first.min(last)), pieces }
    }
}

/// The search for routes of one train.
pub(crate) struct Finder<'a> {
    net: &'a Network,
    pub links: &'a Links,
    train: &'a Train,
    gains: &'a Gains,
    /// Only routes worth at least this are listed.
    floor: u32,
    /// Raise the floor to the best found, to find only that.
    only_best: bool,
    seen: Vec<bool>,
    groups: Vec<bool>,
    used: Vec<u64>,
    arms: [Vec<u32>; 2],
    stops: [Vec<u16>; 2],
    root: u16,
    left: usize,
    /// What the stops that count for certain bring, exactly and at most.
    sum: u32,
    most: u32,
    /// Towns that may be left out: (most, exact value), the best first.
    towns: Vec<(u32, u32)>,
    rest: u32,
    pieces: usize,
    /// For each bonus for visiting: how many of its stops are on the path.
    visits: Vec<u16>,
    by_reading: bool,
    ports: usize,
    list: List,
    pub nodes: u64,
    /// Stop after this many nodes.
    stop_at: u64,
}

impl<'a> Finder<'a> {
    pub fn new(net: &'a Network, links: &'a Links, train: &'a Train, gains: &'a Gains) -> Self {
        let express = matches!(train.reach, Reach::Express(_));
        // Where a bonus bears on the choice of the towns left out, the full reading decides.
        let by_reading = express
            && train.bonuses.iter().any(|b| {
                b.when == When::Visits || b.stops.iter().any(|&s| net.stop(s).kind == StopKind::Town)
            });
        let groups = net.stops.iter().filter_map(|s| s.group).max().map_or(0, |g| usize::from(g) + 1);
        Self {
            net,
            links,
            train,
            gains,
            floor: 0,
            only_best: false,
            seen: vec![false; net.stops.len()],
            groups: vec![false; groups],
            used: vec![0; links.words],
            arms: [Vec::new(), Vec::new()],
            stops: [Vec::new(), Vec::new()],
            root: 0,
            left: 0,
            sum: 0,
            most: 0,
            towns: Vec::new(),
            rest: 0,
            pieces: 0,
            visits: vec![0; train.bonuses.len()],
            by_reading,
            ports: 0,
            list: List::default(),
            nodes: 0,
            stop_at: u64::MAX,
        }
    }

    /// All routes worth at least `floor`; false if that took more nodes than allowed and some may be missing.
    pub fn all(&mut self, floor: u32, nodes: u64) -> (List, bool) {
        self.only_best = false;
        self.collect(floor, nodes)
    }

    /// Some routes, the best of all among them; false as for [`Finder::all`].
    pub fn best(&mut self, nodes: u64) -> (List, bool) {
        self.only_best = true;
        self.collect(0, nodes)
    }

    /// The same where some track is taken.
    pub fn best_beside(&mut self, taken: &[u64], nodes: u64) -> (List, bool) {
        self.only_best = true;
        self.used.copy_from_slice(taken);
        let found = self.collect(0, nodes);
        self.used.fill(0);
        found
    }

    fn collect(&mut self, floor: u32, nodes: u64) -> (List, bool) {
        // A route worth nothing is as good as none.
        self.floor = floor.max(1);
        self.stop_at = self.nodes.saturating_add(nodes);
        self.run();
        let mut list = std::mem::take(&mut self.list);
        list.sort(self.links.words);
        (list, self.nodes < self.stop_at)
    }

    fn run(&mut self) {
        let links = self.links;
        self.rest = 0;
        for s in 0..self.net.stops.len() {
            self.seen[s] = false;
            self.rest += self.gains.most[s];
        }
        for root in 0..self.net.stops.len() {
            if !self.net.stops[root].station {
                continue;
            }
            // Each route is found from the first of its stations only.
            self.root = root as u16;
            self.left = self.gains.budget.full;
            let before = self.left;
            if self.enter(root as u16, 0) {
                for &(l, to) in &links.at[root] {
                    self.follow(0, root as u16, l, to);
                }
                self.leave(root as u16, 0, before);
            }
            self.seen[root] = true;
            self.rest -= self.gains.most[root];
        }
    }

    fn follow(&mut self, arm: usize, from: u16, link: u32, to: u16) {
        if self.seen[usize::from(to)] || self.nodes >= self.stop_at {
            return;
        }
        let track = self.links.track(link);
        if self.used.iter().zip(track).any(|(a, b)| a & b != 0) {
            return;
        }
        let left = self.left;
        if !self.enter(to, arm) {
            return;
        }
        self.nodes += 1;
        for (a, b) in self.used.iter_mut().zip(track) {
            *a |= b;
        }
        let length = self.links.pieces(link).len();
        self.pieces += length;
        self.arms[arm].push(link);
        self.emit();
        self.go_on(arm, from, to);
        self.arms[arm].pop();
        self.pieces -= length;
        for (a, b) in self.used.iter_mut().zip(track) {
            *a &= !b;
        }
        self.leave(to, arm, left);
    }

    fn go_on(&mut self, arm: usize, from: u16, to: u16) {
        let links = self.links;
        let passable = self.net.stops[usize::from(to)].passable();
        let root_on = arm == 0 && self.net.stops[usize::from(self.root)].passable();
        if !passable && !root_on {
            return;
        }
        if self.bound(from, to, passable, root_on) < self.floor {
            return;
        }
        if passable {
            for &(l, next) in &links.at[usize::from(to)] {
                self.follow(arm, to, l, next);
            }
        }
        if root_on {
            // The two arms are found in one order only: the first one leaves by the smaller link.
            let first = self.arms[0][0];
            for &(l, next) in &links.at[usize::from(self.root)] {
                if l > first {
                    self.follow(1, self.root, l, next);
                }
            }
        }
    }

    /// The most that the path can be worth when it goes on.
    fn bound(&self, from: u16, to: u16, passable: bool, root_on: bool) -> u32 {
        if !self.gains.budget.limited {
            return self.most + self.rest;
        }
        let gain = |left: usize| match (passable, root_on) {
            (true, true) => self.gains.both(to, from, self.root, left),
            (true, false) => self.gains.beyond(to, from, left),
            _ => self.gains.beyond(self.root, u16::MAX, left),
        };
        let mut best = gain(self.left);
        let mut kept = 0;
        for (i, &(most, _)) in self.towns.iter().take(self.left).enumerate() {
            kept += most;
            best = best.max(kept + gain(self.left - i - 1));
        }
        self.most + best
    }

    /// Counts a stop if the train can reach it and its location is free.
    fn enter(&mut self, stop: u16, arm: usize) -> bool {
        let i = usize::from(stop);
        let place = &self.net.stops[i];
        if place.group.is_some_and(|g| self.groups[usize::from(g)]) {
            return false;
        }
        let most = self.gains.most[i];
        if self.gains.budget.towns_free && place.optional() {
            let at = self.towns.partition_point(|t| t.0 >= most);
            self.towns.insert(at, (most, place.value));
        } else {
            let Some(left) = self.gains.budget.after(self.left, place.kind == StopKind::Town) else {
                return false;
            };
            self.left = left;
            self.most += most;
            if place.kind == StopKind::Port {
                self.ports += 1;
            } else {
                self.sum += place.value;
            }
        }
        if let Some(g) = place.group {
            self.groups[usize::from(g)] = true;
        }
        for (b, n) in self.train.bonuses.iter().zip(&mut self.visits) {
            if b.when == When::Visits && b.stops.contains(&StopId(stop)) {
                *n += 1;
            }
        }
        self.seen[i] = true;
        self.rest -= most;
        self.stops[arm].push(stop);
        true
    }

    fn leave(&mut self, stop: u16, arm: usize, left: usize) {
        let i = usize::from(stop);
        let place = &self.net.stops[i];
        let most = self.gains.most[i];
        if self.gains.budget.towns_free && place.optional() {
            let at = self.towns.iter().position(|&t| t == (most, place.value)).expect("it was entered");
            self.towns.remove(at);
        } else {
            self.left = left;
            self.most -= most;
            if place.kind == StopKind::Port {
                self.ports -= 1;
            } else {
                self.sum -= place.value;
            }
        }
        if let Some(g) = place.group {
            self.groups[usize::from(g)] = false;
        }
        for (b, n) in self.train.bonuses.iter().zip(&mut self.visits) {
            if b.when == When::Visits && b.stops.contains(&StopId(stop)) {
                *n -= 1;
            }
        }
        self.seen[i] = false;
        self.rest += most;
        self.stops[arm].pop();
    }

    fn emit(&mut self) {
        let Some(value) = self.value() else {
            return;
        };
        if value < self.floor {
            return;
        }
        if self.only_best && value > self.floor {
            self.floor = value;
        }
        let list = &mut self.list;
        list.weights.push(weight(value, self.pieces));
        list.tracks.extend_from_slice(&self.used);
        list.paths.push(list.steps.len() as u32);
        list.steps.extend([u32::from(self.root), self.arms[0].len() as u32, self.arms[1].len() as u32]);
        list.steps.extend_from_slice(&self.arms[0]);
        list.steps.extend_from_slice(&self.arms[1]);
    }

    /// What the path is worth; none if it may not run or if it ends in a town that does not pay: without that town
    /// it is worth as much on less track.
    fn value(&self) -> Option<u32> {
        if self.by_reading || self.ports > 0 {
            let path: Vec<StopId> =
                self.stops[1].iter().rev().chain(&self.stops[0]).map(|&s| StopId(s)).collect();
            return read(self.net, self.train, &path).ok().map(|r| r.value);
        }
        let ends = [
            *self.stops[0].last().expect("a path has a root"),
            *self.stops[1].last().unwrap_or(&self.stops[0][0]),
        ];
        let mut value = self.sum;
        if !self.towns.is_empty() {
            if self.towns.len() > self.left {
                let out = self.towns[self.left].1;
                for end in ends {
                    let stop = &self.net.stops[usize::from(end)];
                    if stop.optional() && stop.value <= out {
                        return None;
                    }
                }
            }
            value += self.towns.iter().take(self.left).map(|t| t.1).sum::<u32>();
            // An express train needs two counted stops; the root is one.
            if self.left == 0 && self.stops[0].len() + self.stops[1].len() - self.towns.len() < 2 {
                return None;
            }
        }
        for (b, &n) in self.train.bonuses.iter().zip(&self.visits) {
            let earned = match b.when {
                When::Ends => ends.iter().any(|&e| b.stops.contains(&StopId(e))),
                When::Visits => n > 0,
            };
            if earned {
                value += b.amount;
            }
        }
        Some(value)
    }
}
