//! R-36-TRK, laying and upgrading track.

use super::table::{SEATED, Table, hex, lay, lay_with, tile, title};
use rules::decision::Decision;
use rules::operating_turn::Step;
use rules::{Action, Offer};

/// The company of the first player with this station and 500 F, in the track step of its turn.
fn laying(symbol: &str, at: &str, city: u8, phase: &str) -> Table {
    let mut table = Table::with(3, SEATED);
    table.started(symbol, 100, &[4, 2]).station(symbol, at, city).treasury(symbol, 500).phase(phase);
    table.operating(symbol, Step::Track);
    table
}

#[test]
fn r_36_trk_01_one_tile_in_a_turn() {
    let mut table = laying("B", "H6", 0, "3");
    assert!(table.accepts(&lay("H4", "57", 1)) && table.accepts(&Action::Pass));
    let mut upgraded = table.copy();
    upgraded.play(lay("H6", "121", 1));
    assert_eq!(upgraded.refused(&lay("H4", "57", 1)), "R-36-TRK-01");
    table.play(lay("H4", "57", 1));
    assert_eq!(table.refused(&lay("G7", "57", 0)), "R-36-TRK-01");
    assert_eq!(table.refused(&lay("H6", "121", 1)), "R-36-TRK-01", "not both");
    assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::LayTile { .. })));
    table.operating("B", Step::Track).play(lay("G7", "57", 0));
}

#[test]
fn r_36_trk_02_colours_come_with_the_phases_one_after_the_other() {
    // Brussels: green with the 3-trains, brown with the 5-trains.
    let colours = |phase: &str| {
        let mut table = laying("B", "H6", 0, phase);
        let green = table.accepts(&lay("H6", "121", 1));
        table.lay("H6", "121", 1);
        (green, table.accepts(&lay("H6", "126", 0)))
    };
    assert_eq!(colours("2"), (false, false));
    assert_eq!(colours("3"), (true, false));
    assert_eq!(colours("4"), (true, false));
    assert_eq!(colours("5"), (true, true));
    let early = laying("B", "H6", 0, "2");
    assert_eq!(early.refused(&lay("H6", "121", 1)), "R-36-TRK-02");
    assert!(early.accepts(&lay("H4", "57", 1)), "yellow from the beginning");
    // Grey on Amsterdam with the 6-trains.
    for (phase, accepted) in [("5", false), ("6", true), ("8", true)] {
        let mut grey = laying("HSM", "D6", 0, phase);
        grey.lay("D6", "122", 3);
        assert_eq!(grey.accepts(&lay("D6", "124", 3)), accepted, "{phase}");
    }
    // No colour is left out.
    let mut table = laying("B", "H6", 0, "5");
    table.lay("H4", "57", 1);
    assert_eq!(table.refused(&lay("H4", "63", 0)), "R-36-TRK-02");
    assert!(table.accepts(&lay("H4", "14", 0)));
}

/// The way from Amsterdam to D10 by D8 leaves it towards C9; only the long one by F10 and C7 comes in from there, and crosses no hex
/// side twice.
#[test]
fn r_36_trk_03_a_trace_that_is_longer_than_the_shortest_one_counts() {
    let mut table = laying("HSM", "D6", 1, "6");
    for (at, number, rotation) in [
        ("B8", "56", 3),
        ("B10", "125", 4),
        ("C7", "8", 3),
        ("C9", "23", 5),
        ("D6", "120", 3),
        ("D8", "19", 2),
        ("D10", "7", 1),
        ("E7", "63", 0),
        ("E9", "18", 5),
        ("F8", "29", 2),
        ("F10", "3", 1),
    ] {
        table.lay(at, number, rotation);
    }
    table.operating("HSM", Step::Track);
    assert!(table.accepts(&lay("D10", "26", 2)), "new track from C9 to E11");
    // Without the long way round no trace comes in from C9.
    let mut broken = table.copy();
    broken.lay("C7", "8", 4).operating("HSM", Step::Track);
    assert_eq!(broken.refused(&lay("D10", "26", 2)), "R-36-TRK-03");
}

#[test]
fn r_36_trk_03_a_tile_is_joined_to_a_station() {
    let mut table = laying("B", "H6", 0, "3");
    assert_eq!(table.refused(&lay("B10", "57", 2)), "R-36-TRK-03");
    assert_eq!(table.refused(&lay("H4", "57", 2)), "R-36-TRK-03", "no exit to Brussels");
    // Beyond a full city nothing is reached.
    table.lay("H4", "57", 1).lay("H2", "58", 2);
    assert!(table.accepts(&lay("H4", "14", 0)));
    table.lay("G7", "57", 0);
    assert!(table.accepts(&lay("F8", "9", 0)));
    table.started("GCL", 65, &[0, 2]).station("GCL", "G7", 0).operating("B", Step::Track);
    assert_eq!(table.refused(&lay("F8", "9", 0)), "R-36-TRK-03");
}

