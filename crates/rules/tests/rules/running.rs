//! VIII.7 and VIII.8, running trains.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::refusal::RouteFault;
use rules::title::Size;
use rules::{Action, Decision, Options, Why};

use crate::table::{SEATED, Table, company, from_stack, hex, lay_with, run, train};

/// Any legal routes will do: to see what is legal, whatever it earns.
const ANY_ROUTES: Options = Options { best_revenue: false, ..SEATED };

/// The company runs its trains from a station in the first city of this hex.
fn runs(table: &mut Table, symbol: &str, at: &str, trains: &[&str]) {
    table.stack("f", 2, "f").stationed(symbol, at, 0).trains(symbol, trains).operating(
        4,
        1,
        symbol,
        Step::Run,
    );
}

/// Row D from D4 on; the company has its station in D4.
fn line(options: Options, letters: &str, symbol: &str, trains: &[&str]) -> Table {
    let mut table = Table::with(3, options);
    runs(table.line("D4", letters), symbol, "D4", trains);
    table
}

/// The hexes of row D from one column to another.
fn row(from: usize, to: usize) -> Vec<String> {
    (from..=to).step_by(2).map(|column| format!("D{column}")).collect()
}

/// A train's run along row D.
fn along(table: &Table, name: &str, from: usize, to: usize) -> Action {
    let hexes = row(from, to);
    run([table.route(name, &hexes.iter().map(String::as_str).collect::<Vec<_>>())])
}

fn fault(table: &Table, action: Action) -> RouteFault {
    match table.refused(action).why {
        Why::IllegalRoute { fault, .. } => fault,
        why => panic!("refused for another reason: {why:?}"),
    }
}

#[test]
fn r_run_01_each_runnable_train_runs_once_and_others_never() {
    let table = line(ANY_ROUTES, "ctc", "KFN", &["2+2b", "3c"]);
    let blue = table.route("2+2b", &["D4", "D6"]);
    let red = table.route("3c", &["D6", "D8"]);
    assert!(table.accepts(&run([blue.clone()])));
    assert_eq!(table.refused_by(run([red.clone()])), "R-RUN-01", "a medium company runs blue trains");
    assert_eq!(table.refused_by(run([blue.clone(), blue.clone()])), "R-RUN-01", "only once");
    assert_eq!(table.refused_by(run([rules::train::Run { train: train("3+3d"), ..blue }])), "R-RUN-01");
    assert_eq!(table.best(), 50);
}

#[test]
fn r_run_02_at_least_two_locations_and_a_station_on_continuous_track() {
    let mut table = line(ANY_ROUTES, "ctcc", "EKJ", &["3c"]);
    assert!(table.accepts(&along(&table, "3c", 4, 6)));
    assert_eq!(table.refused_by(along(&table, "3c", 6, 10)), "R-RUN-02", "no station of its own");
    assert_eq!(fault(&table, along(&table, "3c", 6, 10)), RouteFault::NoStation);
    let Action::RunTrains { runs } = along(&table, "3c", 4, 8) else { unreachable!() };
    let mut gap = runs[0].clone();
    gap.track.remove(2);
    assert_eq!(fault(&table, run([gap])), RouteFault::Broken);
    let mut half = runs[0].clone();
    half.track.truncate(1);
    assert_eq!(fault(&table, run([half])), RouteFault::Broken, "it ends on open track");
    table.lay("D6", "9", 1);
    table.edit(|state| state.board.tiles[hex("D8").index()] = None);
    assert_eq!(table.best(), 0, "one location is no route");
}

#[test]
fn r_run_03_t_100_a_red_train_counts_every_location_on_its_way() {
    let table = line(ANY_ROUTES, "ctcc", "EKJ", &["3c"]);
    assert_eq!(table.refused_by(along(&table, "3c", 4, 10)), "R-RUN-03", "city, town, city, city");
    assert!(table.accepts(&along(&table, "3c", 4, 8)));
    assert!(table.accepts(&along(&table, "3c", 4, 6)));
    assert_eq!(table.best(), 20 + 10 + 20);
    let table = line(ANY_ROUTES, "tctcc", "EKJ", &["3c"]);
    assert_eq!(fault(&table, along(&table, "3c", 4, 10)), RouteFault::TooLong);
}

