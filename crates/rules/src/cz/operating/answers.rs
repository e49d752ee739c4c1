//! Deals that need another person's agreement: the answer.

use super::deals::{Asked, Reply, TrainDeal};
use super::{privates, take_over, trains};
use crate::cz::prelude::*;

/// The most that the company may pay in the deal.
fn most(view: View<'_>, company: CompanyId, deal: Deal) -> Money {
    match deal {
        Deal::TakeOver(target) => take_over::prices(view, company, target).most(),
        Deal::Train(seller, train) => trains::deal_prices(view, company, seller, train).most(),
        Deal::Private(private) => privates::prices(view, company, private).most(),
        // Not dealt in here (R-36-PRV-04, R-36-EMR-08).
        Deal::BetweenPlayers(..) | Deal::ForSale(_) => 0,
    }
}

/// The rule that says what may be paid.
fn rule(deal: Deal) -> Rule {
    match deal {
        Deal::TakeOver(_) => rule::ACQ_03,
        Deal::Train(..) => rule::TRN_08,
        Deal::Private(_) | Deal::BetweenPlayers(..) | Deal::ForSale(_) => rule::LOC_08,
    }
}

pub(crate) fn offers(view: View<'_>, asked: Asked) -> Vec<Offer> {
    asked.offers(most(view, asked.company, asked.deal))
}

pub(crate) fn check(view: View<'_>, asked: Asked, action: &Action) -> Option<Checked<Reply>> {
    asked.check(most(view, asked.company, asked.deal), rule(asked.deal), action)
}

/// Does the deal, remembers that it was refused, or puts another price to whoever offered.
pub(crate) fn apply(tx: &mut Transaction<'_>, asked: Asked, reply: Reply) {
    let Asked { seat, company, deal, price, .. } = asked;
    tx.answered();
    match reply {
        Reply::Name(price) => return asked.name(tx, price),
        Reply::Refuse => return asked.refuse(tx),
        Reply::Agree => tx.record(Event::DealAccepted { seat }),
    }
    match deal {
        Deal::TakeOver(target) => take_over::execute(tx, company, target, price),
        Deal::Train(seller, train) => {
            trains::execute_deal(tx, company, TrainDeal { seller, train, price });
        }
        Deal::BetweenPlayers(..) | Deal::ForSale(_) => {}
        Deal::Private(private) => privates::execute(tx, company, private, price),
    }
}
