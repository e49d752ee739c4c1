//! VIII.6, stations.

use rules::operating_turn::Step;
use rules::{Action, CzAction, Decision, Money, Offer, Options};

use crate::table::{SEATED, Table, company, hex, lay, lay_with, place, private};

/// Puts the company into the station step of a later turn.
fn places(table: &mut Table, symbol: &str) {
    table.stack("g", 2, "g").operating(4, 1, symbol, Step::Station);
}

/// KFN in Brno on the line from Tábor to Hulín.
fn kfn() -> Table {
    let mut table = Table::new(3);
    places(table.line("G11", "c-ctYtc").stationed("KFN", "G19", 0), "KFN");
    table
}

fn cost_of(table: &Table, at: &str) -> Option<Money> {
    table.offered().iter().find_map(|offer| match offer {
        Offer::PlaceStation { hex: there, cost, .. } if *there == hex(at) => Some(*cost),
        _ => None,
    })
}

#[test]
fn r_sta_01_t_091_one_station_a_turn_besides_the_home_marker() {
    let mut table = Table::new(3);
    table.line("G15", "ctYtc").started("KFN", 60, 0, &[3]).treasury("KFN", 300).stack("b", 2, "b");
    table.open_operating_round(2).play(Action::Pass).play(place("G23", 0));
    assert_eq!(table.treasury_of("KFN"), 260);
    assert_eq!(table.state().markers_of(company("KFN")).count(), 2, "home and one more");
    assert_eq!(table.refused_by(place("G15", 0)), "R-OR-05");
}

#[test]
fn r_sta_02_t_090_the_second_costs_40_every_further_one_100() {
    let mut table = kfn();
    assert_eq!(cost_of(&table, "G23"), Some(40));
    table.treasury("KFN", 39);
    assert_eq!(table.refused_by(place("G23", 0)), "R-STA-02");
    table.treasury("KFN", 139).play(place("G23", 0));
    assert_eq!(table.treasury_of("KFN"), 99);
    places(&mut table, "KFN");
    assert_eq!(table.refused_by(place("G15", 0)), "R-STA-02");
    table.treasury("KFN", 100);
    assert_eq!(cost_of(&table, "G15"), Some(100));
    table.play(place("G15", 0));
    assert_eq!(table.treasury_of("KFN"), 0);
}

/// By at its red tile, connected with Plzeň, takes over a company and comes to its next station step.
fn by_takes_over(symbol: &str, placed: Option<(&str, u8)>) -> Table {
    let mut table = Table::new(3);
    table.lay("F2", "8898", 3).line("F4", "-Y").stationed("By", "F2", 0).started(symbol, 60, 0, &[3]);
    if let Some((at, city)) = placed {
        table.station(symbol, at, city);
    }
    table.stack("g", 2, "g").operating(4, 1, "By", Step::TakeOver);
    table.play(Action::Cz(CzAction::TakeOver { target: company(symbol), price: 60 }));
    places(&mut table, "By");
    table
}

#[test]
fn r_sta_02_t_131_unplaced_markers_taken_over_do_not_count() {
    let table = by_takes_over("ATE", None);
    assert_eq!(table.state().company(company("By")).markers, 1 + 3);
    assert_eq!(cost_of(&table, "F6"), Some(40));
}

#[test]
fn r_sta_02_t_132_placed_markers_taken_over_count() {
    let table = by_takes_over("BN", Some(("E11", 1)));
    assert_eq!(table.state().company(company("By")).markers, 1 + 2);
    assert_eq!(cost_of(&table, "F6"), Some(100));
}

#[test]
fn r_sta_03_a_marker_a_free_place_and_the_money() {
    let mut table = kfn();
    assert_eq!(table.refused_by(place("G21", 0)), "R-STA-03", "a town");
    assert_eq!(table.refused_by(place("G23", 1)), "R-STA-03", "no such city");
    table.stationed("OFE", "G23", 0);
    assert_eq!(table.refused_by(place("G23", 0)), "R-STA-03", "full");
    assert!(table.accepts(&place("G15", 0)));
    table.edit(|state| state.companies[company("KFN").index()].markers = 0);
    assert_eq!(table.refused_by(place("G15", 0)), "R-STA-03", "no marker left");
    assert!(table.offered().contains(&Offer::Pass), "a station is optional");
}

