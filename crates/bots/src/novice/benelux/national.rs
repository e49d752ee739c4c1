//! R-36-CGR: the national company. A company of one's own is bought free where that costs less than half of it.

use rules::state::Train;
use rules::{CompanyId, F56Offer, Offer, View};

use super::{Mind, building};
use crate::forecast::bank;
use crate::idea::Idea;
use crate::reason::Reason;

/// What a share of the national company is worth above its first price: it has stations everywhere.
const NATIONAL: i64 = 120;

/// Whether a train is never scrapped.
pub(super) fn is_permanent(view: View<'_>, train: Train) -> bool {
    let of = view.side(train).train;
    !view.title.train_types.iter().any(|other| other.scraps.contains(&of))
}

/// Pay the loans, or let the company merge.
pub(super) fn debts(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let shares = i64::from(view.state.shares(company, mind.seat));
    // Once its loans are paid nothing threatens it, and nothing is taken off.
    let plan = bank::plan(mind.forecast, company);
    let price = bank::price_after_steps(view, view.state.company(company).space, plan.paid, plan.withheld);
    let free = shares * (price + plan.paid * plan.revenue / 10) - plan.burden;
    let merged = shares / 2 * (i64::from(view.price(company)).max(100) + NATIONAL / 2);
    let ideas = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::F56(F56Offer::PayLoans { help }) => {
            let costs = bank::cash(mind.forecast, i64::from(help));
            let reason = Reason::Worth { brings: free, costs: costs + merged };
            Some(Idea::new(offer.action(0), free - costs - merged, reason))
        }
        Offer::F56(F56Offer::Merge) => {
            Some(Idea::new(offer.action(0), 0, Reason::Worth { brings: merged, costs: free }))
        }
        _ => None,
    });
    ideas.collect()
}

/// The stations that lead to the least are given up.
pub(super) fn stations(mind: Mind<'_>) -> Vec<Idea> {
    let view = mind.forecast.view;
    let ideas = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::F56(F56Offer::RemoveStation { hex, .. }) => {
            Some(Idea::new(offer.action(0), -building::surroundings(view, hex), Reason::NothingBetter))
        }
        _ => None,
    });
    ideas.collect()
}

/// Trains that will be scrapped are kept only beside permanent ones: without any train the company borrows the longest.
pub(super) fn trains(mind: Mind<'_>, company: CompanyId) -> Vec<Idea> {
    let view = mind.forecast.view;
    let owned = &view.state.company(company).trains;
    let lasting = owned.iter().any(|&train| is_permanent(view, train));
    let full = owned.len() > view.train_limit(company);
    let ideas = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::ReturnTrain { train } => {
            let wanted = if is_permanent(view, train) || (lasting && !full) { -100 } else { 10 };
            let score = wanted - i64::from(view.side(train).price) / 100;
            Some(Idea::new(offer.action(0), score, Reason::NothingBetter))
        }
        _ => None,
    });
    ideas.collect()
}

/// The longest train is borrowed.
pub(super) fn borrow(mind: Mind<'_>) -> Vec<Idea> {
    use rules::action::Source;
    let view = mind.forecast.view;
    let ideas = mind.offers.iter().filter_map(|offer| match *offer {
        Offer::F56(F56Offer::BorrowTrain { source }) => {
            let card = match source {
                Source::Stack => view.state.trains.top,
                Source::Beside => view.last_card(),
                Source::Pool(train) => train.card,
            };
            Some(Idea::new(offer.action(0), 10 + card.index() as i64, Reason::NeedsTrain))
        }
        _ => None,
    });
    ideas.collect()
}
