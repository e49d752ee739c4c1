//! Stock rounds: buy what brings the most for the money, start companies that can float, sell what falls.

use rules::state::Status;
use rules::{Action, CompanyId, Money, Offer};

use super::Mind;
use crate::forecast::typical_revenue;
use crate::idea::Idea;
use crate::reason::Reason;

/// To sell a share also loses influence; it must bring so many percent more than the share.
const RELUCTANCE: i64 = 5;

/// What a new company spends on track and stations.
const BUILDING: Money = 40;

pub(super) fn ideas(mind: Mind<'_>) -> Vec<Idea> {
    let spare = spare_cash(mind);
    let promised = promised(mind);
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::BuyShare { company, price } => ideas.push(buy(mind, company, price, spare, promised)),
            Offer::StartCompany { company, ref prices } => {
                ideas.extend(prices.iter().map(|&price| start(mind, company, price, spare, promised)));
            }
            Offer::RepayDebt { most } => {
                // Whoever owes may not buy.
                ideas.push(Idea::new(Action::RepayDebt { amount: most }, 1, Reason::NothingBetter));
            }
            _ => {}
        }
    }
    for offer in mind.offers {
        if let Offer::SellShares { company, most, price } = *offer {
            ideas.extend(sell(mind, company, most, price));
        }
    }
    ideas.extend(sell_to_start(mind));
    ideas
}

/// Cash that need not be kept for trains of one's companies.
fn spare_cash(mind: Mind<'_>) -> i64 {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let owed: i64 = view
        .floated()
        .filter(|&company| state.company(company).director == Some(mind.seat))
        .filter(|&company| mind.forecast.train_life(company) <= 1)
        .map(|company| mind.forecast.burden(company))
        .sum();
    i64::from(state.player(mind.seat).cash) - owed
}

/// What it still takes to float the companies that one has started.
fn promised(mind: Mind<'_>) -> i64 {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let started = state.market.iter().filter(|&&company| {
        let entry = state.company(company);
        entry.status == Status::Started && entry.director == Some(mind.seat)
    });
    let lacks = |company: CompanyId| view.title.size_of(company).float - state.shares_held(company);
    started.map(|&company| i64::from(lacks(company)) * i64::from(view.price(company))).sum()
}

/// What a purchase brings for every 100 K; beyond the spare cash everything costs double.
fn for_each_hundred(brings: i64, costs: i64, spare: i64) -> i64 {
    let dear = costs + (costs - spare.max(0)).max(0);
    (brings - dear) * 100 / costs.max(1)
}

fn buy(mind: Mind<'_>, company: CompanyId, price: Money, spare: i64, promised: i64) -> Idea {
    let view = mind.forecast.view;
    let costs = i64::from(price);
    let mut brings = mind.forecast.share(company);
    let own = view.state.company(company).director == Some(mind.seat);
    let mut spare = spare;
    if view.state.company(company).status == Status::Started && own {
        // When the company gets its capital, all one's shares become worth what they should be.
        brings += i64::from(view.state.shares(company, mind.seat)) * mind.forecast.share(company) / 2;
        spare = i64::from(view.state.player(mind.seat).cash);
    } else {
        spare -= promised;
    }
    let reason = Reason::Worth { brings, costs };
    Idea::new(Action::BuyShare { company }, for_each_hundred(brings, costs, spare), reason)
}

/// What a share of a new company brings, started at this price now.
fn share_of_new(mind: Mind<'_>, company: CompanyId, price: Money) -> i64 {
    let view = mind.forecast.view;
    let size = view.size(company);
    let sheet = view.title.size_of(company);
    let capital = price * Money::from(sheet.shares);
    let train = mind.forecast.train_price(size, 0);
    // Some of the capital goes into track; of several trains each further one finds less to run to.
    let trains = (capital.saturating_sub(BUILDING) / train.max(1)).min(3);
    let part = [1, 6, 11, 15][trains as usize];
    let revenue = i64::from(typical_revenue(train)) * part / 10;
    let space = view.title.chart.space(price).map_or(0, |space| view.title.chart.left(space));
    // Its first turn is before its first train.
    let runs = (mind.forecast.rounds_to_come() - 1).max(0);
    mind.forecast.share_of(size, space, runs, revenue)
}

