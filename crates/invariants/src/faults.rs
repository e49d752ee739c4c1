//! The faults that checks find.

use crate::fault::Fault;
use rules::{CompanyId, View};

/// The faults found so far, with the look at the table that all checks share.
pub(crate) struct Faults<'a> {
    pub view: View<'a>,
    pub found: Vec<Fault>,
    /// Somebody is asked already, as in every game between two decisions.
    pub asked: bool,
}

impl<'a> Faults<'a> {
    /// None yet.
    pub fn none(view: View<'a>) -> Self {
        Faults { view, found: Vec::new(), asked: true }
    }

    /// Notes the fault unless the condition holds.
    pub fn unless(&mut self, holds: bool, fault: impl FnOnce() -> Fault) {
        if !holds {
            self.found.push(fault());
        }
    }

    /// The company is the national one, and gathers what companies that merge bring in (R-36-CGR-14).
    pub fn is_forming(&self, company: CompanyId) -> bool {
        let national = self.view.state.national.as_ref();
        national.is_some_and(|national| national.company == company && national.forming.is_some())
    }
}
