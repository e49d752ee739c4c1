//! XI.2, the private train: its owner gives it to one of his companies for one run.

use crate::cz::verbs::Offer as CzOffer;
use crate::decision::Decision;
use crate::ids::{CompanyId, LocalId};
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::shared::run::train_of;
use crate::state::{LocalOwner, Train};
use crate::transaction::Transaction;
use crate::view::View;

/// The decisions of a turn before the company has run.
fn is_in_time(decision: &Decision) -> bool {
    matches!(decision, Decision::Track { .. } | Decision::Station { .. } | Decision::Run { .. })
}

pub(crate) fn offers<'a>(
    view: View<'a>,
    decision: &'a Decision,
    company: CompanyId,
) -> impl Iterator<Item = Offer> + use<'a> {
    view.title
        .local_ids()
        .filter(move |&local| check(view, decision, company, local).is_ok())
        .map(|local| Offer::Cz(CzOffer::AssignTrain { local }))
}

pub(crate) fn check(
    view: View<'_>,
    decision: &Decision,
    company: CompanyId,
    paper: LocalId,
) -> Checked<LocalId> {
    // Where there is no private train, there is no rule about it.
    if !view.title.local_ids().any(|local| train_of(view, local).is_some()) {
        return refuse(rule::OR_05, Why::NotNow);
    }
    let owned = match view.state.local(paper).owner {
        LocalOwner::Player(owner) => view.state.company(company).director == Some(owner),
        _ => false,
    };
    if !owned || train_of(view, paper).is_none() {
        return refuse(rule::MOR_15, Why::LocalNotThere { local: paper });
    }
    if !is_in_time(decision) {
        return refuse(rule::MOR_15, Why::NotNow);
    }
    Ok(paper)
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, paper: LocalId) {
    tx.move_local(paper, LocalOwner::Company(company));
}

/// After the run the train leaves the game; one that did not run goes back to its owner (R-MOR-15).
pub(crate) fn settle(tx: &mut Transaction<'_>, company: CompanyId, has_run: impl Fn(Train) -> bool) {
    let view = tx.view();
    let given = view.locals_of(LocalOwner::Company(company));
    let given: Vec<(LocalId, Train)> =
        given.filter_map(|paper| Some((paper, train_of(view, paper)?))).collect();
    for (paper, train) in given {
        let to =
            if has_run(train) { LocalOwner::Closed } else { LocalOwner::Player(tx.view().director(company)) };
        tx.move_local(paper, to);
    }
}
