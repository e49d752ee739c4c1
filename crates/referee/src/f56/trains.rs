//! R-36-TRN and R-36-PHS: trains for sale, trains that must be bought, phases, trains above the limit.

use rules::deal::Deal;
use rules::state::PrivateOwner;
use rules::title::Size;
use rules::train::{Source, Train};
use rules::{Action, CardId, CompanyId, F56Action, F56Offer, Money, Offer, PhaseId, Seat};

use super::Fault;
use super::table::{Ask, Purse, Step, Table};

impl Table<'_> {
    /// New trains and those of the pool, each kind once, with its price (TRN-01, PHS-03).
    pub fn for_sale(&self) -> Vec<(Source, CardId, Money)> {
        let mut sale = Vec::new();
        let trains = &self.s.trains;
        let last = self.last_card();
        if trains.left > 0 {
            sale.push((Source::Stack, trains.top, self.face_price(trains.top)));
        }
        if trains.beside > 0 && self.is_phase_from("6") && trains.top != last {
            sale.push((Source::Beside, last, self.face_price(last)));
        }
        let mut pool = trains.pool.clone();
        pool.sort();
        pool.dedup();
        sale.extend(
            pool.into_iter().map(|train| (Source::Pool(train), train.card, self.face_price(train.card))),
        );
        sale
    }

    /// Trains for sale that the company may own, and has not yet bought one of (TRN-03, TRN-11).
    fn buyable(&self, company: CompanyId) -> Vec<(Source, CardId, Money)> {
        let mut sale = self.for_sale();
        sale.retain(|&(_, card, _)| self.may_own(company, card));
        sale
    }

    fn may_own(&self, company: CompanyId, card: CardId) -> bool {
        (!self.is_national(company) || self.is_permanent(card))
            && !self.turn().bought.contains(&self.train_type(card))
    }

    /// What a frozen national company must be able to pay before it must buy; `None`: there is nothing (CGR-20).
    fn frozen_threshold(&self, company: CompanyId) -> Option<Money> {
        let sale = self.for_sale();
        let last = self.last_card();
        let has_four =
            self.trains(company).iter().any(|train| self.title.cards[train.card.index()].letter == "4");
        let eights: Vec<_> = sale.iter().filter(|(_, card, _)| *card == last).collect();
        if eights.is_empty() {
            return sale.iter().filter(|(_, card, _)| self.is_permanent(*card)).map(|sale| sale.2).min();
        }
        let new = eights.iter().any(|(source, _, _)| !matches!(source, Source::Pool(_)));
        if has_four && new { Some(self.trade_price()) } else { Some(self.face_price(last)) }
    }

    fn trade_price(&self) -> Money {
        if self.diesels { 750 } else { 650 }
    }

    /// Whether the company may not end the step like this (TRN-08 to 10, CGR-20).
    pub fn must_buy(&self, company: CompanyId) -> bool {
        if self.is_frozen(company) {
            return self
                .frozen_threshold(company)
                .is_some_and(|threshold| self.treasury(company) >= threshold)
                && (!self.affordable(company).is_empty() || !self.trades(company).is_empty());
        }
        self.trains(company).is_empty() && !self.buyable(company).is_empty() && self.has_route(company)
    }

    fn has_room(&self, company: CompanyId) -> bool {
        self.trains(company).len() < self.train_limit(company)
    }

    /// What the company can pay by itself.
    fn affordable(&self, company: CompanyId) -> Vec<(Source, CardId, Money)> {
        if !self.has_room(company) {
            return Vec::new();
        }
        let mut sale = self.buyable(company);
        sale.retain(|sale| sale.2 <= self.treasury(company));
        sale
    }

    /// A 4, 5 or 6 handed in for the last kind of train (TRN-04).
    fn trades(&self, company: CompanyId) -> Vec<Offer> {
        let last = self.last_card();
        let is_new =
            |&(source, card, _): &(Source, CardId, Money)| card == last && !matches!(source, Source::Pool(_));
        let for_sale = self.for_sale().iter().any(is_new);
        if !for_sale || !self.may_own(company, last) || self.treasury(company) < self.trade_price() {
            return Vec::new();
        }
        self.kinds_of(company)
            .into_iter()
            .filter(|train| matches!(self.title.cards[train.card.index()].letter.as_str(), "4" | "5" | "6"))
            .map(|train| Offer::F56(F56Offer::TradeTrain { train, pooled: false, price: self.trade_price() }))
            .collect()
    }

    pub fn kinds_of(&self, company: CompanyId) -> Vec<Train> {
        let mut trains = self.trains(company).to_vec();
        trains.sort();
        trains.dedup();
        trains
    }

    /// Trains of other companies, at any price that the treasury pays (TRN-01, TRN-05, EMR-04).
    fn of_others(&self, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        if !self.has_room(company) {
            return offers;
        }
        for seller in self.live() {
            if seller == company {
                continue;
            }
            for train in self.kinds_of(seller) {
                if !self.may_own(company, train.card) {
                    continue;
                }
                let face = self.face_price(train.card);
                let fixed = self.is_national(seller) || self.is_national(company);
                let deal = Deal::Train(seller, train);
                let refused = self.turn().refused.iter().filter(|refused| refused.0 == deal);
                let refused = refused.map(|refused| refused.1).max().unwrap_or(0);
                let (from, to) = if fixed { (face, face) } else { (1, self.treasury(company)) };
                let from = from.max(refused + 1);
                if from <= to && to <= self.treasury(company) {
                    offers.push(Offer::BuyTrainFrom { seller, train, from, to });
                }
            }
        }
        offers
    }

    /// The cheapest train of bank and pool that a company in need may own (EMR-03).
    fn cheapest(&self, company: CompanyId) -> Vec<(Source, CardId, Money)> {
        let mut sale = self.buyable(company);
        let least = sale.iter().map(|sale| sale.2).min().unwrap_or(0);
        sale.retain(|sale| sale.2 == least);
        sale
    }

    pub fn trains_offers(&self, company: CompanyId) -> Vec<Offer> {
        let buy = |&(source, _, price): &(Source, CardId, Money), help: Money| Offer::BuyTrain {
            source,
            side: Size::Large,
            price,
            help,
            loan: 0,
        };
        let must = self.must_buy(company);
        let own = self.affordable(company);
        let mut offers: Vec<Offer> = own.iter().map(|sale| buy(sale, 0)).collect();
        offers.extend(self.trades(company));
        if !must {
            offers.push(Offer::Pass);
        }
        // After a sale no train of others comes in question, and no loan (EMR-02); private companies and the post do.
        offers.extend(self.any_time(company));
        if !self.turn().sold_for_train {
            offers.extend(self.of_others(company));
        }
        if !must || self.is_frozen(company) || !own.is_empty() {
            return offers;
        }
        let president = self.boss(company);
        let cheapest = self.cheapest(company);
        let help = cheapest[0].2 - self.treasury(company);
        if self.cash(president) >= help {
            offers.extend(cheapest.iter().map(|sale| buy(sale, help)));
            return offers;
        }
        let missing = help - self.cash(president);
        // Shares sold for a train pay for one (EMR-02). Where they cannot, he is bankrupt whatever he sells; as long as he must not
        // be, he sells nothing (EMR-09).
        let lost = self.is_lost(president, company, missing);
        if lost || self.can_raise(president, company, missing) {
            offers.extend(self.forced_sales(president, company, missing));
        }
        offers.extend(self.privates_for_sale(president));
        if lost {
            offers.push(Offer::F56(F56Offer::GoBankrupt));
        }
        offers
    }

    /// Nothing that he and his company could do without others would meet the need (EMR-09).
    fn is_lost(&self, president: Seat, company: CompanyId, missing: Money) -> bool {
        if self.can_raise(president, company, missing) {
            return false;
        }
        if self.turn().sold_for_train {
            return true;
        }
        let loan = self.loan(company).unwrap_or(0);
        if loan > 0 && (missing <= loan || self.can_raise(president, company, missing - loan)) {
            return false;
        }
        !self.of_others(company).iter().any(|offer| match offer {
            Offer::BuyTrainFrom { seller, .. } => self.president(*seller) == Some(president),
            _ => false,
        })
    }

    /// Nobody can help: the president is bankrupt.
    pub fn fail_to_buy(&mut self, company: CompanyId) -> Result<(), Fault> {
        let mut blocks = std::mem::take(&mut self.turn_mut().sold);
        self.go_bankrupt(self.boss(company), Some(company), &mut blocks)
    }

    pub fn play_trains(&mut self, company: CompanyId, action: &Action) -> Result<(), Fault> {
        let president = self.boss(company);
        match *action {
            Action::Pass => self.turn_mut().step = Step::Loans,
            Action::BuyTrain { source, .. } => {
                let sale = self.for_sale();
                let &(_, card, price) = sale
                    .iter()
                    .find(|sale| sale.0 == source)
                    .ok_or_else(|| Fault::of("R-36-TRN-01", "it is not for sale".to_owned()))?;
                let help = price.saturating_sub(self.treasury(company));
                self.pay(Purse::Player(president), Purse::Company(company), help)?;
                self.pay(Purse::Company(company), Purse::Bank, price)?;
                self.take_train(company, source, card)?;
            }
            Action::F56(F56Action::TradeTrain { train, .. }) => {
                self.pay(Purse::Company(company), Purse::Bank, self.trade_price())?;
                self.lose_train(company, train)?;
                self.s.trains.pool.push(train);
                let last = self.last_card();
                self.take_train(company, Source::Beside, last)?;
            }
            Action::BuyTrainFrom { seller, train, price } => {
                let owner = self.boss(seller);
                if owner == president {
                    self.trade_between(company, seller, train, price)?;
                } else {
                    self.asked.push(Ask::Answer {
                        seat: owner,
                        company,
                        deal: Deal::Train(seller, train),
                        price,
                    });
                }
            }
            Action::SellShares { company: of, shares } => {
                let mut blocks = std::mem::take(&mut self.turn_mut().sold);
                self.sell(president, of, shares, &mut blocks)?;
                self.turn_mut().sold = blocks;
                self.turn_mut().sold_for_train = true;
            }
            Action::F56(F56Action::OfferPrivate { private, price }) => {
                self.offer_round(president, company, private, price, None)?;
            }
            Action::F56(F56Action::GoBankrupt) => self.fail_to_buy(company)?,
            _ => return Err(Fault::unknown(action)),
        }
        Ok(())
    }

    pub fn answer_for_train(
        &mut self,
        company: CompanyId,
        seller: CompanyId,
        train: Train,
        price: Money,
        agreed: bool,
    ) -> Result<(), Fault> {
        if agreed {
            self.trade_between(company, seller, train, price)
        } else {
            self.turn_mut().refused.push((Deal::Train(seller, train), price));
            Ok(())
        }
    }

    fn trade_between(
        &mut self,
        company: CompanyId,
        seller: CompanyId,
        train: Train,
        price: Money,
    ) -> Result<(), Fault> {
        self.pay(Purse::Company(company), Purse::Company(seller), price)?;
        self.lose_train(seller, train)?;
        self.own_train(company, train);
        Ok(())
    }

    fn lose_train(&mut self, company: CompanyId, train: Train) -> Result<(), Fault> {
        let trains = &mut self.s.companies[company.index()].trains;
        let at = trains
            .iter()
            .position(|&other| other == train)
            .ok_or_else(|| Fault::of("R-36-TRN-01", "it has no such train".to_owned()))?;
        trains.remove(at);
        Ok(())
    }

    fn own_train(&mut self, company: CompanyId, train: Train) {
        let kind = self.train_type(train.card);
        self.s.companies[company.index()].trains.push(train);
        let permanent = self.is_permanent(train.card);
        if let Some(national) = self.s.national.as_mut().filter(|national| national.company == company) {
            national.frozen &= !permanent;
        }
        let turn = self.turn_mut();
        turn.bought.push(kind);
        turn.sold.clear();
        turn.sold_for_train = false;
    }

    /// A train of bank or pool, and the phase that it begins.
    fn take_train(&mut self, company: CompanyId, source: Source, card: CardId) -> Result<(), Fault> {
        let train = match source {
            Source::Stack | Source::Beside => {
                self.take_new(card);
                Train { card, side: Size::Large }
            }
            Source::Pool(train) => {
                let pool = &mut self.s.trains.pool;
                let at = pool.iter().position(|&other| other == train).expect("it is for sale");
                pool.remove(at);
                train
            }
        };
        self.own_train(company, train);
        let phase = PhaseId(card.0);
        if phase > self.s.phase && !matches!(source, Source::Pool(_)) {
            self.s.phase = phase;
            self.begin_phase(company, card)?;
        }
        Ok(())
    }

    /// A new train leaves the bank. The last kind lies beside the stack, and on top of it when all others are sold.
    fn take_new(&mut self, card: CardId) {
        let last = self.last_card();
        let players = self.s.players.len();
        let trains = &mut self.s.trains;
        if card == last {
            trains.beside -= 1;
        } else {
            trains.left -= 1;
        }
        if trains.left == 0 && trains.top < last {
            let next = CardId(trains.top.0 + 1);
            trains.top = if self.title.cards[next.index()].letter == "8" { last } else { next };
            trains.left = self.title.cards[trains.top.index()].count(players).unwrap_or(1);
        }
        if trains.top == last {
            trains.left = trains.beside;
        }
    }

    /// Scrapping, then what else the phase brings (PHS-01).
    fn begin_phase(&mut self, company: CompanyId, card: CardId) -> Result<(), Fault> {
        let old = match self.title.cards[card.index()].letter.as_str() {
            "4" => Some("2"),
            "6" => Some("3"),
            "8" | "D" => Some("4"),
            _ => None,
        };
        if let Some(old) = old {
            let scrapped = CardId::at(
                self.title.cards.iter().position(|card| card.letter == old).expect("it is in the box"),
            );
            for company in self.companies() {
                self.s.companies[company.index()].trains.retain(|train| train.card != scrapped);
            }
            self.s.trains.pool.retain(|train| train.card != scrapped);
            let kind = self.train_type(scrapped);
            self.s.trains.scrapped.push(kind);
        }
        match self.title.cards[card.index()].letter.as_str() {
            "5" => {
                for private in self.privates() {
                    self.s.privates[private.index()].owner = PrivateOwner::Closed;
                }
            }
            "6" => {
                self.s.post = None;
                self.begin_formation(company)?;
            }
            _ => {}
        }
        self.discards = true;
        Ok(())
    }

    /// Companies above the limit return trains (TRN-06). `true` when somebody is asked.
    pub fn ask_for_trains_above_limit(&mut self) -> bool {
        for company in self.s.market {
            while self.trains(company).len() > self.train_limit(company) && !self.is_national(company) {
                let kinds = self.kinds_of(company);
                if let [only] = kinds[..] {
                    self.return_train(company, only).expect("it is there");
                } else {
                    self.asked.push(Ask::ReturnTrains(company));
                    return true;
                }
            }
        }
        self.discards = false;
        false
    }

    pub fn return_train(&mut self, company: CompanyId, train: Train) -> Result<(), Fault> {
        self.lose_train(company, train)?;
        self.s.trains.pool.push(train);
        Ok(())
    }

    /// What a frozen national company without a train may borrow (CGR-19).
    pub fn borrowing(&self, company: CompanyId) -> Vec<Offer> {
        if !self.is_frozen(company) || !self.trains(company).is_empty() {
            return Vec::new();
        }
        self.for_sale()
            .into_iter()
            .map(|(source, _, _)| Offer::F56(F56Offer::BorrowTrain { source }))
            .collect()
    }

    pub fn borrow_train(&mut self, source: Source) -> Result<(), Fault> {
        let sale = self.for_sale();
        let &(_, card, _) = sale
            .iter()
            .find(|sale| sale.0 == source)
            .ok_or_else(|| Fault::of("R-36-CGR-19", "it is not for sale".to_owned()))?;
        self.turn_mut().loan_train = Some(Train { card, side: Size::Large });
        Ok(())
    }
}
