//! VIII.13, export: the top card of the stack leaves the game and counts as a sale of all its sides.

use super::{phases, returns, vaclav};
use crate::cz::prelude::*;

/// Exports the top card (R-EXP-01 to R-EXP-04).
pub(crate) fn export(tx: &mut Transaction<'_>) {
    let card = tx.state.trains.top;
    let sides = &tx.title.card(card).sides;
    let train = Train { card, side: sides[0].size };
    tx.record(CzEvent::TrainExported { train });
    tx.record(Event::TrainMoved { train, from: TrainPlace::Stack, to: TrainPlace::Gone });
    let sold: Vec<TrainTypeId> = sides.iter().map(|side| side.train).collect();
    returns::ask_after(tx, |tx| {
        phases::leave_stack(tx);
        vaclav::sold(tx, &sold);
    });
}
