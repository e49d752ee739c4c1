//! What happens in 18CZ and its variants only.

use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::message::messages;
use crate::money::Money;
use crate::state::{Position, Round, Status};
use crate::title::{Size, Title};
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

impl Event {
    /// Changes the table as the event says.
    pub(crate) fn apply(&self, title: &Title, table: &mut Position) {
        match self {
            Event::BidMade { seat, amount, .. } => {
                if let Round::Auction { bidding: Some(bidding), .. } = &mut table.round {
                    bidding.highest = Some((*seat, *amount));
                }
            }
            Event::CompanyDrawn { company, price, .. } => {
                table.company_mut(*company).start_price = *price;
                table.enter_market(title, *company, title.chart.space(*price).unwrap_or(0));
            }
            Event::CompanyLeftOut { company, .. } => {
                let out = table.company_mut(*company);
                (out.status, out.markers) = (Status::Closed, 0);
            }
            Event::DebtChanged { seat, debt, penalty } => {
                let player = &mut table.players[seat.index()];
                (player.debt, player.penalty) = (*debt, *penalty);
            }
            Event::LocalPriceSet { price } => table.local_price = Some(*price),
            Event::TakenOver { company, .. } => table.company_mut(*company).has_taken_over = true,
            Event::RailwayClosed { company, .. } => {
                table.board.markers.retain(|marker| marker.company != *company);
                let closed = table.company_mut(*company);
                (closed.status, closed.markers) = (Status::Closed, 0);
            }
            Event::MarkersTakenOver { company, target, unplaced, .. } => {
                table.company_mut(*target).markers -= unplaced;
                table.company_mut(*company).markers += unplaced;
                for marker in table.board.markers.iter_mut().filter(|marker| marker.company == *target) {
                    marker.company = *company;
                }
                table.board.markers.sort_unstable();
            }
            Event::TrainTurned { company, train, side } => {
                let trains = &mut table.company_mut(*company).trains;
                if let Some(owned) = trains.iter_mut().rev().find(|owned| *owned == train) {
                    owned.side = *side;
                }
            }
            Event::PaperPicked { .. }
            | Event::PaperUnsold { .. }
            | Event::NobodyBid { .. }
            | Event::TrainExported { .. } => {}
        }
    }
}