#[test]
fn r_36_trk_03_an_upgrade_brings_new_track_within_reach() {
    let mut table = laying("B", "H6", 0, "3");
    table.lay("G7", "57", 0).lay("F8", "9", 0);
    // Reached from the south-west: a branch from there is new track, one from the far end is not, nor a crossing.
    assert!(table.accepts(&lay("F8", "23", 0)));
    assert_eq!(table.refused(&lay("F8", "20", 0)), "R-36-TRK-03");
    assert_eq!(table.refused(&lay("F8", "24", 3)), "R-36-TRK-03");
    assert!(table.accepts(&lay("F8", "24", 0)));
}

/// T-50
#[test]
fn r_36_trk_04_track_does_not_run_off_the_grid_or_across_water() {
    let mut table = laying("HSM", "D6", 0, "3");
    table.lay("D6", "120", 3);
    assert!(table.accepts(&lay("C7", "9", 0)));
    assert_eq!(table.refused(&lay("C7", "8", 4)), "R-36-TRK-04", "to C9");
    assert_eq!(table.refused(&lay("C7", "7", 0)), "R-36-TRK-04", "off the grid");
    let mut belgium = laying("B", "H6", 0, "3");
    belgium.lay("G7", "5", 0);
    assert!(belgium.accepts(&lay("G5", "9", 1)) && belgium.accepts(&lay("G5", "7", 4)));
    assert_eq!(belgium.refused(&lay("G5", "7", 3)), "R-36-TRK-04", "to F6");
    assert_eq!(belgium.refused(&lay("G5", "8", 2)), "R-36-TRK-04", "to F4");
    // All impassable sides, from both hexes, and the sides of printed hexes without track.
    let closed = [("C7", 4), ("C9", 1), ("G3", 3), ("F4", 0), ("F4", 5), ("G5", 2), ("G5", 3), ("F6", 0)];
    let printed = [("A11", 1), ("D12", 5), ("G11", 5), ("I11", 3)];
    for (at, edge) in closed.into_iter().chain(printed) {
        assert_eq!(title().hex(hex(at)).neighbours[edge], None, "{at} {edge}");
    }
    for (at, edge) in
        [("A11", 4), ("B12", 3), ("E11", 4), ("H10", 4), ("K11", 4), ("J12", 5), ("I3", 0), ("J4", 1)]
    {
        assert!(title().hex(hex(at)).neighbours[edge].is_some(), "{at} {edge}");
    }
}

#[test]
fn r_36_trk_05_an_upgrade_keeps_all_connections() {
    let mut table = laying("B", "H6", 0, "3");
    table.lay("H4", "57", 1);
    assert!(table.accepts(&lay("H4", "14", 0)) && table.accepts(&lay("H4", "15", 1)));
    assert_eq!(table.refused(&lay("H4", "15", 2)), "R-36-TRK-05", "without the way west");
    // The cities of a pair keep their exits apart: none joins them.
    let mut pair = laying("NBDS", "E11", 0, "5");
    pair.lay("E11", "59", 2);
    let upgrades = pair.tiles_for("E11");
    assert!(!upgrades.is_empty());
    for offer in pair.offered() {
        if let Offer::LayTile { hex: at, tile, rotations, .. } = offer
            && at == hex("E11")
        {
            for rotation in rotations {
                let face = title().tile(tile).face(rotation).clone();
                let of =
                    |edge| (0..2).find(|&city| face.exits_of(city).contains(rules::geometry::Edge(edge)));
                assert!(of(2).is_some() && of(4).is_some() && of(2) != of(4));
            }
        }
    }
}

