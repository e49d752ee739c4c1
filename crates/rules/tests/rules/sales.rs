//! VII.6, selling shares.

use rules::event::Event;
use rules::state::{PrivateOwner, Status};
use rules::{Action, CzAction, Money, Seat};

use crate::table::{Table, company, private, sell, share};

/// Seat 0 to act in this stock round, with a small company that others direct.
fn table_in(number: u8) -> Table {
    let mut table = Table::new(3);
    table.stack("d", 0, "d").started("EKJ", 60, 1, &[1, 2]).stock_round(number, 0);
    table
}

/// The price after one share of EKJ at this price is sold.
fn after_sale(price: Money) -> Money {
    let mut table = table_in(2);
    table.price("EKJ", price).play(sell("EKJ", 1));
    table.price_of("EKJ")
}

#[test]
fn r_sale_01_t_035_no_sales_in_the_first_stock_round() {
    assert_eq!(table_in(1).refused_by(sell("EKJ", 1)), "R-SALE-01");
    assert!(table_in(2).accepts(&sell("EKJ", 1)));
}

#[test]
fn r_sale_02_t_041_everything_but_the_directors_certificate_goes_back_to_the_bank() {
    let mut table = table_in(2);
    table.started("kk", 100, 0, &[6, 1, 1]);
    table.play(sell("kk", 4));
    assert_eq!((table.shares_of("kk", 0), table.director_of("kk")), (2, Some(0)));
    assert_eq!(table.game.view().shares_in_bank(company("kk")), 6, "the bank takes any number");
    assert_eq!(table.refused_by(sell("kk", 1)), "R-DIR-04");
}

#[test]
fn r_sale_02_nobody_sells_what_he_does_not_hold() {
    let mut table = table_in(2);
    assert_eq!(table.refused_by(sell("EKJ", 0)), "R-SALE-02");
    assert_eq!(table.refused_by(sell("EKJ", 2)), "R-SALE-02");
    assert_eq!(table.refused_by(sell("OFE", 1)), "R-SALE-02");
    // Sold shares can be bought again from the bank, by somebody else.
    table.cash(1, 100).play(sell("EKJ", 1)).play(Action::Pass).play(share("EKJ"));
    assert_eq!(table.shares_of("EKJ", 1), 3);
}

#[test]
fn r_sale_03_t_036_the_seller_gets_the_price_before_the_drop() {
    let mut table = table_in(2);
    table.started("kk", 100, 1, &[3, 4]).cash(0, 0);
    table.play(sell("kk", 3));
    assert_eq!((table.cash_of(0), table.price_of("kk")), (300, 95));
}

#[test]
fn r_sale_04_t_037_the_price_drops_one_diagonal_space_and_not_below_40() {
    for (price, after) in [(100, 95), (95, 90), (60, 58), (45, 40), (40, 40)] {
        assert_eq!(after_sale(price), after);
    }
}

#[test]
fn r_sale_04_t_038_sales_of_one_company_in_one_turn_are_one_block() {
    let mut table = table_in(2);
    table.started("kk", 100, 1, &[3, 4]).cash(0, 0);
    table.play(sell("kk", 1));
    assert_eq!((table.cash_of(0), table.price_of("kk")), (100, 95));
    table.play(sell("kk", 1)).play(sell("kk", 1));
    assert_eq!((table.cash_of(0), table.price_of("kk")), (300, 95));
}

#[test]
fn r_sale_04_the_next_turn_is_a_new_block() {
    let mut table = table_in(2);
    table.started("kk", 100, 1, &[3, 4]).cash(0, 0);
    table.play(sell("kk", 1)).play(Action::Pass).play(sell("kk", 1));
    assert_eq!(table.price_of("kk"), 90, "another seller");
    table.play(Action::Pass).play(Action::Pass).play(sell("kk", 2));
    assert_eq!((table.cash_of(0), table.price_of("kk")), (100 + 2 * 90, 85));
}

#[test]
fn r_sale_05_the_seller_chooses_the_sequence_and_completes_block_after_block() {
    let mut table = table_in(2);
    table.started("kk", 100, 0, &[4, 3]).cash(0, 0);
    assert!(table.accepts(&sell("kk", 2)) && table.accepts(&sell("EKJ", 1)));
    table.play(sell("kk", 2));
    assert_eq!((table.cash_of(0), table.price_of("kk"), table.director_of("kk")), (200, 95, Some(1)));
    let kinds: Vec<&str> = table
        .events
        .iter()
        .map(|event| match event {
            Event::MoneyMoved { .. } => "money",
            Event::SharesMoved { .. } => "shares",
            Event::DirectorChanged { .. } => "director",
            Event::PriceMoved { .. } => "price",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["money", "shares", "director", "price"]);
    table.play(sell("EKJ", 1));
    assert_eq!((table.cash_of(0), table.price_of("EKJ"), table.price_of("kk")), (260, 58, 95));
}

#[test]
fn r_sale_06_shares_of_companies_that_have_not_floated_may_be_sold() {
    let mut table = table_in(2);
    table.started("kk", 100, 1, &[1, 2]);
    assert_eq!(table.state().company(company("kk")).status, Status::Started);
    assert!(!table.state().company(company("EKJ")).has_operated);
    assert!(table.accepts(&sell("EKJ", 1)));
    table.play(sell("kk", 1));
    assert_eq!((table.price_of("kk"), table.cash_of(0)), (95, 380 + 100));
}

#[test]
fn r_sale_07_local_railways_in_hand_are_never_sold_to_the_bank() {
    let mut table = table_in(2);
    table.local_to_player("S1", 0);
    let sale = Action::Cz(CzAction::SellLocal { private: private("S1") });
    assert_eq!(table.refused_by(sale.clone()), "R-SR-02");
    // Nor in an operating round, by the company that the owner directs.
    table.started("OFE", 50, 0, &[2]).operating(2, 1, "OFE", rules::operating_turn::Step::Trains);
    assert_eq!(table.decider(), 0);
    assert_eq!(table.refused_by(sale), "R-LOC-09");
    assert_eq!(table.state().private(private("S1")).owner, PrivateOwner::Player(Seat(0)));
}
