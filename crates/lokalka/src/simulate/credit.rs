//! Random games of 1836Jr-56: what is counted, and a choice by weights. Uniform choice would ruin every company with loans and
//! never come to the national one.

use rules::event::{For, TrainPlace};
use rules::seed::Draws;
use rules::{Action, Event, Offer, Offers};

/// How often what came up.
#[derive(Default)]
pub struct Counts {
    formed: u64,
    bankrupt: u64,
    loans: u64,
    destinations: u64,
    borrowed: u64,
    merged: u64,
    traded: u64,
    forced: u64,
    banks: u64,
    closed: u64,
}

impl Counts {
    pub fn count(&mut self, action: &Action, events: &[Event]) {
        let trades = matches!(action, Action::TradeTrain { .. });
        for event in events {
            let count = match event {
                Event::NationalFormed { .. } => &mut self.formed,
                Event::WentBankrupt { .. } => &mut self.bankrupt,
                Event::MoneyMoved { why: For::Loan, .. } => &mut self.loans,
                Event::DestinationReached { .. } => &mut self.destinations,
                Event::TrainBorrowed { .. } => &mut self.borrowed,
                Event::CompanyMerged { .. } => &mut self.merged,
                Event::TrainMoved { from: TrainPlace::Company(_), to: TrainPlace::Pool, .. } if trades => {
                    &mut self.traded
                }
                Event::MoneyMoved { why: For::Help, .. } => &mut self.forced,
                Event::BankBroke => &mut self.banks,
                Event::CompanyClosed { .. } => &mut self.closed,
                _ => continue,
            };
            *count += 1;
        }
    }

    pub fn told(&self) -> String {
        format!(
            "nationalisations {}, companies merged {}, trains exchanged {}, payments of presidents {}, bankruptcies {}, banks broken {}, loans {}, destinations {}, borrowed trains {}, companies closed {}",
            self.formed,
            self.merged,
            self.traded,
            self.forced,
            self.bankrupt,
            self.banks,
            self.loans,
            self.destinations,
            self.borrowed,
            self.closed
        )
    }
}

fn weight(offer: &Offer) -> usize {
    match offer {
        Offer::BuyLocal { .. } => 60,
        Offer::StartCompany { .. } => 30,
        Offer::BuyShare { .. } | Offer::BuyFromPool { .. } => 60,
        Offer::SellShares { .. } => 1,
        Offer::LayTile { .. } => 12,
        Offer::PlaceStation { .. } => 8,
        Offer::RunTrains { revenue, .. } => 1 + 40 * usize::from(*revenue > 0),
        Offer::PayOut => 60,
        Offer::BuyTrain { .. } | Offer::TradeTrain { .. } => 60,
        Offer::TakeLoan { .. } => 10,
        Offer::RepayLoan | Offer::PayLoans { .. } => 3,
        // So that a national company without any train comes up, which borrows one.
        Offer::Merge => 20,
        Offer::ReturnTrain { .. } => 40,
        Offer::BorrowTrain { .. } => 60,
        Offer::BuyTrainFrom { .. } => 1,
        Offer::Pass => 12,
        Offer::GoBankrupt => 1,
        _ => 4,
    }
}

/// An offer by weight, and one of its cheaper actions.
pub fn choose(offers: &Offers, draws: &mut Draws) -> Action {
    let all: usize = offers.offers.iter().map(weight).sum();
    let mut left = draws.below(all);
    let mut chosen = &offers.offers[0];
    for offer in &offers.offers {
        chosen = offer;
        if left < weight(offer) {
            break;
        }
        left -= weight(offer);
    }
    chosen.action(draws.below(chosen.len().min(8)))
}
