//! Deals: take-overs, trains and local railways, offered and answered by what they are worth to those who must agree.

use rules::decision::Deal;
use rules::state::Train;
use rules::{Action, CompanyId, CzAction, CzOffer, LocalId, Money, Offer, Seat};

use super::trains::gain_of_purchase;
use super::{Mind, answers, papers};
use crate::forecast::Forecast;
use crate::idea::Idea;
use crate::reason::Reason;
use crate::taste::Taste;

/// To be worth asking for, a deal must bring so much.
const WORTH_ASKING: i64 = 10;

impl Mind<'_> {
    /// The same table as another player sees it, who is supposed to be of the usual taste.
    fn as_seen_by(self, seat: Seat) -> Self {
        Mind { seat, forecast: Forecast { taste: &Taste::USUAL, ..self.forecast }, ..self }
    }

    /// Whether the other side has said no, and nothing has changed: nobody likes to be asked again and again for a little more.
    fn was_refused(self, deal: Deal) -> bool {
        self.forecast.view.state.refused().is_some_and(|refused| refused.price(deal).is_some())
    }
}

/// What a take-over at this price per share brings to the one whose mind it is.
fn gain_of_take_over(mind: Mind<'_>, company: CompanyId, target: CompanyId, price: Money) -> i64 {
    let state = mind.forecast.view.state;
    let share = mind.forecast.share(target);
    let paid = mind.forecast.cash(i64::from(price));
    let of = |seat| i64::from(state.shares(target, seat)) * (paid - share);
    let own = of(mind.seat);
    let others: i64 = state.seats().filter(|&seat| seat != mind.seat).map(of).sum();
    let rivals = (state.players.len() as i64 - 1).max(1);
    let mut gain = own - others / rivals;
    let held = i64::from(state.shares(target, mind.seat));
    if held > 0 {
        let directs = state.company(target).director == Some(mind.seat);
        gain += (held - i64::from(directs)) * mind.forecast.free_certificate(mind.seat);
    }
    if state.company(target).director == Some(mind.seat) {
        gain += mind.forecast.burden(target);
    }
    gain + gain_of_acquirer(mind, company, target, price)
}

/// The acquirer gets stations, trains and money, and spends what could have bought trains.
fn gain_of_acquirer(mind: Mind<'_>, company: CompanyId, target: CompanyId, price: Money) -> i64 {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let before = i64::from(state.company(company).treasury);
    let paid = i64::from(state.shares_held(target)) * i64::from(price);
    let after = before - paid + i64::from(state.company(target).treasury);
    // A card that can be turned to the acquirer's colour saves what was paid for it.
    let turned = |train: &&Train| view.title.card(train.card).side(view.size(company)).is_some();
    let trains = state.company(target).trains.iter().filter(turned);
    let saved: i64 = trains.map(|&train| i64::from(view.side(train).price)).sum();
    let part = i64::from(state.shares(company, mind.seat)) * i64::from(view.title.size_of(company).percent());
    let stations = state.markers_of(target).count() as i64;
    let runs = mind.forecast.rounds_to_come();
    let money =
        |amount| mind.forecast.treasury(company, amount, part) - short_for_train(mind, company, amount);
    money(after + saved) - money(before) + stations * runs * 5 * part / 100
}

/// What a director will have to add for the next train when the treasury holds so much.
fn short_for_train(mind: Mind<'_>, company: CompanyId, treasury: i64) -> i64 {
    let view = mind.forecast.view;
    let (runs, life) = (mind.forecast.rounds_to_come(), mind.forecast.train_life(company));
    if view.state.company(company).director != Some(mind.seat) || life >= runs {
        return 0;
    }
    (i64::from(mind.forecast.train_price(view.size(company), life)) - treasury).max(0)
}

/// The least of these prices to which the director of the target should agree: the higher, the better for him.
fn agreeable_price(
    mind: Mind<'_>,
    company: CompanyId,
    target: CompanyId,
    from: Money,
    to: Money,
) -> Option<Money> {
    answers::nearest(from, to, |price| gain_of_take_over(mind, company, target, price) > 0)
}