#[test]
fn r_run_04_t_101_a_blue_train_has_as_many_cities_as_its_first_number() {
    let table = line(ANY_ROUTES, "ctctct", "KFN", &["3+3d"]);
    assert!(table.accepts(&along(&table, "3+3d", 4, 14)), "three cities and three towns");
    assert_eq!(table.best(), 90);
    let table = line(ANY_ROUTES, "ctccc", "KFN", &["3+3d"]);
    assert_eq!(table.refused_by(along(&table, "3+3d", 4, 12)), "R-RUN-04", "four cities");
    assert!(table.accepts(&along(&table, "3+3d", 4, 10)));
    let table = line(ANY_ROUTES, "cttttTT", "KFN", &["3+3d"]);
    assert!(table.accepts(&along(&table, "3+3d", 4, 14)), "one city and five towns");
    assert_eq!(table.refused_by(along(&table, "3+3d", 4, 16)), "R-RUN-04", "one city and six towns");
}

#[test]
fn r_run_04_t_102_unused_cities_of_a_blue_train_serve_for_towns() {
    let table = line(SEATED, "cttcttTTc", "KFN", &["5+5h"]);
    assert_eq!(table.best(), 3 * 20 + 4 * 10 + 2 * 20, "three cities and six towns");
    assert!(table.accepts(&along(&table, "5+5h", 4, 20)));
}

#[test]
fn r_run_05_t_103_a_green_train_leaves_out_towns_but_never_cities() {
    let table = line(SEATED, "CcUC", "kk", &["3Ed"]);
    assert_eq!(table.best(), 40 + 20 + 40);
    assert!(table.accepts(&along(&table, "3Ed", 4, 10)));
    let table = line(ANY_ROUTES, "CccC", "kk", &["3Ed"]);
    assert_eq!(table.refused_by(along(&table, "3Ed", 4, 10)), "R-RUN-05", "four cities");
}

#[test]
fn r_run_05_t_104_towns_count_up_to_the_number_of_the_train() {
    let table = line(SEATED, "cttttTTc", "kk", &["8Ej"]);
    assert_eq!(table.best(), 2 * 20 + 4 * 10 + 2 * 20);
}

#[test]
fn r_run_05_t_105_a_town_may_be_kept_besides_the_cities() {
    let mut table = line(SEATED, "ccUCcc", "kk", &["6Ei"]);
    assert_eq!(table.best(), 4 * 20 + 40 + 30);
    table.run_best();
    let Some(Event::TrainsRan { runs, .. }) = table.events.first() else { panic!("the train ran") };
    assert_eq!(runs[0].stops.len(), 6);
}

/// Praha on this tile, and a line from its north-eastern circle over Kladno to the western one; EKJ is at Kladno.
fn praha(number: &str) -> Table {
    let mut table = Table::with(3, ANY_ROUTES);
    table.lay("E11", number, 1).lay("D12", "7", 0).lay("D10", "8", 4).lay("E9", "5", 3);
    runs(&mut table, "EKJ", "E9", &["3d"]);
    table
}

#[test]
fn r_run_06_t_106_all_circles_of_praha_are_one_location() {
    for number in ["8890", "8891", "8892"] {
        let mut table = praha(number);
        if number == "8892" {
            table.lay("E11", number, 0);
        }
        assert!(table.accepts(&run([table.route("3d", &["E9", "E11"])])));
        assert!(table.accepts(&run([table.route("3d", &["E9", "D10", "D12", "E11"])])));
        let both = run([table.route("3d", &["E11", "E9", "D10", "D12", "E11"])]);
        assert_eq!(table.refused_by(both), "R-RUN-06", "{number}");
    }
}

#[test]
fn r_run_06_t_106_the_cities_of_a_double_city_are_two_locations() {
    let mut table = Table::new(3);
    table.lay("C7", "8863", 0).lay("D6", "7", 3).lay("D8", "7", 1);
    runs(&mut table, "EKJ", "C7", &["3d"]);
    assert_eq!(table.best(), 80);
    assert!(table.accepts(&run([table.route("3d", &["C7", "D6", "D8", "C7"])])));
}

