//! Trains: one that lasts, more where they earn their price, and the least harm where money is short.

use super::forecast;
use crate::forecast::TREASURY;
use crate::heuristics::trains;
use crate::prelude::*;

/// What a further train would add to a run.
fn added_revenue(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    trains::added_revenue(ctx, company, train, |trains, now, typical| match trains {
        1 => typical / 2,
        2 | 3 => now + typical / 4,
        _ => 0,
    })
}

/// What owning the train brings to the decider.
fn value(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    let view = ctx.view;
    if !view.runs(company, train) {
        return 0;
    }
    let runs = ctx.forecast.rounds_to_come();
    let life = ctx.forecast.life(view.side(train).train);
    let part = ctx.percent(company).max(33);
    let earned = added_revenue(ctx, company, train) * runs.min(life.max(1)) * part / 100;
    // The first train that lasts takes a burden off its director.
    let lasts = life >= runs && ctx.forecast.train_life(company) < runs && runs > 0;
    earned + if lasts { forecast::burden(ctx.forecast, company) + 60 } else { 0 }
}

pub(super) fn buy(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let stranded = !view.has_runnable_train(company);
    let over = ctx.forecast.rounds_to_come() == 0;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::BuyTrain { source, side, price, help, loan } => {
                let train = Train { card: view.card_at(source), side };
                let own_money = i64::from(price) - i64::from(help) - i64::from(loan);
                let costs =
                    own_money * if over { 0 } else { TREASURY } / 100 + i64::from(help) + 2 * i64::from(loan);
                let brings = value(ctx, company, train);
                let (reserve, reason) = match stranded && view.runs(company, train) {
                    true => (0, Reason::NeedsTrain),
                    false => (reserve(ctx, company, train, price), Reason::Worth { brings, costs }),
                };
                ideas.push(Idea::new(offer.action(0), brings - costs - reserve, reason));
            }
            Offer::BuyTrainFrom { .. } => ideas.extend(buy_from(ctx, company, offer, stranded)),
            _ => {}
        }
    }
    ideas.extend(sell_for_train(ctx, company, stranded));
    ideas
}

/// Local railways turned into money for a train: before the director pays, or where it earns more than it costs.
fn sell_for_train(ctx: Context<'_>, company: CompanyId, stranded: bool) -> Option<Idea> {
    let view = ctx.view;
    let sale = |offer: &Offer| match *offer {
        Offer::Cz(CzOffer::SellLocal { private, price }) => {
            Some((view.title.private(private).income, i64::from(price), offer.action(0)))
        }
        _ => None,
    };
    let sales: Vec<_> = ctx.offers.iter().filter_map(sale).collect();
    let all: i64 = sales.iter().map(|&(_, price, _)| price).sum();
    let (_, price, action) = sales.into_iter().min()?;
    let top = view.title.card(view.state.trains.top).side(view.size(company))?;
    let missing = i64::from(top.price) - ctx.treasury(company);
    let full = view.state.company(company).trains.len() >= view.train_limit(company);
    if missing <= 0 || (!stranded && (full || missing > all)) {
        return None;
    }
    let train = Train { card: view.state.trains.top, side: view.size(company) };
    let score = match stranded {
        true => missing.min(price),
        false => value(ctx, company, train) - i64::from(top.price) * TREASURY / 100,
    };
    Some(Idea::new(action, score, Reason::SavesForTrain))
}

/// What the purchase takes away from the train that will be needed when those in hand are scrapped.
fn reserve(ctx: Context<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    let view = ctx.view;
    let runs = ctx.forecast.rounds_to_come();
    let life = ctx.forecast.train_life(company).max(ctx.forecast.life(view.side(train).train));
    if life >= runs || life > ctx.forecast.weights.foresight {
        return 0;
    }
    let next = i64::from(ctx.forecast.train_price(view.size(company), life));
    let left = ctx.treasury(company) - i64::from(price);
    (next - left).clamp(0, i64::from(price)) / 2
}

/// For how much a company would let another one have a train.
pub(super) fn price_of_train(ctx: Context<'_>, seller: CompanyId, train: Train) -> i64 {
    let replacement = i64::from(ctx.forecast.train_price(ctx.view.size(seller), 0));
    if is_last(ctx, seller, train) { replacement * 3 / 2 } else { i64::from(ctx.view.side(train).price) }
}

/// Whether the company would be left without a train that it can run.
fn is_last(ctx: Context<'_>, seller: CompanyId, train: Train) -> bool {
    ctx.view.runs(seller, train) && ctx.forecast.running(seller) <= 1
}

/// What a train of another company brings at this price.
pub(super) fn gain_of_purchase(ctx: Context<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    value(ctx, company, train) - i64::from(price) * TREASURY / 100
}

/// A train of another company.
fn buy_from(ctx: Context<'_>, company: CompanyId, offer: &Offer, stranded: bool) -> Option<Idea> {
    let Offer::BuyTrainFrom { seller, train, from, to } = *offer else { return None };
    let own = ctx.directs(seller);
    if !ctx.view.runs(company, train) || (own && is_last(ctx, seller, train)) {
        return None;
    }
    let price = trains::bid(own, from..=to, price_of_train(ctx, seller, train))?;
    let mut score = gain_of_purchase(ctx, company, train, price);
    if own && !stranded {
        // What one company gains, the other loses.
        score -= 40;
    }
    Some(Idea::new(Action::BuyTrainFrom { seller, train, price }, score, Reason::NeedsTrain))
}

/// How much a train is worth keeping.
fn keeping(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    let own = if ctx.view.runs(company, train) { 1_000 } else { 0 };
    own + trains::keeping(ctx, train)
}

/// Above the limit: the least useful goes.
pub(super) fn give_back(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    ctx.judge(|offer| match *offer {
        Offer::ReturnTrain { train } => Some((-keeping(ctx, company, train), Reason::NothingBetter)),
        _ => None,
    })
}

/// Trains taken over: turned to the own colour where the treasury allows, else kept, else scrapped.
pub(super) fn taken(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let full = ctx.view.state.company(company).trains.len() >= ctx.view.train_limit(company);
    ctx.judge(|offer| match *offer {
        Offer::Cz(CzOffer::TurnTrain { train, side, cost }) => {
            let costs = i64::from(cost) * TREASURY / 100;
            let brings = value(ctx, company, Train { side, ..train });
            Some((brings - costs, Reason::Worth { brings, costs }))
        }
        Offer::Cz(CzOffer::ScrapTrain { train }) => {
            let blocks = full && !ctx.view.runs(company, train);
            Some((if blocks { 1 } else { -keeping(ctx, company, train) }, Reason::NothingBetter))
        }
        _ => None,
    })
}
