//! Random games of 1836Jr-56: what is counted, and a choice by weights. Uniform choice would ruin every company with loans
//! and never come to the national one.

use languages::tr;
use rules::event::{For, TrainPlace};
use rules::seed::Draws;
use rules::train::Source;
use rules::{
    Action, CompanyId, Decision, Event, F56Action, F56Decision, F56Event, F56Offer, Game, Offer, Offers, View,
};

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
    /// See [`Counts::end`].
    deserted: u64,
}

impl Counts {
    pub fn count(&mut self, action: &Action, events: &[Event]) {
        let trades = matches!(action, Action::F56(F56Action::TradeTrain { .. }));
        for event in events {
            let count = match event {
                Event::F56(F56Event::NationalFormed { .. }) => &mut self.formed,
                Event::F56(F56Event::WentBankrupt { .. }) => &mut self.bankrupt,
                Event::MoneyMoved { why: For::Loan, .. } => &mut self.loans,
                Event::F56(F56Event::DestinationReached { .. }) => &mut self.destinations,
                Event::F56(F56Event::TrainBorrowed { .. }) => &mut self.borrowed,
                Event::F56(F56Event::CompanyMerged { .. }) => &mut self.merged,
                Event::TrainMoved { from: TrainPlace::Company(_), to: TrainPlace::Pool, .. } if trades => {
                    &mut self.traded
                }
                Event::MoneyMoved { why: For::Help | For::LoanHelp, .. } => &mut self.forced,
                Event::BankBroke => &mut self.banks,
                Event::CompanyClosed { .. } => &mut self.closed,
                _ => continue,
            };
            *count += 1;
        }
    }

    /// A game is over. Where neither a bank nor a player broke the table is deserted: all companies that were started are
    /// closed, and nobody has the money to start another, so that the engine ends it after many sets.
    pub fn end(&mut self, before: u64) {
        self.deserted += u64::from(self.ends() == before);
    }

    /// How often a bank broke or somebody went bankrupt.
    pub fn ends(&self) -> u64 {
        self.banks + self.bankrupt
    }

    pub fn told(&self) -> String {
        tr!(
            "simulate-counts",
            formed = self.formed,
            merged = self.merged,
            traded = self.traded,
            forced = self.forced,
            bankrupt = self.bankrupt,
            banks = self.banks,
            deserted = self.deserted,
            loans = self.loans,
            destinations = self.destinations,
            borrowed = self.borrowed,
            closed = self.closed,
        )
    }
}

/// How gladly this is done. Beside likes and dislikes that keep a game going: companies without a train for good borrow and
/// merge, the others repay, so that now and then a national company has no train and borrows one.
fn weight(game: &Game, offer: &Offer) -> usize {
    let view = game.view();
    let debtor = || match game.state().decision() {
        Some(Decision::F56(F56Decision::Debts { company })) => Some(*company),
        _ => view.operating_company(),
    };
    let safe = || debtor().is_some_and(|company| has_permanent(view, company));
    let buys = || matches!(game.state().decision(), Some(Decision::Trains { .. }));
    let indebted = || debtor().is_some_and(|company| view.credit(company).loans > 0);
    match offer {
        Offer::BuyPrivate { .. } => 60,
        Offer::StartCompany { .. } => 30,
        Offer::BuyShare { .. } | Offer::F56(F56Offer::BuyFromPool { .. }) => 60,
        Offer::SellShares { .. } => 1,
        Offer::LayTile { .. } => 12,
        Offer::PlaceStation { .. } => 8,
        Offer::RunTrains { revenue, .. } => 1 + 40 * usize::from(*revenue > 0),
        Offer::PayOut => 60,
        Offer::BuyTrain { .. } if debtor().is_some_and(|company| view.is_national(company)) => 1,
        Offer::BuyTrain { source: Source::Stack | Source::Beside, .. } if indebted() && for_good(game) => 40,
        Offer::BuyTrain { .. } | Offer::F56(F56Offer::TradeTrain { .. }) => 100,
        Offer::F56(F56Offer::TakeLoan { .. }) if safe() => 2,
        Offer::F56(F56Offer::TakeLoan { .. }) => 9,
        Offer::F56(F56Offer::RepayLoan) if safe() => 60,
        Offer::F56(F56Offer::RepayLoan) => 2,
        Offer::F56(F56Offer::PayLoans { .. }) if safe() => 200,
        Offer::F56(F56Offer::PayLoans { .. }) => 3,
        Offer::F56(F56Offer::Merge) if safe() => 4,
        Offer::F56(F56Offer::Merge) => 40,
        Offer::ReturnTrain { .. } => 200,
        Offer::F56(F56Offer::BorrowTrain { .. }) => 200,
        Offer::BuyTrainFrom { .. } => 1,
        Offer::Pass if buys() => 6,
        Offer::Pass => 12,
        Offer::F56(F56Offer::GoBankrupt) => 1,
        _ => 4,
    }
}

fn has_permanent(view: View<'_>, company: CompanyId) -> bool {
    let trains = view.state.company(company).trains.iter();
    trains.map(|&train| view.side(train).train).any(|train| view.title.is_permanent(train))
}

/// Whether the trains on top of the stack are never scrapped.
fn for_good(game: &Game) -> bool {
    let top = game.title().card(game.state().trains.top);
    top.sides.first().is_some_and(|side| game.title().is_permanent(side.train))
}

/// An offer by weight, and one of its cheaper actions.
pub fn choose(game: &Game, offers: &Offers, draws: &mut Draws) -> Action {
    let weights: Vec<usize> = offers.offers.iter().map(|offer| weight(game, offer)).collect();
    let chosen = &offers.offers[draws.weighted(&weights)];
    chosen.action(draws.below(chosen.len().min(8)))
}
