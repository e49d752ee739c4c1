//! 1836Jr-56: the game lasts as long as its bank (R-36-END), trains are scrapped as money allows to buy others, and shares are
//! worth what they pay and what the chart makes of it.

use crate::prelude::*;
use rules::CardId;
use rules::state::PrivateOwner;

use crate::forecast::{Forecast, Outlook, grown, typical_revenue};

pub(crate) const OUTLOOK: Outlook = Outlook { rounds_to_come, rounds_until, far_train };

/// How many rounds the forecast covers at most.
pub(crate) const HORIZON: i64 = 6;

/// The percentage of revenues that leaves the bank for good; the rest comes back for trains, track and interest.
const LEAVES: i64 = 70;

/// The percentage by which total revenue grows each round, as companies, trains and the map do.
const GROWS: i64 = 12;

/// A company does not earn more than this on average, however long the game.
const MOST_EARNED: i64 = 400;

/// No game takes more rounds than this.
const MOST_ROUNDS: i64 = 40;

/// The percentage that cash in hand earns each round.
const YIELD: i64 = 9;

/// What all companies earn in a round, roughly.
fn earned(forecast: Forecast<'_>) -> i64 {
    let view = forecast.view;
    let of = |company| i64::from(forecast.earnings.of_company(company)).max(20);
    let begun: i64 = view.floated().map(of).sum();
    begun.max(40 * view.players() as i64)
}

/// Operating rounds that have not begun: until the bank is empty, and the set is played to its end.
fn rounds_to_come(forecast: Forecast<'_>) -> i64 {
    let view = forecast.view;
    let Some(bank) = view.state.bank else { return 0 };
    let in_set = match view.state.round {
        Round::Over => return 0,
        Round::Operating { number, .. } => i64::from(bank.rounds) - i64::from(number),
        _ if bank.broken => return i64::from(view.title.phase(view.state.phase).rounds),
        _ => 0,
    };
    if bank.broken {
        return in_set;
    }
    let most = MOST_EARNED * view.floated().count().max(view.players()) as i64;
    let (mut left, mut earned, mut rounds) = (bank.cash, earned(forecast), 0);
    while left > 0 && rounds < MOST_ROUNDS {
        left -= earned * LEAVES / 100;
        earned = (earned + earned * GROWS / 100).min(most);
        rounds += 1;
    }
    rounds.max(in_set)
}

/// In how many rounds the first train of this card will be bought: by the number of trains before it, and by the money that they
/// cost.
fn rounds_until(forecast: Forecast<'_>, card: CardId) -> i64 {
    let (view, state) = (forecast.view, forecast.view.state);
    if card.index() <= state.phase.index() {
        return 0;
    }
    let price = |index: usize| view.title.cards[index].sides.first().map_or(0, |side| i64::from(side.price));
    let companies = view.floated().count() as i64;
    let treasuries = view.floated().map(|company| i64::from(state.company(company).treasury));
    // The last kind is for sale beside the one before it, so that nothing has to be sold out (R-36-PHS-03).
    let (count, cost, saved) = if view.title.phase(state.phase).last_trains {
        (1, price(card.index()), treasuries.max().unwrap_or(0))
    } else {
        let (mut count, mut cost) = (1, price(card.index()));
        for index in state.trains.top.index()..card.index() {
            let of = match index == state.trains.top.index() {
                true => i64::from(state.trains.left),
                false => i64::from(view.title.cards[index].count(view.players()).unwrap_or(0)),
            };
            count += of;
            cost += of * price(index);
        }
        (count, cost, treasuries.sum())
    };
    let by_count = count * 3 / (companies + 3);
    let by_money = (cost - saved).max(0) / (earned(forecast) / 2 + 60);
    i64::midpoint(by_count, by_money)
}

/// The train after the next: the map is laid out for what will soon run on it.
fn far_train(view: View<'_>) -> Train {
    let (last, top) = (view.last_card(), view.state.trains.top);
    let next = CardId::at(top.index() + 1);
    Train { card: if next < last { next } else { last }, side: Size::Large }
}

/// How many rounds are looked at.
pub(crate) fn visible_rounds(forecast: Forecast<'_>) -> i64 {
    forecast.rounds_to_come().min(HORIZON)
}

/// What money in a player's hand will have become.
pub(crate) fn cash(forecast: Forecast<'_>, amount: i64) -> i64 {
    grown(amount, YIELD, visible_rounds(forecast) - 1)
}

/// How a company will fare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Rounds in which it pays a dividend.
    pub(crate) paid: i64,
    /// Rounds in which it does not.
    pub(crate) withheld: i64,
    /// What it earns in a round.
    pub(crate) revenue: i64,
    /// What its president will have to add for its next train.
    pub(crate) burden: i64,
}

/// The price of the train that will be for sale in a number of rounds.
fn price_after(forecast: Forecast<'_>, rounds: i64) -> i64 {
    i64::from(forecast.train_price(Size::Large, rounds))
}

