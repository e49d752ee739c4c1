//! VIII.4 and VIII.6, the home station.

use rules::event::Event;
use rules::geometry::Rotation;
use rules::operating_turn::Step;
use rules::state::Round;
use rules::title::Size;
use rules::{Action, CzAction, CzDecision, CzOffer, Decision, Offer};

use crate::table::{Table, company, from_stack, hex, lay, place};

fn home_tile(at: &str, rotation: u8) -> Action {
    Action::Cz(CzAction::LayHomeTile { hex: hex(at), rotation: Rotation(rotation) })
}

/// The company begins its first turn; the tile lies on its home hex if there is one.
fn opens(symbol: &str, home: Option<(&str, &str, u8)>) -> Table {
    let mut table = Table::new(3);
    if let Some((at, number, rotation)) = home {
        table.lay(at, number, rotation);
    }
    let shares = table.game.title().size_of(company(symbol)).float;
    table.started(symbol, 100, 0, &[shares]).treasury(symbol, 500).stack("d", 3, "d").open_operating_round(3);
    table
}

#[test]
fn r_home_01_t_062_the_first_marker_is_free_and_comes_at_the_start_of_the_first_turn() {
    let mut table = Table::new(3);
    table
        .started("EKJ", 70, 0, &[2])
        .treasury("EKJ", 200)
        .started("OFE", 60, 1, &[0, 2])
        .treasury("OFE", 200);
    table.open_operating_round(1);
    assert_eq!(table.marker_of("EKJ", "D4"), Some(Some(0)));
    assert_eq!(table.treasury_of("EKJ"), 200);
    assert_eq!(table.state().company(company("EKJ")).markers, 2);
    assert_eq!(table.marker_of("OFE", "C25"), None, "its turn has not come");
    assert!(table.accepts(&Action::Pass), "no tile is compulsory");

    table.play(Action::Pass).play(from_stack(Size::Small)).play(Action::Pass);
    assert_eq!(*table.decision(), Decision::Track { company: company("OFE") });
    assert_eq!(table.marker_of("OFE", "C25"), Some(Some(0)));
    table.play(Action::Pass).play(from_stack(Size::Small)).play(Action::Pass);
    assert!(matches!(table.state().round, Round::Stock { number: 2, .. }));
    table.pass_until_operating();
    assert_eq!(table.state().board.markers.len(), 2, "the second turn brings no second home marker");
}

#[test]
fn r_home_02_the_marker_waits_in_the_printed_circle_until_a_tile_is_laid() {
    let mut table = opens("EKJ", None);
    assert_eq!(table.tile_on("D4"), None);
    assert_eq!(table.marker_of("EKJ", "D4"), Some(Some(0)));
    assert!(table.exits_of_marker("EKJ", "D4").is_empty());
    table.play(lay("D4", "57", 1));
    assert_eq!(table.marker_of("EKJ", "D4"), Some(Some(0)));
    assert_eq!(table.exits_of_marker("EKJ", "D4"), [1, 4]);
}

#[test]
fn r_home_03_bn_and_nwb_have_their_own_circles_of_praha() {
    let tiles = [None, Some(("8889", 1)), Some(("8890", 1)), Some(("8891", 1)), Some(("8891", 5))];
    for tile in tiles {
        let home = tile.map(|(number, rotation)| ("E11", number, rotation));
        assert_eq!(opens("BN", home).exits_of_marker("BN", "E11"), [3], "on {tile:?}");
        assert_eq!(opens("NWB", home).exits_of_marker("NWB", "E11"), [5], "on {tile:?}");
    }
    for number in ["8892", "8893"] {
        let table = opens("NWB", Some(("E11", number, 0)));
        assert_eq!(table.exits_of_marker("NWB", "E11"), [0, 1, 2, 3, 4, 5], "any of the four places");
    }
}

#[test]
fn r_home_04_ate_chooses_one_of_the_cities_of_b8() {
    let table = opens("ATE", None);
    assert_eq!(table.marker_of("ATE", "B8"), Some(None), "without a tile it belongs to no city");

    let mut table = opens("ATE", Some(("B8", "8859", 0)));
    let (seat, ate) = (rules::Seat(0), company("ATE"));
    assert_eq!(*table.decision(), Decision::HomeCity { seat, company: ate, hex: hex("B8") });
    assert_eq!(table.offered(), [Offer::ChooseCity { city: 0 }, Offer::ChooseCity { city: 1 }]);
    assert_eq!(table.refused_by(Action::ChooseCity { city: 2 }), "R-HOME-04");
    table.play(Action::ChooseCity { city: 1 });
    assert_eq!(table.exits_of_marker("ATE", "B8"), [2, 5]);
    assert_eq!(*table.decision(), Decision::Track { company: ate });

    let table = opens("ATE", Some(("B8", "8896p", 0)));
    assert_eq!(table.marker_of("ATE", "B8"), Some(Some(0)), "the brown tile has a single city");
}

