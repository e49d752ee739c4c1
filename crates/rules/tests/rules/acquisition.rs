//! VIII.9, taking over smaller companies.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::title::Size;
use rules::{Action, CzAction, CzDecision, Decision, Seat};

use crate::table::{Table, company, from_stack, hex, lay, place, private, run, share, train};

fn take_over(symbol: &str, price: u32) -> Action {
    Action::Cz(CzAction::TakeOver { target: company(symbol), price })
}

fn turn(name: &str, side: Size) -> Action {
    Action::Cz(CzAction::TurnTrain { train: train(name), side })
}

fn scrap(name: &str) -> Action {
    Action::Cz(CzAction::ScrapTrain { train: train(name) })
}

/// All companies belong to seat 0. The acquirer (at 120, 1000 K) is in its take-over step, in this phase; EKJ is at 60,
/// KFN at 70.
fn acquirer(symbol: &str, phase: &str) -> Table {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[2]).started("KFN", 70, 0, &[3]).stack(phase, 2, phase);
    let shares = table.game.title().size_of(company(symbol)).float;
    table.started(symbol, 120, 0, &[shares]).treasury(symbol, 1000).operating(4, 1, symbol, Step::TakeOver);
    table
}

/// The acquirer has taken over EKJ for 60 a share, 120 in all, and decides on its trains.
fn taken(symbol: &str, phase: &str, own: &[&str], trains: &[&str]) -> Table {
    let mut table = acquirer(symbol, phase);
    table.trains(symbol, own).trains("EKJ", trains).play(take_over("EKJ", 60));
    assert!(matches!(table.decision(), Decision::Cz(CzDecision::TakenTrains { .. })));
    table
}

fn status(table: &Table, symbol: &str) -> Status {
    table.state().company(company(symbol)).status
}

#[test]
fn r_acq_01_t_120_medium_takes_small_large_takes_both() {
    for (symbol, target, allowed) in [
        ("kk", "KFN", true),
        ("kk", "EKJ", true),
        ("BN", "EKJ", true),
        ("BN", "KFN", false),
        ("OFE", "EKJ", false),
        ("OFE", "KFN", false),
        ("kk", "kk", false),
    ] {
        let table = acquirer(symbol, "d");
        let action = take_over(target, if target == "kk" { 120 } else { 60 });
        assert_eq!(table.accepts(&action), allowed, "{symbol} takes over {target}");
        if !allowed {
            assert_eq!(table.refused_by(action), "R-ACQ-01");
        }
    }
    let mut table = acquirer("kk", "d");
    table.started("By", 90, 0, &[5]).operating(4, 1, "kk", Step::TakeOver);
    assert_eq!(table.refused_by(take_over("By", 90)), "R-ACQ-01");
}

#[test]
fn r_acq_01_t_134_the_other_director_must_agree() {
    let mut table = acquirer("kk", "d");
    table.started("EKJ", 60, 1, &[0, 2]).treasury("EKJ", 33).operating(4, 1, "kk", Step::TakeOver);
    table.play(take_over("EKJ", 60));
    assert_eq!(table.decider(), 1);
    assert_eq!(table.refused_by(Action::Pass), "R-OR-05");
    table.play(Action::Refuse);
    assert_eq!(status(&table, "EKJ"), Status::Floated);
    assert_eq!([table.treasury_of("kk"), table.treasury_of("EKJ"), table.cash_of(1)], [1000, 33, 380]);
    assert_eq!(
        table.refused_by(take_over("EKJ", 60)),
        "R-ACQ-01",
        "not again for the same price in this turn"
    );
    table.play(take_over("EKJ", 61)).play(Action::Accept);
    assert_eq!(status(&table, "EKJ"), Status::Closed);
}

#[test]
fn r_acq_01_any_number_one_after_another() {
    let mut table = acquirer("kk", "d");
    table.trains("EKJ", &["3d"]).play(take_over("EKJ", 60));
    assert_eq!(table.refused_by(take_over("KFN", 70)), "R-OR-05", "EKJ's train first");
    table.play(Action::Pass).play(take_over("KFN", 70));
    assert_eq!([status(&table, "EKJ"), status(&table, "KFN")], [Status::Closed; 2]);
}

