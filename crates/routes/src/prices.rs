//! Prices on track: a bound on all sets of routes, which rules out most routes, and good sets on the way.

use crate::best::Effort;
use crate::links::Links;
use crate::network::Route;
use crate::source::Source;
use crate::weight::{Aim, Scale, Total, Weight};

/// Most rounds of price changes to drop routes.
pub(crate) const ROUNDS: u32 = 100;

/// The same before routes are searched for at the new prices, and before they are picked from lists, which is done in no
/// time.
pub(crate) const ROUNDS_SEARCHING: u32 = 60;
pub(crate) const ROUNDS_PICKING: u32 = 15;

/// After so many rounds without a better bound the steps become smaller.
const PATIENCE: u32 = 6;

/// So few routes are priced one by one, more of them with a table.
const FEW: usize = 150;

/// How much of the demand of earlier rounds is kept from one to the next, in 256ths.
const MEMORY: Weight = 160;

/// One kind of train: its routes that may still be in a better set, with what is left of their weight after prices.
#[derive(Default)]
pub(crate) struct Kind {
    /// How many trains of this kind there are.
    pub count: usize,
    /// Indices of the source's routes.
    pub routes: Vec<u32>,
    /// For each of them its weight less the prices of its track.
    pub nets: Vec<Weight>,
    /// The highest net, or 0 for staying at home.
    pub best: Weight,
    /// The route with that net.
    pick: Option<u32>,
}

impl Kind {
    /// Works out all nets.
    fn price(&mut self, source: &Source<'_>, scale: Scale, price: impl Fn(&[u64]) -> Weight) {
        let routes = source.routes();
        let net = |&r: &u32| scale.weigh(routes.worth[r as usize]) - price(routes.track(r, source.words));
        self.nets.clear();
        self.nets.extend(self.routes.iter().map(net));
        (self.best, self.pick) = (0, None);
        for (&r, &net) in self.routes.iter().zip(&self.nets) {
            if net > self.best {
                (self.best, self.pick) = (net, Some(r));
            }
        }
    }

    /// The route with the highest net that uses no taken track.
    fn best_beside(&self, taken: &[u64], source: &Source<'_>) -> Option<u32> {
        let routes = source.routes();
        let mut best: Option<(Weight, u32)> = None;
        for (&r, &net) in self.routes.iter().zip(&self.nets) {
            if best.is_none_or(|b| net > b.0) && free(taken, routes.track(r, source.words)) {
                best = Some((net, r));
            }
        }
        best.map(|b| b.1)
    }
}

/// Trains that share no track, their routes, and the prices of track.
pub(crate) struct Prices<'s, 'a> {
    pub sources: &'s mut [Source<'a>],
    pub words: usize,
    elements: usize,
    pub kinds: Vec<Kind>,
    /// The price of each element of track, never below 0.
    pub prices: Vec<Weight>,
    pub table: Table,
    pub effort: Effort,
    pub limit: u64,
    pub nodes: u64,
    pub aim: Aim,
    pub found: Total,
    /// For each kind the routes of the best set found.
    pub set: Vec<Vec<Route>>,
}

impl<'s, 'a> Prices<'s, 'a> {
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
            prices: vec![0; words * 64],
            table: Table::default(),
            effort,
            limit,
            nodes: 0,
            aim: Aim { scale: Scale::STRICT, least: Weight::MIN, value: u32::MAX },
            found: Total::default(),
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

    /// Takes all routes in use up again.
    pub fn admit(&mut self) {
        for (kind, source) in self.kinds.iter_mut().zip(&*self.sources) {
            kind.routes.clear();
            if kind.count > 0 {
                kind.routes.extend(0..source.len() as u32);
            }
        }
    }

