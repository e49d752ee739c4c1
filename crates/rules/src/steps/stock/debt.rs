//! VIII.11, repaying loans in a stock round.

use crate::event::{Event, For, Purse};
use crate::ids::Seat;
use crate::money::Money;
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::turn::Turn;
use crate::view::View;

fn most(view: View<'_>, seat: Seat) -> Money {
    let player = view.state.player(seat);
    player.debt.min(player.cash)
}

pub(crate) fn offer(view: View<'_>, seat: Seat) -> Option<Offer> {
    Some(Offer::RepayDebt { most: most(view, seat) }).filter(|_| most(view, seat) > 0)
}

pub(crate) fn check(view: View<'_>, seat: Seat, amount: Money) -> Checked<()> {
    let most = most(view, seat);
    if amount == 0 || amount > most {
        return refuse(rule::EMR_06, Why::OutOfRange { given: amount, from: most.min(1), to: most });
    }
    Ok(())
}

/// Repays; the penalty stays (R-EMR-05). It is neither purchase nor sale, so the turn goes on (R-SR-04).
pub(crate) fn apply(turn: &mut Turn<'_>, seat: Seat, amount: Money) {
    turn.pay(Purse::Player(seat), Purse::Bank, amount, For::Repayment);
    let player = turn.player(seat);
    player.debt -= amount;
    let (debt, penalty) = (player.debt, player.penalty);
    turn.record(Event::DebtChanged { seat, debt, penalty });
}
