//! R-36-OR-05, the end of a turn as 18xx.games plays it: it asks a company only where it sees something to do, and what was put off
//! (R-36-LOAN-04, R-36-LOAN-07) is due with an action there, a pass included.

use super::{loans, privates, train_supply, trains};
use crate::f56::prelude::*;

/// Whether the company is asked about trains: it must buy one, there is room and money for the cheapest one anywhere, or money for a
/// trade. Trains of others count as 1, whoever owns them, and a type that it may not buy again counts, too.
pub(crate) fn about_trains(view: View<'_>, company: CompanyId) -> bool {
    if trains::check_pass(view, company).is_err() {
        return true;
    }
    let owner = view.state.company(company);
    let have = owner.treasury;
    let for_sale: Vec<Train> =
        train_supply::sources(view).filter_map(|source| train_supply::train_at(view, source)).collect();
    let others = view.floated().filter(|&other| other != company);
    let others: Vec<Train> =
        others.flat_map(|other| view.state.company(other).trains.iter().copied()).collect();
    let printed = for_sale.iter().map(|&train| view.side(train).price).min();
    let lowest = if others.is_empty() { printed } else { Some(1) };
    let room = owner.trains.len() < view.train_limit(company);
    let last = for_sale.iter().any(|train| train.card == view.last_card());
    let trade = |&train: &Train| train_supply::trade_price(view, train).is_some_and(|price| have >= price);
    if !(room && lowest.is_some_and(|lowest| have >= lowest) || last && owner.trains.iter().any(trade)) {
        return false;
    }
    let bought = view.state.operating().map_or(&[][..], |turn| &turn.credit.bought);
    if !bought.last().is_some_and(|&(_, from_bank)| from_bank) {
        return true;
    }
    // After a purchase from the bank there must be something left that it may buy.
    let national = view.is_national(company);
    let may_own = |train: &Train| !national || train_supply::is_permanent(view, *train);
    let new = |train: &Train| !bought.contains(&(train_supply::type_of(view, *train), true));
    let within = |train: &Train| {
        let price = view.side(*train).price;
        printed.is_none_or(|lowest| have >= lowest || price == lowest)
    };
    for_sale.iter().any(|train| may_own(train) && new(train) && within(train))
        || have > 0 && others.iter().any(may_own)
}

/// Whether the company is asked about loans: it may take or repay one, or has too many (R-36-LOAN-07).
pub(crate) fn about_loans(view: View<'_>, company: CompanyId) -> bool {
    let formed = view.state.national.as_ref().is_some_and(|national| national.shares > 0);
    let passed = view.state.operating().is_some_and(|turn| turn.credit.loans_passed);
    !formed
        && !passed
        && (loans::check(view, company).is_ok()
            || loans::repayment(view, company).is_ok()
            || loans::excess(view, company) > 0)
}

/// Whether the company is asked about private companies: with a loan that it may take it could pay for one of a player, or it owns
/// one that lays a tile besides its own, or has a marker, which has not been used.
pub(crate) fn about_privates(view: View<'_>, company: CompanyId) -> bool {
    let unused = |private| {
        let power = &view.title.private(private).private;
        power.extra && !view.state.private(private).used || power.bonus > 0
    };
    if view.privates_of(PrivateOwner::Company(company)).any(unused) {
        return true;
    }
    let have: Money = view.state.company(company).treasury + loans::check(view, company).unwrap_or(0);
    let affordable = |private| {
        matches!(view.state.private(private).owner, PrivateOwner::Player(_))
            && privates::lowest(view, private) <= have
    };
    view.title.phase(view.state.phase).privates_for_sale && view.title.private_ids().any(affordable)
}

/// What the end of a turn is about, where loans come before private companies.
pub(crate) enum Topic {
    Loans,
    Privates,
}

/// Whether the topic is up now.
pub(crate) fn in_order(view: View<'_>, decision: &Decision, topic: Topic) -> bool {
    let Decision::F56(F56Decision::Loans { company }) = decision else { return true };
    view.options.f56.end_in_any_order || about_loans(view, *company) == matches!(topic, Topic::Loans)
}
