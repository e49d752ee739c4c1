//! R-36-SR: buy what brings the most for the money, sell what falls, and keep enough for the trains of one's companies.

use super::{forecast, par};
use crate::prelude::*;

/// Selling a share also gives up influence: the percentage by which the money must exceed what the share is worth.
const RELUCTANCE: i64 = 12;

/// What the president's certificate is worth above two shares.
const PRESIDENCY: i64 = 40;

pub(super) fn ideas(ctx: Context<'_>) -> Vec<Idea> {
    let bought = match ctx.view.state.decision() {
        Some(Decision::F56(F56Decision::Exchange { done, .. })) => done.bought.flatten(),
        _ => None,
    };
    // Cash that need not be kept for one's companies.
    let spare = ctx.cash() - forecast::burdens(ctx.forecast, ctx.seat);
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::BuyShare { company, price } | Offer::F56(F56Offer::BuyFromPool { company, price }) => {
                ideas.push(buy(ctx, company, price, spare, offer));
            }
            Offer::StartCompany { company, ref prices } => {
                ideas.extend(prices.iter().map(|&price| par::start(ctx, company, price, spare)));
            }
            // What was bought is not sold in the same turn.
            Offer::SellShares { company, most, price } if bought != Some(company) => {
                ideas.extend(sell(ctx, company, most, price));
            }
            _ => {}
        }
    }
    ideas
}

fn buy(ctx: Context<'_>, company: CompanyId, price: Money, mut spare: i64, offer: &Offer) -> Idea {
    let view = ctx.view;
    let costs = i64::from(price);
    let mut brings = forecast::share(ctx.forecast, company);
    if matches!(offer, Offer::BuyShare { .. }) && ctx.directs(company) {
        let sold = view.shares_sold(company);
        let state = view.state.company(company);
        if !state.has_operated && sold < view.shares_to_operate() {
            // Without this it does not operate at all.
            brings += ctx.shares(company) * brings / 2;
            spare = ctx.cash();
        }
        // Money for its next train instead of one's own later on.
        let pays_in = match view.credit(company).capital {
            Some(Capital::Escrow) => sold < view.shares_paid_at_once(company),
            Some(Capital::Incremental) => true,
            _ => false,
        };
        let train = i64::from(ctx.forecast.train_price(Size::Large, 0));
        if pays_in && i64::from(state.treasury) < train && ctx.forecast.train_life(company) <= 2 {
            brings += costs / 3;
            spare += costs / 2;
        }
    }
    let dear = costs + (costs - spare.max(0)).max(0);
    let score = (brings - dear) * 100 / costs.max(1);
    Idea::new(offer.action(0), score, Reason::Worth { brings, costs })
}

/// Shares that will bring less than what is paid for them now; one at a time, or all where the company is lost.
fn sell(ctx: Context<'_>, company: CompanyId, most: u8, price: Money) -> Vec<Idea> {
    let (view, price) = (ctx.view, i64::from(price));
    let must = ctx.must_act();
    let held = view.state.shares(company, ctx.seat);
    let value = forecast::share(ctx.forecast, company);
    let own = ctx.directs(company);
    let counts = if most > 1 { vec![1, most] } else { vec![1] };
    let ideas = counts.into_iter().map(|shares| {
        // Whoever gives a company away is rid of its trains, too.
        let leaves = own && held - shares < 2;
        let burden = if leaves { forecast::plan(ctx.forecast, company).burden } else { 0 };
        let sum = price * i64::from(shares);
        let gained = forecast::cash(ctx.forecast, sum) + burden - value * i64::from(shares);
        // The price of what remains falls.
        let falls = i64::from(held - shares) * i64::from(shares) * 6;
        let presidency = if own { PRESIDENCY } else { 0 };
        let mut score = (gained - falls) * 100 / sum.max(1) - RELUCTANCE - presidency;
        if must {
            score -= i64::from(shares);
        }
        let reason = Reason::Gains { gain: sum - value * i64::from(shares) };
        Idea::new(Action::SellShares { company, shares }, score, reason)
    });
    ideas.collect()
}
