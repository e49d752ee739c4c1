//! The figures of the rules that belong to no company, train or tile. What an order of play does not ask for is 0.

use crate::money::Money;
use serde::Deserialize;

/// The figures of a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// What stations cost after the home, one after the other; the last price is that of all others.
    pub stations: Vec<Money>,
    /// Yellow tiles in the first turn of a company; later it is one.
    pub first_tiles: u8,
    /// What a red home tile adds to a run that ends there.
    pub red_bonus: Money,
    /// The price per share of a take-over, in percent of the share price.
    pub take_over: Percents,
    /// A bid is at least so much above the one before.
    pub bid_step: Money,
    /// The most of a company that the pool holds, in percent.
    pub pool: u8,
    /// What a company pays for a private company, in percent of its price.
    pub privates: Percents,
    /// How companies with credit get their capital.
    pub capital: CapitalFigures,
    /// Loans of companies.
    pub loans: LoanFigures,
    /// The national company.
    pub national: NationalFigures,
    /// What every company earns, round by round, where no trains run; the last round ends the game.
    pub revenues: Vec<Money>,
}

impl Figures {
    /// What a station costs for a company that has placed so many besides its home.
    pub fn station(&self, placed: usize) -> Money {
        self.stations.get(placed).copied().unwrap_or_else(|| self.last_station())
    }

    /// What a station costs for a company that has many.
    pub fn last_station(&self) -> Money {
        self.stations.last().copied().unwrap_or(0)
    }
}

/// The lowest and the highest part of a price, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Percents(pub Money, pub Money);

impl Percents {
    /// What it is of the price: the lowest rounded up, the highest rounded down.
    pub fn of(self, price: Money) -> (Money, Money) {
        ((price * self.0).div_ceil(100), price * self.1 / 100)
    }
}

/// How companies get their capital, by the number of the train on offer when they start (R-36-PAR-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapitalFigures {
    /// The last one with which money is held back.
    pub escrow: u8,
    /// The last one with which every share pays at once.
    pub incremental: u8,
    /// Shares that must be sold of a company that gets all of its capital together; no company needs more to operate.
    pub float: u8,
}

/// Loans of companies (R-36-LOAN).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoanFigures {
    /// A loan.
    pub amount: Money,
    /// The interest on it.
    pub interest: Money,
    /// What it takes off the value of a share at the end.
    pub off_share: Money,
}

/// The national company (R-36-CGR).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationalFigures {
    /// The lowest price at which it begins.
    pub lowest_price: Money,
    /// The price is worked out in multiples of this.
    pub multiple_of: Money,
    /// Its shares where few are issued, and where more are.
    pub shares: (u8, u8),
    /// The most trains that it owns.
    pub trains: u8,
}
