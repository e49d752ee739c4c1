//! The turn of a company in an operating round: its steps, and what was done in it.

use crate::deal::Refused;
use crate::ids::{CompanyId, TrainTypeId};
use crate::message::messages;
use crate::money::Money;
use crate::train::{Source, Train};

messages! {
    /// The steps of an operating turn in the order of VIII.3.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
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
    pub train: Option<(Train, Source)>,
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
