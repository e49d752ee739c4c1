//! Trains as they lie on the table.

use crate::ids::CardId;
use crate::title::Size;

/// A train: a card with one of its sides up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Train {
    /// The letter.
    pub card: CardId,
    /// The side that is up.
    pub side: Size,
}
