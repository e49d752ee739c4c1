//! The table of 1836Jr-56 as the referee keeps it: what lies there in the plain types of the engine, how far play has come in types
//! of its own, and small questions about both.

use rules::deal::Deal;
use rules::state::{Position, PrivateOwner, Status};
use rules::title::{Title, Zone};
use rules::train::Train;
use rules::{CardId, CompanyId, HexId, Money, PhaseId, PrivateId, Seat, TrainTypeId};

use super::Fault;

/// A position, with what the referee remembers of the round.
#[derive(Clone)]
pub(super) struct Table<'t> {
    pub title: &'t Title,
    pub diesels: bool,
    /// What lies on the table; its agenda and round are not used.
    pub s: Position,
    pub stage: Stage,
    /// What is asked: the last entry first.
    pub asked: Vec<Ask>,
    /// What the players are worth, once the game is over.
    pub worth: Option<Vec<i64>>,
    /// A phase has begun: companies above its limit return trains.
    pub discards: bool,
    /// The national company that is being formed.
    pub forming: Option<super::national::Forming>,
    /// Its president keeps the trains that are left.
    pub trains_chosen: bool,
    /// The company whose turn it is merges.
    pub buyer_merged: bool,
}

/// The round in progress.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    Auction(Auction),
    Stock(Stock),
    Operating(Operating),
    Over,
}

/// The auction of the private companies.
#[derive(Clone, Debug, Default)]
pub(super) struct Auction {
    /// Index into the order of whose turn it is.
    pub next: usize,
    pub passes: usize,
    pub asking: Money,
    pub bids: Vec<(PrivateId, Seat, Money)>,
    pub contested: Option<PrivateId>,
    /// Who bought one last.
    pub last: Option<Seat>,
}

/// A stock round.
#[derive(Clone, Debug, Default)]
pub(super) struct Stock {
    pub number: u8,
    pub next: usize,
    pub passes: usize,
    /// Who has sold shares of what in this round.
    pub sold: Vec<(Seat, CompanyId)>,
    pub turn: StockTurn,
}

/// A turn in it.
#[derive(Clone, Debug, Default)]
pub(super) struct StockTurn {
    /// Sold in this turn: the space and the price before, and how many.
    pub sold: Vec<Block>,
    pub bought: Option<Option<CompanyId>>,
    pub sold_first: bool,
    /// The company that was started in this turn.
    pub started: Option<CompanyId>,
    /// Offers for private companies that were refused.
    pub refused: Vec<(PrivateId, Money)>,
}

/// Shares of one company sold one after the other, which count as one sale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub company: CompanyId,
    pub space: u8,
    pub shares: u8,
}

/// An operating round.
#[derive(Clone, Debug, Default)]
pub(super) struct Operating {
    pub set: u8,
    pub number: u8,
    pub order: Vec<CompanyId>,
    pub begun: usize,
    pub turn: Option<Turn>,
    /// Companies that have operated in this round.
    pub done: Vec<CompanyId>,
}

/// The turn of a company.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub company: CompanyId,
    pub step: Step,
    pub laid: bool,
    pub station: bool,
    pub borrowed: bool,
    pub repaid: bool,
    pub interest_paid: bool,
    /// Types of trains bought.
    pub bought: Vec<TrainTypeId>,
    /// The train that is borrowed for the run.
    pub loan_train: Option<Train>,
    pub refused: Vec<(Deal, Money)>,
    /// The sale for the need at hand.
    pub sold: Vec<Block>,
    /// Shares were sold for a train (EMR-02).
    pub sold_for_train: bool,
}

/// The steps of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Step {
    Home,
    Track,
    Station,
    Borrow,
    Run,
    Trains,
    Loans,
}

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Privates(Seat),
    Raise(Seat, PrivateId),
    Exchange(Seat),
    HomeCity(Seat, CompanyId, HexId),
    Track(CompanyId),
    PrivateStation(CompanyId, HexId),
    Station(CompanyId),
    Borrow(CompanyId),
    Run(CompanyId),
    Dividend(CompanyId, Money),
    Trains(CompanyId),
    ReturnTrains(CompanyId),
    Loans(CompanyId),
    Raising {
        seat: Seat,
        company: CompanyId,
        due: Money,
        need: Need,
    },
    Debts(CompanyId),
    NationalStations(CompanyId, Option<HexId>),
    NationalTrains(CompanyId),
    Answer {
        seat: Seat,
        company: CompanyId,
        deal: Deal,
        price: Money,
    },
    /// Whoever offered is asked about the price that the other side named.
    Counter {
        seat: Seat,
        company: CompanyId,
        deal: Deal,
        offered: Money,
        by: Seat,
        price: Money,
    },
}

