//! R-36-MKT, the share price: how markers move, and the closing of companies.

use crate::event::{Event, For, Holder, Note, Purse, TrainPlace};
use crate::f56::events::Event as F56Event;
use crate::ids::CompanyId;
use crate::state::{LocalOwner, Status};
use crate::title::Zone;
use crate::turn::Turn;

/// A dividend was paid (R-36-MKT-01).
pub(crate) fn right(turn: &mut Turn<'_>, company: CompanyId) {
    let space = turn.title.chart.right(turn.state.company(company).space);
    go(turn, company, space);
}

/// None was paid (R-36-MKT-02).
pub(crate) fn left(turn: &mut Turn<'_>, company: CompanyId) {
    let space = turn.title.chart.left(turn.state.company(company).space);
    go(turn, company, space);
}

/// The company is sold out (R-36-MKT-04).
pub(crate) fn up(turn: &mut Turn<'_>, company: CompanyId) {
    let space = turn.title.chart.up(turn.state.company(company).space);
    go(turn, company, space);
}

/// Shares were sold: so many rows down (R-36-MKT-03).
pub(crate) fn fall(turn: &mut Turn<'_>, company: CompanyId, rows: u8) {
    for _ in 0..rows {
        if turn.state.company(company).status == Status::Closed {
            return;
        }
        let space = turn.title.chart.down(turn.state.company(company).space);
        let closes = turn.title.chart.zone(space) == Zone::Closing;
        if closes && !turn.options.benelux.sale_may_close {
            return;
        }
        go(turn, company, space);
    }
}

/// A frozen company does not move, and the national one never closes (R-36-CGR-18, R-36-MKT-08).
fn go(turn: &mut Turn<'_>, company: CompanyId, space: u8) {
    let view = turn.view();
    let closes = view.title.chart.zone(space) == Zone::Closing;
    if view.is_frozen(company) || (closes && view.is_national(company)) {
        return;
    }
    turn.move_price(company, space);
    if closes {
        close(turn, company);
    }
}

/// The company is out of the game for good (R-36-MKT-07).
pub(crate) fn close(turn: &mut Turn<'_>, company: CompanyId) {
    let treasury = turn.state.company(company).treasury;
    turn.pay(Purse::Company(company), Purse::Bank, treasury, For::Treasury(company));
    let to = if turn.options.benelux.closed_trains_to_pool { TrainPlace::Pool } else { TrainPlace::Gone };
    for train in turn.state.company(company).trains.clone() {
        turn.take_train(train, company, to);
    }
    for local in turn.title.local_ids() {
        if turn.state.local(local).owner == LocalOwner::Company(company) {
            turn.move_local(local, LocalOwner::Closed);
        }
    }
    if turn.state.post.is_some_and(|(owner, _)| owner == company) {
        turn.record(Event::F56(F56Event::PostMoved { to: None }));
    }
    leave(turn, company);
    turn.record(Event::CompanyClosed { company });
    if turn.view().operating_company() == Some(company) {
        end_turn(turn, company);
    }
}

/// Certificates and stations leave the game, loans and what was held back are gone (R-36-MKT-07, R-36-CGR-24).
pub(crate) fn leave(turn: &mut Turn<'_>, company: CompanyId) {
    let (in_bank, in_pool) = (turn.view().shares_in_bank(company), turn.view().shares_in_pool(company));
    for seat in turn.state.seats() {
        let shares = turn.state.shares(company, seat);
        if shares > 0 {
            turn.move_shares(company, shares, Holder::Player(seat), Holder::Gone);
        }
    }
    for (shares, from) in [(in_pool, Holder::Pool), (in_bank, Holder::Bank)] {
        if shares > 0 {
            turn.move_shares(company, shares, from, Holder::Gone);
        }
    }
    turn.set_director(company, None);
}

/// The turn of the company is over.
pub(crate) fn end_turn(turn: &mut Turn<'_>, company: CompanyId) {
    turn.note(Note::TurnWithdrawn(company));
    turn.note(Note::TurnEnded);
}
