//! Rules of thumb for 18CZ and its variants.

mod deals;
mod money;
pub(crate) mod papers;
mod pre_stock;
mod selling;
mod stock;
mod trains;

use rules::Decision;

use super::{Mind, answers, building, run, ways};
use crate::idea::Idea;

/// Ideas for a decision; none for what these titles never ask.
pub(crate) fn ideas(mind: Mind<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::PreStock { .. } => pre_stock::ideas(mind),
        Decision::PickPaper { .. } => papers::pick(mind),
        Decision::Bid { .. } => papers::bid(mind),
        Decision::RailwayTile { paper, .. } => papers::tile(mind, paper),
        Decision::Stock { .. } => stock::ideas(mind),
        Decision::HomeTile { company }
        | Decision::HomeCity { company, .. }
        | Decision::DoubledMarker { company, .. } => building::home(mind, company),
        Decision::Track { company } => building::track(mind, company),
        Decision::Station { company } => building::station(mind, company),
        Decision::Run { .. } => run(mind),
        Decision::Dividend { company, revenue } => money::dividend(mind, company, revenue),
        Decision::TakeOver { company } => deals::take_over(mind, company),
        Decision::TakenTrains { company, .. } => trains::taken(mind, company),
        Decision::Trains { company } => trains::buy(mind, company),
        Decision::ReturnTrains { company, .. } => trains::give_back(mind, company),
        Decision::Answer { company, deal, price, .. } => deals::answer(mind, company, deal, price),
        Decision::CounterOffer { company, deal, price, .. } => deals::countered(mind, company, deal, price),
        _ => Vec::new(),
    }
}
