//! The routes that one kind of train may pick, as bit sets.

use std::cmp::Reverse;
use std::ops::Range;

use crate::relaxation::Kind;
use crate::source::Source;
use crate::track::elements;
use crate::weight::{Scale, Weight};

/// A route that may be picked: its reduced cost, and its index in the list.
type Choice = (Weight, u32);

/// Levels of weight.
const LEVELS: usize = 32;

/// How many elements of the taken track are enough to rule out nearly all choices.
pub(crate) const IN_ONE_GO: usize = 8;

/// The routes of one kind, the best reduced costs first, and where their track is: 64 routes at a time are seen to be in
/// conflict.
pub(crate) struct Field {
    pub choices: Vec<Choice>,
    /// For each element the choices that use it, as a set.
    uses: Vec<u64>,
    /// Words in a set of choices.
    words: usize,
    /// Weights at the strict scale, rising, and for each the choices that have at least that: where the last train must
    /// bring much, most choices need not be looked at.
    heavy: Vec<(Weight, Vec<u64>)>,
}

impl Field {
    /// `all`: how many elements of track there are. `long`: from how many choices on their weights are worth indexing.
    pub fn new(kind: &Kind, source: &Source<'_>, all: usize, long: usize) -> Self {
        let mut choices: Vec<Choice> =
            kind.reduced_costs.iter().copied().zip(kind.routes.iter().copied()).collect();
        choices.sort_unstable_by_key(|&(reduced, r)| (Reverse(reduced), r));
        let words = choices.len().div_ceil(64);
        let mut uses = vec![0; words * all];
        for (i, choice) in choices.iter().enumerate() {
            for e in elements(source.track(choice.1)) {
                uses[e * words + i / 64] |= 1 << (i % 64);
            }
        }
        let heavy = if choices.len() < long { Vec::new() } else { heavy(&choices, source) };
        Self { choices, uses, words, heavy }
    }

    /// Takes what is not of a level of weight out of a part of a set, from some word on.
    pub fn keep_heavy(&self, level: Option<usize>, set: &mut [u64], first: usize) {
        let Some(level) = level else { return };
        for (bits, heavy) in set.iter_mut().zip(&self.heavy[level].1[first..]) {
            *bits &= heavy;
        }
    }

    /// The last level that holds all choices of this weight.
    pub fn level(&self, weight: Weight) -> Option<usize> {
        self.heavy.partition_point(|h| h.0 <= weight).checked_sub(1)
    }

    /// All choices, as a set.
    pub fn all(&self) -> Vec<u64> {
        let mut set = vec![u64::MAX; self.choices.len().div_ceil(64)];
        cut(&mut set, self.choices.len());
        set
    }

    /// How many choices have at least this reduced cost.
    pub fn count(&self, least: Weight) -> usize {
        self.choices.partition_point(|c| c.0 >= least)
    }

    /// Takes what uses one of these elements out of a part of a set, from some word on. The first few rule out nearly
    /// everything, in one go; what they leave is looked at word by word.
    pub fn rule_out(&self, taken: &[usize], set: &mut [u64], first: usize) {
        let (few, others) = taken.split_at(taken.len().min(IN_ONE_GO));
        for e in few {
            for (bits, used) in set.iter_mut().zip(&self.uses[e * self.words + first..]) {
                *bits &= !used;
            }
        }
        for (w, bits) in set.iter_mut().enumerate().filter(|(_, bits)| **bits != 0) {
            for e in others {
                *bits &= !self.uses[e * self.words + first + w];
                if *bits == 0 {
                    break;
                }
            }
        }
    }

    /// How many choices use an element.
    pub fn users(&self, element: usize) -> u32 {
        self.uses[element * self.words..][..self.words].iter().map(|bits| bits.count_ones()).sum()
    }

    /// The highest reduced cost of a set from some choice on, or 0 for staying at home.
    pub fn highest(&self, set: &[u64], from: usize) -> Weight {
        words_of(set, from..self.choices.len())
            .find(|w| w.1 != 0)
            .map_or(0, |(w, bits)| self.choices[w * 64 + bits.trailing_zeros() as usize].0.max(0))
    }
}

/// Levels of weight, with about as many choices between each and the next.
fn heavy(choices: &[Choice], source: &Source<'_>) -> Vec<(Weight, Vec<u64>)> {
    let words = choices.len().div_ceil(64);
    let weights: Vec<Weight> = choices.iter().map(|c| Scale::STRICT.weigh(source.worth(c.1))).collect();
    let mut sorted = weights.clone();
    sorted.sort_unstable();
    let mut heavy: Vec<(Weight, Vec<u64>)> = (1..=LEVELS)
        .filter_map(|l| Some((*sorted.get(l * sorted.len() / (LEVELS + 1))?, vec![0; words])))
        .collect();
    for (i, weight) in weights.iter().enumerate() {
        for (_, set) in heavy.iter_mut().take_while(|h| h.0 <= *weight) {
            set[i / 64] |= 1 << (i % 64);
        }
    }
    heavy
}

/// The words of a set, with only the members in a range.
pub(crate) fn words_of(set: &[u64], range: Range<usize>) -> impl Iterator<Item = (usize, u64)> + '_ {
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

/// Copies the words of a set that a range lies in, with only the members in it.
pub(crate) fn copy_part(set: &[u64], range: Range<usize>, part: &mut Vec<u64>) {
    let Range { start, end } = range;
    part.clear();
    part.extend_from_slice(&set[start / 64..end.div_ceil(64)]);
    cut(part, end - start / 64 * 64);
    if let Some(bits) = part.first_mut() {
        *bits &= u64::MAX << (start % 64);
    }
}

/// Takes all members from the one at `end` on out of a set.
pub(crate) fn cut(set: &mut [u64], end: usize) {
    for (w, bits) in set.iter_mut().enumerate().skip(end / 64) {
        *bits &= if w == end / 64 { (1 << (end % 64)) - 1 } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Choice `i` of 200 uses element `i % 20` alone.
    #[test]
    fn each_element_taken_rules_out_what_uses_it() {
        let words = 4;
        let mut uses = vec![0; 20 * words];
        for i in 0..200 {
            uses[i % 20 * words + i / 64] |= 1 << (i % 64);
        }
        let field = Field { choices: vec![(0, 0); 200], uses, words, heavy: Vec::new() };
        let taken: Vec<usize> = (0..20).filter(|e| e % 7 != 3).collect();
        assert!(taken.len() > IN_ONE_GO + 2);
        let mut part = Vec::new();
        copy_part(&field.all(), 70..190, &mut part);
        field.rule_out(&taken, &mut part, 1);
        let left: Vec<usize> = elements(&part).map(|bit| 64 + bit).collect();
        assert_eq!(left, (70..190).filter(|i| i % 20 % 7 == 3).collect::<Vec<_>>());
    }
}
