//! The last step for several trains: depth-first search over the routes that the prices have left.

use crate::prices::{Kind, elements, free};
use crate::source::Source;
use crate::weight::{Aim, Total, Weight};

/// A route that may be picked: what is left of its weight after prices, and its index in the list.
type Choice = (Weight, u32);

pub(crate) struct Combination<'s, 'a> {
    sources: &'s [Source<'a>],
    prices: &'s [Weight],
    all_prices: Weight,
    /// The kind of each train, in the order in which they pick.
    order: Vec<usize>,
    /// The routes open to the train at each depth, for it and all after it: `open[depth][train]`.
    open: Vec<Vec<Vec<Choice>>>,
    used: Vec<Vec<u64>>,
    chosen: Vec<Option<u32>>,
    aim: Aim,
    pub found: Total,
    pub picks: Vec<Vec<u32>>,
    pub nodes: u64,
    limit: u64,
}

impl<'s, 'a> Combination<'s, 'a> {
    pub fn new(
        sources: &'s [Source<'a>],
        kinds: &[Kind],
        prices: &'s [Weight],
        words: usize,
        aim: Aim,
        found: Total,
    ) -> Self {
        // Kinds with few routes pick first; trains of one kind follow each other.
        let mut order: Vec<usize> = (0..kinds.len()).collect();
        order.sort_by_key(|&k| (kinds[k].routes.len(), k));
        let order: Vec<usize> = order.into_iter().flat_map(|k| vec![k; kinds[k].count]).collect();
        let first: Vec<Vec<Choice>> = order
            .iter()
            .map(|&k| {
                let kind = &kinds[k];
                let mut open: Vec<Choice> =
                    kind.nets.iter().copied().zip(kind.routes.iter().copied()).collect();
                open.sort_by_key(|&(net, r)| (std::cmp::Reverse(net), r));
                open
            })
            .collect();
        let trains = order.len();
        let mut open = vec![vec![Vec::new(); trains]; trains + 1];
        open[0] = first;
        Self {
            sources,
            prices,
            all_prices: prices.iter().sum(),
            order,
            open,
            used: vec![vec![0; words]; trains + 1],
            chosen: vec![None; trains],
            aim,
            found,
            picks: vec![Vec::new(); kinds.len()],
            nodes: 0,
            limit: 0,
        }
    }

    /// False if the nodes did not suffice.
    pub fn run(&mut self, limit: u64) -> bool {
        self.limit = limit;
        self.pick(0, 0, Total::default())
    }

    fn pick(&mut self, depth: usize, net: Weight, total: Total) -> bool {
        if depth == self.order.len() {
            if total.is_better(self.found) {
                self.found = total;
                for picks in &mut self.picks {
                    picks.clear();
                }
                for (&k, r) in self.order.iter().zip(&self.chosen) {
                    self.picks[k].extend(r);
                }
            }
            return true;
        }
        let kind = self.order[depth];
        let mut list = std::mem::take(&mut self.open[depth][depth]);
        // Staying at home comes last: it takes no track and leaves nothing.
        list.push((0, u32::MAX));
        let mut complete = true;
        for i in 0..list.len() {
            let (own, r) = list[i];
            self.nodes += 1;
            if self.nodes > self.limit {
                complete = false;
                break;
            }
            let (mut used, mut worth) = (std::mem::take(&mut self.used[depth + 1]), Total::default());
            used.copy_from_slice(&self.used[depth]);
            if r == u32::MAX {
                self.chosen[depth] = None;
            } else {
                self.chosen[depth] = Some(r);
                worth = self.sources[kind].worth(r);
                for (u, t) in used.iter_mut().zip(self.sources[kind].track(r)) {
                    *u |= t;
                }
            }
            self.used[depth + 1] = used;
            if self.narrow(depth, net + own, &list[i + 1..]) {
                complete &= self.pick(depth + 1, net + own, total.plus(worth));
                if !complete {
                    break;
                }
            }
        }
        self.open[depth][depth] = list;
        complete
    }

    /// Leaves to the trains after `depth` only what fits beside the track in use and can still make a better set;
    /// false if nothing can. `after`: what a train of the same kind may pick without repeating what was tried in
    /// the other order.
    fn narrow(&mut self, depth: usize, net: Weight, after: &[Choice]) -> bool {
        let trains = self.order.len();
        let used = &self.used[depth + 1];
        let mut reach: Vec<u64> = used.clone();
        let target = self.aim.target(self.found);
        let (now, next) = self.open.split_at_mut(depth + 1);
        let (now, next) = (&now[depth], &mut next[0]);
        let from = |t: usize| if self.order[t] == self.order[depth] { after } else { &now[t][..] };
        // First as if nothing were in conflict: most routes need not be looked at.
        let highest = |list: &[Choice]| list.first().map_or(0, |o| o.0.max(0));
        let mut best: Vec<Weight> =
            (0..trains).map(|t| if t > depth { highest(from(t)) } else { 0 }).collect();
        let bound = self.all_prices + net + best.iter().sum::<Weight>();
        if bound < target {
            return false;
        }
        for t in depth + 1..trains {
            let source = &self.sources[self.order[t]];
            let least = target - (bound - best[t]);
            let to = &mut next[t];
            to.clear();
            for &(own, r) in from(t).iter().take_while(|o| o.0 >= least) {
                if r != u32::MAX && free(used, source.track(r)) {
                    to.push((own, r));
                    for (a, b) in reach.iter_mut().zip(source.track(r)) {
                        *a |= b;
                    }
                }
            }
        }
        for (best, list) in best.iter_mut().zip(&**next).skip(depth + 1) {
            *best = highest(list);
        }
        // Prices of track that no route left can use are lost.
        let paid: Weight = elements(&reach).map(|e| self.prices[e]).sum();
        let bound = paid + net + best.iter().sum::<Weight>();
        if bound < target {
            return false;
        }
        for t in depth + 1..trains {
            let least = target - (bound - best[t]);
            let keep = next[t].partition_point(|o| o.0 >= least);
            next[t].truncate(keep);
        }
        true
    }
}