/// What money is raised for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// Interest, with so much revenue left.
    Interest(Money),
    Loans,
}

/// Where money goes or comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purse {
    Bank,
    Player(Seat),
    Company(CompanyId),
}

impl<'t> Table<'t> {
    pub fn seats(&self) -> Vec<Seat> {
        (0..self.s.players.len()).map(Seat::at).collect()
    }

    pub fn cash(&self, seat: Seat) -> Money {
        self.s.players[seat.index()].cash
    }

    pub fn treasury(&self, company: CompanyId) -> Money {
        self.s.companies[company.index()].treasury
    }

    /// Moves money. A bank that cannot pay in full is broken, and pays all the same (END-02, END-03).
    pub fn pay(&mut self, from: Purse, to: Purse, amount: Money) -> Result<(), Fault> {
        if amount == 0 {
            return Ok(());
        }
        self.forget_refusals();
        match from {
            Purse::Bank => {
                let bank = self.s.bank.as_mut().expect("this title has a bank");
                bank.cash -= i64::from(amount);
                bank.broken |= bank.cash < 0;
            }
            Purse::Player(seat) => {
                let purse = &mut self.s.players[seat.index()].cash;
                *purse = purse
                    .checked_sub(amount)
                    .ok_or_else(|| Fault::of("R-36-SR-14", format!("player {} lacks {amount} F", seat.0)))?;
            }
            Purse::Company(company) => {
                let purse = &mut self.s.companies[company.index()].treasury;
                *purse = purse.checked_sub(amount).ok_or_else(|| {
                    Fault::of("R-36-EMR-01", format!("company {} lacks {amount} F", company.0))
                })?;
            }
        }
        match to {
            Purse::Bank => {
                self.s.bank.as_mut().expect("this title has a bank").cash += i64::from(amount);
            }
            Purse::Player(seat) => self.s.players[seat.index()].cash += amount,
            Purse::Company(company) => self.s.companies[company.index()].treasury += amount,
        }
        Ok(())
    }

    /// Shares in a player's hands; the president's certificate is two.
    pub fn shares(&self, company: CompanyId, seat: Seat) -> u8 {
        self.s.shares[company.index() * self.s.players.len() + seat.index()]
    }

    pub fn set_shares(&mut self, company: CompanyId, seat: Seat, shares: u8) {
        let players = self.s.players.len();
        self.s.shares[company.index() * players + seat.index()] = shares;
    }

    /// Shares in the hands of all players.
    pub fn held(&self, company: CompanyId) -> u8 {
        self.seats().iter().map(|&seat| self.shares(company, seat)).sum()
    }

    pub fn pool(&self, company: CompanyId) -> u8 {
        self.s.pool[company.index()]
    }

    /// Shares of a company in all (SET-07, CGR-08).
    pub fn total(&self, company: CompanyId) -> u8 {
        match &self.s.national {
            Some(national) if national.company == company => national.shares,
            _ => 10,
        }
    }

    /// Shares of the initial offering that are left.
    pub fn ipo(&self, company: CompanyId) -> u8 {
        self.total(company) - self.held(company) - self.pool(company)
    }

    /// A company with shares on the market.
    pub fn is_live(&self, company: CompanyId) -> bool {
        matches!(self.s.companies[company.index()].status, Status::Started | Status::Floated)
    }

    pub fn live(&self) -> Vec<CompanyId> {
        self.companies().into_iter().filter(|&company| self.is_live(company)).collect()
    }

    pub fn companies(&self) -> Vec<CompanyId> {
        (0..self.title.companies.len()).map(CompanyId::at).collect()
    }

    pub fn president(&self, company: CompanyId) -> Option<Seat> {
        self.s.companies[company.index()].director
    }

    /// The president of a company that operates.
    pub fn boss(&self, company: CompanyId) -> Seat {
        self.president(company).expect("a company that operates has a president")
    }

    pub fn is_national(&self, company: CompanyId) -> bool {
        self.title.companies[company.index()].national
    }

    /// The national company cannot move, pay or be paid for as others are (CGR-18).
    pub fn is_frozen(&self, company: CompanyId) -> bool {
        self.s.national.as_ref().is_some_and(|national| national.company == company && national.frozen)
    }

    pub fn space(&self, company: CompanyId) -> u8 {
        self.s.companies[company.index()].space
    }

    pub fn price(&self, company: CompanyId) -> Money {
        self.title.chart.prices[usize::from(self.space(company))]
    }

    pub fn zone(&self, company: CompanyId) -> Zone {
        self.title.chart.zone(self.space(company))
    }

