//! Trains: what one more would earn, what is bid for it, and what a run brings.

use crate::prelude::*;
use std::ops::RangeInclusive;

use rules::runnable;

use crate::forecast::{best_revenue, typical_revenue};

/// What a further train would add to a run. A map that allows nothing yet will grow: `hope` tells what may be expected in any
/// case, by the number of trains, what they earn now, and what the new one typically earns.
pub(crate) fn added_revenue(
    ctx: Context<'_>,
    company: CompanyId,
    train: Train,
    hope: impl FnOnce(usize, Money, Money) -> Money,
) -> i64 {
    if ctx.fidelity == Fidelity::Rough {
        return ctx.forecast.expected_from(company, train);
    }
    let mut trains = runnable(ctx.view, company);
    trains.push(train);
    let now = ctx.forecast.earnings.of_company(company);
    let hope = hope(trains.len(), now, typical_revenue(ctx.view.side(train).price));
    i64::from(best_revenue(ctx.view, company, &trains).max(hope)) - i64::from(now)
}

/// What is bid for a train: of one's own company the lowest price, of another's a little more than its director would rather
/// have than the train, since less would be refused.
pub(crate) fn bid(own: bool, range: RangeInclusive<Money>, worth_to_seller: i64) -> Option<Money> {
    if own {
        return Some(*range.start());
    }
    let bid = Money::try_from(worth_to_seller * 17 / 16 + 5).ok()?;
    range.contains(&bid).then_some(bid)
}

/// How much a train is worth keeping, by its price and its life.
pub(crate) fn keeping(ctx: Context<'_>, train: Train) -> i64 {
    let side = ctx.view.side(train);
    i64::from(side.price) + 20 * ctx.forecast.life(side.train).min(10)
}

/// The best routes: to leave something on the track is never worth it, whatever a mind makes of the position after it.
pub(crate) fn run(ctx: Context<'_>) -> Vec<Idea> {
    let mut ideas = ctx.judge(|offer| match offer {
        Offer::RunTrains { revenue, .. } => Some((i64::from(*revenue), Reason::NoneBetter)),
        _ => None,
    });
    let best = ideas.iter().map(|idea| idea.score).max();
    ideas.retain(|idea| Some(idea.score) == best);
    ideas
}
