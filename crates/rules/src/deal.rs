//! Deals that need the agreement of somebody else, and prices that were refused.

use crate::ids::{CompanyId, PrivateId, Seat};
use crate::message::messages;
use crate::money::Money;
use crate::train::Train;

messages! {
    /// Something that needs the agreement of another director or owner.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Deal {
        /// A take-over of the company.
        TakeOver(company: CompanyId),
        /// A train of the company.
        Train(seller: CompanyId, train: Train),
        /// A local railway or private company in a player's hands.
        Private(private: PrivateId),
        /// A private company, from player to player: who would have it (R-36-PRV-04).
        BetweenPlayers(private: PrivateId, buyer: Seat),
        /// A private company that its owner offers, since he must raise money (R-36-EMR-08).
        ForSale(private: PrivateId),
    }
}

/// Deals that were refused since the position last changed, each with the price that was refused last. Offers come nearer to the other
/// side every time, so that this is the best price for it so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Refused(Vec<(Deal, Money)>);

impl Refused {
    /// The price that was refused last.
    pub fn price(&self, deal: Deal) -> Option<Money> {
        self.0.iter().find(|(refused, _)| *refused == deal).map(|&(_, price)| price)
    }

    /// All of them, sorted.
    pub fn iter(&self) -> impl Iterator<Item = (Deal, Money)> + '_ {
        self.0.iter().copied()
    }

    /// Remembers the price in place of the one before.
    pub(crate) fn set(&mut self, deal: Deal, price: Money) {
        match self.0.binary_search_by_key(&deal, |&(refused, _)| refused) {
            Ok(place) => self.0[place].1 = price,
            Err(place) => self.0.insert(place, (deal, price)),
        }
    }

    /// Everything may be offered again.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
