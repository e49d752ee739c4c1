//! Set-up, and the first stock round.

use super::{SEATED, Table, company, title};
use rules::Action;
use rules::state::Capital;

#[test]
fn r_36_set_02_r_36_set_03_money_comes_out_of_the_bank() {
    for (players, cash) in [(2, 450), (3, 300), (4, 225)] {
        let table = Table::new(players, SEATED);
        assert_eq!(table.cash(0), cash);
        assert_eq!(table.game.state().bank.expect("it may run out").cash, 5100);
    }
}

#[test]
fn r_36_set_04_certificate_limits() {
    for (players, limit) in [(2, 20), (3, 13), (4, 10)] {
        assert_eq!(Table::new(players, SEATED).game.view().certificate_limit(), limit);
    }
}

#[test]
fn r_36_set_05_trains_of_the_bank() {
    let title = title();
    let trains: Vec<(&str, u8, u32)> = title.cards[..6]
        .iter()
        .map(|card| (card.letter.as_str(), card.count(3).expect("a number"), card.sides[0].price))
        .collect();
    let wanted = [("2", 5, 100), ("3", 4, 225), ("4", 3, 350), ("5", 2, 550), ("6", 2, 700), ("8", 5, 1000)];
    assert_eq!(trains, wanted);
}

/// All private companies are sold, and the first stock round has begun.
fn after_the_auction() -> Table {
    let mut table = Table::new(3, SEATED);
    table.buy("ACC").buy("E-SF").buy("CdH").buy("RdP");
    table
}

#[test]
fn r_36_par_01_r_36_par_03_a_company_starts_and_its_money_is_held_back_after_half() {
    let mut table = after_the_auction();
    let (b, gcl) = (company("B"), company("GCL"));
    assert_eq!(table.refused(&Action::StartCompany { company: b, price: 85 }), "R-36-PAR-01");
    assert_eq!(table.refused(&Action::StartCompany { company: company("MESS"), price: 100 }), "R-36-PAR-01");
    table.play(Action::StartCompany { company: b, price: 65 });
    let credit = |table: &Table| table.game.view().credit(b);
    assert_eq!(credit(&table).capital, Some(Capital::Escrow));
    assert_eq!(table.game.state().company(b).treasury, 130);
    assert_eq!(table.refused(&Action::StartCompany { company: b, price: 65 }), "R-36-PAR-01");
    for _ in 0..3 {
        table.play(Action::BuyShare { company: b });
    }
    assert_eq!((table.game.state().company(b).treasury, credit(&table).escrow), (325, 0));
    table.play(Action::BuyShare { company: b });
    assert_eq!((table.game.state().company(b).treasury, credit(&table).escrow), (325, 65));
    assert_eq!(table.game.state().company(gcl).treasury, 0);
}

#[test]
fn r_36_sr_06_nothing_is_sold_in_the_first_stock_round() {
    let mut table = after_the_auction();
    let b = company("B");
    table.play(Action::StartCompany { company: b, price: 65 });
    assert_eq!(table.refused(&Action::SellShares { company: b, shares: 1 }), "R-36-SR-06");
}
