//! IV.1, the start of an operating round: the price of local railways rises, and they pay their income.

use crate::event::{Event, For, Purse};
use crate::money::Money;
use crate::state::LocalOwner;
use crate::turn::Turn;

/// Moves the marker on the process track and pays the income (R-OR-01, R-OR-02).
pub(crate) fn pay(turn: &mut Turn<'_>, local_price: Money) {
    turn.state.local_price = Some(local_price);
    turn.record(Event::LocalPriceSet { price: local_price });
    for local in turn.title.local_ids() {
        let income = turn.title.local(local).income;
        let to = match turn.state.local(local).owner {
            LocalOwner::Player(seat) => Purse::Player(seat),
            LocalOwner::Company(company) => Purse::Company(company),
            LocalOwner::Sheet | LocalOwner::Removed | LocalOwner::Closed => continue,
        };
        turn.pay(Purse::Bank, to, income, For::LocalIncome(local));
    }
}
