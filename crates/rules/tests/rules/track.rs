//! VIII.4, laying track, and how connections are traced.

use rules::event::Event;
use rules::geometry::Edge;
use rules::operating_turn::Step;
use rules::title::{Colour, Size};
use rules::{Action, Decision, Options, Seat};

use crate::table::{SEATED, Table, company, from_stack, hex, lay, tile};

/// The company (seat 0, 200 K) begins its first turn. Its local railway keeps the track step open when nothing is left
/// to build.
fn opens_with(symbol: &str, phase: &str, options: Options) -> Table {
    let mut table = Table::with(3, options);
    let shares = table.game.title().size_of(company(symbol)).float;
    table.started(symbol, 60, 0, &[shares]).treasury(symbol, 200);
    table.local_to_company("S1", symbol).stack(phase, 2, phase).open_operating_round(2);
    table.treasury(symbol, 200);
    table
}

fn opens(symbol: &str, phase: &str) -> Table {
    opens_with(symbol, phase, SEATED)
}

/// The company builds in a later turn, from a station in the first city of this hex.
fn builds(table: &mut Table, symbol: &str, at: &str) {
    table.stationed(symbol, at, 0).local_to_company("S1", symbol).operating(2, 1, symbol, Step::Track);
}

#[test]
fn r_or_trk_01_t_063_two_yellow_tiles_in_the_first_turn_one_later() {
    let mut table = opens("EKJ", "a");
    table.play(lay("D4", "57", 1)).play(lay("D6", "9", 1));
    assert_eq!(table.refused_by(lay("D8", "9", 1)), "R-OR-TRK-01");

    table.operating(2, 1, "EKJ", Step::Track).play(lay("D8", "9", 1));
    assert_eq!(table.refused_by(lay("D10", "9", 1)), "R-OR-TRK-01");
}

#[test]
fn r_or_trk_01_t_067b_no_promotion_after_a_yellow_tile() {
    let mut table = opens("EKJ", "d");
    table.play(lay("D4", "57", 1));
    assert_eq!(table.refused_by(lay("D4", "14", 0)), "R-OR-TRK-01");
    assert!(table.accepts(&lay("D6", "9", 1)));
}

#[test]
fn r_or_trk_01_a_later_turn_has_one_yellow_tile_or_one_promotion() {
    let mut table = Table::new(3);
    builds(table.line("D4", "c").stack("d", 2, "d"), "EKJ", "D4");
    assert!(table.accepts(&lay("D6", "9", 1)));
    table.play(lay("D4", "14", 0));
    assert_eq!(table.refused_by(lay("D6", "9", 1)), "R-OR-TRK-01");
}

#[test]
fn t_067c_the_first_tile_on_praha_is_the_whole_build() {
    let mut table = opens("BN", "b");
    table.play(lay("E11", "8889", 1));
    assert_eq!(table.treasury_of("BN"), 190);
    assert_eq!(table.refused_by(lay("D12", "9", 0)), "R-PROM-09");

    let mut table = opens_with("BN", "b", Options { praha_is_promotion: false, ..SEATED });
    table.play(lay("E11", "8889", 1)).play(lay("D12", "9", 0));
    assert_eq!(table.treasury_of("BN"), 180);

    let mut table = opens("BN", "b");
    table.play(lay("D12", "9", 0));
    assert_eq!(table.refused_by(lay("E11", "8889", 1)), "R-OR-TRK-01");
}

#[test]
fn r_or_trk_02_t_064_the_right_to_two_tiles_lapses_with_the_first_turn() {
    let mut table = opens("EKJ", "a");
    table.play(Action::Pass).play(from_stack(Size::Small)).play(Action::Pass).pass_until_operating();
    assert_eq!(*table.decision(), Decision::Track { company: company("EKJ") });
    table.play(lay("D4", "57", 1));
    assert_eq!(table.refused_by(lay("D6", "9", 1)), "R-OR-TRK-01");
}

#[test]
fn r_or_trk_03_t_065_the_first_tile_goes_on_the_home_hex() {
    let table = opens("EKJ", "a");
    assert_eq!(table.refused_by(lay("D6", "9", 1)), "R-OR-TRK-03");
    assert!(table.accepts(&lay("D4", "57", 1)));
}

