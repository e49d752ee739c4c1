//! R-36-MKT-07, a sale that closes a company, and after which 18xx.games would ask somebody who can do nothing, and stand still for ever.

use super::exchange::{self, LegalSale};
use crate::decision::{Decision, StockTurn};
use crate::ids::Seat;
use crate::state::{Round, Status};
use crate::turn::Turn;
use crate::view::View;

/// Whether it would come to that. The company closes there when the turn has gone on already: to the seller, if he can do something
/// else, or to the next player who could have, since the shares in the pool cost nothing at that moment. If he cannot do anything
/// without the company, he is passed over; but whether the one after him can is not looked at.
pub(super) fn stands_still(view: View<'_>, seat: Seat, sale: &LegalSale) -> bool {
    let mut turn = Turn::of(view);
    exchange::sell_in_turn(&mut turn, seat, sale);
    let after = turn.view();
    if after.state.company(sale.company).status != Status::Closed {
        return false;
    }
    let fresh = StockTurn::default();
    let can_act = |of: Seat| match after.state.decision() {
        Some(Decision::Exchange { seat, done }) if *seat == of => exchange::any_deal(after, of, done),
        _ => exchange::any_deal(after, of, &fresh),
    };
    if can_act(seat) {
        return false;
    }
    let has_sold = |of: Seat| matches!(&after.state.round, Round::Stock { sold, .. } if sold.contains(&(of, sale.company)));
    let order = &after.state.order;
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    let others: Vec<Seat> = order.iter().cycle().skip(place + 1).take(order.len() - 1).copied().collect();
    let Some(asked) = others.iter().position(|&of| can_act(of) || !has_sold(of)) else { return false };
    let next = others.get(asked + 1);
    // Where it comes back to the seller, everybody has passed.
    !can_act(others[asked]) && next.is_some_and(|&next| !can_act(next))
}
