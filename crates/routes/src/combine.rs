//! The last step for several trains: depth-first search over the routes that the prices have left.

use std::ops::Range;

use crate::prices::{Kind, elements};
use crate::source::Source;
use crate::weight::{Aim, Total, Weight};

/// A route that may be picked: what is left of its weight after prices, and its index in the list.
type Choice = (Weight, u32);

/// The routes of one kind, the best nets first, and where their track is: 64 routes at a time are seen to be in
/// conflict.
struct Field {
    choices: Vec<Choice>,
    /// For each word of 64 choices and each element those that use it.
    uses: Vec<u64>,
    elements: usize,
}

impl Field {
    fn new(kind: &Kind, source: &Source<'_>, words: usize) -> Self {
        let mut choices: Vec<Choice> = kind.nets.iter().copied().zip(kind.routes.iter().copied()).collect();
        choices.sort_by_key(|&(net, r)| (std::cmp::Reverse(net), r));
        let all = words * 64;
        let mut uses = vec![0; choices.len().div_ceil(64) * all];
        for (i, choice) in choices.iter().enumerate() {
            for e in elements(source.track(choice.1)) {
                uses[i / 64 * all + e] |= 1 << (i % 64);
            }
        }
        Self { choices, uses, elements: all }
    }

    /// All choices, as a set.
    fn all(&self) -> Vec<u64> {
        let mut set = vec![u64::MAX; self.choices.len().div_ceil(64)];
        cut(&mut set, self.choices.len());
        set
    }

    /// How many choices have at least this net.
    fn count(&self, least: Weight) -> usize {
        self.choices.partition_point(|c| c.0 >= least)
    }

    /// Of one word of choices those that use none of these elements.
    fn free(&self, word: usize, mut bits: u64, taken: &[usize]) -> u64 {
        let uses = &self.uses[word * self.elements..][..self.elements];
        for &e in taken {
            if bits == 0 {
                break;
            }
            bits &= !uses[e];
        }
        bits
    }

    /// The highest net of a set from some choice on, or 0 for staying at home.
    fn highest(&self, set: &[u64], from: usize) -> Weight {
        words_of(set, from..self.choices.len())
            .find(|w| w.1 != 0)
            .map_or(0, |(w, bits)| self.choices[w * 64 + bits.trailing_zeros() as usize].0.max(0))
    }
}

/// The words of a set, with only the members in a range.
fn words_of(set: &[u64], range: Range<usize>) -> impl Iterator<Item = (usize, u64)> + '_ {
    let Range { start, end } = range;
    (start / 64..end.div_ceil(64)).map(move |w| {
        let mut bits = set[w];
        if w == start / 64 {
            bits &= u64::MAX << (start % 64);
        }
        if (w + 1) * 64 > end {
            bits &= (1 << (end % 64)) - 1;
        }
        (w, bits)
    })
}

/// Takes all members from the one at `end` on out of a set.
fn cut(set: &mut [u64], end: usize) {
    for (w, bits) in set.iter_mut().enumerate().skip(end / 64) {
        *bits &= if w == end / 64 { (1 << (end % 64)) - 1 } else { 0 };
    }
}

