//! How a turn of a stock round ends, and what is remembered of it for the round.

use crate::event::{Event, Note};
use crate::ids::{CompanyId, Seat};
use crate::state::Round;
use crate::turn::Turn;

/// Ends the turn; one without purchase or sale is a pass (R-SR-02, R-SR-04).
pub(crate) fn end_turn(turn: &mut Turn<'_>, seat: Seat, acted: bool, forced: bool) {
    if !acted {
        turn.record(Event::Passed { seat, forced });
    }
    turn.note(Note::StockTurnEnded { acted });
    turn.answered();
}

/// Remembers for the round that the player has sold of the company.
pub(crate) fn note_sale(turn: &mut Turn<'_>, seat: Seat, company: CompanyId) {
    if matches!(&turn.state.round, Round::Stock { sold, .. } if !sold.contains(&(seat, company))) {
        turn.note(Note::Sold { seat, company });
    }
}
