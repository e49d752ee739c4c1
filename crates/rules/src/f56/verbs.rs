//! The verbs of 1836Jr-56.

use crate::ids::{CompanyId, HexId, PrivateId};
use crate::money::Money;
use crate::train::{Source, Train};
use crate::verbs::verbs;

verbs! {
    families []
    /// What only 1836Jr-56 lets a seat ask for.
    action Action;
    /// What only 1836Jr-56 offers.
    offer Offer;
    bare {
        /// Repay a loan.
        29 RepayLoan = "repay_loan";
        /// Give up: all that can be sold cannot raise the sum.
        33 GoBankrupt = "go_bankrupt" under "verb-bankrupt";
        /// Formation of the national company: let the company merge.
        35 Merge = "merge" under "verb-debts";
    }
    shown {
        /// Take a loan.
        28 TakeLoan = "take_loan" { amount: Money };
        /// Formation of the national company: repay all loans of the company, with help of the president.
        34 PayLoans = "pay_loans" { help: Money } under "verb-debts";
    }
    full {
        /// Bid for a private company, or raise a bid.
        26 BidFor = "bid_for" { private as "local": PrivateId } range amount: Money (from, to) under "verb-bid";
        /// Buy a share from the pool.
        27 BuyFromPool = "buy_from_pool" { company: CompanyId } shows { price: Money } under "verb-buy-share";
        /// Place the marker of the post.
        30 PlacePost = "place_post" { hex: HexId } under "verb-post";
        /// Buy the last kind of train, and hand in another one; it comes from the pool where the option allows that.
        31 TradeTrain = "trade_train" { train: Train, pooled: bool } shows { price: Money };
        /// Offer a private company of one's own to the other players, to raise money.
        32 OfferPrivate = "offer_private" { private as "local": PrivateId } range price: Money (from, to);
        /// Formation of the national company: take this station off the map.
        36 RemoveStation = "remove_station" { hex: HexId, city: u8 };
        /// Borrow a train for one run.
        37 BorrowTrain = "borrow_train" { source: Source } noted by borrowing;
    }
}