    pub fn phase(&self) -> &'t rules::title::Phase {
        &self.title.phases[self.s.phase.index()]
    }

    /// Whether so many certificates are too many, counted in halves.
    pub fn certificate_limit(&self) -> u32 {
        let players = self.s.players.len();
        let count = self.title.seat_counts.iter().find(|count| usize::from(count.players) == players);
        2 * u32::from(count.expect("the game has begun").certificate_limit)
    }

    /// Certificates that count, in halves (CERT-01, PRV-02, MKT-06).
    pub fn certificates(&self, seat: Seat) -> u32 {
        let mut halves = 0;
        for company in self.live() {
            if self.counts(company) {
                halves += self.certificates_of(company, seat);
            }
        }
        halves + 2 * self.privates_of(seat).len() as u32
    }

    /// Whether certificates of the company count against the limit.
    pub fn counts(&self, company: CompanyId) -> bool {
        !matches!(self.zone(company), Zone::Yellow | Zone::Orange)
    }

    fn certificates_of(&self, company: CompanyId, seat: Seat) -> u32 {
        let shares = u32::from(self.shares(company, seat));
        let single = if self.total(company) == 20 { 1 } else { 2 };
        if self.president(company) == Some(seat) && shares >= 2 {
            2 + (shares - 2) * single
        } else {
            shares * single
        }
    }

    pub fn privates_of(&self, seat: Seat) -> Vec<PrivateId> {
        self.privates()
            .into_iter()
            .filter(|&private| self.owner(private) == PrivateOwner::Player(seat))
            .collect()
    }

    pub fn privates(&self) -> Vec<PrivateId> {
        (0..self.title.privates.len()).map(PrivateId::at).collect()
    }

    pub fn owner(&self, private: PrivateId) -> PrivateOwner {
        self.s.privates[private.index()].owner
    }

    /// The player to the left: players sit in the order that was drawn, whoever has the priority (SET-09).
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.clockwise(seat)[1]
    }

    /// The seats clockwise from this one.
    pub fn clockwise(&self, from: Seat) -> Vec<Seat> {
        let mut seats = self.s.order.to_vec();
        seats.rotate_left(self.place(from));
        seats
    }

    /// Where the seat stands in the order.
    pub fn place(&self, seat: Seat) -> usize {
        self.s.order.iter().position(|&other| other == seat).expect("every seat has its place")
    }

    /// The card that is sold beside the stack from the first 6-train on.
    pub fn last_card(&self) -> CardId {
        let name = if self.diesels { "D" } else { "8" };
        CardId::at(self.title.cards.iter().position(|card| card.letter == name).expect("it is in the box"))
    }

    /// The next new train of the bank: the lowest type that is not sold out (PAR-02).
    pub fn on_offer(&self) -> Option<CardId> {
        if self.s.trains.left > 0 && self.s.trains.top < self.last_card() {
            Some(self.s.trains.top)
        } else if self.s.trains.beside > 0 {
            Some(self.last_card())
        } else {
            None
        }
    }

    pub fn train_type(&self, card: CardId) -> TrainTypeId {
        self.title.cards[card.index()].sides[0].train
    }

    pub fn face_price(&self, card: CardId) -> Money {
        self.title.cards[card.index()].sides[0].price
    }

    /// 5, 6, 8 and D are never scrapped (TRN-07).
    pub fn is_permanent(&self, card: CardId) -> bool {
        !matches!(self.title.cards[card.index()].letter.as_str(), "2" | "3" | "4")
    }

    /// Train limit (TRN-02).
    pub fn train_limit(&self, company: CompanyId) -> usize {
        if self.is_national(company) {
            return 3;
        }
        let phase = ["2", "3", "4", "5", "6", "8", "D"]
            .iter()
            .position(|name| *name == self.phase().name)
            .expect("the phases of this title");
        [4, 4, 3, 2, 2, 2, 2][phase]
    }

    pub fn trains(&self, company: CompanyId) -> &[Train] {
        &self.s.companies[company.index()].trains
    }

    pub fn is_phase_from(&self, name: &str) -> bool {
        let at =
            self.title.phases.iter().position(|phase| phase.name == name).expect("a phase of this title");
        self.s.phase >= PhaseId::at(at)
    }

    pub fn turn(&self) -> &Turn {
        match &self.stage {
            Stage::Operating(Operating { turn: Some(turn), .. }) => turn,
            _ => panic!("no company is operating"),
        }
    }

    pub fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.stage {
            Stage::Operating(Operating { turn: Some(turn), .. }) => turn,
            _ => panic!("no company is operating"),
        }
    }
}
