//! X, the end of the game.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::round_name::RoundName;
use rules::state::{PrivateOwner, Round};
use rules::{Action, CzEvent, Seat};

use crate::table::{Table, start};

/// The last turn of operating round 8.`number`: VBW is through when its director passes.
fn last_turn(number: u8) -> Table {
    let mut table = Table::new(3);
    table.floated("VBW", 40, 0).trains("VBW", &["5g"]).treasury("VBW", 0).stack("j", 0, "i");
    table.operating(8, number, "VBW", Step::Trains);
    table
}

fn worth(table: &Table) -> Vec<i64> {
    table.state().seats().map(|seat| table.game.view().worth(seat)).collect()
}

#[test]
fn r_end_01_t_171_the_game_ends_after_operating_round_8_3_without_export() {
    let mut table = last_turn(2);
    // In the next round VBW is asked whether it buys the local railway.
    table.local_to_player("S1", 0).treasury("VBW", 10).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Operating { set: 8, number: 3, .. }));
    let mut table = last_turn(3);
    assert_eq!(table.state().local_price, Some(120));
    table.play(Action::Pass);
    assert!(table.state().is_over());
    assert!(matches!(table.events.last(), Some(Event::GameEnded { .. })));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Cz(CzEvent::TrainExported { .. }))));
    assert_eq!((table.game.decider(), table.game.offers()), (None, None));
    let refusal = table.game.play(Seat(0), &start("EKJ", 50)).expect_err("the game is over");
    assert_eq!(refusal.rule.id, "R-END-01");
}

#[test]
fn r_end_01_t_172_eight_stock_rounds_thirteen_operating_rounds_seven_exports() {
    // A whole game in which nobody ever buys anything: no other end comes first.
    let mut table = Table::new(3);
    let (mut stock, mut operating, mut exports) = (0, Vec::new(), 0);
    while !table.state().is_over() {
        table.play(Action::Pass);
        for event in &table.events {
            match event {
                Event::RoundBegan { round: RoundName::Stock(_) } => stock += 1,
                Event::RoundBegan { round: RoundName::Operating(set, _) } => operating.push(*set),
                Event::Cz(CzEvent::TrainExported { .. }) => exports += 1,
                _ => {}
            }
        }
    }
    assert_eq!((stock, exports), (8, 7));
    assert_eq!(operating, [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8]);
    assert_eq!(worth(&table), [380; 3]);
}

#[test]
fn r_end_02_t_170_wealth_is_cash_shares_and_local_railways_less_debt_and_penalty() {
    let mut table = last_turn(3);
    table.started("BN", 120, 2, &[0, 3, 1]).started("kk", 90, 1, &[0, 2]).local_to_player("S1", 1);
    table.cash(1, 100).owes(1, 50, 80);
    assert_eq!(worth(&table)[1], 100 + 360 + 180 + 120 - 50 - 80);
    table.operating(8, 3, "VBW", Step::Trains).play(Action::Pass);
    let ended = Event::GameEnded { worth: vec![380 + 80, 630, 380 + 120] };
    assert_eq!(table.events.last(), Some(&ended));
}

#[test]
fn r_end_02_it_can_be_less_than_nothing() {
    let mut table = last_turn(3);
    table.cash(1, 10).owes(1, 50, 80).play(Action::Pass);
    assert_eq!(worth(&table)[1], -120);
}

#[test]
fn r_end_03_what_companies_own_counts_for_nobody() {
    let mut table = last_turn(3);
    let before = worth(&table);
    table.treasury("VBW", 5000).trains("VBW", &["5g", "5h"]).local_to_company("L1", "VBW");
    assert_eq!(worth(&table), before);
    table.edit(|state| state.privates[0].owner = PrivateOwner::Player(Seat(0)));
    assert_eq!(worth(&table)[0], before[0] + 120);
}

#[test]
fn r_end_04_equal_wealth_is_a_shared_win() {
    let mut table = last_turn(3);
    table.cash(0, 300).cash(1, 380).cash(2, 100).play(Action::Pass);
    let Some(Event::GameEnded { worth }) = table.events.last() else { panic!("the game has not ended") };
    let most = worth.iter().max().copied();
    let winners: Vec<usize> = (0..3).filter(|&seat| Some(worth[seat]) == most).collect();
    assert_eq!((worth.as_slice(), winners.as_slice()), (&[380, 380, 100][..], &[0, 1][..]));
}
