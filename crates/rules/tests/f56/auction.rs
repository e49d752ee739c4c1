//! R-36-AUC, the auction of private companies.

use super::table::{SEATED, THERE, Table, bid, private};
use rules::state::PrivateOwner;
use rules::{Action, Offer, Seat, Why};

fn player(seat: u8) -> PrivateOwner {
    PrivateOwner::Player(Seat(seat))
}

/// What the cheapest one costs now, as offered.
fn for_sale(table: &Table) -> Vec<(rules::PrivateId, u32)> {
    let offered = table.offered().into_iter().filter_map(|offer| match offer {
        Offer::BuyPrivate { private, price } => Some((private, price)),
        _ => None,
    });
    offered.collect()
}

#[test]
fn r_36_auc_01_the_cheapest_comes_first() {
    let mut table = Table::with(3, SEATED);
    for (id, price) in [("ACC", 20), ("E-SF", 40), ("CdH", 50), ("RdP", 70)] {
        assert_eq!(for_sale(&table), [(private(id), price)]);
        table.buy(id);
    }
}

/// T-03
#[test]
fn r_36_auc_02_the_cheapest_is_bought_and_the_others_bid_for() {
    let mut table = Table::with(3, SEATED);
    assert_eq!(table.refused(&bid("ACC", 20)), "R-36-AUC-02");
    assert_eq!(table.refused(&bid("ACC", 25)), "R-36-AUC-02");
    assert_eq!(table.refused(&Action::BuyPrivate { private: private("E-SF") }), "R-36-AUC-02");
    assert_eq!(table.refusal(&Action::BuyPrivate { private: private("E-SF") }).why, Why::NotTheCheapest);
    table.buy("ACC");
    assert_eq!(table.refusal(&bid("ACC", 25)).why, Why::PrivateNotThere { private: private("ACC") });
    assert_eq!((table.owner("ACC"), table.cash(0), table.bank()), (player(0), 280, 5120));
    assert_eq!(table.asked(), Seat(1));
    table.pass().pass();
    // Who passed is asked again.
    table.pass().pass().buy("E-SF");
    assert_eq!(table.owner("E-SF"), player(2));
}

/// T-04
#[test]
fn r_36_auc_03_bids_rise_by_five_or_more() {
    let mut table = Table::with(3, SEATED);
    assert_eq!(table.refused(&bid("E-SF", 44)), "R-36-AUC-03");
    table.bid("E-SF", 45);
    assert_eq!(table.refused(&bid("E-SF", 49)), "R-36-AUC-03");
    table.bid("E-SF", 52);
    assert_eq!((table.cash(0), table.cash(1)), (300, 300), "bids are paid when they win");
}

/// T-07
#[test]
fn r_36_auc_04_what_is_bid_is_committed() {
    let mut table = Table::with(4, SEATED);
    table.bid("RdP", 100).pass().pass().pass().bid("CdH", 100).pass().pass().pass();
    assert_eq!(table.refused(&bid("E-SF", 45)), "R-36-AUC-04");
    table.buy("ACC");
    assert_eq!(table.cash(0), 205);
}

/// T-05
#[test]
fn r_36_auc_05_the_only_bidder_buys_at_once() {
    let mut table = Table::with(3, SEATED);
    table.bid("CdH", 55).buy("ACC").buy("E-SF");
    assert_eq!((table.owner("CdH"), table.cash(0)), (player(0), 245));
    assert_eq!(for_sale(&table), [(private("RdP"), 70)]);
}

/// T-06, T-08
#[test]
fn r_36_auc_05_r_36_auc_06_bidders_go_on_among_themselves() {
    let mut table = Table::with(3, SEATED);
    table.bid("E-SF", 45).bid("E-SF", 50).buy("ACC");
    assert_eq!(table.asked(), Seat(0), "the lowest bidder speaks first");
    assert_eq!(table.refused(&bid("E-SF", 54)), "R-36-AUC-03");
    let mut raised = table.copy();
    raised.bid("E-SF", 55);
    assert_eq!(raised.asked(), Seat(1), "then whoever is lowest now");
    raised.pass();
    assert_eq!((raised.owner("E-SF"), raised.cash(0)), (player(0), 245));
    table.pass();
    assert_eq!((table.owner("E-SF"), table.cash(1)), (player(1), 250));
    assert_eq!(table.asked(), Seat(0), "to the left of whoever bought the cheapest");
}

#[test]
fn r_36_auc_06_a_chain_of_sales_does_not_change_whose_turn_it_is() {
    let mut table = Table::with(4, SEATED);
    table.pass().pass().bid("E-SF", 45).bid("CdH", 60).buy("ACC");
    assert_eq!((table.owner("E-SF"), table.owner("CdH")), (player(2), player(3)));
    assert_eq!(table.asked(), Seat(1), "the first player bought the cheapest");
}

/// T-09
#[test]
fn r_36_auc_07_the_first_one_becomes_cheaper_until_it_must_be_taken() {
    let mut table = Table::with(3, SEATED);
    for price in [15, 10, 5] {
        table.pass().pass().pass();
        assert_eq!(for_sale(&table), [(private("ACC"), price)]);
    }
    table.pass().pass().pass();
    assert_eq!((table.owner("ACC"), table.cash(0)), (player(0), 300));
    assert_eq!(table.asked(), Seat(1));
}

/// T-10
#[test]
fn r_36_auc_08_income_when_all_pass_later() {
    let mut table = Table::with(3, SEATED);
    table.buy("ACC").pass().pass();
    assert_eq!(table.cash(0), 280);
    table.pass();
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (285, 300, 300));
    assert_eq!(for_sale(&table), [(private("E-SF"), 40)], "no price falls");
}

/// T-11
#[test]
fn r_36_auc_09_the_priority_goes_to_the_left_of_the_last_buyer() {
    let first = |options| {
        let mut table = Table::with(3, options);
        // The second player's bid wins the last one, when the first buys the one before it.
        table.pass().bid("RdP", 80).bid("RdP", 85).pass().buy("ACC").pass().buy("E-SF").pass().pass();
        table.buy("CdH");
        assert_eq!(table.asked(), Seat(1), "the lower of two bidders");
        table.bid("RdP", 90).pass();
        assert_eq!(table.owner("RdP"), player(1));
        (table.asked(), table.order()[0])
    };
    assert_eq!(first(SEATED), (Seat(2), 2));
    assert_eq!(first(THERE), (Seat(1), 1));
}