#[test]
fn r_run_06_no_location_twice_not_even_a_town_left_out() {
    let mut table = Table::with(3, ANY_ROUTES);
    table.line("E15", "c").lay("E17", "888p", 0).lay("E19", "7", 0).lay("F18", "7", 2).lay("D16", "57", 2);
    runs(&mut table, "kk", "E15", &["4Ef"]);
    assert!(table.accepts(&run([table.route("4Ef", &["E15", "E17", "D16"])])));
    let round = table.route("4Ef", &["E15", "E17", "E19", "F18", "E17", "D16"]);
    assert_eq!(table.refused_by(run([round])), "R-RUN-06");
}

/// kk's red tile on J14 lies between České Budějovice and a town.
fn wien(symbol: &str, at: &str, trains: &[&str]) -> Table {
    let mut table = Table::with(3, ANY_ROUTES);
    table
        .lay("J14", "8895", 1)
        .lay("I13", "8", 5)
        .lay("I11", "201", 4)
        .lay("J12", "9", 1)
        .lay("J10", "58", 2);
    runs(&mut table, symbol, at, trains);
    table
}

#[test]
fn r_run_07_t_107_a_red_tile_is_an_end_of_a_route() {
    let table = wien("kk", "J14", &["4Ef"]);
    assert!(table.accepts(&run([table.route("4Ef", &["I11", "I13", "J14"])])));
    let through = run([table.route("4Ef", &["I11", "I13", "J14", "J12", "J10"])]);
    assert_eq!(table.refused_by(through), "R-RUN-07");
}

/// From München by Karlovy Vary to Dresden.
fn red_to_red(symbol: &str, at: &str, trains: &[&str]) -> Table {
    let mut table = Table::new(3);
    table.lay("F2", "8898", 3).lay("E3", "4", 0).lay("D4", "57", 0).lay("C5", "58", 0).lay("B4", "8896", 4);
    runs(&mut table, symbol, at, trains);
    table
}

#[test]
fn r_run_07_t_107_both_ends_may_be_red_and_red_counts_as_a_city() {
    let table = red_to_red("By", "F2", &["4Ef"]);
    assert_eq!(table.best(), (30 + 50) + 20 + 30 + 10, "one of the towns is kept");
    assert!(table.accepts(&run([table.route("4Ef", &["F2", "E3", "D4", "C5", "B4"])])));
    let table = red_to_red("KFN", "D4", &["2+2b"]);
    assert_eq!(table.best(), 30 + 10 + 20 + 10, "two cities, one of them red, and two towns");
}

#[test]
fn r_run_08_t_108_a_city_full_of_others_is_an_end_but_not_passed() {
    let mut table = line(ANY_ROUTES, "ccc", "EKJ", &["3d"]);
    assert!(table.accepts(&along(&table, "3d", 4, 8)));
    table.stationed("OFE", "D6", 0);
    assert_eq!(table.refused_by(along(&table, "3d", 4, 8)), "R-RUN-08");
    assert!(table.accepts(&along(&table, "3d", 4, 6)));
    table.lay("D6", "14", 0);
    assert!(table.accepts(&along(&table, "3d", 4, 8)), "a free place");
    table.stationed("BCB", "D6", 0);
    assert_eq!(fault(&table, along(&table, "3d", 4, 8)), RouteFault::Blocked);
    table.edit(|state| state.board.markers.retain(|marker| marker.company != company("BCB")));
    table.station("EKJ", "D6", 0);
    assert!(table.accepts(&along(&table, "3d", 4, 8)), "full, but with a marker of its own");
}

#[test]
fn r_run_08_t_108_a_reserved_place_is_free() {
    let mut table = Table::new(3);
    table.line("D2", "cc");
    runs(&mut table, "EKJ", "D4", &["3d"]);
    assert!(table.accepts(&run([table.route("3d", &["D4", "D2", "D0"])])), "through Cheb, the home of BTE");
    assert_eq!(table.best(), 50);
}

/// BCB at E15; on E17 its track joins the line from D18 and Hradec Králové (D16) towards Olomouc (E21).
fn junction(trains: &[&str]) -> Table {
    let mut table = Table::with(3, ANY_ROUTES);
    table.line("E15", "c--c").lay("E17", "26", 4).lay("D18", "7", 0).line("D16", "c");
    runs(&mut table, "BCB", "E15", trains);
    table
}

