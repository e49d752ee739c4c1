//! Deals that need another person's agreement: the answer.

use super::deals::{self, Asked, TrainDeal};
use super::{locals, take_over, trains};
use crate::decision::Deal;
use crate::event::Event;
use crate::turn::Turn;

/// Does the deal, or remembers that it was refused.
pub(crate) fn apply(turn: &mut Turn<'_>, asked: Asked, yes: bool) {
    let Asked { seat, company, deal, price } = asked;
    turn.answered();
    if !yes {
        deals::refused(turn, seat, deal, price);
        return;
    }
    turn.record(Event::DealAccepted { seat });
    match deal {
        Deal::TakeOver(target) => take_over::execute(turn, company, target, price),
        Deal::Train(seller, train) => {
            trains::execute_deal(turn, company, TrainDeal { seller, train, price });
        }
        // Answered in the stock round, where they are offered (R-36-PRV-04).
        Deal::Private(..) | Deal::ForSale(_) => {}
        Deal::Local(local) => locals::execute(turn, company, local, price),
    }
}
