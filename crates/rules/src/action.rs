//! What a seat asks for.

use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, LocalId, TileId};
use crate::message::{arguments, messages, part};
use crate::money::Money;
use crate::state::Train;
use crate::title::Size;

messages! {
    /// What a seat asks for. Whether it is allowed depends on the decision on top of the agenda.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Action as "action" {
        /// Do nothing, or nothing more.
        Pass,
        /// Pre-Stock Round: buy a local railway at the price of its space.
        BuyLocal { local: LocalId },
        /// Auction: put this private paper up.
        PickPaper { local: LocalId },
        /// Auction: bid for the paper that is up.
        Bid { amount: Money },
        /// Give the train of a private paper to the operating company for its run.
        AssignTrain { local: LocalId },
        /// Stock round: sell shares to the bank.
        SellShares { company: CompanyId, shares: u8 },
        /// Stock round: buy the director's certificate and fix the price.
        StartCompany { company: CompanyId, price: Money },
        /// Stock round: buy one share from the bank.
        BuyShare { company: CompanyId },
        /// Stock round: repay a loan, or part of it.
        RepayDebt { amount: Money },
        /// First turn of a large company: lay the red home tile on one of its two hexes.
        LayHomeTile { hex: HexId, rotation: Rotation },
        /// Put the home marker into this city of its hex, by the index on the tile.
        ChooseCity { city: u8 },
        /// Lay or promote a tile. A local railway gives the right to lay a purple-edged tile, or waives the cost of another.
        LayTile { hex: HexId, tile: TileId, rotation: Rotation, local: Option<LocalId> },
        /// Place a station marker in this city, by the index on the face.
        PlaceStation { hex: HexId, city: u8 },
        /// Run trains on these routes, sorted; a train without a route is left out.
        RunTrains { runs: Vec<Run> },
        /// State a revenue without routes; only where the option `best_revenue` is off.
        ClaimRevenue { amount: Money },
        /// Pay the revenue out.
        PayOut,
        /// Keep the revenue in the treasury.
        Retain,
        /// Offer to take over a smaller company, at a price per share.
        TakeOver { target: CompanyId, price: Money },
        /// Take the marker in this city, of the two on one hex, back to the charter.
        ReturnMarker { city: u8 },
        /// Turn a taken-over train to a larger side.
        TurnTrain { train: Train, side: Size },
        /// Scrap a taken-over train.
        ScrapTrain { train: Train },
        /// Buy a train from the stack or the pool.
        BuyTrain { source: Source, side: Size },
        /// Offer to buy a train from another company.
        BuyTrainFrom { seller: CompanyId, train: Train, price: Money },
        /// Return a train above the limit to the pool.
        ReturnTrain { train: Train },
        /// Offer to buy a local railway from a player.
        OfferForLocal { local: LocalId, price: Money },
        /// Sell a local railway of the company to the bank.
        SellLocal { local: LocalId },
        /// Auction of private companies: bid for one, or raise a bid.
        BidFor { local: LocalId, amount: Money },
        /// Stock round: buy a share from the pool.
        BuyFromPool { company: CompanyId },
        /// Take a loan.
        TakeLoan,
        /// Repay a loan.
        RepayLoan,
        /// Place the marker of the post.
        PlacePost { hex: HexId },
        /// Buy the last kind of train, also out of the pool where the option allows it, and hand in another one.
        TradeTrain { train: Train, pooled: bool },
        /// Offer a private company of one's own to the other players, to raise money.
        OfferPrivate { local: LocalId, price: Money },
        /// Give up: all that can be sold cannot raise the sum.
        GoBankrupt,
        /// Formation of the national company: repay all loans of the company.
        PayLoans,
        /// Formation of the national company: let the company merge.
        Merge,
        /// Formation of the national company: take this station off the map.
        RemoveStation { hex: HexId, city: u8 },
        /// Borrow a train for one run.
        BorrowTrain { source: Source },
        /// Agree to an offer.
        Accept,
        /// Decline an offer.
        Refuse,
        /// Answer an offer with a price of one's own, per share for a take-over.
        CounterOffer { price: Money },
    }
}

messages! {
    /// Where a train is bought.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Source {
        /// The top of the stack.
        Stack,
        /// The last kind of train, which is for sale beside the stack.
        Beside,
        /// This card in the pool, named with the side that was up when it was returned.
        Pool(train: Train),
    }
}

/// A train with its route: pieces of track in order, from stop to stop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Run {
    /// The train.
    pub train: Train,
    /// The pieces, named by hex and index on its face.
    pub track: Vec<TrackPiece>,
}

arguments! {
    Run: |run| part("run", [("train", run.train.to_arg()), ("track", run.hexes().to_arg())]),
        [Run { train: Train::examples()[0], track: vec![TrackPiece { hex: HexId(0), piece: 0 }] }];
}

impl Run {
    /// The hexes that it goes through, in order.
    fn hexes(&self) -> Vec<HexId> {
        let mut hexes: Vec<HexId> = self.track.iter().map(|piece| piece.hex).collect();
        hexes.dedup();
        hexes
    }
}

/// A piece of track on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrackPiece {
    /// The hex.
    pub hex: HexId,
    /// The index among the pieces of the face that lies there.
    pub piece: u8,
}