#[test]
fn r_sta_04_t_092_never_two_markers_on_one_hex() {
    let mut table = Table::new(3);
    table.line("E9", "c").lay("E11", "8890", 1).stationed("EKJ", "E9", 0).station("EKJ", "E11", 1);
    places(&mut table, "EKJ");
    assert_eq!(table.refused_by(place("E11", 0)), "R-STA-04", "another circle of Praha");
    let mut table = kfn();
    table.lay("G19", "208", 0);
    assert_eq!(table.refused_by(place("G19", 0)), "R-STA-04", "a second place of its own city");
}

#[test]
fn r_sta_05_t_097_a_connection_of_any_length_not_through_a_city_full_of_others() {
    let mut table = kfn();
    assert!(table.accepts(&place("G11", 0)), "through Jihlava, which has a free place");
    table.stationed("OFE", "G15", 0);
    assert_eq!(table.refused_by(place("G11", 0)), "R-STA-05");
    table.lay("G15", "14", 0).stationed("BCB", "G15", 0);
    assert_eq!(table.refused_by(place("G11", 0)), "R-STA-05", "two places, both taken by others");
    table.edit(|state| state.board.markers.retain(|marker| marker.company != company("BCB")));
    assert!(table.accepts(&place("G11", 0)), "one of two places is free");
    table.station("KFN", "G15", 0);
    assert!(table.accepts(&place("G11", 0)), "full, but with a marker of its own");
    assert_eq!(table.refused_by(place("D16", 0)), "R-STA-05", "a printed circle without any track");
}

#[test]
fn r_sta_05_no_reversing_at_a_junction_nor_at_the_city_behind_it() {
    let mut table = Table::new(3);
    table
        .line("E15", "c--c")
        .lay("E17", "26", 4)
        .lay("D18", "7", 0)
        .line("D16", "c")
        .stationed("BCB", "E15", 0);
    places(&mut table, "BCB");
    assert!(table.accepts(&place("E21", 0)), "the city behind the junction");
    assert_eq!(table.refused_by(place("D16", 0)), "R-STA-05", "the line that joins there");
    table.station("BCB", "E21", 0);
    assert!(table.accepts(&place("D16", 0)), "from a station behind the junction");
}

#[test]
fn r_sta_05_a_balloon_loop_does_not_turn_the_way_round() {
    let mut table = Table::new(3);
    table.lay("F22", "57", 1).lay("F24", "26", 2).lay("E23", "23", 5).lay("D22", "7", 4).lay("D24", "7", 0);
    table.lay("G25", "7", 1).line("G23", "c").stationed("MW", "F22", 0);
    places(&mut table, "MW");
    assert_eq!(table.refused_by(place("G23", 0)), "R-STA-05");
    table.lay("F24", "25", 1);
    assert!(table.accepts(&place("G23", 0)), "a branch in its own direction");
}

#[test]
fn r_sta_05_the_circles_of_praha_are_separate_cities() {
    for (number, rotation) in [("8889", 1), ("8891", 1)] {
        let mut table = Table::new(3);
        table.line("E15", "c").lay("E13", "55", 1).lay("E11", number, rotation).stationed("BCB", "E15", 0);
        places(&mut table, "BCB");
        let east = (0..4).find(|&city| {
            table.game.view().face(hex("E11")).exits_of(city).contains(rules::geometry::Edge(4))
        });
        let east = east.expect("a circle with track to the east");
        assert!(table.accepts(&place("E11", east)), "{number}");
        let others = (0..4).filter(|&city| city != east && table.accepts(&place("E11", city)));
        assert_eq!(others.count(), 0, "{number}");
    }
}

