//! VIII.9, the trains of a company taken over: keep them, turn them to a larger side, or scrap them.

use crate::cz::prelude::*;
use crate::shared::scrapping;
use crate::train::kinds;

/// A legal turning.
pub(crate) struct LegalTurning {
    train: Train,
    side: Size,
    cost: Money,
}

pub(crate) fn offers(view: View<'_>, company: CompanyId, taken: &[Train]) -> Vec<Offer> {
    let mut offers = Vec::new();
    if check_keeping(view, company).is_ok() {
        offers.push(Offer::Pass);
    }
    for train in kinds(taken) {
        offers.push(Offer::Cz(CzOffer::ScrapTrain { train }));
        offers.extend(Size::ALL.into_iter().filter_map(|side| {
            let legal = check_turning(view, company, taken, train, side).ok()?;
            Some(Offer::Cz(CzOffer::TurnTrain { train, side, cost: legal.cost }))
        }));
    }
    offers
}

/// Keeping all that is left as it is: within the limit, and not at it without a runnable train (R-ACQ-13, R-ACQ-14).
pub(crate) fn check_keeping(view: View<'_>, company: CompanyId) -> Checked<()> {
    let trains = &view.state.company(company).trains;
    check_limit(view, company, trains)?;
    check_room(view, company, trains)
}

fn check_limit(view: View<'_>, company: CompanyId, trains: &[Train]) -> Checked<()> {
    if trains.len() > view.train_limit(company) {
        let (owns, phase) = (trains.len(), view.state.phase);
        return refuse(rule::ACQ_13, Why::TrainLimit { company, owns, phase });
    }
    Ok(())
}

fn check_room(view: View<'_>, company: CompanyId, trains: &[Train]) -> Checked<()> {
    if !view.options.scrap_surplus {
        return Ok(());
    }
    check_limit(view, company, trains)?;
    let limit = view.train_limit(company);
    if trains.len() == limit && !trains.iter().any(|&train| view.runs(company, train)) {
        return refuse(rule::ACQ_14, Why::KeepRoomForOwnTrain { company, limit });
    }
    Ok(())
}

pub(crate) fn check_scrapping(taken: &[Train], train: Train) -> Checked<()> {
    if taken.contains(&train) { Ok(()) } else { refuse(rule::ACQ_09, Why::NoSuchTrain { train }) }
}

pub(crate) fn check_turning(
    view: View<'_>,
    company: CompanyId,
    taken: &[Train],
    train: Train,
    side: Size,
) -> Checked<LegalTurning> {
    if !taken.contains(&train) {
        return refuse(rule::ACQ_09, Why::NoSuchTrain { train });
    }
    if side <= train.side {
        return refuse(rule::ACQ_10, Why::OnlyLarger);
    }
    let own = view.size(company);
    if side > own || (!view.options.turn_to_any_side && side != own) {
        return refuse(rule::ACQ_10, Why::TooLarge { size: side, company });
    }
    let Some(new) = view.title.card(train.card).side(side) else {
        return refuse(rule::ACQ_10, Why::NoSuchSide { size: side });
    };
    if view.state.trains.scrapped.contains(&new.train) {
        return refuse(rule::ACQ_11, Why::TypeIsScrapped { train_type: new.train });
    }
    let cost = new.price.saturating_sub(view.side(train).price);
    let have = view.state.company(company).treasury;
    if cost > have {
        return refuse(rule::ACQ_10, Why::CannotAfford { need: cost, have });
    }
    let mut kept = view.state.company(company).trains.to_vec();
    for taken in taken {
        let index = kept.iter().position(|kept| kept == taken);
        kept.remove(index.expect("taken-over trains belong to the acquirer"));
    }
    kept.push(Train { side, ..train });
    // Turning scraps like a sale, so what counts is what is left afterwards.
    let scraps = &view.title.train_types[new.train.index()].scraps;
    kept.retain(|&train| !scraps.contains(&view.side(train).train));
    check_room(view, company, &kept)?;
    Ok(LegalTurning { train, side, cost })
}

/// Takes the train off the list; the decision ends with the last one.
fn decided(tx: &mut Transaction<'_>, train: Train) {
    if let Some(Decision::Cz(CzDecision::TakenTrains { company, taken })) = tx.state.decision()
        && let Some(index) = taken.iter().position(|&other| other == train)
    {
        let (company, mut taken) = (*company, taken.clone());
        taken.remove(index);
        tx.note(Note::AskedAnew(Decision::Cz(CzDecision::TakenTrains { company, taken })));
    }
}

fn end_if_done(tx: &mut Transaction<'_>) {
    if matches!(tx.state.decision(), Some(Decision::Cz(CzDecision::TakenTrains { taken, .. })) if taken.is_empty())
    {
        tx.answered();
    }
}

pub(crate) fn apply_scrapping(tx: &mut Transaction<'_>, company: CompanyId, train: Train) {
    tx.take_train(train, company, TrainPlace::Gone);
    decided(tx, train);
    end_if_done(tx);
}

/// Turning counts as a sale of the new type (R-ACQ-12).
pub(crate) fn apply_turning(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalTurning) {
    let LegalTurning { train, side, cost } = legal;
    decided(tx, train);
    tx.pay(Purse::Company(company), Purse::Bank, cost, For::Turning(train));
    tx.record(CzEvent::TrainTurned { company, train, side });
    let sold = tx.view().side(Train { side, ..train }).train;
    scrapping::scrap_for(tx, &[sold]);
    end_if_done(tx);
}
