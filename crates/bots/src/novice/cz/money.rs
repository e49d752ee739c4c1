//! Dividends: pay, unless the company will need the money for a train.

use rules::{Action, CompanyId, Money, per_holder_rounded_up};

use super::Mind;
use crate::idea::Idea;
use crate::reason::Reason;

pub(super) fn dividend(mind: Mind<'_>, company: CompanyId, revenue: Money) -> Vec<Idea> {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let shares = state.shares(company, mind.seat);
    let total = view.title.size_of(company).shares;
    let paid = i64::from(per_holder_rounded_up(revenue, shares, total));
    let space = state.company(company).space;
    let now = i64::from(view.price(company));
    let up = mind.forecast.price_after(view.size(company), space, 1) - now;
    let down = i64::from(view.title.chart.price(view.title.chart.left(space))) - now;
    let pay = mind.forecast.cash(paid) + i64::from(shares) * up;
    let needed = needed_for_train(mind, company).min(i64::from(revenue));
    let retain = needed * mind.forecast.taste.kept_back / 100 + i64::from(shares) * down;
    vec![
        Idea::new(Action::PayOut, pay, Reason::Dividend),
        Idea::new(Action::Retain, retain, Reason::SavesForTrain),
    ]
}

/// What the treasury lacks for the train that the company will need before long.
fn needed_for_train(mind: Mind<'_>, company: CompanyId) -> i64 {
    let view = mind.forecast.view;
    let runs = mind.forecast.rounds_to_come();
    let life = mind.forecast.train_life(company);
    if life >= runs || life > mind.forecast.taste.foresight {
        return 0;
    }
    let price = i64::from(mind.forecast.train_price(view.size(company), life));
    (price - i64::from(view.state.company(company).treasury)).max(0)
}
