//! The Pre-Stock Round: local railways are worth far more than they cost, but a company must be started, too.

use super::forecast;
use crate::prelude::*;

pub(super) fn ideas(ctx: Context<'_>) -> Vec<Idea> {
    let (view, weights) = (ctx.view, ctx.forecast.weights);
    let cash = view.state.player(ctx.seat).cash;
    // What the smallest companies cost at their highest price: capital is what they grow from.
    let wanted = 2 * view.title.sizes[0].start_prices.last().copied().unwrap_or(0);
    ctx.judge(|offer| {
        let Offer::BuyPrivate { private, price } = *offer else { return None };
        let brings = forecast::private(ctx.forecast, view.title.private(private).income);
        // Cash below what a start costs is worth several times itself.
        let missing = i64::from((wanted + price).saturating_sub(cash).min(price));
        let costs = i64::from(price) + missing * weights.first_start / 100;
        let score = brings * weights.private / 100 - costs;
        Some((score, Reason::Worth { brings, costs: i64::from(price) }))
    })
}
