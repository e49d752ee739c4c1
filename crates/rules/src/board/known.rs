//! What was worked out about a position, kept with it: whoever looks at the best runs mostly runs them next.

use std::sync::{Arc, OnceLock};

use super::network::{BestRuns, RailNetwork};
use crate::ids::CompanyId;
use crate::train::Train;
use crate::view::View;

/// The best runs of the company that was asked for first. A copy of the position shares them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(OnceLock<Arc<Runs>>);

#[derive(Debug)]
struct Runs {
    company: CompanyId,
    trains: Vec<Train>,
    best: BestRuns,
}

/// The best runs of these trains of a company.
pub(crate) fn best_runs(view: View<'_>, company: CompanyId, trains: &[Train]) -> BestRuns {
    let work_out = || RailNetwork::of(view, company).best(view, trains);
    let Some(Known(first)) = view.known else { return work_out() };
    let runs = first.get_or_init(|| Arc::new(Runs { company, trains: trains.to_vec(), best: work_out() }));
    if runs.company == company && runs.trains == trains { runs.best.clone() } else { work_out() }
}
