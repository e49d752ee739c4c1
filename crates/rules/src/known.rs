//! What was worked out about a position, kept with it: whoever looks at the best runs mostly runs them next.

use std::sync::{Arc, OnceLock};

use crate::board::BestRuns;
use crate::ids::CompanyId;
use crate::train::Train;

/// The best runs of the company that was asked for first. A copy of the position shares them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(OnceLock<Arc<Runs>>);

#[derive(Debug)]
struct Runs {
    company: CompanyId,
    trains: Vec<Train>,
    best: BestRuns,
}

impl Known {
    /// The best runs of these trains of a company, which are worked out where they are not known.
    pub fn best_runs(
        &self,
        company: CompanyId,
        trains: &[Train],
        work_out: impl Fn() -> BestRuns,
    ) -> BestRuns {
        let Known(first) = self;
        let runs =
            first.get_or_init(|| Arc::new(Runs { company, trains: trains.to_vec(), best: work_out() }));
        if runs.company == company && runs.trains == trains { runs.best.clone() } else { work_out() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_worked_out_once_and_others_every_time() {
        let known = Known::default();
        let runs = |revenue| move || BestRuns { runs: Vec::new(), revenue, most: revenue };
        assert_eq!(known.best_runs(CompanyId(1), &[], runs(10)).revenue, 10);
        assert_eq!(known.clone().best_runs(CompanyId(1), &[], runs(20)).revenue, 10, "known");
        assert_eq!(known.best_runs(CompanyId(2), &[], runs(30)).revenue, 30, "another company");
        assert_eq!(known.best_runs(CompanyId(1), &[Train::default()], runs(40)).revenue, 40, "other trains");
    }
}
