//! How much a route can still gain: the admissible bound of the search for routes.

use crate::links::Links;
use crate::network::{Network, Reach, StopKind, Train};

/// A train as the search sees it: what its stops cost and bring, and what is left to gain from anywhere.
pub(crate) struct Gains {
    /// The most that a stop can bring to this train, bonuses included.
    pub most: Vec<u32>,
    pub budget: Budget,
    /// Directed pairs of neighbouring stops, sorted; `first[s]..first[s + 1]` are those that leave `s`.
    first: Vec<u32>,
    to: Vec<u16>,
    /// For each budget and stop: the best and second best gain beyond it, and the neighbour through which the best
    /// comes, so that "not back to where we came from" is a look-up.
    top: Vec<Top>,
    stops: usize,
}

#[derive(Clone, Copy, Default, PartialEq)]
struct Top {
    best: u32,
    second: u32,
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
        for (most, at) in most.iter_mut().zip(&links.at) {
            if at.is_empty() {
                *most = 0; // out of reach
            }
        }
        let mut first = vec![0];
        let mut to = Vec::new();
        for at in &links.at {
            let begin = to.len();
            // Links are sorted by their ends, so that the parallel ones lie together in most cases.
            for &(_, other) in at {
                if !to[begin..].contains(&other) {
                    to.push(other);
                }
            }
            first.push(to.len() as u32);
        }
        let mut gains = Self { most, budget, first, to, top: Vec::new(), stops };
        if budget.limited {
            gains.fill(net);
        }
        gains
    }

    /// Dynamic programming over walks that never turn straight back, from the smallest budget up.
    fn fill(&mut self, net: &Network) {
        self.top = vec![Top::default(); (self.budget.full + 1) * self.stops];
        for left in 0..=self.budget.full {
            loop {
                let mut changed = false;
                for s in 0..self.stops {
                    let mut top = Top { through: u16::MAX, ..Top::default() };
                    for i in self.first[s]..self.first[s + 1] {
                        let v = self.to[i as usize];
                        let gain = self.step(net, s as u16, v, left);
                        if gain > top.best {
                            top = Top { best: gain, second: top.best, through: v };
                        } else if gain > top.second {
                            top.second = gain;
                        }
                    }
                    let slot = &mut self.top[left * self.stops + s];
                    if *slot != top {
                        *slot = top;
                        changed = true;
                    }
                }
                // Only towns that cost nothing refer to the same budget.
                if !changed || !self.budget.towns_free {
                    break;
                }
            }
        }
    }

    fn step(&self, net: &Network, from: u16, to: u16, left: usize) -> u32 {
        let stop = &net.stops[usize::from(to)];
        let goes_on = stop.passable();
        let counted = match self.budget.after(left, stop.kind == StopKind::Town) {
            Some(rest) => self.most[usize::from(to)] + if goes_on { self.beyond(to, from, rest) } else { 0 },
            None => 0,
        };
        if self.budget.towns_free && stop.optional() {
            counted.max(self.beyond(to, from, left))
        } else {
            counted
        }
    }

    /// The most that a path can gain beyond `stop` with this budget when it came from `from`.
    pub fn beyond(&self, stop: u16, from: u16, left: usize) -> u32 {
        let top = &self.top[left * self.stops + usize::from(stop)];
        if top.through == from { top.second } else { top.best }
    }

    /// No route of the train is worth more.
    pub fn most_of_all(&self, net: &Network) -> u32 {
        if !self.budget.limited {
            return self.most.iter().sum();
        }
        let of = |root: usize| {
            let rest = self.budget.after(self.budget.full, net.stops[root].kind == StopKind::Town)?;
            Some(self.most[root] + self.both(root as u16, u16::MAX, root as u16, rest))
        };
        (0..self.stops).filter(|&s| net.stops[s].station).filter_map(of).max().unwrap_or(0)
    }

    /// The most that two arms can gain together, one beyond `stop` (come from `from`) and one from `root`.
    pub fn both(&self, stop: u16, from: u16, root: u16, left: usize) -> u32 {
        let mut most = 0;
        let mut try_split = |one: usize, two: usize| {
            most = most.max(self.beyond(stop, from, one) + self.beyond(root, u16::MAX, two));
        };
        match self.budget.per_city {
            0 => (0..=left).for_each(|one| try_split(one, left - one)),
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
