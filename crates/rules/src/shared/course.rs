//! The course of a game, as far as families share it: rounds that begin, steps that end, and the end of the game.

use crate::prelude::*;
use crate::round_name::RoundName;

pub(crate) fn begin_stock_round(tx: &mut Transaction<'_>, number: u8) {
    tx.record(Event::RoundBegan { round: RoundName::Stock(number) });
}

/// Those companies on the chart that operate, and one that may until then, in the order of their prices.
pub(crate) fn by_price(
    view: View<'_>,
    operates: fn(View<'_>, CompanyId) -> bool,
    with: Option<CompanyId>,
) -> Vec<CompanyId> {
    let counts = |&company: &CompanyId| with == Some(company) || operates(view, company);
    view.state.market.iter().copied().filter(counts).collect()
}

/// The turn of the company goes on with this step, or ends.
pub(crate) fn go_on_with(tx: &mut Transaction<'_>, following: Option<Step>) {
    tx.note(following.map_or(Note::TurnEnded, Note::StepBegan));
}

pub(crate) fn end_game(tx: &mut Transaction<'_>) {
    let view = tx.view();
    let worth = view.state.seats().map(|seat| view.worth(seat)).collect();
    tx.record(Event::GameEnded { worth });
}

/// Ends the step; says so where nothing was done in it.
pub(crate) fn leave_step(tx: &mut Transaction<'_>) {
    if let Some(operating) = tx.state.operating()
        && !operating.acted
    {
        let (company, step) = (operating.company, operating.step);
        tx.record(Event::StepSkipped { company, step });
    }
    tx.answered();
}
