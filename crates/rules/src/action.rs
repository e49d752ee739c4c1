//! What a seat asks for, and what is offered to it: the verbs that families share. Those of one family are in its folder.

use crate::family::families;
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, PrivateId, TileId};
use crate::money::Money;
use crate::title::Size;
use crate::train::{Run, Source, Train};
use crate::verbs::verbs;

/// The most that a claim without routes may name: far above what any map yields, far below what could overflow.
pub const MOST_CLAIMED: Money = 10_000;

macro_rules! shared {
    ($families:tt) => {
        verbs! {
            families $families
            /// What a seat asks for. Whether it is allowed depends on the decision on top of the agenda.
            action Action;
            /// A set of actions of one kind that differ in a number or a position at most.
            offer Offer;
            bare {
                /// Do nothing, or nothing more.
                0 Pass = "pass";
                /// Pay the revenue out.
                15 PayOut = "pay_out" under "verb-dividend";
                /// Keep the revenue in the treasury.
                16 Retain = "retain" under "verb-dividend";
                /// Agree to an offer.
                38 Accept = "accept" under "verb-answer";
                /// Decline an offer.
                39 Refuse = "refuse" under "verb-answer";
            }
            shown {}
            full {
                /// Buy a local railway or private company at the price of its space.
                1 BuyPrivate = "buy_local" { private as "local": PrivateId } shows { price: Money } under "verb-buy-local";
                /// Sell shares to the bank or the pool.
                5 SellShares = "sell_shares" { company: CompanyId } count shares: u8 (most) shows { price: Money };
                /// Buy the director's certificate and fix the price.
                6 StartCompany = "start_company" { company: CompanyId } each price: Money (prices);
                /// Buy one share from the bank.
                7 BuyShare = "buy_share" { company: CompanyId } shows { price: Money };
                /// Put the home marker into this city of its hex.
                10 ChooseCity = "choose_city" { city: u8 };
                /// Lay or promote a tile. A local railway lays a purple-edged tile or waives the cost of another.
                11 LayTile = "lay_tile" { hex: HexId, tile: TileId, private as "local": Option<PrivateId> }
                    each rotation: Rotation (rotations) shows { cost: Money };
                /// Place a station marker.
                12 PlaceStation = "place_station" { hex: HexId, city: u8 } shows { cost: Money };
                /// Run trains on these routes, sorted; a train without a route is left out. Any others of the same revenue are legal, too.
                13 RunTrains = "run_trains" { runs: Vec<Run> } shows { revenue: Money, most: Money };
                /// State a revenue without routes; only where the option `best_revenue` is off.
                14 ClaimRevenue = "claim_revenue" {} free amount: Money (MOST_CLAIMED);
                /// Buy a train from the stack or the pool. The director may add cash, or borrow.
                21 BuyTrain = "buy_train" { source: Source, side: Size }
                    shows { price: Money, help: Money, loan: Money } noted by purchase;
                /// Offer to buy a train from another company.
                22 BuyTrainFrom = "buy_train_from" { seller: CompanyId, train: Train } range price: Money (from, to);
                /// Return a train above the limit to the pool.
                23 ReturnTrain = "return_train" { train: Train };
                /// Offer to buy a local railway or private company from a player.
                24 OfferForPrivate = "offer_for_local" { private as "local": PrivateId }
                    range price: Money (from, to) under "verb-offer-for-local";
                /// Answer an offer with a price of one's own (per share for a take-over).
                40 CounterOffer = "counter_offer" {} range price: Money (from, to);
            }
        }
    };
}

families!(shared!);
