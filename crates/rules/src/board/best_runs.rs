//! The best runs of a company's trains.

use crate::event::Ran;
use crate::money::Money;

/// The best runs that were found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestRuns {
    /// The runs, sorted.
    pub runs: Vec<Ran>,
    /// What they earn together.
    pub revenue: Money,
    /// No runs earn more. That is the revenue itself, unless the search was cut off.
    pub most: Money,
}

impl BestRuns {
    /// Whether nothing better is possible.
    pub fn is_proven(&self) -> bool {
        self.revenue == self.most
    }
}
