//! R-36-AUC, the auction of the private companies.

use rules::state::PrivateOwner;
use rules::{Action, F56Action, F56Offer, Money, Offer, PrivateId, Seat};

use super::Fault;
use super::table::{Ask, Auction, Purse, Stage, Table};

impl Table<'_> {
    fn auction(&self) -> &Auction {
        match &self.stage {
            Stage::Auction(auction) => auction,
            _ => panic!("no auction"),
        }
    }

    fn auction_mut(&mut self) -> &mut Auction {
        match &mut self.stage {
            Stage::Auction(auction) => auction,
            _ => panic!("no auction"),
        }
    }

    fn unsold(&self) -> Vec<PrivateId> {
        let mut unsold: Vec<PrivateId> = self
            .privates()
            .into_iter()
            .filter(|&private| self.owner(private) == PrivateOwner::Sheet)
            .collect();
        unsold.sort_by_key(|&private| self.title.privates[private.index()].price);
        unsold
    }

    fn bids_on(&self, private: PrivateId) -> Vec<(Seat, Money)> {
        self.auction()
            .bids
            .iter()
            .filter(|bid| bid.0 == private)
            .map(|&(_, seat, amount)| (seat, amount))
            .collect()
    }

    /// What a player can still spend on one private company: his cash without his bids for the others (AUC-04).
    fn free_cash(&self, seat: Seat, private: PrivateId) -> Money {
        let bids = self.auction().bids.iter();
        let committed: Money = bids.filter(|bid| bid.1 == seat && bid.0 != private).map(|bid| bid.2).sum();
        self.cash(seat).saturating_sub(committed)
    }

    fn bid_range(&self, seat: Seat, private: PrivateId) -> Option<Offer> {
        let face = self.title.privates[private.index()].price;
        let highest = self.bids_on(private).iter().map(|&(_, amount)| amount).max().unwrap_or(face);
        let (from, to) = (highest + 5, self.free_cash(seat, private));
        (from <= to).then_some(Offer::F56(F56Offer::BidFor { private, from, to }))
    }

    pub fn privates_offers(&self, seat: Seat) -> Vec<Offer> {
        let unsold = self.unsold();
        let asking = self.auction().asking;
        let mut offers = Vec::new();
        if self.free_cash(seat, unsold[0]) >= asking {
            offers.push(Offer::BuyPrivate { private: unsold[0], price: asking });
        }
        if asking == 0 {
            // For nothing it must be taken (AUC-07).
            return offers;
        }
        offers.push(Offer::Pass);
        offers.extend(unsold[1..].iter().filter_map(|&private| self.bid_range(seat, private)));
        offers
    }

    pub fn raise_offers(&self, seat: Seat, private: PrivateId) -> Vec<Offer> {
        self.bid_range(seat, private).into_iter().chain([Offer::Pass]).collect()
    }

    pub fn play_privates(&mut self, seat: Seat, action: &Action) -> Result<(), Fault> {
        let players = self.s.players.len();
        self.auction_mut().next = (self.place(seat) + 1) % players;
        match *action {
            Action::Pass => {
                self.auction_mut().passes += 1;
                if self.auction().passes == players {
                    self.auction_mut().passes = 0;
                    if self.unsold().len() == self.title.privates.len() {
                        self.auction_mut().asking -= 5;
                    } else {
                        self.pay_incomes()?;
                    }
                }
            }
            Action::BuyPrivate { private } => {
                self.auction_mut().passes = 0;
                let price = self.auction().asking;
                self.sell_private(seat, private, price)?;
                self.settle()?;
            }
            Action::F56(F56Action::BidFor { private, amount }) => {
                self.auction_mut().passes = 0;
                self.auction_mut().bids.retain(|bid| (bid.0, bid.1) != (private, seat));
                self.auction_mut().bids.push((private, seat, amount));
            }
            _ => return Err(Fault::unknown(action)),
        }
        Ok(())
    }

    pub fn play_raise(&mut self, seat: Seat, private: PrivateId, action: &Action) -> Result<(), Fault> {
        self.auction_mut().bids.retain(|bid| (bid.0, bid.1) != (private, seat));
        match *action {
            Action::Pass => {}
            Action::F56(F56Action::BidFor { amount, .. }) => {
                self.auction_mut().bids.push((private, seat, amount))
            }
            _ => return Err(Fault::unknown(action)),
        }
        self.settle()
    }

    fn sell_private(&mut self, seat: Seat, private: PrivateId, price: Money) -> Result<(), Fault> {
        self.pay(Purse::Player(seat), Purse::Bank, price)?;
        self.s.privates[private.index()].owner = PrivateOwner::Player(seat);
        self.auction_mut().bids.retain(|bid| bid.0 != private);
        self.auction_mut().last = Some(seat);
        self.auction_mut().contested = None;
        Ok(())
    }

    /// The chain of sales after a purchase (AUC-05).
    fn settle(&mut self) -> Result<(), Fault> {
        while let Some(&private) = self.unsold().first() {
            self.auction_mut().asking = self.title.privates[private.index()].price;
            let bids = self.bids_on(private);
            match bids[..] {
                [] => return Ok(()),
                [(seat, amount)] => self.sell_private(seat, private, amount)?,
                _ => {
                    self.auction_mut().contested = Some(private);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Who is asked next in the auction; `false` when it is over. Whoever can only pass, or must take the first one for
    /// nothing, is not asked.
    pub fn ask_in_auction(&mut self) -> Result<bool, Fault> {
        while !self.unsold().is_empty() {
            let ask = match self.auction().contested {
                Some(private) => {
                    let lowest = self.bids_on(private).into_iter().min_by_key(|bid| bid.1);
                    Ask::Raise(lowest.expect("it has bidders").0, private)
                }
                None => Ask::Privates(self.s.order[self.auction().next]),
            };
            match ask {
                Ask::Raise(seat, private) if self.raise_offers(seat, private) == [Offer::Pass] => {
                    self.play_raise(seat, private, &Action::Pass)?;
                }
                Ask::Privates(seat) if self.privates_offers(seat) == [Offer::Pass] => {
                    self.play_privates(seat, &Action::Pass)?;
                }
                Ask::Privates(seat) if self.auction().asking == 0 => {
                    let private = self.unsold()[0];
                    self.play_privates(seat, &Action::BuyPrivate { private })?;
                }
                _ => {
                    self.asked.push(ask);
                    return Ok(true);
                }
            }
        }
        let last = self.auction().last.expect("somebody bought one");
        let first = self.left_of(last);
        self.s.order = self.clockwise(first).into();
        Ok(false)
    }

    /// Private companies pay their owners (PRV-01, AUC-08).
    pub fn pay_incomes(&mut self) -> Result<(), Fault> {
        for private in self.privates() {
            let income = self.title.privates[private.index()].income;
            match self.owner(private) {
                PrivateOwner::Player(seat) => self.pay(Purse::Bank, Purse::Player(seat), income)?,
                PrivateOwner::Company(company) => self.pay(Purse::Bank, Purse::Company(company), income)?,
                _ => {}
            }
        }
        Ok(())
    }
}
