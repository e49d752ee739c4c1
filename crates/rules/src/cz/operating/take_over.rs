//! VIII.9, taking over smaller companies.

use super::doubled_marker;
use crate::cz::prelude::*;
use crate::shared::deals::{self, Prices};

/// A legal offer to take over a company.
pub(crate) struct LegalTakeOver {
    target: CompanyId,
    price: Money,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId) -> impl Iterator<Item = Offer> {
    view.floated().filter_map(move |target| {
        check_target(view, company, target).ok()?;
        let (from, to) = prices(view, company, target).open()?;
        Some(Offer::Cz(CzOffer::TakeOver { target, from, to }))
    })
}

/// Whether there is a company to take over at all, if only the treasury were fuller.
pub(crate) fn any_target(view: View<'_>, company: CompanyId) -> bool {
    view.floated().any(|target| {
        check_target(view, company, target).is_ok() && prices(view, company, target).would_be_open()
    })
}

/// The prices per share; the treasury pays, and the target's own money does not help (R-ACQ-03, R-ACQ-05).
pub(crate) fn prices(view: View<'_>, company: CompanyId, target: CompanyId) -> Prices {
    let per_share = view.state.company(company).treasury / Money::from(view.state.shares_held(target));
    Prices::new(view, Deal::TakeOver(target), view.take_over_range(target), per_share)
}

/// Floated, still there, and smaller (R-ACQ-01, R-ACQ-02).
fn check_target(view: View<'_>, company: CompanyId, target: CompanyId) -> Checked<()> {
    if target == company {
        return refuse(rule::ACQ_01, Why::Itself);
    }
    match view.state.company(target).status {
        Status::Floated => {}
        Status::Closed => return refuse(rule::ACQ_02, Why::CompanyClosed { company: target }),
        Status::Unstarted | Status::Started => {
            return refuse(rule::ACQ_02, Why::NotFloated { company: target });
        }
    }
    if view.state.is_vaclavs(target) {
        return refuse(rule::BOH_21, Why::VaclavsCompany { company: target });
    }
    if view.size(target) >= view.size(company) {
        return refuse(rule::ACQ_01, Why::NotSmaller { target });
    }
    Ok(())
}

pub(crate) fn check(
    view: View<'_>,
    company: CompanyId,
    target: CompanyId,
    price: Money,
) -> Checked<LegalTakeOver> {
    check_target(view, company, target)?;
    let prices = prices(view, company, target);
    prices.check_allowed(price, rule::ACQ_03)?;
    prices.check_not_refused(price, rule::ACQ_01)?;
    if price > prices.most() {
        let have = view.state.company(company).treasury;
        let need = price * Money::from(view.state.shares_held(target));
        return refuse(rule::ACQ_05, Why::CannotAfford { need, have });
    }
    Ok(LegalTakeOver { target, price })
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalTakeOver) {
    let LegalTakeOver { target, price } = legal;
    let asked = tx.view().director(target);
    if !deals::is_asked(tx, company, asked, Deal::TakeOver(target), price) {
        execute(tx, company, target, price);
    }
}

/// The take-over itself: payment, then money, local railways and trains change hands (R-ACQ-04, R-ACQ-06).
pub(crate) fn execute(tx: &mut Transaction<'_>, company: CompanyId, target: CompanyId, price: Money) {
    tx.record(CzEvent::TakenOver { company, target, price });
    for seat in tx.state.order {
        let amount = price * Money::from(tx.state.shares(target, seat));
        tx.pay(Purse::Company(company), Purse::Player(seat), amount, For::TakeOver(target));
    }
    let treasury = tx.state.company(target).treasury;
    tx.pay(Purse::Company(target), Purse::Company(company), treasury, For::Treasury(target));
    let privates: Vec<PrivateId> = tx.view().privates_of(PrivateOwner::Company(target)).collect();
    for private in privates {
        tx.move_private(private, PrivateOwner::Company(company));
    }
    let taken = tx.state.company(target).trains.to_vec();
    for &train in &taken {
        tx.take_train(train, target, TrainPlace::Company(company));
    }
    if !taken.is_empty() {
        tx.ask(CzDecision::TakenTrains { company, taken });
    }
    doubled_marker::settle(tx, company, target);
}
