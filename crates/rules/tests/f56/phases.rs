//! R-36-PHS, phases.

use super::table::{SEATED, THERE, Table, company, last_train, new_train, title, train, train_of_pool};
use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Round};
use rules::title::Colour;
use rules::train::Source;
use rules::{Action, F56Action, Seat};

/// HSM of seat 0 in Amsterdam, with so much money, buys trains in this phase.
fn hsm(phase: &str, money: u32) -> Table {
    let mut table = Table::stock(3, SEATED);
    table.phase(phase).started("HSM", 80, &[4]).station("HSM", "D6", 0).lay("E7", "57", 2);
    table.treasury("HSM", money).operating("HSM", Step::Trains);
    table
}

#[test]
fn r_36_phs_01_r_36_phs_06_the_table_of_phases() {
    let title = title();
    let row = |name: &str| {
        let phase = title.phases.iter().find(|phase| phase.name == name).expect("there is one");
        (phase.train_limit[2], phase.tiles, phase.rounds, phase.loans, phase.town_rebuilding)
    };
    assert_eq!(row("2"), (Some(4), Colour::Yellow, 1, true, false));
    assert_eq!(row("3"), (Some(4), Colour::Green, 2, true, false));
    assert_eq!(row("4"), (Some(3), Colour::Green, 2, true, false));
    assert_eq!(row("5"), (Some(2), Colour::Brown, 3, true, false));
    assert_eq!(row("6"), (Some(2), Colour::Grey, 3, false, true));
    assert_eq!(row("8"), (Some(2), Colour::Grey, 3, false, true));
}

/// Scrapping, then private companies, then trains above the limit.
#[test]
fn r_36_phs_01_what_a_first_train_brings_and_in_which_order() {
    let mut table = hsm("4", 550);
    table.stack("5", 0).private_to("RdP", 1).private_in("E-SF", "HSM");
    table.started("B", 70, &[0, 3]).trains("B", &["4", "4", "4"]).operating("HSM", Step::Trains);
    table.play(new_train());
    assert_eq!((table.owner("RdP"), table.owner("E-SF")), (PrivateOwner::Closed, PrivateOwner::Closed));
    let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it happened");
    let began = place(|event| matches!(event, Event::PhaseBegan { .. }));
    let closed = place(|event| matches!(event, Event::PrivateMoved { .. }));
    // Three alike: the one above the limit goes by itself.
    let returned =
        place(|event| matches!(event, Event::TrainMoved { to: rules::event::TrainPlace::Pool, .. }));
    assert!(began < closed && closed < returned);
    assert_eq!((table.trains_of("B").len(), table.trains_in_pool().len()), (2, 1));

    let mut table = hsm("3", 350);
    table.stack("4", 0).trains("HSM", &["2"]).play(new_train());
    let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("it happened");
    let began = place(|event| matches!(event, Event::PhaseBegan { .. }));
    assert!(began < place(|event| matches!(event, Event::TypeScrapped { .. })));
}

/// The marker of the post goes with the first 6-train, and trains of surviving companies last of all.
#[test]
fn r_36_phs_01_the_first_6_train_forms_the_national_company_before_trains_are_returned() {
    let mut table = hsm("5", 700);
    table.stack("6", 0).edit(|state| state.post = Some((company("HSM"), super::table::hex("E7"))));
    table.started("B", 70, &[0, 3]).loans("B", 1).trains("B", &["4"]);
    table.started("GCL", 65, &[0, 0, 3]).trains("GCL", &["4", "5", "5"]).operating("HSM", Step::Trains);
    table.money(1, 0).play(new_train());
    assert_eq!(table.state().post, None);
    assert_eq!(table.asked(), Seat(1), "first which trains the national company keeps");
    table.pass();
    assert_eq!(table.asked(), Seat(2), "then GCL, which has three");
    table.play(Action::ReturnTrain { train: train("4") });
    assert_eq!(table.trains_in_pool(), ["4"]);
}

