//! R-36-PHS, phases: what the first train of a kind brings, in its order.

use super::{national, train_supply};
use crate::f56::prelude::*;
use crate::ids::{CardId, PhaseId};
use crate::shared::{returns, scrapping};
use crate::state::Trains;

/// A new train leaves the bank; the first of its kind starts a phase: scrapping, then events, then trains above the limit
/// (R-36-PHS-01).
pub(crate) fn leave_stack(tx: &mut Transaction<'_>, buyer: CompanyId, train: Train) {
    let last = tx.view().last_card();
    let title = tx.title;
    let Trains { mut top, mut left, mut beside, .. } = tx.state.trains;
    if train.card == last {
        beside -= 1;
    } else {
        left -= 1;
        if left == 0 {
            let next = title.card(CardId::at(top.index() + 1));
            let trades = next.sides.iter().any(|side| title.train_types[side.train.index()].trade.is_some());
            top = if trades { last } else { CardId::at(top.index() + 1) };
            left = title.card(top).count(tx.state.players.len()).unwrap_or(1);
        }
    }
    if top == last {
        left = beside;
    }
    tx.note(Note::Stack { top, left, beside });
    sold(tx, buyer, train);
}

/// A train of bank or pool was bought: the first of its kind starts a phase. On 18xx.games it may come from the pool, where borrowed
/// trains go (R-36-PHS-04, R-36-CGR-19).
pub(crate) fn sold(tx: &mut Transaction<'_>, buyer: CompanyId, train: Train) {
    let phase = PhaseId::at(train.card.index());
    let begins = phase > tx.state.phase;
    if begins {
        tx.record(Event::PhaseBegan { phase });
    }
    let train_type = train_supply::type_of(tx.view(), train);
    scrapping::scrap_for(tx, &[train_type]);
    if !begins {
        return;
    }
    let printed = tx.title.phase(phase);
    if printed.closes_papers {
        close_privates(tx);
    }
    if printed.forms_national {
        national::begin(tx, buyer);
    } else {
        returns::ask(tx, None);
    }
}

/// All private companies close; what they could still do is lost (R-36-PRV-05).
fn close_privates(tx: &mut Transaction<'_>) {
    for private in tx.title.private_ids() {
        if tx.state.private(private).owner != PrivateOwner::Closed {
            tx.move_private(private, PrivateOwner::Closed);
        }
    }
}

/// A frozen national company with a permanent train is no longer frozen (R-36-CGR-18).
pub(crate) fn received(tx: &mut Transaction<'_>, company: CompanyId) {
    let view = tx.view();
    let permanent =
        view.state.company(company).trains.iter().any(|&train| train_supply::is_permanent(view, train));
    if view.is_frozen(company) && permanent {
        tx.record(F56Event::NationalFrozen { company, frozen: false });
    }
}
