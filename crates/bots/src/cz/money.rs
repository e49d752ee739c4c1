//! Dividends: pay, unless the company will need the money for a train.

use crate::prelude::*;
use rules::per_holder_rounded_up;

use super::forecast;

pub(super) fn dividend(ctx: Context<'_>, company: CompanyId, revenue: Money) -> Vec<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    let shares = state.shares(company, ctx.seat);
    let total = view.title.size_of(company).shares;
    let paid = i64::from(per_holder_rounded_up(revenue, shares, total));
    let space = state.company(company).space;
    let now = i64::from(view.price(company));
    let up = forecast::price_after(ctx.forecast, view.size(company), space, 1) - now;
    let down = i64::from(view.title.chart.price(view.title.chart.left(space))) - now;
    let pay = forecast::cash(ctx.forecast, paid) + i64::from(shares) * up;
    let needed = needed_for_train(ctx, company).min(i64::from(revenue));
    let retain = needed * ctx.forecast.weights.kept_back / 100 + i64::from(shares) * down;
    vec![
        Idea::new(Action::PayOut, pay, Reason::Dividend),
        Idea::new(Action::Retain, retain, Reason::SavesForTrain),
    ]
}

/// What the treasury lacks for the train that the company will need before long.
fn needed_for_train(ctx: Context<'_>, company: CompanyId) -> i64 {
    let life = ctx.forecast.train_life(company);
    if life >= ctx.forecast.rounds_to_come() || life > ctx.forecast.weights.foresight {
        return 0;
    }
    let price = i64::from(ctx.forecast.train_price(ctx.view.size(company), life));
    (price - ctx.treasury(company)).max(0)
}