#[test]
fn r_or_trk_03_also_in_later_turns_and_with_other_stations() {
    let mut table = Table::new(3);
    table.line("G23", "c");
    builds(&mut table, "KFN", "G23");
    table.edit(|state| state.companies[company("KFN").index()].has_laid = false);
    assert_eq!(table.refused_by(lay("G21", "4", 1)), "R-OR-TRK-03");
    table.station("KFN", "G19", 0).play(lay("G19", "621", 1)).operating(2, 1, "KFN", Step::Track);
    assert!(table.accepts(&lay("G21", "4", 1)));
}

#[test]
fn r_or_trk_03_not_for_the_companies_of_praha() {
    assert!(opens("BN", "b").accepts(&lay("D12", "9", 0)));
    assert!(opens("NWB", "b").accepts(&lay("F12", "4", 2)));
}

#[test]
fn r_or_trk_03_t_066_with_a_tile_on_the_home_hex_both_tiles_go_elsewhere() {
    let mut table = Table::new(3);
    table.line("D4", "c").started("EKJ", 60, 0, &[2]).open_operating_round(2);
    table.play(lay("D6", "9", 1)).play(lay("D8", "9", 1));
    assert_eq!(table.tile_on("D8"), Some("9"));
}

#[test]
fn r_or_trk_04_a_tile_extends_connected_track() {
    let mut table = Table::new(3);
    builds(table.line("D4", "c"), "EKJ", "D4");
    assert_eq!(table.refused_by(lay("D8", "9", 1)), "R-OR-TRK-04");
    assert_eq!(table.refused_by(lay("D6", "9", 0)), "R-OR-TRK-04", "its track does not meet the city's");
    table.first_turn().play(lay("D6", "9", 1));
    assert!(table.accepts(&lay("D8", "9", 1)), "the second tile may depend on the first");
}

#[test]
fn r_or_trk_04_not_through_a_city_full_of_others() {
    let beyond = lay("G13", "9", 1);
    let mut table = Table::new(3);
    builds(table.line("G15", "ctY"), "EKJ", "G19");
    assert!(table.accepts(&beyond), "a free place lets everybody pass");
    table.stationed("OFE", "G15", 0);
    assert_eq!(table.refused_by(beyond.clone()), "R-OR-TRK-04");
    table.lay("G15", "14", 0);
    assert!(table.accepts(&beyond), "one place is free again");
    table.station("EKJ", "G15", 0);
    assert!(table.accepts(&beyond), "full, but one marker is its own");
    table.edit(|state| state.board.markers.retain(|marker| marker.company != company("EKJ")));
    table.station("EKJ", "G19", 0).stationed("BCB", "G15", 0);
    assert_eq!(table.refused_by(beyond), "R-OR-TRK-04");
}

/// BCB at E15; on E17 its track joins the line from D18 towards E19, and E21 is a city on that line.
fn junction() -> Table {
    let mut table = Table::new(3);
    table.line("E15", "c--c").lay("E17", "26", 4);
    builds(&mut table, "BCB", "E15");
    table
}

#[test]
fn r_or_trk_04_no_reversing_at_a_junction_nor_by_turning_round_at_the_city_behind() {
    let mut table = junction();
    assert!(table.accepts(&lay("E23", "9", 1)), "straight on, through the city");
    assert_eq!(table.refused_by(lay("D18", "9", 0)), "R-OR-TRK-04");
    table.station("BCB", "E21", 0);
    assert!(table.accepts(&lay("D18", "9", 0)), "from a station of its own behind the junction");
}

/// MW at F22; on F24 its track joins the line from G25 towards E23, behind which a loop of three hexes leads back.
fn balloon() -> Table {
    let mut table = Table::new(3);
    table.lay("F22", "6", 2).lay("F24", "26", 2).lay("E23", "23", 5).lay("D22", "7", 4).lay("D24", "7", 0);
    builds(table.stack("d", 2, "d"), "MW", "F22");
    table
}

