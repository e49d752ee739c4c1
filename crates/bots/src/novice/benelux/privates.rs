//! R-36-PRV: private companies go to companies of their owner for as much as is allowed, and are used there.

use rules::decision::Deal;
use rules::state::{LocalOwner, Train};
use rules::title::Size;
use rules::{Action, CompanyId, Money, Offer, runnable};

use super::{Care, Mind, auction, building, percent};
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

/// The answer to an offer for a private company or a train.
pub(super) fn answer(mind: Mind<'_>, _company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let gain = match deal {
        Deal::Local(local) | Deal::Private(local, _) => {
            bank::cash(mind.forecast, i64::from(price)) - auction::worth(mind, local)
        }
        Deal::Train(seller, train) => i64::from(price) - price_of_train(mind, seller, train),
        // Another president offers his own: it must bring more than it costs.
        Deal::ForSale(local) => auction::worth(mind, local) - bank::cash(mind.forecast, i64::from(price)),
        Deal::TakeOver(_) => 0,
    };
    let reason = Reason::Worth { brings: gain.max(0), costs: (-gain).max(0) };
    vec![Idea::new(Action::Accept, gain, reason.clone()), Idea::new(Action::Refuse, 0, reason)]
}

/// For how much a company would let another one have a train.
pub(super) fn price_of_train(mind: Mind<'_>, seller: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    let owned = view.state.company(seller).trains.len();
    let replacement = i64::from(mind.forecast.train_price(Size::Large, 0));
    let printed = i64::from(view.side(train).price);
    let lasts = mind.forecast.life(view.side(train).train) >= 2;
    match owned {
        0 | 1 => replacement * 3 / 2,
        // What replaces it costs that much, too, and the run in between is lost.
        _ if lasts => printed.max(replacement) * 5 / 4,
        _ => printed / 2,
    }
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
        let Offer::PlacePost { hex } = *offer else { continue };
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
