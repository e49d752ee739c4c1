//! The verbs of 18CZ and its variants.

use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, PrivateId};
use crate::money::Money;
use crate::title::Size;
use crate::train::Train;
use crate::verbs::verbs;

verbs! {
    families []
    /// What only 18CZ and its variants let a seat ask for.
    action Action;
    /// What only 18CZ and its variants offer.
    offer Offer;
    bare {}
    shown {}
    full {
        /// Put this private paper up for auction (XI.2).
        2 PickPaper = "pick_paper" { private as "local": PrivateId } shows { lowest: Money };
        /// Bid for the paper that is up.
        3 Bid = "bid" {} range amount: Money (from, to) shows { private: PrivateId };
        /// Give the train of a private paper to the operating company for its run.
        4 AssignTrain = "assign_train" { private as "local": PrivateId };
        /// Repay a loan, or part of it.
        8 RepayDebt = "repay_debt" {} range amount: Money (least, most);
        /// Lay the red home tile on one of its two hexes.
        9 LayHomeTile = "lay_home_tile" { hex: HexId } each rotation: Rotation (rotations);
        /// Offer to take over a smaller company, at a price per share.
        17 TakeOver = "take_over" { target: CompanyId } range price: Money (from, to);
        /// Take the marker in this city, one of the two on a hex, back to the charter.
        18 ReturnMarker = "return_marker" { city: u8 };
        /// Turn a taken-over train to a larger side.
        19 TurnTrain = "turn_train" { train: Train, side: Size } shows { cost: Money };
        /// Scrap a taken-over train.
        20 ScrapTrain = "scrap_train" { train: Train };
        /// Sell a local railway of the company to the bank.
        25 SellLocal = "sell_local" { private as "local": PrivateId } shows { price: Money };
    }
}
