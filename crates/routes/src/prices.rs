//! Several trains at once: prices on track give a bound on all sets of routes, and rule out most routes.

use crate::combine::Combination;
use crate::finder::{PIECES, Weight, value, weight};
use crate::network::Route;
use crate::source::Source;

/// Rounds of price changes before more routes are listed, or the rest is searched.
const ROUNDS: u32 = 100;

/// After so many rounds without a better bound the steps become smaller.
const PATIENCE: u32 = 6;

/// How much of the demand of earlier rounds is kept from one to the next, in 256ths.
const MEMORY: Weight = 160;

/// One kind of train: its routes that may still be in a better set, with what is left of their weight after prices.
#[derive(Default)]
pub(crate) struct Kind {
    /// How many trains of this kind there are.
    pub count: usize,
    /// Indices into the source's list.
    pub routes: Vec<u32>,
    /// For each of them its weight less the prices of its track.
    pub nets: Vec<Weight>,
    /// The highest net, 0 for staying at home or that of a route not listed included.
    pub best: Weight,
    /// The route with that net.
    pick: Option<u32>,
}

/// The search for the best set of routes of trains that share no track.
pub(crate) struct Prices<'s, 'a> {
    sources: &'s mut [Source<'a>],
    words: usize,
    kinds: Vec<Kind>,
    /// The price of each element of track, never below 0.
    prices: Vec<Weight>,
    table: Table,
    limit: u64,
    nodes: u64,
    found: Weight,
    /// For each kind the routes of the best set found.
    set: Vec<Vec<Route>>,
}

/// The outcome: the routes for each source, and what no set can exceed.
pub(crate) struct Outcome {
    pub set: Vec<Vec<Route>>,
    pub bound: Weight,
    pub proven: bool,
    pub nodes: u64,
}