#[test]
fn r_or_trk_04_no_way_back_by_a_balloon_loop() {
    let mut table = balloon();
    assert!(table.accepts(&lay("D22", "27", 4)), "the loop itself is connected");
    assert!(table.accepts(&lay("D24", "27", 0)));
    assert_eq!(table.refused_by(lay("G25", "8", 0)), "R-OR-TRK-04");
    table.lay("F24", "25", 1);
    assert!(table.accepts(&lay("G25", "8", 0)), "a branch in its own direction");
}

#[test]
fn r_or_trk_04_a_long_way_round_may_lead_back_over_the_junction() {
    let mut table = balloon();
    table.lay("E21", "57", 2).lay("D20", "8", 3).lay("D22", "30", 4);
    assert_eq!(table.refused_by(lay("G25", "8", 0)), "R-OR-TRK-04");
    table.lay("C21", "7", 5);
    assert!(table.accepts(&lay("G25", "8", 0)), "E21, C21, D22, D24, E23, F24: no track twice");
    table.stationed("OFE", "E21", 0);
    assert_eq!(table.refused_by(lay("G25", "8", 0)), "R-OR-TRK-04", "Olomouc is full of others");
}

#[test]
fn r_or_trk_04_the_circles_of_praha_are_not_connected() {
    let bn = opens("BN", "b");
    assert_eq!(bn.tiles_for("D12"), ["7", "8", "9"]);
    assert_eq!(bn.refused_by(lay("F12", "4", 2)), "R-OR-TRK-04");
    let mut table = Table::new(3);
    builds(table.line("D4", "c---").lay("D12", "7", 0), "EKJ", "D4");
    assert_eq!(table.refused_by(lay("F12", "4", 2)), "R-OR-TRK-04", "D12 leads into the circle of BN only");
    table.lay("E11", "8892", 0);
    assert!(table.accepts(&lay("F12", "4", 2)), "brown Praha is one city");
}

#[test]
fn r_or_trk_05_t_069_no_yellow_tile_on_the_yellow_double_cities() {
    let mut table = Table::new(3);
    builds(table.lay("D4", "5", 3).line("D6", "--").lay("C5", "4", 1), "EKJ", "D4");
    for number in ["5", "6", "57", "621", "9", "55"] {
        for rotation in 0..6 {
            assert!(!table.accepts(&lay("C7", number, rotation)));
        }
    }
    assert_eq!(table.refused_by(lay("C7", "57", 1)), "R-OR-TRK-05");
    let title = table.game.title();
    for name in ["B8", "C7", "D26"] {
        let first = title.upgrades.first(hex(name));
        assert!(
            !first.is_empty() && first.iter().all(|&(tile, _)| title.tile(tile).colour() == Colour::Green)
        );
    }
}

#[test]
fn r_or_trk_06_t_070_y_tiles_on_y_hexes_and_p_tiles_on_praha() {
    let brno = opens("KFN", "b");
    assert_eq!(brno.tiles_for("G19"), ["201", "202", "621"]);
    assert_eq!(brno.refused_by(lay("G19", "57", 1)), "R-OR-TRK-06");
    let karlovy_vary = opens("EKJ", "a");
    assert_eq!(karlovy_vary.tiles_for("D4"), ["5", "57", "6"]);
    assert_eq!(karlovy_vary.refused_by(lay("D4", "621", 1)), "R-OR-TRK-06");
    let praha = opens("BN", "b");
    assert_eq!(praha.tiles_for("E11"), ["8889", "8890"]);
    assert_eq!(praha.refused_by(lay("E11", "621", 2)), "R-OR-TRK-06");
}

#[test]
fn r_or_trk_06_t_071_two_towns_take_a_two_town_tile() {
    let mut table = Table::new(3);
    builds(table.line("F22", "c"), "MW", "F22");
    assert_eq!(table.tiles_for("F20"), ["1", "2", "55", "56", "69"]);
    assert_eq!(table.refused_by(lay("F20", "58", 2)), "R-OR-TRK-06");
    assert!(table.accepts(&lay("F20", "55", 0)), "one of its tracks is connected");
    assert_eq!(table.tiles_for("F24"), ["7", "8", "9"], "open land takes plain track");
    let mut table = Table::new(3);
    builds(table.lay("D4", "57", 0), "EKJ", "D4");
    assert_eq!(table.tiles_for("E3"), ["3", "4", "58"], "a town takes a one-town tile");
    table.line("D2", "cc");
    assert_eq!(table.refused_by(lay("D0", "3", 4)), "R-OR-TRK-06", "a grey hex takes none");
}

