//! VI, the Pre-Stock Round.

use rules::state::LocalOwner;
use rules::{Action, Seat};

use crate::table::{Table, local};

fn buy(id: &str) -> Action {
    Action::BuyLocal { local: local(id) }
}

#[test]
fn r_pre_01_turns_run_in_a_snake() {
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
    assert_eq!(table.state().local(local("M4")).owner, LocalOwner::Player(Seat(0)));
    assert_eq!(table.decider(), 1);
    assert_eq!(table.refused_by(buy("M4")), "R-PRE-02");
    table.cash(1, 24);
    assert_eq!(table.refused_by(buy("S1")), "R-PRE-02");
}

#[test]
fn r_pre_03_a_pass_is_not_final() {
    let mut table = Table::new(4);
    table.play(buy("S1")).play(Action::Pass).play(buy("S2"));
    table.play(Action::Pass).play(Action::Pass).play(Action::Pass);
    assert_eq!(table.decider(), 1);
    assert!(table.accepts(&buy("S3")));
}
