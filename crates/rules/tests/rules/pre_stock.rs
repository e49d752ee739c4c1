//! VI, the Pre-Stock Round.

use rules::event::Event;
use rules::round_name::RoundName;
use rules::state::{PrivateOwner, Round};
use rules::{Action, Options, Seat};

use crate::table::{SEATED, Table, private};

fn buy(id: &str) -> Action {
    Action::BuyPrivate { private: private(id) }
}

fn in_pre_stock(table: &Table) -> bool {
    matches!(table.state().round, Round::PreStock { .. })
}

fn order(table: &Table) -> Vec<u8> {
    table.state().order.iter().map(|seat| seat.0).collect()
}

/// Four players with this cash; player 1 has bought S1, and all others must still pass.
fn last_passes(cash: [u32; 4]) -> Table {
    let mut table = Table::new(4);
    table.play(buy("S1"));
    for (seat, amount) in cash.into_iter().enumerate() {
        table.cash(seat as u8, amount);
    }
    table
}

#[test]
fn r_pre_01_t_005_turns_run_in_a_snake() {
    let mut table = Table::new(4);
    let all = ["S1", "S2", "S3", "S4", "S5", "S6", "M1", "M2", "M3", "M4", "M5", "M6", "L1", "L2"];
    let mut actors = Vec::new();
    for (turn, id) in all.into_iter().enumerate() {
        for seat in 0..4 {
            table.cash(seat, 1000);
        }
        assert_eq!(turn, actors.len());
        actors.push(table.decider());
        table.play(buy(id));
    }
    assert_eq!(actors, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2]);
}

#[test]
fn r_pre_02_a_turn_buys_one_local_railway_at_its_price_or_passes() {
    let mut table = Table::new(3);
    table.play(buy("M4"));
    assert_eq!(table.cash_of(0), 380 - 55);
    assert_eq!(table.state().private(private("M4")).owner, PrivateOwner::Player(Seat(0)));
    assert_eq!(table.decider(), 1);
    assert_eq!(table.refused_by(buy("M4")), "R-PRE-02");
    table.cash(1, 24);
    assert_eq!(table.refused_by(buy("S1")), "R-PRE-02");
}

#[test]
fn r_pre_03_t_007_a_pass_is_not_final() {
    let mut table = Table::new(4);
    table.play(buy("S1")).play(Action::Pass).play(buy("S2"));
    table.play(Action::Pass).play(Action::Pass).play(Action::Pass);
    assert_eq!(table.decider(), 1);
    assert!(table.accepts(&buy("S3")));
}

#[test]
fn r_pre_04_t_006_ends_when_everybody_has_passed_once_since_the_last_purchase() {
    let mut table = Table::new(4);
    table.play(buy("S1"));
    for _ in 0..6 {
        table.play(Action::Pass);
    }
    assert_eq!(table.decider(), 0);
    table.play(buy("S2"));
    for passing in [0, 1, 2, 3] {
        assert!(in_pre_stock(&table));
        assert_eq!(table.decider(), passing);
        table.play(Action::Pass);
    }
    assert!(!in_pre_stock(&table), "player 4 is not asked for a second pass");
}

#[test]
fn r_pre_04_t_008_ends_at_once_with_the_last_local_railway() {
    let mut table = Table::new(3);
    table.edit(|state| {
        for owned in state.privates.iter_mut().skip(1) {
            owned.owner = PrivateOwner::Player(Seat(2));
        }
    });
    assert!(in_pre_stock(&table));
    table.play(buy("S1"));
    assert!(!in_pre_stock(&table));
    assert_eq!(table.cash_of(0), 380 - 25);
}

#[test]
fn r_pre_05_t_011_unsold_local_railways_leave_the_game() {
    let mut table = last_passes([300; 4]);
    for _ in 0..7 {
        table.play(Action::Pass);
    }
    assert!(!in_pre_stock(&table));
    assert_eq!(table.state().private(private("S1")).owner, PrivateOwner::Player(Seat(0)));
    let removed =
        table.state().privates.iter().filter(|private| private.owner == PrivateOwner::Removed).count();
    assert_eq!(removed, 17);
    assert_eq!(table.refused_by(buy("S2")), "R-SR-02");
}

#[test]
fn r_pre_06_t_009_least_cash_gets_the_lowest_card_and_equals_keep_their_order() {
    let mut table = last_passes([120, 80, 80, 200]);
    for _ in 0..7 {
        table.play(Action::Pass);
    }
    assert!(!in_pre_stock(&table));
    assert_eq!(order(&table), [1, 2, 0, 3]);
}

#[test]
fn r_pre_07_t_010_who_cannot_afford_anything_passes_and_the_round_goes_on() {
    let mut table = Table::new(3);
    table.cash(1, 24);
    table.play(buy("S1"));
    assert!(table.events.contains(&Event::Passed { seat: Seat(1), forced: true }));
    assert_eq!(table.decider(), 2);
    assert!(in_pre_stock(&table));
    // 30 K are enough for the cheapest one left.
    table.cash(1, 30);
    table.play(buy("S3")).play(buy("S4"));
    assert_eq!(table.decider(), 1);
    assert!(table.accepts(&buy("S2")));
    assert_eq!(table.refused_by(buy("S5")), "R-PRE-02");
}

#[test]
fn r_pre_08_then_the_first_stock_round_begins() {
    let mut table = Table::new(3);
    table.play(Action::Pass).play(Action::Pass).play(Action::Pass);
    assert!(table.events.contains(&Event::RoundBegan { round: RoundName::Stock(1) }));
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }));
    assert_eq!(table.decider(), 0);
}

#[test]
fn r_pre_07_otherwise_a_second_one_in_a_row_ends_the_round() {
    let options = Options { draft_goes_on: false, ..SEATED };
    let mut table = Table::with(3, options);
    table.cash(1, 24).play(buy("S1"));
    assert_eq!(table.decider(), 2, "one alone is passed over");
    let mut table = Table::with(3, options);
    table.cash(1, 24).cash(2, 24).play(buy("S1"));
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }), "seat 0 could have gone on");
    assert_eq!(table.state().private(private("S2")).owner, PrivateOwner::Sheet, "unsold ones stay");
    // Where the snake turns it is the same player twice.
    let mut table = Table::with(3, options);
    table.cash(2, 24).play(buy("S1")).play(buy("S2"));
    assert!(matches!(table.state().round, Round::Stock { number: 1, .. }));
    // When all have passed they leave the game as ever.
    let mut table = Table::with(3, options);
    table.play(buy("S1"));
    for _ in 0..5 {
        table.play(Action::Pass);
    }
    assert_eq!(table.state().private(private("S2")).owner, PrivateOwner::Removed);
}
