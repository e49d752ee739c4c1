//! VIII.8, income and dividends.

use rules::decision::Decision;
use rules::event::Event;
use rules::operating_turn::Step;
use rules::{Action, Money, Offer};

use crate::table::{Table, company, hex, run};

/// Strakonice (20) – České Budějovice (30) – the red tile of Wien on J14.
fn southern_line(phase: &str) -> Table {
    let mut table = Table::new(3);
    table.lay("I9", "57", 1).lay("I11", "621", 1).lay("I13", "8", 5).lay("J14", "8895", 1);
    table.stack(phase, 0, phase);
    table
}

/// The same with this company, its only station there, about to run its trains.
fn on_southern_line(phase: &str, symbol: &str, at: &str, trains: &[&str]) -> Table {
    let mut table = southern_line(phase);
    table.floated("kk", 100, 0).station("kk", "J14", 0);
    if symbol != "kk" {
        table.floated(symbol, 100, 0).station(symbol, at, 0);
    }
    table.trains(symbol, trains).operating(5, 1, symbol, Step::Run);
    table
}

/// What a player with so many of the four shares of a small company gets of this revenue.
fn dividend(revenue: Money, shares: u8) -> Money {
    let mut table = Table::new(3);
    let director = u8::from(shares < 2);
    table.started("EKJ", 60, director, &[shares, 4 - shares]).cash(0, 0).earned("EKJ", revenue);
    table.play(Action::PayOut);
    table.cash_of(0)
}

#[test]
fn r_inc_01_revenue_is_the_sum_of_the_locations_and_of_the_trains() {
    let mut one = on_southern_line("d", "VBW", "I9", &["2a"]);
    assert_eq!(one.best(), 20 + 30);
    one.run_best();
    assert_eq!(*one.decision(), Decision::Dividend { company: company("VBW"), revenue: 50 });
    let mut two = on_southern_line("d", "VBW", "I11", &["2a", "2b"]);
    assert_eq!(two.best(), (20 + 30) + (30 + 30));
    two.run_best();
    let ran = two.events.iter().find_map(|event| match event {
        Event::TrainsRan { runs, revenue, .. } => {
            Some((runs.iter().map(rules::event::Ran::revenue).sum(), *revenue))
        }
        _ => None,
    });
    assert_eq!(ran, Some((110, 110)));
}

#[test]
fn r_inc_01_a_location_counts_for_every_train_that_calls() {
    let mut table = on_southern_line("d", "VBW", "I11", &["2a", "2b"]);
    let west = table.route("2a", &["I11", "I9"]);
    let south = table.route("2b", &["I11", "I13", "J14"]);
    table.play(run(&[west, south]));
    let Some(Event::TrainsRan { runs, .. }) = table.events.first() else { panic!("no train ran") };
    let calls =
        runs.iter().flat_map(|ran| &ran.stops).filter(|(at, value)| *at == hex("I11") && *value == 30);
    assert_eq!(calls.count(), 2);
}

#[test]
fn r_inc_02_the_value_of_red_tiles_rises_with_the_phases() {
    for (phases, value) in [(&["d", "e", "f"][..], 30), (&["g", "h"], 40), (&["i", "j"], 50)] {
        for phase in phases {
            let table = on_southern_line(phase, "By", "I11", &["3Ed"]);
            // Strakonice, České Budějovice and Wien.
            assert_eq!(table.best(), 20 + 30 + value, "phase {phase}");
        }
    }
}

#[test]
fn r_inc_03_the_own_red_home_tile_brings_50_more() {
    let mut kk = on_southern_line("f", "kk", "J14", &["3Ed"]);
    assert_eq!(kk.best(), 20 + 30 + 30 + 50);
    kk.run_best();
    let Some(Event::TrainsRan { runs, .. }) = kk.events.first() else { panic!("no train ran") };
    assert_eq!(runs[0].bonus, 50);
    assert_eq!(on_southern_line("f", "By", "I11", &["3Ed"]).best(), 20 + 30 + 30, "not for others");
    // A second train, over the other exit of the red tile, brings it again.
    let mut both = on_southern_line("f", "kk", "J14", &["3Ed", "3Ee"]);
    both.lay("J12", "8", 2).lay("I11", "14", 1);
    let routes = both.offered().into_iter().find_map(|offer| match offer {
        Offer::RunTrains { runs, revenue, .. } => Some((runs.len(), revenue)),
        _ => None,
    });
    assert_eq!(routes, Some((2, (20 + 30 + 30 + 50) + (30 + 30 + 50))));
}

#[test]
fn r_inc_04_all_or_nothing() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[2]).earned("EKJ", 100);
    assert_eq!(table.offered(), [Offer::PayOut, Offer::Retain]);
    assert_eq!(table.refused_by(Action::Pass), "R-INC-04");
    assert_eq!(table.refused_by(Action::ClaimRevenue { amount: 50 }), "R-OR-05");
}

#[test]
fn r_inc_05_t_112_each_player_gets_his_percentage_rounded_up_once() {
    assert_eq!([1, 2, 3].map(|shares| dividend(110, shares)), [28, 55, 83]);
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[3, 1]).treasury("EKJ", 7).earned("EKJ", 110).play(Action::PayOut);
    assert_eq!((table.cash_of(0), table.cash_of(1), table.cash_of(2)), (380 + 83, 380 + 28, 380));
    assert_eq!(table.treasury_of("EKJ"), 7);
}

#[test]
fn r_inc_06_t_113_the_table_of_dividends() {
    let table = [
        (50, 13, 38),
        (60, 15, 45),
        (70, 18, 53),
        (80, 20, 60),
        (90, 23, 68),
        (100, 25, 75),
        (110, 28, 83),
        (120, 30, 90),
        (130, 33, 98),
        (140, 35, 105),
        (150, 38, 113),
        (160, 40, 120),
        (170, 43, 128),
        (180, 45, 135),
        (190, 48, 143),
        (200, 50, 150),
        (210, 53, 158),
        (220, 55, 165),
        (230, 58, 173),
        (240, 60, 180),
        (250, 63, 188),
        (260, 65, 195),
    ];
    for (revenue, quarter, three_quarters) in table {
        assert_eq!((dividend(revenue, 1), dividend(revenue, 3)), (quarter, three_quarters), "of {revenue}");
    }
}

#[test]
fn r_inc_07_t_114_shares_in_the_bank_pay_nobody() {
    let mut table = Table::new(3);
    table.started("kk", 100, 0, &[4, 2, 1]).treasury("kk", 33).earned("kk", 200).play(Action::PayOut);
    assert_eq!((table.cash_of(0), table.cash_of(1), table.cash_of(2)), (380 + 80, 380 + 40, 380 + 20));
    assert_eq!(table.treasury_of("kk"), 33);
}

#[test]
fn r_inc_08_t_115_retained_revenue_goes_into_the_treasury() {
    let mut table = Table::new(3);
    table.started("EKJ", 65, 0, &[3, 1]).treasury("EKJ", 10).earned("EKJ", 90).play(Action::Retain);
    assert_eq!((table.treasury_of("EKJ"), table.price_of("EKJ")), (100, 60));
    assert_eq!((table.cash_of(0), table.cash_of(1)), (380, 380));
}
