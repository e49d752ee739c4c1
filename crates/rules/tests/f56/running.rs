//! R-36-RUN, running trains.

use super::table::{SEATED, Table, run};
use rules::Action;
use rules::decision::Decision;
use rules::operating_turn::Step;

/// B of the first player with stations, trains and tiles, about to run.
fn running(
    symbol: &str,
    stations: &[&str],
    trains: &[&str],
    tiles: &[(&str, &str, u8)],
    phase: &str,
) -> Table {
    let mut table = Table::with(3, SEATED);
    table.started(symbol, 100, &[4, 2]).phase(phase);
    for &(at, number, rotation) in tiles {
        table.lay(at, number, rotation);
    }
    for &at in stations {
        table.station(symbol, at, 0);
    }
    table.trains(symbol, trains).operating(symbol, Step::Run);
    table
}

/// Brussels, Ghent and Antwerp in a row.
const ROW: [(&str, &str, u8); 2] = [("H4", "57", 1), ("G7", "57", 0)];
/// From Brussels over Ghent to Lille and Paris, with green cities.
const SOUTH: [(&str, &str, u8); 4] = [("H6", "121", 1), ("H4", "15", 2), ("I5", "7", 1), ("I3", "121", 0)];

#[test]
fn r_36_run_01_two_stops_or_more_and_no_more_than_the_train_reaches() {
    let table = running("B", &["H6"], &["2"], &ROW, "2");
    assert_eq!(table.earns([table.route("2", &["H6", "H4"])]), 30 + 20);
    assert_eq!(table.refused(&run([table.route("2", &["H4", "H6", "G7"])])), "R-36-RUN-01");
    let three = running("B", &["H6"], &["3"], &ROW, "3");
    assert_eq!(three.earns([three.route("3", &["H4", "H6", "G7"])]), 20 + 30 + 20);
    // Towns count like cities.
    let mut town = running("B", &["H6"], &["2"], &ROW, "2");
    town.lay("H2", "58", 2);
    assert_eq!(town.refused(&run([town.route("2", &["H6", "H4", "H2"])])), "R-36-RUN-01");
    town.trains("B", &["3"]);
    assert_eq!(town.earns([town.route("3", &["H6", "H4", "H2"])]), 30 + 20 + 10);
    // An own station is needed, and track without a gap.
    assert_eq!(town.refused(&run([town.route("3", &["H4", "H2"])])), "R-36-RUN-01");
    let mut broken = three.route("3", &["H4", "H6", "G7"]);
    broken.track.remove(1);
    assert_eq!(three.refused(&run([broken])), "R-36-RUN-01");
    let mut alone = three.route("3", &["H4", "H6"]);
    alone.track.truncate(1);
    assert_eq!(three.refused(&run([alone])), "R-36-RUN-01");
}

/// T-62
#[test]
fn r_36_run_02_no_track_is_used_twice() {
    let table = running("B", &["H6"], &["2", "2"], &ROW, "2");
    let (west, north) = (table.route("2", &["H6", "H4"]), table.route("2", &["H6", "G7"]));
    assert_eq!(table.refused(&run([west.clone(), west.clone()])), "R-36-RUN-02");
    assert_eq!(table.earns([west.clone(), north]), 50 + 50, "the city itself is no track");
    // Nor by one train.
    let three = running("B", &["H6"], &["3"], &ROW, "3");
    let mut there_and_back = three.route("3", &["H4", "H6"]);
    there_and_back.track.extend(three.route("3", &["H6", "H4"]).track);
    assert!(!three.accepts(&run([there_and_back])));
}

/// T-60
#[test]
fn r_36_run_03_no_stop_twice_but_two_cities_are_two() {
    let loop_of = [("E7", "5", 2), ("D8", "7", 0)];
    let mut green = running("HSM", &[], &["3"], &loop_of, "3");
    green.lay("D6", "120", 3).station("HSM", "D6", 1).operating("HSM", Step::Run);
    let route = green.route("3", &["D6", "E7", "D8", "D6"]);
    assert_eq!(green.earns([route]), 60 + 20 + 60);
    let mut brown = running("HSM", &[], &["3"], &loop_of, "5");
    brown.lay("D6", "122", 3).station("HSM", "D6", 1).operating("HSM", Step::Run);
    assert_eq!(brown.earns([brown.route("3", &["D6", "E7", "D8", "D6"])]), 80 + 20 + 80);
    let mut grey = running("HSM", &[], &["3"], &loop_of, "6");
    grey.lay("D6", "124", 3).station("HSM", "D6", 0).operating("HSM", Step::Run);
    assert_eq!(grey.refused(&run([grey.route("3", &["D6", "E7", "D8", "D6"])])), "R-36-RUN-03");
    assert_eq!(grey.best(), 100 + 20);
}