/// How a company will fare in the rounds that are looked at.
pub(crate) fn plan(forecast: Forecast<'_>, company: CompanyId) -> Plan {
    let (view, state) = (forecast.view, forecast.view.state.company(company));
    let runs = forecast.runs_to_come(company).min(HORIZON);
    let earned = i64::from(forecast.earnings.of_company(company));
    let treasury = i64::from(state.treasury);
    let life = forecast.train_life(company);
    if state.trains.is_empty() {
        let price = if view.is_frozen(company) { 1_000 } else { price_after(forecast, 0) };
        let typical = i64::from(typical_revenue(price as Money)) * 7 / 10;
        let missing = (price - treasury).max(0);
        // A frozen company borrows a train and saves what it earns (R-36-CGR-18).
        let waits = if view.is_frozen(company) { (missing + typical - 1) / typical } else { 1 };
        let withheld = waits.min(runs);
        let burden = if view.is_frozen(company) { 0 } else { missing };
        return Plan { paid: runs - withheld, withheld, revenue: typical, burden };
    }
    let now = (earned - i64::from(view.interest(company))).max(0);
    if life >= runs {
        // Who knows when a company without a route finds one.
        let withheld = if now == 0 { 3.min(runs) } else { 0 };
        let revenue = if now == 0 { 30 } else { now };
        return Plan { paid: runs - withheld, withheld, revenue, burden: 0 };
    }
    // Its trains will be scrapped: it saves for the next one.
    let price = price_after(forecast, life.max(1));
    let missing = (price - treasury).max(0);
    let each = now.max(20);
    let withheld = ((missing + each - 1) / each).min(life.max(1)).min(runs);
    let burden = (missing - withheld * now).max(0);
    let later = i64::from(typical_revenue(price as Money)) * 8 / 10;
    let revenue = (now * life + later * (runs - life)) / runs.max(1);
    Plan { paid: runs - withheld, withheld, revenue, burden }
}

/// The share price after a number of dividends, and of rounds without one.
pub(crate) fn price_after_steps(view: View<'_>, space: u8, right: i64, left: i64) -> i64 {
    let chart = &view.title.chart;
    let mut at = space;
    for _ in 0..left {
        at = chart.left(at);
    }
    for _ in 0..right {
        at = chart.right(at);
    }
    i64::from(chart.price(at))
}

/// What a share will have brought: dividends, and its price then.
pub(crate) fn share(forecast: Forecast<'_>, company: CompanyId) -> i64 {
    let (view, state) = (forecast.view, forecast.view.state.company(company));
    if matches!(state.status, Status::Unstarted | Status::Closed) {
        return 0;
    }
    let plan = plan(forecast, company);
    let figures = &view.title.figures;
    // It is repaid out of what shareholders would get, or lowers the price at the end (R-36-END-05).
    let loans = i64::from(figures.loans.off_share) * i64::from(view.credit(company).loans);
    let left = if view.is_frozen(company) { 0 } else { plan.withheld };
    let price = price_after_steps(view, state.space, plan.paid, left) - loans;
    let value = price.max(0) + plan.paid * plan.revenue / i64::from(view.total_shares(company));
    // A share of a company that merges becomes half a share of the national one (R-36-CGR-09).
    let merged = i64::from(figures.national.lowest_price) / 2;
    if threat(forecast, company) { (value / 2).max(merged) } else { value }
}

/// The company would have to merge when the first train comes that forms the national company, and that is soon (R-36-CGR-02).
pub(crate) fn threat(forecast: Forecast<'_>, company: CompanyId) -> bool {
    let view = forecast.view;
    let debt = i64::from(view.debt(company));
    let treasury = i64::from(view.state.company(company).treasury);
    debt > treasury + i64::from(forecast.earnings.of_company(company)) && until_national(forecast) <= 2
}

/// In how many rounds the national company is formed.
pub(crate) fn until_national(forecast: Forecast<'_>) -> i64 {
    forecast.until_phase(|phase| phase.forms_national).unwrap_or(MOST_ROUNDS)
}

/// For how many of the rounds that are looked at private companies last.
pub(crate) fn private_life(forecast: Forecast<'_>) -> i64 {
    forecast.until_phase(|phase| phase.closes_papers).map_or(HORIZON, |rounds| rounds.min(HORIZON))
}

/// What a president will have to add for trains of his companies before long.
pub(crate) fn burdens(forecast: Forecast<'_>, seat: Seat) -> i64 {
    let view = forecast.view;
    let own = view.floated().filter(|&company| view.state.company(company).director == Some(seat));
    own.filter(|&company| forecast.train_life(company) <= 2)
        .map(|company| plan(forecast, company).burden)
        .sum()
}

/// Decisions that playouts get wrong. What a company earns without the train that it sells takes a look at the map; and whoever
/// pays out the price of the next train, hoping that the others do not hurry, ends up bankrupt.
pub(crate) fn skips_search(forecast: Forecast<'_>, decision: &Decision) -> bool {
    match *decision {
        Decision::Answer { .. } | Decision::CounterOffer { .. } => true,
        Decision::Dividend { company, .. } => {
            let president = forecast.view.director(company);
            let cash = i64::from(forecast.view.state.player(president).cash);
            forecast.train_life(company) <= 2 && plan(forecast, company).burden * 2 > cash
        }
        _ => false,
    }
}

/// What a player is worth where a playout stops: the final score at the end of the game, a forecast before it.
pub(crate) fn worth(forecast: Forecast<'_>, seat: Seat) -> i64 {
    let (view, state) = (forecast.view, forecast.view.state);
    if state.is_over() {
        return view.worth(seat);
    }
    let of = |&company: &CompanyId| i64::from(state.shares(company, seat)) * share(forecast, company);
    let shares: i64 = state.market.iter().map(of).sum();
    let privates: i64 = view
        .privates_of(PrivateOwner::Player(seat))
        .map(|private| i64::from(view.title.private(private).price))
        .sum();
    cash(forecast, i64::from(state.player(seat).cash)) + shares + privates - burdens(forecast, seat)
}
