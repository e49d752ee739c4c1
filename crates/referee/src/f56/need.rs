//! R-36-EMR, forced funding: what a president may sell for his company, and bankruptcy.

use rules::deal::Deal;
use rules::state::PrivateOwner;
use rules::{Action, CompanyId, F56Action, F56Offer, Money, Offer, PrivateId, Seat};

use super::Fault;
use super::table::{Ask, Block, Need, Purse, Stage, Table};

impl Table<'_> {
    /// A president who lacks money is asked to raise it, or is bankrupt at once when there is nothing he could do.
    pub fn ask_to_raise(
        &mut self,
        seat: Seat,
        company: CompanyId,
        due: Money,
        need: Need,
    ) -> Result<(), Fault> {
        if self.raising_offers(seat, company, due, need) == [Offer::F56(F56Offer::GoBankrupt)] {
            let mut blocks = std::mem::take(&mut self.turn_mut().sold);
            return self.go_bankrupt(seat, Some(company), &mut blocks);
        }
        self.asked.push(Ask::Raising { seat, company, due, need });
        Ok(())
    }

    pub fn raising_offers(&self, seat: Seat, company: CompanyId, due: Money, need: Need) -> Vec<Offer> {
        let missing = due - self.cash(seat).min(due);
        let mut offers = self.forced_sales(seat, company, missing);
        if let (Need::Interest(_), Some(amount)) = (need, self.loan(company)) {
            offers.push(Offer::F56(F56Offer::TakeLoan { amount }));
        }
        let can_raise = match need {
            Need::Interest(_) => {
                self.can_raise(seat, company, missing) || self.loan_pays_interest(seat, company, due, need)
            }
            Need::Loans => self.can_raise_for_loans(seat, company, missing),
        };
        if !can_raise {
            offers.push(Offer::F56(F56Offer::GoBankrupt));
        }
        offers.extend(self.privates_for_sale(seat));
        offers
    }

    /// A loan of the company would pay for its interest (EMR-09).
    fn loan_pays_interest(&self, seat: Seat, company: CompanyId, due: Money, need: Need) -> bool {
        let (Need::Interest(_), Some(amount)) = (need, self.loan(company)) else { return false };
        let due = (due + 10).saturating_sub((self.treasury(company) + amount) / 10 * 10);
        self.can_raise(seat, company, due - due.min(self.cash(seat)))
    }

    /// Shares that may be sold so that so much comes in: not more than needed (EMR-07), and the president of the company stays (EMR-06).
    pub fn forced_sales(&self, seat: Seat, company: CompanyId, missing: Money) -> Vec<Offer> {
        let mut offers = Vec::new();
        for of in self.live() {
            let price = self.sale_price(&self.turn().sold, of);
            let legal = |&shares: &u8| {
                self.may_sell_by_force(seat, company, of, shares) && Money::from(shares - 1) * price < missing
            };
            if let Some(most) = (1..=self.shares(of, seat)).rev().find(legal) {
                offers.push(Offer::SellShares { company: of, most, price });
            }
        }
        offers
    }

    fn may_sell_by_force(&self, seat: Seat, company: CompanyId, of: CompanyId, shares: u8) -> bool {
        if !self.may_part_with(seat, of, shares) {
            return false;
        }
        if of != company {
            return true;
        }
        let mut after = self.clone();
        after.set_shares(of, seat, self.shares(of, seat) - shares);
        after.follow_presidency(of);
        after.president(of) == Some(seat)
    }

    /// Whether sales can bring in so much: all that may be sold, company by company.
    pub fn can_raise(&self, seat: Seat, company: CompanyId, missing: Money) -> bool {
        let mut sold_out = self.clone();
        let mut blocks = self.turn().sold.clone();
        let before = self.cash(seat);
        if sold_out.sell_out(seat, Some(company), &mut blocks).is_err() {
            return false;
        }
        sold_out.cash(seat) - before >= missing
    }

    /// Whether sales can bring in so much for loans: each share of the company itself that goes makes another loan due (LOAN-07).
    fn can_raise_for_loans(&self, seat: Seat, company: CompanyId, missing: Money) -> bool {
        let raises = |own: u8| {
            let mut after = self.clone();
            let mut blocks = self.turn().sold.clone();
            for of in self.live() {
                let legal = |&shares: &u8| self.may_sell_by_force(seat, company, of, shares);
                let most = (1..=self.shares(of, seat)).rev().find(legal).unwrap_or(0);
                let shares = if of == company { own.min(most) } else { most };
                if shares > 0 && after.sell(seat, of, shares, &mut blocks).is_err() {
                    return false;
                }
            }
            after.cash(seat) - self.cash(seat) >= missing + 100 * Money::from(own)
        };
        (0..=self.shares(company, seat)).any(raises)
    }

    /// Sells all that may be sold (EMR-09).
    pub fn sell_out(
        &mut self,
        seat: Seat,
        company: Option<CompanyId>,
        blocks: &mut Vec<Block>,
    ) -> Result<(), Fault> {
        for of in self.live() {
            let legal = |table: &Self, shares: u8| match company {
                Some(company) => table.may_sell_by_force(seat, company, of, shares),
                None => table.may_part_with(seat, of, shares),
            };
            let most = (1..=self.shares(of, seat)).rev().find(|&shares| legal(self, shares));
            if let Some(most) = most {
                self.sell(seat, of, most, blocks)?;
            }
        }
        Ok(())
    }

    /// Private companies may be offered to the others (EMR-08).
    pub fn privates_for_sale(&self, seat: Seat) -> Vec<Offer> {
        let mut offers = Vec::new();
        for private in self.privates_of(seat) {
            let refused = self.turn().refused.iter().filter(|refused| refused.0 == Deal::ForSale(private));
            let cap = refused.map(|refused| refused.1 - 1).min();
            let richest = self.buyers(seat).into_iter().map(|other| self.cash(other)).max().unwrap_or(0);
            let to = cap.map_or(richest, |cap| cap.min(richest));
            if to >= 1 {
                offers.push(Offer::F56(F56Offer::OfferPrivate { private, from: 1, to }));
            }
        }
        offers
    }

    /// Who could buy a private company, from the left of its owner on.
    fn buyers(&self, seat: Seat) -> Vec<Seat> {
        let others = self.clockwise(seat).into_iter().skip(1);
        others.filter(|&other| self.has_room_for_paper(other)).collect()
    }

    /// Sales and private companies offered, for whatever need.
    pub fn play_raising(
        &mut self,
        seat: Seat,
        company: CompanyId,
        due: Money,
        need: Need,
        action: &Action,
    ) -> Result<(), Fault> {
        match *action {
            Action::SellShares { company: of, shares } => {
                let mut blocks = std::mem::take(&mut self.turn_mut().sold);
                self.sell(seat, of, shares, &mut blocks)?;
                self.turn_mut().sold = blocks;
            }
            Action::F56(F56Action::GoBankrupt) => {
                let mut blocks = std::mem::take(&mut self.turn_mut().sold);
                return self.go_bankrupt(seat, Some(company), &mut blocks);
            }
            Action::F56(F56Action::TakeLoan) => {
                self.play_any_time(company, action)?;
                let due = due + 10;
                let own = (self.treasury(company) / 10 * 10).min(due);
                self.pay(Purse::Company(company), Purse::Bank, own)?;
                return self.go_on_raising(seat, company, due - own, need);
            }
            Action::F56(F56Action::OfferPrivate { private, price }) => {
                self.asked.push(Ask::Raising { seat, company, due, need });
                return self.offer_round(seat, company, private, price, None);
            }
            _ => return Err(Fault::unknown(action)),
        }
        self.go_on_raising(seat, company, due, need)
    }

    /// Pays when there is enough, otherwise goes on.
    pub fn go_on_raising(
        &mut self,
        seat: Seat,
        company: CompanyId,
        due: Money,
        need: Need,
    ) -> Result<(), Fault> {
        if !self.is_live(company) {
            return Ok(());
        }
        match need {
            Need::Interest(left) => {
                if self.cash(seat) < due {
                    return self.ask_to_raise(seat, company, due, need);
                }
                self.pay(Purse::Player(seat), Purse::Bank, due)?;
                self.after_interest(company, left)
            }
            // What is due grows with every share of the company that he sells (LOAN-07).
            Need::Loans => Ok(()),
        }
    }

    /// Asks the next player who could pay; all have refused when nobody is left.
    pub fn offer_round(
        &mut self,
        owner: Seat,
        company: CompanyId,
        private: PrivateId,
        price: Money,
        after: Option<Seat>,
    ) -> Result<(), Fault> {
        let able: Vec<Seat> =
            self.buyers(owner).into_iter().filter(|&other| self.cash(other) >= price).collect();
        let next = match after {
            None => able.first(),
            Some(seat) => able.iter().skip_while(|&&other| other != seat).nth(1),
        };
        match next {
            Some(&seat) => {
                self.asked.push(Ask::Answer { seat, company, deal: Deal::ForSale(private), price })
            }
            None => self.turn_mut().refused.push((Deal::ForSale(private), price)),
        }
        Ok(())
    }

    pub fn answer_for_sale(
        &mut self,
        seat: Seat,
        company: CompanyId,
        private: PrivateId,
        price: Money,
        agreed: bool,
    ) -> Result<(), Fault> {
        let PrivateOwner::Player(owner) = self.owner(private) else {
            return Err(Fault::of("R-36-EMR-08", "no player owns it".to_owned()));
        };
        if !agreed {
            return self.offer_round(owner, company, private, price, Some(seat));
        }
        self.pay(Purse::Player(seat), Purse::Player(owner), price)?;
        self.s.privates[private.index()].owner = PrivateOwner::Player(seat);
        if let Some(Ask::Raising { seat, company, due, need }) = self.asked.last().cloned() {
            self.asked.pop();
            self.go_on_raising(seat, company, due, need)?;
        }
        Ok(())
    }

    /// The game is over: what everybody is worth (END-04, END-05).
    pub fn end_game(&mut self) {
        let worth = self.seats().into_iter().map(|seat| {
            let mut worth = i64::from(self.cash(seat));
            for company in self.live() {
                let loans = Money::from(self.s.credit[company.index()].loans);
                let price = self.price(company).saturating_sub(10 * loans);
                worth += i64::from(price) * i64::from(self.shares(company, seat));
            }
            let privates = self.privates_of(seat);
            worth
                + privates
                    .iter()
                    .map(|private| i64::from(self.title.privates[private.index()].price))
                    .sum::<i64>()
        });
        self.worth = Some(worth.collect());
        self.asked.clear();
        self.stage = Stage::Over;
    }
}
