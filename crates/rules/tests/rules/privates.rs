//! IV.1, local railways and purple-edged tiles.

use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::title::Size;
use rules::{Action, CzAction, Decision, Options, Seat};

use crate::table::{SEATED, Table, company, from_stack, hex, lay, lay_with, private};

fn offer(id: &str, price: u32) -> Action {
    Action::OfferForPrivate { private: private(id), price }
}

fn sell_local(id: &str) -> Action {
    Action::Cz(CzAction::SellLocal { private: private(id) })
}

/// The company builds in a later turn from a station in the first city of this hex and owns these local railways.
fn builds(table: &mut Table, symbol: &str, at: &str, phase: &str, privates: &[&str]) {
    table.stack(phase, 2, phase).stationed(symbol, at, 0);
    for id in privates {
        table.local_to_company(id, symbol);
    }
    table.operating(4, 1, symbol, Step::Track);
}

/// KFN in Brno with a town on the east side and open hills on the west.
fn kfn(phase: &str, privates: &[&str]) -> Table {
    let mut table = Table::new(3);
    builds(table.line("G19", "Yt"), "KFN", "G19", phase, privates);
    table
}

/// kk, which may own everything, in Karlovy Vary on this tile.
fn kk(number: &str, rotation: u8, phase: &str) -> Table {
    let mut table = Table::new(3);
    builds(table.lay("D4", number, rotation), "kk", "D4", phase, &["S1", "M1", "L1"]);
    table
}

#[test]
fn r_loc_01_t_081_one_use_in_the_game_but_income_and_sale_remain() {
    let mut table = kfn("d", &["M1"]);
    table.play(lay_with("G17", "4", 1, "M1"));
    assert!(table.state().private(private("M1")).used);
    assert_eq!(table.refused_by(lay_with("G21", "887p", 1, "M1")), "R-LOC-01");
    assert!(table.accepts(&sell_local("M1")));
    table.trains("KFN", &["3+3d"]).open_operating_round(5);
    assert_eq!(table.treasury_of("KFN"), 510, "it still pays");

    let mut table = kfn("d", &["M1"]);
    table.play(lay_with("G21", "887p", 1, "M1"));
    assert_eq!(table.refused_by(lay_with("G17", "4", 1, "M1")), "R-LOC-01");
}

#[test]
fn r_loc_02_t_079_two_towns_become_one_town_of_20() {
    let pairs =
        [("1", 0, "888p"), ("2", 1, "887p"), ("55", 0, "888p"), ("56", 1, "887p"), ("69", 0, "8866p")];
    for (number, rotation, purple) in pairs {
        let mut table = Table::new(3);
        builds(table.line("F22", "c").lay("F20", number, rotation), "MW", "F22", "d", &["S1"]);
        assert_eq!(table.tiles_by("S1", "F20"), [purple], "on {number}");
    }
    let mut table = Table::new(3);
    builds(table.line("F22", "c").lay("F20", "55", 0), "MW", "F22", "d", &["S1"]);
    for rotation in 0..6 {
        assert_eq!(table.refused_by(lay_with("F20", "887p", rotation, "S1")), "R-PROM-04");
        assert_eq!(table.refused_by(lay_with("F20", "8866p", rotation, "S1")), "R-PROM-04");
    }
    table.play(lay_with("F20", "888p", 2, "S1"));
    let face = table.game.view().face(hex("F20"));
    assert_eq!((face.stops.len(), face.towns(), face.stops[0].values[0]), (1, 1, 20));
}

#[test]
fn r_loc_02_small_ones_lay_green_medium_ones_also_brown_large_ones_also_grey() {
    let green = kk("57", 1, "i");
    let brown = kk("14", 0, "i");
    let grey = kk("611", 0, "i");
    for id in ["S1", "M1", "L1"] {
        assert_eq!(green.tiles_by(id, "D4"), ["14p", "15p"]);
    }
    assert!(brown.tiles_by("S1", "D4").is_empty() && grey.tiles_by("S1", "D4").is_empty());
    assert_eq!(brown.refused_by(lay_with("D4", "611p", 0, "S1")), "R-LOC-02");
    assert_eq!(brown.tiles_by("M1", "D4"), ["611p"]);
    assert_eq!(brown.tiles_by("L1", "D4"), ["611p"]);
    assert_eq!(grey.refused_by(lay_with("D4", "595p", 0, "M1")), "R-LOC-02");
    assert_eq!(grey.tiles_by("L1", "D4"), ["595p"]);
}

