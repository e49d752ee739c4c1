//! Trains: one that lasts, more where they earn their price, and the least harm where money is short.

use rules::action::Source;
use rules::state::Train;
use rules::{Action, CompanyId, CzOffer, Money, Offer};

use super::Mind;
use super::deals::{offer_for_locals, price_of_train};
use crate::forecast::TREASURY;
use crate::idea::Idea;
use crate::novice::{bid_for_train, revenue_with};
use crate::reason::Reason;

/// What a further train would add to a run.
fn added_revenue(mind: Mind<'_>, company: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    if !view.runs(company, train) {
        return 0;
    }
    revenue_with(mind, company, train, |trains, now, typical| match trains {
        1 => typical / 2,
        2 | 3 => now + typical / 4,
        _ => 0,
    })
}

/// What owning the train brings to the one who decides.
fn value(mind: Mind<'_>, company: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    if !view.runs(company, train) {
        return 0;
    }
    let runs = mind.forecast.rounds_to_come();
    let life = mind.forecast.life(view.side(train).train);
    let shares = i64::from(view.state.shares(company, mind.seat));
    let percent = (shares * i64::from(view.title.size_of(company).percent())).max(33);
    let earned = added_revenue(mind, company, train) * runs.min(life.max(1)) * percent / 100;
    // The first train that lasts takes a burden off its director.
    let lasts = life >= runs && mind.forecast.train_life(company) < runs && runs > 0;
    earned + if lasts { mind.forecast.burden(company) + 60 } else { 0 }
}

pub(super) fn buy(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let stranded = !view.has_runnable_train(company);
    let over = mind.forecast.rounds_to_come() == 0;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::BuyTrain { source, side, price, help, loan } => {
                let card = match source {
                    Source::Stack => view.state.trains.top,
                    Source::Beside => view.last_card(),
                    Source::Pool(train) => train.card,
                };
                let train = Train { card, side };
                let own_money = i64::from(price) - i64::from(help) - i64::from(loan);
                let costs =
                    own_money * if over { 0 } else { TREASURY } / 100 + i64::from(help) + 2 * i64::from(loan);
                let mut score = value(mind, company, train) - costs;
                let mut reason = Reason::NeedsTrain;
                if !(stranded && view.runs(company, train)) {
                    score -= own_reserve(mind, company, train, price);
                    let brings = value(mind, company, train);
                    reason = Reason::Worth { brings, costs };
                }
                ideas.push(Idea::new(offer.action(0), score, reason));
            }
            Offer::BuyTrainFrom { seller, train, from, to } => {
                ideas.extend(buy_from(mind, company, seller, train, (from, to), stranded));
            }
            _ => {}
        }
    }
    ideas.extend(sell_for_train(mind, company, stranded));
    ideas.extend(offer_for_locals(mind, company));
    ideas
}

/// Local railways turned into money for a train: before the director pays, or where it earns more than it costs.
fn sell_for_train(mind: Mind<'_>, company: CompanyId, stranded: bool) -> Option<Idea> {
    let view = mind.forecast.view;
    let sales = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::Cz(CzOffer::SellLocal { local, price }) => {
            Some((view.title.local(local).income, i64::from(price), offer.action(0)))
        }
        _ => None,
    });
    let sales: Vec<_> = sales.collect();
    let all: i64 = sales.iter().map(|&(_, price, _)| price).sum();
    let (_, price, action) = sales.into_iter().min()?;
    let top = view.title.card(view.state.trains.top).side(view.size(company))?;
    let missing = i64::from(top.price) - i64::from(view.state.company(company).treasury);
    let full = view.state.company(company).trains.len() >= view.train_limit(company);
    if missing <= 0 || (!stranded && (full || missing > all)) {
        return None;
    }
    let train = Train { card: view.state.trains.top, side: view.size(company) };
    let score = match stranded {
        true => missing.min(price),
        false => value(mind, company, train) - i64::from(top.price) * TREASURY / 100,
    };
    Some(Idea::new(action, score, Reason::SavesForTrain))
}

/// What the purchase takes away from the train that will be needed when those in hand are scrapped.
fn own_reserve(mind: Mind<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    let view = mind.forecast.view;
    let runs = mind.forecast.rounds_to_come();
    let life = mind.forecast.train_life(company).max(mind.forecast.life(view.side(train).train));
    if life >= runs || life > mind.forecast.taste.foresight {
        return 0;
    }
    let next = i64::from(mind.forecast.train_price(view.size(company), life));
    let left = i64::from(view.state.company(company).treasury) - i64::from(price);
    (next - left).clamp(0, i64::from(price)) / 2
}

/// What a train of another company brings at this price.
pub(super) fn gain_of_purchase(mind: Mind<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    value(mind, company, train) - i64::from(price) * TREASURY / 100
}

/// A train of another company.
fn buy_from(
    mind: Mind<'_>,
    company: CompanyId,
    seller: CompanyId,
    train: Train,
    range: (Money, Money),
    stranded: bool,
) -> Option<Idea> {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    if !view.runs(company, train) {
        return None;
    }
    let own = state.company(seller).director == Some(mind.seat);
    let left = state.company(seller).trains.iter().filter(|&&other| view.runs(seller, other)).count();
    let seller_needs = view.runs(seller, train) && left <= 1;
    if own && seller_needs {
        return None;
    }
    let price = bid_for_train(own, range, price_of_train(mind, seller, train))?;
    let mut score = gain_of_purchase(mind, company, train, price);
    if own && !stranded {
        // What one company gains, the other loses.
        score -= 40;
    }
    Some(Idea::new(Action::BuyTrainFrom { seller, train, price }, score, Reason::NeedsTrain))
}

/// How much a train is worth keeping.
fn keeping(mind: Mind<'_>, company: CompanyId, train: Train) -> i64 {
    let view = mind.forecast.view;
    let own = if view.runs(company, train) { 1_000 } else { 0 };
    own + i64::from(view.side(train).price) + 20 * mind.forecast.life(view.side(train).train).min(10)
}

/// Above the limit: the least useful goes.
pub(super) fn give_back(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let ideas = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::ReturnTrain { train } => {
            Some(Idea::new(offer.action(0), -keeping(mind, company, train), Reason::NothingBetter))
        }
        _ => None,
    });
    ideas.collect()
}

/// Trains taken over: turned to the own colour where the treasury allows, else kept, else scrapped.
pub(super) fn taken(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::Cz(CzOffer::TurnTrain { train, side, cost }) => {
                let turned = Train { side, ..train };
                let costs = i64::from(cost) * TREASURY / 100;
                let score = value(mind, company, turned) - costs;
                let brings = score + costs;
                ideas.push(Idea::new(offer.action(0), score, Reason::Worth { brings, costs }));
            }
            Offer::Cz(CzOffer::ScrapTrain { train }) => {
                let blocks = !view.runs(company, train)
                    && view.state.company(company).trains.len() >= view.train_limit(company);
                let score = if blocks { 1 } else { -keeping(mind, company, train) };
                ideas.push(Idea::new(offer.action(0), score, Reason::NothingBetter));
            }
            _ => {}
        }
    }
    ideas
}
