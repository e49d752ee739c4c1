//! The decisions of 18CZ and its variants.

use crate::asked::decisions;
use crate::fingerprint::{Line, Names};
use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::money::Money;
use crate::train::Train;

decisions! {
    families []
    /// A question that only 18CZ and its variants ask.
    pub enum Decision {
        /// Buy a local railway or pass (VI).
        PreStock { seat: Seat },
        /// Which private paper is put up for auction (XI.2)?
        PickPaper { seat: Seat },
        /// Bid for the paper that is up, or pass for good (XI.2).
        Bid { seat: Seat, paper: PrivateId },
        /// Lay or promote the tile of a private railway before it pays (XI.2).
        RailwayTile { seat: Seat, paper: PrivateId },
        /// Sell, then buy or start (VII). What has been sold in this turn is kept with the price before the drop.
        Stock { seat: Seat, sold: Vec<(CompanyId, Money)> },
        /// Where does the red home tile lie (VIII.4)?
        HomeTile { company: CompanyId },
        /// Take over smaller companies (VIII.9).
        TakeOver { company: CompanyId },
        /// Which of two markers on one hex goes back to the charter (VIII.9)?
        DoubledMarker { company: CompanyId, target: CompanyId, hex: HexId },
        /// Keep, turn or scrap the trains taken over, which the acquirer owns already (VIII.9).
        TakenTrains { company: CompanyId, taken: Vec<Train> },
    }
}

impl Decision {
    /// The company in whose own turn the decision is.
    pub(crate) fn own_turn(&self) -> Option<CompanyId> {
        match self {
            Decision::TakeOver { company } | Decision::TakenTrains { company, .. } => Some(*company),
            Decision::PreStock { .. }
            | Decision::PickPaper { .. }
            | Decision::Bid { .. }
            | Decision::RailwayTile { .. }
            | Decision::Stock { .. }
            | Decision::HomeTile { .. }
            | Decision::DoubledMarker { .. } => None,
        }
    }

    /// Writes it into a fingerprint.
    pub(crate) fn write<'a>(&self, line: Line<'a>, names: Names<'_>) -> Line<'a> {
        match self {
            Decision::PreStock { seat } => line.word("pre_stock").item("seat", seat.0),
            Decision::PickPaper { seat } => line.word("pick_paper").item("seat", seat.0),
            Decision::Bid { seat, paper } => {
                line.word("bid").item("seat", seat.0).item("paper", names.private(*paper))
            }
            Decision::RailwayTile { seat, paper } => {
                line.word("railway_tile").item("seat", seat.0).item("paper", names.private(*paper))
            }
            Decision::Stock { seat, sold } => {
                let sold = sold.iter().map(|(company, price)| (names.company(*company), price));
                line.word("stock").item("seat", seat.0).list("sold", sold)
            }
            Decision::HomeTile { company } => line.company(names, "home_tile", *company),
            Decision::TakeOver { company } => line.company(names, "take_over", *company),
            Decision::DoubledMarker { company, target, hex } => line
                .company(names, "doubled_marker", *company)
                .item("target", names.company(*target))
                .item("hex", names.hex(*hex)),
            Decision::TakenTrains { company, taken } => {
                line.company(names, "taken_trains", *company).list("taken", names.trains(taken))
            }
        }
    }
}
