//! The random numbers of a game, so that a seed always gives the same draws: SplitMix64 from the game's seed, or for games
//! as on 18xx.games the generator of that site.

/// A generator of random numbers.
///
/// ```
/// use rules::seed::Draws;
///
/// let (mut one, mut other) = (Draws::new(7), Draws::new(7));
/// assert!((0..100).all(|_| one.below(6) == other.below(6)));
/// assert_eq!(one, other);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Draws(u64);

impl Draws {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Draws(seed)
    }

    /// Where in its sequence it stands: from here it draws the same.
    pub fn place(&self) -> u64 {
        self.0
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

    /// The place of one of these weights, each as likely as it is heavy; they must not all be 0.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut left = self.below(weights.iter().sum());
        let falls_on = |&weight: &usize| {
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        };
        weights.iter().position(falls_on).unwrap_or(0)
    }

    /// Shuffles in place (Fisher-Yates from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// The numbers by which lots are drawn during a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Lot {
    /// Ours.
    Own(Draws),
    /// Those of 18xx.games: r ← (1103515245 r + 12345) mod 2³¹, from the seed mod 2³¹; r mod n is drawn of n.
    OfSite(u32),
}

impl Lot {
    /// The lots of 18xx.games for this seed.
    pub fn of_site(seed: u64) -> Self {
        Lot::OfSite((seed % (1 << 31)) as u32)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        match self {
            Lot::Own(draws) => draws.below(bound),
            Lot::OfSite(last) => {
                let next = (1_103_515_245 * u64::from(*last) + 12_345) % (1 << 31);
                *last = next as u32;
                next as usize % bound.max(1)
            }
        }
    }
}