#[test]
fn r_36_phs_02_the_train_on_offer_counts_not_the_phase() {
    // The last 4-train is sold, no 5 yet: half of a new company must be sold.
    let mut table = hsm("4", 350);
    table.stack("4", 1).started("B", 70, &[0, 4]).operating("HSM", Step::Trains).play(new_train());
    assert_eq!((table.phase_now(), table.stack_top()), ("4".into(), ("5".into(), 2)));
    table.pass();
    assert!(matches!(table.state().round, Round::Stock { .. }), "40 % are not enough for B");
    let mut table = hsm("4", 350);
    table.stack("4", 1).started("B", 70, &[0, 5]).operating("HSM", Step::Trains).play(new_train()).pass();
    assert_eq!(table.operates().as_deref(), Some("B"));
}

/// T-108
#[test]
fn r_36_phs_03_the_8_is_for_sale_beside_the_6() {
    let mut table = hsm("6", 1700);
    assert_eq!(table.stack_top(), ("6".into(), 1));
    table.play(last_train());
    assert_eq!((table.treasury_of("HSM"), table.phase_now()), (700, "8".into()));
    assert_eq!(table.stack_top(), ("6".into(), 1));
    table.play(new_train());
    assert_eq!((table.trains_of("HSM"), table.phase_now()), (vec!["8".into(), "6".into()], "8".to_string()));
    assert_eq!(table.stack_top(), ("8".into(), 4));
    let mut early = hsm("5", 1000);
    assert_eq!(early.stack("6", 0).refused(&last_train()), "R-36-TRN-01");
}

#[test]
fn r_36_phs_04_old_and_borrowed_trains_start_nothing() {
    let mut table = hsm("5", 700);
    table.train_pool(&["4"]).play(train_of_pool("4"));
    assert_eq!((table.phase_now(), table.trains_of("HSM")), ("5".into(), vec!["4".to_string()]));
    // A borrowed 8.
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4], true).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.started("B", 70, &[0, 3]).trains("B", &["4"]).operating("MESS", Step::Borrow);
    table.play(Action::F56(F56Action::BorrowTrain { source: Source::Beside }));
    assert_eq!((table.phase_now(), table.trains_of("B")), ("6".into(), vec!["4".to_string()]));
}

/// On 18xx.games a borrowed 8 comes back as one of the pool; the first to be bought starts its phase all the same.
#[test]
fn r_36_phs_04_a_phase_that_has_not_started_starts_with_a_train_of_the_pool() {
    let mut table = Table::stock(3, THERE);
    table.phase("6").started("HSM", 80, &[4]).station("HSM", "D6", 0).treasury("HSM", 1000);
    table.started("B", 70, &[0, 3]).trains("B", &["4"]).train_pool(&["8"]);
    table.operating("HSM", Step::Trains).play(train_of_pool("8"));
    assert_eq!((table.phase_now(), table.trains_of("B").len()), ("8".into(), 0));
}

/// T-107
#[test]
fn r_36_phs_05_the_number_of_rounds_is_read_when_the_stock_round_ends() {
    let mut table = hsm("2", 500);
    table.stack("3", 0).operating_in(1, "HSM", Step::Trains).play(new_train());
    assert_eq!(table.phase_now(), "3");
    while table.operates().is_some() {
        table.pass();
    }
    assert!(matches!(table.state().round, Round::Stock { .. }), "the set has one round");
    table.pass_until_operating();
    assert_eq!(table.state().bank.expect("there is one").rounds, 2);
    for number in [1, 2] {
        assert!(matches!(table.state().round, Round::Operating { number: now, .. } if now == number));
        while matches!(table.state().round, Round::Operating { number: now, .. } if now == number) {
            match table
                .offered()
                .iter()
                .find(|offer| matches!(offer, rules::Offer::RunTrains { revenue: 1.., .. }))
            {
                Some(run) => table.play(run.action(0)).play(Action::Retain),
                None => table.pass(),
            };
        }
    }
    assert!(matches!(table.state().round, Round::Stock { .. }));
}

#[test]
fn r_36_phs_06_one_two_or_three_rounds() {
    for (phase, rounds) in [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("8", 3)] {
        let mut table = hsm(phase, 0);
        table.trains("HSM", &["5"]).stock_round(2, 0).pass_until_operating();
        assert_eq!(table.state().bank.expect("there is one").rounds, rounds, "phase {phase}");
    }
}
