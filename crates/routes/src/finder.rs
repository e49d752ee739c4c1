//! Finds all routes of one train that are worth at least a given value.

use crate::bounds::Gains;
use crate::links::Links;
use crate::list::List;
use crate::network::{Network, Reach, StopId, StopKind, Train, When};
use crate::open::{Open, Path};
use crate::track::{give_back, is_free, take};
use crate::tree::{Costs, Tree};
use crate::valuing::{read, stations_besides};
use crate::weight::{Scale, Total, Weight};

/// The search for routes of one train.
pub(crate) struct Finder<'a> {
    net: &'a Network,
    pub links: &'a Links,
    train: &'a Train,
    pub gains: Gains,
    /// What a unit of value weighs, and what each link costs: its pieces and the multipliers of its track.
    scale: Weight,
    costs: Vec<Weight>,
    /// The gains are worked out for these.
    filled: bool,
    /// Only routes with at least this reduced cost are listed.
    floor: Weight,
    /// Raise the floor to the best found, to find only that.
    only_best: bool,
    seen: Vec<bool>,
    groups: Vec<bool>,
    used: Vec<u64>,
    arms: [Vec<u32>; 2],
    stops: [Vec<u16>; 2],
    root: u16,
    left: usize,
    /// The watched stops on the path.
    mask: u32,
    /// What the stops that count for certain bring, exactly and at most.
    sum: u32,
    most: u32,
    /// Towns that may be left out: (most, exact value), the best first.
    towns: Vec<(u32, u32)>,
    rest: u32,
    pieces: usize,
    cost: Weight,
    /// For each bonus for visiting: how many of its stops are on the path.
    visits: Vec<u16>,
    by_reading: bool,
    /// How many ports are on the path, and stops with a station.
    ports: usize,
    stations: usize,
    list: List,
    /// Where all paths are recorded, if they are.
    tree: Option<Tree>,
    /// What a diesel can still reach.
    open: Open,
    pub nodes: u64,
    /// Stop after this many nodes.
    stop_at: u64,
    /// Nothing is given up before this many nodes.
    bound_from: u64,
}

/// The search for the best route is often over before a bound would be worked out.
const WITHOUT_BOUND: u64 = 48;

impl<'a> Finder<'a> {
    pub fn new(net: &'a Network, links: &'a Links, train: &'a Train) -> Self {
        let express = matches!(train.reach, Reach::Express(_));
        // Where a bonus bears on the choice of the towns left out, the full reading decides.
        let by_reading = express
            && train.bonuses.iter().any(|b| {
                b.when == When::Visits || b.stops.iter().any(|&s| net.stop(s).kind == StopKind::Town)
            });
        let groups = net.stops.iter().filter_map(|s| s.group).max().map_or(0, |g| usize::from(g) + 1);
        let mut finder = Self {
            net,
            links,
            train,
            gains: Gains::new(net, links, train),
            scale: Scale::STRICT.value,
            costs: vec![0; links.links.len()],
            filled: false,
            floor: 0,
            only_best: false,
            seen: vec![false; net.stops.len()],
            groups: vec![false; groups],
            used: vec![0; links.words],
            arms: [Vec::new(), Vec::new()],
            stops: [Vec::new(), Vec::new()],
            root: 0,
            left: 0,
            mask: 0,
            sum: 0,
            most: 0,
            towns: Vec::new(),
            rest: 0,
            pieces: 0,
            cost: 0,
            visits: vec![0; train.bonuses.len()],
            by_reading,
            ports: 0,
            stations: 0,
            list: List::default(),
            tree: None,
            open: Open::new(if train.reach == Reach::Unlimited { net.stops.len() } else { 0 }),
            nodes: 0,
            stop_at: u64::MAX,
            bound_from: 0,
        };
        finder.reweigh(Scale::STRICT, |_| 0);
        finder
    }

    /// From now on a unit of value weighs `scale` and track costs one per piece and its multipliers.
    pub fn reweigh(&mut self, scale: Scale, cost_of: impl Fn(&[u64]) -> Weight) {
        self.scale = scale.value;
        for (l, cost) in self.costs.iter_mut().enumerate() {
            let l = l as u32;
            *cost = self.links.pieces(l).len() as Weight * scale.piece + cost_of(self.links.track(l));
        }
        self.filled = false;
    }

