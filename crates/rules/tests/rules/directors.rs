//! VII.5.b, who is director.

use rules::event::Event;
use rules::{Action, Seat};

use crate::table::{Table, company, sell, share};

/// Seat 0 to act in a second stock round, with 500 K for everybody.
fn table_with(players: usize, symbol: &str, director: u8, shares: &[u8]) -> Table {
    let mut table = Table::new(players);
    for seat in 0..players as u8 {
        table.cash(seat, 500);
    }
    table.stack("d", 0, "d").started(symbol, 60, director, shares).stock_round(2, 0);
    table
}

fn holdings(table: &Table, symbol: &str) -> Vec<u8> {
    (0..table.state().players.len() as u8).map(|seat| table.shares_of(symbol, seat)).collect()
}

fn certificates(table: &Table, seat: u8) -> usize {
    table.game.view().certificates(Seat(seat))
}

#[test]
fn r_dir_01_t_042_who_holds_strictly_more_becomes_director() {
    let mut table = table_with(3, "BN", 1, &[2, 2]);
    assert_eq!(table.director_of("BN"), Some(1), "a tie does not change it");
    table.play(share("BN"));
    assert_eq!(table.director_of("BN"), Some(0));
    assert_eq!(holdings(&table, "BN"), [3, 2, 0]);
    let (from, to) = (Some(Seat(1)), Some(Seat(0)));
    assert!(table.events.contains(&Event::DirectorChanged { company: company("BN"), from, to }));
}

#[test]
fn r_dir_01_a_sale_of_the_director_can_make_another_one_larger() {
    let mut table = table_with(3, "kk", 0, &[5, 3, 1]);
    table.play(sell("kk", 2));
    assert_eq!(table.director_of("kk"), Some(0), "30% against 30% is a tie");
    table.play(sell("kk", 1));
    assert_eq!((table.director_of("kk"), holdings(&table, "kk")), (Some(1), vec![2, 3, 1]));
}

#[test]
fn r_dir_02_the_certificate_is_exchanged_for_two_ordinary_shares() {
    let mut table = table_with(3, "BN", 1, &[2, 2]);
    assert_eq!((certificates(&table, 0), certificates(&table, 1)), (2, 1));
    table.treasury("BN", 170).trains("BN", &["2+2b"]).play(share("BN"));
    // The new director holds the certificate and one share, the old one two shares.
    assert_eq!((certificates(&table, 0), certificates(&table, 1)), (2, 2));
    assert_eq!((table.treasury_of("BN"), table.trains_of("BN")), (170, vec!["2+2b".to_owned()]));
    // All decisions are the new director's now.
    table.operating(2, 1, "BN", rules::operating_turn::Step::Trains);
    assert_eq!(table.decider(), 0);
}

#[test]
fn r_dir_03_t_047_among_equals_the_first_in_playing_order_after_the_old_director() {
    for (order, successor) in [([0, 2, 1], 2), ([0, 1, 2], 1), ([2, 0, 1], 1), ([1, 0, 2], 2)] {
        let mut table = table_with(3, "kk", 0, &[4, 3, 3]);
        table.edit(|state| state.order = order.map(Seat).to_vec().into()).stock_round(2, 0);
        table.play(sell("kk", 2));
        assert_eq!(table.director_of("kk"), Some(successor), "{order:?}");
    }
}

#[test]
fn r_dir_04_t_045_nobody_sells_the_certificate_without_a_successor() {
    let mut table = table_with(3, "EKJ", 0, &[2, 1, 1]);
    assert_eq!(table.refused_by(sell("EKJ", 1)), "R-DIR-04");
    assert_eq!(table.refused_by(sell("EKJ", 2)), "R-DIR-04");
    table.started("kk", 100, 0, &[4, 1, 1]);
    assert_eq!(table.refused_by(sell("kk", 3)), "R-DIR-04");
    assert!(table.accepts(&sell("kk", 2)));
}

#[test]
fn r_dir_04_t_046_a_director_sells_into_the_certificate_when_another_can_take_it() {
    let mut table = table_with(3, "kk", 0, &[2, 2]);
    table.play(sell("kk", 1));
    assert_eq!((table.director_of("kk"), holdings(&table, "kk")), (Some(1), vec![1, 2, 0]));
    assert_eq!((certificates(&table, 0), certificates(&table, 1)), (1, 1));
    assert_eq!(table.cash_of(0), 560);
    // All of it may go; the certificate never does.
    let mut all = table_with(3, "BN", 0, &[2, 2]);
    all.play(sell("BN", 2));
    assert_eq!((all.director_of("BN"), holdings(&all, "BN")), (Some(1), vec![0, 2, 0]));
}

#[test]
fn r_dir_04_the_certificate_is_exchanged_before_the_shares_are_sold() {
    let mut table = table_with(3, "kk", 0, &[2, 2]);
    table.play(sell("kk", 1));
    let at = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it has happened");
    let exchanged = at(|event| matches!(event, Event::DirectorChanged { .. }));
    assert!(exchanged < at(|event| matches!(event, Event::SharesMoved { .. })));
}

#[test]
fn r_dir_05_t_043_nobody_buys_the_directorship_of_a_small_company() {
    let mut table = table_with(3, "EKJ", 1, &[1, 2]);
    table.play(share("EKJ"));
    assert_eq!((table.director_of("EKJ"), holdings(&table, "EKJ")), (Some(1), vec![2, 2, 0]));
}

#[test]
fn r_dir_05_t_044_the_director_of_a_small_company_can_sell_to_lose_it() {
    let mut table = table_with(3, "EKJ", 0, &[2, 2]);
    table.play(sell("EKJ", 1));
    assert_eq!((table.director_of("EKJ"), holdings(&table, "EKJ")), (Some(1), vec![1, 2, 0]));
    assert_eq!(table.cash_of(0), 560);
    table.play(Action::Pass);
    assert_eq!(table.refused_by(sell("EKJ", 1)), "R-DIR-04", "the new one holds nothing but the certificate");
}

#[test]
fn r_dir_06_losing_a_directorship_can_lead_above_the_certificate_limit() {
    let mut table = table_with(6, "BN", 1, &[2, 2]);
    table.started("kk", 100, 1, &[0, 6]).local_to_player("S1", 1).local_to_player("S2", 1);
    table.local_to_player("S3", 1);
    assert_eq!((certificates(&table, 1), table.game.view().certificate_limit()), (9, 9));
    table.play(share("BN"));
    assert_eq!((table.decider(), certificates(&table, 1)), (1, 10));
    assert_eq!(table.refused_by(Action::Pass), "R-SR-12");
}
