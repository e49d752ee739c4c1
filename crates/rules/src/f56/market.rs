//! R-36-MKT, the share price: how markers move, and the closing of companies.

use crate::f56::prelude::*;
use crate::shared::shares;
use crate::title::Zone;

/// A dividend was paid (R-36-MKT-01).
pub(crate) fn right(tx: &mut Transaction<'_>, company: CompanyId) {
    let space = tx.title.chart.right(tx.state.company(company).space);
    go(tx, company, space);
}

/// None was paid (R-36-MKT-02).
pub(crate) fn left(tx: &mut Transaction<'_>, company: CompanyId) {
    let space = tx.title.chart.left(tx.state.company(company).space);
    go(tx, company, space);
}

/// The company is sold out (R-36-MKT-04).
pub(crate) fn up(tx: &mut Transaction<'_>, company: CompanyId) {
    let space = tx.title.chart.up(tx.state.company(company).space);
    go(tx, company, space);
}

/// Shares were sold: so many rows down (R-36-MKT-03).
pub(crate) fn fall(tx: &mut Transaction<'_>, company: CompanyId, rows: u8) {
    for _ in 0..rows {
        if tx.state.company(company).status == Status::Closed {
            return;
        }
        let space = tx.title.chart.down(tx.state.company(company).space);
        let closes = tx.title.chart.zone(space) == Zone::Closing;
        if closes && !tx.options.f56.sale_may_close {
            return;
        }
        go(tx, company, space);
    }
}

/// Whether a fall by so many rows closes the company.
pub(crate) fn closes_by_falling(view: View<'_>, company: CompanyId, rows: u8) -> bool {
    if !view.options.f56.sale_may_close || view.is_frozen(company) || view.is_national(company) {
        return false;
    }
    let (chart, space) = (&view.title.chart, view.state.company(company).space);
    let below = std::iter::successors(Some(space), |&space| Some(chart.down(space)));
    below.skip(1).take(rows.into()).any(|space| chart.zone(space) == Zone::Closing)
}

/// A frozen company does not move, and the national one never closes (R-36-CGR-18, R-36-MKT-08).
fn go(tx: &mut Transaction<'_>, company: CompanyId, space: u8) {
    let view = tx.view();
    let closes = view.title.chart.zone(space) == Zone::Closing;
    if view.is_frozen(company) || (closes && view.is_national(company)) {
        return;
    }
    tx.move_price(company, space);
    if closes {
        close(tx, company);
    }
}

/// The company is out of the game for good (R-36-MKT-07).
pub(crate) fn close(tx: &mut Transaction<'_>, company: CompanyId) {
    let treasury = tx.state.company(company).treasury;
    tx.pay(Purse::Company(company), Purse::Bank, treasury, For::Treasury(company));
    let to = if tx.options.f56.closed_trains_to_pool { TrainPlace::Pool } else { TrainPlace::Gone };
    for train in tx.state.company(company).trains {
        tx.take_train(train, company, to);
    }
    leave(tx, company);
    tx.record(Event::CompanyClosed { company });
    if tx.view().operating_company() == Some(company) {
        end_turn(tx, company);
    }
}

/// Its private companies close, and the marker of the post and all certificates leave the game (R-36-MKT-07, R-36-CGR-24).
pub(crate) fn leave(tx: &mut Transaction<'_>, company: CompanyId) {
    let privates: Vec<PrivateId> = tx.view().privates_of(PrivateOwner::Company(company)).collect();
    for private in privates {
        tx.move_private(private, PrivateOwner::Closed);
    }
    if tx.state.post.is_some_and(|(owner, _)| owner == company) {
        tx.record(F56Event::PostMoved { to: None });
    }
    shares::remove_all(tx, company);
}

/// The turn of the company is over.
pub(crate) fn end_turn(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.note(Note::TurnWithdrawn(company));
    tx.note(Note::TurnEnded);
}
