//! IV.1, the start of an operating round: the price of local railways rises, and they pay their income.

use crate::event::{Event, For, Purse};
use crate::money::Money;
use crate::state::LocalOwner;
use crate::steps::papers::railway;
use crate::title::PaperKind;
use crate::turn::Turn;

/// Moves the marker on the process track and pays the income (R-OR-01, R-OR-02); before that, owners of private railways
/// are asked for a tile (R-MOR-16).
pub(crate) fn begin(turn: &mut Turn<'_>, local_price: Money) {
    turn.record(Event::LocalPriceSet { price: local_price });
    if !railway::ask(turn) {
        pay(turn);
    }
}

/// Pays the income.
pub(crate) fn pay(turn: &mut Turn<'_>) {
    for local in turn.title.local_ids() {
        let income = match turn.title.local(local).kind {
            PaperKind::Local | PaperKind::Train(_) | PaperKind::Private => turn.title.local(local).income,
            PaperKind::Railway(_) => railway::income(turn.view(), local),
        };
        let to = match turn.state.local(local).owner {
            LocalOwner::Player(seat) => Purse::Player(seat),
            LocalOwner::Company(company) => Purse::Company(company),
            LocalOwner::Sheet | LocalOwner::Removed | LocalOwner::Closed => continue,
        };
        turn.pay(Purse::Bank, to, income, For::LocalIncome(local));
    }
}
