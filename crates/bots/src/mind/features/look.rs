//! What features are drawn from.

use rules::{CompanyId, Seat, View};

use crate::family::Family;
use crate::forecast::Forecast;
use crate::mind::prospects::{Prospect, Table};
use crate::mind::roster::Roster;

/// How much the others' worth counts against one's own, in percent, by seat.
pub(crate) type Envy = [i64; 8];

/// A position with all that its features are drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) view: View<'a>,
    pub(crate) forecast: Forecast<'a>,
    pub(crate) family: &'static Family,
    pub(crate) roster: &'a Roster,
    pub(crate) table: &'a Table,
    pub(crate) envy: &'a Envy,
}

impl Look<'_> {
    /// Who must decide.
    pub(super) fn decider(self) -> Option<Seat> {
        self.view.state.decision().map(|decision| self.view.decider(decision))
    }

    pub(super) fn prospect(self, company: CompanyId) -> Prospect {
        self.table.of(company)
    }

    /// Whether the company is on the table for players to own.
    pub(super) fn is_present(self, company: CompanyId) -> bool {
        let charter = self.view.title.charter(company);
        let out = self.view.state.company(company).status == rules::state::Status::Closed;
        let unformed = charter.national && self.view.state.national.is_none();
        !charter.private && !out && !unformed
    }
}