#[test]
fn r_loc_02_besides_the_normal_build_and_at_any_moment_of_the_turn() {
    let mut table = kfn("d", &["S1"]);
    table.play(lay("G17", "4", 1));
    assert!(table.accepts(&lay_with("G21", "887p", 1, "S1")), "after the normal build");
    table
        .play(lay_with("G21", "887p", 1, "S1"))
        .operating(4, 1, "KFN", Step::Track)
        .local_to_company("S2", "KFN");
    table.play(lay_with("G17", "887p", 1, "S2"));
    assert!(table.accepts(&lay("G23", "57", 1)), "and before it");
    for step in [Step::Station, Step::TakeOver, Step::Trains] {
        let mut table = kfn("d", &["S1"]);
        table.operating(4, 1, "KFN", step);
        assert!(table.accepts(&lay_with("G21", "887p", 1, "S1")), "in {step:?}");
    }
}

#[test]
fn r_loc_03_t_084_the_colour_must_be_available() {
    for phase in ["g", "h"] {
        assert_eq!(kk("611", 0, phase).refused_by(lay_with("D4", "595p", 0, "L1")), "R-PROM-01");
    }
    assert_eq!(kk("57", 1, "c").refused_by(lay_with("D4", "14p", 2, "L1")), "R-PROM-01");
    assert!(kk("611", 0, "i").accepts(&lay_with("D4", "595p", 0, "L1")));
}

#[test]
fn r_loc_03_power_1_obeys_the_rules_of_promotion() {
    let mut table = kfn("d", &["S1", "M1"]);
    assert_eq!(table.refused_by(lay_with("G17", "887p", 1, "S1")), "R-OR-TRK-06", "never on an empty hex");
    assert_eq!(
        table.refused_by(lay_with("C7", "8896p", 0, "M1")),
        "R-OR-TRK-06",
        "nor on an untiled double city"
    );
    table.line("G15", "c");
    assert_eq!(table.refused_by(lay_with("G15", "15p", 1, "S1")), "R-PROM-03", "not connected");
    table.edit(|state| state.supply[crate::table::tile("887p").index()] = 0);
    assert_eq!(table.refused_by(lay_with("G21", "887p", 1, "S1")), "R-OR-TRK-11");

    let mut table = Table::new(3);
    builds(table.line("G21", "tc"), "KFN", "G23", "d", &["S1"]);
    table.edit(|state| state.companies[company("KFN").index()].has_laid = false);
    assert_eq!(table.refused_by(lay_with("G21", "887p", 1, "S1")), "R-OR-TRK-03", "the home hex comes first");
}

#[test]
fn r_loc_04_t_080_purple_tiles_need_power_1_ordinary_ones_replace_them_normally() {
    let mut table = Table::new(3);
    builds(table.lay("D4", "14p", 2), "KFN", "D4", "g", &["M1"]);
    assert_eq!(table.refused_by(lay("D4", "611p", 0)), "R-LOC-04");
    assert!(table.accepts(&lay_with("D4", "611p", 0, "M1")));
    table.play(lay("D4", "611", 0));
    assert_eq!(table.tile_on("D4"), Some("611"));
    assert_eq!(table.supply_of("14p"), 1, "back in the supply");
    assert_eq!(kk("57", 1, "d").refused_by(lay("D4", "14p", 2)), "R-LOC-04");
}

#[test]
fn r_loc_05_t_082_power_2_waives_the_cost_of_a_normal_lay() {
    let mut table = kfn("d", &["S1", "M1"]);
    assert_eq!(
        table.refused_by(lay_with("G17", "4", 1, "S1")),
        "R-LOC-05",
        "a hill is too high for a small one"
    );
    table.play(lay_with("G17", "4", 1, "M1"));
    assert_eq!(table.treasury_of("KFN"), 500);
    assert_eq!(table.refused_by(lay("G23", "57", 1)), "R-OR-TRK-01", "it was the normal lay");
    let mut table = kfn("d", &["M1"]);
    table.operating(4, 1, "KFN", Step::Trains);
    assert_eq!(table.refused_by(lay_with("G17", "4", 1, "M1")), "R-OR-05", "only in the track step");
}

