//! Deals: take-overs, trains and local railways, offered and answered by what they are worth.

use rules::decision::Deal;
use rules::{Action, CompanyId, Money, Offer};

use super::{Mind, papers};
use crate::idea::Idea;
use crate::reason::Reason;

/// What a take-over at this price per share brings to the one who decides.
fn gain_of_take_over(mind: Mind<'_>, company: CompanyId, target: CompanyId, price: Money) -> i64 {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let share = mind.forecast.share(target);
    let paid = mind.forecast.cash(i64::from(price));
    let of = |seat| i64::from(state.shares(target, seat)) * (paid - share);
    let own = of(mind.seat);
    let others: i64 = state.seats().filter(|&seat| seat != mind.seat).map(of).sum();
    let rivals = (state.players.len() as i64 - 1).max(1);
    let mut gain = own - others / rivals;
    if state.company(target).director == Some(mind.seat) {
        gain += mind.forecast.burden(target);
    }
    // The acquirer gets stations, trains and money, and spends what it may need for a train.
    let held = i64::from(state.shares_held(target));
    let spent = held * i64::from(price) - i64::from(state.company(target).treasury);
    let before = i64::from(state.company(company).treasury);
    let runs = mind.forecast.rounds_to_come();
    let life = mind.forecast.train_life(company);
    let needed = if life >= runs || runs == 0 {
        0
    } else {
        i64::from(mind.forecast.train_price(view.size(company), life))
    };
    let short = |treasury: i64| (needed - treasury).max(0);
    let harm = short(before - spent) - short(before);
    let part = i64::from(state.shares(company, mind.seat)) * i64::from(view.title.size_of(company).percent());
    let stations = state.markers_of(target).count() as i64;
    gain += stations * runs * 5 * part / 100;
    if state.company(company).director == Some(mind.seat) {
        gain -= harm;
    }
    gain
}

pub(super) fn take_over(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let state = mind.forecast.view.state;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        let Offer::TakeOver { target, from, to } = *offer else { continue };
        let share = mind.forecast.share(target);
        let (lowest, _) = mind.forecast.view.take_over_range(target);
        let fair = (lowest..=to).find(|&price| mind.forecast.cash(i64::from(price)) > share).unwrap_or(to);
        let own = state.company(target).director == Some(mind.seat);
        // What is below the offer has been refused before.
        let mut prices = if own { vec![to, fair, from] } else { vec![to, fair] };
        prices.retain(|&price| price >= from);
        prices.dedup();
        for price in prices {
            let mut score = gain_of_take_over(mind, company, target, price) - 10;
            if !own && mind.forecast.cash(i64::from(price)) < share {
                // It would be refused.
                score -= 50;
            }
            let held = i64::from(state.shares(target, mind.seat));
            let reason = Reason::Worth { brings: held * i64::from(price), costs: held * share };
            ideas.push(Idea::new(Action::TakeOver { target, price }, score, reason));
        }
    }
    ideas
}

/// The answer to an offer.
pub(super) fn answer(mind: Mind<'_>, company: CompanyId, deal: Deal, price: Money) -> Vec<Idea> {
    let view = mind.forecast.view;
    let gain = match deal {
        Deal::TakeOver(target) => gain_of_take_over(mind, company, target, price),
        Deal::Train(seller, train) => {
            let size = view.size(seller);
            let left = view.state.company(seller).trains.iter();
            let left = left.filter(|&&other| view.runs(seller, other)).count();
            let replacement = i64::from(mind.forecast.train_price(size, 0));
            let loses = view.runs(seller, train) && left <= 1;
            let value = if loses { replacement * 3 / 2 } else { i64::from(view.side(train).price) };
            i64::from(price) - value
        }
        Deal::Local(local) => i64::from(price) - papers::worth(mind, local),
    };
    let reason = Reason::Worth { brings: gain.max(0), costs: (-gain).max(0) };
    vec![Idea::new(Action::Accept, gain, reason.clone()), Idea::new(Action::Refuse, 0, reason)]
}
