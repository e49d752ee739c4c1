//! Loans by the numbers of their markers, as the engine of 18xx.games hands them out and takes them back.

use std::collections::BTreeMap;

use rules::CompanyId;

/// How many markers there are.
pub(crate) const MARKERS: u32 = 110;

/// Who has which marker.
#[derive(Clone, Debug)]
pub(super) struct Loans {
    /// In the order in which they were taken.
    held: BTreeMap<CompanyId, Vec<u32>>,
    /// Those that can be taken, the first of them next.
    free: Vec<u32>,
}

impl Default for Loans {
    fn default() -> Self {
        Loans { held: BTreeMap::new(), free: (0..MARKERS).collect() }
    }
}

impl Loans {
    /// The marker that is taken next.
    pub fn next(&self) -> Option<u32> {
        self.free.first().copied()
    }

    /// A marker that the company has.
    pub fn of(&self, company: CompanyId) -> Option<u32> {
        self.held.get(&company)?.first().copied()
    }

    /// The company repaid this one of its own accord.
    pub fn repaid(&mut self, company: CompanyId, marker: u32) {
        if let Some(held) = self.held.get_mut(&company)
            && let Some(place) = held.iter().position(|&other| other == marker)
        {
            held.remove(place);
            self.free.push(marker);
        }
    }

    /// The company has so many now: it took some, or had to give up the last ones.
    pub fn set(&mut self, company: CompanyId, loans: usize) {
        let held = self.held.entry(company).or_default();
        while held.len() < loans && !self.free.is_empty() {
            held.push(self.free.remove(0));
        }
        // Behind all others: there is one that was never handed out for as long as possible.
        while held.len() > loans {
            self.free.extend(held.pop());
        }
    }

    /// The markers of a company that closed do not come back.
    pub fn closed(&mut self, company: CompanyId) {
        self.held.remove(&company);
    }
}