/// EKJ at Karlovy Vary, with Cheb on this tile; BTE has not opened.
fn cheb(number: &str, rotation: u8) -> Table {
    let mut table = Table::new(3);
    places(table.line("D4", "c").lay("D2", number, rotation).stationed("EKJ", "D4", 0), "EKJ");
    table
}

#[test]
fn r_sta_06_t_093_a_place_is_kept_for_the_home_company() {
    assert_eq!(cheb("57", 1).refused_by(place("D2", 0)), "R-STA-06");
    let mut table = cheb("14", 0);
    table.play(place("D2", 0)).stationed("OFE", "D4", 0);
    places(table.lay("D4", "14", 0), "OFE");
    assert_eq!(table.refused_by(place("D2", 0)), "R-STA-06", "the second place is BTE's");
}

/// EKJ and OFE at Kladno, BCB at Pardubice, all connected with Praha on this tile.
fn praha(number: &str, rotation: u8) -> Table {
    let mut table = Table::new(3);
    table.lay("E9", "14", 0).lay("E11", number, rotation).lay("E13", "55", 1).line("E15", "c");
    table.stationed("EKJ", "E9", 0).stationed("OFE", "E9", 0).stationed("BCB", "E15", 0);
    places(&mut table, "EKJ");
    table
}

#[test]
fn r_sta_06_t_094_brown_praha_keeps_a_place_for_each_of_its_companies() {
    let mut table = praha("8892", 0);
    table.play(place("E11", 0));
    places(&mut table, "BCB");
    table.play(place("E11", 0));
    places(&mut table, "OFE");
    assert_eq!(table.refused_by(place("E11", 0)), "R-STA-06");
    table.stationed("NWB", "E11", 0);
    places(&mut table, "OFE");
    assert_eq!(table.refused_by(place("E11", 0)), "R-STA-06", "the last place is BN's");
}

#[test]
fn r_sta_06_separate_circles_of_praha_are_kept_one_by_one() {
    let mut table = Table::new(3);
    table.line("D14", "-c").lay("D12", "8", 4).lay("E11", "8889", 1).stationed("EKJ", "D16", 0);
    places(&mut table, "EKJ");
    assert_eq!(table.refused_by(place("E11", 0)), "R-STA-06", "the circle of BN");
    table.edit(|state| state.board.tiles[hex("E11").index()] = None);
    assert_eq!(table.refused_by(place("E11", 1)), "R-STA-06", "its printed circle");
    let mut table = praha("8889", 1);
    places(&mut table, "BCB");
    assert!(table.accepts(&place("E11", 1)), "the circle that is nobody's home");
}

/// EKJ at Děčín, connected with brown B8, which has two free places.
fn brown_b8() -> Table {
    let mut table = Table::new(3);
    table.line("B10", "c").lay("B8", "8895p", 0).stationed("EKJ", "B10", 0).started("ATE", 60, 1, &[0, 3]);
    places(&mut table, "EKJ");
    table
}

#[test]
fn r_sta_07_t_095_b8_is_closed_until_ate_has_placed_its_marker() {
    let mut table = brown_b8();
    assert_eq!(table.refused_by(place("B8", 0)), "R-STA-07");
    table.lay("B8", "8864", 1);
    assert_eq!(table.refused_by(place("B8", 0)), "R-STA-07", "on the green tile, too");
    table.lay("B8", "8895p", 0).station("ATE", "B8", 0);
    assert!(table.accepts(&place("B8", 0)));
}

#[test]
fn r_sta_08_t_096_a_reservation_ends_with_the_company() {
    let mut table = brown_b8();
    table.started("kk", 110, 1, &[0, 5]).treasury("kk", 900).operating(4, 1, "kk", Step::TakeOver);
    table.play(Action::Cz(CzAction::TakeOver { target: company("ATE"), price: 60 }));
    places(&mut table, "EKJ");
    assert!(table.accepts(&place("B8", 0)));
}

