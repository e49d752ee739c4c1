//! Deals between owners (R-LOC-08, R-TRN-08, R-ACQ-01): the answer with a price of one's own, and offering again.

use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::{Action, CzAction, Decision, Offer, Seat};

use crate::table::{Table, company, private, train};

fn offer(id: &str, price: u32) -> Action {
    Action::OfferForPrivate { private: private(id), price }
}

fn counter(price: u32) -> Action {
    Action::CounterOffer { price }
}

/// EKJ of seat 0 with 200 K, in a round in which local railways cost 45; seat 1 owns S1, EKJ itself S2.
fn ekj_buys() -> Table {
    let mut table = Table::new(3);
    table.line("D4", "c").stationed("EKJ", "D4", 0).treasury("EKJ", 200).stack("b", 2, "b");
    table.local_to_player("S1", 1).local_to_company("S2", "EKJ").operating(2, 1, "EKJ", Step::Track);
    table
}

fn may_offer_for(table: &Table, id: &str) -> bool {
    table
        .offered()
        .iter()
        .any(|offer| matches!(offer, Offer::OfferForPrivate { private: of, .. } if *of == private(id)))
}

#[test]
fn r_loc_08_the_owner_may_name_another_price() {
    let mut table = ekj_buys();
    table.play(offer("S1", 30));
    let answers = [Offer::Accept, Offer::Refuse, Offer::CounterOffer { from: 31, to: 45 }];
    assert_eq!(table.offered(), answers, "more than was offered, at most the current price");
    for price in [0, 30, 46] {
        assert_eq!(table.refused_by(counter(price)), "R-LOC-08");
    }
    table.play(counter(40));
    let asked = |decision: &Decision| match *decision {
        Decision::CounterOffer { offered, by, price, .. } => Some((offered, by, price)),
        _ => None,
    };
    assert_eq!((table.decider(), asked(table.decision())), (0, Some((30, Seat(1), 40))));
    assert_eq!(table.offered(), [Offer::Accept, Offer::Refuse], "it is for EKJ to say yes or no");
    assert_eq!(table.refused_by(counter(35)), "R-LOC-08");
    table.play(Action::Accept);
    assert_eq!(table.state().private(private("S1")).owner, PrivateOwner::Company(company("EKJ")));
    assert_eq!([table.treasury_of("EKJ"), table.cash_of(1)], [160, 380 + 40]);
}

#[test]
fn r_loc_08_nobody_names_what_the_company_cannot_pay() {
    let mut table = ekj_buys();
    table.treasury("EKJ", 35).play(offer("S1", 30));
    assert_eq!(table.refused_by(counter(36)), "R-LOC-08");
    assert!(table.accepts(&counter(35)));
    let mut table = ekj_buys();
    table.play(offer("S1", 45));
    assert_eq!(table.offered(), [Offer::Accept, Offer::Refuse], "there is no more to ask for");
    assert_eq!(table.refused_by(counter(46)), "R-LOC-08");
}

#[test]
fn r_loc_08_the_price_that_the_owner_named_stays_open() {
    let mut table = ekj_buys();
    table.play(offer("S1", 30)).play(counter(40)).play(Action::Refuse);
    assert_eq!((table.decider(), table.treasury_of("EKJ")), (0, 200));
    assert_eq!(table.refused_by(offer("S1", 30)), "R-LOC-08", "the owner wanted more");
    assert!(table.accepts(&offer("S1", 31)), "either side may come nearer");
    table.play(offer("S1", 40));
    assert_eq!(table.decider(), 1, "nobody is bound by what they said before");
    table.play(Action::Refuse);
    assert_eq!(table.refused_by(offer("S1", 40)), "R-LOC-08");
}

