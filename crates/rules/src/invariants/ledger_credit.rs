//! The ledger of 1836Jr-56: the bank, loans and capital, the national company.

use super::{Ledger, Read, Status, remove, take};
use crate::event::Event;
use crate::ids::CompanyId;
use crate::state::{Marker, State};
use crate::title::Title;

/// Shares of a company in all.
pub(super) fn total(title: &Title, company: CompanyId, state: &State) -> u8 {
    match &state.national {
        Some(national) if national.company == company && national.shares > 0 => national.shares,
        _ => title.size_of(company).shares,
    }
}

pub(super) fn read(ledger: &mut Ledger, event: &Event) -> Read {
    match event {
        Event::CapitalFixed { company, capital } => ledger.sheet(*company).credit.capital = Some(*capital),
        Event::EscrowChanged { company, escrow } => ledger.sheet(*company).credit.escrow = *escrow,
        Event::DestinationReached { company } => ledger.sheet(*company).credit.reached = true,
        Event::LoansChanged { company, loans } => ledger.sheet(*company).credit.loans = *loans,
        Event::PostMoved { to } => ledger.post = *to,
        Event::CompanyClosed { company } | Event::CompanyMerged { company } => {
            let sheet = ledger.sheet(*company);
            sheet.status = Status::Closed;
            sheet.markers = 0;
            (sheet.credit.loans, sheet.credit.escrow) = (0, 0);
            ledger.market.retain(|other| other != company);
            ledger.markers.retain(|marker| marker.company != *company);
        }
        Event::NationalFormed { company, shares, price, space, temporary, frozen } => {
            ledger.national = Some((*shares, *temporary, *frozen));
            let sheet = ledger.sheet(*company);
            (sheet.status, sheet.start_price, sheet.in_bank) = (Status::Floated, *price, *shares);
            ledger.put_on_chart(*company, *space);
        }
        Event::StationMerged { company, owner, hex, city, kept } => {
            remove(&mut ledger.markers, &Marker { hex: *hex, city: *city, company: *owner })?;
            if *kept {
                // More than there are markers may stand on the map until some are given up (R-36-CGR-13).
                let markers = &mut ledger.sheet(*company).markers;
                *markers = markers.saturating_sub(1);
                ledger.markers.push(Marker { hex: *hex, city: *city, company: *company });
                ledger.markers.sort_unstable();
            }
        }
        Event::NationalFrozen { frozen, .. } => {
            if let Some(national) = &mut ledger.national {
                national.2 = *frozen;
            }
        }
        Event::PresidentConfirmed { .. } => {
            if let Some(national) = &mut ledger.national {
                national.1 = false;
            }
        }
        Event::BankBroke => ledger.broken = true,
        Event::WentBankrupt { seat, owes } => ledger.bankrupt = Some((*seat, *owes)),
        _ => take(&mut 0, 1, "events that nobody reads")?,
    }
    Ok(())
}

pub(super) fn compare(ledger: &Ledger, state: &State) -> Vec<String> {
    let mut found = Vec::new();
    let mut same = |is: bool, what: &str| {
        if !is {
            found.push(format!("The events tell another story of {what}."));
        }
    };
    same(ledger.bank == state.bank.map(|bank| bank.cash), "the bank");
    same(ledger.broken == state.bank.is_some_and(|bank| bank.broken), "the end of the bank");
    same(ledger.bankrupt == state.bank.and_then(|bank| bank.bankrupt), "bankruptcy");
    same(ledger.post == state.post, "the marker of the post");
    let formed = state.national.as_ref().filter(|national| national.shares > 0);
    let formed = formed.map(|national| (national.shares, national.temporary, national.frozen));
    same(ledger.national == formed, "the national company");
    found
}
