//! The faults that checks find.

use rules::{CompanyId, View};

/// The faults found so far, with the look at the table that all checks share.
pub(crate) struct Faults<'a> {
    pub view: View<'a>,
    pub found: Vec<String>,
}

impl<'a> Faults<'a> {
    /// None yet.
    pub fn none(view: View<'a>) -> Self {
        Faults { view, found: Vec::new() }
    }

    /// Notes the sentence unless the condition holds.
    pub fn unless(&mut self, holds: bool, sentence: impl FnOnce() -> String) {
        if !holds {
            self.found.push(sentence());
        }
    }

    /// The symbol of a company.
    pub fn symbol(&self, company: CompanyId) -> &'a str {
        &self.view.title.charter(company).symbol
    }

    /// The company is the national one, and gathers what companies that merge bring in (R-36-CGR-14).
    pub fn is_forming(&self, company: CompanyId) -> bool {
        let national = self.view.state.national.as_ref();
        national.is_some_and(|national| national.company == company && national.forming.is_some())
    }
}
