//! XI.2, the private train: its owner gives it to one of his companies for one run.

use crate::cz::prelude::*;
use crate::shared::run::train_of;

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
        .private_ids()
        .filter(move |&private| train_of(view, private).is_some())
        .filter(move |&private| check(view, decision, company, private).is_ok())
        .map(|private| Offer::Cz(CzOffer::AssignTrain { private }))
}

pub(crate) fn check(
    view: View<'_>,
    decision: &Decision,
    company: CompanyId,
    paper: PrivateId,
) -> Checked<()> {
    // Where there is no private train, there is no rule about it.
    if !view.title.private_ids().any(|private| train_of(view, private).is_some()) {
        return refuse(rule::OR_05, Why::NotNow);
    }
    let owned = match view.state.private(paper).owner {
        PrivateOwner::Player(owner) => view.state.company(company).director == Some(owner),
        _ => false,
    };
    if !owned || train_of(view, paper).is_none() {
        return refuse(rule::MOR_15, Why::PrivateNotThere { private: paper });
    }
    if !is_in_time(decision) {
        return refuse(rule::MOR_15, Why::NotNow);
    }
    Ok(())
}

/// After the run the train leaves the game; one that did not run goes back to its owner (R-MOR-15).
pub(crate) fn settle(tx: &mut Transaction<'_>, company: CompanyId, has_run: impl Fn(Train) -> bool) {
    let view = tx.view();
    let given = view.privates_of(PrivateOwner::Company(company));
    let given: Vec<(PrivateId, Train)> =
        given.filter_map(|paper| Some((paper, train_of(view, paper)?))).collect();
    for (paper, train) in given {
        let to = if has_run(train) {
            PrivateOwner::Closed
        } else {
            PrivateOwner::Player(tx.view().director(company))
        };
        tx.move_private(paper, to);
    }
}
