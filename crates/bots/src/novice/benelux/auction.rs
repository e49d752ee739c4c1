//! R-36-AUC: private companies are bought near their price, and bid for as far as they bring more than that.

use rules::state::Round;
use rules::{F56Offer, LocalId, Money, Offer};

use super::Mind;
use crate::forecast::bank;
use crate::idea::Idea;
use crate::reason::Reason;

/// Of the income to come so many percent count: it comes little by little, while shares would grow.
const INCOME: i64 = 35;

/// What a private company brings to a player.
pub(super) fn worth(mind: Mind<'_>, local: LocalId) -> i64 {
    let printed = mind.forecast.view.title.local(local);
    let (price, income) = (i64::from(printed.price), i64::from(printed.income));
    let life = bank::until_privates_close(mind.forecast).min(bank::HORIZON);
    // A company of one's own will pay at least the price for it (R-36-PRV-03), before it closes.
    if life == 0 { income } else { price + income * life * INCOME / 100 }
}

/// What has to stay in hand: the president's certificate of a company at the lowest price.
fn reserve(mind: Mind<'_>) -> Money {
    let title = mind.forecast.view.title;
    let prices = title.share_companies().filter_map(|company| title.size_of(company).start_prices.first());
    2 * prices.min().copied().unwrap_or(0)
}

/// What is in hand and not promised by bids for others.
fn free(mind: Mind<'_>, besides: LocalId) -> i64 {
    let state = mind.forecast.view.state;
    let Round::Privates(auction) = &state.round else { return 0 };
    let others = auction.bids.iter().filter(|bid| bid.1 == mind.seat && bid.0 != besides);
    i64::from(state.player(mind.seat).cash) - others.map(|bid| i64::from(bid.2)).sum::<i64>()
}

fn is_highest(mind: Mind<'_>, local: LocalId) -> bool {
    let Round::Privates(auction) = &mind.forecast.view.state.round else { return false };
    let best = auction.bids.iter().filter(|bid| bid.0 == local).max_by_key(|bid| bid.2);
    best.is_some_and(|bid| bid.1 == mind.seat)
}

/// What it brings beyond a price; money that a start would need counts several times.
fn gain(mind: Mind<'_>, local: LocalId, price: Money) -> i64 {
    let missing =
        (i64::from(reserve(mind)) + i64::from(price) - free(mind, local)).clamp(0, i64::from(price));
    worth(mind, local) - i64::from(price) - 3 * missing
}

pub(super) fn ideas(mind: Mind<'_>) -> Vec<Idea> {
    let ideas = mind.offers.iter().filter_map(|offer| {
        let (local, price) = match *offer {
            Offer::BuyLocal { local, price } => (local, price),
            Offer::F56(F56Offer::BidFor { local, from, .. }) if !is_highest(mind, local) => (local, from),
            _ => return None,
        };
        let reason = Reason::Worth { brings: worth(mind, local), costs: i64::from(price) };
        Some(Idea::new(offer.action(0), gain(mind, local, price), reason))
    });
    ideas.collect()
}