#[test]
fn r_loc_05_also_for_the_first_tile_on_praha() {
    let mut table = Table::new(3);
    builds(&mut table, "NWB", "E11", "b", &["S1"]);
    table.play(lay_with("E11", "8889", 1, "S1"));
    assert_eq!(table.treasury_of("NWB"), 500);
}

#[test]
fn r_loc_05_rivers_for_all_hills_for_medium_mountains_for_large_ones() {
    let tries = [
        ("D4", "c--", "D10", [true, true, true]),
        ("E7", "c", "E5", [false, true, true]),
        ("B8", "c", "B6", [false, false, true]),
        ("D4", "c", "D6", [false; 3]),
    ];
    for (from, letters, at, waived) in tries {
        let mut table = Table::new(3);
        builds(table.line(from, letters), "kk", from, "a", &["S1", "M1", "L1"]);
        assert!(table.accepts(&lay(at, "9", 1)));
        for (id, waived) in ["S1", "M1", "L1"].into_iter().zip(waived) {
            let action = lay_with(at, "9", 1, id);
            assert_eq!(table.accepts(&action), waived, "{id} on {at}");
            if !waived {
                assert_eq!(table.refused_by(action), "R-LOC-05");
            }
        }
    }
}

#[test]
fn r_loc_06_t_083_several_local_railways_in_one_turn() {
    let mut table = kfn("d", &["S1", "S2", "M1"]);
    table.play(lay("G17", "4", 1));
    table.play(lay_with("G17", "887p", 1, "S1")).play(lay_with("G21", "887p", 1, "S2"));
    assert_eq!([table.tile_on("G17"), table.tile_on("G21")], [Some("887p"); 2]);
    assert_eq!(table.treasury_of("KFN"), 480);

    let mut table = kfn("d", &["S1", "S2", "M1"]);
    table.play(lay_with("G17", "4", 1, "M1")).play(lay_with("G17", "887p", 1, "S1"));
    assert_eq!(table.treasury_of("KFN"), 500, "power 2 for the yellow tile and power 1 on top of it");
}

#[test]
fn r_loc_07_only_the_company_that_owns_it_may_use_it() {
    let mut table = kfn("d", &["M1"]);
    table.local_to_player("S1", 0).local_to_company("S2", "EKJ");
    for id in ["S1", "S2", "S3"] {
        assert_eq!(table.refused_by(lay_with("G21", "887p", 1, id)), "R-LOC-07");
    }
    table.local_to_player("M2", 0);
    assert_eq!(table.refused_by(lay_with("G17", "4", 1, "M2")), "R-LOC-07");
}

#[test]
fn t_085_power_1_with_the_colour_of_the_train_just_bought() {
    let mut table = Table::new(3);
    table.line("D4", "c").stationed("EKJ", "D4", 0).local_to_company("S1", "EKJ").stack("d", 4, "c");
    table.operating(3, 1, "EKJ", Step::Trains);
    assert_eq!(table.refused_by(lay_with("D4", "14p", 2, "S1")), "R-PROM-01");
    table.play(from_stack(Size::Small)).play(lay_with("D4", "14p", 2, "S1"));
    assert_eq!(table.tile_on("D4"), Some("14p"));
}

/// EKJ of seat 0 with 200 K in the second set; seat 1 owns S1, seat 0 owns S2.
fn ekj_buys(phase: &str) -> Table {
    let mut table = Table::new(3);
    table.line("D4", "c").stationed("EKJ", "D4", 0).treasury("EKJ", 200).stack(phase, 2, phase);
    table.local_to_player("S1", 1).local_to_player("S2", 0).local_to_player("M1", 0);
    table.operating(2, 1, "EKJ", Step::Track);
    table
}

#[test]
fn r_loc_08_t_086_a_company_buys_from_a_player_for_1_to_the_current_price() {
    assert_eq!(ekj_buys("a").refused_by(offer("S1", 30)), "R-LOC-08");
    let mut table = ekj_buys("b");
    assert!(table.accepts(&offer("S1", 1)) && table.accepts(&offer("S1", 45)));
    for price in [0, 46] {
        assert_eq!(table.refused_by(offer("S1", price)), "R-LOC-08");
    }
    table.play(offer("S1", 44));
    assert!(matches!(table.decision(), Decision::Answer { .. }));
    assert_eq!(table.decider(), 1);
    table.play(Action::Refuse);
    assert_eq!(table.state().private(private("S1")).owner, PrivateOwner::Player(Seat(1)));
    assert_eq!(table.treasury_of("EKJ"), 200);
    assert_eq!(table.refused_by(offer("S1", 44)), "R-LOC-08", "not again for the same price in this turn");
    table.play(offer("S1", 45)).play(Action::Accept);
    assert_eq!(table.state().private(private("S1")).owner, PrivateOwner::Company(company("EKJ")));
    assert_eq!([table.treasury_of("EKJ"), table.cash_of(1)], [155, 380 + 45]);
}