pub(super) fn take_over(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let state = mind.forecast.view.state;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::Cz(CzOffer::TakeOver { target, from, to }) = *offer else { continue };
        if mind.was_refused(Deal::TakeOver(target)) {
            continue;
        }
        let share = mind.forecast.share(target);
        let director = state.company(target).director.unwrap_or(mind.seat);
        let prices = if director == mind.seat {
            vec![to, from.midpoint(to), from]
        } else {
            agreeable_price(mind.as_seen_by(director), company, target, from, to).into_iter().collect()
        };
        for price in prices {
            let score = gain_of_take_over(mind, company, target, price) - WORTH_ASKING;
            let held = i64::from(state.shares(target, mind.seat));
            let reason = match held {
                0 => Reason::Worth { brings: score + WORTH_ASKING, costs: 0 },
                _ => Reason::Worth { brings: held * i64::from(price), costs: held * share },
            };
            ideas.push(Idea::new(Action::Cz(CzAction::TakeOver { target, price }), score, reason));
        }
    }
    ideas
}

/// For how much a company would let another one have a train.
pub(super) fn price_of_train(mind: Mind<'_>, seller: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    let left = view.state.company(seller).trains.iter();
    let left = left.filter(|&&other| view.runs(seller, other)).count();
    let replacement = i64::from(mind.forecast.train_price(view.size(seller), 0));
    let loses = view.runs(seller, train) && left <= 1;
    if loses { replacement * 3 / 2 } else { i64::from(view.side(train).price) }
}

/// What it brings to the owner of a local railway to sell it at this price.
fn gain_of_sale(mind: Mind<'_>, local: LocalId, price: Money) -> i64 {
    let kept = papers::worth(mind, local);
    mind.forecast.cash(i64::from(price)) + mind.forecast.free_certificate(mind.seat) - kept
}

/// Local railways of its director for a company: it can turn them into money again whenever it needs some.
pub(super) fn offer_for_locals(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    use rules::state::LocalOwner;
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let treasury = state.company(company).treasury;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::OfferForLocal { local, from, to } = *offer else { continue };
        let own = state.local(local).owner == LocalOwner::Player(mind.seat);
        // Less than the full price would be a present to the company.
        if !own || from > to || Some(to) != state.local_price {
            continue;
        }
        let stranded = !view.has_runnable_train(company);
        let needed = if stranded { mind.forecast.train_price(view.size(company), 0) } else { 0 };
        if treasury < to + needed {
            continue;
        }
        let brings = gain_of_sale(mind, local, to);
        let reason = Reason::Worth {
            brings: i64::from(to),
            costs: mind.forecast.local(view.title.local(local).income),
        };
        ideas.push(Idea::new(Action::OfferForLocal { local, price: to }, brings - WORTH_ASKING, reason));
    }
    ideas
}

/// The answer to an offer.
pub(super) fn answer(mind: Mind<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    answers::answer(mind.offers, price, |price| match deal {
        Deal::TakeOver(target) => gain_of_take_over(mind, company, target, price),
        Deal::Train(seller, train) => i64::from(price) - price_of_train(mind, seller, train),
        Deal::Local(local) | Deal::Private(local, _) => gain_of_sale(mind, local, price),
        Deal::ForSale(local) => -gain_of_sale(mind, local, price),
    })
}

/// The answer to the price that somebody asks instead of the one that was offered.
pub(super) fn countered(mind: Mind<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let gain = match deal {
        Deal::TakeOver(target) => gain_of_take_over(mind, company, target, price) - WORTH_ASKING,
        Deal::Train(_, train) => gain_of_purchase(mind, company, train, price),
        // Companies buy those of their own directors, who are not asked.
        Deal::Local(_) | Deal::Private(..) | Deal::ForSale(_) => -WORTH_ASKING,
    };
    answers::yes_or_no(gain).to_vec()
}
