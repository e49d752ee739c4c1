//! How much a route can still gain: the admissible bound of the search for routes.

use crate::links::Links;
use crate::network::{Network, Reach, StopKind, Train};
use crate::weight::Weight;

/// A train as the search sees it: what its stops bring, what its track costs, and what is left to gain from anywhere.
pub(crate) struct Gains {
    /// The most that a stop can bring to this train, bonuses included.
    pub most: Vec<u32>,
    pub budget: Budget,
    /// What one unit of value weighs.
    scale: Weight,
    /// Directed pairs of neighbouring stops, sorted, once they are needed; `first[s]..first[s + 1]` are those that leave `s`.
    first: Vec<u32>,
    to: Vec<u16>,
    /// For each pair the cost of the cheapest link.
    cost: Vec<Weight>,
    /// For each stop that is watched its bit; the stops of one group share one.
    pub bit: Vec<u32>,
    masks: usize,
    /// The stops by what each can add at most, its cheapest link taken off; only those that can add anything.
    pub adds: Vec<(Weight, u16)>,
    /// The same by stop, 0 for those that add nothing.
    pub adds_at: Vec<Weight>,
    /// For each budget, set of watched stops on the path, and stop: the best and second best gain beyond it, and the
    /// neighbour through which the best comes, so that "not back to where we came from" is a look-up.
    top: Vec<Top>,
    stops: usize,
}

#[derive(Clone, Copy, Default, PartialEq)]
struct Top {
    best: Weight,
    second: Weight,
    through: u16,
}

/// What a train may still count, as one number: `0 ..= full`.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    pub full: usize,
    /// States per city: 1 + the total for n+m trains; 0 for the others, whose budget is a plain number.
    per_city: usize,
    /// An express train passes towns for nothing.
    pub towns_free: bool,
    pub limited: bool,
}

impl Budget {
    pub fn new(reach: Reach, stops: usize) -> Self {
        let plain =
            |n: u16| Self { full: usize::from(n).min(stops), per_city: 0, towns_free: false, limited: true };
        match reach {
            Reach::Plain(n) => plain(n),
            Reach::Express(n) => Self { towns_free: true, ..plain(n) },
            Reach::Unlimited => Self { limited: false, ..plain(0) },
            Reach::Plus { cities, total } => {
                let total = usize::from(total).min(stops);
                let cities = usize::from(cities).min(total);
                let per_city = total + 1;
                Self { full: cities * per_city + total, per_city, towns_free: false, limited: true }
            }
        }
    }

    /// What is left after counting a stop, if that is allowed.
    pub fn after(self, left: usize, town: bool) -> Option<usize> {
        if !self.limited {
            return Some(left);
        }
        if self.per_city == 0 {
            return left.checked_sub(1);
        }
        if left.is_multiple_of(self.per_city) {
            return None;
        }
        if town { Some(left - 1) } else { left.checked_sub(self.per_city + 1) }
    }

    /// Whether nothing can be entered any more: an express train still passes towns.
    #[inline]
    pub fn is_spent(self, left: usize) -> bool {
        let rest = if self.per_city == 0 { left } else { left % self.per_city };
        self.limited && !self.towns_free && rest == 0
    }

    /// How many stops were counted if this is left. Without a limit nothing is ever left: the number itself.
    pub fn counted(self, left: usize) -> usize {
        match self.per_city {
            _ if !self.limited => left,
            0 => self.full - left,
            per_city => self.full % per_city - left % per_city,
        }
    }
}

