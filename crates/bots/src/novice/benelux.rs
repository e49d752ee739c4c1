//! Rules of thumb for 1836Jr-56.

mod auction;
mod deals;
mod exchange;
mod money;
mod national;
mod par;
mod privates;
mod raising;
mod track;
mod trains;

use rules::{CompanyId, Decision, F56Offer, Offer};

use super::{Care, Mind, answers, building, percent, run};
use crate::idea::Idea;

/// Ideas for a decision; none for what this title never asks.
pub(crate) fn ideas(mind: Mind<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::Privates { .. } | Decision::Raise { .. } => auction::ideas(mind),
        Decision::Exchange { .. } => exchange::ideas(mind),
        Decision::HomeCity { company, .. } => building::home(mind, company),
        Decision::Track { company } => track::ideas(mind, company),
        Decision::Station { company } => building::station(mind, company),
        Decision::PrivateStation { .. } => privates::station(mind),
        Decision::Borrow { .. } => national::borrow(mind),
        Decision::Run { .. } => run(mind),
        Decision::Dividend { company, revenue } => money::dividend(mind, company, revenue),
        Decision::Trains { company } => trains::ideas(mind, company),
        Decision::Loans { company } => money::repay(mind, company),
        Decision::Raising { company, due, .. } => raising::ideas(mind, company, due),
        Decision::Debts { company } => national::debts(mind, company),
        Decision::NationalStations { .. } => national::stations(mind),
        Decision::NationalTrains { company } => national::trains(mind, company),
        Decision::ReturnTrains { company, .. } => trains::give_back(mind, company),
        Decision::Answer { deal, price, .. } => deals::answer(mind, deal, price),
        Decision::CounterOffer { company, deal, price, .. } => deals::countered(mind, company, deal, price),
        _ => Vec::new(),
    }
}

/// What a company may do at any point of its turn: the marker of the post.
pub(crate) fn in_turn(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let any = mind.offers.iter().any(|offer| matches!(offer, Offer::F56(F56Offer::PlacePost { .. })));
    if any { privates::post(mind, company) } else { Vec::new() }
}
