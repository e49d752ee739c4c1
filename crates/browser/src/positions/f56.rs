//! Random tables of 1836Jr-56: a uniform choice would ruin every company with loans before the national one is formed.

use rules::seed::Draws;
use rules::{Action, F56Offer, Offer, Offers};

use super::Temper;

/// An offer by its weight, and one of its cheaper actions.
pub(super) fn choose(offers: &Offers, temper: Temper, draws: &mut Draws) -> Action {
    let weights: Vec<usize> = offers.offers.iter().map(|offer| weight(offer, temper)).collect();
    let chosen = &offers.offers[draws.weighted(&weights)];
    chosen.action(draws.below(chosen.len().min(8)))
}

/// How much the table likes an offer.
fn weight(offer: &Offer, temper: Temper) -> usize {
    match (temper, offer) {
        (Temper::Reckless | Temper::Indebted, Offer::F56(F56Offer::TakeLoan { .. })) => 60,
        (Temper::Reckless, Offer::SellShares { .. }) => 12,
        (
            Temper::Reckless | Temper::Indebted,
            Offer::F56(F56Offer::RepayLoan | F56Offer::PayLoans { .. }),
        ) => 1,
        (Temper::Indebted, Offer::F56(F56Offer::Merge)) => 60,
        (Temper::Tinkering, Offer::OfferForPrivate { .. } | Offer::Accept) => 60,
        (
            Temper::Tinkering,
            Offer::LayTile { private: Some(_), .. } | Offer::F56(F56Offer::PlacePost { .. }),
        ) => 60,
        (_, Offer::BuyPrivate { .. } | Offer::BuyShare { .. } | Offer::F56(F56Offer::BuyFromPool { .. })) => {
            60
        }
        (_, Offer::PayOut | Offer::BuyTrain { .. } | Offer::F56(F56Offer::TradeTrain { .. })) => 60,
        (_, Offer::RunTrains { revenue, .. }) => 1 + 40 * usize::from(*revenue > 0),
        (_, Offer::StartCompany { .. }) => 30,
        (_, Offer::LayTile { .. } | Offer::Pass) => 12,
        (_, Offer::PlaceStation { .. }) => 8,
        (_, Offer::F56(F56Offer::RepayLoan | F56Offer::TakeLoan { .. })) => 6,
        (_, Offer::SellShares { .. } | Offer::BuyTrainFrom { .. } | Offer::F56(F56Offer::GoBankrupt)) => 1,
        _ => 4,
    }
}