#[test]
fn r_loc_08_a_refused_price_may_be_offered_again_when_something_has_changed() {
    let mut table = ekj_buys();
    table.play(offer("S1", 45)).play(Action::Refuse);
    assert!(!may_offer_for(&table, "S1"), "more than 45 is not allowed");
    assert_eq!(table.refused_by(offer("S1", 45)), "R-LOC-08");
    table.play(Action::Cz(CzAction::SellLocal { private: private("S2") }));
    table.play(offer("S1", 30)).play(Action::Refuse);
    assert_eq!(table.refused_by(offer("S1", 30)), "R-LOC-08", "until the next change");
    table.play(offer("S1", 45)).play(Action::Accept);
    assert_eq!(table.treasury_of("EKJ"), 200);
}

#[test]
fn r_loc_08_to_pass_changes_nothing() {
    let mut table = ekj_buys();
    table.trains("EKJ", &["2b"]).play(offer("S1", 45)).play(Action::Refuse);
    while !matches!(table.decision(), Decision::Trains { .. }) {
        table.play(Action::Pass);
        // Not to earn anything moves the price.
        let moved = table.events.iter().any(|event| event.changes_position());
        assert_eq!(may_offer_for(&table, "S1"), moved, "{:?}", table.events);
    }
}

#[test]
fn r_loc_08_bargaining_ends() {
    let mut table = ekj_buys();
    let mut offers = 0;
    while let Some(lowest) = table.offered().into_iter().find_map(|offer| match offer {
        Offer::OfferForPrivate { from, .. } => Some(from),
        _ => None,
    }) {
        offers += 1;
        table.play(offer("S1", lowest));
        if table.accepts(&counter(lowest + 1)) {
            table.play(counter(lowest + 1));
        }
        table.play(Action::Refuse);
    }
    assert_eq!(offers, 45, "every price once");
}

#[test]
fn r_trn_08_the_seller_may_name_another_price() {
    let mut table = Table::new(3);
    table.floated("OFE", 100, 1).trains("OFE", &["2a"]).treasury("OFE", 0);
    table.floated("EKJ", 90, 0).treasury("EKJ", 200).local_to_company("S2", "EKJ");
    table.stack("b", 0, "b").operating(2, 1, "EKJ", Step::Trains);
    let bid = |price| Action::BuyTrainFrom { seller: company("OFE"), train: train("2a"), price };
    table.play(bid(50));
    assert_eq!(table.refused_by(counter(201)), "R-TRN-08", "only the treasury pays");
    table.play(counter(120)).play(Action::Refuse);
    assert_eq!(table.refused_by(bid(50)), "R-TRN-08");
    table.play(Action::Cz(CzAction::SellLocal { private: private("S2") }));
    table.play(bid(50)).play(counter(120)).play(Action::Accept);
    assert_eq!([table.treasury_of("EKJ"), table.treasury_of("OFE")], [245 - 120, 120]);
    assert_eq!(table.trains_of("EKJ"), ["2a"]);
}

#[test]
fn r_acq_01_r_acq_03_the_director_may_name_another_price_per_share() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 1, &[0, 2]).stack("d", 2, "d");
    table.started("kk", 120, 0, &[5]).treasury("kk", 1000).operating(4, 1, "kk", Step::TakeOver);
    let bid = |price| Action::Cz(CzAction::TakeOver { target: company("EKJ"), price });
    table.play(bid(60));
    assert_eq!(table.offered()[2], Offer::CounterOffer { from: 61, to: 90 }, "one and a half of the price");
    assert_eq!(table.refused_by(counter(91)), "R-ACQ-03");
    table.play(counter(80)).play(Action::Accept);
    assert_eq!(table.state().company(company("EKJ")).status, Status::Closed);
    assert_eq!([table.cash_of(1), table.treasury_of("kk")], [380 + 160, 1000 - 160]);
    // Three shares at most 66 each.
    let mut table = Table::new(3);
    table.started("EKJ", 60, 1, &[1, 2]).stack("d", 2, "d");
    table.started("kk", 120, 0, &[5]).treasury("kk", 200).operating(4, 1, "kk", Step::TakeOver);
    table.play(bid(60));
    assert_eq!(table.refused_by(counter(67)), "R-ACQ-03");
    assert!(table.accepts(&counter(66)));
}
