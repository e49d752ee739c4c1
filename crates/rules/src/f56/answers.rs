//! Deals that need another person's agreement: the answer to an offer for a private company or a train.

use super::{exchange, private_sale, privates, purchases, trains};
use crate::f56::prelude::*;
use crate::shared::deals::{Asked, Reply, TrainDeal};

/// The most that may be paid in the deal.
fn most(view: View<'_>, asked: Asked) -> Money {
    match asked.deal {
        Deal::Private(private) => privates::prices(view, asked.company, private).most(),
        Deal::BetweenPlayers(private, buyer) => exchange::private_prices(view, buyer, private).most(),
        Deal::Train(seller, train) => trains::deal_prices(view, asked.company, seller, train).most(),
        Deal::ForSale(_) | Deal::TakeOver(_) => 0,
    }
}

/// The rule that says what may be paid.
fn rule(deal: Deal) -> Rule {
    match deal {
        Deal::Private(_) => rule::F56_PRV_03,
        Deal::BetweenPlayers(..) => rule::F56_PRV_04,
        Deal::ForSale(_) => rule::F56_EMR_08,
        Deal::Train(..) | Deal::TakeOver(_) => rule::F56_EMR_04,
    }
}

pub(crate) fn offers(view: View<'_>, asked: Asked) -> Vec<Offer> {
    asked.offers(most(view, asked))
}

pub(crate) fn check(view: View<'_>, asked: Asked, action: &Action) -> Option<Checked<Reply>> {
    asked.check(most(view, asked), rule(asked.deal), action)
}

/// Does the deal, remembers that it was refused, or puts another price to whoever offered.
pub(crate) fn apply(tx: &mut Transaction<'_>, asked: Asked, reply: Reply) {
    let Asked { seat, company, deal, price, .. } = asked;
    tx.answered();
    match (reply, deal) {
        (Reply::Name(price), _) => return asked.name(tx, price),
        (Reply::Refuse, Deal::ForSale(private)) => return private_sale::refused(tx, asked, private),
        (Reply::Refuse, _) => return asked.refuse(tx),
        (Reply::Agree, _) => tx.record(Event::DealAccepted { seat }),
    }
    match deal {
        Deal::Private(private) => privates::sell(tx, company, private, price),
        Deal::Train(seller, train) => {
            purchases::execute_deal(tx, company, TrainDeal { seller, train, price });
        }
        Deal::BetweenPlayers(private, _) => exchange::take_private(tx, private, price),
        Deal::ForSale(private) => {
            let buyer = asked.countered.map_or(seat, |(buyer, _)| buyer);
            private_sale::sell(tx, buyer, private, price);
        }
        Deal::TakeOver(_) => {}
    }
}
