//! R-36-PRV: private companies go to companies of their owner for as much as is allowed, and are used there.

use crate::prelude::*;
use rules::runnable;
use rules::state::PrivateOwner;

use super::forecast;
use crate::forecast::best_revenue;

/// The least gain that makes a deal worth proposing.
const WORTH_ASKING: i64 = 5;

/// Private companies of its president for a company that can spare the money.
pub(super) fn for_company(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    let needs = state.company(company).trains.is_empty() || ctx.forecast.train_life(company) <= 2;
    let needed = if needs { i64::from(ctx.forecast.train_price(Size::Large, 0)) } else { 0 };
    let spare = ctx.treasury(company) - needed;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        let Offer::OfferForPrivate { private, from, to } = *offer else { continue };
        let price = i64::from(to).min(spare);
        if state.private(private).owner != PrivateOwner::Player(ctx.seat) || price < i64::from(from) {
            continue;
        }
        let kept = i64::from(view.title.private(private).income) * forecast::private_life(ctx.forecast);
        // Part of the money is one's own, and part of the income stays so.
        let costs = kept * (100 - ctx.percent(company)) / 100 + price * ctx.percent(company) / 200;
        let reason = Reason::Gains { gain: price - costs };
        let action = Action::OfferForPrivate { private, price: price as Money };
        ideas.push(Idea::new(action, price - costs - WORTH_ASKING, reason));
    }
    ideas
}

/// The marker of the post lies where the trains stop.
pub(super) fn post(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let trains = runnable(view, company);
    if trains.is_empty() {
        return Vec::new();
    }
    let before = best_revenue(view, company, &trains);
    let posts = view.title.privates.iter().filter(|private| private.private.bonus > 0);
    let post = i64::from(posts.map(|private| private.income).sum::<Money>());
    ctx.judge(|offer| {
        let Offer::F56(F56Offer::PlacePost { hex }) = *offer else { return None };
        if !view.state.has_marker(company, hex) {
            return None;
        }
        let more = match ctx.fidelity {
            Fidelity::Rough => 20,
            Fidelity::Exact => ctx
                .after(&offer.action(0))
                .map_or(0, |game| i64::from(best_revenue(game.view(), company, &trains)) - i64::from(before)),
        };
        // The income ends with it (R-36-PRV-10).
        let rounds = forecast::until_national(ctx.forecast).min(forecast::HORIZON);
        let income = post * forecast::private_life(ctx.forecast);
        let score = (more * rounds - income) * ctx.percent(company).max(33) / 100;
        Some((score, Reason::Worth { brings: more * rounds, costs: income }))
    })
}

/// A station that costs nothing.
pub(super) fn station(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| matches!(offer, Offer::PlaceStation { .. }).then_some((20, Reason::OpensWay)))
}
