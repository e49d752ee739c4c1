//! The Pre-Stock Round: local railways are worth far more than they cost, but a company must be started, too.

use rules::Offer;

use super::Mind;
use crate::idea::Idea;
use crate::reason::Reason;

pub(super) fn ideas(mind: Mind<'_>) -> Vec<Idea> {
    let (view, taste) = (mind.forecast.view, mind.forecast.taste);
    let cash = view.state.player(mind.seat).cash;
    // What the smallest companies cost at their highest price: capital is what they grow from.
    let wanted = 2 * view.title.sizes[0].start_prices.last().copied().unwrap_or(0);
    let ideas = mind.offers.iter().filter_map(|offer| {
        let Offer::BuyLocal { local, price } = *offer else { return None };
        let brings = mind.forecast.local(view.title.local(local).income);
        // Cash below what a start costs is worth several times itself.
        let missing = i64::from((wanted + price).saturating_sub(cash).min(price));
        let costs = i64::from(price) + missing * taste.first_start / 100;
        let score = brings * taste.local / 100 - costs;
        Some(Idea::new(offer.action(0), score, Reason::Worth { brings, costs: i64::from(price) }))
    });
    ideas.collect()
}
