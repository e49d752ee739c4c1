//! The income of local railways and private companies at the start of an operating round.

use crate::event::{For, Purse};
use crate::ids::LocalId;
use crate::money::Money;
use crate::state::LocalOwner;
use crate::turn::Turn;
use crate::view::View;

/// Pays each owner what the paper brings.
pub(crate) fn pay(turn: &mut Turn<'_>, income: impl Fn(View<'_>, LocalId) -> Money) {
    for local in turn.title.local_ids() {
        let to = match turn.state.local(local).owner {
            LocalOwner::Player(seat) => Purse::Player(seat),
            LocalOwner::Company(company) => Purse::Company(company),
            LocalOwner::Sheet | LocalOwner::Removed | LocalOwner::Closed => continue,
        };
        let income = income(turn.view(), local);
        turn.pay(Purse::Bank, to, income, For::LocalIncome(local));
    }
}
