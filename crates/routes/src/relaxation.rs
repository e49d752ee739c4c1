//! Lagrangian relaxation of the rule that routes share no track: a bound on all sets of routes, which rules out most routes, and
//! good sets on the way.

use crate::effort::Effort;
use crate::links::Links;
use crate::network::Route;
use crate::source::Source;
use crate::subgradient::Demand;
use crate::track::{elements, is_free};
use crate::weight::{Aim, Scale, Total, Weight};

/// Most rounds of the subgradient method to drop routes.
pub(crate) const ROUNDS: u32 = 100;

/// The same before routes are searched for at the new multipliers, and before they are picked from lists, which is done in no
/// time.
pub(crate) const ROUNDS_SEARCHING: u32 = 60;
pub(crate) const ROUNDS_PICKING: u32 = 15;

/// The number of rounds without a better bound after which the steps become smaller.
const PATIENCE: u32 = 6;

/// Up to this many routes are summed up one by one, more of them with a table.
const FEW: usize = 150;

/// One kind of train: its routes that may still be in a better set, with their reduced costs.
#[derive(Default)]
pub(crate) struct Kind {
    /// How many trains of this kind there are.
    pub count: usize,
    /// Indices of the source's routes.
    pub routes: Vec<u32>,
    /// For each of them its weight less the multipliers of its track.
    pub reduced_costs: Vec<Weight>,
    /// The highest reduced cost, or 0 for staying at home.
    pub best: Weight,
    /// The route with that reduced cost.
    pick: Option<u32>,
}

impl Kind {
    /// Works out all reduced costs.
    fn reweigh(&mut self, source: &Source<'_>, scale: Scale, cost: impl Fn(&[u64]) -> Weight) {
        let routes = source.routes();
        let reduced = |&r: &u32| scale.weigh(routes.worth[r as usize]) - cost(routes.track(r, source.words));
        self.reduced_costs.clear();
        self.reduced_costs.extend(self.routes.iter().map(reduced));
        (self.best, self.pick) = (0, None);
        for (&r, &reduced) in self.routes.iter().zip(&self.reduced_costs) {
            if reduced > self.best {
                (self.best, self.pick) = (reduced, Some(r));
            }
        }
    }

    /// The route with the highest reduced cost that uses no taken track.
    fn best_beside(&self, taken: &[u64], source: &Source<'_>) -> Option<u32> {
        let routes = source.routes();
        let mut best: Option<(Weight, u32)> = None;
        for (&r, &reduced) in self.routes.iter().zip(&self.reduced_costs) {
            if best.is_none_or(|b| reduced > b.0) && is_free(taken, routes.track(r, source.words)) {
                best = Some((reduced, r));
            }
        }
        best.map(|b| b.1)
    }
}

/// Trains that share no track, their routes, and the multipliers of track.
pub(crate) struct Relaxation<'s, 'a> {
    pub sources: &'s mut [Source<'a>],
    pub words: usize,
    elements: usize,
    pub kinds: Vec<Kind>,
    /// The multiplier of each element of track, never below 0.
    pub multipliers: Vec<Weight>,
    pub table: Table,
    pub effort: Effort,
    pub limit: u64,
    pub nodes: u64,
    pub aim: Aim,
    pub found: Total,
    /// What the best set weighs at the strict scale, if that is known before the set is.
    pub goal: Option<Weight>,
    /// For each kind the routes of the best set found.
    pub set: Vec<Vec<Route>>,
}