impl<'s, 'a> Prices<'s, 'a> {
    /// `counts`: how many trains each source serves.
    pub fn new(sources: &'s mut [Source<'a>], counts: &[usize], words: usize, limit: u64) -> Self {
        let kinds = counts.iter().map(|&count| Kind { count, ..Kind::default() }).collect();
        let set = vec![Vec::new(); counts.len()];
        let prices = vec![0; words * 64];
        Self { sources, words, kinds, prices, table: Table::default(), limit, nodes: 0, found: 0, set }
    }

    fn spent(&self) -> u64 {
        self.nodes + self.sources.iter().map(Source::nodes).sum::<u64>()
    }

    pub fn solve(mut self) -> Outcome {
        for kind in 0..self.kinds.len() {
            self.admit(kind);
        }
        let bound = self.nets();
        self.greedy(0);
        if self.found < bound {
            self.one_by_one();
        }
        let mut proven = true;
        let mut bound;
        loop {
            bound = self.haggle();
            if bound <= self.found {
                break;
            }
            match self.list_more(bound) {
                Some(false) => {}
                Some(true) => continue,
                None => {
                    proven = false;
                    break;
                }
            }
            let left = self.limit.saturating_sub(self.spent());
            let mut search =
                Combination::new(self.sources, &self.kinds, &self.prices, self.words, self.found, left);
            proven = search.run();
            let (found, nodes, picks) = (search.found, search.nodes, search.picks);
            self.nodes += nodes;
            if found > self.found {
                self.keep(found, &picks);
            }
            break;
        }
        let bound = if proven { self.found } else { bound.max(self.found) };
        Outcome { set: self.set, bound, proven, nodes: self.nodes }
    }

    /// Takes all listed routes of a kind up again.
    fn admit(&mut self, kind: usize) {
        let count = self.sources[kind].list.len();
        self.kinds[kind].routes = (0..count as u32).collect();
    }

    /// Lowers the floors of the lists whose unlisted routes may be in a better set: whether there were any, or none
    /// if the nodes did not suffice.
    fn list_more(&mut self, bound: Weight) -> Option<bool> {
        let mut more = false;
        for k in 0..self.kinds.len() {
            let source = &mut self.sources[k];
            if source.floor == 0 || self.kinds[k].count == 0 {
                continue;
            }
            // With a route of weight w in it a set has at most bound - best + w.
            let useless = self.found - (bound - self.kinds[k].best);
            if weight(source.floor - 1, 0) <= useless {
                continue;
            }
            let needed = if useless < 0 { 0 } else { (useless / PIECES) as u32 + 1 };
            let left = self.limit.saturating_sub(self.spent());
            if left == 0 || !self.sources[k].lower(needed, left) {
                return None;
            }
            self.admit(k);
            more = true;
        }
        Some(more)
    }

    /// Changes prices to bring the bound down, looks for good sets on the way and drops routes that cannot be part
    /// of a better one. Returns the best bound, whose prices are kept.
    fn haggle(&mut self) -> Weight {
        let mut bound = self.nets();
        let mut best = (bound, self.prices.clone());
        // The step as a share of the gap, in sixteenths.
        let mut share: Weight = 4;
        let mut idle = 0;
        let mut demand = Vec::new();

        for round in 0..ROUNDS {
            self.greedy(round as usize);
            if best.0 <= self.found {
                break;
            }
            self.drop_hopeless(bound);
            if round + 1 == ROUNDS || !self.step(bound, share, &mut demand) {
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
        self.drop_hopeless(bound);
        bound
    }

    /// Works out all nets under the present prices, and the bound: the prices of all track and the best nets.
    fn nets(&mut self) -> Weight {
        let mut bound: Weight = self.prices.iter().sum();
        self.table.fill(&self.prices);
        for (kind, source) in self.kinds.iter_mut().zip(&*self.sources) {
            kind.nets.clear();
            kind.best = if source.floor > 0 { weight(source.floor - 1, 0) } else { 0 };
            kind.pick = None;
            for &r in &kind.routes {
                let net = source.list.weights[r as usize] - self.table.price(source.track(r as usize));
                kind.nets.push(net);
                if net > kind.best {
                    kind.best = net;
                    kind.pick = Some(r);
                }
            }
            bound += kind.best * kind.count as Weight;
        }
        bound
    }

    /// Drops the routes with which no set is better than the best found.
    fn drop_hopeless(&mut self, bound: Weight) {
        for kind in &mut self.kinds {
            let least = self.found - (bound - kind.best);
            let mut kept = 0;
            for i in 0..kind.routes.len() {
                if kind.nets[i] > least {
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
        demand.resize(self.prices.len(), 0);
        let (old, new) = if first { (0, 256) } else { (MEMORY, 256 - MEMORY) };
        for d in demand.iter_mut() {
            *d = *d * old / 256;
        }
        for (kind, source) in self.kinds.iter().zip(&*self.sources) {
            if let Some(r) = kind.pick {
                for e in elements(source.track(r as usize)) {
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
        let gap = i128::from((bound - self.found) * share / 16) * 256;
        for (d, p) in demand.iter().zip(&mut self.prices) {
            let change = gap * i128::from(d - 256) / i128::from(norm);
            *p = (*p + change as Weight).max(0);
        }
        true
    }

    /// A legal set: the trains take what is best for them after prices, one after the other.
    fn greedy(&mut self, round: usize) {
        let count = self.kinds.len();
        let mut used = vec![0; self.words];
        let mut picks = vec![Vec::new(); count];
        let mut total = 0;
        for k in 0..count {
            let k = (k + round) % count;
            let (kind, source) = (&self.kinds[k], &self.sources[k]);
            for _ in 0..kind.count {
                let mut best: Option<(Weight, u32)> = None;
                for (&r, &net) in kind.routes.iter().zip(&kind.nets) {
                    if best.is_none_or(|b| net > b.0) && free(&used, source.track(r as usize)) {
                        best = Some((net, r));
                    }
                }
                let Some((_, r)) = best else { break };
                total += source.list.weights[r as usize];
                for (u, t) in used.iter_mut().zip(source.track(r as usize)) {
                    *u |= t;
                }
                picks[k].push(r);
            }
        }
        if total > self.found {
            self.keep(total, &picks);
        }
    }

    fn keep(&mut self, found: Weight, picks: &[Vec<u32>]) {
        self.found = found;
        self.set = (picks.iter().zip(&*self.sources))
            .map(|(picks, source)| picks.iter().map(|&r| source.route(r)).collect())
            .collect();
    }

    /// A first good set: the trains take their best routes one after the other, each beside those before; the
    /// kind with the best route first, and last. It also says how far down the lists must go at least: no prices can
    /// bring the bound below the sum of the floors, so these share the gap to the set found.
    fn one_by_one(&mut self) {
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by_key(|&k| (std::cmp::Reverse(self.sources[k].best), k));
        for _ in 0..order.len().min(2) {
            let mut taken = vec![0; self.words];
            let mut set = vec![Vec::new(); self.kinds.len()];
            let mut total = 0;
            for &k in &order {
                for _ in 0..self.kinds[k].count {
                    let left = self.limit.saturating_sub(self.spent());
                    let Some((weight, route)) = self.sources[k].beside(&mut taken, left) else { break };
                    total += weight;
                    set[k].push(route);
                }
            }
            if total > self.found {
                self.found = total;
                self.set = set;
            }
            order.reverse();
        }
        let trains: u32 = self.kinds.iter().map(|k| k.count as u32).sum();
        let best: u32 = self.kinds.iter().zip(&*self.sources).map(|(k, s)| k.count as u32 * s.best).sum();
        let share = best.saturating_sub(value(self.found)) / trains.max(1);
        for k in 0..self.kinds.len() {
            let left = self.limit.saturating_sub(self.spent());
            let source = &mut self.sources[k];
            if source.floor > 0 && self.kinds[k].count > 0 {
                // Should the nodes not suffice, the list stays as it is, and the search ends soon.
                source.lower(source.best.saturating_sub(share), left);
                self.admit(k);
            }
        }
    }
}

pub(crate) fn free(used: &[u64], track: &[u64]) -> bool {
    used.iter().zip(track).all(|(u, t)| u & t == 0)
}

/// The prices of all sets of eight neighbouring elements, to price a track set byte by byte.
#[derive(Default)]
struct Table {
    sums: Vec<[Weight; 256]>,
}

impl Table {
    fn fill(&mut self, prices: &[Weight]) {
        self.sums.resize(prices.len() / 8, [0; 256]);
        for (sums, prices) in self.sums.iter_mut().zip(prices.chunks_exact(8)) {
            for (bit, price) in prices.iter().enumerate() {
                for low in 0..1 << bit {
                    sums[(1 << bit) + low] = sums[low] + price;
                }
            }
        }
    }

    fn price(&self, track: &[u64]) -> Weight {
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