#[test]
fn r_acq_02_the_target_has_floated_but_need_not_have_operated() {
    let mut table = acquirer("kk", "d");
    table.started("BTE", 60, 0, &[2]).operating(4, 1, "kk", Step::TakeOver);
    assert_eq!(status(&table, "BTE"), Status::Started);
    assert_eq!(table.refused_by(take_over("BTE", 60)), "R-ACQ-02", "started, not floated");
    assert_eq!(table.refused_by(take_over("OFE", 60)), "R-ACQ-02", "not started");
    assert!(!table.state().company(company("EKJ")).has_operated);
    table.play(take_over("EKJ", 60));
    assert_eq!(table.refused_by(take_over("EKJ", 60)), "R-ACQ-02", "gone");
}

#[test]
fn r_acq_03_t_121_from_half_to_one_and_a_half_of_the_price() {
    let mut table = acquirer("kk", "d");
    table.price("EKJ", 55).operating(4, 1, "kk", Step::TakeOver);
    for (price, allowed) in [(27, false), (28, true), (82, true), (83, false)] {
        assert_eq!(table.accepts(&take_over("EKJ", price)), allowed, "{price}");
    }
    assert_eq!([27, 83].map(|price| table.refused_by(take_over("EKJ", price))), ["R-ACQ-03"; 2]);
}

#[test]
fn r_acq_04_t_122_players_are_paid_for_their_shares_and_the_bank_is_not() {
    let mut table = acquirer("kk", "d");
    table.started("EKJ", 60, 1, &[0, 3]).operating(4, 1, "kk", Step::TakeOver);
    table.play(take_over("EKJ", 70)).play(Action::Accept);
    assert_eq!([table.cash_of(1), table.treasury_of("kk")], [380 + 210, 1000 - 210]);

    let mut table = acquirer("kk", "d");
    table.started("KFN", 70, 1, &[1, 2, 1]).operating(4, 1, "kk", Step::TakeOver);
    table.play(take_over("KFN", 80)).play(Action::Accept);
    assert_eq!([0, 1, 2].map(|seat| table.cash_of(seat)), [380 + 80, 380 + 160, 380 + 80]);
    assert_eq!(table.treasury_of("kk"), 1000 - 320);
}

#[test]
fn r_acq_05_t_123_the_money_of_the_target_does_not_help() {
    let mut table = acquirer("kk", "d");
    table.started("EKJ", 60, 0, &[3]).treasury("EKJ", 500).treasury("kk", 200);
    table.operating(4, 1, "kk", Step::TakeOver);
    assert_eq!(table.refused_by(take_over("EKJ", 70)), "R-ACQ-05");
    assert!(table.accepts(&take_over("EKJ", 66)), "198 is there");
    table.local_to_company("S1", "kk").play(Action::Cz(CzAction::SellLocal { private: private("S1") }));
    assert!(table.accepts(&take_over("EKJ", 70)), "after selling a local railway");
}

#[test]
fn r_acq_06_t_124_money_local_railways_markers_and_trains_change_hands() {
    let mut table = acquirer("kk", "d");
    table.lay("J14", "8895", 1).station("kk", "J14", 0);
    table.lay("D4", "57", 1).station("EKJ", "D4", 0).treasury("EKJ", 130).trains("EKJ", &["3d"]);
    table.local_to_company("S1", "EKJ").edit(|state| state.privates[private("S1").index()].used = true);
    table.play(take_over("EKJ", 60)).play(Action::Pass);
    assert_eq!([table.treasury_of("kk"), table.treasury_of("EKJ")], [1000 - 120 + 130, 0]);
    let s1 = table.state().private(private("S1"));
    assert_eq!((s1.owner, s1.used), (PrivateOwner::Company(company("kk")), true));
    assert_eq!(table.state().company(company("kk")).markers, 1 + 2);
    assert_eq!(table.marker_of("kk", "D4"), Some(Some(0)));
    assert_eq!(table.marker_of("EKJ", "D4"), None);
    assert_eq!(table.trains_of("kk"), ["3d"]);
    table.operating(5, 1, "kk", Step::Track);
    assert!(table.accepts(&lay("D6", "9", 1)), "Karlovy Vary is its station now");
}

#[test]
fn r_acq_07_markers_taken_over_enlarge_the_stock_without_limit() {
    let mut table = acquirer("kk", "d");
    table.line("G15", "ctYtc").lay("J14", "8895", 1).station("kk", "J14", 0).station("KFN", "G19", 0);
    table.play(take_over("EKJ", 60)).play(take_over("KFN", 70));
    assert_eq!(table.state().company(company("kk")).markers, 1 + 3 + 2);
    for at in ["G15", "G23"] {
        table.treasury("kk", 100).operating(5, 1, "kk", Step::Station).play(place(at, 0));
        assert_eq!(table.treasury_of("kk"), 0, "every further one costs 100");
    }
    assert_eq!(table.state().company(company("kk")).markers, 4);
}