/// The search for the best set of two trains or more.
pub(crate) struct Combination<'s, 'a> {
    sources: &'s [Source<'a>],
    prices: &'s [Weight],
    /// By kind.
    fields: Vec<Field>,
    /// At each depth: no set tried there uses track with more prices than this.
    paid: Vec<Weight>,
    /// The kind of each train, in the order in which they pick.
    order: Vec<usize>,
    /// The choices open to the train at each depth, for it and all after it: `open[depth][train]`.
    open: Vec<Vec<Vec<u64>>>,
    /// The track in use at each depth.
    used: Vec<Vec<u64>>,
    /// Scratch: what the routes left can use, and the elements of the route picked last.
    reach: Vec<u64>,
    taken: Vec<usize>,
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
        let fields: Vec<Field> =
            kinds.iter().zip(sources).map(|(kind, source)| Field::new(kind, source, words)).collect();
        let trains = order.len();
        let first: Vec<Vec<u64>> = order.iter().map(|&k| fields[k].all()).collect();
        Self {
            sources,
            prices,
            fields,
            paid: vec![prices.iter().sum(); trains],
            order,
            open: vec![first; trains],
            used: vec![vec![0; words]; trains],
            reach: vec![0; words],
            taken: Vec::new(),
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
        let set = std::mem::take(&mut self.open[depth][depth]);
        let all = self.fields[kind].choices.len();
        let later = depth + 1..self.order.len();
        let alike = later.clone().filter(|&t| self.order[t] == kind).count() as Weight;
        let others = later.filter(|&t| self.order[t] != kind).map(|t| self.highest(depth, t, 0));
        let bound = self.paid[depth] + net + others.sum::<Weight>();
        let mut complete = true;
        'picks: for (w, mut bits) in words_of(&set, 0..all) {
            while bits != 0 {
                let i = w * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let own = self.fields[kind].choices[i].0;
                // Neither this train nor those of its kind after it have a better pick left.
                if bound + own + alike * own.max(0) < self.aim.target(self.found) {
                    break 'picks;
                }
                complete = self.take(depth, Some(i), i + 1, net, total);
                if !complete {
                    break 'picks;
                }
            }
        }
        // Staying at home comes last: it takes no track and leaves nothing to trains of its kind.
        complete = complete && self.take(depth, None, all, net, total);
        self.open[depth][depth] = set;
        complete
    }

    /// Tries one pick. `after`: from where on a train of the same kind may pick without repeating what was tried in
    /// the other order.
    fn take(&mut self, depth: usize, choice: Option<usize>, after: usize, net: Weight, total: Total) -> bool {
        self.nodes += 1;
        if self.nodes > self.limit {
            return false;
        }
        let (before, beside) = self.used.split_at_mut(depth + 1);
        beside[0].copy_from_slice(&before[depth]);
        self.taken.clear();
        self.chosen[depth] = None;
        let (mut net, mut total) = (net, total);
        if let Some(choice) = choice {
            let kind = self.order[depth];
            let (own, r) = self.fields[kind].choices[choice];
            let source = &self.sources[kind];
            for (u, t) in beside[0].iter_mut().zip(source.track(r)) {
                *u |= t;
            }
            self.taken.extend(elements(source.track(r)));
            self.chosen[depth] = Some(r);
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
    fn last(&mut self, depth: usize, net: Weight, total: Total, after: usize) {
        let last = depth + 1;
        let kind = self.order[last];
        let (source, field) = (&self.sources[kind], &self.fields[kind]);
        let base = self.paid[depth] + net;
        let mut best = None;
        let mut found = self.found;
        if total.is_better(found) {
            (best, found) = (Some(None), total);
        }
        let end = field.count(self.aim.target(found) - base);
        let start = self.start(depth, last, after).min(end);
        'picks: for (w, bits) in words_of(&self.open[depth][last], start..end) {
            let mut bits = field.free(w, bits, &self.taken);
            while bits != 0 {
                let (own, r) = field.choices[w * 64 + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                if base + own < self.aim.target(found) {
                    break 'picks;
                }
                let with = total.plus(source.worth(r));
                if with.is_better(found) {
                    (best, found) = (Some(Some(r)), with);
                }
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
    fn narrow(&mut self, depth: usize, net: Weight, after: usize) -> bool {
        let later = depth + 1..self.order.len();
        let target = self.aim.target(self.found);
        let highest = |t: usize| self.highest(depth, t, self.start(depth, t, after));
        // First as if nothing were in conflict: most routes need not be looked at.
        let bound = self.paid[depth] + net + later.clone().map(highest).sum::<Weight>();
        if bound < target {
            return false;
        }
        self.reach.copy_from_slice(&self.used[depth + 1]);
        for t in later.clone() {
            let start = self.start(depth, t, after);
            let least = target - (bound - self.highest(depth, t, start));
            let (source, field) = (&self.sources[self.order[t]], &self.fields[self.order[t]]);
            let end = field.count(least);
            let (now, next) = self.open.split_at_mut(depth + 1);
            let (now, next) = (&now[depth][t], &mut next[0][t]);
            next.fill(0);
            for (w, bits) in words_of(now, start.min(end)..end) {
                let mut bits = field.free(w, bits, &self.taken);
                next[w] = bits;
                while bits != 0 {
                    let r = field.choices[w * 64 + bits.trailing_zeros() as usize].1;
                    bits &= bits - 1;
                    for (a, b) in self.reach.iter_mut().zip(source.track(r)) {
                        *a |= b;
                    }
                }
            }
        }
        // Prices of track that no route left can use are lost.
        let paid = elements(&self.reach).map(|e| self.prices[e]).sum();
        self.paid[depth + 1] = paid;
        let bound = paid + net + later.clone().map(|t| self.highest(depth + 1, t, 0)).sum::<Weight>();
        if bound < target {
            return false;
        }
        for t in later {
            let least = target - (bound - self.highest(depth + 1, t, 0));
            let end = self.fields[self.order[t]].count(least);
            cut(&mut self.open[depth + 1][t], end);
        }
        true
    }

    /// The first choice that a later train may pick: `after` if it is of the same kind.
    fn start(&self, depth: usize, train: usize, after: usize) -> usize {
        if self.order[train] == self.order[depth] { after } else { 0 }
    }

    /// The highest net open to a train at a depth from some choice on, or 0 for staying at home.
    fn highest(&self, depth: usize, train: usize, from: usize) -> Weight {
        self.fields[self.order[train]].highest(&self.open[depth][train], from)
    }
}
