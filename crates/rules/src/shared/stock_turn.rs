//! How a turn of a stock round ends, and what is remembered of it for the round.

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
    if matches!(&tx.state.round, Round::Stock { sold, .. } if !sold.contains(&(seat, company))) {
        tx.note(Note::Sold { seat, company });
    }
}
