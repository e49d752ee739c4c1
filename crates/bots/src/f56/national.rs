//! R-36-CGR: the national company. A company of one's own is rescued where that costs less than half of what it is worth.

use super::forecast;
use crate::heuristics::glance;
use crate::prelude::*;

/// What a share of the national company is worth above its first price: it has stations everywhere.
const NATIONAL: i64 = 120;

/// Whether a train is never scrapped.
pub(super) fn is_permanent(view: View<'_>, train: Train) -> bool {
    let of = view.side(train).train;
    !view.title.train_types.iter().any(|other| other.scraps.contains(&of))
}

/// Pay the loans, or let the company merge.
pub(super) fn debts(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let shares = ctx.shares(company);
    // Once its loans are paid nothing threatens it, and nothing is taken off.
    let plan = forecast::plan(ctx.forecast, company);
    let price =
        forecast::price_after_steps(view, view.state.company(company).space, plan.paid, plan.withheld);
    let free = shares * (price + plan.paid * plan.revenue / 10) - plan.burden;
    let lowest = view.title.figures.national.lowest_price;
    let merged = shares / 2 * (i64::from(view.price(company).max(lowest)) + NATIONAL / 2);
    ctx.judge(|offer| match *offer {
        Offer::F56(F56Offer::PayLoans { help }) => {
            let costs = forecast::cash(ctx.forecast, i64::from(help));
            let reason = Reason::Worth { brings: free, costs: costs + merged };
            Some((free - costs - merged, reason))
        }
        Offer::F56(F56Offer::Merge) => Some((0, Reason::Worth { brings: merged, costs: free })),
        _ => None,
    })
}

/// The stations that lead to the least are given up.
pub(super) fn stations(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| match *offer {
        Offer::F56(F56Offer::RemoveStation { hex, .. }) => {
            Some((-glance::surroundings(ctx.view, hex), Reason::NothingBetter))
        }
        _ => None,
    })
}

/// Trains that will be scrapped are kept only beside permanent ones: without any train the company borrows the longest.
pub(super) fn trains(ctx: Context<'_>, company: CompanyId) -> Vec<Idea> {
    let view = ctx.view;
    let owned = &view.state.company(company).trains;
    let lasting = owned.iter().any(|&train| is_permanent(view, train));
    let full = owned.len() > view.train_limit(company);
    ctx.judge(|offer| match *offer {
        Offer::ReturnTrain { train } => {
            let wanted = if is_permanent(view, train) || (lasting && !full) { -100 } else { 10 };
            let score = wanted - i64::from(view.side(train).price) / 100;
            Some((score, Reason::NothingBetter))
        }
        _ => None,
    })
}

/// The longest train is borrowed.
pub(super) fn borrow(ctx: Context<'_>) -> Vec<Idea> {
    ctx.judge(|offer| match *offer {
        Offer::F56(F56Offer::BorrowTrain { source }) => {
            Some((10 + ctx.view.card_at(source).index() as i64, Reason::NeedsTrain))
        }
        _ => None,
    })
}
