//! How routes and sets of routes are weighed and compared.

/// The weight of a route or a set, a multiplier, or a reduced cost: a weight less multipliers.
pub(crate) type Weight = i64;

/// More pieces than any set of routes has: each is used at most once, and there are fewer than 2^16.
const MORE: Weight = 1 << 20;

/// A weight for each unit of value, less one for each piece of track. Weights add up over the routes of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    pub value: Weight,
    pub piece: Weight,
}

impl Scale {
    /// The highest value, then the fewest pieces: the better set weighs more.
    pub const STRICT: Self = Self { value: MORE, piece: 1 };

    pub fn weigh(self, total: Total) -> Weight {
        Weight::from(total.value) * self.value - Weight::from(total.pieces) * self.piece
    }

    /// The highest value of a set with at most this weight and at most this number of pieces.
    pub fn most_value(self, weight: Weight, pieces: u32) -> u32 {
        ((weight.max(0) + Weight::from(pieces) * self.piece) / self.value) as u32
    }
}

/// A route or a set of routes: its value and its pieces of track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Total {
    pub value: u32,
    pub pieces: u32,
}

impl Total {
    pub fn is_better(self, than: Self) -> bool {
        (self.value, than.pieces) > (than.value, self.pieces)
    }

    pub fn plus(self, other: Self) -> Self {
        Self { value: self.value + other.value, pieces: self.pieces + other.pieces }
    }
}

/// Which sets are looked for: those that are better than the best found and weigh at least `least`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub scale: Scale,
    pub least: Weight,
    /// No set is worth more. (At the strict scale that need not be known.)
    pub value: u32,
}

impl Aim {
    /// No set that is looked for weighs less.
    ///
    /// A better set is worth more than the one found, or it is worth as much and has fewer pieces. The first is heavier
    /// at the strict scale, and at any scale if there is none; the second is heavier at any scale.
    pub fn target(self, found: Total) -> Weight {
        if self.scale == Scale::STRICT || found.value >= self.value {
            self.least.max(self.scale.weigh(found) + self.scale.piece)
        } else {
            self.least
        }
    }
}
