//! Turns of a stock round: how one ends, and what is remembered of it for the round.

use crate::prelude::*;

/// Ends the turn; one without purchase or sale is a pass (R-SR-02, R-SR-04).
pub(crate) fn end_turn(tx: &mut Transaction<'_>, seat: Seat, acted: bool, forced: bool) {
    if !acted {
        tx.record(Event::Passed { seat, forced });
    }
    tx.note(Note::StockTurnEnded { acted });
    tx.answered();
}

/// Remembers for the round that the player has sold of the company.
pub(crate) fn note_sale(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId) {
    if !has_sold(tx.view(), seat, company) {
        tx.note(Note::Sold { seat, company });
    }
}

/// Whether the player has sold of the company in this round.
pub(crate) fn has_sold(view: View<'_>, seat: Seat, company: CompanyId) -> bool {
    matches!(&view.state.round, Round::Stock { sold, .. } if sold.contains(&(seat, company)))
}

/// Whether it is the first stock round, in which nobody sells.
pub(crate) fn is_first_round(view: View<'_>) -> bool {
    matches!(view.state.round, Round::Stock { number: 1, .. })
}
