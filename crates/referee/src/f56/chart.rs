//! R-36-MKT, the chart: moves of markers over the printed rows, stacks, and companies that close.

use rules::CompanyId;
use rules::state::{PrivateOwner, Status};
use rules::title::{Title, Zone};

use super::Fault;
use super::table::{Purse, Stage, Table};

/// The space at a row and column of the print.
fn at(title: &Title, row: u8, column: u8) -> Option<u8> {
    (0..title.chart.prices.len())
        .map(|space| space as u8)
        .find(|&space| title.chart.place(space) == (row, column))
}

/// One step right; at the end of a row one up; in the top row it stays there (MKT-01).
pub(super) fn right(title: &Title, space: u8) -> u8 {
    let (row, column) = title.chart.place(space);
    at(title, row, column + 1).unwrap_or_else(|| up(title, space))
}

/// One step left; at the beginning of a row one down (MKT-02).
pub(super) fn left(title: &Title, space: u8) -> u8 {
    let (row, column) = title.chart.place(space);
    match column {
        0 => down(title, space),
        _ => at(title, row, column - 1).unwrap_or(space),
    }
}

/// One row up, except from the top (MKT-04).
pub(super) fn up(title: &Title, space: u8) -> u8 {
    let (row, column) = title.chart.place(space);
    if row == 0 { space } else { at(title, row - 1, column).unwrap_or(space) }
}

/// One row down, where there is one (MKT-03).
pub(super) fn down(title: &Title, space: u8) -> u8 {
    let (row, column) = title.chart.place(space);
    at(title, row + 1, column).unwrap_or(space)
}

impl Table<'_> {
    /// Companies on the chart by price, then from the right; the marker goes under those on its space (OR-02, MKT-05).
    pub fn put_marker(&mut self, company: CompanyId) {
        let rank = |table: &Self, company: CompanyId| {
            let (_, column) = table.title.chart.place(table.space(company));
            (table.price(company), column)
        };
        let own = rank(self, company);
        self.s.market.retain(|other| *other != company);
        let before = self.s.market.iter().take_while(|&&other| rank(self, other) >= own).count();
        self.s.market.insert(before, company);
    }

    /// Moves a marker, unless the company is frozen (CGR-18) or is the national one and would close (MKT-08).
    pub fn move_marker(&mut self, company: CompanyId, to: u8) -> Result<(), Fault> {
        let from = self.space(company);
        if to == from || self.is_frozen(company) {
            return Ok(());
        }
        self.forget_refusals();
        if self.title.chart.zone(to) == Zone::Closing {
            if self.is_national(company) {
                return Ok(());
            }
            self.s.companies[company.index()].space = to;
            return self.close(company);
        }
        self.s.companies[company.index()].space = to;
        self.put_marker(company);
        Ok(())
    }

    /// The company leaves the game (MKT-07).
    pub fn close(&mut self, company: CompanyId) -> Result<(), Fault> {
        let trains = std::mem::take(&mut self.s.companies[company.index()].trains);
        self.s.trains.pool.extend(trains);
        self.pay(Purse::Company(company), Purse::Bank, self.treasury(company))?;
        for private in self.privates() {
            if self.owner(private) == PrivateOwner::Company(company) {
                self.s.privates[private.index()].owner = PrivateOwner::Closed;
            }
        }
        self.remove_company(company);
        Ok(())
    }

    /// What is left of a company that closes or merges: nothing.
    pub fn remove_company(&mut self, company: CompanyId) {
        for seat in self.seats() {
            self.set_shares(company, seat, 0);
        }
        self.s.pool[company.index()] = 0;
        self.s.credit[company.index()].loans = 0;
        self.s.credit[company.index()].escrow = 0;
        self.s.market.retain(|other| *other != company);
        self.s.board.markers.retain(|marker| marker.company != company);
        let gone = &mut self.s.companies[company.index()];
        gone.status = Status::Closed;
        gone.director = None;
        gone.markers = 0;
        if self.s.post.is_some_and(|(owner, _)| owner == company) {
            self.s.post = None;
        }
        if let Stage::Operating(round) = &mut self.stage {
            let begun = round.begun;
            let mut index = 0;
            round.order.retain(|&other| {
                index += 1;
                other != company || index <= begun
            });
        }
    }
}
