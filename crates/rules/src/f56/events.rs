//! What happens in 1836Jr-56 only.

use crate::ids::{CompanyId, HexId, PrivateId, Seat};
use crate::message::messages;
use crate::money::Money;
use crate::state::{Capital, Marker, Position, Status};
use crate::title::Title;
use crate::train::Train;

messages! {
    /// What happened, in 1836Jr-56 only.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event as "event" {
        /// A player bid for a private company (R-36-AUC-02).
        BidPlaced { seat: Seat, private: PrivateId, amount: Money },
        /// A player dropped out of the bidding for a private company.
        BidderLeft { seat: Seat, private: PrivateId },
        /// The cheapest private company became cheaper (R-36-AUC-07).
        AskingPriceFell { private: PrivateId, price: Money },
        /// It was fixed how a company gets its capital (R-36-PAR-02).
        CapitalFixed { company: CompanyId, capital: Capital },
        /// Money for shares was held back, or released (R-36-PAR-03).
        EscrowChanged { company: CompanyId, escrow: Money },
        /// A company is connected with its destination (R-36-PAR-07).
        DestinationReached { company: CompanyId },
        /// A company took or repaid loans (R-36-LOAN).
        LoansChanged { company: CompanyId, loans: u8 },
        /// The marker of the post was placed, or removed (R-36-PRV-09, 10).
        PostMoved { to: Option<(CompanyId, HexId)> },
        /// A company merged into the national one (R-36-CGR-04).
        CompanyMerged { company: CompanyId },
        /// The national company was formed (R-36-CGR-08, 09): temporary, where somebody presides with one share only (R-36-CGR-11),
        /// and frozen, where it owns no permanent train (R-36-CGR-18).
        NationalFormed { company: CompanyId, shares: u8, price: Money, space: u8, temporary: bool, frozen: bool },
        /// A station of a company became one of the national company, or went (R-36-CGR-13).
        StationMerged { company: CompanyId, owner: CompanyId, hex: HexId, city: Option<u8>, kept: bool },
        /// The national company has a permanent train at last, or gave up those that it had (R-36-CGR-18).
        NationalFrozen { company: CompanyId, frozen: bool },
        /// The marker went under those on its space that fell in the same turn from a higher price (R-36-SR-13).
        MarkerLowered { company: CompanyId },
        /// The temporary president has a second share (R-36-CGR-12).
        PresidentConfirmed { company: CompanyId },
        /// A train was borrowed for a run (R-36-CGR-19).
        TrainBorrowed { company: CompanyId, train: Train },
        /// Interest was paid out of the revenue, which the bank keeps so far (R-36-LOAN-04).
        InterestWithheld { company: CompanyId, amount: Money },
        /// A player could not pay (R-36-EMR-09).
        WentBankrupt { seat: Seat, owes: Money },
    }
}

impl Event {
    /// Changes the table as the event says.
    pub(crate) fn apply(&self, title: &Title, table: &mut Position) {
        match self {
            Event::CapitalFixed { company, capital } => table.credit_mut(*company).capital = Some(*capital),
            Event::EscrowChanged { company, escrow } => table.credit_mut(*company).escrow = *escrow,
            Event::DestinationReached { company } => table.credit_mut(*company).reached = true,
            Event::LoansChanged { company, loans } => table.credit_mut(*company).loans = *loans,
            Event::PostMoved { to } => table.post = *to,
            Event::CompanyMerged { company } => table.close(*company),
            Event::NationalFormed { company, shares, price, space, temporary, frozen } => {
                if let Some(national) = &mut table.national {
                    (national.shares, national.temporary, national.frozen) = (*shares, *temporary, *frozen);
                }
                let founded = table.company_mut(*company);
                (founded.status, founded.start_price, founded.home_placed) = (Status::Floated, *price, true);
                table.enter_market(title, *company, *space);
            }
            Event::StationMerged { company, owner, hex, city, kept } => {
                let marker = Marker { hex: *hex, city: *city, company: *owner };
                table.board.markers.retain(|other| *other != marker);
                if *kept {
                    table.board.markers.push(Marker { company: *company, ..marker });
                    table.board.markers.sort_unstable();
                }
            }
            Event::NationalFrozen { frozen, .. } => {
                if let Some(national) = &mut table.national {
                    national.frozen = *frozen;
                }
            }
            Event::MarkerLowered { company } => {
                table.market.retain(|other| other != company);
                table.enter_market(title, *company, table.company(*company).space);
            }
            Event::PresidentConfirmed { .. } => {
                if let Some(national) = &mut table.national {
                    national.temporary = false;
                }
            }
            Event::WentBankrupt { seat, owes } => {
                if let Some(bank) = &mut table.bank {
                    bank.bankrupt = Some((*seat, *owes));
                }
            }
            Event::BidPlaced { .. }
            | Event::BidderLeft { .. }
            | Event::AskingPriceFell { .. }
            | Event::TrainBorrowed { .. }
            | Event::InterestWithheld { .. } => {}
        }
    }
}
