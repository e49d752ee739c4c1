//! Figures of the rules that come together.

use crate::Money;
use serde::Deserialize;

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
