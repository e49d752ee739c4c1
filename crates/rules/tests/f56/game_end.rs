//! R-36-END, the end of the game.

use super::table::{SEATED, Table, new_train, run};
use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::Round;
use rules::{Action, F56Action, Seat};

/// HSM with a train that earns 60, and a bank with so much, in the first of so many operating rounds.
fn nearly_empty(rounds: u8, left: i64) -> Table {
    let mut table = Table::stock(3, SEATED);
    table.phase("5").started("HSM", 80, &[4, 4]).station("HSM", "D6", 0).lay("E7", "57", 2);
    table.trains("HSM", &["5"]).operating_in(rounds, "HSM", Step::Run);
    leave(&mut table, left);
    table
}

/// The bank has so much; the rest is with the third player.
fn leave(table: &mut Table, left: i64) {
    let more = u32::try_from(table.bank() - left).expect("it has more than that");
    let cash = table.cash(2);
    table.money(2, cash + more);
    assert_eq!(table.bank(), left);
}

fn earn(table: &mut Table) {
    let route = table.route("5", &["D6", "E7"]);
    table.play(run([route])).play(Action::PayOut);
}

/// Retains in every turn until the round is another one.
fn play_on(table: &mut Table) {
    let before = std::mem::discriminant(&table.state().round);
    let number = |table: &Table| match table.state().round {
        Round::Operating { number, .. } => number,
        _ => 0,
    };
    let now = number(table);
    while std::mem::discriminant(&table.state().round) == before && number(table) == now {
        let offers = table.offered();
        match offers.iter().find(|offer| matches!(offer, rules::Offer::RunTrains { revenue: 1.., .. })) {
            Some(run) => table.play(run.action(0)).play(Action::Retain),
            None => table.pass(),
        };
    }
}

/// T-104
#[test]
fn r_36_end_02_an_empty_bank_ends_the_game_with_the_set() {
    let mut table = nearly_empty(3, 30);
    earn(&mut table);
    assert!(table.events.contains(&Event::BankBroke));
    assert_eq!(table.bank(), -18, "it pays with promises");
    for number in [2, 3] {
        play_on(&mut table);
        assert!(matches!(table.state().round, Round::Operating { number: now, .. } if now == number));
    }
    play_on(&mut table);
    assert!(table.state().is_over());
    assert!(table.events.iter().any(|event| matches!(event, Event::GameEnded { .. })));
}

/// T-104
#[test]
fn r_36_end_02_in_a_stock_round_with_the_following_set() {
    let mut table = nearly_empty(1, 50);
    table.stock_round(3, 0);
    table.play(super::table::sell("HSM", 1));
    assert!(table.state().bank.expect("there is one").broken);
    table.pass_until_operating();
    for number in [1, 2, 3] {
        assert!(matches!(table.state().round, Round::Operating { number: now, .. } if now == number));
        play_on(&mut table);
    }
    assert!(table.state().is_over());
}

#[test]
fn r_36_end_03_empty_is_a_bank_that_cannot_pay() {
    // 48 are due: four shares of ten each for two players.
    let mut exact = nearly_empty(3, 48);
    earn(&mut exact);
    assert_eq!((exact.bank(), exact.state().bank.expect("there is one").broken), (0, false));
    let mut short = nearly_empty(3, 47);
    earn(&mut short);
    assert_eq!((short.bank(), short.state().bank.expect("there is one").broken), (-1, true));
    // Once broken, always broken.
    short.treasury("HSM", 600).trains("HSM", &[]);
    short.operating_in(1, "HSM", Step::Trains).play(new_train()).pass();
    assert!(short.state().is_over());
}

/// T-106
#[test]
fn r_36_end_04_cash_shares_and_open_private_companies() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 80, &[4, 2]).treasury("B", 500).marker("B", 4, 4).private_to("CdH", 1).money(1, 33);
    assert_eq!(
        table.game.view().worth(Seat(1)),
        33 + 2 * 70 + 50,
        "at the market price, not at that of the start"
    );
    // Seat 0 is bankrupt in phase 4.
    table
        .phase("4")
        .private_to("RdP", 0)
        .money(0, 0)
        .station("B", "H6", 0)
        .lay("H4", "57", 1)
        .treasury("B", 0);
    table.started("B", 80, &[2, 2]).marker("B", 4, 4).operating("B", Step::Trains);
    table.play(Action::F56(F56Action::GoBankrupt));
    assert!(table.state().is_over());
    assert_eq!(table.game.view().worth(Seat(1)), 33 + 140 + 50);
    assert_eq!(table.game.view().worth(Seat(0)), 140 + 70);
    let ended = table.events.iter().find_map(|event| match event {
        Event::GameEnded { worth } => Some(worth.clone()),
        _ => None,
    });
    assert_eq!(ended, Some(vec![210, 223, 300]));
    // Closed ones count nothing.
    let mut table = Table::stock(3, SEATED);
    table.private_to("CdH", 1).money(1, 0).phase("4").stack("5", 0).started("HSM", 80, &[4]);
    table.station("HSM", "D6", 0).treasury("HSM", 550).operating("HSM", Step::Trains).play(new_train());
    assert_eq!(table.game.view().worth(Seat(1)), 0);
}

#[test]
fn r_36_end_06_most_wealth_wins_and_ties_are_shared() {
    let mut table = Table::stock(3, SEATED);
    table.money(0, 100).money(1, 250).money(2, 250);
    let view = table.game.view();
    assert_eq!(view.standing(), [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(view.worth(Seat(1)), view.worth(Seat(2)));
}