/// T-51
#[test]
fn r_36_trk_06_letters_of_tiles_and_hexes_agree() {
    let table = laying("HSM", "D6", 0, "3");
    assert_eq!(table.refused(&lay("D6", "59", 0)), "R-36-TRK-06");
    assert!(table.accepts(&lay("D6", "120", 3)));
    assert_eq!(table.tiles_for("D6"), ["120"]);
    let mut brown = laying("HSM", "D6", 0, "5");
    brown.lay("D6", "120", 3);
    assert_eq!(brown.tiles_for("D6"), ["122"]);
    // Brussels and Lille part ways in brown.
    let mut brussels = laying("B", "H6", 0, "5");
    assert_eq!(brussels.tiles_for("H6"), ["121"]);
    brussels.lay("H6", "121", 1);
    assert_eq!(brussels.refused(&lay("H6", "127", 0)), "R-36-TRK-06");
    assert_eq!(brussels.tiles_for("H6"), ["126"]);
    let mut lille = laying("Nord", "I3", 0, "5");
    lille.lay("I3", "121", 0);
    assert_eq!(lille.refused(&lay("I3", "126", 0)), "R-36-TRK-06");
    assert_eq!(lille.tiles_for("I3"), ["127"]);
    // Only Rotterdam and Den Haag become grey.
    let mut rotterdam = laying("HSM", "E5", 0, "6");
    rotterdam.lay("E5", "68", 0);
    assert_eq!(rotterdam.tiles_for("E5"), ["123"]);
    assert!(rotterdam.accepts(&lay("E5", "123", 3)));
    let mut arnhem = laying("NBDS", "E11", 0, "6");
    arnhem.lay("E11", "64", 0);
    assert_eq!(arnhem.refused(&lay("E11", "123", 0)), "R-36-TRK-06");
    assert!(arnhem.tiles_for("E11").is_empty());
    // Tiles with letters go nowhere else.
    let mut plain = laying("B", "H6", 0, "5");
    plain.lay("H4", "57", 1);
    assert_eq!(plain.refused(&lay("H4", "121", 1)), "R-36-TRK-06");
    assert_eq!(plain.tiles_for("H4"), ["14", "15"]);
}

/// T-49
#[test]
fn r_36_trk_07_terrain_is_paid_with_the_first_tile() {
    let mut table = laying("NBDS", "E11", 0, "5");
    table.play(lay("E11", "59", 2));
    assert_eq!(table.treasury_of("NBDS"), 460, "also where the hex is printed in yellow");
    table.operating("NBDS", Step::Track).play(lay("E11", "64", 0));
    assert_eq!(table.treasury_of("NBDS"), 460);
    let mut poor = laying("HSM", "D6", 0, "3");
    poor.treasury("HSM", 39);
    assert_eq!(poor.refused(&lay("D6", "120", 3)), "R-36-TRK-07");
    // What every hex costs.
    let costs = [(40, "D6 D8 D10 E11 F4 F8 G9 G11 H10 I9"), (60, "I11 J8 J10 J12 K7 K9 K11"), (80, "B8 F6")];
    for at in title().hex_ids() {
        let printed = title().hex(at).terrain.map_or(0, |(_, cost)| cost);
        let name = title().hex(at).name.clone();
        let wanted = costs.iter().find(|(_, hexes)| hexes.split(' ').any(|other| other == name.as_str()));
        assert_eq!(printed, wanted.map_or(0, |entry| entry.0), "{name}");
    }
}

#[test]
fn r_36_trk_08_tiles_run_out_and_come_back() {
    let mut table = laying("B", "H6", 0, "3");
    let left = |table: &Table, number| table.state().supply[tile(number).index()];
    assert_eq!(
        (left(&table, "57"), left(&table, "121"), left(&table, "120"), left(&table, "8")),
        (4, 2, 1, 13)
    );
    let mut none = table.copy();
    none.edit(|state| state.supply[tile("57").index()] = 0);
    assert_eq!(none.refused(&lay("H4", "57", 1)), "R-36-TRK-08");
    assert!(none.accepts(&lay("H4", "5", 3)), "another one");
    table.play(lay("H4", "57", 1));
    assert_eq!(left(&table, "57"), 3);
    table.operating("B", Step::Track).play(lay("H4", "14", 0));
    assert_eq!((left(&table, "57"), left(&table, "14")), (4, 3));
}

#[test]
fn r_36_trk_09_grey_and_red_hexes_stay_as_they_are() {
    let table = laying("NFL", "A9", 0, "6");
    for at in ["A9", "A13", "E13", "H12", "K13", "E3", "G1", "J2"] {
        for number in ["57", "15", "9"] {
            assert_eq!(table.refused(&lay(at, number, 0)), "R-36-TRK-09", "{at}");
        }
    }
}

#[test]
fn r_36_trk_10_private_companies_of_players_close_their_hexes() {
    let mut amsterdam = laying("HSM", "D6", 0, "3");
    amsterdam.private_to("ACC", 0);
    assert_eq!(amsterdam.refused(&lay("D6", "120", 3)), "R-36-TRK-10", "also for the company at home there");
    assert!(amsterdam.accepts(&lay("E7", "57", 2)));
    let mut ferry = laying("NFL", "A9", 0, "3");
    assert!(ferry.accepts(&lay("B8", "2", 3)));
    ferry.private_to("E-SF", 1);
    assert_eq!(ferry.refused(&lay("B8", "2", 3)), "R-36-TRK-10");
    let mut coal = laying("GCL", "I9", 0, "3");
    coal.lay("I9", "57", 0);
    assert!(coal.accepts(&lay("J8", "57", 0)));
    coal.private_to("CdH", 2);
    assert_eq!(coal.refused(&lay("J8", "57", 0)), "R-36-TRK-10");
    coal.private_in("CdH", "B");
    assert!(coal.accepts(&lay("J8", "57", 0)), "another company's does not");
    assert_eq!(coal.refused(&lay_with("J8", "57", 0, "CdH")), "R-36-PRV-08");
}

