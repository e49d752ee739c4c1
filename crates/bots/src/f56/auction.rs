//! R-36-AUC: private companies are bought near their price, and bid for as far as they bring more than that.

use super::forecast;
use crate::prelude::*;

/// The percentage of future income that counts: it trickles in, while the same money in shares would grow.
const INCOME: i64 = 35;

/// What a private company brings to a player.
pub(super) fn worth(ctx: Context<'_>, private: PrivateId) -> i64 {
    let printed = ctx.view.title.private(private);
    let (price, income) = (i64::from(printed.price), i64::from(printed.income));
    let life = forecast::private_life(ctx.forecast);
    // A company of one's own will pay at least the price for it (R-36-PRV-03), before it closes.
    if life == 0 { income } else { price + income * life * INCOME / 100 }
}

/// What has to stay in hand: the president's certificate of a company at the lowest price.
fn reserve(ctx: Context<'_>) -> Money {
    let title = ctx.view.title;
    let prices = title.share_companies().filter_map(|company| title.size_of(company).start_prices.first());
    2 * prices.min().copied().unwrap_or(0)
}

/// What is in hand and not promised by bids for others.
fn free(ctx: Context<'_>, besides: PrivateId) -> i64 {
    let state = ctx.view.state;
    let Round::Privates(auction) = &state.round else { return 0 };
    let others = auction.bids.iter().filter(|bid| bid.1 == ctx.seat && bid.0 != besides);
    ctx.cash() - others.map(|bid| i64::from(bid.2)).sum::<i64>()
}

fn is_highest(ctx: Context<'_>, private: PrivateId) -> bool {
    let Round::Privates(auction) = &ctx.view.state.round else { return false };
    let best = auction.bids.iter().filter(|bid| bid.0 == private).max_by_key(|bid| bid.2);
    best.is_some_and(|bid| bid.1 == ctx.seat)
}

/// What it brings beyond a price; money that a start would need counts several times.
fn gain(ctx: Context<'_>, private: PrivateId, price: Money) -> i64 {
    let missing =
        (i64::from(reserve(ctx)) + i64::from(price) - free(ctx, private)).clamp(0, i64::from(price));
    worth(ctx, private) - i64::from(price) - 3 * missing
}

pub(super) fn ideas(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| {
        let (private, price) = match *offer {
            Offer::BuyPrivate { private, price } => (private, price),
            Offer::F56(F56Offer::BidFor { private, from, .. }) if !is_highest(ctx, private) => {
                (private, from)
            }
            _ => return None,
        };
        let reason = Reason::Worth { brings: worth(ctx, private), costs: i64::from(price) };
        Some((gain(ctx, private, price), reason))
    })
}
