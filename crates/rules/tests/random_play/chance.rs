//! Chance for random play: the choice of an action by weights, so that all parts of the
//! game come up: uniform choice would hardly ever float a large company or take one over.

use fixtures::Random;
use rules::action::Source;
use rules::title::Title;
use rules::{Action, CzOffer, E30Offer, F56Offer, Offer, Offers};

pub struct Chance(Random);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Random(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    /// Chooses a kind of offer by weight, an offer of that kind, and an action of the offer.
    pub fn choose(&mut self, title: &Title, offers: &Offers, temper: Temper) -> Action {
        let mut kinds: Vec<(&'static str, usize)> = Vec::new();
        for offer in &offers.offers {
            let kind = kind_of(title, offer);
            if !kinds.iter().any(|&(other, _)| other == kind) {
                kinds.push((kind, weight(kind, temper)));
            }
        }
        let mut left = self.below(kinds.iter().map(|&(_, weight)| weight).sum());
        let mut chosen = kinds[0].0;
        for (kind, weight) in kinds {
            chosen = kind;
            if left < weight {
                break;
            }
            left -= weight;
        }
        let of_kind: Vec<&Offer> =
            offers.offers.iter().filter(|offer| kind_of(title, offer) == chosen).collect();
        let index = self.below(of_kind.len());
        let best = of_kind.iter().max_by_key(|offer| match offer {
            Offer::RunTrains { revenue, .. } => *revenue,
            _ => 0,
        });
        match best {
            Some(best) if temper == Temper::Patient && chosen == "RunTrains" => best.action(0),
            _ => self.action_of(of_kind[index]),
        }
    }

    /// An action of the offer: the lowest, the highest, or any.
    pub fn action_of(&mut self, offer: &Offer) -> Action {
        if matches!(offer, Offer::ClaimRevenue {}) {
            return Action::ClaimRevenue { amount: 10 * self.below(40) as u32 };
        }
        if matches!(offer, Offer::Cz(CzOffer::Bid { .. })) && !self.one_in(12) {
            // Otherwise all money would go into the first papers.
            return offer.action(self.below(offer.len().min(20)));
        }
        let index = match self.below(3) {
            0 => 0,
            1 => offer.len() - 1,
            _ => self.below(offer.len()),
        };
        offer.action(index)
    }
}

/// What a table of random players likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Buys shares and trains, pays out.
    Keen,
    /// Takes over what it can, retains for it.
    Greedy,
    /// Uses and trades local railways, builds.
    Tinkering,
    /// Sells, spends, borrows.
    Reckless,
    /// Borrows for trains, runs, and keeps what it has: companies with credit live to see the last phases.
    Patient,
}

impl Temper {
    pub fn of(seed: u64) -> Temper {
        [Temper::Keen, Temper::Greedy, Temper::Tinkering, Temper::Reckless][(seed % 4) as usize]
    }
}