fn start(mind: Mind<'_>, company: CompanyId, price: Money, spare: i64, promised: i64) -> Idea {
    let view = mind.forecast.view;
    // A larger company can take over the smaller one whose trains one would have to pay for.
    let smaller = |&other: &CompanyId| {
        view.state.company(other).director == Some(mind.seat) && view.size(other) < view.size(company)
    };
    let rescues = view.floated().any(|other| smaller(&other));
    let cash = i64::from(view.state.player(mind.seat).cash);
    let spare = if rescues { cash } else { spare } - promised;
    let sheet = mind.forecast.view.title.size_of(company);
    let float = i64::from(sheet.float);
    let costs = float * i64::from(price);
    let brings = float * share_of_new(mind, company, price);
    let mut score = for_each_hundred(brings, costs, spare);
    if costs > spare {
        // A company that does not float only binds money.
        score -= 1_000;
    }
    Idea::new(Action::StartCompany { company, price }, score, Reason::Worth { brings, costs })
}

/// Shares that will bring less than what is paid for them now.
fn sell(mind: Mind<'_>, company: CompanyId, most: u8, price: Money) -> Vec<Idea> {
    let view = mind.forecast.view;
    let value = mind.forecast.share(company);
    let price = i64::from(price);
    let must = !mind.offers.contains(&Offer::Pass);
    let owns = view.state.company(company).director == Some(mind.seat);
    let gain = (price - value) * 100 / price.max(1) - RELUCTANCE - if owns { 40 } else { 0 };
    let counts = if most > 1 { vec![1, most] } else { vec![1] };
    let ideas = counts.into_iter().map(|shares| {
        let action = Action::SellShares { company, shares };
        // Selling one is enough when it is only for the limit.
        let score = if must { gain - i64::from(shares) } else { gain };
        Idea::new(action, score, Reason::Worth { brings: price, costs: value })
    });
    ideas.collect()
}

/// Selling in order to start a company that is worth more than what is sold.
fn sell_to_start(mind: Mind<'_>) -> Option<Idea> {
    let (view, state) = (mind.forecast.view, mind.forecast.view.state);
    let cash = i64::from(state.player(mind.seat).cash);
    let phase = view.title.phase(state.phase);
    let unstarted = view.title.company_ids().filter(|&company| {
        state.company(company).status == Status::Unstarted && phase.companies.contains(&view.size(company))
    });
    let wanted = unstarted.max_by_key(|&company| (view.size(company), std::cmp::Reverse(company)))?;
    let sheet = view.title.size_of(wanted);
    let price = *sheet.start_prices.first()?;
    let costs = i64::from(sheet.float) * i64::from(price);
    if cash >= costs || state.player(mind.seat).debt > 0 {
        return None;
    }
    let brings = share_of_new(mind, wanted, price);
    let rate = (brings - i64::from(price)) * 100 / i64::from(price);
    // The holdings that bring the least for their price, without directorships.
    let mut holdings: Vec<(i64, Action, i64)> = Vec::new();
    for offer in mind.offers {
        let Offer::SellShares { company, most, price } = *offer else { continue };
        if state.company(company).director == Some(mind.seat) {
            continue;
        }
        let price = i64::from(price);
        let own_rate = (mind.forecast.share(company) - price) * 100 / price.max(1);
        holdings.push((own_rate, Action::SellShares { company, shares: most }, price * i64::from(most)));
    }
    let all: i64 = holdings.iter().map(|&(_, _, money)| money).sum();
    if cash + all < costs {
        return None;
    }
    let (own_rate, action, _) = holdings.into_iter().min_by_key(|&(rate, ..)| rate)?;
    let reason = Reason::Worth { brings, costs: i64::from(price) };
    (rate > own_rate + 30).then(|| Idea::new(action, rate - own_rate - 30, reason))
}
