//! Deals in private companies and trains, answered by what they are worth to those who must agree.

use super::trains::{gain_of_purchase, price_of_train};
use super::{auction, forecast, raising};
use crate::heuristics::answers;
use crate::prelude::*;

/// What buying the private company at this price brings.
fn gain_of_private(ctx: Context<'_>, private: PrivateId, price: Money) -> i64 {
    auction::worth(ctx, private) - forecast::cash(ctx.forecast, i64::from(price))
}

/// The answer to an offer for a private company or a train.
pub(super) fn answer(ctx: Context<'_>, deal: Deal, price: Money) -> Vec<Idea> {
    answers::answer(ctx.offers, price, |price| match deal {
        Deal::Private(private) | Deal::BetweenPlayers(private, _) => -gain_of_private(ctx, private, price),
        Deal::Train(seller, train) => i64::from(price) - price_of_train(ctx, seller, train),
        // Another president offers his own: it must bring more than it costs.
        Deal::ForSale(private) => gain_of_private(ctx, private, price),
        Deal::TakeOver(_) => 0,
    })
}

/// The answer to the price that somebody names instead of the one that was offered.
pub(super) fn countered(ctx: Context<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let gain = match deal {
        Deal::Train(_, train) => gain_of_purchase(ctx, company, train, price),
        Deal::BetweenPlayers(private, _) => gain_of_private(ctx, private, price),
        Deal::ForSale(private) => i64::from(price) - raising::least(ctx, private),
        // Companies buy those of their own presidents, who are not asked.
        Deal::Private(_) | Deal::TakeOver(_) => -1,
    };
    answers::yes_or_no(gain).to_vec()
}
