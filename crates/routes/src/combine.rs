//! The last step for several trains: depth-first search over the routes that the relaxation has left.

use std::cmp::Reverse;

use crate::field::{Field, IN_ONE_GO, copy_part, cut, words_of};
use crate::relaxation::Kind;
use crate::source::Source;
use crate::track::elements;
use crate::weight::{Aim, Scale, Total, Weight};

/// See [`Combination::busiest`].
fn busiest(fields: &[Field], elements: usize, long: usize) -> Vec<usize> {
    if fields.iter().all(|field| field.choices.len() < long) {
        return Vec::new();
    }
    let users = |e: usize| fields.iter().map(|f| f.users(e)).sum::<u32>();
    let mut busiest: Vec<(u32, usize)> =
        (0..elements).map(|e| (users(e), e)).filter(|&(users, _)| users > 0).collect();
    busiest.sort_by_key(|&(users, e)| (Reverse(users), e));
    busiest.into_iter().map(|(_, e)| e).collect()
}

/// The search for the best set of two trains or more.
pub(crate) struct Combination<'s, 'a> {
    sources: &'s [Source<'a>],
    multipliers: &'s [Weight],
    /// By kind.
    fields: Vec<Field>,
    /// At each depth: the multipliers of the track that a set tried there can use, in sum.
    multiplier_sums: Vec<Weight>,
    /// The kind of each train, in the order in which they pick.
    order: Vec<usize>,
    /// The choices open to the train at each depth, for it and all after it: `open[depth][train]`.
    open: Vec<Vec<Vec<u64>>>,
    /// The track in use at each depth.
    used: Vec<Vec<u64>>,
    /// The elements, those first that most routes use: they rule out nearly everything. None where there are so few
    /// choices that any order will do.
    busiest: Vec<usize>,
    /// Scratch: what the routes left can use, the elements of the route picked last, and what they leave to the last train.
    reach: Vec<u64>,
    taken: Vec<usize>,
    left: Vec<u64>,
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
        multipliers: &'s [Weight],
        long: usize,
        aim: Aim,
        found: Total,
    ) -> Self {
        // Kinds with few routes pick first; trains of one kind follow each other.
        let mut order: Vec<usize> = (0..kinds.len()).collect();
        order.sort_by_key(|&k| (kinds[k].routes.len(), k));
        let order: Vec<usize> = order.into_iter().flat_map(|k| vec![k; kinds[k].count]).collect();
        let fields: Vec<Field> = kinds
            .iter()
            .zip(sources)
            .map(|(kind, source)| Field::new(kind, source, multipliers.len(), long))
            .collect();
        let busiest = busiest(&fields, multipliers.len(), long);
        let words = multipliers.len() / 64;
        let trains = order.len();
        let first: Vec<Vec<u64>> = order.iter().map(|&k| fields[k].all()).collect();
        Self {
            sources,
            multipliers,
            fields,
            multiplier_sums: vec![multipliers.iter().sum(); trains],
            order,
            open: vec![first; trains],
            used: vec![vec![0; words]; trains],
            busiest,
            reach: vec![0; words],
            taken: Vec::new(),
            left: Vec::new(),
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

    /// Tries all picks of the train at this depth, where the trains before it have this reduced cost and are worth this.
    fn pick(&mut self, depth: usize, reduced: Weight, total: Total) -> bool {
        let kind = self.order[depth];
        let set = std::mem::take(&mut self.open[depth][depth]);
        let all = self.fields[kind].choices.len();
        let later = depth + 1..self.order.len();
        let alike = later.clone().filter(|&t| self.order[t] == kind).count() as Weight;
        let others = later.filter(|&t| self.order[t] != kind).map(|t| self.highest(depth, t, 0));
        let bound = self.multiplier_sums[depth] + reduced + others.sum::<Weight>();
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
                complete = self.take(depth, Some(i), i + 1, reduced, total);
                if !complete {
                    break 'picks;
                }
            }
        }
        // Staying at home comes last: it takes no track and leaves nothing to trains of its kind.
        complete = complete && self.take(depth, None, all, reduced, total);
        self.open[depth][depth] = set;
        complete
    }

    /// Tries one pick. `after`: from where on a train of the same kind may pick without repeating what was tried in
    /// the other order.
    fn take(
        &mut self,
        depth: usize,
        choice: Option<usize>,
        after: usize,
        reduced: Weight,
        total: Total,
    ) -> bool {
        self.nodes += 1;
        if self.nodes > self.limit {
            return false;
        }
        let (before, beside) = self.used.split_at_mut(depth + 1);
        beside[0].copy_from_slice(&before[depth]);
        self.taken.clear();
        self.chosen[depth] = None;
        let (mut reduced, mut total) = (reduced, total);
        if let Some(choice) = choice {
            let kind = self.order[depth];
            let (own, r) = self.fields[kind].choices[choice];
            let source = &self.sources[kind];
            for (u, t) in beside[0].iter_mut().zip(source.track(r)) {
                *u |= t;
            }
            let track = source.track(r);
            // That the busiest ones come again does no harm.
            let uses = |e: &&usize| track[*e / 64] >> (*e % 64) & 1 != 0;
            self.taken.extend(self.busiest.iter().filter(uses).take(IN_ONE_GO));
            self.taken.extend(elements(track));
            self.chosen[depth] = Some(r);
            reduced += own;
            total = total.plus(source.worth(r));
        }
        if depth + 2 == self.order.len() {
            self.last(depth, reduced, total, after);
            return true;
        }
        !self.narrow(depth, reduced, after) || self.pick(depth + 1, reduced, total)
    }

    /// The best pick of the last train, after the one at `depth`.
    fn last(&mut self, depth: usize, reduced: Weight, total: Total, after: usize) {
        let last = depth + 1;
        let kind = self.order[last];
        let (source, field) = (&self.sources[kind], &self.fields[kind]);
        let base = self.multiplier_sums[depth] + reduced;
        let mut best = None;
        let mut found = self.found;
        if total.is_better(found) {
            (best, found) = (Some(None), total);
        }
        let end = field.count(self.aim.target(found) - base);
        let start = self.start(depth, last, after).min(end);
        // Only what makes a better set than the one found is of interest.
        let level = field.level(Scale::STRICT.weigh(found) + 1 - Scale::STRICT.weigh(total));
        copy_part(&self.open[depth][last], start..end, &mut self.left);
        field.keep_heavy(level, &mut self.left, start / 64);
        field.rule_out(&self.taken, &mut self.left, start / 64);
        'picks: for (w, &bits) in (start / 64..).zip(&self.left) {
            let mut bits = bits;
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
    fn narrow(&mut self, depth: usize, reduced: Weight, after: usize) -> bool {
        let later = depth + 1..self.order.len();
        let target = self.aim.target(self.found);
        let highest = |t: usize| self.highest(depth, t, self.start(depth, t, after));
        // First as if nothing were in conflict: most routes need not be looked at.
        let bound = self.multiplier_sums[depth] + reduced + later.clone().map(highest).sum::<Weight>();
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
            let start = start.min(end);
            for (w, bits) in words_of(now, start..end) {
                next[w] = bits;
            }
            field.rule_out(&self.taken, &mut next[start / 64..end.div_ceil(64)], start / 64);
            for (w, &bits) in next.iter().enumerate() {
                let mut bits = bits;
                while bits != 0 {
                    let r = field.choices[w * 64 + bits.trailing_zeros() as usize].1;
                    bits &= bits - 1;
                    for (a, b) in self.reach.iter_mut().zip(source.track(r)) {
                        *a |= b;
                    }
                }
            }
        }
        // Multipliers of track that no route left can use do not count.
        let sum = elements(&self.reach).map(|e| self.multipliers[e]).sum();
        self.multiplier_sums[depth + 1] = sum;
        let bound = sum + reduced + later.clone().map(|t| self.highest(depth + 1, t, 0)).sum::<Weight>();
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

    /// The highest reduced cost open to a train at a depth from some choice on, or 0 for staying at home.
    fn highest(&self, depth: usize, train: usize, from: usize) -> Weight {
        self.fields[self.order[train]].highest(&self.open[depth][train], from)
    }
}