#[test]
fn r_sta_08_a_reservation_ends_when_the_marker_is_placed() {
    let mut table = cheb("14", 0);
    table.stationed("BTE", "D2", 0);
    places(&mut table, "EKJ");
    assert!(table.accepts(&place("D2", 0)), "one place was BTE's, the other is free");
}

#[test]
fn r_sta_08_a_reservation_does_not_block_the_way() {
    let mut table = cheb("57", 1);
    table.operating(4, 1, "EKJ", Step::Track);
    assert!(table.accepts(&lay("E1", "3", 2)), "through Cheb and the grey town");
}

#[test]
fn r_sta_09_nobody_places_on_a_red_tile() {
    let mut table = Table::new(3);
    table.lay("F2", "8898", 3).lay("E3", "4", 0).lay("D4", "57", 0).stationed("EKJ", "D4", 0);
    places(&mut table, "EKJ");
    assert_eq!(table.refused_by(place("F2", 0)), "R-STA-09");
    table.stationed("By", "F2", 0);
    assert_eq!(table.refused_by(place("F2", 0)), "R-STA-09");
}

#[test]
fn r_sta_10_markers_are_never_moved_or_removed() {
    let mut table = kfn();
    table.play(place("G23", 0));
    let markers = table.state().board.markers.clone();
    for step in [Step::Track, Step::Station, Step::TakeOver, Step::Trains] {
        table.operating(4, 1, "KFN", step);
        assert_eq!(table.refused_by(Action::Cz(CzAction::ReturnMarker { city: 0 })), "R-OR-05");
    }
    table.operating(4, 1, "KFN", Step::Track).play(lay("G23", "14", 0));
    assert_eq!(table.state().board.markers, markers);
}

#[test]
fn r_sta_03_the_step_waits_for_the_money_that_a_local_railway_brings() {
    let mut table = kfn();
    table.treasury("KFN", 0);
    table.local_to_company("S1", "KFN").operating(4, 1, "KFN", Step::Track).play(Action::Pass);
    assert_eq!(table.decision(), &Decision::Station { company: company("KFN") });
    assert_eq!(table.refused_by(place("G23", 0)), "R-STA-02", "not yet");
    table.play(Action::Cz(CzAction::SellLocal { private: private("S1") })).play(place("G23", 0));
    assert_eq!(table.treasury_of("KFN"), 55 - 40);

    // For the third marker one local railway is not enough, two are.
    let mut table = kfn();
    table.treasury("KFN", 0);
    table
        .station("KFN", "G23", 0)
        .local_to_company("S1", "KFN")
        .operating(4, 1, "KFN", Step::Track)
        .play(Action::Pass);
    assert_ne!(table.decision(), &Decision::Station { company: company("KFN") });
    table.local_to_company("S2", "KFN").operating(4, 1, "KFN", Step::Track).play(Action::Pass);
    assert_eq!(table.decision(), &Decision::Station { company: company("KFN") });
}

#[test]
fn r_sta_03_an_idle_step_that_is_asked_all_the_same_stays_idle() {
    let mut table = Table::with(3, Options { skip_idle_steps: false, ..SEATED });
    table.line("G15", "ctY").stationed("KFN", "G19", 0).stationed("OFE", "G15", 0).treasury("KFN", 100);
    table.local_to_company("S1", "KFN").stack("d", 2, "d").operating(4, 1, "KFN", Step::Track);
    table.play(Action::Pass);
    assert_eq!(table.decision(), &Decision::Station { company: company("KFN") });
    let promotions =
        (0..6).flat_map(|rotation| ["14p", "15p"].map(|tile| lay_with("G15", tile, rotation, "S1")));
    let promotion = promotions.into_iter().find(|lay| table.accepts(lay)).expect("a second place for G15");
    table.play(promotion);
    assert_eq!(table.refused_by(place("G15", 0)), "R-OR-05", "the step was over before");
    table.play(Action::Pass);
}
