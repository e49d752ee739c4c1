//! What the best set of a few routes weighs, by trying: where lists are short that takes less than to find multipliers.

use crate::relaxation::Kind;
use crate::source::Source;
use crate::track::is_free;
use crate::weight::{Scale, Weight};

/// A depth-first search over the routes in use, heaviest first, for nothing but a weight.
pub(crate) struct Trial<'s, 'a> {
    sources: &'s [Source<'a>],
    /// The kind of each train, in the order in which they pick; trains of one kind follow each other.
    order: Vec<usize>,
    /// The track in use before each train, `words` each.
    used: Vec<u64>,
    words: usize,
    /// What the heaviest set known weighs.
    best: Weight,
    pub tries: u64,
    limit: u64,
}

impl<'s, 'a> Trial<'s, 'a> {
    /// The routes in use of each source are sorted, the heaviest first. A set of weight `best` is known.
    pub fn new(sources: &'s [Source<'a>], kinds: &[Kind], words: usize, best: Weight, limit: u64) -> Self {
        // Kinds with few routes pick first.
        let mut by_length: Vec<usize> = (0..kinds.len()).collect();
        by_length.sort_by_key(|&k| (sources[k].len(), k));
        let mut order = Vec::with_capacity(4);
        for k in by_length {
            order.extend(std::iter::repeat_n(k, kinds[k].count));
        }
        let used = vec![0; (order.len() + 1) * words];
        Self { sources, order, used, words, best, tries: 0, limit }
    }

    /// The weight of the heaviest set, unless that takes too many tries.
    pub fn heaviest(&mut self) -> Option<Weight> {
        self.pick(0, 0, 0).then_some(self.best)
    }

    /// Tries the routes of the train at a depth from some index on, where the trains before it weigh this; false if that takes
    /// too many tries.
    fn pick(&mut self, depth: usize, from: usize, sum: Weight) -> bool {
        let Some(&kind) = self.order.get(depth) else {
            self.best = self.best.max(sum);
            return true;
        };
        let alike = self.order[depth..].iter().take_while(|&&other| other == kind).count();
        let next = depth + alike;
        // No train can do better than with the heaviest route that is free now.
        let others: Weight = self.order[next..].iter().map(|&k| self.heaviest_free(depth, k, 0)).sum();
        let own = self.heaviest_free(depth, kind, from);
        if sum + own * alike as Weight + others <= self.best {
            return true;
        }
        if depth + 1 == self.order.len() {
            self.best = sum + own;
            return true;
        }
        let source = &self.sources[kind];
        for i in from..source.len() {
            let weight = Scale::STRICT.weigh(source.worth(i as u32));
            if sum + weight * alike as Weight + others <= self.best {
                break;
            }
            self.tries += 1;
            if self.tries > self.limit {
                return false;
            }
            let track = source.track(i as u32);
            if !is_free(self.used(depth), track) {
                continue;
            }
            let (before, after) = self.used.split_at_mut((depth + 1) * self.words);
            for ((after, before), track) in after.iter_mut().zip(&before[depth * self.words..]).zip(track) {
                *after = before | track;
            }
            let from = if alike > 1 { i + 1 } else { 0 };
            if !self.pick(depth + 1, from, sum + weight) {
                return false;
            }
        }
        // It stays at home, and so do those of its kind after it.
        self.used.copy_within(depth * self.words..(depth + 1) * self.words, next * self.words);
        self.pick(next, 0, sum)
    }

    fn used(&self, depth: usize) -> &[u64] {
        &self.used[depth * self.words..][..self.words]
    }

    /// What the heaviest route of a kind weighs that is free at a depth, from some index on; nothing if there is none.
    fn heaviest_free(&self, depth: usize, kind: usize, from: usize) -> Weight {
        let source = &self.sources[kind];
        let used = self.used(depth);
        let free = (from as u32..source.len() as u32).find(|&r| is_free(used, source.track(r)));
        free.map_or(0, |r| Scale::STRICT.weigh(source.worth(r)))
    }
}
