//! XI.1, Václav: how he comes to his companies, and to their trains.

use super::{phases, returns};
use crate::cz::prelude::*;
use crate::shared::scrapping;

/// Václav gets a company of every size that may be started and of which he has none: one by lot among those that nobody
/// has started, and the next train with it (R-BOH-05 to R-BOH-08). That train may start a phase and bring him another.
pub(crate) fn receive(tx: &mut Transaction<'_>) {
    if tx.title.play.vaclav.is_none() {
        return;
    }
    for &size in &tx.title.phase(tx.state.phase).companies {
        if tx.view().vaclavs(size).is_some() {
            continue;
        }
        let unstarted = |&company: &CompanyId| {
            tx.view().size(company) == size && tx.state.company(company).status == Status::Unstarted
        };
        let among: Vec<CompanyId> = tx.title.company_ids().filter(unstarted).collect();
        if let Some(mut lot) = tx.state.lot.clone()
            && !among.is_empty()
        {
            let company = among[lot.below(among.len())];
            tx.note(Note::Lot(lot));
            take_company(tx, company, among);
            give_train(tx, company);
        }
    }
}

/// Trains of these types were sold: they scrap others, and then Václav may get a company (R-SCR-04).
pub(crate) fn sold(tx: &mut Transaction<'_>, sold: &[TrainTypeId]) {
    scrapping::scrap_for(tx, sold);
    receive(tx);
}

/// The company is his with as many shares as let it float, at the lowest price, without capital (R-BOH-08).
fn take_company(tx: &mut Transaction<'_>, company: CompanyId, among: Vec<CompanyId>) {
    let sheet = tx.title.size_of(company);
    let price = sheet.start_prices[0];
    tx.record(CzEvent::CompanyDrawn { company, among, price });
    tx.move_shares(company, sheet.float, Holder::Bank, Holder::Vaclav);
    tx.record(Event::CompanyFloated { company });
}

/// The top card of the stack, never one of the pool, on the side of the company's colour, for nothing (R-BOH-17). It
/// counts as a sale of that side (R-BOH-15).
fn give_train(tx: &mut Transaction<'_>, company: CompanyId) {
    let train = Train { card: tx.state.trains.top, side: tx.view().size(company) };
    let Some(side) = tx.title.card(train.card).side(train.side) else { return };
    tx.give_train(train, TrainPlace::Stack, company);
    phases::leave_stack(tx);
    sold(tx, &[side.train]);
}

/// The refusal of what his companies never do: buy trains, deal with others, keep their revenue.
pub(crate) fn never<T>(company: CompanyId, action: &Action) -> Checked<T> {
    let rule = match action {
        Action::BuyTrain { .. } => rule::BOH_13,
        Action::BuyTrainFrom { .. } | Action::Cz(CzAction::TakeOver { .. }) => rule::BOH_21,
        Action::PayOut | Action::Retain => rule::BOH_12,
        _ => return refuse(rule::OR_05, Why::NotNow),
    };
    refuse(rule, Why::VaclavsCompany { company })
}

/// Instead of an export each of his companies that is in play hands in its train and gets the next one, the small one
/// first (R-BOH-14). One that he gets on the way has its train already (R-BOH-16). Trains above a limit are returned
/// when all have theirs.
pub(crate) fn hand_out(tx: &mut Transaction<'_>) {
    let in_play: Vec<CompanyId> = Size::ALL.into_iter().filter_map(|size| tx.view().vaclavs(size)).collect();
    returns::ask_after(tx, |tx| {
        for company in in_play {
            for train in tx.state.company(company).trains {
                tx.take_train(train, company, TrainPlace::Gone);
            }
            give_train(tx, company);
        }
    });
}
