//! R-36, what pages and programs are told of 1836Jr-56: bids and the money that they bind, capital and loans, the ways to raise
//! money, and the exchange of shares when the national company is formed. The steps of play ask the same functions.

use super::{asked, auction, capital, dividend, exchange, loans, national, sums_due};
use crate::f56::prelude::*;
use crate::ids::CardId;
use crate::state::Capital;

pub use super::capital::CapitalWhen;
pub use super::national::Exchange;

/// What a president must raise, and from what (R-36-EMR).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raising {
    /// Who pays.
    pub seat: Seat,
    /// For which company.
    pub company: CompanyId,
    /// What for; `None`: a train that the company must buy.
    pub need: Option<Need>,
    /// The price, the interest or the loans in all.
    pub price: Money,
    /// What the company pays of it out of its treasury, or has paid.
    pub treasury: Money,
    /// What its president must pay.
    pub due: Money,
    /// His cash.
    pub cash: Money,
    /// The shares that he could sell: the company, how many at most were there no end to what is needed, and what each brings now.
    pub shares: Vec<(CompanyId, u8, Money)>,
    /// What all of them would bring at the prices of now, less the loans that they make due.
    pub most: Money,
    /// Each share of the company itself makes another of its loans due, of this amount (R-36-LOAN-07).
    pub adds_loans: Option<Money>,
}

impl Raising {
    /// What he must raise by sales.
    pub fn missing(&self) -> Money {
        self.due.saturating_sub(self.cash)
    }

    /// What each share of a company makes due besides.
    pub fn adds(&self, company: CompanyId) -> Money {
        self.adds_loans.filter(|_| company == self.company).unwrap_or(0)
    }
}

