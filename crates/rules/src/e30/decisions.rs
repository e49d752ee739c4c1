//! The decisions of the family; whether a revenue is paid out is one that it shares.

use crate::asked::decisions;
use crate::fingerprint::{Line, Names};
use crate::ids::{CompanyId, Seat};

decisions! {
    families []
    /// A question that only this family asks.
    pub enum Decision {
        /// Start a company, buy a share, sell shares, or pass.
        Dealing { seat: Seat },
    }
}

impl Decision {
    /// The company in whose own turn the decision is.
    pub(crate) fn own_turn(&self) -> Option<CompanyId> {
        match self {
            Decision::Dealing { .. } => None,
        }
    }

    /// Writes it into a fingerprint.
    pub(crate) fn write<'a>(&self, line: Line<'a>, _: Names<'_>) -> Line<'a> {
        match self {
            Decision::Dealing { seat } => line.word("dealing").item("seat", seat.0),
        }
    }
}
