//! R-36-SR and R-36-PAR, the stock round: sales, purchases, presidents, new companies and their capital.

use rules::deal::Deal;
use rules::state::{Capital, PrivateOwner, Status};
use rules::title::{Home, Zone};
use rules::{Action, CompanyId, F56Action, F56Offer, Money, Offer, PrivateId, Seat};

use super::Fault;
use super::chart;
use super::table::{Ask, Block, Operating, Purse, Stage, Stock, StockTurn, Table};

impl Table<'_> {
    pub fn stock(&self) -> &Stock {
        match &self.stage {
            Stage::Stock(stock) => stock,
            _ => panic!("no stock round"),
        }
    }

    pub fn stock_mut(&mut self) -> &mut Stock {
        match &mut self.stage {
            Stage::Stock(stock) => stock,
            _ => panic!("no stock round"),
        }
    }

    /// What a share brings now: all that is sold of a company in a turn is one block at the price before it (SR-08).
    pub fn sale_price(&self, blocks: &[Block], company: CompanyId) -> Money {
        let block = blocks.iter().find(|block| block.company == company);
        block.map_or(self.price(company), |block| self.title.chart.prices[usize::from(block.space)])
    }

    /// Whether the pool has room for so many more (SR-09), and whoever is president may part with them (SR-10).
    pub fn may_part_with(&self, seat: Seat, company: CompanyId, shares: u8) -> bool {
        let held = self.shares(company, seat);
        if shares > held || self.pool(company) + shares > self.total(company) / 2 {
            return false;
        }
        let kept = held - shares;
        if self.president(company) != Some(seat) || kept >= 2 {
            return true;
        }
        self.seats().iter().any(|&other| {
            other != seat && self.shares(company, other) > kept && self.shares(company, other) >= 2
        })
    }

    /// Sells a block, or more of one.
    pub fn sell(
        &mut self,
        seat: Seat,
        company: CompanyId,
        shares: u8,
        blocks: &mut Vec<Block>,
    ) -> Result<(), Fault> {
        let price = self.sale_price(blocks, company);
        self.pay(Purse::Bank, Purse::Player(seat), price * Money::from(shares))?;
        self.set_shares(company, seat, self.shares(company, seat) - shares);
        self.s.pool[company.index()] += shares;
        self.follow_presidency(company);
        if !blocks.iter().any(|block| block.company == company) {
            blocks.push(Block { company, space: self.space(company), shares: 0 });
        }
        let percent = 100 / u32::from(self.total(company));
        let block = blocks.iter_mut().find(|block| block.company == company).expect("it was put there");
        let fallen = u32::from(block.shares) * percent / 10;
        block.shares += shares;
        let rows = u32::from(block.shares) * percent / 10 - fallen;
        let block = *block;
        let mut space = self.space(company);
        for _ in 0..rows {
            space = chart::down(self.title, space);
            if self.title.chart.zone(space) == Zone::Closing {
                break;
            }
        }
        if space != self.space(company) {
            self.move_marker(company, space)?;
            self.stack_by_price(block, blocks);
        }
        self.sort_the_rest();
        Ok(())
    }

    /// Markers of a turn fall by their prices, the highest first (SR-13): this one lies above those on its space that fell in
    /// this turn from a lower price.
    fn stack_by_price(&mut self, block: Block, blocks: &[Block]) {
        if !self.s.market.contains(&block.company) {
            return;
        }
        let price = |space: u8| self.title.chart.prices[usize::from(space)];
        let above = self.s.market.iter().position(|&other| {
            self.space(other) == self.space(block.company)
                && blocks.iter().any(|fell| {
                    fell.company == other
                        && fell.space != self.space(other)
                        && price(fell.space) < price(block.space)
                })
        });
        let own = self.s.market.iter().position(|&other| other == block.company);
        if let (Some(above), Some(own)) = (above, own)
            && above < own
        {
            let company = self.s.market.remove(own);
            self.s.market.insert(above, company);
        }
    }

    /// Shares sold in an operating round sort the companies that are still to come (OR-02).
    fn sort_the_rest(&mut self) {
        let first =
            self.s.national.as_ref().filter(|national| national.first).map(|national| national.company);
        let market = self.s.market;
        if let Stage::Operating(Operating { order, begun, .. }) = &mut self.stage {
            order[*begun..].sort_by_key(|company| {
                let place = market.iter().position(|other| other == company).unwrap_or(market.len());
                (Some(*company) != first, place)
            });
        }
    }

    /// The presidency goes to whoever has more than the president, and two at least; of equals to the nearest to his left (SR-11).
    pub fn follow_presidency(&mut self, company: CompanyId) {
        let Some(president) = self.president(company) else { return };
        let most = self.seats().iter().map(|&seat| self.shares(company, seat)).max().unwrap_or(0);
        if most > self.shares(company, president) && most >= 2 {
            let next = self.clockwise(president).into_iter().find(|&seat| self.shares(company, seat) == most);
            self.s.companies[company.index()].director = next;
        }
        if most >= 2
            && let Some(national) = self.s.national.as_mut()
            && national.company == company
        {
            // Somebody has two shares, and is full president (CGR-12).
            national.temporary = false;
        }
    }

    fn has_sold(&self, seat: Seat, company: CompanyId) -> bool {
        self.stock().sold.contains(&(seat, company))
    }

    /// Sales that a turn of a stock round allows.
    fn sales(&self, seat: Seat) -> Vec<(CompanyId, u8)> {
        let stock = self.stock();
        if stock.number == 1 || (stock.turn.bought.is_some() && stock.turn.sold_first) {
            return Vec::new();
        }
        let mut sales = Vec::new();
        for company in self.live() {
            // What was bought in the turn stays (SR-07); a new company is bought with two shares.
            let locked = match stock.turn.bought {
                Some(Some(bought)) if bought == company => self.bought_now(seat, company),
                _ => 0,
            };
            let free = self.shares(company, seat).saturating_sub(locked);
            let most = (1..=free).rev().find(|&shares| self.may_part_with(seat, company, shares));
            if let Some(most) = most {
                sales.push((company, most));
            }
        }
        sales
    }

    /// A purchase of the turn is one share, or a president's certificate where the company was started in it.
    fn bought_now(&self, seat: Seat, company: CompanyId) -> u8 {
        let started = self.stock().turn.started == Some(company);
        if started && self.president(company) == Some(seat) { 2 } else { 1 }
    }

    fn over_sixty(&self, seat: Seat, company: CompanyId) -> bool {
        self.zone(company) != Zone::Orange
            && u32::from(self.shares(company, seat)) * 100 > 60 * u32::from(self.total(company))
    }

    /// Sales that lead back below the limits come before anything else (SR-02).
    fn helpful_sales(&self, seat: Seat, sales: &[(CompanyId, u8)]) -> Vec<(CompanyId, u8)> {
        let too_many = self.certificates(seat) > self.certificate_limit();
        let helps = |&(company, _): &(CompanyId, u8)| {
            (too_many && self.counts(company)) || self.over_sixty(seat, company)
        };
        sales.iter().copied().filter(helps).collect()
    }

    /// Whether one more share keeps the limits (SR-15, CERT-02).
    fn has_room_for_share(&self, seat: Seat, company: CompanyId) -> bool {
        let mut after = self.clone();
        after.set_shares(company, seat, self.shares(company, seat) + 1);
        let counted = if self.counts(company) {
            // The exchange of certificates comes after the purchase: a share counts as it is bought.
            self.certificates(seat) + if self.total(company) == 20 { 1 } else { 2 }
        } else {
            self.certificates(seat)
        };
        !after.over_sixty(seat, company) && (!self.counts(company) || counted <= self.certificate_limit())
    }

    /// Shares of the offering at their first price, and of the pool at the market price (SR-04, SR-16).
    fn shares_for_sale(&self, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        if self.ipo(company) > 0 && self.pool(company) <= self.total(company) / 2 {
            let price = self.s.companies[company.index()].start_price;
            offers.push(Offer::BuyShare { company, price });
        }
        if self.pool(company) > 0 {
            offers.push(Offer::F56(F56Offer::BuyFromPool { company, price: self.price(company) }));
        }
        offers
    }

    /// The temporary president of the national company who must buy his second share now (CGR-12).
    fn must_buy_second(&self, seat: Seat) -> Option<CompanyId> {
        let national = self.s.national.as_ref().filter(|national| national.temporary)?;
        let company = national.company;
        (self.president(company) == Some(seat)
            && self.stock().turn.bought.is_none()
            && !self.shares_for_sale(company).is_empty())
        .then_some(company)
    }

    pub fn exchange_offers(&self, seat: Seat) -> Vec<Offer> {
        let turn = &self.stock().turn;
        let offer = |&(company, most): &(CompanyId, u8)| Offer::SellShares {
            company,
            most,
            price: self.sale_price(&turn.sold, company),
        };
        let sales = self.sales(seat);
        let helpful = self.helpful_sales(seat, &sales);
        if !helpful.is_empty() {
            return helpful.iter().map(offer).collect();
        }
        let cash = self.cash(seat);
        let pays = |offered: &Offer| match *offered {
            Offer::BuyShare { price, .. } | Offer::F56(F56Offer::BuyFromPool { price, .. }) => price <= cash,
            _ => false,
        };
        if let Some(company) = self.must_buy_second(seat) {
            let mut offers: Vec<Offer> = sales.iter().map(offer).collect();
            offers.extend(self.shares_for_sale(company).into_iter().filter(pays));
            if offers.is_empty() {
                offers.push(Offer::F56(F56Offer::GoBankrupt));
            }
            return offers;
        }
        let mut offers: Vec<Offer> = sales.iter().map(offer).collect();
        offers.push(Offer::Pass);
        if turn.bought.is_some() {
            return offers;
        }
        for company in self.companies() {
            if self.has_sold(seat, company) {
                continue;
            }
            if self.is_live(company) {
                if self.has_room_for_share(seat, company) {
                    offers.extend(self.shares_for_sale(company).into_iter().filter(pays));
                }
            } else if self.can_start(company) && self.has_room_for_paper(seat) {
                let prices: Vec<Money> =
                    [65, 70, 75, 80, 90, 100].into_iter().filter(|price| 2 * price <= cash).collect();
                if !prices.is_empty() {
                    offers.push(Offer::StartCompany { company, prices });
                }
            }
        }
        if self.has_room_for_paper(seat) {
            for private in self.privates() {
                if matches!(self.owner(private), PrivateOwner::Player(owner) if owner != seat) {
                    let refused = turn.refused.iter().filter(|refused| refused.0 == private);
                    let from = refused.map(|refused| refused.1 + 1).max().unwrap_or(1);
                    if from <= cash {
                        offers.push(Offer::OfferForPrivate { private, from, to: cash });
                    }
                }
            }
        }
        offers
    }

    fn can_start(&self, company: CompanyId) -> bool {
        self.s.companies[company.index()].status == Status::Unstarted && !self.is_national(company)
    }

    /// Room for a president's certificate of a new company, or a private company (CERT-02, PRV-02).
    pub fn has_room_for_paper(&self, seat: Seat) -> bool {
        self.certificates(seat) + 2 <= self.certificate_limit()
    }

    pub fn play_exchange(&mut self, seat: Seat, action: &Action) -> Result<(), Fault> {
        match *action {
            Action::Pass => return self.end_stock_turn(seat),
            Action::SellShares { company, shares } => {
                let mut blocks = std::mem::take(&mut self.stock_mut().turn.sold);
                self.sell(seat, company, shares, &mut blocks)?;
                let stock = self.stock_mut();
                stock.turn.sold = blocks;
                stock.turn.sold_first |= stock.turn.bought.is_none();
                if !stock.sold.contains(&(seat, company)) {
                    stock.sold.push((seat, company));
                }
            }
            Action::BuyShare { company } => {
                self.buy_from_offering(seat, company, 1)?;
                self.stock_mut().turn.bought = Some(Some(company));
            }
            Action::F56(F56Action::BuyFromPool { company }) => {
                self.pay(Purse::Player(seat), Purse::Bank, self.price(company))?;
                self.s.pool[company.index()] -= 1;
                self.set_shares(company, seat, self.shares(company, seat) + 1);
                self.follow_presidency(company);
                self.stock_mut().turn.bought = Some(Some(company));
            }
            Action::StartCompany { company, price } => {
                self.start(seat, company, price)?;
                self.stock_mut().turn.bought = Some(Some(company));
                self.stock_mut().turn.started = Some(company);
            }
            Action::OfferForPrivate { private, price } => {
                let PrivateOwner::Player(owner) = self.owner(private) else {
                    return Err(Fault::of("R-36-PRV-04", "no player owns it".to_owned()));
                };
                let deal = Deal::BetweenPlayers(private, seat);
                self.asked.push(Ask::Exchange(seat));
                self.asked.push(Ask::Answer { seat: owner, company: CompanyId(0), deal, price });
                return Ok(());
            }
            Action::F56(F56Action::GoBankrupt) => return self.go_bankrupt(seat, None, &mut Vec::new()),
            _ => return Err(Fault::unknown(action)),
        }
        self.go_on_trading(seat)
    }

    /// The turn goes on while there is something to do.
    pub fn go_on_trading(&mut self, seat: Seat) -> Result<(), Fault> {
        match self.exchange_offers(seat)[..] {
            [Offer::Pass] => self.end_stock_turn(seat),
            [Offer::F56(F56Offer::GoBankrupt)] => self.go_bankrupt(seat, None, &mut Vec::new()),
            _ => {
                self.asked.push(Ask::Exchange(seat));
                Ok(())
            }
        }
    }

    fn end_stock_turn(&mut self, seat: Seat) -> Result<(), Fault> {
        let players = self.s.players.len();
        let next = (self.place(seat) + 1) % players;
        let stock = self.stock_mut();
        let acted = stock.turn.bought.is_some() || !stock.turn.sold.is_empty();
        stock.passes = if acted { 0 } else { stock.passes + 1 };
        stock.next = next;
        stock.turn = StockTurn::default();
        Ok(())
    }

    /// Who is asked next; `false` when all have passed in succession.
    pub fn ask_in_stock_round(&mut self) -> Result<bool, Fault> {
        let players = self.s.players.len();
        while self.stock().passes < players {
            let seat = self.s.order[self.stock().next];
            match self.exchange_offers(seat)[..] {
                [Offer::Pass] => self.end_stock_turn(seat)?,
                [Offer::F56(F56Offer::GoBankrupt)] => {
                    self.go_bankrupt(seat, None, &mut Vec::new())?;
                    return Ok(true);
                }
                _ => {
                    self.asked.push(Ask::Exchange(seat));
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The priority, and companies that are sold out (SR-17).
    pub fn end_stock_round(&mut self) -> Result<(), Fault> {
        // After all have passed the next one is the player to the left of whoever acted last.
        let first = self.stock().next;
        self.s.order.rotate_left(first);
        for company in self.s.market {
            if self.held(company) == self.total(company) {
                self.move_marker(company, chart::up(self.title, self.space(company)))?;
            }
        }
        Ok(())
    }

    /// A new company at its price, with its kind of capital (PAR-01, PAR-02).
    fn start(&mut self, seat: Seat, company: CompanyId, price: Money) -> Result<(), Fault> {
        let chart = &self.title.chart;
        let space = (0..chart.prices.len() as u8)
            .find(|&space| chart.price(space) == price && chart.zone(space) == Zone::Start)
            .ok_or_else(|| Fault::of("R-36-PAR-01", format!("{price} F is no price to start at")))?;
        let offered = self.capital_on_offer();
        let reached = self.s.credit[company.index()].reached;
        let capital = if reached && offered == Capital::Escrow { Capital::Incremental } else { offered };
        self.s.credit[company.index()].capital = Some(capital);
        let started = &mut self.s.companies[company.index()];
        started.status = Status::Started;
        started.start_price = price;
        started.space = space;
        started.director = Some(seat);
        self.put_marker(company);
        if capital != Capital::Full {
            self.s.companies[company.index()].status = Status::Floated;
        }
        self.buy_from_offering(seat, company, 2)
    }

    /// The capital of a company that would start now: by the next new train (PAR-02).
    pub fn capital_on_offer(&self) -> Capital {
        match self.on_offer().map(|card| self.title.cards[card.index()].letter.as_str()) {
            Some("2" | "3" | "4") => Capital::Escrow,
            Some("5") => Capital::Incremental,
            _ => Capital::Full,
        }
    }

    /// Shares of the initial offering, and where the money for them goes (PAR-03 to 06, CGR-14).
    fn buy_from_offering(&mut self, seat: Seat, company: CompanyId, shares: u8) -> Result<(), Fault> {
        let cost = self.s.companies[company.index()].start_price * Money::from(shares);
        let credit = self.s.credit[company.index()];
        let direct = if self.is_national(company) {
            false
        } else {
            match credit.capital {
                Some(Capital::Incremental) => true,
                Some(Capital::Escrow) => credit.reached || self.ipo(company) > 5,
                _ => false,
            }
        };
        if direct {
            self.pay(Purse::Player(seat), Purse::Company(company), cost)?;
        } else {
            self.pay(Purse::Player(seat), Purse::Bank, cost)?;
            if credit.capital == Some(Capital::Escrow) && !self.is_national(company) {
                self.s.credit[company.index()].escrow += cost;
            }
        }
        self.set_shares(company, seat, self.shares(company, seat) + shares);
        self.follow_presidency(company);
        let full = credit.capital == Some(Capital::Full) && !self.is_national(company);
        if full && self.ipo(company) <= 4 && self.s.companies[company.index()].status == Status::Started {
            self.s.companies[company.index()].status = Status::Floated;
            let capital = 10 * self.s.companies[company.index()].start_price;
            self.pay(Purse::Bank, Purse::Company(company), capital)?;
        }
        Ok(())
    }

    /// Track joins home and destination of a company whose money is held back, or would be (PAR-04, PAR-07).
    pub fn test_destinations(&mut self) -> Result<(), Fault> {
        for company in self.companies() {
            let credit = self.s.credit[company.index()];
            let counts = match self.s.companies[company.index()].status {
                Status::Unstarted => self.capital_on_offer() == Capital::Escrow,
                Status::Started | Status::Floated => credit.capital == Some(Capital::Escrow),
                Status::Closed => false,
            };
            let charter = &self.title.companies[company.index()];
            let (Some(destination), Some(home)) = (charter.destination, home_hex(&charter.home)) else {
                continue;
            };
            if counts && !credit.reached && self.are_joined(home, destination) {
                self.s.credit[company.index()].reached = true;
                self.s.credit[company.index()].escrow = 0;
                if credit.capital.is_some() {
                    self.s.credit[company.index()].capital = Some(Capital::Incremental);
                }
                self.pay(Purse::Bank, Purse::Company(company), credit.escrow)?;
            }
        }
        Ok(())
    }

    /// The answer to an offer for a private company between players (PRV-04).
    pub fn answer_for_private(
        &mut self,
        private: PrivateId,
        buyer: Seat,
        owner: Seat,
        price: Money,
        agreed: bool,
    ) -> Result<(), Fault> {
        self.asked.pop();
        if agreed {
            self.pay(Purse::Player(buyer), Purse::Player(owner), price)?;
            self.s.privates[private.index()].owner = PrivateOwner::Player(buyer);
            self.stock_mut().turn.bought = Some(None);
        } else {
            self.stock_mut().turn.refused.push((private, price));
        }
        self.go_on_trading(buyer)
    }

    /// All that can be sold is sold, the cash is lost, and the game ends (EMR-09).
    pub fn go_bankrupt(
        &mut self,
        seat: Seat,
        company: Option<CompanyId>,
        blocks: &mut Vec<Block>,
    ) -> Result<(), Fault> {
        self.sell_out(seat, company, blocks)?;
        self.pay(Purse::Player(seat), Purse::Bank, self.cash(seat))?;
        self.end_game();
        Ok(())
    }
}

fn home_hex(home: &Home) -> Option<rules::HexId> {
    match home {
        Home::City(hex) | Home::Circle(hex, _) | Home::Choice(hex) => Some(*hex),
        _ => None,
    }
}
