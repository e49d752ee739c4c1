//! Stock rounds: buy what brings the most for the money, start companies that can float.

use super::starting::{certificates_are_short, for_each_hundred, promised, spare_cash, start};
use super::{forecast, selling};
use crate::prelude::*;

pub(super) fn ideas(ctx: Context<'_>) -> Vec<Idea> {
    let (spare, promised) = (spare_cash(ctx), promised(ctx));
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::BuyShare { company, price } => ideas.push(buy(ctx, company, price, spare, promised)),
            Offer::StartCompany { company, ref prices } => {
                ideas.extend(prices.iter().map(|&price| start(ctx, company, price, spare, promised)));
            }
            Offer::Cz(CzOffer::RepayDebt { most, .. }) => {
                // Whoever owes may not buy.
                ideas.push(Idea::new(
                    Action::Cz(CzAction::RepayDebt { amount: most }),
                    1,
                    Reason::NothingBetter,
                ));
            }
            _ => {}
        }
    }
    let best = ideas.iter().map(|idea| idea.score).max().unwrap_or(0).max(0);
    ideas.extend(selling::ideas(ctx, best));
    ideas
}

fn buy(ctx: Context<'_>, company: CompanyId, price: Money, mut spare: i64, promised: i64) -> Idea {
    let costs = i64::from(price);
    let mut brings = forecast::share(ctx.forecast, company);
    let own = ctx.directs(company);
    if ctx.view.state.company(company).status == Status::Started && own {
        // When the company gets its capital, all one's shares become worth what they should be.
        brings += ctx.shares(company) * brings / 2;
        spare = ctx.cash();
    } else {
        spare -= promised;
    }
    let mut score = match certificates_are_short(ctx, spare) {
        true => brings - costs,
        false => for_each_hundred(ctx, brings, costs, spare),
    };
    if own {
        score += ctx.forecast.weights.own_shares;
    }
    Idea::new(Action::BuyShare { company }, score, Reason::Worth { brings, costs })
}
