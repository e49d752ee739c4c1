//! VIII.12, phases and scrapping.

use crate::cz::papers;
use crate::cz::prelude::*;
use crate::ids::{CardId, PhaseId};
use crate::state::Trains;

/// The top card leaves the stack; the first of its letter starts the phase of that letter (R-PH-01).
pub(crate) fn leave_stack(tx: &mut Transaction<'_>) {
    let card = tx.state.trains.top;
    let players = tx.state.players.len();
    let Trains { left, beside, .. } = tx.state.trains;
    if tx.title.card(card).count(players).is_some() {
        let next = CardId::at(card.index() + 1);
        let (top, left) = match left - 1 {
            0 => (next, tx.title.card(next).count(players).unwrap_or(1)),
            left => (card, left),
        };
        tx.note(Note::Stack { top, left, beside });
    }
    let phase = PhaseId::at(card.index());
    if phase > tx.state.phase {
        tx.record(Event::PhaseBegan { phase });
        if tx.title.phase(phase).closes_papers {
            papers::close_all(tx);
        }
    }
}
