//! R-36-OR, R-36-LOAN and R-36-DIV: the operating round, the steps of a turn, loans, interest and dividends.

use rules::deal::Deal;
use rules::state::{Capital, PrivateOwner, Status};
use rules::{Action, CompanyId, F56Action, F56Offer, Money, Offer, PrivateId, Seat};

use super::Fault;
use super::chart;
use super::table::{Ask, Need, Operating, Purse, Stage, Step, Table, Turn};

impl Table<'_> {
    pub fn round(&self) -> &Operating {
        match &self.stage {
            Stage::Operating(round) => round,
            _ => panic!("no operating round"),
        }
    }

    pub fn round_mut(&mut self) -> &mut Operating {
        match &mut self.stage {
            Stage::Operating(round) => round,
            _ => panic!("no operating round"),
        }
    }

    /// Private companies pay, and the order is fixed (OR-01, OR-02, OR-06).
    pub fn begin_operating_round(&mut self, set: u8, number: u8) -> Result<(), Fault> {
        self.pay_incomes()?;
        let mut order = self.s.market.to_vec();
        if let Some(national) = self.s.national.as_ref().filter(|national| national.first) {
            order.retain(|&company| company != national.company);
            order.insert(0, national.company);
        }
        self.stage = Stage::Operating(Operating { set, number, order, ..Operating::default() });
        Ok(())
    }

    /// The next company that may operate begins its turn; `false` when there is none.
    pub fn begin_turn(&mut self) -> Result<bool, Fault> {
        while self.round().begun < self.round().order.len() {
            let company = self.round().order[self.round().begun];
            self.round_mut().begun += 1;
            if !self.may_operate(company) {
                continue;
            }
            let round = self.round_mut();
            round.done.push(company);
            round.turn = Some(Turn {
                company,
                step: Step::Home,
                laid: false,
                station: false,
                borrowed: false,
                repaid: false,
                interest_paid: false,
                bought: Vec::new(),
                loan_train: None,
                refused: Vec::new(),
                sold: Vec::new(),
                sold_for_train: false,
            });
            self.s.companies[company.index()].has_operated = true;
            if let Some(national) = self.s.national.as_mut().filter(|national| national.company == company) {
                national.first = false;
            }
            if let Some(hex) = self.place_home(company) {
                self.asked.push(Ask::HomeCity(self.boss(company), company, hex));
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// As many tenths must be sold as the number of the next new train, six at most (OR-03).
    fn may_operate(&self, company: CompanyId) -> bool {
        if !self.is_live(company) {
            return false;
        }
        if self.s.companies[company.index()].has_operated || self.is_national(company) {
            return true;
        }
        let needed = match self.on_offer().map(|card| self.title.cards[card.index()].letter.as_str()) {
            Some("2") => 2,
            Some("3") => 3,
            Some("4") => 4,
            Some("5") => 5,
            _ => 6,
        };
        let full = self.s.credit[company.index()].capital == Some(Capital::Full);
        let floated = !full || self.s.companies[company.index()].status == Status::Floated;
        self.held(company) + self.pool(company) >= needed && floated
    }

    /// Goes on in the turn to the next step in which there is something to decide; `false` when the turn is over.
    pub fn go_on(&mut self) -> Result<bool, Fault> {
        loop {
            let company = self.turn().company;
            if !self.is_live(company) {
                return Ok(false);
            }
            match self.turn().step {
                Step::Home => self.turn_mut().step = Step::Track,
                Step::Track => {
                    let waits = !self.lays(company).is_empty() || self.has_any_time(company);
                    if waits {
                        self.asked.push(Ask::Track(company));
                        return Ok(true);
                    }
                    self.turn_mut().step = Step::Station;
                }
                Step::Station => {
                    let cost = self.station_cost(company);
                    let with_loan =
                        self.treasury(company) + if self.loan(company).is_some() { 100 } else { 0 };
                    if cost <= with_loan && !self.station_sites(company).is_empty() {
                        self.asked.push(Ask::Station(company));
                        return Ok(true);
                    }
                    self.turn_mut().step = Step::Borrow;
                }
                Step::Borrow => {
                    if self.turn().loan_train.is_none() && !self.borrowing(company).is_empty() {
                        self.asked.push(Ask::Borrow(company));
                        return Ok(true);
                    }
                    self.turn_mut().step = Step::Run;
                }
                Step::Run => {
                    let earns = !self.running(company).is_empty() && self.best_revenue(company).earned > 0;
                    if earns {
                        self.asked.push(Ask::Run(company));
                        return Ok(true);
                    }
                    self.earn(company, 0)?;
                    if self.is_interrupted() {
                        return Ok(true);
                    }
                }
                Step::Trains => {
                    let offers = self.trains_offers(company);
                    if offers == [Offer::F56(F56Offer::GoBankrupt)] {
                        self.fail_to_buy(company)?;
                        return Ok(true);
                    }
                    if offers != [Offer::Pass] {
                        self.asked.push(Ask::Trains(company));
                        return Ok(true);
                    }
                    self.turn_mut().step = Step::Loans;
                }
                Step::Loans => {
                    if self.repay_excess(company)? {
                        return Ok(true);
                    }
                    let can = self.s.credit[company.index()].loans > 0 && self.treasury(company) >= 100;
                    // What may be done at any time could be done in the step before.
                    if can {
                        self.asked.push(Ask::Loans(company));
                        return Ok(true);
                    }
                    return Ok(false);
                }
            }
        }
    }

    /// Somebody is asked something, or the game is over.
    pub fn is_interrupted(&self) -> bool {
        !self.asked.is_empty() || matches!(self.stage, Stage::Over)
    }

    /// What a company may do at any time of its turn (OR-05).
    pub fn any_time(&self, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Some(amount) = self.loan(company) {
            offers.push(Offer::F56(F56Offer::TakeLoan { amount }));
        }
        for private in self.privates() {
            offers.extend(self.offer_for_private(company, private));
        }
        offers.extend(self.post_offers(company));
        offers
    }

    fn has_any_time(&self, company: CompanyId) -> bool {
        !self.any_time(company).is_empty()
    }

    /// The loan that the company may take, as what it gets (LOAN-01 to 03).
    pub fn loan(&self, company: CompanyId) -> Option<Money> {
        let turn = self.turn();
        let may = !self.is_phase_from("6")
            && !self.is_national(company)
            && !turn.borrowed
            && !turn.repaid
            && !turn.sold_for_train
            && self.s.credit[company.index()].loans < self.held(company);
        may.then_some(if turn.interest_paid { 90 } else { 100 })
    }

    /// A private company of a player, from half to twice its price (PRV-03).
    fn offer_for_private(&self, company: CompanyId, private: PrivateId) -> Option<Offer> {
        if !self.is_phase_from("3") || !matches!(self.owner(private), PrivateOwner::Player(_)) {
            return None;
        }
        if self.is_frozen(company) {
            return None;
        }
        let face = self.title.privates[private.index()].price;
        let refused = self.turn().refused.iter().filter(|refused| refused.0 == Deal::Private(private));
        let from = refused.map(|refused| refused.1 + 1).max().unwrap_or(0).max(face.div_ceil(2));
        let to = (2 * face).min(self.treasury(company));
        (from <= to).then_some(Offer::OfferForPrivate { private, from, to })
    }

    /// The marker of the post goes to any city or town (PRV-09).
    fn post_offers(&self, company: CompanyId) -> Vec<Offer> {
        let owned = self.privates().into_iter().any(|private| {
            self.title.privates[private.index()].private.bonus > 0
                && self.owner(private) == PrivateOwner::Company(company)
        });
        if !owned {
            return Vec::new();
        }
        let names = [
            "A9", "B8", "B10", "D6", "E5", "E7", "E11", "F4", "F10", "G7", "H2", "H4", "H6", "H10", "I3",
            "I9", "J6", "J8", "K11",
        ];
        let hexes = self.title.hexes.iter().enumerate().filter(|(_, hex)| names.contains(&hex.name.as_str()));
        hexes.map(|(index, _)| Offer::F56(F56Offer::PlacePost { hex: rules::HexId::at(index) })).collect()
    }

    /// What may be done at any time; `false` when the action is none of these.
    pub fn play_any_time(&mut self, company: CompanyId, action: &Action) -> Result<bool, Fault> {
        match *action {
            Action::F56(F56Action::TakeLoan) => {
                let amount = self
                    .loan(company)
                    .ok_or_else(|| Fault::of("R-36-LOAN-01", "it may take no loan".to_owned()))?;
                self.pay(Purse::Bank, Purse::Company(company), amount)?;
                self.s.credit[company.index()].loans += 1;
                self.turn_mut().borrowed = true;
            }
            Action::OfferForPrivate { private, price } => {
                let PrivateOwner::Player(owner) = self.owner(private) else {
                    return Err(Fault::of("R-36-PRV-03", "no player owns it".to_owned()));
                };
                if owner == self.boss(company) {
                    self.buy_private(company, private, owner, price)?;
                } else {
                    self.asked.push(Ask::Answer {
                        seat: owner,
                        company,
                        deal: Deal::Private(private),
                        price,
                    });
                }
            }
            Action::F56(F56Action::PlacePost { hex }) => {
                self.s.post = Some((company, hex));
                for private in self.privates() {
                    if self.title.privates[private.index()].private.bonus > 0 {
                        self.s.privates[private.index()].owner = PrivateOwner::Closed;
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn buy_private(
        &mut self,
        company: CompanyId,
        private: PrivateId,
        owner: Seat,
        price: Money,
    ) -> Result<(), Fault> {
        self.pay(Purse::Company(company), Purse::Player(owner), price)?;
        self.s.privates[private.index()].owner = PrivateOwner::Company(company);
        Ok(())
    }

    pub fn answer_for_local(
        &mut self,
        company: CompanyId,
        private: PrivateId,
        owner: Seat,
        price: Money,
        agreed: bool,
    ) -> Result<(), Fault> {
        if agreed {
            self.buy_private(company, private, owner, price)
        } else {
            self.turn_mut().refused.push((Deal::Private(private), price));
            Ok(())
        }
    }

    /// The revenue is known: interest comes next (LOAN-04).
    pub fn earn(&mut self, company: CompanyId, revenue: Money) -> Result<(), Fault> {
        self.turn_mut().loan_train = None;
        let due = 10 * Money::from(self.s.credit[company.index()].loans);
        let own = (self.treasury(company) / 10 * 10).min(due);
        self.pay(Purse::Company(company), Purse::Bank, own)?;
        let earned = revenue.min(due - own);
        let left = revenue - earned;
        let missing = due - own - earned;
        let president = self.boss(company);
        if missing > self.cash(president) {
            return self.ask_to_raise(president, company, missing, Need::Interest(left));
        }
        self.pay(Purse::Player(president), Purse::Bank, missing)?;
        self.after_interest(company, left)
    }

    /// What is left of the revenue is paid out or kept (LOAN-05, DIV-01, DIV-04, DIV-05).
    pub fn after_interest(&mut self, company: CompanyId, left: Money) -> Result<(), Fault> {
        let turn = self.turn_mut();
        turn.interest_paid = true;
        turn.sold.clear();
        turn.step = Step::Trains;
        if left == 0 || self.is_frozen(company) {
            return self.retain(company, left);
        }
        self.asked.push(Ask::Dividend(company, left));
        Ok(())
    }

    pub fn retain(&mut self, company: CompanyId, revenue: Money) -> Result<(), Fault> {
        self.pay(Purse::Bank, Purse::Company(company), revenue)?;
        self.move_marker(company, chart::left(self.title, self.space(company)))
    }

    /// Every holder's total is rounded up; the pool pays the company (DIV-02, DIV-03).
    pub fn pay_out(&mut self, company: CompanyId, revenue: Money) -> Result<(), Fault> {
        let total = Money::from(self.total(company));
        let part = |shares: u8| (Money::from(shares) * revenue).div_ceil(total);
        for seat in self.seats() {
            self.pay(Purse::Bank, Purse::Player(seat), part(self.shares(company, seat)))?;
        }
        self.pay(Purse::Bank, Purse::Company(company), part(self.pool(company)))?;
        self.move_marker(company, chart::right(self.title, self.space(company)))
    }

    /// Loans above the shares in players' hands are repaid (LOAN-07). `true` when that is not done yet.
    fn repay_excess(&mut self, company: CompanyId) -> Result<bool, Fault> {
        let loans = self.s.credit[company.index()].loans;
        let excess = loans.saturating_sub(self.held(company));
        if excess == 0 {
            return Ok(false);
        }
        let due = 100 * Money::from(excess);
        let own = self.treasury(company).min(due);
        let president = self.boss(company);
        if due - own > self.cash(president) {
            self.ask_to_raise(president, company, due - own, Need::Loans)?;
            return Ok(true);
        }
        self.turn_mut().sold.clear();
        self.pay(Purse::Company(company), Purse::Bank, own)?;
        self.pay(Purse::Player(president), Purse::Bank, due - own)?;
        self.s.credit[company.index()].loans -= excess;
        self.turn_mut().repaid = true;
        Ok(false)
    }

    pub fn loans_offers(&self, company: CompanyId) -> Vec<Offer> {
        let mut offers = self.any_time(company);
        offers.push(Offer::Pass);
        if self.s.credit[company.index()].loans > 0 && self.treasury(company) >= 100 {
            offers.push(Offer::F56(F56Offer::RepayLoan));
        }
        offers
    }

    pub fn repay_loan(&mut self, company: CompanyId) -> Result<(), Fault> {
        self.pay(Purse::Company(company), Purse::Bank, 100)?;
        self.s.credit[company.index()].loans -= 1;
        self.turn_mut().repaid = true;
        Ok(())
    }
}
