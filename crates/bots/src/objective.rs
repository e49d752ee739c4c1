//! What a bot plays for.

use rules::Seat;

/// What a bot plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Objective {
    /// To lead: what others gain is a loss. So it refuses most deals, and everybody ends up with less.
    Lead,
    /// To be worth much: among several players a deal that helps two of them hurts only the others.
    Worth,
}

impl Objective {
    /// How well a seat stands when everybody is worth so much: twice its own worth; for a lead, less the mean and the best of
    /// the others.
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
