//! One step of the subgradient method: what several trains want becomes dearer, what nobody wants cheaper.

use crate::weight::Weight;

/// Demand is counted in 256ths. How much of that of earlier rounds is kept from one to the next.
const ONE: Weight = 256;
const MEMORY: Weight = 160;

/// How many trains want each thing, averaged over the rounds, or the multipliers would only swing.
#[derive(Default)]
pub(crate) struct Demand {
    of: Vec<Weight>,
    /// What one train's wish counts in the present round.
    wish: Weight,
}

impl Demand {
    /// A round about so many things begins.
    pub fn begin_round(&mut self, things: usize) {
        self.wish = if self.of.is_empty() { ONE } else { ONE - MEMORY };
        self.of.resize(things, 0);
        self.of.iter_mut().for_each(|demand| *demand = *demand * MEMORY / ONE);
    }

    /// So many trains want a thing.
    pub fn add(&mut self, thing: usize, trains: usize) {
        self.of[thing] += trains as Weight * self.wish;
    }

    /// Changes the multipliers, which never fall below 0, so far as would close a gap; false if nothing is to be changed.
    pub fn change(&self, multipliers: &mut [Weight], gap: Weight) -> bool {
        let pairs = self
            .of
            .iter()
            .zip(&*multipliers)
            .filter(|(demand, multiplier)| **demand > ONE || **multiplier > 0);
        let norm: Weight = pairs.map(|(demand, _)| (demand - ONE) * (demand - ONE)).sum();
        if norm == 0 {
            return false;
        }
        // One division for all: the rate is in 2^20ths.
        let rate = ((i128::from(gap) * i128::from(ONE)) << 20) / i128::from(norm);
        for (demand, multiplier) in self.of.iter().zip(multipliers) {
            let change = (rate * i128::from(demand - ONE)) >> 20;
            *multiplier = (*multiplier + change as Weight).max(0);
        }
        true
    }
}
