//! The course of a game, as far as families share it: rounds that begin, steps that end, and the end of the game.

use crate::decision::Step;
use crate::event::{Event, Note, RoundName};
use crate::turn::Turn;

pub(crate) fn begin_stock_round(turn: &mut Turn<'_>, number: u8) {
    turn.record(Event::RoundBegan { round: RoundName::Stock(number) });
}

/// The turn of the company goes on with this step, or ends.
pub(crate) fn go_on_with(turn: &mut Turn<'_>, following: Option<Step>) {
    turn.note(following.map_or(Note::TurnEnded, Note::StepBegan));
}

pub(crate) fn end_game(turn: &mut Turn<'_>) {
    let view = turn.view();
    let worth = view.state.seats().map(|seat| view.worth(seat)).collect();
    turn.record(Event::GameEnded { worth });
}

/// Ends the step; says so where nothing was done in it.
pub(crate) fn leave_step(turn: &mut Turn<'_>) {
    if let Some(operating) = turn.state.operating()
        && !operating.acted
    {
        let (company, step) = (operating.company, operating.step);
        turn.record(Event::StepSkipped { company, step });
    }
    turn.answered();
}
