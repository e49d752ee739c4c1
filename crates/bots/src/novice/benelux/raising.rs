//! R-36-EMR: whoever must raise money sells what is worth least to him, and no more than he must.

use rules::{Action, Decision, Offer};

use super::Mind;
use crate::forecast::bank;
use crate::idea::Idea;
use crate::reason::Reason;

/// To give up is the last thing to do.
const GIVE_UP: i64 = -100_000;

pub(super) fn ideas(mind: Mind<'_>) -> Vec<Idea> {
    let view = mind.forecast.view;
    let Some(&Decision::Raising { company: in_need, due, .. }) = view.state.decision() else {
        return Vec::new();
    };
    let missing = i64::from(due.saturating_sub(view.state.player(mind.seat).cash));
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::SellShares { company, most, price } => {
                let own = view.state.company(company).director == Some(mind.seat);
                let each = bank::share(mind.forecast, company) - i64::from(price)
                    + if own && company != in_need { 25 } else { 0 };
                let sum = i64::from(price) * i64::from(most);
                // What each 100 of it costs; better one sale that is enough than several that press several prices.
                let enough = if sum >= missing { 20 } else { 0 };
                let score = enough - each * 100 / i64::from(price).max(1);
                let action = Action::SellShares { company, shares: most };
                ideas.push(Idea::new(action, score, Reason::NeedsTrain));
            }
            Offer::GoBankrupt => ideas.push(Idea::new(offer.action(0), GIVE_UP, Reason::NothingBetter)),
            _ => {}
        }
    }
    ideas
}