    /// Changes prices to bring the bound down, and looks for good sets on the way. With `drop` routes that cannot be part
    /// of a set that is looked for are dropped. Returns the best bound, whose prices are kept.
    pub fn haggle(&mut self, rounds: u32, drop: bool) -> Weight {
        let mut bound = self.nets();
        let mut best = (bound, self.prices.clone());
        // The step as a share of the gap, in sixteenths.
        let mut share: Weight = 4;
        let mut idle = 0;
        let mut demand = Vec::new();

        for round in 0..rounds {
            self.greedy(round as usize);
            if best.0 < self.aim.target(self.found) {
                break;
            }
            if drop {
                self.drop_hopeless(bound);
            }
            if round + 1 == rounds || !self.step(bound, share, &mut demand) {
                break;
            }
            self.nodes += 1;
            bound = self.nets();
            if bound < best.0 {
                best = (bound, self.prices.clone());
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
        self.prices = best.1;
        let bound = self.nets();
        if drop {
            self.drop_hopeless(bound);
        }
        bound
    }

    /// Works out all nets under the present prices, and the bound: the prices of all track and the best nets.
    fn nets(&mut self) -> Weight {
        let scale = self.aim.scale;
        let mut bound: Weight = self.prices.iter().sum();
        let many = self.kinds.iter().map(|k| k.routes.len()).sum::<usize>() > FEW;
        if many {
            self.table.fill(&self.prices);
        }
        for (kind, source) in self.kinds.iter_mut().zip(&*self.sources) {
            if many {
                kind.price(source, scale, |track| self.table.price(track));
            } else {
                kind.price(source, scale, |track| elements(track).map(|e| self.prices[e]).sum());
            }
            bound += kind.best * kind.count as Weight;
        }
        bound
    }

    /// Drops the routes with which no set is looked for.
    fn drop_hopeless(&mut self, bound: Weight) {
        let target = self.aim.target(self.found);
        for kind in &mut self.kinds {
            let least = target - (bound - kind.best);
            let Some(first) = kind.nets.iter().position(|&net| net < least) else { continue };
            let mut kept = first;
            for i in first..kind.routes.len() {
                if kind.nets[i] >= least {
                    kind.routes[kept] = kind.routes[i];
                    kind.nets[kept] = kind.nets[i];
                    kept += 1;
                }
            }
            kind.routes.truncate(kept);
            kind.nets.truncate(kept);
        }
    }

    /// Track that several trains want becomes dearer, track that nobody wants cheaper. What they want is averaged over
    /// the rounds (`demand`, in 256ths), or the prices would only swing. False if nothing changes.
    fn step(&mut self, bound: Weight, share: Weight, demand: &mut Vec<Weight>) -> bool {
        let first = demand.is_empty();
        demand.resize(self.elements, 0);
        let (old, new) = if first { (0, 256) } else { (MEMORY, 256 - MEMORY) };
        for d in demand.iter_mut() {
            *d = *d * old / 256;
        }
        for (kind, source) in self.kinds.iter().zip(&*self.sources) {
            if let Some(r) = kind.pick {
                for e in elements(source.track(r)) {
                    demand[e] += kind.count as Weight * new;
                }
            }
        }
        let mut norm = 0;
        for (d, &p) in demand.iter().zip(&self.prices) {
            if *d > 256 || p > 0 {
                norm += (d - 256) * (d - 256);
            }
        }
        if norm == 0 {
            return false;
        }
        let gap = i128::from((bound - self.aim.target(self.found)) * share / 16) * 256;
        // One division for all: the rate is in 2^20ths.
        let rate = (gap << 20) / i128::from(norm);
        for (d, p) in demand.iter().zip(&mut self.prices) {
            let change = (rate * i128::from(d - 256)) >> 20;
            *p = (*p + change as Weight).max(0);
        }
        true
    }

    /// A legal set: the trains take what is best for them after prices, one after the other.
    fn greedy(&mut self, round: usize) {
        let count = self.kinds.len();
        let mut used = vec![0; self.words];
        let mut picks = vec![Vec::new(); count];
        let mut total = Total::default();
        for k in 0..count {
            let k = (k + round) % count;
            let (kind, source) = (&self.kinds[k], &self.sources[k]);
            for _ in 0..kind.count {
                // Often nobody has taken what is best.
                let top = kind.pick.filter(|&r| free(&used, source.track(r)));
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

pub(crate) fn free(used: &[u64], track: &[u64]) -> bool {
    used.iter().zip(track).all(|(u, t)| u & t == 0)
}

/// The prices of all sets of eight neighbouring elements, to price a track set byte by byte.
#[derive(Default)]
pub(crate) struct Table {
    sums: Vec<[Weight; 256]>,
}

impl Table {
    pub fn fill(&mut self, prices: &[Weight]) {
        self.sums.resize(prices.len() / 8, [0; 256]);
        for (sums, prices) in self.sums.iter_mut().zip(prices.chunks_exact(8)) {
            for (bit, price) in prices.iter().enumerate() {
                for low in 0..1 << bit {
                    sums[(1 << bit) + low] = sums[low] + price;
                }
            }
        }
    }

    #[inline]
    pub fn price(&self, track: &[u64]) -> Weight {
        let mut sum = 0;
        for (sums, word) in self.sums.chunks_exact(8).zip(track) {
            for (sums, byte) in sums.iter().zip(word.to_le_bytes()) {
                sum += sums[usize::from(byte)];
            }
        }
        sum
    }
}

/// The elements of a track set.
pub(crate) fn elements(track: &[u64]) -> impl Iterator<Item = usize> + '_ {
    track.iter().enumerate().flat_map(|(w, &bits)| {
        let mut bits = bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let e = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(w * 64 + e)
        })
    })
}
