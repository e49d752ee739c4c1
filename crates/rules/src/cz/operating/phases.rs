//! VIII.12, phases and scrapping.

use crate::cz::papers;
use crate::event::{Event, Note};
use crate::ids::{CardId, PhaseId};
use crate::state::Trains;
use crate::turn::Turn;

/// The top card leaves the stack; the first of its letter starts the phase of that letter (R-PH-01).
pub(crate) fn leave_stack(turn: &mut Turn<'_>) {
    let card = turn.state.trains.top;
    let players = turn.state.players.len();
    let Trains { left, beside, .. } = turn.state.trains;
    if turn.title.card(card).count(players).is_some() {
        let next = CardId::at(card.index() + 1);
        let (top, left) = match left - 1 {
            0 => (next, turn.title.card(next).count(players).unwrap_or(1)),
            left => (card, left),
        };
        turn.note(Note::Stack { top, left, beside });
    }
    let phase = PhaseId::at(card.index());
    if phase > turn.state.phase {
        turn.record(Event::PhaseBegan { phase });
        if turn.title.phase(phase).closes_papers {
            papers::close_all(turn);
        }
    }
}