/// kk and BN both have a marker in Praha, in these circles.
fn both_in_praha(number: &str, rotation: u8, kk: u8, bn: u8) -> Table {
    let mut table = acquirer("kk", "g");
    table.lay("E11", number, rotation).lay("J14", "8895", 1).station("kk", "J14", 0).station("kk", "E11", kk);
    table.started("BN", 70, 0, &[3]).station("BN", "E11", bn).operating(4, 1, "kk", Step::TakeOver);
    table.play(take_over("BN", 70));
    table
}

#[test]
fn r_acq_08_t_130_of_two_markers_on_one_hex_the_acquirer_takes_one_back() {
    for (returned, left) in [(1, 0), (0, 1)] {
        let mut table = both_in_praha("8889", 1, 1, 0);
        let (kk, bn) = (company("kk"), company("BN"));
        assert_eq!(
            *table.decision(),
            Decision::Cz(CzDecision::DoubledMarker { company: kk, target: bn, hex: hex("E11") })
        );
        assert_eq!(table.refused_by(Action::Cz(CzAction::ReturnMarker { city: 2 })), "R-ACQ-08");
        table.play(Action::Cz(CzAction::ReturnMarker { city: returned }));
        assert_eq!(table.marker_of("kk", "E11"), Some(Some(left)));
        assert_eq!(table.state().markers_of(kk).count(), 2);
        assert_eq!(table.state().company(kk).markers, 2 + 1, "BN's two and the one taken back");
        assert_eq!(status(&table, "BN"), Status::Closed);
    }
}

#[test]
fn r_acq_08_t_130_the_marker_taken_back_costs_100_later() {
    let mut table = both_in_praha("8890", 1, 0, 1);
    table.play(Action::Cz(CzAction::ReturnMarker { city: 1 })).line("E9", "c");
    table.treasury("kk", 100).operating(5, 1, "kk", Step::Station).play(place("E9", 0));
    assert_eq!(table.treasury_of("kk"), 0);
}

#[test]
fn r_acq_08_in_one_city_there_is_nothing_to_choose() {
    let table = both_in_praha("8892", 0, 0, 0);
    assert!(!matches!(table.decision(), Decision::Cz(CzDecision::DoubledMarker { .. })));
    assert_eq!(table.state().markers_on(hex("E11")).count(), 1);
    assert_eq!(table.state().company(company("kk")).markers, 3);
}

#[test]
fn r_acq_09_trains_are_taken_over_or_scrapped() {
    let mut table = taken("kk", "d", &["3Ed"], &["3d", "2b"]);
    assert_eq!(table.refused_by(scrap("3Ed")), "R-ACQ-09", "not its own");
    table.play(scrap("2b")).play(Action::Pass);
    assert_eq!(table.trains_of("kk"), ["3Ed", "3d"]);
    assert!(table.pool_is(&[]), "scrapped, not returned");
}

#[test]
fn r_acq_10_t_125_turning_to_a_larger_side_costs_the_difference() {
    for (action, name, cost) in [
        (turn("3d", Size::Large), "3Ed", 130),
        (turn("3d", Size::Medium), "3+3d", 60),
        (Action::Pass, "3d", 0),
    ] {
        let mut table = taken("kk", "d", &[], &["3d"]);
        table.play(action);
        assert_eq!(table.trains_of("kk"), [name]);
        assert_eq!(table.treasury_of("kk"), 1000 - 120 - cost);
    }
}

#[test]
fn r_acq_10_t_126_a_cheaper_side_brings_no_refund() {
    let mut table = taken("KFN", "d", &[], &["3c"]);
    table.play(turn("3c", Size::Medium));
    assert_eq!(table.trains_of("KFN"), ["2+2c"]);
    assert_eq!(table.treasury_of("KFN"), 880);
}

