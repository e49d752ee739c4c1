//! R-36-PRV: private companies go to companies of their owner for as much as is allowed, and are used there.

use rules::state::LocalOwner;
use rules::title::Size;
use rules::{Action, CompanyId, F56Offer, Money, Offer, runnable};

use super::{Care, Mind, building, percent};
use crate::forecast::{bank, best_revenue};
use crate::idea::Idea;
use crate::reason::Reason;

/// To be worth asking for, a deal must bring so much.
const WORTH_ASKING: i64 = 5;

/// Private companies of its president for a company that can spare the money.
pub(super) fn for_company(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let needs = state.company(company).trains.is_empty() || mind.forecast.train_life(company) <= 2;
    let needed = if needs { i64::from(mind.forecast.train_price(Size::Large, 0)) } else { 0 };
    let spare = i64::from(state.company(company).treasury) - needed;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::OfferForLocal { local, from, to } = *offer else { continue };
        let price = i64::from(to).min(spare);
        if state.local(local).owner != LocalOwner::Player(mind.seat) || price < i64::from(from) {
            continue;
        }
        let income = i64::from(view.title.local(local).income);
        let kept = income * bank::until_privates_close(mind.forecast).min(bank::HORIZON);
        // Part of the money is one's own, and part of the income stays so.
        let costs = kept * (100 - percent(mind, company)) / 100 + price * percent(mind, company) / 200;
        let reason = Reason::Worth { brings: price, costs };
        let action = Action::OfferForLocal { local, price: price as Money };
        ideas.push(Idea::new(action, price - costs - WORTH_ASKING, reason));
    }
    ideas
}

/// The marker of the post lies where the trains stop.
pub(super) fn post(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let trains = runnable(view, company);
    if trains.is_empty() {
        return Vec::new();
    }
    let before = best_revenue(view, company, &trains);
    let stops = |hex| view.state.has_marker(company, hex);
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::F56(F56Offer::PlacePost { hex }) = *offer else { continue };
        if !stops(hex) {
            continue;
        }
        let more = match mind.care {
            Care::Mind => 20,
            Care::Table => match building::after(mind.game, mind, &offer.action(0)) {
                Some(game) => i64::from(best_revenue(game.view(), company, &trains)) - i64::from(before),
                None => 0,
            },
        };
        // The income ends with it (R-36-PRV-10).
        let rounds = bank::until_national(mind.forecast).min(bank::HORIZON);
        let income = 15 * bank::until_privates_close(mind.forecast).min(bank::HORIZON);
        let score = (more * rounds - income) * percent(mind, company).max(33) / 100;
        let reason = Reason::Worth { brings: more * rounds, costs: income };
        ideas.push(Idea::new(offer.action(0), score, reason));
    }
    ideas
}

/// A station that costs nothing.
pub(super) fn station(mind: Mind<'_>) -> Vec<Idea> {
    let places = mind.offers.iter().filter(|offer| matches!(offer, Offer::PlaceStation { .. }));
    places.map(|offer| Idea::new(offer.action(0), 20, Reason::OpensWay)).collect()
}
