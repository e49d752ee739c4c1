//! What nobody need read, and yet changes the table: the agenda of decisions, the course of a round and of a turn, and what is
//! remembered for later.

use crate::deal::Deal;
use crate::decision::Decision;
use crate::ids::{CardId, CompanyId, PrivateId, Seat};
use crate::message::{Arg, arguments, messages};
use crate::money::Money;
use crate::operating_turn::{CreditTurn, Step};
use crate::seed::Lot;
use crate::state::{National, Position, PrivateAuction};

messages! {
    /// A change that is left out of every log.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Note as "note" {
        /// A decision was put on top of the agenda.
        Asked(decision: Decision),
        /// The decision on top was answered.
        Answered,
        /// The decision on top goes on in another form.
        AskedAnew(decision: Decision),
        /// A company is not asked any more in this turn.
        TurnWithdrawn(company: CompanyId),
        /// A turn of the Pre-Stock Round ended; who passed in it, if anybody.
        DraftTurnEnded { passes: Option<Seat> },
        /// A paper was put up for auction.
        BiddingBegan(private: PrivateId),
        /// The place in the order of whoever may bid next.
        NextBidder(place: u8),
        /// A paper was sold, or found no bid.
        BiddingEnded { sold: bool },
        /// The auction of private companies as it stands.
        Privates(auction: PrivateAuction),
        /// A turn of the stock round ended.
        StockTurnEnded { acted: bool },
        /// A player has sold of a company in this round.
        Sold { seat: Seat, company: CompanyId },
        /// A player has bought of a company in this round.
        Purchased { seat: Seat, company: CompanyId },
        /// Purchases of the round are of no account any more.
        PurchasesForgotten,
        /// The companies of the operating round in their order.
        OperatingOrder(order: Vec<CompanyId>),
        /// The turn of the next company in that order has come.
        CompanyCalled,
        /// The company operates no more in this round.
        TurnEnded,
        /// A set of operating rounds is over.
        SetEnded(set: u8),
        /// How many operating rounds the set has.
        RoundsRead(rounds: u8),
        /// A step of the company's turn began.
        StepBegan(step: Step),
        /// Something was done in this step.
        Acted,
        /// Only what may be done at any time is left of this step, or not.
        StepIsOver(over: bool),
        /// A tile of the normal build was laid.
        TileCounted { promotes: bool },
        /// What a company with credit has done in its turn.
        Credit(turn: Box<CreditTurn>),
        /// A price that was refused.
        PriceRefused { deal: Deal, price: Money },
        /// The home marker of the company is placed.
        HomePlaced(company: CompanyId),
        /// The company has laid a tile.
        HasLaid(company: CompanyId),
        /// The company has a marker more than its charter says.
        ExtraMarker(company: CompanyId),
        /// Markers on the charter.
        MarkersCounted { company: CompanyId, markers: u8 },
        /// A company that was taken over left the chart and the game.
        LeftMarket(company: CompanyId),
        /// The company has a route, and has it for ever.
        Routed(company: CompanyId),
        /// The stack of trains.
        Stack { top: CardId, left: u8, beside: u8 },
        /// Whether companies above their limit are overlooked.
        Overlooked(overlooked: bool),
        /// What is drawn by lot from now on.
        Lot(lot: Lot),
        /// The national company, or what becomes of it.
        National(national: Option<National>),
        /// The table was laid anew: a position was set up, or a mistake corrected.
        SetUp(position: Box<Position>),
    }
}

// No language has words for notes, and what they carry is none of its business.
arguments! {
    PrivateAuction: |_| Arg::Nothing, [];
    Box<CreditTurn>: |_| Arg::Nothing, [];
    CardId: |_| Arg::Nothing, [];
    Lot: |_| Arg::Nothing, [];
    National: |_| Arg::Nothing, [];
    Box<Position>: |_| Arg::Nothing, [];
}
