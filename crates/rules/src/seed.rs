//! The random numbers of a game: SplitMix64 from the game's seed, so that a seed always gives the same draws.

/// A generator of random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draws(u64);

impl Draws {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Draws(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; every one is equally likely (the uneven rest of the range is drawn again).
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound.max(1) as u64;
        let even = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.next();
            if drawn < even {
                return (drawn % bound) as usize;
            }
        }
    }

    /// Shuffles in place (Fisher-Yates from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