impl Gains {
    pub fn new(net: &Network, links: &Links, train: &Train) -> Self {
        let stops = net.stops.len();
        let budget = Budget::new(train.reach, stops);
        let stations = net.stops.iter().filter(|s| s.station).count() as u32;
        let mut most: Vec<u32> = net
            .stops
            .iter()
            .map(|s| if s.kind == StopKind::Port { s.value * stations } else { s.value })
            .collect();
        for bonus in &train.bonuses {
            for s in &bonus.stops {
                most[usize::from(s.0)] += bonus.amount;
            }
        }
        for (s, most) in most.iter_mut().enumerate() {
            if links.at(s).is_empty() {
                *most = 0; // out of reach
            }
        }
        Self {
            most,
            budget,
            scale: 1,
            first: Vec::new(),
            to: Vec::new(),
            cost: Vec::new(),
            bit: vec![0; stops],
            masks: 1,
            adds: Vec::new(),
            adds_at: Vec::new(),
            top: Vec::new(),
            stops,
        }
    }

    /// Finds the pairs of neighbouring stops. Many searches are over before anybody asks for a bound.
    fn find_pairs(&mut self, links: &Links) {
        self.adds_at = vec![0; self.stops];
        self.first.push(0);
        for s in 0..self.stops {
            let begin = self.to.len();
            // Links are sorted by their ends, so that the parallel ones lie together in most cases.
            for &(_, other) in links.at(s) {
                if !self.to[begin..].contains(&other) {
                    self.to.push(other);
                }
            }
            self.first.push(self.to.len() as u32);
        }
    }

    pub fn watches(&self) -> bool {
        self.masks > 1
    }

    /// Watches the stops that bring the most: walks do not return to them.
    pub fn watch(&mut self, net: &Network, count: u32) {
        let mut order: Vec<usize> =
            (0..self.stops).filter(|&s| net.stops[s].passable() && self.most[s] > 0).collect();
        order.sort_by_key(|&s| (std::cmp::Reverse(self.most[s]), s));
        let mut watched = 0;
        for s in order {
            if watched == count {
                break;
            }
            if self.bit[s] != 0 {
                continue;
            }
            let group = net.stops[s].group;
            for t in 0..self.stops {
                if t == s || (group.is_some() && net.stops[t].group == group) {
                    self.bit[t] = 1 << watched;
                }
            }
            watched += 1;
        }
        self.masks = 1 << watched;
    }

    /// Works out all gains where a unit of value weighs `scale` and each link costs as given.
    pub fn fill(&mut self, net: &Network, links: &Links, scale: Weight, costs: &[Weight]) {
        if self.first.is_empty() {
            self.find_pairs(links);
        }
        self.scale = scale;
        self.cost.clear();
        self.cost.resize(self.to.len(), Weight::MAX);
        for s in 0..self.stops {
            let range = self.first[s] as usize..self.first[s + 1] as usize;
            for &(l, other) in links.at(s) {
                let i =
                    range.start + self.to[range.clone()].iter().position(|&t| t == other).expect("a pair");
                self.cost[i] = self.cost[i].min(costs[l as usize]);
            }
        }
        self.adds.clear();
        for s in 0..self.stops {
            let range = self.first[s] as usize..self.first[s + 1] as usize;
            self.adds_at[s] = 0;
            if let Some(cost) = self.cost[range].iter().min() {
                let adds = Weight::from(self.most[s]) * scale - cost;
                if adds > 0 {
                    self.adds.push((adds, s as u16));
                    self.adds_at[s] = adds;
                }
            }
        }
        if !self.budget.limited {
            return;
        }
        self.adds.sort_by_key(|&(adds, s)| (std::cmp::Reverse(adds), s));
        self.top.clear();
        self.top.resize((self.budget.full + 1) * self.masks * self.stops, Top::default());
        for left in 0..=self.budget.full {
            for mask in (0..self.masks as u32).rev() {
                self.fill_one(net, left, mask);
            }
        }
    }

