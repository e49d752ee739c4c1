//! The income of local railways and private companies at the start of an operating round.

use crate::event::{For, Purse};
use crate::ids::LocalId;
use crate::money::Money;
use crate::state::LocalOwner;
use crate::transaction::Transaction;
use crate::view::View;

/// Pays each owner what the paper brings.
pub(crate) fn pay(tx: &mut Transaction<'_>, income: impl Fn(View<'_>, LocalId) -> Money) {
    for local in tx.title.local_ids() {
        let to = match tx.state.local(local).owner {
            LocalOwner::Player(seat) => Purse::Player(seat),
            LocalOwner::Company(company) => Purse::Company(company),
            LocalOwner::Sheet | LocalOwner::Removed | LocalOwner::Closed => continue,
        };
        let income = income(tx.view(), local);
        tx.pay(Purse::Bank, to, income, For::LocalIncome(local));
    }
}
