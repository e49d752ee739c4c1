//! VIII.5, promoting tiles.

use rules::Action;
use rules::geometry::Rotation;
use rules::operating_turn::Step;
use rules::title::Colour;

use crate::table::{Table, company, hex, lay, lay_with, tile, title};

/// The company builds in a later turn, in this phase, from a station in the first city of this hex; its local railway
/// keeps the track step open when nothing is left to build.
fn builds(table: &mut Table, symbol: &str, at: &str, phase: &str) {
    table.stack(phase, 2, phase).stationed(symbol, at, 0).local_to_company("S1", symbol);
    table.operating(4, 1, symbol, Step::Track);
}

fn ekj(letters: &str, phase: &str) -> Table {
    let mut table = Table::new(3);
    builds(table.line("D4", letters), "EKJ", "D4", phase);
    table
}

#[test]
fn r_prom_01_t_077_green_tiles_from_the_first_d_sold_or_exported() {
    let mut table = Table::new(3);
    table.line("D4", "c").stationed("EKJ", "D4", 0).trains("EKJ", &["3c"]).stack("d", 4, "c");
    table.operating(3, 1, "EKJ", Step::Track);
    assert_eq!(table.refused_by(lay("D4", "14", 0)), "R-PROM-01");
    table.play(Action::Pass).play(Action::Pass).pass_until_operating();
    assert_eq!(table.phase_now(), "d", "the first d was exported");
    assert!(table.accepts(&lay("D4", "14", 0)));
}

#[test]
fn r_prom_01_brown_from_g_grey_from_i_and_no_colour_is_skipped() {
    for (number, rotation, next, before, from) in
        [("14", 0, "611", "f", "g"), ("8892", 0, "8893", "h", "i"), ("57", 1, "14", "c", "d")]
    {
        let mut table = Table::new(3);
        builds(table.lay("D4", number, rotation), "EKJ", "D4", before);
        assert_eq!(table.refused_by(lay("D4", next, 0)), "R-PROM-01", "{next} in phase {before}");
        table.stack(from, 1, from);
        assert!(table.accepts(&lay("D4", next, 0)), "{next} in phase {from}");
    }
    assert_eq!(ekj("c", "j").refused_by(lay("D4", "611", 0)), "R-PROM-04");
}

#[test]
fn r_prom_02_the_first_tile_of_a_double_city_is_green_and_a_promotion() {
    let mut table = Table::new(3);
    builds(table.line("D4", "c").lay("D6", "8", 1), "EKJ", "D4", "d");
    assert_eq!(table.tiles_for("C7"), ["8859", "8860", "8863", "8864", "8865", "8885"]);
    table.first_turn().play(lay("C7", "8859", 0));
    assert_eq!(table.treasury_of("EKJ"), 500);
    assert_eq!(table.refused_by(lay("D2", "57", 1)), "R-PROM-09");
}

#[test]
fn r_prom_03_t_076_connected_by_old_track_is_enough() {
    let mut table = ekj("c-", "d");
    table.play(lay("D6", "20", 0));
    assert_eq!(table.tile_on("D6"), Some("20"), "the crossing track is of no use to anybody");
}

#[test]
fn r_prom_03_the_tile_must_be_connected_and_unblocked() {
    let mut table = ekj("c-", "d");
    table.line("D10", "-");
    assert_eq!(table.refused_by(lay("D10", "20", 0)), "R-PROM-03");
    table.line("D8", "c");
    assert!(table.accepts(&lay("D10", "20", 0)));
    table.stationed("OFE", "D8", 0);
    assert_eq!(table.refused_by(lay("D10", "20", 0)), "R-PROM-03", "behind a city full of others");
    assert!(table.accepts(&lay("D8", "14", 0)), "the full city itself is connected");
}

#[test]
fn r_prom_04_t_078_all_track_and_every_location_stays() {
    let mut table = ekj("c-", "d");
    assert_eq!(table.tiles_for("D4"), ["14", "15", "619"]);
    assert_eq!(table.tiles_for("D6"), ["19", "20", "23", "24", "26", "27"], "plain track stays plain");
    assert!(table.accepts(&lay("D4", "15", 1)));
    assert_eq!(table.refused_by(lay("D4", "15", 2)), "R-PROM-04", "without the exit to Cheb");
    assert_eq!(table.refused_by(lay("D4", "208", 0)), "R-PROM-04", "not a Y hex");
    assert_eq!(table.refused_by(lay("D6", "14", 0)), "R-PROM-04");
    table.line("G19", "Y").station("EKJ", "G19", 0);
    assert_eq!(table.tiles_for("G19"), ["207", "208", "622"]);
}

#[test]
fn r_prom_05_the_cities_of_praha_become_more_and_then_one() {
    let title = title();
    let praha = &title.hex(hex("E11")).face;
    assert_eq!(praha.cities(), 2);
    for (number, cities, places) in
        [("8889", 3, 1), ("8890", 3, 1), ("8891", 4, 1), ("8892", 1, 4), ("8893", 1, 4)]
    {
        let face = title.tile(tile(number)).face(Rotation(0));
        assert_eq!(face.cities(), cities, "{number}");
        assert!(face.stops.iter().all(|city| city.slots() == places), "{number}");
    }
}