#[test]
fn r_or_trk_07_t_072_no_track_off_the_map_but_towards_any_hex() {
    let cheb = opens("BTE", "b");
    assert_eq!(cheb.refused_by(lay("D2", "57", 2)), "R-OR-TRK-07");
    assert!(cheb.accepts(&lay("D2", "57", 1)), "towards the grey town");

    let mut table = Table::new(3);
    builds(table.lay("D4", "57", 0), "EKJ", "D4");
    let towards_munich = lay("E3", "4", 0);
    assert!(table.accepts(&towards_munich), "an empty red-edged hex");
    table.lay("F2", "8898", 4);
    assert!(table.accepts(&towards_munich), "a red tile without matching track");
}

#[test]
fn r_or_trk_08_t_073_printed_stubs_towards_praha_must_be_connected() {
    let mut table = Table::new(3);
    builds(table.line("D14", "-c"), "EKJ", "D16");
    assert_eq!(table.refused_by(lay("D12", "9", 1)), "R-OR-TRK-08");
    assert!(table.accepts(&lay("D12", "8", 4)));
    let title = table.game.title();
    for (name, stub) in [("D12", 0), ("F12", 2)] {
        for &(tile, rotation) in title.upgrades.first(hex(name)) {
            assert!(title.tile(tile).face(rotation).exits().contains(Edge(stub)));
        }
    }
}

#[test]
fn r_or_trk_09_t_074_the_first_tile_on_terrain_costs_the_printed_amount() {
    for (from, letters, at, rotation, cost) in [
        ("D4", "c-", "D8", 1, 0),
        ("D6", "c-", "D10", 1, 10),
        ("E7", "c", "E5", 1, 20),
        ("B10", "c", "B6", 1, 40),
    ] {
        let mut table = Table::new(3);
        table.line(from, letters);
        if at == "B6" {
            table.line("B8", "-");
        }
        builds(&mut table, "EKJ", from);
        if cost > 0 {
            table.treasury("EKJ", cost - 1);
            assert_eq!(table.refused_by(lay(at, "9", rotation)), "R-OR-TRK-09");
        }
        table.treasury("EKJ", cost).play(lay(at, "9", rotation));
        assert_eq!(table.treasury_of("EKJ"), 0, "{at} costs {cost}");
    }
}

#[test]
fn r_or_trk_10_t_074_promotions_cost_nothing() {
    let mut table = Table::new(3);
    builds(table.line("D4", "c---").stack("d", 2, "d"), "EKJ", "D4");
    table.treasury("EKJ", 0).play(lay("D10", "20", 0));
    assert_eq!(table.tile_on("D10"), Some("20"));
    assert_eq!(table.treasury_of("EKJ"), 0);
}

#[test]
fn r_or_trk_11_tiles_are_limited_and_replaced_ones_return() {
    let mut table = Table::new(3);
    builds(table.line("D4", "c").stack("d", 2, "d"), "EKJ", "D4");
    assert_eq!([table.supply_of("57"), table.supply_of("14")], [3, 4]);
    table.play(lay("D4", "14", 0));
    assert_eq!([table.supply_of("57"), table.supply_of("14")], [4, 3]);

    table.operating(2, 1, "EKJ", Step::Track).edit(|state| state.supply[tile("9").index()] = 0);
    assert_eq!(table.refused_by(lay("D6", "9", 1)), "R-OR-TRK-11");
    assert_eq!(table.tiles_for("D6"), ["7", "8"]);
}

#[test]
fn r_or_trk_12_red_tiles_are_for_their_own_company_and_are_never_promoted() {
    let mut table = Table::new(3);
    builds(table.lay("J14", "8895", 1).lay("I13", "9", 2).stack("i", 1, "i"), "kk", "J14");
    assert_eq!(table.refused_by(lay("I17", "8894", 2)), "R-OR-TRK-12");
    assert_eq!(table.refused_by(lay("J14", "14", 1)), "R-OR-TRK-06");
    assert!(table.tiles_for("J14").is_empty() && table.tiles_for("I17").is_empty());
    let title = table.game.title();
    for name in ["8894", "8895", "8896", "8897", "8898"] {
        assert!(title.upgrades.next(tile(name)).is_empty());
    }
}