#[test]
fn r_acq_10_never_smaller_nor_larger_than_the_acquirer_nor_without_money() {
    let table = taken("KFN", "d", &[], &["3d", "2a"]);
    assert_eq!(table.refused_by(turn("3d", Size::Large)), "R-ACQ-10");
    assert_eq!(table.refused_by(turn("3d", Size::Small)), "R-ACQ-10");
    assert_eq!(table.refused_by(turn("2a", Size::Medium)), "R-ACQ-10", "the card has no such side");
    let mut table = acquirer("kk", "d");
    table.trains("KFN", &["3+3d"]).play(take_over("KFN", 70));
    assert_eq!(table.refused_by(turn("3+3d", Size::Small)), "R-ACQ-10");
    assert!(table.accepts(&turn("3+3d", Size::Large)));

    let mut table = acquirer("kk", "d");
    table.treasury("kk", 120).treasury("EKJ", 129).trains("EKJ", &["3d"]).play(take_over("EKJ", 60));
    assert_eq!(table.refused_by(turn("3d", Size::Large)), "R-ACQ-10", "129 is too little");
    table.treasury("kk", 130).play(turn("3d", Size::Large));
    assert_eq!(table.treasury_of("kk"), 0);
}

#[test]
fn r_acq_11_t_127_no_side_that_is_scrapped() {
    let mut table = taken("KFN", "f", &[], &["3c"]);
    assert!(table.accepts(&turn("3c", Size::Medium)));
    let view = table.game.view();
    let scrapped = view.side(train("2+2b")).train;
    table.edit(|state| state.trains.scrapped.push(scrapped));
    assert_eq!(table.refused_by(turn("3c", Size::Medium)), "R-ACQ-11");
}

#[test]
fn r_acq_12_t_128_turning_scraps_like_a_sale() {
    let mut table = acquirer("kk", "g");
    table.started("BN", 80, 1, &[0, 3]).trains("BN", &["2+2b", "3+3d"]).trains("KFN", &["2+2c"]);
    table.pool(&["2+2b", "3d"]).trains("EKJ", &["4f"]).operating(4, 1, "kk", Step::TakeOver);
    table.play(take_over("EKJ", 60)).play(turn("4f", Size::Medium));
    assert_eq!(table.trains_of("kk"), ["4+4f"]);
    assert_eq!(table.trains_of("BN"), ["3+3d"]);
    assert!(table.trains_of("KFN").is_empty());
    assert!(table.pool_is(&["3d"]));
    assert_eq!(table.phase_now(), "g", "no phase begins");

    let mut table = acquirer("kk", "g");
    table.trains("KFN", &["4f", "2+2c"]).play(take_over("KFN", 70)).play(turn("4f", Size::Medium));
    assert_eq!(table.trains_of("kk"), ["4+4f"], "trains not yet decided on are scrapped, too");
    assert!(!matches!(table.decision(), Decision::Cz(CzDecision::TakenTrains { .. })));
}

#[test]
fn r_acq_13_t_129_the_surplus_is_scrapped_from_the_trains_taken_over() {
    let mut table = taken("kk", "f", &["4Ef", "3Ed"], &["4f", "3d"]);
    assert_eq!(table.refused_by(Action::Pass), "R-ACQ-13");
    assert_eq!(table.refused_by(scrap("4Ef")), "R-ACQ-09", "its own trains stay");
    table.play(scrap("3d")).play(Action::Pass);
    assert_eq!(table.trains_of("kk"), ["4Ef", "3Ed", "4f"]);
    assert!(table.pool_is(&[]));

    let mut table = taken("kk", "f", &["4Ef", "3Ed", "3Ed"], &["4f"]);
    assert_eq!(table.refused_by(turn("4f", Size::Large)), "R-ACQ-13");
    table.play(scrap("4f"));
    assert_eq!(table.trains_of("kk"), ["4Ef", "3Ed", "3Ed"]);
}

#[test]
fn r_acq_14_no_train_that_fills_the_limit_without_a_runnable_one() {
    let mut table = taken("KFN", "f", &["3d"], &["4f"]);
    assert_eq!(table.refused_by(Action::Pass), "R-ACQ-14");
    assert!(table.accepts(&scrap("4f")));
    table.play(turn("4f", Size::Medium));
    assert_eq!(table.trains_of("KFN"), ["3d", "4+4f"]);

    let mut table = taken("kk", "d", &["3d", "3+3d"], &["3d"]);
    assert_eq!(table.refused_by(turn("3d", Size::Medium)), "R-ACQ-14", "blue is no help to a large company");
    table.play(turn("3d", Size::Large));
    assert_eq!(table.trains_of("kk"), ["3d", "3+3d", "3Ed"]);
}

#[test]
fn r_acq_14_a_stranded_company_may_take_over_and_scrap_everything() {
    let mut table = taken("KFN", "f", &["3d", "3d"], &["4f"]);
    assert_eq!(table.refused_by(Action::Pass), "R-ACQ-13");
    assert_eq!(table.refused_by(turn("4f", Size::Medium)), "R-ACQ-13");
    table.play(scrap("4f"));
    assert_eq!(table.trains_of("KFN"), ["3d", "3d"]);
    assert!(matches!(table.decision(), Decision::Trains { .. }));
    assert_eq!(table.refused_by(Action::Pass), "R-TRN-01");
}