/// T-61
#[test]
fn r_36_run_04_a_city_full_of_others_is_not_passed() {
    let mut table = running("B", &["H6"], &["3"], &[("H4", "57", 1), ("H2", "58", 2)], "3");
    let through = table.route("3", &["H6", "H4", "H2"]);
    assert_eq!(table.earns([through.clone()]), 30 + 20 + 10);
    table.started("Nord", 65, &[0, 2]).station("Nord", "H4", 0).operating("B", Step::Run);
    assert_eq!(table.refused(&run([through.clone()])), "R-36-RUN-04");
    assert_eq!(table.earns([table.route("3", &["H6", "H4"])]), 30 + 20, "it may end there");
    assert_eq!(table.best(), 50);
    // A free place, or an own station, lets it through.
    table.phase("3").lay("H4", "14", 0);
    assert_eq!(table.earns([table.route("3", &["H6", "H4", "H2"])]), 30 + 30 + 10);
}

/// T-59
#[test]
fn r_36_run_05_red_places_are_ends_with_the_value_of_the_phase() {
    let tiles = [("B12", "9", 0), ("C11", "8", 3), ("D12", "8", 0), ("E11", "64", 0)];
    let over = ["A13", "B12", "C11", "D12", "E11", "E13"];
    let earns = |phase| {
        let mut table = running("NBDS", &[], &["3"], &tiles, phase);
        table.station("NBDS", "E11", 1).operating("NBDS", Step::Run);
        table.earns([table.route("3", &over)])
    };
    assert_eq!(earns("4"), 40 + 50 + 30);
    assert_eq!(earns("5"), 70 + 50 + 50);
    assert_eq!(earns("6"), 70 + 50 + 50);
    // Not on the way: Hamburg has two sides.
    let mut table = running("NBDS", &[], &["4"], &tiles, "4");
    table.lay("A11", "8", 4).lay("B10", "57", 0).station("NBDS", "E11", 1).operating("NBDS", Step::Run);
    let mut through = table.route("4", &["E11", "D12", "C11", "B12", "A13"]);
    through.track.extend(table.route("4", &["A13", "A11", "B10"]).track);
    assert_eq!(table.refused(&run([through])), "R-36-RUN-05");
    // Nor twice.
    let mut round =
        running("NBDS", &["B10"], &["3"], &[("A11", "8", 4), ("B10", "5", 3), ("B12", "8", 1)], "4");
    round.operating("NBDS", Step::Run);
    assert_eq!(round.refused(&run([round.route("3", &["A13", "A11", "B10", "B12", "A13"])])), "R-36-RUN-03");
    // Their values.
    let value = |at, index| super::table::title().hex(super::table::hex(at)).face.stops[0].values[index];
    for (at, low, high) in [("A13", 40, 70), ("K13", 40, 70), ("E13", 30, 50), ("H12", 30, 50)] {
        assert_eq!([0, 1, 2, 3].map(|colour| value(at, colour)), [low, low, high, high], "{at}");
    }
}

/// T-56
#[test]
fn r_36_run_06_a_port_pays_for_every_own_station() {
    let tiles = [("H4", "57", 2), ("I5", "7", 1)];
    let table = running("Nord", &["I3"], &["3"], &tiles, "3");
    assert_eq!(table.earns([table.route("3", &["H4", "I5", "I3", "J2"])]), 20 + 30 + 20);
    assert_eq!(table.best(), 70);
    let two = running("Nord", &["I3"], &["2"], &tiles, "3");
    assert_eq!(two.refused(&run([two.route("2", &["I3", "J2"])])), "R-36-RUN-06");
    let three = running("Nord", &["I3"], &["3"], &tiles, "3");
    assert_eq!(
        three.refused(&run([three.route("3", &["I3", "J2"])])),
        "R-36-RUN-06",
        "two other stops are needed"
    );
    assert_eq!(
        two.refused(&run([two.route("2", &["H4", "I5", "I3", "J2"])])),
        "R-36-RUN-01",
        "it is a stop of the train"
    );
}