/// Sx is about to build next to B8, where ATE's marker waits; seat 1 directs ATE.
fn ate_waits() -> Table {
    let mut table = Table::new(3);
    table.started("ATE", 80, 1, &[0, 3]).waiting("ATE", "B8");
    table.lay("A7", "8896", 5).stationed("Sx", "A7", 0);
    table.stack("d", 3, "d").operating(4, 1, "Sx", Step::Track);
    table
}

#[test]
fn r_home_04_t_098_the_director_of_the_waiting_marker_chooses_its_city_at_once() {
    let mut table = ate_waits();
    table.play(lay("B8", "8859", 0));
    assert!(matches!(table.decision(), Decision::HomeCity { .. }));
    assert_eq!(table.decider(), 1, "not Sx, which laid the tile");
    table.play(Action::ChooseCity { city: 0 });
    assert_eq!(table.exits_of_marker("ATE", "B8"), [0, 3]);
    assert_eq!(table.decider(), 0, "Sx goes on");
}

#[test]
fn r_home_04_t_098_the_acquirer_of_ate_chooses() {
    let mut table = ate_waits();
    table.started("kk", 110, 2, &[0, 0, 5]).treasury("kk", 900).operating(4, 1, "kk", Step::TakeOver);
    table.play(Action::Cz(CzAction::TakeOver { target: company("ATE"), price: 80 })).play(Action::Accept);
    assert_eq!(table.marker_of("kk", "B8"), Some(None));
    table.operating(4, 1, "Sx", Step::Track).play(lay("B8", "8859", 0));
    assert_eq!(table.decider(), 2);
    table.play(Action::ChooseCity { city: 1 });
    assert_eq!(table.exits_of_marker("kk", "B8"), [2, 5]);
}

#[test]
fn r_home_05_t_075_a_large_company_lays_its_red_tile_on_one_of_two_hexes_first() {
    let mut table = opens("kk", None);
    assert_eq!(*table.decision(), Decision::Cz(CzDecision::HomeTile { company: company("kk") }));
    let rotations = |list: &[u8]| list.iter().map(|&turn| Rotation(turn)).collect();
    let (j14, i17) = (hex("J14"), hex("I17"));
    let offers = [
        Offer::Cz(CzOffer::LayHomeTile { hex: i17, rotations: rotations(&[2, 3]) }),
        Offer::Cz(CzOffer::LayHomeTile { hex: j14, rotations: rotations(&[1]) }),
    ];
    assert_eq!(table.offered(), offers, "both exits towards hexes of the map");
    assert_eq!(table.refused_by(home_tile("J14", 0)), "R-HOME-05");
    assert_eq!(table.refused_by(home_tile("A7", 5)), "R-HOME-05");
    assert_eq!(table.refused_by(Action::Pass), "R-OR-05");

    table.play(home_tile("J14", 1));
    assert_eq!(table.marker_of("kk", "J14"), Some(Some(0)));
    assert_eq!(table.treasury_of("kk"), 500, "free");
    table.play(lay("I13", "9", 2)).play(lay("H12", "9", 2));
    assert!(
        table.events.iter().any(|event| matches!(event, Event::StepSkipped { .. })),
        "three tiles in all"
    );
    assert_eq!(
        [table.tile_on("J14"), table.tile_on("I13"), table.tile_on("H12")],
        [Some("8895"), Some("9"), Some("9")]
    );
}

#[test]
fn r_home_05_the_other_red_edged_hex_stays_empty() {
    let mut table = opens("kk", None);
    table.local_to_company("S1", "kk").play(home_tile("J14", 1));
    assert!(matches!(table.decision(), Decision::Track { .. }));
    for number in ["8895", "9"] {
        assert!(table.game.check(rules::Seat(0), &lay("I17", number, 2)).is_err());
    }
    assert!(table.tiles_for("I17").is_empty());
    assert_eq!(table.refused_by(home_tile("I17", 2)), "R-OR-05");
}

#[test]
fn r_home_06_a_place_is_always_left_for_the_home_marker() {
    let mut table = Table::new(3);
    table.lay("D2", "57", 1).lay("D4", "57", 1).stationed("EKJ", "D4", 0);
    table.stack("d", 3, "d").operating(4, 1, "EKJ", Step::Station);
    assert_eq!(table.refused_by(place("D2", 0)), "R-STA-06");
    table.lay("D2", "14", 0).play(place("D2", 0));
    table.started("BTE", 60, 1, &[0, 3]).open_operating_round(4);
    while !table.events.contains(&Event::TurnBegan { company: company("BTE") }) {
        let action = if table.accepts(&Action::Pass) { Action::Pass } else { from_stack(Size::Small) };
        table.play(action);
    }
    assert_eq!(table.marker_of("BTE", "D2"), Some(Some(0)));
}
