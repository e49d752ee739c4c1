//! The last step for several trains: depth-first search over the routes that the prices have left.

use crate::prices::{Kind, elements, free};
use crate::source::Source;
use crate::weight::{Aim, Total, Weight};

/// A route that may be picked: what is left of its weight after prices, and its index in the list.
type Choice = (Weight, u32);

/// The search for the best set of two trains or more.
pub(crate) struct Combination<'s, 'a> {
    sources: &'s [Source<'a>],
    prices: &'s [Weight],
    /// At each depth: no set tried there uses track with more prices than this.
    paid: Vec<Weight>,
    /// The kind of each train, in the order in which they pick.
    order: Vec<usize>,
    /// The routes open to the train at each depth, for it and all after it: `open[depth][train]`.
    open: Vec<Vec<Vec<Choice>>>,
    /// The track in use at each depth.
    used: Vec<Vec<u64>>,
    /// Scratch: what the routes left can use.
    reach: Vec<u64>,
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
        let mut open = vec![vec![Vec::new(); trains]; trains];
        open[0] = first;
        Self {
            sources,
            prices,
            paid: vec![prices.iter().sum(); trains],
            order,
            open,
            used: vec![vec![0; words]; trains],
            reach: vec![0; words],
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

    /// Tries all picks of the train at this depth, where the trains before it have this net and are worth this.
    fn pick(&mut self, depth: usize, net: Weight, total: Total) -> bool {
        let kind = self.order[depth];
        let list = std::mem::take(&mut self.open[depth][depth]);
        let later = depth + 1..self.order.len();
        let alike = later.clone().filter(|&t| self.order[t] == kind).count() as Weight;
        let others = later.filter(|&t| self.order[t] != kind).map(|t| highest(&self.open[depth][t]));
        let bound = self.paid[depth] + net + others.sum::<Weight>();
        let mut complete = true;
        for (i, &choice) in list.iter().enumerate() {
            // Neither this train nor those of its kind after it have a better pick left.
            if bound + choice.0 + alike * choice.0.max(0) < self.aim.target(self.found) {
                break;
            }
            complete = self.take(depth, Some(choice), &list[i + 1..], net, total);
            if !complete {
                break;
            }
        }
        // Staying at home comes last: it takes no track and leaves nothing to trains of its kind.
        complete = complete && self.take(depth, None, &[], net, total);
        self.open[depth][depth] = list;
        complete
    }

    /// Tries one pick. `after`: what a train of the same kind may pick without repeating what was tried in the other
    /// order.
    fn take(
        &mut self,
        depth: usize,
        choice: Option<Choice>,
        after: &[Choice],
        net: Weight,
        total: Total,
    ) -> bool {
        self.nodes += 1;
        if self.nodes > self.limit {
            return false;
        }
        let (before, beside) = self.used.split_at_mut(depth + 1);
        beside[0].copy_from_slice(&before[depth]);
        self.chosen[depth] = choice.map(|c| c.1);
        let (mut net, mut total) = (net, total);
        if let Some((own, r)) = choice {
            let source = &self.sources[self.order[depth]];
            for (u, t) in beside[0].iter_mut().zip(source.track(r)) {
                *u |= t;
            }
            net += own;
            total = total.plus(source.worth(r));
        }
        if depth + 2 == self.order.len() {
            self.last(depth, net, total, after);
            return true;
        }
        !self.narrow(depth, net, after) || self.pick(depth + 1, net, total)
    }

    /// The best pick of the last train, after the one at `depth`.
    fn last(&mut self, depth: usize, net: Weight, total: Total, after: &[Choice]) {
        let last = depth + 1;
        let (kind, used) = (self.order[last], &self.used[last]);
        let source = &self.sources[kind];
        let list = if kind == self.order[depth] { after } else { &self.open[depth][last] };
        let base = self.paid[depth] + net;
        let mut best = None;
        let mut found = self.found;
        if total.is_better(found) {
            (best, found) = (Some(None), total);
        }
        for &(own, r) in list {
            if base + own < self.aim.target(found) {
                break;
            }
            let with = total.plus(source.worth(r));
            if with.is_better(found) && free(used, source.track(r)) {
                (best, found) = (Some(Some(r)), with);
            }
        }
        if let Some(pick) = best {
            self.chosen[last] = pick;
            self.found = found;
            for picks in &mut self.picks {
                picks.clear();
            }
            for (&k, r) in self.order.iter().zip(&self.chosen) {
                self.picks[k].extend(r);
            }
        }
    }

    /// Leaves to the trains after `depth` only what fits beside the track in use and can still make a better set;
    /// false if nothing can. `after`: as for [`Combination::take`].
    fn narrow(&mut self, depth: usize, net: Weight, after: &[Choice]) -> bool {
        let trains = self.order.len();
        let used = &self.used[depth + 1];
        self.reach.copy_from_slice(used);
        let target = self.aim.target(self.found);
        let (now, next) = self.open.split_at_mut(depth + 1);
        let (now, next) = (&now[depth], &mut next[0]);
        let from = |t: usize| if self.order[t] == self.order[depth] { after } else { &now[t][..] };
        // First as if nothing were in conflict: most routes need not be looked at.
        let bound = self.paid[depth] + net + (depth + 1..trains).map(|t| highest(from(t))).sum::<Weight>();
        if bound < target {
            return false;
        }
        for (t, to) in next.iter_mut().enumerate().skip(depth + 1) {
            let source = &self.sources[self.order[t]];
            let least = target - (bound - highest(from(t)));
            to.clear();
            for &(own, r) in from(t).iter().take_while(|o| o.0 >= least) {
                if free(used, source.track(r)) {
                    to.push((own, r));
                    for (a, b) in self.reach.iter_mut().zip(source.track(r)) {
                        *a |= b;
                    }
                }
            }
        }
        // Prices of track that no route left can use are lost.
        let paid = elements(&self.reach).map(|e| self.prices[e]).sum();
        self.paid[depth + 1] = paid;
        let bound = paid + net + next[depth + 1..].iter().map(|list| highest(list)).sum::<Weight>();
        if bound < target {
            return false;
        }
        for list in &mut next[depth + 1..] {
            let least = target - (bound - highest(list));
            let keep = list.partition_point(|o| o.0 >= least);
            list.truncate(keep);
        }
        true
    }
}

/// The highest net of a list, or 0 for staying at home.
fn highest(list: &[Choice]) -> Weight {
    list.first().map_or(0, |o| o.0.max(0))
}