/// NBDS reaches Eindhoven over E9.
fn eindhoven(phase: &str) -> Table {
    let mut table = laying("NBDS", "E11", 0, phase);
    table.lay("E11", "59", 1).lay("E9", "7", 4);
    table
}

/// T-52
#[test]
fn r_36_trk_11_single_towns_are_rebuilt_from_the_6_trains_on() {
    let mut early = eindhoven("5");
    early.lay("F10", "58", 0);
    assert_eq!(early.refused(&lay("F10", "6", 0)), "R-36-TRK-11");
    assert!(early.tiles_for("F10").is_empty());
    let mut table = eindhoven("6");
    table.lay("F10", "58", 0);
    assert_eq!(table.tiles_for("F10"), ["6", "8"]);
    assert!(table.accepts(&lay("F10", "6", 0)) && table.accepts(&lay("F10", "8", 0)));
    assert_eq!(table.refused(&lay("F10", "6", 1)), "R-36-TRK-05", "with the same exits");
    assert_eq!(table.refused(&lay("F10", "57", 2)), "R-36-TRK-11");
    for (town, rotation, rebuilt) in [("3", 1, ["5", "7"]), ("4", 2, ["57", "9"])] {
        let mut other = eindhoven("6");
        other.lay("F10", town, rotation);
        assert_eq!(other.tiles_for("F10"), rebuilt);
    }
    // It is the tile of the turn.
    table.play(lay("F10", "6", 0));
    assert!(
        !matches!(table.decision(), Decision::Track { .. }),
        "there is no other one, and no loan to take"
    );
}

/// T-53
#[test]
fn r_36_trk_12_double_towns_become_a_city_from_the_6_trains_on() {
    for (town, rotation) in [("56", 3), ("2", 3)] {
        let mut early = laying("NFL", "A9", 0, "5");
        early.lay("B8", town, rotation);
        assert_eq!(early.refused(&lay("B8", "15", 3)), "R-36-TRK-12");
        let mut table = laying("NFL", "A9", 0, "6");
        table.lay("B8", town, rotation);
        assert_eq!(table.tiles_for("B8"), ["15"]);
        assert_eq!(table.refused(&lay("B8", "14", 0)), "R-36-TRK-12");
        table.play(lay("B8", "15", 3));
        assert_eq!(table.treasury_of("NFL"), 500);
    }
}

#[test]
fn r_36_trk_13_towns_have_no_other_upgrade() {
    for phase in ["3", "4", "5"] {
        for (town, rotation) in [("58", 0), ("3", 1), ("4", 2)] {
            let mut table = eindhoven(phase);
            table.lay("F10", town, rotation);
            assert!(table.tiles_for("F10").is_empty());
            assert_eq!(table.refused(&lay("F10", "14", 2)), "R-36-TRK-13");
        }
    }
    let mut late = eindhoven("6");
    late.lay("F10", "58", 0);
    assert_eq!(late.refused(&lay("F10", "14", 2)), "R-36-TRK-13", "a city needs a yellow tile first");
}

/// T-121
#[test]
fn r_36_trk_14_the_kind_of_a_hex_says_which_tile_comes_first() {
    let town = eindhoven("6");
    assert_eq!(town.refused(&lay("F10", "57", 2)), "R-36-TRK-14");
    assert_eq!(town.refused(&lay("F10", "9", 2)), "R-36-TRK-14");
    assert!(town.accepts(&lay("F10", "58", 0)));
    assert_eq!(town.tiles_for("F10"), ["3", "4", "58"]);
    let mut belgium = laying("B", "H6", 0, "2");
    assert_eq!(belgium.tiles_for("H4"), ["5", "57", "6"]);
    belgium.lay("G7", "6", 4);
    assert_eq!(belgium.tiles_for("G9"), ["7", "8", "9"]);
    let ferry = laying("NFL", "A9", 0, "2");
    assert_eq!(ferry.tiles_for("B8"), ["2", "56"]);
    let mut arnhem = laying("NBDS", "E11", 0, "3");
    assert_eq!(arnhem.tiles_for("E11"), ["59"]);
    arnhem.phase("2");
    assert!(arnhem.tiles_for("E11").is_empty(), "the first tile of a pair of cities is green");
}