/// The kind of an offer; those with a hidden sub-kind have several.
pub fn kind_of(title: &Title, offer: &Offer) -> &'static str {
    match offer {
        Offer::Pass => "Pass",
        Offer::BuyPrivate { .. } => "BuyLocal",
        Offer::Cz(CzOffer::PickPaper { .. }) => "PickPaper",
        Offer::Cz(CzOffer::Bid { .. }) => "Bid",
        Offer::Cz(CzOffer::AssignTrain { .. }) => "AssignTrain",
        Offer::SellShares { .. } => "SellShares",
        Offer::StartCompany { .. } => "StartCompany",
        Offer::BuyShare { .. } => "BuyShare",
        Offer::Cz(CzOffer::RepayDebt { .. }) => "RepayDebt",
        Offer::Cz(CzOffer::LayHomeTile { .. }) => "LayHomeTile",
        Offer::ChooseCity { .. } => "ChooseCity",
        Offer::LayTile { tile, .. } if title.tile(*tile).purple => "LayTile, purple",
        Offer::LayTile { private: Some(_), .. } => "LayTile, waived",
        Offer::LayTile { .. } => "LayTile",
        Offer::PlaceStation { .. } => "PlaceStation",
        Offer::RunTrains { .. } => "RunTrains",
        Offer::ClaimRevenue {} => "ClaimRevenue",
        Offer::PayOut => "PayOut",
        Offer::Retain => "Retain",
        Offer::Cz(CzOffer::TakeOver { .. }) => "TakeOver",
        Offer::Cz(CzOffer::ReturnMarker { .. }) => "ReturnMarker",
        Offer::Cz(CzOffer::TurnTrain { .. }) => "TurnTrain",
        Offer::Cz(CzOffer::ScrapTrain { .. }) => "ScrapTrain",
        Offer::BuyTrain { loan, .. } if *loan > 0 => "BuyTrain, borrowing",
        Offer::BuyTrain { help, .. } if *help > 0 => "BuyTrain, helped",
        Offer::BuyTrain { source: Source::Pool(_), .. } => "BuyTrain, pool",
        Offer::BuyTrain { .. } => "BuyTrain",
        Offer::BuyTrainFrom { .. } => "BuyTrainFrom",
        Offer::ReturnTrain { .. } => "ReturnTrain",
        Offer::OfferForPrivate { .. } => "OfferForLocal",
        Offer::Cz(CzOffer::SellLocal { .. }) => "SellLocal",
        Offer::F56(F56Offer::BidFor { .. }) => "BidFor",
        Offer::F56(F56Offer::BuyFromPool { .. }) => "BuyFromPool",
        Offer::F56(F56Offer::TakeLoan { .. }) => "TakeLoan",
        Offer::F56(F56Offer::RepayLoan) => "RepayLoan",
        Offer::F56(F56Offer::PlacePost { .. }) => "PlacePost",
        Offer::F56(F56Offer::TradeTrain { .. }) => "TradeTrain",
        Offer::F56(F56Offer::OfferPrivate { .. }) => "OfferPrivate",
        Offer::F56(F56Offer::GoBankrupt) => "GoBankrupt",
        Offer::F56(F56Offer::PayLoans { .. }) => "PayLoans",
        Offer::F56(F56Offer::Merge) => "Merge",
        Offer::F56(F56Offer::RemoveStation { .. }) => "RemoveStation",
        Offer::F56(F56Offer::BorrowTrain { .. }) => "BorrowTrain",
        Offer::E30(E30Offer::PayHalf) => "PayHalf",
        Offer::Accept => "Accept",
        Offer::Refuse => "Refuse",
        Offer::CounterOffer { .. } => "CounterOffer",
    }
}

fn weight(kind: &str, temper: Temper) -> usize {
    let common = match kind {
        "Pass" => 8,
        "BuyLocal" => 16,
        "Bid" => 12,
        "StartCompany" => 60,
        "BuyShare" => 40,
        "SellShares" => 2,
        "RepayDebt" => 40,
        "LayTile" => 60,
        "LayTile, purple" | "LayTile, waived" => 10,
        "PlaceStation" => 20,
        "PayOut" => 40,
        "Retain" => 8,
        "TakeOver" => 2,
        "BuyTrain" | "BuyTrain, pool" => 20,
        "BuyTrain, helped" | "BuyTrain, borrowing" => 4,
        "BuyTrainFrom" => 3,
        "OfferForLocal" => 3,
        "SellLocal" => 1,
        "Accept" => 20,
        "Refuse" | "CounterOffer" => 8,
        "BidFor" => 4,
        "BuyFromPool" => 40,
        "TakeLoan" => 6,
        "RepayLoan" => 4,
        "TradeTrain" => 20,
        "RunTrains" => 12,
        "ClaimRevenue" => 2,
        _ => 8,
    };
    match (temper, kind) {
        (Temper::Greedy, "TakeLoan") => 60,
        (Temper::Greedy, "RepayLoan") => 1,
        (Temper::Greedy, "TakeOver") => 40,
        (Temper::Greedy, "Retain") => 40,
        (Temper::Tinkering, "OfferForLocal") => 30,
        (Temper::Tinkering, "LayTile, purple" | "LayTile, waived") => 60,
        (Temper::Tinkering, "BuyTrain") => 8,
        (Temper::Reckless, "SellShares") => 20,
        (Temper::Reckless, "BuyTrain, helped" | "BuyTrain, borrowing") => 30,
        (Temper::Reckless, "RepayDebt") => 4,
        (Temper::Patient, "BuyTrain" | "BuyTrain, pool" | "BuyTrain, helped" | "TradeTrain") => 400,
        (Temper::Patient, "LayTile" | "BuyShare") => 200,
        (Temper::Patient, "Retain") => 40,
        (Temper::Patient, "TakeLoan") => 12,
        (Temper::Patient, "PlaceStation") => 200,
        (Temper::Patient, "PayLoans") => 1,
        (Temper::Patient, "SellShares" | "BuyTrainFrom" | "OfferForLocal") => 1,
        (Temper::Patient, "GoBankrupt") => 0,
        _ => common,
    }
}
