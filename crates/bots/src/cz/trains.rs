//! Trains: one that lasts, more where they earn their price, and the least harm where money is short.

use rules::state::Train;
use rules::{Action, CompanyId, Money, Offer};

use super::forecast;
use crate::context::Context;
use crate::forecast::TREASURY;
use crate::heuristics::trains::{self, card_of};
use crate::idea::Idea;
use crate::reason::Reason;

/// What a further train would add to a run.
fn added_revenue(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    let view = ctx.view;
    if !view.runs(company, train) {
        return 0;
    }
    trains::added_revenue(ctx, company, train, |trains, now, typical| match trains {
        1 => typical / 2,
        2 | 3 => now + typical / 4,
        _ => 0,
    })
}

/// What owning the train brings to the one who decides.
fn value(ctx: Context<'_>, company: CompanyId, train: Train) -> i64 {
    let view = ctx.view;
    if !view.runs(company, train) {
        return 0;
    }
    let runs = ctx.forecast.rounds_to_come();
    let life = ctx.forecast.life(view.side(train).train);
    let shares = ctx.shares(company);
    let percent = (shares * i64::from(view.title.size_of(company).percent())).max(33);
    let earned = added_revenue(ctx, company, train) * runs.min(life.max(1)) * percent / 100;
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
                let train = Train { card: card_of(view, source), side };
                let own_money = i64::from(price) - i64::from(help) - i64::from(loan);
                let costs =
                    own_money * if over { 0 } else { TREASURY } / 100 + i64::from(help) + 2 * i64::from(loan);
                let mut score = value(ctx, company, train) - costs;
                let mut reason = Reason::NeedsTrain;
                if !(stranded && view.runs(company, train)) {
                    score -= own_reserve(ctx, company, train, price);
                    let brings = value(ctx, company, train);
                    reason = Reason::Worth { brings, costs };
                }
                ideas.push(Idea::new(offer.action(0), score, reason));
            }
            Offer::BuyTrainFrom { seller, train, from, to } => {
                ideas.extend(buy_from(ctx, company, seller, train, (from, to), stranded));
            }
            _ => {}
        }
    }
    ideas.extend(sell_for_train(ctx, company, stranded));
    ideas
}

/// Local railways turned into money for a train: before the director pays, or where it earns more than it costs.
fn sell_for_train(ctx: Context<'_>, company: CompanyId, stranded: bool) -> Option<Idea> {
    let view = ctx.view;
    let sales = ctx.offers.iter().filter_map(|offer| match *offer {
        Offer::SellLocal { local, price } => {
            Some((view.title.local(local).income, i64::from(price), offer.action(0)))
        }
        _ => None,
    });
    let sales: Vec<_> = sales.collect();
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
fn own_reserve(ctx: Context<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
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
    let view = ctx.view;
    let left = view.state.company(seller).trains.iter();
    let left = left.filter(|&&other| view.runs(seller, other)).count();
    let replacement = i64::from(ctx.forecast.train_price(view.size(seller), 0));
    let loses = view.runs(seller, train) && left <= 1;
    if loses { replacement * 3 / 2 } else { i64::from(view.side(train).price) }
}

/// What a train of another company brings at this price.
pub(super) fn gain_of_purchase(ctx: Context<'_>, company: CompanyId, train: Train, price: Money) -> i64 {
    value(ctx, company, train) - i64::from(price) * TREASURY / 100
}

/// A train of another company.
fn buy_from(
    ctx: Context<'_>,
    company: CompanyId,
    seller: CompanyId,
    train: Train,
    range: (Money, Money),
    stranded: bool,
) -> Option<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    if !view.runs(company, train) {
        return None;
    }
    let own = ctx.directs(seller);
    let left = state.company(seller).trains.iter().filter(|&&other| view.runs(seller, other)).count();
    let seller_needs = view.runs(seller, train) && left <= 1;
    if own && seller_needs {
        return None;
    }
    let price = trains::bid(own, range, price_of_train(ctx, seller, train))?;
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
    let view = ctx.view;
    let mut ideas = Vec::new();
    for offer in ctx.offers {
        match *offer {
            Offer::TurnTrain { train, side, cost } => {
                let turned = Train { side, ..train };
                let costs = i64::from(cost) * TREASURY / 100;
                let score = value(ctx, company, turned) - costs;
                let brings = score + costs;
                ideas.push(Idea::new(offer.action(0), score, Reason::Worth { brings, costs }));
            }
            Offer::ScrapTrain { train } => {
                let blocks = !view.runs(company, train)
                    && view.state.company(company).trains.len() >= view.train_limit(company);
                let score = if blocks { 1 } else { -keeping(ctx, company, train) };
                ideas.push(Idea::new(offer.action(0), score, Reason::NothingBetter));
            }
            _ => {}
        }
    }
    ideas
}
