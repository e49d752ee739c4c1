//! The last step for several trains: depth-first search over the routes that the prices have left.

use crate::finder::Weight;
use crate::prices::{Kind, elements, free};
use crate::source::Source;

/// A route that may be picked: what is left of its weight after prices, and its index in the list.
type Choice = (Weight, u32);

pub(crate) struct Combination<'s, 'a> {
    sources: &'s [Source<'a>],
    prices: &'s [Weight],
    /// The kind of each train, in the order in which they pick.
    order: Vec<usize>,
    /// The routes open to the train at each depth, for it and all after it: `open[depth][train]`.
    open: Vec<Vec<Vec<Choice>>>,
    used: Vec<Vec<u64>>,
    chosen: Vec<Option<u32>>,
    pub found: Weight,
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
        found: Weight,
        limit: u64,
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
            order,
            open,
            used: vec![vec![0; words]; trains + 1],
            chosen: vec![None; trains],
            found,
            picks: vec![Vec::new(); kinds.len()],
            nodes: 0,
            limit,
        }
    }

    /// False if the nodes did not suffice.
    pub fn run(&mut self) -> bool {
        self.pick(0, 0, 0)
    }

    fn pick(&mut self, depth: usize, net: Weight, weight: Weight) -> bool {
        if depth == self.order.len() {
            if weight > self.found {
                self.found = weight;
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
            let (mut used, mut worth) = (std::mem::take(&mut self.used[depth + 1]), 0);
            used.copy_from_slice(&self.used[depth]);
            if r == u32::MAX {
                self.chosen[depth] = None;
            } else {
                self.chosen[depth] = Some(r);
                worth = self.sources[kind].list.weights[r as usize];
                for (u, t) in used.iter_mut().zip(self.sources[kind].track(r as usize)) {
                    *u |= t;
                }
            }
            self.used[depth + 1] = used;
            if self.narrow(depth, net + own, &list[i + 1..]) {
                complete &= self.pick(depth + 1, net + own, weight + worth);
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
        let (now, next) = self.open.split_at_mut(depth + 1);
        let (now, next) = (&now[depth], &mut next[0]);
        let mut best = vec![0; trains];
        for t in depth + 1..trains {
            let twin = self.order[t] == self.order[depth];
            let source = &self.sources[self.order[t]];
            let from = if twin { after } else { &now[t][..] };
            let to = &mut next[t];
            to.clear();
            for &(own, r) in from {
                if r != u32::MAX && free(used, source.track(r as usize)) {
                    to.push((own, r));
                    for (a, b) in reach.iter_mut().zip(source.track(r as usize)) {
                        *a |= b;
                    }
                }
            }
            best[t] = to.first().map_or(0, |o| o.0.max(0));
        }
        // Prices of track that no route left can use are lost.
        let paid: Weight = elements(&reach).map(|e| self.prices[e]).sum();
        let bound = paid + net + best.iter().sum::<Weight>();
        if bound <= self.found {
            return false;
        }
        for t in depth + 1..trains {
            let least = self.found - (bound - best[t]);
            let keep = next[t].partition_point(|o| o.0 > least);
            next[t].truncate(keep);
        }
        true
    }
}
