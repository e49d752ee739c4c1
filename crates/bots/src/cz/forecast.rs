//! 18CZ: the process track says how long the game lasts (V), so that everything can be counted up to its end.

use crate::forecast::{Forecast, Outlook, TREASURY, grown, tenths_added, typical_revenue};
use crate::prelude::*;

pub(crate) const OUTLOOK: Outlook = Outlook { rounds_to_come, ..Outlook::PLAIN };

/// The percentage that cash in hand earns each round, put to work.
const YIELD: i64 = 10;

/// What a share brings above its price in a round, when certificates are what is short.
const CERTIFICATE: i64 = 25;

/// Operating rounds that have not begun.
fn rounds_to_come(forecast: Forecast<'_>) -> i64 {
    let sets = &forecast.view.title.sets;
    let from = |set: usize| sets[set.min(sets.len())..].iter().map(|set| set.local_prices.len()).sum();
    let rounds: usize = match &forecast.view.state.round {
        Round::PreStock { .. } | Round::Auction { .. } | Round::Privates(_) => from(0),
        Round::Stock { number, .. } => from(usize::from(*number) - 1),
        Round::Operating { set, number, .. } => {
            let set = usize::from(*set);
            from(set) + sets[set - 1].local_prices.len() - usize::from(*number)
        }
        Round::Export { set } => from(usize::from(*set)),
        Round::Over => 0,
    };
    rounds as i64
}

/// For how many rounds private papers will last: to the end, or until the phase that closes them.
pub(super) fn paper_life(forecast: Forecast<'_>) -> i64 {
    let left = forecast.rounds_to_come();
    forecast.until_phase(|phase| phase.closes_papers).map_or(left, |rounds| rounds.min(left))
}

/// What its director will have to add for its next train, roughly.
pub(crate) fn burden(forecast: Forecast<'_>, company: CompanyId) -> i64 {
    let runs = forecast.runs_to_come(company);
    let life = forecast.train_life(company);
    if life >= runs || runs == 0 {
        return 0;
    }
    let price = i64::from(forecast.train_price(forecast.view.size(company), life));
    let saved = i64::from(forecast.view.state.company(company).treasury);
    (price - saved).max(0) * forecast.weights.burden / 100
}

/// What its trains will earn in a run, on average over those to come.
fn revenue(forecast: Forecast<'_>, company: CompanyId) -> i64 {
    let view = forecast.view;
    let earned = i64::from(forecast.earnings.of_company(company));
    let size = view.size(company);
    let expected = if view.has_runnable_train(company) && earned > 0 {
        earned
    } else {
        i64::from(typical_revenue(forecast.train_price(size, 0))) * 6 / 10
    };
    expected * (100 + forecast.weights.growth * forecast.runs_to_come(company) / 2) / 100
}

/// The share price after a number of dividends.
pub(super) fn price_after(forecast: Forecast<'_>, size: Size, space: u8, dividends: i64) -> i64 {
    let chart = &forecast.view.title.chart;
    let steps = 2 * dividends * i64::from(forecast.view.title.sizes[size.index()].dividend_steps);
    let last = chart.prices.len() as i64 - 1;
    let space = (i64::from(space) + steps).clamp(0, last);
    i64::from(chart.prices[space as usize])
}

/// What a share will have brought by the end: dividends, and its price then.
pub(crate) fn share(forecast: Forecast<'_>, company: CompanyId) -> i64 {
    let (view, state) = (forecast.view, forecast.view.state.company(company));
    let size = view.size(company);
    let mut runs = forecast.runs_to_come(company);
    let mut space = state.space;
    if !view.has_runnable_train(company) || forecast.earnings.of_company(company) == 0 {
        // Until it has a train and a route, the price falls.
        runs = (runs - 1).max(0);
        space = view.title.chart.left(space);
    }
    let chance = if state.status == Status::Floated { 100 } else { forecast.weights.chance };
    share_of(forecast, size, space, runs, revenue(forecast, company)) * chance / 100
}

/// The same for any company of a size, given its runs to come and what each earns.
pub(super) fn share_of(forecast: Forecast<'_>, size: Size, space: u8, runs: i64, revenue: i64) -> i64 {
    let paid = (runs * forecast.weights.paid_in_ten + 5) / 10;
    let shares = i64::from(forecast.view.title.sizes[size.index()].shares);
    price_after(forecast, size, space, paid) + revenue * paid / shares
}

/// What money in a player's hand now will have become by the end.
pub(super) fn cash(forecast: Forecast<'_>, amount: i64) -> i64 {
    grown(amount, YIELD, forecast.rounds_to_come() - 2)
}

/// What a player gains from holding one certificate less: a better one can be bought.
pub(super) fn free_certificate(forecast: Forecast<'_>, seat: Seat) -> i64 {
    let room = forecast.view.certificate_limit().saturating_sub(forecast.view.certificates(seat));
    // Only from the next stock round on.
    if room <= 1 { CERTIFICATE * (forecast.rounds_to_come() - 1).max(0) } else { 0 }
}

/// What money in a company's treasury will have brought to the holder of a percentage of it: trains that it buys, and a little
/// for the rest.
pub(super) fn treasury(forecast: Forecast<'_>, company: CompanyId, amount: i64, percent: i64) -> i64 {
    let view = forecast.view;
    let runs = forecast.rounds_to_come();
    if runs == 0 {
        return 0;
    }
    let price = i64::from(forecast.train_price(view.size(company), 0)).max(1);
    let running = forecast.running(company);
    let slots = view.train_limit(company).saturating_sub(view.state.company(company).trains.len());
    let count = (amount.max(0) / price).min(slots as i64) as usize;
    let more: i64 = (running..running + count).map(tenths_added).sum();
    let earned = i64::from(typical_revenue(price as Money)) * more / 10;
    earned * runs * percent / 100 + (amount - count as i64 * price) * TREASURY / 100
}

/// What a local railway will have brought to a player by the end.
pub(super) fn private(forecast: Forecast<'_>, income: Money) -> i64 {
    i64::from(forecast.view.title.local_end_value) + i64::from(income) * forecast.rounds_to_come()
}
