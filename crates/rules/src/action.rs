//! What a seat asks for.

use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, TileId};
use crate::money::Money;
use crate::title::Size;
use crate::train::Train;

/// What a seat asks for. Whether it is allowed depends on the decision on top of the agenda.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Do nothing, or nothing more.
    Pass,
    /// Pre-Stock Round: buy a local railway at the price of its space.
    BuyLocal {
        /// Which one.
        local: LocalId,
    },
    /// Auction: put this private paper up.
    PickPaper {
        /// Which one.
        local: LocalId,
    },
    /// Auction: bid for the paper that is up.
    Bid {
        /// How much.
        amount: Money,
    },
    /// Give the train of a private paper to the operating company for its run.
    AssignTrain {
        /// The paper.
        local: LocalId,
    },
    /// Stock round: sell shares to the bank.
    SellShares {
        /// Of which company.
        company: CompanyId,
        /// How many.
        shares: u8,
    },
    /// Stock round: buy the director's certificate and fix the price.
    StartCompany {
        /// Which company.
        company: CompanyId,
        /// The start price per share.
        price: Money,
    },
    /// Stock round: buy one share from the bank.
    BuyShare {
        /// Of which company.
        company: CompanyId,
    },
    /// Stock round: repay a loan, or part of it.
    RepayDebt {
        /// How much.
        amount: Money,
    },
    /// First turn of a large company: lay the red home tile.
    LayHomeTile {
        /// On which of its two hexes.
        hex: HexId,
        /// The position of the tile.
        rotation: Rotation,
    },
    /// Put the home marker into this city of its hex.
    ChooseCity {
        /// The index of the city on the tile.
        city: u8,
    },
    /// Lay or promote a tile.
    LayTile {
        /// Where.
        hex: HexId,
        /// Which kind of tile.
        tile: TileId,
        /// Its position.
        rotation: Rotation,
        /// The local railway whose power is used: for a purple-edged tile the right to lay it, otherwise the cost.
        local: Option<LocalId>,
    },
    /// Place a station marker.
    PlaceStation {
        /// Where.
        hex: HexId,
        /// The index of the city on the face.
        city: u8,
    },
    /// Run trains on these routes.
    RunTrains {
        /// The routes, sorted; a train without a route is left out.
        runs: Vec<Run>,
    },
    /// State a revenue without routes; only where the option `best_revenue` is off.
    ClaimRevenue {
        /// How much.
        amount: Money,
    },
    /// Pay the revenue out.
    PayOut,
    /// Keep the revenue in the treasury.
    Retain,
    /// Offer to take over a smaller company.
    TakeOver {
        /// Which one.
        target: CompanyId,
        /// The price per share.
        price: Money,
    },
    /// Take this marker of the two on one hex back to the charter.
    ReturnMarker {
        /// The city in which it stands.
        city: u8,
    },
    /// Turn a taken-over train to a larger side.
    TurnTrain {
        /// The train.
        train: Train,
        /// The new side.
        side: Size,
    },
    /// Scrap a taken-over train.
    ScrapTrain {
        /// The train.
        train: Train,
    },
    /// Buy a train from the stack or the pool.
    BuyTrain {
        /// Where it comes from.
        source: Source,
        /// On which side.
        side: Size,
    },
    /// Offer to buy a train from another company.
    BuyTrainFrom {
        /// The other company.
        seller: CompanyId,
        /// The train.
        train: Train,
        /// The price.
        price: Money,
    },
    /// Return a train above the limit to the pool.
    ReturnTrain {
        /// The train.
        train: Train,
    },
    /// Offer to buy a local railway from a player.
    OfferForLocal {
        /// Which one.
        local: LocalId,
        /// The price.
        price: Money,
    },
    /// Sell a local railway of the company to the bank.
    SellLocal {
        /// Which one.
        local: LocalId,
    },
    /// Auction of private companies: bid for one, or raise a bid.
    BidFor {
        /// Which one.
        local: LocalId,
        /// How much.
        amount: Money,
    },
    /// Stock round: buy a share from the pool.
    BuyFromPool {
        /// Of which company.
        company: CompanyId,
    },
    /// Take a loan.
    TakeLoan,
    /// Repay a loan.
    RepayLoan,
    /// Place the marker of the post.
    PlacePost {
        /// Where.
        hex: HexId,
    },
    /// Buy the last kind of train, and hand in another one.
    TradeTrain {
        /// The train handed in.
        train: Train,
        /// The other one comes from the pool, where the option allows it.
        pooled: bool,
    },
    /// Offer a private company of one's own to the other players, to raise money.
    OfferPrivate {
        /// Which one.
        local: LocalId,
        /// The price.
        price: Money,
    },
    /// Give up: all that can be sold cannot raise the sum.
    GoBankrupt,
    /// Formation of the national company: repay all loans of the company.
    PayLoans,
    /// Formation of the national company: let the company merge.
    Merge,
    /// Formation of the national company: take this station off the map.
    RemoveStation {
        /// Where.
        hex: HexId,
        /// In which city.
        city: u8,
    },
    /// Borrow a train for one run.
    BorrowTrain {
        /// From where.
        source: Source,
    },
    /// Agree to an offer.
    Accept,
    /// Decline an offer.
    Refuse,
    /// Answer an offer with a price of one's own.
    CounterOffer {
        /// The price (per share for a take-over).
        price: Money,
    },
}

/// Where a train is bought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The top of the stack.
    Stack,
    /// The last kind of train, which is for sale beside the stack.
    Beside,
    /// This card in the pool, named with the side that was up when it was returned.
    Pool(Train),
}

/// A train with its route: pieces of track in order, from stop to stop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Run {
    /// The train.
    pub train: Train,
    /// The pieces, named by hex and index on its face.
    pub track: Vec<TrackPiece>,
}

/// A piece of track on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackPiece {
    /// The hex.
    pub hex: HexId,
    /// The index among the pieces of the face that lies there.
    pub piece: u8,
}
