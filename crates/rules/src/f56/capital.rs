//! R-36-PAR, starting companies and their capital: what the money for shares does, and the destination that frees the rest.

use crate::board::Reach;
use crate::f56::prelude::*;
use crate::state::Capital;
use crate::title::RunKind;
use crate::title::figures::CapitalFigures;
use crate::title::paper::CERTIFICATE;

/// Shares whose money is held back: while more than these are left, money goes to the company (R-36-PAR-03).
pub(crate) fn held_back(view: View<'_>, company: CompanyId) -> u8 {
    view.total_shares(company) / 2
}

/// The number of the next new train of the bank; a train without one comes after all others.
fn number_on_offer(view: View<'_>) -> u8 {
    let top = view.title.card(view.state.trains.top);
    match top.sides.first().map(|side| view.title.train_types[side.train.index()].run) {
        Some(RunKind::Plain(number)) => number,
        _ => u8::MAX,
    }
}

/// Shares that must be sold before a company operates for the first time (R-36-OR-03).
pub(crate) fn needed(view: View<'_>) -> u8 {
    number_on_offer(view).min(view.title.figures.capital.float)
}

/// Shares that have left the initial offering.
pub(crate) fn sold(view: View<'_>, company: CompanyId) -> u8 {
    view.total_shares(company) - view.shares_in_bank(company)
}

/// The capital of a company that starts now, by the train on offer (R-36-PAR-02, R-36-PAR-07).
pub(crate) fn of_new(view: View<'_>, company: CompanyId) -> Capital {
    let CapitalFigures { escrow, incremental, .. } = view.title.figures.capital;
    match number_on_offer(view) {
        number if number <= escrow && !view.credit(company).reached => Capital::Escrow,
        number if number <= incremental => Capital::Incremental,
        _ => Capital::Full,
    }
}

/// When a company has got so much of its capital.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CapitalWhen {
    /// As soon as it is started.
    Started,
    /// When so many of its shares are sold.
    Sold(u8),
    /// When all of them are sold, and track joins its home with its destination.
    Joined,
}

/// The steps in which a company that starts now at this price gets its capital, with all of it that it has got by then
/// (R-36-PAR-03 to 06).
pub(crate) fn when(view: View<'_>, company: CompanyId, price: Money) -> Vec<(CapitalWhen, Money)> {
    let of = |shares: u8| price * Money::from(shares);
    let (all, started) = (view.total_shares(company), (CapitalWhen::Started, of(CERTIFICATE)));
    let sold = |shares: u8| (CapitalWhen::Sold(shares), of(shares));
    match of_new(view, company) {
        Capital::Escrow => {
            vec![started, sold(view.shares_paid_at_once(company)), (CapitalWhen::Joined, of(all))]
        }
        Capital::Incremental => vec![started, sold(all)],
        Capital::Full => vec![(CapitalWhen::Sold(view.shares_to_float(company)), of(all))],
    }
}

/// The player pays for shares of the initial offering, which he does not have yet (R-36-PAR-03 to 06).
pub(crate) fn pay_for_shares(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId, cost: Money) {
    let view = tx.view();
    let left = view.shares_in_bank(company);
    let to_company = !view.is_national(company)
        && match view.credit(company).capital {
            Some(Capital::Escrow) => left > held_back(view, company),
            Some(Capital::Incremental) => true,
            Some(Capital::Full) | None => false,
        };
    let held_back = view.credit(company).capital == Some(Capital::Escrow) && !to_company;
    let to = if to_company { Purse::Company(company) } else { Purse::Bank };
    tx.pay(Purse::Player(seat), to, cost, For::Shares(company));
    if held_back {
        set_escrow(tx, company, tx.view().credit(company).escrow + cost);
    }
}

fn set_escrow(tx: &mut Transaction<'_>, company: CompanyId, escrow: Money) {
    tx.record(F56Event::EscrowChanged { company, escrow });
}

/// A company floats with its president's certificate; one with full capital when more is sold (R-36-PAR-06).
pub(crate) fn float(tx: &mut Transaction<'_>, company: CompanyId) {
    let owner = tx.state.company(company);
    if owner.status != Status::Started {
        return;
    }
    let full = tx.view().credit(company).capital == Some(Capital::Full);
    if sold(tx.view(), company) < tx.view().shares_to_float(company) {
        return;
    }
    let capital = owner.start_price * Money::from(tx.view().total_shares(company));
    tx.record(Event::CompanyFloated { company });
    if full {
        tx.pay(Purse::Bank, Purse::Company(company), capital, For::Capital);
    }
}

/// After every tile, unless the option says that it waits for the end of the step (R-36-PAR-04).
pub(crate) fn after_tile(tx: &mut Transaction<'_>) {
    if tx.options.f56.escrow_after_every_tile {
        look_for_destinations(tx);
    }
}

/// Companies that are connected now, started or not, while money is held back for them or would be; what was held back for them is released (R-36-PAR-04, R-36-PAR-07).
pub(crate) fn look_for_destinations(tx: &mut Transaction<'_>) {
    for company in tx.title.company_ids() {
        let credit = tx.view().credit(company);
        let owner = tx.state.company(company);
        let open = !credit.reached
            && owner.status != Status::Closed
            && credit.capital.unwrap_or(of_new(tx.view(), company)) == Capital::Escrow;
        if !open || !is_connected(tx.view(), company) {
            continue;
        }
        tx.record(F56Event::DestinationReached { company });
        if credit.capital.is_some() {
            tx.record(F56Event::CapitalFixed { company, capital: Capital::Incremental });
        }
        if credit.escrow > 0 {
            tx.pay(Purse::Bank, Purse::Company(company), credit.escrow, For::Escrow);
            set_escrow(tx, company, 0);
        }
    }
}

/// Whether track joins a city of the home with the destination (R-36-PAR-07). No hex side is used twice, as by trains.
pub(crate) fn is_connected(view: View<'_>, company: CompanyId) -> bool {
    let charter = view.title.charter(company);
    let (Some(home), Some(destination)) = (charter.home.hex(), charter.destination) else { return false };
    Reach::joins(view, home, destination)
}
