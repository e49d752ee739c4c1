//! R-36-DIV and R-36-LOAN: pay out unless a train will be needed, and be out of debt before the national company comes.

use crate::prelude::*;
use rules::per_holder_rounded_up;

use super::forecast;

pub(super) fn dividend(ctx: Context<'_>, company: CompanyId, revenue: Money) -> Vec<Idea> {
    let (view, state) = (ctx.view, ctx.view.state);
    let shares = state.shares(company, ctx.seat);
    let paid = i64::from(per_holder_rounded_up(revenue, shares, view.total_shares(company)));
    let space = state.company(company).space;
    let now = i64::from(view.price(company));
    let up = forecast::price_after_steps(view, space, 1, 0) - now;
    let down = forecast::price_after_steps(view, space, 0, 1) - now;
    let pay = forecast::cash(ctx.forecast, paid) + i64::from(shares) * up;
    let retain = saved(ctx, company, revenue) + i64::from(shares) * down;
    vec![
        Idea::new(Action::PayOut, pay, Reason::Dividend),
        Idea::new(Action::Retain, retain, Reason::SavesForTrain),
    ]
}

/// What retained revenue is worth to the president: it goes towards the next train, or repays loans, in place of personal cash.
fn saved(ctx: Context<'_>, company: CompanyId, revenue: Money) -> i64 {
    let (revenue, treasury) = (i64::from(revenue), ctx.treasury(company));
    let (life, rounds) = (ctx.forecast.train_life(company), ctx.forecast.rounds_to_come());
    if rounds == 0 {
        return 0;
    }
    let mut value = revenue * ctx.percent(company) / 400;
    let debt = i64::from(ctx.view.debt(company));
    if forecast::until_national(ctx.forecast) <= 2 && debt > treasury {
        value += (debt - treasury).min(revenue);
    }
    if life < rounds && life <= 4 {
        let price = i64::from(ctx.forecast.train_price(Size::Large, life.max(1)));
        let missing = (price + debt.min(loan(ctx)) - treasury).max(0);
        let weight = match life {
            // Whoever could not pay would be bankrupt.
            0 | 1 if ctx.cash() < missing => 25,
            0 | 1 => 15,
            2 => 12,
            _ => 6,
        };
        value += missing.min(revenue) * weight / 10;
    }
    value
}

/// What a loan costs to repay.
fn loan(ctx: Context<'_>) -> i64 {
    i64::from(ctx.view.title.figures.loans.amount)
}

/// What a loan costs one who decides for the company: interest, repayment, and the danger of having to merge.
pub(super) fn cost_of_loan(ctx: Context<'_>, company: CompanyId) -> i64 {
    let until = forecast::until_national(ctx.forecast);
    let part = ctx.percent(company).max(33);
    let rounds = until.min(forecast::visible_rounds(ctx.forecast));
    let danger = match until {
        0 | 1 => 150,
        2 => 60,
        _ => 0,
    };
    let interest = i64::from(ctx.view.title.figures.loans.interest);
    (loan(ctx) + interest * rounds) * part / 100 + danger
}

/// Loans are repaid out of what the next train does not need.
pub(super) fn repay(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let Some(offer) = ctx.offers.iter().find(|offer| **offer == Offer::F56(F56Offer::RepayLoan)) else {
        return Vec::new();
    };
    let life = ctx.forecast.train_life(company);
    let price = i64::from(ctx.forecast.train_price(Size::Large, life.max(1)));
    let left = ctx.treasury(company) - loan(ctx);
    let needed = if life <= 2 && life < ctx.forecast.rounds_to_come() { price } else { 0 };
    let lacks = (needed - left).clamp(0, loan(ctx));
    let score = cost_of_loan(ctx, company) - lacks * 6 / 10;
    let reason = Reason::Worth { brings: score + lacks, costs: lacks };
    vec![Idea::new(offer.action(0), score, reason)]
}