#[test]
fn r_loc_08_from_its_own_director_without_asking_and_with_its_own_money() {
    let mut table = ekj_buys("b");
    table.treasury("EKJ", 20);
    assert_eq!(table.refused_by(offer("S2", 21)), "R-CO-07");
    table.play(offer("S2", 20));
    assert_eq!(table.state().private(private("S2")).owner, PrivateOwner::Company(company("EKJ")));
    assert_eq!([table.treasury_of("EKJ"), table.cash_of(0)], [0, 400]);
}

#[test]
fn r_loc_08_t_087_not_larger_than_the_company() {
    assert_eq!(ekj_buys("b").refused_by(offer("M1", 10)), "R-CO-05");
    let mut table = kfn("b", &[]);
    table.local_to_player("M1", 0).local_to_player("L1", 0).local_to_player("S1", 0);
    assert!(table.accepts(&offer("M1", 10)) && table.accepts(&offer("S1", 10)));
    assert_eq!(table.refused_by(offer("L1", 10)), "R-CO-05");
}

#[test]
fn r_loc_09_t_088_the_company_sells_to_the_bank_at_the_current_price() {
    let mut table = ekj_buys("d");
    table.local_to_company("S3", "EKJ").trains("EKJ", &["3d"]).operating(6, 2, "EKJ", Step::Track);
    assert_eq!(table.refused_by(sell_local("S1")), "R-LOC-09", "a player's");
    table.play(sell_local("S3"));
    assert_eq!(table.treasury_of("EKJ"), 275);
    assert_eq!(table.state().private(private("S3")).owner, PrivateOwner::Closed);
    table.open_operating_round(7);
    assert_eq!(table.treasury_of("EKJ"), 275, "no income any more");
}

#[test]
fn r_loc_10_t_089_no_other_transfers() {
    let mut table = ekj_buys("d");
    table.local_to_company("S4", "OFE");
    assert_eq!(table.refused_by(offer("S4", 10)), "R-LOC-08", "not from another company");
    table.stock_round(4, 1);
    for action in [sell_local("S1"), offer("S2", 10), Action::BuyPrivate { private: private("S2") }] {
        assert_eq!(table.refused_by(action), "R-SR-02", "not in a stock round");
    }
}

#[test]
fn r_loc_11_in_a_players_hand_it_is_a_certificate_and_worth_120() {
    let mut table = Table::new(3);
    table.started("EKJ", 60, 0, &[2]);
    let look = |table: &Table| (table.game.view().certificates(Seat(0)), table.game.view().worth(Seat(0)));
    assert_eq!(look(&table), (1, 380 + 120));
    table.local_to_player("S1", 0).local_to_player("L1", 0);
    assert_eq!(look(&table), (3, 380 + 120 + 240));
    table.local_to_company("S1", "EKJ");
    assert_eq!(look(&table), (2, 380 + 120 + 120));
}

#[test]
fn r_loc_05_as_on_18xx_games_it_needs_only_a_free_place_for_a_tile() {
    let table = |options| {
        let mut table = Table::with(3, options);
        builds(table.line("E9", "c"), "NWB", "E11", "b", &["S1"]);
        table.first_turn().stationed("NWB", "E9", 0);
        table
    };
    let there = Options { waived_lay_is_build: false, ..SEATED };
    let (yellow, praha) = (lay("E7", "9", 1), lay_with("E11", "8889", 1, "S1"));
    assert_eq!(table(SEATED).play(yellow.clone()).refused_by(praha.clone()), "R-OR-TRK-01");
    assert_eq!(table(SEATED).play(praha.clone()).refused_by(yellow.clone()), "R-PROM-09");
    assert_eq!(table(there).play(yellow.clone()).play(praha.clone()).tile_on("E11"), Some("8889"));
    assert_eq!(table(there).play(praha).play(yellow).tile_on("E7"), Some("9"));
}
