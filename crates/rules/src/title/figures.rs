//! The figures of the rules that belong to no company, train or tile. What an order of play does not ask for is 0.

pub use facts::{CapitalFigures, LoanFigures, NationalFigures, Percents};

use crate::money::Money;

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
