//! Rules of thumb for 18CZ and its variants.

mod deals;
pub(crate) mod forecast;
mod money;
pub(crate) mod papers;
mod pre_stock;
mod selling;
mod starting;
mod stock;
mod trains;

use crate::heuristics::building;
use crate::plain;
use crate::prelude::*;

/// Ideas for a decision; none for what these titles never ask.
pub(crate) fn ideas(ctx: Context<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::Cz(ref own) => match *own {
            CzDecision::PreStock { .. } => pre_stock::ideas(ctx),
            CzDecision::PickPaper { .. } | CzDecision::Bid { .. } => papers::auction(ctx),
            CzDecision::RailwayTile { paper, .. } => papers::tile(ctx, paper),
            CzDecision::Stock { .. } => stock::ideas(ctx),
            CzDecision::HomeTile { company } | CzDecision::DoubledMarker { company, .. } => {
                building::home(ctx, company)
            }
            CzDecision::TakeOver { company } => deals::take_over(ctx, company),
            CzDecision::TakenTrains { company, .. } => trains::taken(ctx, company),
        },
        Decision::Dividend { company, revenue } => money::dividend(ctx, company, revenue),
        Decision::Trains { company } => {
            let mut ideas = trains::buy(ctx, company);
            ideas.extend(deals::offer_for_locals(ctx, company));
            ideas
        }
        Decision::ReturnTrains { company, .. } => trains::give_back(ctx, company),
        Decision::Answer { company, deal, price, .. } => deals::answer(ctx, company, deal, price),
        Decision::CounterOffer { company, deal, price, .. } => deals::countered(ctx, company, deal, price),
        _ => plain::shared(ctx, decision),
    }
}
