//! The auction of private companies.

use super::{SEATED, Table, private};
use rules::state::LocalOwner;
use rules::{Action, Options, Seat};

fn bid(id: &str, amount: u32) -> Action {
    Action::BidFor { local: private(id), amount }
}

#[test]
fn r_36_auc_02_the_cheapest_is_bought_and_the_others_bid_for() {
    let mut table = Table::new(3, SEATED);
    assert_eq!(table.refused(&bid("ACC", 25)), "R-36-AUC-02");
    assert_eq!(table.refused(&Action::BuyLocal { local: private("E-SF") }), "R-36-AUC-02");
    table.buy("ACC");
    assert_eq!((table.owner("ACC"), table.cash(0)), (LocalOwner::Player(Seat(0)), 280));
}

#[test]
fn r_36_auc_03_bids_rise_by_five_or_more() {
    let mut table = Table::new(3, SEATED);
    assert_eq!(table.refused(&bid("E-SF", 44)), "R-36-AUC-03");
    table.bid("E-SF", 45);
    assert_eq!(table.refused(&bid("E-SF", 49)), "R-36-AUC-03");
    table.bid("E-SF", 52);
}

#[test]
fn r_36_auc_04_what_is_bid_is_committed() {
    let mut table = Table::new(4, SEATED);
    table.bid("RdP", 100).pass().pass().pass().bid("CdH", 100).pass().pass().pass();
    assert_eq!(table.refused(&bid("E-SF", 45)), "R-36-AUC-04");
    table.buy("ACC");
}

#[test]
fn r_36_auc_05_the_only_bidder_buys_at_once() {
    let mut table = Table::new(3, SEATED);
    table.bid("CdH", 55).buy("ACC").buy("E-SF");
    assert_eq!((table.owner("CdH"), table.cash(0)), (LocalOwner::Player(Seat(0)), 245));
}

#[test]
fn r_36_auc_05_r_36_auc_06_bidders_go_on_among_themselves() {
    let mut table = Table::new(3, SEATED);
    table.bid("E-SF", 45).bid("E-SF", 50).buy("ACC");
    assert_eq!(table.asked(), Seat(0), "the lowest bidder speaks first");
    table.pass();
    assert_eq!((table.owner("E-SF"), table.cash(1)), (LocalOwner::Player(Seat(1)), 250));
    assert_eq!(table.asked(), Seat(0), "to the left of whoever bought the cheapest");
}

#[test]
fn r_36_auc_07_the_first_one_becomes_cheaper_until_it_must_be_taken() {
    let mut table = Table::new(3, SEATED);
    for _ in 0..9 {
        table.pass();
    }
    let offered = table.game.offers().expect("the auction goes on");
    assert!(offered.offers.contains(&rules::Offer::BuyLocal { local: private("ACC"), price: 5 }));
    table.pass().pass().pass();
    assert_eq!((table.owner("ACC"), table.cash(0)), (LocalOwner::Player(Seat(0)), 300));
}

#[test]
fn r_36_auc_08_income_when_all_pass_later() {
    let mut table = Table::new(3, SEATED);
    table.buy("ACC").pass().pass().pass();
    assert_eq!(table.cash(0), 285);
}

#[test]
fn r_36_auc_09_the_priority_goes_to_the_left_of_the_last_buyer() {
    let first = |options| {
        let mut table = Table::new(3, options);
        // The second player's bid wins the last one, when the first buys the one before it.
        table.pass().bid("RdP", 80).buy("ACC").buy("E-SF").pass().pass().buy("CdH");
        table.asked()
    };
    assert_eq!(first(SEATED), Seat(2));
    assert_eq!(first(Options { skip_idle_steps: true, ..Options::AS_ON_18XX_GAMES }), Seat(1));
}
