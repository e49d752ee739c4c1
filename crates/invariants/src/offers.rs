//! What may be done: something, while the game goes on.

use crate::fault::Fault;
use crate::faults::Faults;
use rules::Game;

/// Whoever is asked has an answer. Of a position in which something else is wrong nobody can say what is offered.
pub(crate) fn check(faults: &mut Faults<'_>, game: &Game) {
    if !faults.found.is_empty() {
        return;
    }
    let Some(offers) = game.offers() else { return };
    faults.unless(!offers.is_empty(), || Fault::NothingOffered { seat: offers.seat });
}