#[test]
fn r_acq_15_t_135_the_target_leaves_the_game() {
    let mut table = acquirer("kk", "d");
    table.started("EKJ", 70, 1, &[1, 2]).operating(4, 1, "kk", Step::TakeOver);
    assert_eq!(table.chart_order(), ["kk", "KFN", "EKJ"]);
    table.started("OFE", 70, 1, &[0, 2]).operating(4, 1, "kk", Step::TakeOver);
    let certificates = |table: &Table| [0, 1].map(|seat| table.game.view().certificates(Seat(seat)));
    let before = certificates(&table);
    table.play(take_over("EKJ", 70)).play(Action::Accept);
    assert_eq!(certificates(&table), before.map(|count| count - 1));
    assert_eq!([0, 1].map(|seat| table.shares_of("EKJ", seat)), [0, 0]);
    assert_eq!(table.chart_order(), ["kk", "KFN", "OFE"], "the others keep their order");
    assert_eq!((status(&table, "EKJ"), table.director_of("EKJ")), (Status::Closed, None));
    table.stock_round(5, 0);
    assert!(table.game.check(Seat(0), &share("EKJ")).is_err(), "no share of it can be bought");
}

#[test]
fn r_acq_15_its_home_is_no_longer_kept() {
    let mut table = acquirer("kk", "d");
    table.lay("D4", "57", 1).line("D6", "c").stationed("OFE", "D6", 0).operating(4, 1, "OFE", Step::Station);
    assert_eq!(table.refused_by(place("D4", 0)), "R-STA-06");
    table.operating(4, 1, "kk", Step::TakeOver).play(take_over("EKJ", 60));
    table.operating(4, 1, "OFE", Step::Station);
    assert!(table.accepts(&place("D4", 0)));
}

#[test]
fn r_acq_16_neither_the_target_nor_its_trains_run_in_this_turn() {
    let mut table = acquirer("kk", "d");
    table.line("D4", "cc").station("EKJ", "D4", 0).trains("EKJ", &["3d"]).operating(
        4,
        1,
        "kk",
        Step::TakeOver,
    );
    table.play(take_over("EKJ", 60)).play(turn("3d", Size::Large));
    assert_eq!(table.refused_by(run([table.route("3Ed", &["D4", "D6"])])), "R-OR-05");
    let mut events = Vec::new();
    while table.state().operating().is_some() {
        let action = if table.accepts(&Action::Pass) { Action::Pass } else { from_stack(Size::Medium) };
        table.play(action);
        events.append(&mut table.events);
    }
    let turns: Vec<_> = events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).collect();
    assert_eq!(turns, [&Event::TurnBegan { company: company("KFN") }]);
    assert!(!events.iter().any(|event| matches!(event, Event::TrainsRan { .. })));
}

#[test]
fn r_acq_13_what_turning_scraps_does_not_count_against_the_limit() {
    let mut table = Table::new(3);
    table.stack("f", 2, "f").floated("BN", 100, 0).stationed("BN", "E11", 1).trains("BN", &["2+2b", "2+2b"]);
    table.treasury("BN", 500).floated("VBW", 50, 0).trains("VBW", &["4f"]);
    table
        .operating(6, 1, "BN", Step::TakeOver)
        .play(Action::Cz(CzAction::TakeOver { target: company("VBW"), price: 30 }));
    table.play(Action::Cz(CzAction::TurnTrain { train: train("4f"), side: Size::Medium }));
    assert_eq!(table.trains_of("BN"), ["4+4f"]);
}

#[test]
fn r_acq_14_what_turning_scraps_leaves_room_for_a_runnable_train() {
    let mut table = Table::new(3);
    table.stack("f", 2, "f").floated("kk", 100, 0).stationed("kk", "J14", 0).trains("kk", &["2+2b", "2+2b"]);
    table.treasury("kk", 500).floated("VBW", 50, 0).trains("VBW", &["4f"]);
    table
        .operating(6, 1, "kk", Step::TakeOver)
        .play(Action::Cz(CzAction::TakeOver { target: company("VBW"), price: 30 }));
    table.play(Action::Cz(CzAction::TurnTrain { train: train("4f"), side: Size::Medium }));
    assert_eq!(table.trains_of("kk"), ["4+4f"]);
}
