//! Rules of thumb for what all families ask alike. A family that has none of its own is played by these alone: whoever can buys
//! something, companies buy the cheapest train when they have none, and all revenue is paid out.

use crate::heuristics::building;
use crate::heuristics::trains::run;
use crate::prelude::*;

/// Ideas for a decision that is the same in all families; none for others.
pub(crate) fn shared(ctx: Context<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::HomeCity { company, .. } => building::home(ctx, company),
        Decision::Track { company } => building::track(ctx, company),
        Decision::Station { company } => building::station(ctx, company),
        Decision::Run { .. } => run(ctx),
        _ => Vec::new(),
    }
}

/// Ideas for any decision of a family without rules of thumb of its own.
pub(crate) fn ideas(ctx: Context<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::Dividend { .. } => vec![Idea::new(Action::PayOut, 1, Reason::Dividend)],
        Decision::Trains { company } => cheapest_train(ctx, company),
        Decision::HomeCity { .. }
        | Decision::Track { .. }
        | Decision::Station { .. }
        | Decision::Run { .. } => shared(ctx, decision),
        _ => purchases(ctx),
    }
}

/// Shares, companies and papers, one as good as the other.
fn purchases(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| match offer {
        Offer::BuyShare { .. } | Offer::StartCompany { .. } | Offer::BuyPrivate { .. } => {
            Some((1, Reason::Chance))
        }
        _ => None,
    })
}

fn cheapest_train(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let stranded = ctx.view.state.company(company).trains.is_empty();
    let offers = ctx.offers.iter().filter_map(|offer| match *offer {
        Offer::BuyTrain { price, .. } if stranded => Some((price, offer)),
        _ => None,
    });
    let cheapest = offers.min_by_key(|&(price, _)| price);
    cheapest.map(|(_, offer)| Idea::new(offer.action(0), 1, Reason::NeedsTrain)).into_iter().collect()
}
