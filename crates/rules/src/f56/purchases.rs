//! R-36-TRN, what happens when a train is bought: from bank or pool, by trade, or from another company.

use super::train_supply::type_of;
use super::trains::LegalPurchase;
use super::{asked, dividend, loans, phases};
use crate::f56::prelude::*;
use crate::shared::deals::TrainDeal;

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, legal: LegalPurchase) {
    let LegalPurchase { source, train, price, missing, traded } = legal;
    let president = tx.view().director(company);
    tx.pay(Purse::Player(president), Purse::Company(company), missing, For::Help);
    tx.pay(Purse::Company(company), Purse::Bank, price, For::Train(train));
    if let Some(traded) = traded {
        tx.take_train(traded, company, TrainPlace::Pool);
    }
    note(tx, train, true);
    match source {
        Source::Pool(_) => {
            tx.give_train(train, TrainPlace::Pool, company);
            phases::received(tx, company);
            phases::sold(tx, company, train);
        }
        Source::Stack | Source::Beside => {
            tx.give_train(train, TrainPlace::Stack, company);
            phases::received(tx, company);
            phases::leave_stack(tx, company, train);
        }
    }
    bought(tx, company);
}

/// After a purchase: surplus trains are returned, what was put off is paid, and the step may be over.
fn bought(tx: &mut Transaction<'_>, company: CompanyId) {
    let view = tx.view();
    let over = !view.options.f56.end_in_any_order && !asked::about_trains(view, company);
    let need_is_over = tx.options.f56.blocks_grow;
    tx.note_credit(|credit| {
        credit.trains_done |= over;
        // By the book the need is over; on 18xx.games no other block of the same company follows in this step.
        if need_is_over {
            credit.sold.clear();
        }
    });
    return_surplus(tx, company);
    dividend::pay_late(tx);
    if over && !tx.options.f56.interest_at_once {
        loans::repay_excess(tx, company);
    }
}

/// Where a company may buy at its limit, it returns a train then; a new phase, or the formation of the national company, asks for itself.
fn return_surplus(tx: &mut Transaction<'_>, company: CompanyId) {
    let view = tx.view();
    let forming = view.state.national.as_ref().is_some_and(|national| national.forming.is_some());
    let asked = |decision: &Decision| matches!(decision, Decision::ReturnTrains { company: of, .. } if *of == company);
    if forming || view.state.agenda.iter().any(asked) {
        return;
    }
    let owns = view.state.company(company).trains.len();
    if owns > view.train_limit(company) {
        tx.ask(Decision::ReturnTrains { company, keep: None });
    } else if view.is_national(company) && owns > view.national_trains() {
        tx.ask(F56Decision::NationalTrains { company });
    }
}

/// Remembers the type for the rest of the turn.
fn note(tx: &mut Transaction<'_>, train: Train, from_bank: bool) {
    let train_type = type_of(tx.view(), train);
    tx.note_credit(|credit| credit.bought.push((train_type, from_bank)));
}

pub(crate) fn execute_deal(tx: &mut Transaction<'_>, company: CompanyId, deal: TrainDeal) {
    let TrainDeal { seller, train, price } = deal;
    let missing = price.saturating_sub(tx.state.company(company).treasury);
    let president = tx.view().director(company);
    tx.pay(Purse::Player(president), Purse::Company(company), missing, For::Help);
    tx.pay(Purse::Company(company), Purse::Company(seller), price, For::Train(train));
    tx.take_train(train, seller, TrainPlace::Company(company));
    note(tx, train, false);
    phases::received(tx, company);
    bought(tx, company);
}
