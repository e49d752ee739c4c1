//! XI.1, trains for Václav's companies instead of an export.

use rules::event::TrainPlace;
use rules::operating_turn::Step;
use rules::state::Round;
use rules::title::Size;
use rules::{Action, CzEvent, Event};

use crate::table::{Table, company, train};
use crate::{bohemia, drawn, give, his, sound};

/// Václav's small company stands alone on the map with its train, in the last step before the set ends.
fn before_the_end(letter: &str, left: u8, phase: &str) -> Table {
    let mut table = bohemia("EKJ");
    table.station("EKJ", "D4", 0).stack(letter, left, phase);
    table
}

#[test]
fn r_boh_14_t_183_the_small_company_gets_the_last_a() {
    let mut table = before_the_end("a", 1, "a");
    table.operating(1, 1, "EKJ", Step::Track).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Stock { number: 2, .. }));
    assert_eq!(table.trains_of("EKJ"), ["2a"]);
    let moved = |from, to| Event::TrainMoved { train: train("2a"), from, to };
    let ekj = TrainPlace::Company(company("EKJ"));
    assert!(table.events.contains(&moved(ekj, TrainPlace::Gone)), "the old one leaves the game");
    assert!(table.events.contains(&moved(TrainPlace::Stack, ekj)));
    assert_eq!((table.stack_top(), table.phase_now()), (("b", 4), "a"), "nothing is exported besides");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Cz(CzEvent::TrainExported { .. }))));
    assert!(table.pool_is(&[]));
}

#[test]
fn r_boh_14_small_then_medium_then_large() {
    let mut table = before_the_end("e", 4, "d");
    give(&mut table, "Sx", 90, &["3Ed"]);
    give(&mut table, "BN", 60, &["2+2c"]);
    table.operating(3, 1, "EKJ", Step::Track).play(Action::Pass);
    let got: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TrainMoved { train, from: TrainPlace::Stack, to: TrainPlace::Company(company) } => {
                Some((crate::symbol(*company), *train))
            }
            _ => None,
        })
        .collect();
    let wanted = [("EKJ", "4e"), ("BN", "3+3e"), ("Sx", "3Ee")];
    assert_eq!(got, wanted.map(|(symbol, name)| (symbol.to_owned(), train(name))));
    assert_eq!(table.stack_top(), ("e", 1));
}

#[test]
fn r_boh_15_t_185_a_hand_out_scraps_its_own_colour_only() {
    let mut table = before_the_end("e", 4, "d");
    give(&mut table, "Sx", 90, &["3Ed"]);
    give(&mut table, "BN", 60, &["2+2c"]);
    table.floated("BCB", 100, 0).trains("BCB", &["2b"]).floated("NWB", 100, 1).trains("NWB", &["2+2b"]);
    table.operating(3, 1, "EKJ", Step::Track).play(Action::Pass);
    assert_eq!(table.trains_of("BCB"), Vec::<String>::new(), "the 4 scraps every 2");
    assert_eq!(table.trains_of("NWB"), ["2+2b"]);
    assert_eq!(table.phase_now(), "e");
}

#[test]
fn r_boh_15_limits_are_checked_afterwards() {
    let mut table = before_the_end("h", 2, "g");
    give(&mut table, "Sx", 90, &["4Eg"]);
    give(&mut table, "BN", 60, &["4+4g"]);
    // Phase h leaves one train to small companies; seat 1 must return one of two.
    table.floated("BCB", 100, 1).trains("BCB", &["4f", "5g"]);
    table.operating(3, 1, "EKJ", Step::Track).play(Action::Pass);
    assert!(table.returning("BCB"), "{:?}", table.decision());
    assert_eq!(table.decider(), 1);
    assert_eq!(table.trains_of("BN"), ["5+5h"]);
    assert_eq!(table.trains_of("Sx"), ["6Ei"], "all have theirs before anybody returns a train");
    table.play(Action::ReturnTrain { train: train("4f") });
    assert!(matches!(table.state().round, Round::Stock { number: 4, .. }));
}

#[test]
fn r_boh_16_t_184_a_company_that_he_gets_on_the_way_gets_no_second_train() {
    let mut table = before_the_end("b", 4, "a");
    table.operating(1, 1, "EKJ", Step::Track).play(Action::Pass);
    assert_eq!(table.trains_of("EKJ"), ["2b"]);
    let medium = his(&table, Size::Medium).expect("the first b brought it");
    assert_eq!(drawn(&table), [(medium.clone(), 60)]);
    assert_eq!(table.trains_of(&medium), ["2+2b"]);
    assert_eq!(table.stack_top(), ("b", 2));
    sound(&table);
}

#[test]
fn r_boh_07_t_182_the_first_d_handed_to_the_small_company_brings_the_large_one() {
    let mut table = before_the_end("d", 4, "c");
    give(&mut table, "BN", 60, &["2+2c"]);
    table.operating(2, 1, "EKJ", Step::Track).play(Action::Pass);
    assert_eq!(table.trains_of("EKJ"), ["3d"]);
    let large = his(&table, Size::Large).expect("the first d brought it");
    assert_eq!(table.trains_of(&large), ["3Ed"]);
    assert_eq!(table.trains_of("BN"), ["3+3d"]);
    assert_eq!((table.price_of(&large), table.stack_top()), (90, ("d", 1)));
}

#[test]
fn r_boh_17_never_from_the_pool() {
    let mut table = before_the_end("c", 4, "c");
    give(&mut table, "BN", 60, &["2+2b"]);
    table.pool(&["3c", "2+2c"]).operating(2, 1, "EKJ", Step::Track).play(Action::Pass);
    assert_eq!((table.trains_of("EKJ"), table.trains_of("BN")), (vec!["3c".into()], vec!["2+2c".into()]));
    assert_eq!(table.stack_top(), ("c", 2));
    assert!(table.pool_is(&["3c", "2+2c"]));
}

#[test]
fn r_boh_18_a_scrapped_train_is_missing_until_the_next_hand_out() {
    let mut table = before_the_end("e", 4, "d");
    give(&mut table, "Sx", 90, &["3Ed"]);
    give(&mut table, "BN", 60, &["2+2c"]);
    table.floated("BCB", 100, 0).treasury("BCB", 500).operating(5, 1, "BCB", Step::Trains);
    table.play(crate::table::from_stack(Size::Small));
    assert_eq!(table.trains_of("EKJ"), Vec::<String>::new(), "its 2 was scrapped by the 4");
    table.operating(5, 2, "EKJ", Step::Track).play(Action::Pass);
    assert_eq!(table.trains_of("EKJ"), ["4e"]);
}

#[test]
fn r_boh_14_nothing_is_handed_out_after_the_last_set() {
    let mut table = before_the_end("j", 1, "j");
    give(&mut table, "Sx", 90, &["8Ej"]);
    give(&mut table, "BN", 60, &["5+5j"]);
    table.operating(8, 3, "EKJ", Step::Track).play(Action::Pass);
    assert!(table.state().is_over());
    assert_eq!(table.trains_of("EKJ"), ["2a"]);
}
