//! The decisions on the agenda: each is one question put to one seat.

use crate::ids::{CompanyId, HexId, LocalId, Seat, TrainTypeId};
use crate::message::{Arg, arguments, messages};
use crate::money::Money;
use crate::rule::{self, Rule};
use crate::title::Size;
use crate::train::Train;

messages! {
    /// A question to one seat.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Decision as "decision" {
        /// Buy a local railway or pass (VI).
        PreStock { seat: Seat },
        /// Which private paper is put up for auction (XI.2)?
        PickPaper { seat: Seat },
        /// Bid for the paper that is up, or pass for good (XI.2).
        Bid { seat: Seat, paper: LocalId },
        /// Lay or promote the tile of a private railway before it pays (XI.2).
        RailwayTile { seat: Seat, paper: LocalId },
        /// Sell, then buy or start (VII). What has been sold in this turn is kept with the price before the drop.
        Stock { seat: Seat, sold: Vec<(CompanyId, Money)> },
        /// Where does the red home tile lie (VIII.4)?
        HomeTile { company: CompanyId },
        /// In which city of the hex does the home marker stand (VIII.6)?
        HomeCity { seat: Seat, company: CompanyId, hex: HexId },
        /// Lay or promote track (VIII.4, VIII.5).
        Track { company: CompanyId },
        /// Place a station (VIII.6).
        Station { company: CompanyId },
        /// Run the trains (VIII.7).
        Run { company: CompanyId },
        /// Pay out or retain (VIII.8).
        Dividend { company: CompanyId, revenue: Money },
        /// Take over smaller companies (VIII.9).
        TakeOver { company: CompanyId },
        /// Which of two markers on one hex goes back to the charter (VIII.9)?
        DoubledMarker { company: CompanyId, target: CompanyId, hex: HexId },
        /// Keep, turn or scrap the trains taken over, which the acquirer owns already (VIII.9).
        TakenTrains { company: CompanyId, taken: Vec<Train> },
        /// Buy trains (VIII.10, VIII.11).
        Trains { company: CompanyId },
        /// Return trains above the limit to the pool (VIII.12), but not the one just bought under the limit exception (VIII.10).
        ReturnTrains { company: CompanyId, keep: Option<Train> },
        /// Buy the cheapest private company, bid for another one, or pass (R-36-AUC-02).
        Privates { seat: Seat },
        /// Raise the bid for a private company, or drop out (R-36-AUC-05).
        Raise { seat: Seat, local: LocalId },
        /// Sell and buy on the exchange (R-36-SR-03).
        Exchange { seat: Seat, done: StockTurn },
        /// Place a station where the tile of a private company was laid (R-36-PRV-08).
        PrivateStation { company: CompanyId, hex: HexId },
        /// Borrow a train for the run (R-36-CGR-19).
        Borrow { company: CompanyId },
        /// Repay loans (R-36-LOAN-06).
        Loans { company: CompanyId },
        /// Raise money for a company by selling shares, as much as is due from its president (R-36-EMR-05).
        Raising { seat: Seat, company: CompanyId, due: Money, need: Need },
        /// Repay the loans of the company, or let it merge (R-36-CGR-03).
        Debts { company: CompanyId },
        /// Which stations does the national company not take over: on the hex with two, or anywhere (R-36-CGR-13)?
        NationalStations { company: CompanyId, hex: Option<HexId> },
        /// Which trains does the national company keep (R-36-CGR-15)?
        NationalTrains { company: CompanyId },
        /// Does the other side agree to what the company offers? The price is per share for a take-over.
        Answer { seat: Seat, company: CompanyId, deal: Deal, price: Money },
        /// Does whoever offered agree to the price that the other side named? Both are per share for a take-over.
        CounterOffer { seat: Seat, company: CompanyId, deal: Deal, offered: Money, by: Seat, price: Money },
    }
}

/// To whom a decision is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// To this seat.
    Seat(Seat),
    /// To whoever decides for this company.
    Company(CompanyId),
}