#[test]
fn r_run_09_no_reversing_at_junctions() {
    let mut table = junction(&["3d"]);
    assert_eq!(table.best(), 40, "to Olomouc; not round the corner to Hradec Králové");
    let round = |table: &Table| {
        let mut there = table.route("3d", &["E15", "E17", "E19", "E21"]);
        let back = table.route("3d", &["E21", "E19", "E17", "D18", "D16"]);
        there.track.extend(back.track);
        run([there])
    };
    assert_eq!(table.refused_by(round(&table)), "R-RUN-09", "nor by turning round in Olomouc");
    table.station("BCB", "E21", 0);
    assert_eq!(table.refused_by(round(&table)), "R-RUN-09", "not even with a station there");
    assert!(table.accepts(&run([table.route("3d", &["E21", "E19", "E17", "D18", "D16"])])));
}

#[test]
fn r_run_09_separate_tracks_of_one_tile_may_both_be_used() {
    let mut table = Table::new(3);
    table.line("E15", "c").lay("E17", "20", 0).lay("E19", "6", 1).lay("D20", "7", 0).lay("D18", "8", 4);
    table.lay("F16", "57", 0);
    runs(&mut table, "BCB", "E15", &["3d"]);
    let over_itself = table.route("3d", &["E15", "E17", "E19", "D20", "D18", "E17", "F16"]);
    assert!(table.accepts(&run([over_itself])));
    assert_eq!(table.best(), 60);
}

#[test]
fn r_run_09_a_balloon_loop_does_not_turn_a_train_round() {
    let mut table = Table::new(3);
    table.lay("F22", "57", 1).lay("F24", "26", 2).lay("E23", "23", 5).lay("D22", "7", 4).lay("D24", "7", 0);
    table.lay("G25", "7", 1).line("G23", "c");
    runs(&mut table, "MW", "F22", &["3d"]);
    assert_eq!(table.best(), 0);
    let loop_and_back = ["F22", "F24", "E23", "D22", "D24", "E23", "F24", "G25", "G23"];
    assert_eq!(table.refused_by(run([table.route("3d", &loop_and_back)])), "R-RUN-09");
}

#[test]
fn r_run_10_t_109_trains_share_no_track_not_even_the_stem_of_a_junction() {
    let mut table = junction(&["2b", "3d"]);
    table.station("BCB", "D16", 0);
    let one = table.route("2b", &["E15", "E17", "E19", "E21"]);
    let other = table.route("3d", &["D16", "D18", "E17", "E19", "E21"]);
    assert!(table.accepts(&run([one.clone()])) && table.accepts(&run([other.clone()])));
    assert_eq!(table.refused_by(run([one, other])), "R-RUN-10");
    assert_eq!(table.best(), 40, "only one of them can run");
}

#[test]
fn r_run_10_t_109_crossing_tracks_and_cities_may_be_shared() {
    let mut table = Table::new(3);
    table.line("E15", "c-c").lay("E17", "20", 0).lay("D18", "57", 0).lay("F16", "57", 0);
    runs(&mut table, "BCB", "E15", &["2b", "3d"]);
    table.station("BCB", "D18", 0);
    let east = table.route("2b", &["E15", "E17", "E19"]);
    let south = table.route("3d", &["D18", "E17", "F16"]);
    assert!(table.accepts(&run([east, south])), "the tracks of E17 cross without touching");
    assert_eq!(table.best(), 80);

    let mut table = line(SEATED, "cc", "EKJ", &["2b", "2b"]);
    table.line("D2", "c");
    assert_eq!(table.best(), 80, "both trains start in Karlovy Vary");
}

#[test]
fn r_run_11_trains_bought_or_taken_over_do_not_run_in_this_turn() {
    let mut table = Table::new(3);
    table.line("D4", "cc").stationed("EKJ", "D4", 0).stack("d", 3, "d").operating(4, 1, "EKJ", Step::Station);
    table.treasury("EKJ", 500).play(Action::Pass);
    assert!(table.events.contains(&Event::NothingEarned { company: company("EKJ") }));
    assert_eq!(table.price_of("EKJ"), 90);
    table.play(from_stack(Size::Small));
    assert_eq!(table.refused_by(along(&table, "3d", 4, 6)), "R-OR-05", "running comes before buying");
}