/// T-57
#[test]
fn r_36_run_06_twenty_then_thirty_for_each() {
    let earns = |phase| {
        let table = running("B", &["H6", "I3"], &["4"], &SOUTH, phase);
        table.earns([table.route("4", &["H6", "H4", "I5", "I3", "J2"])])
    };
    assert_eq!(earns("4"), 50 + 30 + 50 + 2 * 20);
    assert_eq!(earns("5"), 50 + 30 + 50 + 2 * 30);
    // Stations of others do not count.
    let mut table = running("B", &["H6"], &["4"], &SOUTH, "4");
    table.started("Nord", 65, &[0, 2]).station("Nord", "I3", 0).operating("B", Step::Run);
    assert_eq!(table.earns([table.route("4", &["H6", "H4", "I5", "I3", "J2"])]), 130 + 20);
}

/// T-58
#[test]
fn r_36_run_06_one_port_in_a_run_and_only_at_its_end() {
    let mut table = running("Nord", &["I3"], &["4"], &SOUTH, "4");
    table.lay("H2", "4", 2);
    assert_eq!(table.refused(&run([table.route("4", &["G1", "H2", "I3", "J2"])])), "R-36-RUN-06");
    assert_eq!(table.earns([table.route("4", &["G1", "H2", "I3", "I5", "H4"])]), 10 + 50 + 30 + 20);
    // A red place at the other end is allowed.
    let north =
        [("B12", "8", 1), ("B10", "6", 4), ("C9", "9", 0), ("D8", "9", 0), ("E7", "6", 1), ("E5", "68", 0)];
    let harwich = running("HSM", &["E7"], &["5"], &north, "5");
    let route = harwich.route("5", &["A13", "B12", "B10", "C9", "D8", "E7", "E5", "E3"]);
    assert_eq!(harwich.earns([route]), 70 + 20 + 20 + 50 + 30);
    // A port is not passed, even where it has two sides.
    let mut through = harwich.copy();
    through.lay("F4", "3", 2);
    let mut route = through.route("5", &["E7", "E5", "E3"]);
    route.track.extend(through.route("5", &["E3", "F4"]).track);
    assert_eq!(through.refused(&run([route])), "R-36-RUN-06");
}

#[test]
fn r_36_run_07_the_marker_of_the_post_adds_20() {
    let mut table = running("B", &["H6"], &["2"], &ROW, "4");
    table.private_in("RdP", "B");
    assert_eq!(table.best(), 50);
    table.play(super::table::post("H4"));
    assert_eq!(table.best(), 30 + 20 + 20);
    assert_eq!(table.earns([table.route("2", &["H6", "G7"])]), 50, "not where it does not stop");
}

#[test]
fn r_36_run_08_what_stops_are_worth() {
    for phase in ["2", "4", "6"] {
        let table = running("NFL", &["A9"], &["2"], &[("B10", "57", 2)], phase);
        assert_eq!(table.earns([table.route("2", &["A9", "B10"])]), 10 + 20, "Leeuwarden never changes");
    }
    let title = super::table::title();
    let values = [
        ("3", 10),
        ("4", 10),
        ("58", 10),
        ("2", 10),
        ("56", 10),
        ("5", 20),
        ("6", 20),
        ("57", 20),
        ("14", 30),
        ("15", 30),
        ("59", 40),
        ("120", 60),
        ("121", 50),
        ("63", 40),
        ("125", 40),
        ("64", 50),
        ("65", 50),
        ("66", 50),
        ("67", 50),
        ("68", 50),
        ("122", 80),
        ("126", 60),
        ("127", 60),
        ("123", 60),
        ("124", 100),
    ];
    for (number, value) in values {
        let stops = &title.tile(super::table::tile(number)).faces[0].stops;
        assert!(!stops.is_empty() && stops.iter().all(|stop| stop.values == [value; 4]), "{number}");
    }
    for (at, value) in [("D6", 40), ("H6", 30), ("I3", 30), ("A9", 10)] {
        assert_eq!(title.hex(super::table::hex(at)).face.stops[0].values, [value; 4], "{at}");
    }
}

#[test]
fn r_36_run_09_each_train_once_and_nobody_must_run_for_the_most() {
    let mut table = running("B", &["H6"], &["3"], &ROW, "3");
    let (west, north) = (table.route("3", &["H6", "H4"]), table.route("3", &["H6", "G7"]));
    assert_eq!(table.refused(&run([west.clone(), north])), "R-36-RUN-09");
    assert_eq!(table.best(), 70);
    assert_eq!(table.refused(&Action::Pass), "R-36-RUN-09", "running for nothing is said so");
    let mut idle = table.copy();
    idle.play(run([]));
    assert_eq!((idle.price_of("B"), matches!(idle.decision(), Decision::Dividend { .. })), (90, false));
    table.play(run([west]));
    assert!(matches!(table.decision(), Decision::Dividend { revenue: 50, .. }));
}