impl Decision {
    /// To whom it is put.
    pub fn asked(&self) -> Asked {
        match *self {
            Decision::PreStock { seat }
            | Decision::PickPaper { seat }
            | Decision::Bid { seat, .. }
            | Decision::RailwayTile { seat, .. }
            | Decision::Stock { seat, .. }
            | Decision::HomeCity { seat, .. }
            | Decision::Privates { seat }
            | Decision::Raise { seat, .. }
            | Decision::Exchange { seat, .. }
            | Decision::Raising { seat, .. }
            | Decision::Answer { seat, .. }
            | Decision::CounterOffer { seat, .. } => Asked::Seat(seat),
            Decision::HomeTile { company }
            | Decision::Track { company }
            | Decision::Station { company }
            | Decision::Run { company }
            | Decision::Dividend { company, .. }
            | Decision::TakeOver { company }
            | Decision::DoubledMarker { company, .. }
            | Decision::TakenTrains { company, .. }
            | Decision::Trains { company }
            | Decision::PrivateStation { company, .. }
            | Decision::Borrow { company }
            | Decision::Loans { company }
            | Decision::Debts { company }
            | Decision::NationalStations { company, .. }
            | Decision::NationalTrains { company }
            | Decision::ReturnTrains { company, .. } => Asked::Company(company),
        }
    }

    /// What is decided for a company that may be Václav's, and for which company (XI.1).
    pub fn question(&self) -> Option<(CompanyId, Question)> {
        match *self {
            Decision::HomeTile { company } | Decision::Track { company } => Some((company, Question::Track)),
            Decision::HomeCity { company, .. } | Decision::Station { company } => {
                Some((company, Question::Station))
            }
            Decision::Run { company } => Some((company, Question::Run)),
            _ => None,
        }
    }

    /// The company in whose own turn the decision is, when its local railways may be used, bought and sold (R-OR-06).
    pub fn own_turn(&self) -> Option<CompanyId> {
        match self {
            Decision::Track { company }
            | Decision::Station { company }
            | Decision::Run { company }
            | Decision::Dividend { company, .. }
            | Decision::TakeOver { company }
            | Decision::TakenTrains { company, .. }
            | Decision::Borrow { company }
            | Decision::Loans { company }
            | Decision::Trains { company } => Some(*company),
            _ => None,
        }
    }

    /// Whether track is asked for; some tiles may also be laid in other steps.
    pub(crate) fn is_track_step(&self) -> bool {
        matches!(self, Decision::Track { .. })
    }
}

/// What a player has done in a turn on the exchange.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StockTurn {
    /// Shares sold, with the price before the fall, company by company.
    pub sold: Vec<(CompanyId, Money, u8)>,
    /// Something was bought: shares of this company, or a private company.
    pub bought: Option<Option<CompanyId>>,
    /// Offers that were refused since the position last changed.
    pub refused: Refused,
    /// Shares were sold before the purchase.
    pub sold_first: bool,
}

arguments! {
    StockTurn: |_| Arg::Nothing, [StockTurn::default()];
}

messages! {
    /// What a president must pay for his company (R-36-EMR-01).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Need {
        /// Interest; so much revenue is left to pay out or withhold.
        Interest(left: Money),
        /// Interest that was not paid at once.
        LateInterest,
        /// Loans that the company may not keep.
        Loans,
    }
}

messages! {
    /// What one of the two players decides for Václav (XI.1).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Question {
        /// Track, and the red home tile.
        Track,
        /// Stations, and the city of the home marker.
        Station,
        /// Routes, where the best are not found for the players (option `best_revenue`).
        Run,
    }
}

impl Question {
    /// Whether the holder of the lowest order card decides; otherwise the other player (R-BOH-10, R-BOH-11).
    pub(crate) fn has_priority(self, size: Size) -> bool {
        match self {
            Question::Track => size != Size::Medium,
            Question::Station => size == Size::Medium,
            Question::Run => true,
        }
    }