    /// Dynamic programming over walks that never turn straight back, from the smallest budget up.
    fn fill_one(&mut self, net: &Network, left: usize, mask: u32) {
        let base = (left * self.masks + mask as usize) * self.stops;
        loop {
            let mut changed = false;
            for s in 0..self.stops {
                if self.bit[s] & !mask != 0 {
                    continue; // a path that is there has it on it
                }
                let mut top = Top { through: u16::MAX, ..Top::default() };
                for i in self.first[s]..self.first[s + 1] {
                    let gain = self.step(net, s as u16, i as usize, left, mask);
                    if gain > top.best {
                        top = Top { best: gain, second: top.best, through: self.to[i as usize] };
                    } else if gain > top.second {
                        top.second = gain;
                    }
                }
                if self.top[base + s] != top {
                    self.top[base + s] = top;
                    changed = true;
                }
            }
            // Only towns that cost nothing refer to the same budget.
            if !changed || !self.budget.towns_free {
                break;
            }
        }
    }

    fn step(&self, net: &Network, from: u16, pair: usize, left: usize, mask: u32) -> Weight {
        let to = self.to[pair];
        let bit = self.bit[usize::from(to)];
        if mask & bit != 0 {
            return 0;
        }
        let mask = mask | bit;
        let stop = &net.stops[usize::from(to)];
        let counted = match self.budget.after(left, stop.kind == StopKind::Town) {
            Some(rest) => {
                let own = Weight::from(self.most[usize::from(to)]) * self.scale;
                own + if stop.passable() { self.beyond(to, from, rest, mask) } else { 0 }
            }
            None => 0,
        };
        let gain = if self.budget.towns_free && stop.optional() {
            counted.max(self.beyond(to, from, left, mask))
        } else {
            counted
        };
        gain - self.cost[pair]
    }

    /// The most that a path can gain beyond `stop` with this budget when it came from `from`.
    pub fn beyond(&self, stop: u16, from: u16, left: usize, mask: u32) -> Weight {
        let top = &self.top[(left * self.masks + mask as usize) * self.stops + usize::from(stop)];
        if top.through == from { top.second } else { top.best }
    }

    /// No route of the train weighs more.
    pub fn most_of_all(&self, net: &Network) -> Weight {
        if !self.budget.limited {
            return self.most.iter().map(|&m| Weight::from(m) * self.scale).sum();
        }
        let of = |root: usize| {
            let rest = self.budget.after(self.budget.full, net.stops[root].kind == StopKind::Town)?;
            let own = Weight::from(self.most[root]) * self.scale;
            Some(
                own + self.both(
                    (root as u16, u16::MAX),
                    (root as u16, u16::MAX),
                    rest,
                    self.bit[root],
                    self.masks > 1,
                ),
            )
        };
        (0..self.stops).filter(|&s| net.stops[s].station).filter_map(of).max().unwrap_or(0)
    }

    /// The most that two arms can gain together, each beyond a stop when it came from another. With `share`, what is
    /// watched goes to one arm or the other.
    pub fn both(&self, one: (u16, u16), two: (u16, u16), left: usize, mask: u32, share: bool) -> Weight {
        if !share {
            return self.split(one, two, left, [mask; 2]);
        }
        let free = (self.masks - 1) as u32 & !mask;
        let mut most = 0;
        let mut part = free;
        loop {
            most = most.max(self.split(one, two, left, [mask | part, mask | (free & !part)]));
            if part == 0 {
                return most;
            }
            part = (part - 1) & free;
        }
    }

    fn split(&self, one: (u16, u16), two: (u16, u16), left: usize, masks: [u32; 2]) -> Weight {
        let mut most = 0;
        let mut try_split = |a: usize, b: usize| {
            most = most.max(self.beyond(one.0, one.1, a, masks[0]) + self.beyond(two.0, two.1, b, masks[1]));
        };
        match self.budget.per_city {
            0 => (0..=left).for_each(|a| try_split(a, left - a)),
            per => {
                let (cities, total) = (left / per, left % per);
                for c in 0..=cities {
                    for t in 0..=total {
                        try_split(c * per + t, (cities - c) * per + total - t);
                    }
                }
            }
        }
        most
    }
}
