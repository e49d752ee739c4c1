//! Rules of thumb for 1836Jr-56.

mod auction;
mod deals;
mod exchange;
pub(crate) mod forecast;
mod money;
mod national;
mod par;
mod privates;
mod raising;
mod track;
mod trains;

use crate::plain;
use crate::prelude::*;

/// Ideas for a decision; none for what this title never asks.
pub(crate) fn ideas(ctx: Context<'_>, decision: &Decision) -> Vec<Idea> {
    match *decision {
        Decision::F56(ref own) => match *own {
            F56Decision::Privates { .. } | F56Decision::Raise { .. } => auction::ideas(ctx),
            F56Decision::Exchange { .. } => exchange::ideas(ctx),
            F56Decision::PrivateStation { .. } => privates::station(ctx),
            F56Decision::Borrow { .. } => national::borrow(ctx),
            F56Decision::Loans { company } => money::repay(ctx, company),
            F56Decision::Raising { company, due, .. } => raising::ideas(ctx, company, due),
            F56Decision::Debts { company } => national::debts(ctx, company),
            F56Decision::NationalStations { .. } => national::stations(ctx),
            F56Decision::NationalTrains { company } => national::trains(ctx, company),
        },
        Decision::Track { company } => track::ideas(ctx, company),
        Decision::Dividend { company, revenue } => money::dividend(ctx, company, revenue),
        Decision::Trains { company } => trains::ideas(ctx, company),
        Decision::ReturnTrains { .. } => trains::give_back(ctx),
        Decision::Answer { deal, price, .. } => deals::answer(ctx, deal, price),
        Decision::CounterOffer { company, deal, price, .. } => deals::countered(ctx, company, deal, price),
        _ => plain::shared(ctx, decision),
    }
}

/// What a company may do at any point of its turn: the marker of the post.
pub(crate) fn in_turn(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let any = ctx.offers.iter().any(|offer| matches!(offer, Offer::F56(F56Offer::PlacePost { .. })));
    if any { privates::post(ctx, company) } else { Vec::new() }
}