    /// The rule that says so.
    pub fn rule(self) -> Rule {
        match self {
            Question::Track => rule::BOH_10,
            Question::Station => rule::BOH_11,
            Question::Run => rule::BOH_12,
        }
    }
}

/// A decision for Václav.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForVaclav {
    /// His company.
    pub company: CompanyId,
    /// What is decided.
    pub question: Question,
    /// By whom.
    pub seat: Seat,
    /// That player holds the lowest order card.
    pub priority: bool,
}

messages! {
    /// Something that needs the agreement of another director or owner.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Deal {
        /// A take-over of the company.
        TakeOver(company: CompanyId),
        /// A train of the company.
        Train(seller: CompanyId, train: Train),
        /// A local railway in a player's hands.
        Local(local: LocalId),
        /// A private company, from player to player: who would have it (R-36-PRV-04).
        Private(local: LocalId, buyer: Seat),
        /// A private company that its owner offers, since he must raise money (R-36-EMR-08).
        ForSale(local: LocalId),
    }
}

/// Deals that were refused since the position last changed, each with the price that was refused last. Offers come nearer to the other
/// side every time, so that this is the best price for it so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

messages! {
    /// The steps of an operating turn in the order of VIII.3.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Step {
        /// The home marker, in the first turn only.
        Home,
        /// Laying and promoting track.
        Track,
        /// One station.
        Station,
        /// Running trains and income.
        Run,
        /// Taking over smaller companies.
        TakeOver,
        /// Buying trains.
        Trains,
        /// Borrowing a train for the run (R-36-CGR-19).
        Borrow,
        /// Repaying loans (R-36-OR-05).
        Loans,
    }
}

/// What a company has done in the turn in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperatingTurn {
    /// The company.
    pub company: CompanyId,
    /// The step that it has reached.
    pub step: Step,
    /// It is its first turn.
    pub first: bool,
    /// Tiles laid by the normal build.
    pub laid: u8,
    /// One of them was a promotion.
    pub promoted: bool,
    /// Something was done in this step.
    pub acted: bool,
    /// The step is over although it has not been left, as options have it: only what may be done at any time is left.
    pub over: bool,
    /// Offers that were refused since the position last changed.
    pub refused: Refused,
    /// What only companies with credit do.
    pub credit: CreditTurn,
}

/// What a company with credit has done in its turn (R-36-LOAN, R-36-TRN-03).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CreditTurn {
    /// It took a loan.
    pub borrowed: bool,
    /// It repaid one.
    pub repaid: bool,
    /// Its interest is paid.
    pub interest_paid: bool,
    /// Its interest is paid later in the turn, where the option says so.
    pub interest_open: bool,
    /// Its trains ran, whatever interest leaves of the revenue.
    pub ran: bool,
    /// Its train step ended with an action, and not since nothing could be bought.
    pub trains_done: bool,
    /// It has passed its loans, and is asked about private companies, where the option says so.
    pub loans_passed: bool,
    /// The types of trains that it bought, and whether from the bank or the pool.
    pub bought: Vec<(TrainTypeId, bool)>,
    /// The train that the national company has borrowed, and from where.
    pub train: Option<(Train, crate::action::Source)>,
    /// It placed a station where the tile of a private company lies.
    pub station: bool,
    /// Shares that its president has sold for a train, with the price before the fall, company by company (R-36-EMR-05).
    pub sold: Vec<(CompanyId, Money, u8)>,
    /// The same for interest and loans, while they are being raised.
    pub raised: Vec<(CompanyId, Money, u8)>,
}

impl OperatingTurn {
    /// The turn at its beginning.
    pub fn begin(company: CompanyId, first: bool) -> Self {
        OperatingTurn {
            company,
            step: Step::Home,
            first,
            laid: 0,
            promoted: false,
            acted: false,
            over: false,
            refused: Refused::default(),
            credit: CreditTurn::default(),
        }
    }
}
