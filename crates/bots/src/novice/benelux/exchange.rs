//! R-36-SR: buy what brings the most for the money, sell what falls, and keep enough for the trains of one's companies.

use rules::decision::StockTurn;
use rules::state::Capital;
use rules::title::Size;
use rules::{Action, CompanyId, Decision, F56Offer, Money, Offer};

use super::{Mind, par};
use crate::forecast::bank;
use crate::idea::Idea;
use crate::reason::Reason;

/// To sell a share also loses influence; it must bring so many percent more than the share.
const RELUCTANCE: i64 = 12;

/// What the president's certificate is worth above two shares.
const PRESIDENCY: i64 = 40;

pub(super) fn ideas(mind: Mind<'_>) -> Vec<Idea> {
    let view = mind.forecast.view;
    let none = StockTurn::default();
    let done = match view.state.decision() {
        Some(Decision::Exchange { done, .. }) => done,
        _ => &none,
    };
    let spare = spare_cash(mind);
    let mut ideas = Vec::new();
    for offer in mind.offers {
        match *offer {
            Offer::BuyShare { company, price } => {
                ideas.push(buy(mind, company, price, true, spare, offer.action(0)));
            }
            Offer::F56(F56Offer::BuyFromPool { company, price }) => {
                ideas.push(buy(mind, company, price, false, spare, offer.action(0)));
            }
            Offer::StartCompany { company, ref prices } => {
                ideas.extend(prices.iter().map(|&price| par::start(mind, company, price, spare)));
            }
            // What was bought is not sold in the same turn.
            Offer::SellShares { company, most, price } if done.bought != Some(Some(company)) => {
                ideas.extend(sell(mind, company, most, price));
            }
            _ => {}
        }
    }
    ideas
}

/// Cash that need not be kept for one's companies.
fn spare_cash(mind: Mind<'_>) -> i64 {
    i64::from(mind.forecast.view.state.player(mind.seat).cash) - bank::burdens(mind.forecast, mind.seat)
}

fn directs(mind: Mind<'_>, company: CompanyId) -> bool {
    mind.forecast.view.state.company(company).director == Some(mind.seat)
}

fn buy(mind: Mind<'_>, company: CompanyId, price: Money, initial: bool, spare: i64, action: Action) -> Idea {
    let view = mind.forecast.view;
    let costs = i64::from(price);
    let mut brings = bank::share(mind.forecast, company);
    let own = directs(mind, company);
    let mut spare = spare;
    if initial && own {
        let sold = i64::from(view.total_shares(company) - view.shares_in_bank(company));
        let state = view.state.company(company);
        if !state.has_operated && sold < par::needed(view) {
            // Without this it does not operate at all.
            brings += i64::from(view.state.shares(company, mind.seat)) * brings / 2;
            spare = i64::from(view.state.player(mind.seat).cash);
        }
        // Money for its next train instead of one's own later on.
        let pays_in = match view.credit(company).capital {
            Some(Capital::Escrow) => sold < 5,
            Some(Capital::Incremental) => true,
            _ => false,
        };
        let train = i64::from(mind.forecast.train_price(Size::Large, 0));
        if pays_in && i64::from(state.treasury) < train && mind.forecast.train_life(company) <= 2 {
            brings += costs / 3;
            spare += costs / 2;
        }
    }
    let dear = costs + (costs - spare.max(0)).max(0);
    let score = (brings - dear) * 100 / costs.max(1);
    Idea::new(action, score, Reason::Worth { brings, costs })
}

/// Shares that will bring less than what is paid for them now; one at a time, or all where the company is lost.
fn sell(mind: Mind<'_>, company: CompanyId, most: u8, price: Money) -> Vec<Idea> {
    let (view, price) = (mind.forecast.view, i64::from(price));
    let must = !mind.offers.contains(&Offer::Pass);
    let held = view.state.shares(company, mind.seat);
    let value = bank::share(mind.forecast, company);
    let own = directs(mind, company);
    let counts = if most > 1 { vec![1, most] } else { vec![1] };
    let ideas = counts.into_iter().map(|shares| {
        // Whoever gives a company away is rid of its trains, too.
        let leaves = own && held - shares < 2;
        let burden = if leaves { bank::plan(mind.forecast, company).burden } else { 0 };
        let sum = price * i64::from(shares);
        let gained = bank::cash(mind.forecast, sum) + burden - value * i64::from(shares);
        // The price of what remains falls.
        let falls = i64::from(held - shares) * i64::from(shares) * 6;
        let presidency = if own { PRESIDENCY } else { 0 };
        let mut score = (gained - falls) * 100 / sum.max(1) - RELUCTANCE - presidency;
        if must {
            score -= i64::from(shares);
        }
        let reason = Reason::Worth { brings: sum, costs: value * i64::from(shares) };
        Idea::new(Action::SellShares { company, shares }, score, reason)
    });
    ideas.collect()
}
