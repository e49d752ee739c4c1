//! Deals that need another person's agreement (R-36-PRV-03, R-36-PRV-04, R-36-TRN-01, R-36-EMR-08): prices of one's own, and offering
//! again.

use super::table::{SEATED, THERE, Table, offer_for, private, sell, train_of};
use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::{Action, Decision, F56Action, Offer, Seat};

fn counter(price: u32) -> Action {
    Action::CounterOffer { price }
}

/// B in its turn, in the phase of the 3-trains; the first player is its president, the second owns RdP at 70.
fn buyer(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.private_to("RdP", 1).started("B", 65, &[4]).station("B", "H6", 0).treasury("B", 500).phase("3");
    table.operating("B", Step::Track);
    table
}

#[test]
fn r_36_prv_03_the_owner_may_name_up_to_twice_the_price() {
    let mut table = buyer(SEATED);
    table.play(offer_for("RdP", 35));
    assert!(table.offered().contains(&Offer::CounterOffer { from: 36, to: 140 }));
    assert_eq!(table.refused(&counter(141)), "R-36-PRV-03");
    table.play(counter(100));
    assert_eq!(table.asked(), Seat(0));
    assert!(matches!(table.decision(), Decision::CounterOffer { offered: 35, by: Seat(1), price: 100, .. }));
    assert_eq!(table.refused(&counter(90)), "R-36-PRV-03", "only yes or no");
    table.play(Action::Accept);
    assert_eq!((table.treasury_of("B"), table.cash(1)), (400, 400));
    // Nobody is asked on 18xx.games.
    let mut there = buyer(THERE);
    there.play(offer_for("RdP", 35));
    assert_eq!((there.treasury_of("B"), there.cash(1)), (465, 335));
}

#[test]
fn r_36_prv_03_again_for_as_much_when_something_has_changed() {
    let mut table = buyer(SEATED);
    table.play(offer_for("RdP", 140)).play(Action::Refuse);
    assert_eq!(table.refused(&offer_for("RdP", 140)), "R-36-PRV-03");
    table.play(Action::F56(F56Action::TakeLoan));
    assert!(table.accepts(&offer_for("RdP", 35)) && table.accepts(&offer_for("RdP", 140)));
}

#[test]
fn r_36_prv_04_players_bargain_within_what_the_buyer_has() {
    let mut table = Table::stock(3, SEATED);
    table.private_to("ACC", 1).started("B", 65, &[3, 2]);
    table.play(offer_for("ACC", 20));
    assert_eq!(table.refused(&counter(301)), "R-36-PRV-04");
    table.play(counter(50)).play(Action::Refuse);
    assert_eq!((table.asked(), table.refused(&offer_for("ACC", 20))), (Seat(0), "R-36-PRV-04"));
    assert!(table.accepts(&offer_for("ACC", 21)));
    table.play(sell("B", 1));
    assert!(table.accepts(&offer_for("ACC", 20)), "a share was sold");
    table.play(offer_for("ACC", 20)).play(counter(30)).play(Action::Accept);
    assert_eq!((table.owner("ACC"), table.cash(0), table.cash(1)), (PrivateOwner::Player(Seat(0)), 335, 330));
}

#[test]
fn r_36_trn_01_the_seller_of_a_train_may_name_another_price() {
    let mut table = Table::with(3, SEATED);
    table.started("B", 65, &[0, 4]).trains("B", &["3", "3"]).started("Nord", 70, &[4]).treasury("Nord", 100);
    table.phase("3").operating("Nord", Step::Trains);
    table.play(train_of("B", "3", 10));
    assert_eq!(table.refused(&counter(101)), "R-36-EMR-04");
    table.play(counter(60)).play(Action::Accept);
    assert_eq!((table.treasury_of("Nord"), table.treasury_of("B")), (40, 60));
}

#[test]
fn r_36_trn_05_there_is_nothing_to_bargain_about_at_the_printed_price() {
    let mut table = Table::with(3, SEATED);
    table.started("Nord", 70, &[4]).treasury("Nord", 900).national(10, 100, &[0, 4], false);
    table.trains("MESS", &["5", "5"]).phase("5").operating("Nord", Step::Trains);
    table.play(train_of("MESS", "5", 550));
    assert_eq!(table.offered(), [Offer::Accept, Offer::Refuse]);
    assert_eq!(table.refused(&counter(551)), "R-36-EMR-04");
}

/// The president of B has 100 and lacks 65 for the train that it must buy; he owns RdP.
fn in_need() -> Table {
    let mut table = Table::stock(3, SEATED);
    table.phase("3").started("B", 90, &[3, 1]).station("B", "H6", 0).lay("H4", "57", 1).treasury("B", 60);
    table.started("GCL", 65, &[3, 0, 4]).private_to("RdP", 0).money(0, 100).operating("B", Step::Trains);
    table
}

#[test]
fn r_36_emr_08_a_buyer_may_offer_less() {
    let sale = |price| Action::F56(F56Action::OfferPrivate { private: private("RdP"), price });
    let mut table = in_need();
    table.play(sale(90));
    assert_eq!(table.asked(), Seat(1));
    assert_eq!(table.offered()[2], Offer::CounterOffer { from: 1, to: 89 });
    assert_eq!(table.refused(&counter(90)), "R-36-EMR-08");
    table.play(counter(50));
    assert_eq!(table.asked(), Seat(0));
    table.play(Action::Refuse);
    assert_eq!(table.asked(), Seat(2), "the next one is asked for the first price");
    assert!(matches!(table.decision(), Decision::Answer { price: 90, .. }));
    table.play(counter(60)).play(Action::Accept);
    assert_eq!((table.owner("RdP"), table.cash(0), table.cash(2)), (PrivateOwner::Player(Seat(2)), 160, 240));
    // When all have refused, only less may be asked, until something changes.
    let mut table = in_need();
    table.money(0, 50).play(sale(90)).play(counter(50)).play(Action::Refuse).play(Action::Refuse);
    assert_eq!((table.asked(), table.refused(&sale(90))), (Seat(0), "R-36-EMR-08"));
    assert!(table.accepts(&sale(89)));
    table.play(sell("GCL", 1));
    assert!(table.accepts(&sale(90)));
}