impl View<'_> {
    /// Whether the end of a company's turn still asks about its loans on 18xx.games; afterwards it asks about private companies.
    pub fn loans_asked_there(self, company: CompanyId) -> bool {
        asked::about_loans(self, company)
    }

    /// Whether 18xx.games asks the company about trains, or at the end of its turn about loans or private companies: it goes over a
    /// step in which it sees nothing to do, and it sees less than the rules do (R-36-OR-05).
    pub fn asked_there(self, decision: &Decision) -> bool {
        match *decision {
            Decision::Trains { company } => asked::about_trains(self, company),
            Decision::F56(F56Decision::Loans { company }) => {
                asked::about_loans(self, company) || asked::about_privates(self, company)
            }
            _ => true,
        }
    }

    /// The private company that may be bought now, and its price (R-36-AUC-02).
    pub fn cheapest_private(self) -> Option<(PrivateId, Money)> {
        let Round::Privates(auction) = &self.state.round else { return None };
        Some((auction::cheapest(self)?, auction.asking))
    }

    /// The standing bids for a private company, the lowest first (R-36-AUC-05).
    pub fn bids_for(self, private: PrivateId) -> Vec<(Seat, Money)> {
        auction::bids(self, private)
    }

    /// The lowest bid that may be made for a private company (R-36-AUC-03).
    pub fn lowest_bid(self, private: PrivateId) -> Money {
        auction::lowest_bid(self, private)
    }

    /// The money that the player's bids bind (R-36-AUC-04).
    pub fn bound_by_bids(self, seat: Seat) -> Money {
        auction::committed(self, seat, |_| true)
    }

    /// How a company would get its capital that starts now (R-36-PAR-02).
    pub fn capital_of_new(self, company: CompanyId) -> Capital {
        capital::of_new(self, company)
    }

    /// When a company that starts now at this price has got how much of its capital (R-36-PAR-03 to 06).
    pub fn capital_when(self, company: CompanyId, price: Money) -> Vec<(CapitalWhen, Money)> {
        capital::when(self, company, price)
    }

    /// Shares that must be sold before a company operates for the first time (R-36-OR-03).
    pub fn shares_to_operate(self) -> u8 {
        capital::needed(self)
    }

    /// Shares of the initial offering that are for sale: not the other half of a temporary president's certificate (R-36-CGR-12).
    pub fn shares_on_offer(self, company: CompanyId) -> u8 {
        exchange::ipo_shares(self, company)
    }

    /// Shares that have left the initial offering.
    pub fn shares_sold(self, company: CompanyId) -> u8 {
        capital::sold(self, company)
    }

    /// Shares of an ordinary company whose money it gets at once, though the rest is held back (R-36-PAR-03).
    pub fn shares_paid_at_once(self, company: CompanyId) -> u8 {
        self.total_shares(company).saturating_sub(capital::held_back(self, company))
    }

    /// What it would cost to repay all loans of a company.
    pub fn debt(self, company: CompanyId) -> Money {
        self.title.figures.loans.amount * Money::from(self.credit(company).loans)
    }

    /// The most shares of a company that the pool holds (R-36-SR-09).
    pub fn most_in_pool(self, company: CompanyId) -> u8 {
        (u16::from(self.total_shares(company)) * u16::from(self.title.figures.pool) / 100) as u8
    }

    /// The interest on the loans of a company (R-36-LOAN-04).
    pub fn interest(self, company: CompanyId) -> Money {
        self.title.figures.loans.interest * Money::from(self.credit(company).loans)
    }

    /// What treasury, revenue and president would pay of the interest after a run of this revenue (R-36-LOAN-04).
    pub fn interest_split(self, company: CompanyId, revenue: Money) -> (Money, Money, Money) {
        dividend::split(self, company, revenue)
    }

    /// Shares that must be sold before the company floats, were it started now if it is not yet: with full capital more than the
    /// president's (R-36-PAR-06).
    pub fn shares_to_float(self, company: CompanyId) -> u8 {
        let open = self.title.play.features.credit && self.state.company(company).status == Status::Unstarted;
        match self.credit(company).capital.or_else(|| open.then(|| self.capital_of_new(company))) {
            Some(Capital::Full) => self.title.figures.capital.float,
            _ => self.title.size_of(company).float,
        }
    }

    /// Shares that must be sold before the company has its first turn: it floats with them, and they are enough for the trains on offer
    /// (R-36-OR-03, R-36-PAR-06).
    pub fn shares_to_begin(self, company: CompanyId) -> u8 {
        self.shares_to_float(company).max(self.shares_to_operate())
    }

    /// Whether cards of this kind are played: of the last kinds only one is (`diesel_variant`).
    pub fn is_played(self, card: CardId) -> bool {
        let traded = |side: &crate::title::Side| self.title.train_types[side.train.index()].trade.is_some();
        !self.title.card(card).sides.iter().any(traded) || card == self.last_card()
    }

    /// The most loans that a company may have now: as many as players have shares of it, while there are loans (R-36-LOAN-01).
    pub fn most_loans(self, company: CompanyId) -> u8 {
        let open = self.title.phase(self.state.phase).loans && !self.is_national(company);
        if open { self.state.shares_held(company) } else { 0 }
    }

    /// What a president must have for his company, and from what he could raise it: for interest or loans, or for a train that it
    /// must buy (R-36-EMR-01 to 07).
    pub fn raising(self) -> Option<Raising> {
        let decision = self.state.decision()?;
        let sum = sums_due::sum(self, decision)?;
        let sums_due::Sum { seat, in_need: company, due, need } = sum;
        let owner = self.state.company(company);
        let price = match need {
            None => owner.treasury + due,
            Some(Need::Interest(_) | Need::LateInterest) => self.interest(company),
            Some(Need::Loans) => loans::cost_of_excess(self, company),
        };
        let shares = sums_due::for_sale(self, sum);
        let (treasury, cash) = (price.saturating_sub(due), self.state.player(seat).cash);
        let (most, adds_loans) = (
            sums_due::worth_of_all(self, sum),
            sum.adds_loans(self, company).then_some(self.title.figures.loans.amount),
        );
        Some(Raising { seat, company, need, price, treasury, due, cash, shares, most, adds_loans })
    }

    /// How shares of companies that merge would be exchanged (R-36-CGR-05 to 11).
    pub fn exchange_of(self, merging: &[CompanyId], trigger: Seat) -> Exchange {
        national::exchange(self, merging, trigger)
    }

    /// What a player would own if the national company were formed now of those that merge so far (R-36-CGR-05 to 11).
    pub fn worth_if_formed(self, seat: Seat) -> i64 {
        national::worth_if_formed(self, seat)
    }

    /// Whether treasury and president can repay all loans of a company (R-36-CGR-03).
    pub fn can_repay(self, company: CompanyId) -> bool {
        national::may_pay(self, company).is_ok()
    }

    /// Stations that the national company must still give up (R-36-CGR-13).
    pub fn stations_too_many(self, company: CompanyId) -> usize {
        national::stations_too_many(self, company)
    }

    /// The trains that the national company has left where it keeps the dearest that it may (R-36-CGR-15).
    pub fn trains_to_keep(self, company: CompanyId) -> Vec<Train> {
        national::trains_to_keep(self, company)
    }

    /// What the president would have to add to the treasury to repay all loans of a company (R-36-CGR-03).
    pub fn missing_for_loans(self, company: CompanyId) -> Money {
        self.debt(company).saturating_sub(self.state.company(company).treasury)
    }

    /// Whether the company has been started and is still there.
    pub fn in_play(self, company: CompanyId) -> bool {
        matches!(self.state.company(company).status, Status::Started | Status::Floated)
    }
}
