//! What nobody need read, and yet changes the table: the agenda of decisions, the course of a round and of a turn, and what is
//! remembered for later.

use crate::decision::{CreditTurn, Deal, Decision, Step};
use crate::ids::{CardId, CompanyId, LocalId, Seat};
use crate::money::Money;
use crate::seed::Lot;
use crate::state::{National, Privates};

/// A change that is left out of every log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum Note {
    /// A decision was put on top of the agenda.
    Asked(Decision),
    /// The decision on top was answered.
    Answered,
    /// The decision on top goes on in another form.
    AskedAnew(Decision),
    /// A company is not asked any more in this turn.
    TurnWithdrawn(CompanyId),
    /// A turn of the Pre-Stock Round ended; who passed in it, if anybody.
    DraftTurnEnded { passes: Option<Seat> },
    /// A paper was put up for auction.
    BiddingBegan(LocalId),
    /// The place in the order of whoever may bid next.
    NextBidder(u8),
    /// A paper was sold, or found no bid.
    BiddingEnded { sold: bool },
    /// The auction of private companies as it stands.
    Privates(Privates),
    /// A turn of the stock round ended.
    StockTurnEnded { acted: bool },
    /// A player has sold of a company in this round.
    Sold { seat: Seat, company: CompanyId },
    /// A player has bought of a company in this round.
    Purchased { seat: Seat, company: CompanyId },
    /// Purchases of the round are of no account any more.
    PurchasesForgotten,
    /// The companies of the operating round in their order.
    OperatingOrder(Vec<CompanyId>),
    /// The turn of the next company in that order has come.
    CompanyCalled,
    /// The company operates no more in this round.
    TurnEnded,
    /// A set of operating rounds is over.
    SetEnded(u8),
    /// How many operating rounds the set has.
    RoundsRead(u8),
    /// A step of the company's turn began.
    StepBegan(Step),
    /// Something was done in this step.
    Acted,
    /// Only what may be done at any time is left of this step, or not.
    StepIsOver(bool),
    /// A tile of the normal build was laid.
    TileCounted { promotes: bool },
    /// What a company with credit has done in its turn.
    Credit(Box<CreditTurn>),
    /// A price that was refused.
    PriceRefused { deal: Deal, price: Money },
    /// The home marker of the company is placed.
    HomePlaced(CompanyId),
    /// The company has laid a tile.
    HasLaid(CompanyId),
    /// The company has a marker more than its charter says.
    ExtraMarker(CompanyId),
    /// Markers on the charter.
    MarkersCounted { company: CompanyId, markers: u8 },
    /// A company that was taken over left the chart and the game.
    LeftMarket(CompanyId),
    /// The company has a route, and has it for ever.
    Routed(CompanyId),
    /// The stack of trains.
    Stack { top: CardId, left: u8, beside: u8 },
    /// Whether companies above their limit are overlooked.
    Overlooked(bool),
    /// What is drawn by lot from now on.
    Lot(Lot),
    /// The national company, or what becomes of it.
    National(Option<National>),
}