#[test]
fn r_or_trk_13_t_068_the_only_build_of_ate_is_the_green_tile_on_b8() {
    let table = opens("ATE", "c");
    assert!(table.offered().iter().all(|offer| !matches!(offer, rules::Offer::LayTile { .. })));
    assert_eq!(table.refused_by(lay("B8", "8859", 0)), "R-PROM-01");

    let mut table = opens("ATE", "d");
    let hexes: Vec<_> = table
        .offered()
        .into_iter()
        .filter_map(|offer| match offer {
            rules::Offer::LayTile { hex, private: None, .. } => Some(hex),
            _ => None,
        })
        .collect();
    assert!(!hexes.is_empty() && hexes.iter().all(|&at| at == hex("B8")));
    assert_eq!(table.tiles_for("B8"), ["8859", "8860", "8863", "8864", "8865", "8885"]);
    table.play(lay("B8", "8859", 0)).play(Action::ChooseCity { city: 1 });
    assert_eq!(table.treasury_of("ATE"), 190);
    assert_eq!(table.refused_by(lay("C9", "4", 2)), "R-PROM-09");
}

#[test]
fn r_or_trk_13_with_a_tile_on_b8_ate_builds_like_others() {
    let mut table = Table::new(3);
    table.lay("B8", "8859", 0).started("ATE", 60, 0, &[3]).treasury("ATE", 200);
    table.stack("d", 2, "d").open_operating_round(4);
    table.play(Action::ChooseCity { city: 1 }).play(lay("C9", "4", 2)).play(lay("D10", "9", 2));
    assert_eq!([table.tile_on("C9"), table.tile_on("D10")], [Some("4"), Some("9")]);
}

#[test]
fn r_or_trk_14_track_is_optional() {
    let mut table = opens("EKJ", "a");
    let before = table.state().board.clone();
    table.play(Action::Pass);
    assert_eq!(table.state().board, before);
    assert!(table.events.contains(&Event::StepSkipped { company: company("EKJ"), step: Step::Track }));
    assert!(table.game.check(Seat(0), &lay("D4", "57", 1)).is_err());
}

/// A dense board on which a stem is the only way to a loop: tracing must see at once that there is no way back.
#[test]
fn r_or_trk_04_tracing_a_dense_board_does_not_try_every_way() {
    const BOARD: &str = "A9:58:4 A11:29:5 A13:39:4 A15:28:1 B6:31:5 B8:8859:1 B10:611:2 B12:216:0 B14:55:1 B16:3:1 \
        C3:26:0 C7:8860:1 C9:58:3 C11:3:2 C13:58:4 C15:70:5 C17:41:3 C19:58:5 D2:611:3 D4:611:0 D6:45:1 D8:46:4 \
        D10:44:1 D12:30:5 D14:43:3 D16:611:0 D20:47:2 D22:7:5 E1:3:2 E3:3:2 E7:27:2 E11:8893:0 E13:2:2 E15:611:0 \
        E17:7:0 E19:27:3 E21:611:5 E23:8:0 F12:4:2 F14:42:3 F16:7:3 F18:26:4 F20:1:0 F22:611:5 G13:23:5 G23:15:5 \
        H22:9:0";
    let mut table = Table::new(3);
    table.floated("BCB", 60, 0).stationed("BCB", "E15", 0).stack("i", 1, "i");
    for tile in BOARD.split_whitespace() {
        let parts: Vec<&str> = tile.split(':').collect();
        table.lay(parts[0], parts[1], parts[2].parse().expect("a rotation"));
    }
    table.operating(6, 1, "BCB", Step::Track);
    let reach = rules::board::Reach::of(table.game.view(), company("BCB"));
    assert!(reach.has_stop(hex("E11"), 0) && reach.has_stop(hex("F22"), 0));
}
