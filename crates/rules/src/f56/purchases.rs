//! R-36-TRN, what happens when a train is bought: from bank or pool, by trade, or from another company.

use super::train_supply::type_of;
use super::trains::LegalPurchase;
use super::{asked, dividend, loans, phases};
use crate::action::Source;
use crate::decision::Decision;
use crate::event::{For, Purse, TrainPlace};
use crate::f56::decisions::Decision as F56Decision;
use crate::ids::CompanyId;
use crate::shared::deals::TrainDeal;
use crate::state::Train;
use crate::turn::Turn;

pub(crate) fn apply(turn: &mut Turn<'_>, company: CompanyId, legal: LegalPurchase) {
    let LegalPurchase { source, train, price, missing, traded } = legal;
    let president = turn.view().director(company);
    turn.pay(Purse::Player(president), Purse::Company(company), missing, For::Help);
    turn.pay(Purse::Company(company), Purse::Bank, price, For::Train(train));
    if let Some(traded) = traded {
        turn.take_train(traded, company, TrainPlace::Pool);
    }
    note(turn, train, true);
    match source {
        Source::Pool(_) => {
            turn.give_train(train, TrainPlace::Pool, company);
            phases::received(turn, company);
            phases::sold(turn, company, train);
        }
        Source::Stack | Source::Beside => {
            turn.give_train(train, TrainPlace::Stack, company);
            phases::received(turn, company);
            phases::leave_stack(turn, company, train);
        }
    }
    bought(turn, company);
}

/// After a purchase: surplus trains are returned, what was put off is paid, and the step may be over.
fn bought(turn: &mut Turn<'_>, company: CompanyId) {
    let view = turn.view();
    let over = !view.options.benelux.end_in_any_order && !asked::about_trains(view, company);
    let need_is_over = turn.options.benelux.blocks_grow;
    turn.note_credit(|credit| {
        credit.trains_done |= over;
        // By the book the need is over; on 18xx.games no other block of the same company follows in this step.
        if need_is_over {
            credit.sold.clear();
        }
    });
    return_surplus(turn, company);
    dividend::pay_late(turn);
    if over && !turn.options.benelux.interest_at_once {
        loans::repay_excess(turn, company);
    }
}

/// Where a company may buy at its limit, it returns a train then; a new phase, or the formation of the national company, asks for itself.
fn return_surplus(turn: &mut Turn<'_>, company: CompanyId) {
    let view = turn.view();
    let forming = view.state.national.as_ref().is_some_and(|national| national.forming.is_some());
    let asked = |decision: &Decision| matches!(decision, Decision::ReturnTrains { company: of, .. } if *of == company);
    if forming || view.state.agenda.iter().any(asked) {
        return;
    }
    let owns = view.state.company(company).trains.len();
    if owns > view.train_limit(company) {
        turn.ask(Decision::ReturnTrains { company, keep: None });
    } else if view.is_national(company) && owns > view.national_trains() {
        turn.ask(Decision::F56(F56Decision::NationalTrains { company }));
    }
}

/// Remembers the type for the rest of the turn.
fn note(turn: &mut Turn<'_>, train: Train, from_bank: bool) {
    let train_type = type_of(turn.view(), train);
    turn.note_credit(|credit| credit.bought.push((train_type, from_bank)));
}

pub(crate) fn execute_deal(turn: &mut Turn<'_>, company: CompanyId, deal: TrainDeal) {
    let TrainDeal { seller, train, price } = deal;
    let missing = price.saturating_sub(turn.state.company(company).treasury);
    let president = turn.view().director(company);
    turn.pay(Purse::Player(president), Purse::Company(company), missing, For::Help);
    turn.pay(Purse::Company(company), Purse::Company(seller), price, For::Train(train));
    turn.take_train(train, seller, TrainPlace::Company(company));
    note(turn, train, false);
    phases::received(turn, company);
    bought(turn, company);
}
