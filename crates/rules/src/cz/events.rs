//! What happens in 18CZ and its variants only.

use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::message::messages;
use crate::money::Money;
use crate::title::Size;
use crate::train::Train;

messages! {
    /// What happened, in 18CZ and its variants only.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" {
        /// A company was drawn by lot that does not play (XI.2).
        CompanyLeftOut { company: CompanyId, among: Vec<CompanyId> },
        /// A private paper was put up for auction (XI.2).
        PaperPicked { seat: Seat, private: PrivateId },
        /// A player bid for the paper that is up.
        BidMade { seat: Seat, private: PrivateId, amount: Money },
        /// Nobody bid for the paper that was up.
        PaperUnsold { private: PrivateId },
        /// Nobody bid for any paper: the game is over, and the first player has won (XI.2).
        NobodyBid { winner: Seat },
        /// A private railway closed; its marker left the game (XI.2).
        RailwayClosed { company: CompanyId, hexes: Vec<HexId> },
        /// A company was drawn by lot for Václav, who directs it from now on (XI.1).
        CompanyDrawn { company: CompanyId, among: Vec<CompanyId>, price: Money },
        /// A player owes the bank more, or less: debt and penalty now.
        DebtChanged { seat: Seat, debt: Money, penalty: Money },
        /// The price of local railways changed.
        LocalPriceSet { price: Money },
        /// A company was taken over at a price per share.
        TakenOver { company: CompanyId, target: CompanyId, price: Money },
        /// Markers of a company that was taken over now belong to the acquirer: those on the charter, and one on each hex.
        MarkersTakenOver { company: CompanyId, target: CompanyId, unplaced: u8, hexes: Vec<HexId> },
        /// A train was turned from the side that was up to another one.
        TrainTurned { company: CompanyId, train: Train, side: Size },
        /// The top card of the stack was exported, shown with its first side.
        TrainExported { train: Train },
    }
}
