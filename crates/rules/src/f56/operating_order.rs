//! R-36-OR-02, the order in which companies operate, after prices have changed during the round.

use crate::f56::prelude::*;

/// After shares were sold during an operating round, companies that have not operated yet are put in order anew (R-36-OR-02).
pub(crate) fn sort_again(tx: &mut Transaction<'_>) {
    let Round::Operating { order, begun, .. } = &tx.state.round else { return };
    let place = |company: &CompanyId| tx.state.market.iter().position(|other| other == company);
    let mut sorted = order.to_vec();
    sorted[usize::from(*begun)..].sort_by_key(|company| place(company).unwrap_or(usize::MAX));
    if sorted[..] != order[..] {
        tx.note(Note::OperatingOrder(sorted));
    }
}
