//! Chance for random play: the choice of an action by weights, so that all parts of the
//! game come up: uniform choice would hardly ever float a large company or take one over.

use fixtures::Random;
use rules::message::Keyed;
use rules::title::Title;
use rules::train::Source;
use rules::{Action, CzOffer, Offer, Offers};

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
            Some(best) if temper == Temper::Patient && chosen == "run-trains" => best.action(0),
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

/// The kind of an offer: the verb, and for some how it is done.
pub fn kind_of(title: &Title, offer: &Offer) -> &'static str {
    match offer {
        Offer::LayTile { tile, .. } if title.tile(*tile).purple => "lay-tile, purple",
        Offer::LayTile { private: Some(_), .. } => "lay-tile, waived",
        Offer::BuyTrain { loan, .. } if *loan > 0 => "buy-train, borrowing",
        Offer::BuyTrain { help, .. } if *help > 0 => "buy-train, helped",
        Offer::BuyTrain { source: Source::Pool(_), .. } => "buy-train, pool",
        offer => verb(offer.key()),
    }
}

/// The verb of a key.
pub fn verb(key: &'static str) -> &'static str {
    key.strip_prefix("offer-").unwrap_or(key)
}

fn weight(kind: &str, temper: Temper) -> usize {
    let common = match kind {
        "pass" => 8,
        "buy-private" => 16,
        "bid" => 12,
        "start-company" => 60,
        "buy-share" => 40,
        "sell-shares" => 2,
        "repay-debt" => 40,
        "lay-tile" => 60,
        "lay-tile, purple" | "lay-tile, waived" => 10,
        "place-station" => 20,
        "pay-out" => 40,
        "retain" => 8,
        "take-over" => 2,
        "buy-train" | "buy-train, pool" => 20,
        "buy-train, helped" | "buy-train, borrowing" => 4,
        "buy-train-from" => 3,
        "offer-for-private" => 3,
        "sell-local" => 1,
        "accept" => 20,
        "refuse" | "counter-offer" => 8,
        "bid-for" => 4,
        "buy-from-pool" => 40,
        "take-loan" => 6,
        "repay-loan" => 4,
        "trade-train" => 20,
        "run-trains" => 12,
        "claim-revenue" => 2,
        _ => 8,
    };
    match (temper, kind) {
        (Temper::Greedy, "take-loan") => 60,
        (Temper::Greedy, "repay-loan") => 1,
        (Temper::Greedy, "take-over") => 40,
        (Temper::Greedy, "retain") => 40,
        (Temper::Tinkering, "offer-for-private") => 30,
        (Temper::Tinkering, "lay-tile, purple" | "lay-tile, waived") => 60,
        (Temper::Tinkering, "buy-train") => 8,
        (Temper::Reckless, "sell-shares") => 20,
        (Temper::Reckless, "buy-train, helped" | "buy-train, borrowing") => 30,
        (Temper::Reckless, "repay-debt") => 4,
        (Temper::Patient, "buy-train" | "buy-train, pool" | "buy-train, helped" | "trade-train") => 400,
        (Temper::Patient, "lay-tile" | "buy-share") => 200,
        (Temper::Patient, "retain") => 40,
        (Temper::Patient, "take-loan") => 12,
        (Temper::Patient, "place-station") => 200,
        (Temper::Patient, "pay-loans") => 1,
        (Temper::Patient, "sell-shares" | "buy-train-from" | "offer-for-private") => 1,
        (Temper::Patient, "go-bankrupt") => 0,
        _ => common,
    }
}
