//! What a bot plays for.

use rules::Seat;

/// What a bot plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Objective {
    /// To lead: what others gain counts as a loss. Such a bot refuses most deals, and everybody ends up with less.
    Lead,
    /// To be worth as much as possible: among several players a deal that helps two of them only hurts the others.
    Worth,
}

impl Objective {
    /// How well a seat stands, given everybody's worth: twice its own; for a lead, less the mean and the best of the others.
    pub(crate) fn standing(self, worth: &[i64], seat: Seat) -> i64 {
        let own = 2 * worth[seat.index()];
        if self == Objective::Worth {
            return own;
        }
        let others = worth.iter().enumerate().filter(|&(index, _)| index != seat.index());
        let others: Vec<i64> = others.map(|(_, &worth)| worth).collect();
        let best = others.iter().copied().max().unwrap_or(0);
        let mean = others.iter().sum::<i64>() / (others.len() as i64).max(1);
        own - best - mean
    }
}
