//! The ledger of 1836Jr-56: the bank, loans and capital, the national company.

use super::{Ledger, Read, Status, remove};
use crate::ids::CompanyId;
use crate::state::{Credit, Marker, State};
use crate::title::Title;

/// Shares of a company in all.
pub(super) fn total(title: &Title, company: CompanyId, state: &State) -> u8 {
    match &state.national {
        Some(national) if national.company == company && national.shares > 0 => national.shares,
        _ => title.size_of(company).shares,
    }
}

/// A company leaves the table with all that it has.
pub(super) fn close(ledger: &mut Ledger, company: CompanyId) {
    let sheet = ledger.sheet(company);
    sheet.status = Status::Closed;
    sheet.markers = 0;
    (sheet.credit.loans, sheet.credit.escrow) = (0, 0);
    ledger.market.retain(|&other| other != company);
    ledger.markers.retain(|marker| marker.company != company);
}

/// A station becomes one of the national company, or leaves the map.
pub(super) fn merge(ledger: &mut Ledger, station: Marker, national: CompanyId, kept: bool) -> Read {
    remove(&mut ledger.markers, &station)?;
    if kept {
        // More than there are markers may stand on the map until some are given up (R-36-CGR-13).
        let markers = &mut ledger.sheet(national).markers;
        *markers = markers.saturating_sub(1);
        ledger.markers.push(Marker { company: national, ..station });
        ledger.markers.sort_unstable();
    }
    Ok(())
}

/// Changes what is told of the national company, where there is one.
pub(super) fn change_national(ledger: &mut Ledger, change: impl FnOnce(&mut (u8, bool, bool))) {
    if let Some(national) = &mut ledger.national {
        change(national);
    }
}

/// Says of each thing whether the events tell the same of it as the state.
pub(super) fn compare(ledger: &Ledger, state: &State, mut same: impl FnMut(bool, &str)) {
    same(ledger.bank == state.bank.map(|bank| bank.cash), "the bank");
    same(ledger.broken == state.bank.is_some_and(|bank| bank.broken), "the end of the bank");
    same(ledger.bankrupt == state.bank.and_then(|bank| bank.bankrupt), "bankruptcy");
    same(ledger.post == state.post, "the marker of the post");
    let formed = state.national.as_ref().filter(|national| national.shares > 0);
    let formed = formed.map(|national| (national.shares, national.temporary, national.frozen));
    same(ledger.national == formed, "the national company");
}

/// Loans and capital of a company, without the route that 18xx.games remembers, of which nobody is told.
pub(super) fn on_the_table(state: &State, id: CompanyId) -> Credit {
    let credit = state.credit.get(id.index()).copied().unwrap_or_default();
    Credit { routed: false, ..credit }
}
