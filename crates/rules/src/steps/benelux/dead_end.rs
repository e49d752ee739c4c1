//! R-36-MKT-07, a sale that closes a company, and after which 18xx.games would ask somebody who can do nothing: it stands still for ever,
//! or forgets to end the round properly.

use super::exchange::{self, LegalSale};
use crate::decision::{Decision, StockTurn};
use crate::event::Holder;
use crate::ids::Seat;
use crate::state::{Round, Status};
use crate::turn::Turn;
use crate::view::View;

/// Whether it would come to that. The company closes there when the turn has gone on already: to the seller, if he can do something
/// else, or to the next player who could have, since the shares in the pool cost nothing at that moment, and he may have some to
/// sell. If he cannot do anything without the company, he is passed over; but whether the one after him can is not looked at.
pub(super) fn stands_still(view: View<'_>, seat: Seat, sale: &LegalSale) -> bool {
    // What would come to that again is still something that can be done.
    let mut options = *view.options;
    options.benelux.close_though_idle = true;
    let mut state = view.state.clone();
    let mut turn = Turn::new(view.title, &options, &mut state);
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
    let mut state = view.state.clone();
    let mut open = Turn::new(view.title, view.options, &mut state);
    open.move_shares(sale.company, sale.shares, Holder::Player(seat), Holder::Pool);
    let sells = |of: Seat| exchange::most_sold(open.view(), of, &fresh, sale.company) > 0;
    let has_sold = |of: Seat| matches!(&after.state.round, Round::Stock { sold, .. } if sold.contains(&(of, sale.company)));
    let order = &after.state.order;
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    let others: Vec<Seat> = order.iter().cycle().skip(place + 1).take(order.len() - 1).copied().collect();
    let Some(asked) = others.iter().position(|&of| can_act(of) || !has_sold(of) || sells(of)) else {
        return false;
    };
    let next = others.get(asked + 1).copied().unwrap_or(seat);
    // Where it comes back to the seller, everybody has passed, but the round ends there without what comes with its end.
    !can_act(others[asked]) && !exchange::any_deal(after, next, &fresh)
}