impl<'s, 'a> Relaxation<'s, 'a> {
    /// `counts`: how many trains each source serves.
    pub fn new(
        sources: &'s mut [Source<'a>],
        counts: &[usize],
        links: &Links,
        effort: Effort,
        limit: u64,
    ) -> Self {
        let words = links.words;
        Self {
            words,
            elements: links.elements,
            kinds: counts.iter().map(|&count| Kind { count, ..Kind::default() }).collect(),
            multipliers: vec![0; words * 64],
            table: Table::default(),
            effort,
            limit,
            nodes: 0,
            aim: Aim { scale: Scale::STRICT, least: Weight::MIN, value: u32::MAX },
            found: Total::default(),
            goal: None,
            set: vec![Vec::new(); counts.len()],
            sources,
        }
    }

    pub fn spent(&self) -> u64 {
        self.nodes + self.sources.iter().map(Source::nodes).sum::<u64>()
    }

    pub fn left(&self) -> u64 {
        self.limit.saturating_sub(self.spent())
    }

    /// Admits all routes in use again.
    pub fn admit(&mut self) {
        for (kind, source) in self.kinds.iter_mut().zip(&*self.sources) {
            kind.routes.clear();
            if kind.count > 0 {
                kind.routes.extend(0..source.len() as u32);
            }
        }
    }

    /// A subgradient method brings the bound down, and good sets are looked for on the way. With `drop` routes that cannot be part
    /// of a set that is looked for are dropped. Returns the best bound, whose multipliers are kept.
    pub fn subgradient(&mut self, rounds: u32, drop: bool) -> Weight {
        let mut bound = self.dual_bound();
        let mut best = (bound, self.multipliers.clone());
        // The step as a share of the gap, in sixteenths.
        let mut share: Weight = 4;
        let mut idle = 0;
        let mut demand = Demand::default();

        for round in 0..rounds {
            self.greedy(round as usize);
            if self.has_goal() {
                return bound;
            }
            if best.0 < self.aim.target(self.found) {
                break;
            }
            if drop {
                self.fix_by_reduced_cost(bound);
            }
            if round + 1 == rounds || !self.step(bound, share, &mut demand) {
                break;
            }
            self.nodes += 1;
            bound = self.dual_bound();
            if bound < best.0 {
                best = (bound, self.multipliers.clone());
                idle = 0;
            } else {
                idle += 1;
                if idle == PATIENCE {
                    idle = 0;
                    share /= 2;
                    if share == 0 {
                        break;
                    }
                }
            }
        }
        self.multipliers = best.1;
        let bound = self.dual_bound();
        if drop {
            self.fix_by_reduced_cost(bound);
        }
        bound
    }

    /// Whether the set found is known to be the best.
    pub fn has_goal(&self) -> bool {
        self.goal.is_some_and(|goal| Scale::STRICT.weigh(self.found) >= goal)
    }

    /// Works out all reduced costs under the present multipliers, and the bound: the sum of all multipliers and of the best
    /// reduced costs.
    pub fn dual_bound(&mut self) -> Weight {
        let scale = self.aim.scale;
        let mut bound: Weight = self.multipliers.iter().sum();
        let many = self.kinds.iter().map(|k| k.routes.len()).sum::<usize>() > FEW;
        if many {
            self.table.fill(&self.multipliers);
        }
        for (kind, source) in self.kinds.iter_mut().zip(&*self.sources) {
            if many {
                kind.reweigh(source, scale, |track| self.table.sum(track));
            } else {
                kind.reweigh(source, scale, |track| elements(track).map(|e| self.multipliers[e]).sum());
            }
            bound += kind.best * kind.count as Weight;
        }
        bound
    }

    /// Drops the routes that are in no set that is looked for.
    fn fix_by_reduced_cost(&mut self, bound: Weight) {
        let target = self.aim.target(self.found);
        for kind in &mut self.kinds {
            let least = target - (bound - kind.best);
            let Some(first) = kind.reduced_costs.iter().position(|&reduced| reduced < least) else {
                continue;
            };
            let mut kept = first;
            for i in first..kind.routes.len() {
                if kind.reduced_costs[i] >= least {
                    kind.routes[kept] = kind.routes[i];
                    kind.reduced_costs[kept] = kind.reduced_costs[i];
                    kept += 1;
                }
            }
            kind.routes.truncate(kept);
            kind.reduced_costs.truncate(kept);
        }
    }

    /// One step along the subgradient, by the routes picked; `share` of the gap, in sixteenths. False if nothing changes.
    fn step(&mut self, bound: Weight, share: Weight, demand: &mut Demand) -> bool {
        demand.begin_round(self.elements);
        for (kind, source) in self.kinds.iter().zip(&*self.sources) {
            for e in kind.pick.into_iter().flat_map(|r| elements(source.track(r))) {
                demand.add(e, kind.count);
            }
        }
        let gap = (bound - self.aim.target(self.found)) * share / 16;
        demand.change(&mut self.multipliers, gap)
    }

    /// A legal set: the trains take what is best for them at these multipliers, one after the other.
    pub fn greedy(&mut self, round: usize) {
        let count = self.kinds.len();
        let mut used = vec![0; self.words];
        let mut picks = vec![Vec::new(); count];
        let mut total = Total::default();
        for k in 0..count {
            let k = (k + round) % count;
            let (kind, source) = (&self.kinds[k], &self.sources[k]);
            for _ in 0..kind.count {
                // Often nobody has taken what is best.
                let top = kind.pick.filter(|&r| is_free(&used, source.track(r)));
                let Some(r) = top.or_else(|| kind.best_beside(&used, source)) else { break };
                total = total.plus(source.worth(r));
                for (u, t) in used.iter_mut().zip(source.track(r)) {
                    *u |= t;
                }
                picks[k].push(r);
            }
        }
        if total.is_better(self.found) {
            self.keep(total, &picks);
        }
    }

    pub fn keep(&mut self, found: Total, picks: &[Vec<u32>]) {
        self.found = found;
        self.set = (picks.iter().zip(&*self.sources))
            .map(|(picks, source)| picks.iter().map(|&r| source.route(r)).collect())
            .collect();
    }
}

/// The sums of multipliers of all sets of eight neighbouring elements, to sum up a track set byte by byte.
#[derive(Default)]
pub(crate) struct Table {
    sums: Vec<[Weight; 256]>,
}

impl Table {
    pub fn fill(&mut self, multipliers: &[Weight]) {
        self.sums.resize(multipliers.len() / 8, [0; 256]);
        for (sums, multipliers) in self.sums.iter_mut().zip(multipliers.chunks_exact(8)) {
            for (bit, multiplier) in multipliers.iter().enumerate() {
                for low in 0..1 << bit {
                    sums[(1 << bit) + low] = sums[low] + multiplier;
                }
            }
        }
    }

    #[inline]
    pub fn sum(&self, track: &[u64]) -> Weight {
        let mut sum = 0;
        for (sums, word) in self.sums.chunks_exact(8).zip(track) {
            for (sums, byte) in sums.iter().zip(word.to_le_bytes()) {
                sum += sums[usize::from(byte)];
            }
        }
        sum
    }
}