    /// What track costs at present.
    pub fn costs(&self) -> Costs<'_> {
        Costs { links: self.links, scale: self.scale, of: &self.costs }
    }

    /// Makes the bound sharper from now on; it takes longer to work out.
    pub fn watch(&mut self, count: u32) {
        self.gains.watch(self.net, count);
        self.filled = false;
    }

    /// Works out the gains, if they are not.
    fn fill(&mut self) {
        if !self.filled {
            self.gains.fill(self.net, self.links, self.scale, &self.costs);
            self.filled = true;
        }
    }

    /// No route has a higher reduced cost.
    pub fn most_of_all(&mut self) -> Weight {
        self.fill();
        self.gains.most_of_all(self.net)
    }

    /// All routes with at least this reduced cost; false if that took more nodes than allowed and some may be missing.
    pub fn all(&mut self, floor: Weight, nodes: u64) -> (List, bool) {
        self.only_best = false;
        self.collect(floor, nodes)
    }

    /// Some routes with at least this reduced cost, the best of all among them; false as for [`Finder::all`].
    pub fn best(&mut self, floor: Weight, nodes: u64) -> (List, bool) {
        self.only_best = true;
        self.collect(floor, nodes)
    }

    /// The same, without a bound for the first few nodes, which do not count: where there are no more, that saves the time to work
    /// it out.
    pub fn best_of_few(&mut self, floor: Weight, nodes: u64) -> (List, bool) {
        self.only_best = true;
        let few = WITHOUT_BOUND.min(nodes);
        self.bound_from = self.nodes + few;
        let found = self.collect(floor, nodes.saturating_add(few));
        self.bound_from = 0;
        found
    }

    /// The same where some track is taken.
    pub fn best_beside(&mut self, taken: &[u64], nodes: u64) -> (List, bool) {
        self.only_best = true;
        self.used.copy_from_slice(taken);
        let found = self.collect(Weight::MIN, nodes);
        self.used.fill(0);
        found
    }

    /// All routes there are; false as for [`Finder::all`].
    pub fn tree(&mut self, nodes: u64) -> (Tree, bool) {
        self.only_best = false;
        self.floor = Weight::MIN;
        self.stop_at = self.nodes.saturating_add(nodes);
        self.tree = Some(Tree::with_room());
        self.run();
        (self.tree.take().unwrap_or_default(), self.nodes < self.stop_at)
    }

    fn collect(&mut self, floor: Weight, nodes: u64) -> (List, bool) {
        self.floor = floor;
        if (self.only_best || floor > Weight::MIN) && self.bound_from == 0 {
            self.fill();
        }
        self.stop_at = self.nodes.saturating_add(nodes);
        self.run();
        let mut list = std::mem::take(&mut self.list);
        list.sort_by_reduced_cost(self.links.words);
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
            if let Some(tree) = &mut self.tree {
                tree.root(root as u16);
            }
            if self.enter(root as u16, 0) {
                for &(l, to) in links.at(root) {
                    self.follow(0, root as u16, l, to);
                }
                self.leave(root as u16, 0, before);
            }
            self.seen[root] = true;
            self.rest -= self.gains.most[root];
        }
    }

    /// Takes a link if the path may use it. Most lead back to the path: that is seen before anything is called.
    #[inline]
    fn follow(&mut self, arm: usize, from: u16, link: u32, to: u16) {
        if !self.seen[usize::from(to)] && self.nodes < self.stop_at {
            self.take(arm, from, link, to);
        }
    }

    fn take(&mut self, arm: usize, from: u16, link: u32, to: u16) {
        let track = self.links.track(link);
        if !is_free(&self.used, track) {
            return;
        }
        let left = self.left;
        if !self.enter(to, arm) {
            return;
        }
        self.nodes += 1;
        take(&mut self.used, track);
        let length = self.links.pieces(link).len();
        let cost = self.costs[link as usize];
        self.pieces += length;
        self.cost += cost;
        self.arms[arm].push(link);
        self.emit(link, arm);
        self.go_on(arm, from, to);
        if let Some(tree) = &mut self.tree {
            tree.leave();
        }
        self.arms[arm].pop();
        self.cost -= cost;
        self.pieces -= length;
        give_back(&mut self.used, track);
        self.leave(to, arm, left);
    }

    fn go_on(&mut self, arm: usize, from: u16, to: u16) {
        let links = self.links;
        let passable = self.net.stops[usize::from(to)].passable();
        let root_on = arm == 0 && self.net.stops[usize::from(self.root)].passable();
        if (!passable && !root_on) || self.gains.budget.is_spent(self.left) {
            return;
        }
        // While there is no floor, nothing can be below it.
        if self.floor > Weight::MIN && self.nodes >= self.bound_from {
            self.fill();
            if self.bound(from, to, passable, root_on) < self.floor {
                return;
            }
        }
        if passable {
            for &(l, next) in links.at(usize::from(to)) {
                self.follow(arm, to, l, next);
            }
        }
        if root_on {
            // The two arms are found in one order only: the first one leaves by the smaller link.
            let first = self.arms[0][0];
            for &(l, next) in links.at(usize::from(self.root)) {
                if l > first {
                    self.follow(1, self.root, l, next);
                }
            }
        }
    }

    /// The highest reduced cost that the path can have when it goes on.
    fn bound(&mut self, from: u16, to: u16, passable: bool, root_on: bool) -> Weight {
        let sure = Weight::from(self.most) * self.scale - self.cost;
        if !self.gains.budget.limited {
            let all = sure + Weight::from(self.rest) * self.scale;
            if all < self.floor {
                return all;
            }
            let ends = [passable.then_some(to), root_on.then_some(self.root)];
            let path = Path { ends, seen: &self.seen, used: &self.used, groups: &self.groups };
            return sure + self.open.most(self.net, self.links, &self.gains, path);
        }
        if self.gains.budget.towns_free && sure + self.adds() < self.floor {
            return Weight::MIN; // Below the floor is all that matters.
        }
        // The second arm does not go where the first one begins.
        let (end, root) = ((to, from), (self.root, self.stops[0].get(1).copied().unwrap_or(u16::MAX)));
        let gain = |left: usize, share: bool| match (passable, root_on) {
            (true, true) => self.gains.both(end, root, left, self.mask, share),
            (true, false) => self.gains.beyond(end.0, end.1, left, self.mask),
            _ => self.gains.beyond(root.0, root.1, left, self.mask),
        };
        let most = |share: bool| {
            let mut best = gain(self.left, share);
            let mut kept = 0;
            for (i, &(most, _)) in self.towns.iter().take(self.left).enumerate() {
                kept += Weight::from(most) * self.scale;
                best = best.max(kept + gain(self.left - i - 1, share));
            }
            sure + best
        };
        let bound = most(false);
        let sharper = passable && root_on && self.gains.watches() && bound >= self.floor;
        if sharper { most(true) } else { bound }
    }

    /// The most that as many stops can add as the path may still count: its towns, or stops not yet on it.
    fn adds(&self) -> Weight {
        let mut towns = self.towns.iter().map(|t| Weight::from(t.0) * self.scale).peekable();
        let new = self.gains.adds.iter().filter(|a| !self.seen[usize::from(a.1)]).map(|a| a.0);
        let mut new = new.peekable();
        let mut sum = 0;
        for _ in 0..self.left {
            let next = match (towns.peek(), new.peek()) {
                (Some(a), Some(b)) if a >= b => towns.next(),
                (Some(_), None) => towns.next(),
                _ => new.next(),
            };
            let Some(next) = next else { break };
            sum += next;
        }
        sum
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
        self.stations += usize::from(place.station);
        self.seen[i] = true;
        self.mask |= self.gains.bit[i];
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
        self.stations -= usize::from(place.station);
        self.seen[i] = false;
        self.mask &= !self.gains.bit[i];
        self.rest += most;
        self.stops[arm].pop();
    }

    /// Lists the path if it is a route that is asked for, or records it.
    fn emit(&mut self, link: u32, arm: usize) {
        // A route worth nothing is as good as none.
        let value = self.value().unwrap_or(0);
        let worth = Total { value, pieces: self.pieces as u32 };
        if let Some(tree) = &mut self.tree {
            tree.enter(link, arm == 1, worth);
            return;
        }
        let reduced = Weight::from(value) * self.scale - self.cost;
        if reduced < self.floor || value == 0 {
            return;
        }
        if self.only_best && reduced > self.floor {
            self.floor = reduced;
        }
        self.list.push(worth, reduced, &self.used, self.root, [&self.arms[0], &self.arms[1]]);
    }

    /// What the path is worth; none if it may not run or if it ends in a town that does not pay: without that town
    /// it is worth as much on less track.
    fn value(&self) -> Option<u32> {
        if self.by_reading || (self.ports > 0 && self.gains.budget.towns_free) {
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
        if self.ports > 0 {
            if self.stops[0].len() + self.stops[1].len() < 3 {
                return None;
            }
            for stop in ends.map(|end| &self.net.stops[usize::from(end)]) {
                if stop.kind == StopKind::Port {
                    value += stop.value * stations_besides(self.stations, stop.station);
                }
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
