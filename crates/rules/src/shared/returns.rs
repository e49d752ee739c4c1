//! VIII.12, trains above the limit go back to the pool.

use crate::prelude::*;
use crate::train::kinds;

/// Asks every company above its limit, in operating order (R-SCR-05). `bought` names a train that stays,
/// since the company had to buy it (R-TRN-06).
pub(crate) fn ask(tx: &mut Transaction<'_>, bought: Option<(CompanyId, Train)>) {
    if tx.state.trains.overlooked {
        return;
    }
    let mut order = tx.state.market;
    if !tx.options.return_in_operating_order {
        order.sort_unstable();
    }
    for company in order.into_iter().rev() {
        if tx.state.company(company).trains.len() > tx.view().train_limit(company) {
            let keep = bought.filter(|&(buyer, _)| buyer == company && tx.options.exception_by_book);
            tx.ask(Decision::ReturnTrains { company, keep: keep.map(|(_, train)| train) });
        }
    }
}

/// Asks every company above its limit after the train cards between two sets have moved; by the option only if a company lost a
/// train by it (R-EXP-03).
pub(crate) fn ask_after(tx: &mut Transaction<'_>, moved: impl FnOnce(&mut Transaction<'_>)) {
    tx.note(Note::Overlooked(!tx.options.export_meets_limits));
    moved(tx);
    ask(tx, None);
}

/// The kinds of trains that may be returned.
fn returnable(view: View<'_>, company: CompanyId, keep: Option<Train>) -> Vec<Train> {
    let mut returnable: Vec<Train> = kinds(&view.state.company(company).trains).collect();
    returnable.retain(|&train| check(view, company, keep, train).is_ok());
    returnable
}

pub(crate) fn offers(view: View<'_>, company: CompanyId, keep: Option<Train>) -> Vec<Offer> {
    returnable(view, company, keep).into_iter().map(|train| Offer::ReturnTrain { train }).collect()
}

/// Where all trains are alike there is nothing to choose.
pub(crate) fn needs_decision(view: View<'_>, company: CompanyId, keep: Option<Train>) -> bool {
    !view.options.return_like_trains_unasked || returnable(view, company, keep).len() > 1
}

pub(crate) fn automatically(tx: &mut Transaction<'_>, company: CompanyId, keep: Option<Train>) {
    match returnable(tx.view(), company, keep).first() {
        Some(&train) => apply(tx, company, train),
        None => tx.answered(),
    }
}

pub(crate) fn check(view: View<'_>, company: CompanyId, keep: Option<Train>, train: Train) -> Checked<()> {
    let owned = view.state.company(company).trains.iter().filter(|&&owned| owned == train).count();
    if owned == 0 {
        return refuse(rule::SCR_05, Why::NoSuchTrain { train });
    }
    if keep == Some(train) && owned == 1 {
        return refuse(rule::TRN_06, Why::JustBought { train });
    }
    Ok(())
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, train: Train) {
    tx.take_train(train, company, TrainPlace::Pool);
    if tx.state.company(company).trains.len() <= tx.view().train_limit(company) {
        tx.answered();
    }
}
