//! Deals in private companies and trains, answered by what they are worth to those who must agree.

use rules::decision::Deal;
use rules::state::Train;
use rules::title::Size;
use rules::{CompanyId, LocalId, Money};

use super::{Mind, answers, auction, raising, trains};
use crate::forecast::bank;
use crate::idea::Idea;

/// What it brings to have the private company for so much.
fn gain_of_private(mind: Mind<'_>, local: LocalId, price: Money) -> i64 {
    auction::worth(mind, local) - bank::cash(mind.forecast, i64::from(price))
}

/// The answer to an offer for a private company or a train.
pub(super) fn answer(mind: Mind<'_>, deal: Deal, price: Money) -> Vec<Idea> {
    answers::answer(mind.offers, price, |price| match deal {
        Deal::Local(local) | Deal::Private(local, _) => -gain_of_private(mind, local, price),
        Deal::Train(seller, train) => i64::from(price) - price_of_train(mind, seller, train),
        // Another president offers his own: it must bring more than it costs.
        Deal::ForSale(local) => gain_of_private(mind, local, price),
        Deal::TakeOver(_) => 0,
    })
}

/// The answer to the price that somebody names instead of the one that was offered.
pub(super) fn countered(mind: Mind<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let gain = match deal {
        Deal::Train(_, train) => trains::gain_of_purchase(mind, company, train, price),
        Deal::Private(local, _) => gain_of_private(mind, local, price),
        Deal::ForSale(local) => i64::from(price) - raising::least(mind, local),
        // Companies buy those of their own presidents, who are not asked.
        Deal::Local(_) | Deal::TakeOver(_) => -1,
    };
    answers::yes_or_no(gain).to_vec()
}

/// For how much a company would let another one have a train.
pub(super) fn price_of_train(mind: Mind<'_>, seller: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    let owned = view.state.company(seller).trains.len();
    let replacement = i64::from(mind.forecast.train_price(Size::Large, 0));
    let printed = i64::from(view.side(train).price);
    let lasts = mind.forecast.life(view.side(train).train) >= 2;
    match owned {
        0 | 1 => replacement * 3 / 2,
        // What replaces it costs that much, too, and the run in between is lost.
        _ if lasts => printed.max(replacement) * 5 / 4,
        _ => printed / 2,
    }
}