#[test]
fn r_prom_05_the_circles_of_praha_are_connected_in_brown_only() {
    for (number, rotation, connected) in
        [("8889", 1, false), ("8890", 1, false), ("8891", 1, false), ("8892", 0, true)]
    {
        let mut table = Table::new(3);
        table.stack("g", 2, "g").lay("E11", number, rotation);
        let city = table.game.view().face(hex("E11")).stops.len() as u8 - 1;
        table.stationed("NWB", "E11", city).operating(4, 1, "NWB", Step::Track);
        assert!(table.accepts(&lay("F12", "4", 2)));
        assert_eq!(table.accepts(&lay("D12", "9", 0)), connected, "{number}");
    }
}

#[test]
fn r_prom_05_a_double_city_merges_on_a_purple_tile() {
    let mut table = Table::new(3);
    table.lay("C7", "8859", 0).stationed("BTE", "C7", 1);
    builds(&mut table, "KFN", "C7", "g");
    table.local_to_company("M1", "KFN");
    assert!(table.tiles_for("C7").is_empty());
    assert_eq!(table.tiles_by("M1", "C7"), ["8896p"]);
    table.play(lay_with("C7", "8896p", 0, "M1"));
    assert_eq!([table.marker_of("KFN", "C7"), table.marker_of("BTE", "C7")], [Some(Some(0)); 2]);
    assert_eq!(table.game.view().free_places(hex("C7"), 0), 0, "two places");
}

#[test]
fn r_prom_06_two_towns_become_one_where_all_their_track_fits() {
    let title = title();
    for (from, to) in [("1", "888p"), ("2", "887p"), ("55", "888p"), ("56", "887p"), ("69", "8866p")] {
        let next: Vec<&str> =
            title.upgrades.next(tile(from)).iter().map(|p| &*title.tile(p.to).name).collect();
        assert_eq!(next, [to], "from {from}");
        assert_eq!(title.tile(tile(to)).face(Rotation(0)).towns(), 1);
    }
}

#[test]
fn r_prom_07_stations_stay_and_follow_their_track() {
    let mut table = Table::new(3);
    table.stationed("NWB", "E11", 0).stationed("BN", "E11", 1);
    for (phase, number, rotation, bn, nwb) in [
        ("c", "8889", 1, vec![3], vec![5]),
        ("d", "8891", 1, vec![3], vec![5]),
        ("g", "8892", 0, vec![0, 1, 2, 3, 4, 5], vec![0, 1, 2, 3, 4, 5]),
    ] {
        table.stack(phase, 1, phase).operating(4, 1, "BN", Step::Track).play(lay("E11", number, rotation));
        assert_eq!(table.exits_of_marker("BN", "E11"), bn, "{number}");
        assert_eq!(table.exits_of_marker("NWB", "E11"), nwb, "{number}");
    }
    assert_eq!(table.game.view().free_places(hex("E11"), 0), 2, "new places have appeared");
}

#[test]
fn r_prom_08_a_new_place_opens_the_way_for_everybody() {
    let mut table = ekj("c-c", "d");
    table.stationed("OFE", "D8", 0);
    assert_eq!(table.refused_by(lay("D10", "9", 1)), "R-OR-TRK-04");
    table.play(lay("D8", "14", 0)).operating(4, 1, "EKJ", Step::Track);
    assert!(table.accepts(&lay("D10", "9", 1)));
    table.operating(4, 1, "OFE", Step::Track);
    assert!(table.accepts(&lay("D10", "9", 1)));
}

#[test]
fn r_prom_09_t_067_a_promotion_is_the_whole_build_of_the_turn() {
    let mut table = Table::new(3);
    table.line("D4", "c-").started("EKJ", 60, 0, &[2]).local_to_company("S1", "EKJ");
    table.stack("d", 2, "d").open_operating_round(4).play(lay("D4", "14", 0));
    assert_eq!(table.refused_by(lay("D8", "9", 1)), "R-PROM-09");
    assert_eq!(table.refused_by(lay("D6", "20", 0)), "R-OR-TRK-01");
    assert_eq!(table.state().operating().map(|turn| (turn.company, turn.laid)), Some((company("EKJ"), 1)));
}

#[test]
fn r_prom_10_what_only_purple_tiles_can_do() {
    let title = title();
    for from in title.tile_ids() {
        let old = title.tile(from);
        let face = old.face(Rotation(0));
        let town = face.towns() > 0;
        let double_city = face.label.as_deref() == Some("OO");
        let to_grey = old.colour() == Colour::Brown && face.label.as_deref() != Some("P");
        if town || double_city || to_grey {
            let ordinary = title.upgrades.next(from).iter().find(|next| !title.tile(next.to).purple);
            assert!(ordinary.is_none(), "{} has an ordinary promotion", old.name);
        }
    }
}
