//! R-36-EMR: whoever must raise money sells what is worth least to them, and no more than needed.

use super::{auction, forecast};
use crate::prelude::*;

/// Bankruptcy is the last resort.
const GIVE_UP: i64 = -100_000;

/// What somebody else would pay for a private company, in percent of what it brings: the seller needs the money now.
const IN_NEED: i64 = 60;

/// A private company is sold before shares are.
const PRIVATE: i64 = 60;

/// For how much a private company goes when nobody wants to pay what was asked.
pub(super) fn least(ctx: Context<'_>, private: PrivateId) -> i64 {
    auction::worth(ctx, private) * IN_NEED / 150
}

/// Sales that raise what a company needs from its president.
pub(super) fn ideas(ctx: Context<'_>, in_need: CompanyId, due: Money) -> Vec<Idea> {
    let view = ctx.view;
    let missing = i64::from(due.saturating_sub(view.state.player(ctx.seat).cash));
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::SellShares { company, most, price } => {
                let own = ctx.directs(company);
                let each = forecast::share(ctx.forecast, company) - i64::from(price)
                    + if own && company != in_need { 25 } else { 0 };
                let sum = i64::from(price) * i64::from(most);
                // What each 100 of it costs; better one sale that is enough than several that press several prices.
                let enough = if sum >= missing { 20 } else { 0 };
                let score = enough - each * 100 / i64::from(price).max(1);
                let action = Action::SellShares { company, shares: most };
                ideas.push(Idea::new(action, score, Reason::NeedsTrain));
            }
            Offer::F56(F56Offer::OfferPrivate { private, from, to }) => {
                let asked = auction::worth(ctx, private) * IN_NEED / 100;
                let price = Money::try_from(asked).ok().filter(|asked| (from..=to).contains(asked));
                ideas.extend(price.map(|price| {
                    Idea::new(
                        Action::F56(F56Action::OfferPrivate { private, price }),
                        PRIVATE,
                        Reason::NeedsTrain,
                    )
                }));
            }
            Offer::F56(F56Offer::GoBankrupt) => {
                ideas.push(Idea::new(offer.action(0), GIVE_UP, Reason::NothingBetter))
            }
            _ => {}
        }
    }
    ideas
}
