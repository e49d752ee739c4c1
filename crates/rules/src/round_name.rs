//! What rounds are called.

use crate::message::messages;

messages! {
    /// Which round began.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RoundName {
        /// The Pre-Stock Round.
        PreStock,
        /// The auction of private papers.
        Auction,
        /// The auction of private companies.
        Privates,
        /// A stock round, by number.
        Stock(number: u8),
        /// An operating round: set and number within it.
        Operating(set: u8, number: u8),
    }
}
