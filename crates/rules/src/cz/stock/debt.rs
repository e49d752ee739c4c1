//! VIII.11, repaying loans in a stock round.

use crate::cz::prelude::*;

/// The least and the most that may be repaid.
fn range(view: View<'_>, seat: Seat) -> (Money, Money) {
    let player = view.state.player(seat);
    let most = player.debt.min(player.cash);
    (if view.options.repay_in_part { most.min(1) } else { most }, most)
}

pub(crate) fn offer(view: View<'_>, seat: Seat) -> Option<Offer> {
    let (least, most) = range(view, seat);
    (most > 0).then_some(Offer::Cz(CzOffer::RepayDebt { least, most }))
}

pub(crate) fn check(view: View<'_>, seat: Seat, amount: Money) -> Checked<()> {
    let (from, to) = range(view, seat);
    if amount == 0 || !(from..=to).contains(&amount) {
        return refuse(rule::EMR_06, Why::OutOfRange { given: amount, from, to });
    }
    Ok(())
}

/// Repays; the penalty stays (R-EMR-05). It is neither purchase nor sale, so the turn goes on (R-SR-04).
pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, amount: Money) {
    tx.pay(Purse::Player(seat), Purse::Bank, amount, For::Repayment);
    let player = tx.state.player(seat);
    let (debt, penalty) = (player.debt - amount, player.penalty);
    tx.record(CzEvent::DebtChanged { seat, debt, penalty });
}
