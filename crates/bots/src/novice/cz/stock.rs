//! Stock rounds: buy what brings the most for the money, start companies that can float.

use rules::state::Status;
use rules::title::Size;
use rules::{Action, CompanyId, CzAction, CzOffer, Money, Offer};

use super::{Mind, selling, ways};
use crate::forecast::typical_revenue;
use crate::idea::Idea;
use crate::reason::Reason;

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
            Offer::Cz(CzOffer::RepayDebt { most, .. }) => {
                // Whoever owes may not buy.
                ideas.push(Idea::new(
                    Action::Cz(CzAction::RepayDebt { amount: most }),
                    1,
                    Reason::NothingBetter,
                ));
            }
            _ => {}
        }
    }
    let best = ideas.iter().map(|idea| idea.score).max().unwrap_or(0).max(0);
    ideas.extend(selling::ideas(mind, best));
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

/// What a purchase brings for every 100 K; beyond the spare cash everything is dearer.
fn for_each_hundred(mind: Mind<'_>, brings: i64, costs: i64, spare: i64) -> i64 {
    let dear = costs + (costs - spare.max(0)).max(0) * mind.forecast.taste.beyond_spare / 100;
    (brings - dear) * 100 / costs.max(1)
}

/// Whether certificates are short and not money: then what counts is what each certificate brings.
fn certificates_are_short(mind: Mind<'_>, spare: i64) -> bool {
    /// What a share costs, roughly.
    const SHARE: i64 = 110;
    let view = mind.forecast.view;
    let room = view.certificate_limit().saturating_sub(view.certificates(mind.seat));
    spare >= SHARE * room as i64
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
    let mut score = match certificates_are_short(mind, spare) {
        true => brings - costs,
        false => for_each_hundred(mind, brings, costs, spare),
    };
    if own {
        score += mind.forecast.taste.own_shares;
    }
    Idea::new(Action::BuyShare { company }, score, reason)
}

/// What a share of a new company brings, started at this price now.
pub(super) fn share_of_new(mind: Mind<'_>, company: CompanyId, price: Money) -> i64 {
    let view = mind.forecast.view;
    let size = view.size(company);
    let sheet = view.title.size_of(company);
    let capital = price * Money::from(sheet.shares);
    let train = mind.forecast.train_price(size, 0);
    // Some of the capital goes into track; of several trains each further one finds less to run to.
    let trains = (capital.saturating_sub(BUILDING) / train.max(1)).min(3);
    let part = [1, 6, 11, 15][trains as usize];
    let revenue = i64::from(typical_revenue(train)) * part * mind.forecast.taste.new_company / 1_000;
    let space = view.title.chart.space(price).map_or(0, |space| view.title.chart.left(space));
    // Its first turn is before its first train.
    let runs = (mind.forecast.rounds_to_come() - 1).max(0);
    mind.forecast.share_of(size, space, runs, revenue)
}

/// Cash that may be spent on starting a company.
fn spare_for_start(mind: Mind<'_>, company: CompanyId, spare: i64, promised: i64) -> i64 {
    let view = mind.forecast.view;
    // A larger company can take over the smaller one whose trains one would have to pay for.
    let smaller = |&other: &CompanyId| {
        view.state.company(other).director == Some(mind.seat) && view.size(other) < view.size(company)
    };
    let rescues = view.floated().any(|other| smaller(&other));
    let cash = i64::from(view.state.player(mind.seat).cash);
    (if rescues { cash } else { spare }) - promised
}

/// The same for the one who decides.
pub(super) fn money_for_start(mind: Mind<'_>, company: CompanyId) -> i64 {
    spare_for_start(mind, company, spare_cash(mind), promised(mind))
}

/// What speaks for a start besides what its shares bring.
fn leaning_to_start(mind: Mind<'_>, company: CompanyId, price: Money) -> i64 {
    let (view, taste) = (mind.forecast.view, mind.forecast.taste);
    let size = match view.size(company) {
        Size::Small => taste.small_start,
        Size::Medium => taste.medium_start,
        Size::Large => 0,
    };
    let lowest = i64::from(view.title.size_of(company).start_prices[0]);
    let above = (i64::from(price) - lowest) * 100 / lowest.max(1);
    size + above * taste.capital / 100
}

fn start(mind: Mind<'_>, company: CompanyId, price: Money, spare: i64, promised: i64) -> Idea {
    let spare = spare_for_start(mind, company, spare, promised);
    let sheet = mind.forecast.view.title.size_of(company);
    let float = i64::from(sheet.float);
    let costs = float * i64::from(price);
    let brings = float * share_of_new(mind, company, price);
    let certificates = (float - 1).max(1);
    let mut score = match certificates_are_short(mind, spare) {
        true => (brings - costs) / certificates,
        false => for_each_hundred(mind, brings, costs, spare),
    };
    score += leaning_to_start(mind, company, price);
    let view = mind.forecast.view;
    let room = view.certificate_limit().saturating_sub(view.certificates(mind.seat)) as i64;
    if costs > spare || room < certificates || !ways::home_is_open(view, company) {
        // A company that does not float, or never runs, only binds money.
        score -= 1_000;
    }
    Idea::new(Action::StartCompany { company, price }, score, Reason::Worth { brings, costs })
}