#[test]
fn r_run_12_t_110_the_revenue_is_the_highest_possible() {
    let table = line(SEATED, "ccC", "EKJ", &["3d"]);
    let refusal = table.refused(along(&table, "3d", 4, 6));
    assert_eq!(refusal.rule.id, "R-RUN-12");
    let stops = vec![(train("3d"), vec![hex("D4"), hex("D6"), hex("D8")])];
    let Why::BetterRoutes { claimed, best, stops: mut better } = refusal.why else { panic!("{refusal:?}") };
    better[0].1.sort();
    assert_eq!((claimed, best, better), (40, 80, stops));
    assert_eq!(table.refused_by(run([])), "R-RUN-12");
    assert_eq!(table.refused_by(Action::Pass), "R-RUN-12", "running is not optional");
    assert_eq!(table.refused_by(Action::ClaimRevenue { amount: 80 }), "R-OR-05");
    assert!(table.accepts(&along(&table, "3d", 4, 8)));
}

#[test]
fn r_run_12_the_best_of_all_trains_together() {
    let table = line(SEATED, "cCt", "EKJ", &["2b", "3d"]);
    assert_eq!(table.best(), 20 + 40 + 10, "one line, so that only one train can run");
    let mut table = line(SEATED, "cCt", "EKJ", &["2b", "3d"]);
    table.station("EKJ", "D6", 0);
    assert_eq!(table.best(), 60 + 50, "each train its own piece of the line");
}

#[test]
fn t_111_the_red_tile_by_phase_and_50_more_for_its_owner() {
    for (phase, value) in [("d", 30), ("f", 30), ("g", 40), ("h", 40), ("i", 50), ("j", 50)] {
        for (symbol, at, bonus) in [("kk", "J14", 50), ("By", "I11", 0)] {
            let mut table = wien(symbol, at, &["4Ef"]);
            table.stack(phase, 1, phase).edit(|state| state.board.tiles[hex("J12").index()] = None);
            assert_eq!(table.best(), 30 + value + bonus, "{symbol} in phase {phase}");
        }
    }
}

#[test]
fn r_run_12_a_purple_tile_laid_before_running_counts() {
    let mut table = line(SEATED, "ct", "KFN", &["3+3d"]);
    table.local_to_company("S1", "KFN");
    assert_eq!(table.best(), 30);
    table.play(lay_with("D6", "887p", 1, "S1"));
    assert!(matches!(table.decision(), Decision::Run { .. }));
    assert_eq!(table.best(), 40);
}

/// EKJ alone in Karlovy Vary with a 3-train and, if so, a local railway, after its station step.
fn without_a_route(options: Options, privates: &[&str]) -> Table {
    let mut table = Table::with(3, options);
    table.line("D4", "c").stationed("EKJ", "D4", 0).trains("EKJ", &["3d"]).stack("d", 3, "d");
    for id in privates {
        table.local_to_company(id, "EKJ");
    }
    table.operating(4, 1, "EKJ", Step::Station).play(Action::Pass);
    table
}

#[test]
fn r_run_12_a_run_that_earns_nothing_waits_while_a_purple_tile_may_be_laid() {
    let asked = Decision::Run { company: company("EKJ") };
    let nothing = Event::NothingEarned { company: company("EKJ") };
    let mut table = without_a_route(SEATED, &["S1"]);
    assert_eq!(table.decision(), &asked);
    let promotions = (0..6).map(|rotation| lay_with("D4", "14p", rotation, "S1"));
    let promotion = promotions.into_iter().find(|lay| table.accepts(lay)).expect("a purple tile for D4");
    assert!(table.accepts(&run([])));
    table.play(promotion);
    assert!(table.events.contains(&nothing), "no other tile may be laid, and there is still no route");

    let mut table = without_a_route(SEATED, &["S1"]);
    table.play(run([]));
    assert!(table.events.contains(&nothing));

    let table = without_a_route(SEATED, &[]);
    assert!(table.events.contains(&nothing), "settled by itself");
    let table = without_a_route(Options { settle_empty_runs: false, ..SEATED }, &[]);
    assert_eq!(table.decision(), &asked);
}
