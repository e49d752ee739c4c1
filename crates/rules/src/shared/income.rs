//! The income of local railways and private companies at the start of an operating round.

use crate::prelude::*;

/// Pays each owner what the paper brings.
pub(crate) fn pay(tx: &mut Transaction<'_>, income: impl Fn(View<'_>, PrivateId) -> Money) {
    for private in tx.title.private_ids() {
        let to = match tx.state.private(private).owner {
            PrivateOwner::Player(seat) => Purse::Player(seat),
            PrivateOwner::Company(company) => Purse::Company(company),
            PrivateOwner::Sheet | PrivateOwner::Removed | PrivateOwner::Closed => continue,
        };
        let income = income(tx.view(), private);
        tx.pay(Purse::Bank, to, income, For::PrivateIncome(private));
    }
}
