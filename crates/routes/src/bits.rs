//! Bit sets of any size, for points and pieces of track.

/// A set of small numbers below a capacity fixed at its making. Nothing is ever dropped or merged for want of room.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub fn new(capacity: usize) -> Self {
        Self { words: vec![0; capacity.div_ceil(64)] }
    }

    /// Adds a number; false if it was in the set.
    pub fn insert(&mut self, bit: usize) -> bool {
        let mask = 1 << (bit % 64);
        let word = &mut self.words[bit / 64];
        let new = *word & mask == 0;
        *word |= mask;
        new
    }

    /// The smallest number in both sets.
    pub fn first_common(&self, other: &Self) -> Option<usize> {
        self.words
            .iter()
            .zip(&other.words)
            .enumerate()
            .find(|(_, (a, b))| **a & **b != 0)
            .map(|(i, (a, b))| i * 64 + (a & b).trailing_zeros() as usize)
    }
}
