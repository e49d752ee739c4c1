//! The decisions of 1836Jr-56.

use crate::asked::decisions;
use crate::deal::Refused;
use crate::fingerprint::{Line, Names, blocks, deal};
use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::message::{Arg, arguments, messages};
use crate::money::Money;

decisions! {
    families []
    /// A question that only 1836Jr-56 asks.
    pub enum Decision {
        /// Buy the cheapest private company, bid for another one, or pass (R-36-AUC-02).
        Privates { seat: Seat },
        /// Raise the bid for a private company, or drop out (R-36-AUC-05).
        Raise { seat: Seat, private: PrivateId },
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
    }
}

impl Decision {
    /// The company in whose own turn the decision is.
    pub(crate) fn own_turn(&self) -> Option<CompanyId> {
        match self {
            Decision::Borrow { company } | Decision::Loans { company } => Some(*company),
            Decision::Privates { .. }
            | Decision::Raise { .. }
            | Decision::Exchange { .. }
            | Decision::PrivateStation { .. }
            | Decision::Raising { .. }
            | Decision::Debts { .. }
            | Decision::NationalStations { .. }
            | Decision::NationalTrains { .. } => None,
        }
    }

    /// Writes it into a fingerprint.
    pub(crate) fn write<'a>(&self, line: Line<'a>, names: Names<'_>) -> Line<'a> {
        match self {
            Decision::Privates { seat } => line.word("privates").item("seat", seat.0),
            Decision::Raise { seat, private } => {
                line.word("raise").item("seat", seat.0).item("local", names.private(*private))
            }
            Decision::Exchange { seat, done } => {
                done.write(line.word("exchange").item("seat", seat.0), names)
            }
            Decision::PrivateStation { company, hex } => {
                line.company(names, "private_station", *company).item("hex", names.hex(*hex))
            }
            Decision::Borrow { company } => line.company(names, "borrow", *company),
            Decision::Loans { company } => line.company(names, "loans", *company),
            Decision::Raising { seat, company, due, need } => {
                let line = line.company(names, "raising", *company).item("seat", seat.0).item("due", due);
                match need {
                    Need::Interest(left) => line.item("interest", left),
                    Need::LateInterest => line.word("late_interest"),
                    Need::Loans => line.word("loans"),
                }
            }
            Decision::Debts { company } => line.company(names, "debts", *company),
            Decision::NationalStations { company, hex } => {
                line.company(names, "national_stations", *company).list("hex", hex.map(|hex| names.hex(hex)))
            }
            Decision::NationalTrains { company } => line.company(names, "national_trains", *company),
        }
    }
}

/// What a player has done in a turn on the exchange.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
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

impl StockTurn {
    /// Whether anything was bought or sold.
    pub fn has_acted(&self) -> bool {
        self.bought.is_some() || !self.sold.is_empty()
    }

    /// Writes it into a fingerprint.
    fn write<'a>(&self, line: Line<'a>, names: Names<'_>) -> Line<'a> {
        let StockTurn { sold, bought, refused, sold_first } = self;
        let refused = refused.iter().map(|(offered, price)| (deal(names, offered), price));
        let bought = bought.map(|company| company.map_or("a_private", |company| names.company(company)));
        line.list("sold", blocks(names, sold))
            .list("bought", bought)
            .list("refused", refused)
            .flag("sold_first", *sold_first)
    }
}

arguments! {
    StockTurn: |_| Arg::Nothing, [StockTurn::default()];
}

messages! {
    /// What a president must pay for his company (R-36-EMR-01).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Need {
        /// Interest; so much revenue is left to pay out or withhold.
        Interest(left: Money),
        /// Interest that was not paid at once.
        LateInterest,
        /// Loans that the company may not keep.
        Loans,
    }
}
