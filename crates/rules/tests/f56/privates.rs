//! R-36-PRV, private companies.

use super::table::{SEATED, THERE, Table, lay, lay_with, new_train, offer_for, place, post, with};
use rules::operating_turn::Step;
use rules::state::PrivateOwner;
use rules::{Action, Decision, F56Action, F56Decision, F56Offer, Offer, Seat};

fn player(seat: u8) -> PrivateOwner {
    PrivateOwner::Player(Seat(seat))
}

#[test]
fn r_36_prv_01_income_at_the_start_of_every_operating_round() {
    let mut table = Table::stock(3, SEATED);
    table
        .started("B", 65, &[4])
        .station("B", "H6", 0)
        .private_to("ACC", 1)
        .private_to("RdP", 2)
        .private_in("CdH", "B");
    table.pass_until_operating();
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (300, 305, 315));
    assert_eq!(
        (table.treasury_of("B"), table.owner("E-SF")),
        (10, PrivateOwner::Closed),
        "closed ones pay nothing"
    );
}

#[test]
fn r_36_prv_02_a_private_company_is_a_certificate() {
    let mut table = Table::with(3, SEATED);
    table.buy("ACC").buy("E-SF").buy("CdH").buy("RdP");
    let count = |table: &Table, seat| table.game.view().certificates(Seat(seat));
    assert_eq!([count(&table, 0), count(&table, 1), count(&table, 2)], [2, 1, 1]);
    table.started("B", 65, &[2]).private_in("RdP", "B");
    assert_eq!(count(&table, 0), 2, "not while a company owns it");
}

/// B in its turn, in the phase of the 3-trains; the first player is its president, the second owns the private companies.
fn buyer(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    for id in ["ACC", "E-SF", "CdH", "RdP"] {
        table.private_to(id, 1);
    }
    table
        .started("B", 65, &[4])
        .station("B", "H6", 0)
        .treasury("B", 500)
        .phase("3")
        .operating("B", Step::Track);
    table
}

/// T-12
#[test]
fn r_36_prv_03_companies_pay_half_to_twice_the_price_from_the_3_trains_on() {
    let mut early = buyer(SEATED);
    early.phase("2");
    assert_eq!(early.refused(&offer_for("RdP", 70)), "R-36-PRV-03");
    let mut table = buyer(SEATED);
    for (id, lowest, highest) in [("ACC", 10, 40), ("E-SF", 20, 80), ("CdH", 25, 100), ("RdP", 35, 140)] {
        assert_eq!(table.refused(&offer_for(id, lowest - 1)), "R-36-PRV-03");
        assert_eq!(table.refused(&offer_for(id, highest + 1)), "R-36-PRV-03");
        assert!(table.accepts(&offer_for(id, lowest)) && table.accepts(&offer_for(id, highest)));
    }
    table.play(offer_for("RdP", 35));
    assert_eq!(table.asked(), Seat(1), "the owner is asked");
    table.play(Action::Refuse);
    assert_eq!(table.refused(&offer_for("RdP", 35)), "R-36-PRV-03", "not again for as much");
    table.play(offer_for("RdP", 140)).play(Action::Accept);
    assert_eq!((table.treasury_of("B"), table.cash(1)), (360, 440));
    // A company does not sell it on, and its own turn is the time for it, whatever the step.
    table.started("GCL", 65, &[0, 2]).station("GCL", "I9", 0).treasury("GCL", 500);
    for step in [Step::Track, Step::Station, Step::Run, Step::Trains, Step::Loans] {
        table.operating("GCL", step);
        assert_eq!(table.refused(&offer_for("RdP", 70)), "R-36-PRV-03");
        assert!(table.accepts(&offer_for("CdH", 50)), "{step:?}");
    }
}

#[test]
fn r_36_prv_04_players_sell_private_companies_to_each_other() {
    let mut table = Table::stock(3, SEATED);
    table.private_to("ACC", 1).private_to("E-SF", 0).started("B", 65, &[1, 2]);
    assert_eq!(table.refused(&offer_for("E-SF", 40)), "R-36-PRV-04", "his own");
    assert_eq!(table.refused(&offer_for("ACC", 301)), "R-36-PRV-04");
    table.play(offer_for("ACC", 1)).play(Action::Refuse);
    assert_eq!(table.asked(), Seat(0));
    assert_eq!(table.refused(&offer_for("ACC", 1)), "R-36-PRV-04");
    table.play(offer_for("ACC", 200));
    assert_eq!(table.asked(), Seat(1));
    // The offer is the buyer's, and no company's.
    let players = ["Anna", "Bela", "Cyril"].map(String::from);
    let names = wording::Names { title: table.game.title(), players: &players };
    assert_eq!(names.event(&table.events[0]).as_deref(), Some("Anna offered Bela 200\u{a0}F for ACC"));
    table.play(Action::Accept);
    assert_eq!((table.owner("ACC"), table.cash(0), table.cash(1)), (player(0), 100, 500));
    // It was the purchase of the turn, and an action.
    assert_eq!(table.asked(), Seat(0));
    assert_eq!(table.refused(&super::table::share("B")), "R-36-SR-03");
    table.pass().pass_all();
    assert_eq!(table.order()[0], 1, "to the left of the buyer");
    let mut there = Table::stock(3, THERE);
    there.private_to("ACC", 1);
    assert_eq!(there.refused(&offer_for("ACC", 20)), "R-36-PRV-04");
}

/// T-13
#[test]
fn r_36_prv_05_all_close_with_the_first_5_train() {
    let mut table = buyer(SEATED);
    table.private_in("E-SF", "B").phase("4").stack("5", 2).treasury("B", 700).operating("B", Step::Trains);
    table.play(new_train());
    for id in ["ACC", "E-SF", "CdH", "RdP"] {
        assert_eq!(table.owner(id), PrivateOwner::Closed);
    }
    table.station("B", "H4", 0).lay("H4", "57", 1).operating("B", Step::Track);
    assert_eq!(table.refused(&lay_with("B8", "2", 3, "E-SF")), "R-36-PRV-07");
    // Whoever reaches the hex pays for the water.
    table.started("NFL", 100, &[2]).station("NFL", "A9", 0).treasury("NFL", 79).operating("NFL", Step::Track);
    assert_eq!(table.refused(&lay("B8", "2", 3)), "R-36-TRK-07");
    table.treasury("NFL", 80).play(lay("B8", "2", 3));
    assert_eq!(table.treasury_of("NFL"), 0);
}

/// T-14
#[test]
fn r_36_prv_06_amsterdam_is_closed_until_a_company_owns_the_canal() {
    let mut table = Table::with(3, SEATED);
    table
        .started("HSM", 65, &[4])
        .station("HSM", "D6", 0)
        .treasury("HSM", 100)
        .private_to("ACC", 1)
        .phase("3");
    table.operating("HSM", Step::Track);
    assert_eq!(table.refused(&lay("D6", "120", 3)), "R-36-TRK-10");
    table.play(offer_for("ACC", 40)).play(Action::Accept).play(lay("D6", "120", 3));
    assert_eq!(
        (table.treasury_of("HSM"), table.owner("ACC")),
        (20, PrivateOwner::Company(super::table::company("HSM")))
    );
    // It ends when the private companies close, too.
    let mut closed = Table::with(3, SEATED);
    closed
        .started("HSM", 65, &[4])
        .station("HSM", "D6", 0)
        .treasury("HSM", 100)
        .phase("5")
        .operating("HSM", Step::Track);
    assert!(closed.accepts(&lay("D6", "120", 3)));
}

/// T-15
#[test]
fn r_36_prv_07_the_ferry_lays_a_free_tile_besides_the_turns_own() {
    let set_up = |options| {
        let mut table = Table::with(3, options);
        table.started("GCL", 65, &[4]).station("GCL", "I9", 0).treasury("GCL", 100).private_in("E-SF", "GCL");
        table.operating("GCL", Step::Track);
        table
    };
    let mut table = set_up(SEATED);
    assert_eq!(table.refused(&lay_with("B8", "57", 0, "E-SF")), "R-36-TRK-14");
    assert_eq!(table.refused(&lay("B8", "56", 3)), "R-36-TRK-03", "its own tile needs a connection");
    table.play(lay("I9", "57", 0)).play(lay_with("B8", "56", 3, "E-SF"));
    assert_eq!((table.treasury_of("GCL"), table.tile_on("B8")), (60, Some("56")));
    assert_eq!(table.owner("E-SF"), PrivateOwner::Company(super::table::company("GCL")), "it stays open");
    // Once: also on another hex, or when the tile is gone.
    assert!(!table.accepts(&lay_with("B8", "15", 3, "E-SF")));
    table
        .edit(|state| state.board.tiles[super::table::hex("B8").index()] = None)
        .operating("GCL", Step::Track);
    assert_eq!(table.refused(&lay_with("B8", "2", 3, "E-SF")), "R-36-PRV-07");
    // In the track step only; elsewhere at any time of the turn.
    let mut late = set_up(SEATED);
    late.operating("GCL", Step::Trains);
    assert_eq!(late.refused(&lay_with("B8", "2", 3, "E-SF")), "R-36-OR-05");
    let mut there = set_up(THERE);
    there.operating("GCL", Step::Trains).play(lay_with("B8", "2", 3, "E-SF"));
    assert_eq!(there.tile_on("B8"), Some("2"));
    // A player's ferry closes the hex for all.
    let mut players = set_up(SEATED);
    players.private_to("E-SF", 2);
    assert_eq!(players.refused(&lay("B8", "56", 3)), "R-36-TRK-10");
    assert_eq!(players.refused(&lay_with("B8", "56", 3, "E-SF")), "R-36-TRK-10");
}

/// HSM, far away from the coalfields that it owns.
fn coalfields() -> Table {
    let mut table = Table::with(3, SEATED);
    table.started("HSM", 65, &[4]).station("HSM", "D6", 0).treasury("HSM", 100).private_in("CdH", "HSM");
    table.lay("E7", "6", 2).operating("HSM", Step::Track);
    table
}

/// T-16
#[test]
fn r_36_prv_08_the_coalfields_bring_a_tile_and_a_station() {
    let mut table = coalfields();
    assert_eq!(table.refused(&lay("J8", "6", 0)), "R-36-TRK-03");
    table.play(lay_with("J8", "6", 0, "CdH"));
    assert_eq!((table.treasury_of("HSM"), table.tile_on("J8")), (40, Some("6")));
    assert!(matches!(table.decision(), Decision::F56(F56Decision::PrivateStation { .. })));
    assert_eq!(table.refused(&place("E7", 0)), "R-36-PRV-08");
    let declined = table.copy();
    table.play(place("J8", 0));
    assert_eq!((table.treasury_of("HSM"), table.marker_of("HSM", "J8")), (40, Some(Some(0))));
    assert_eq!(table.owner("CdH"), PrivateOwner::Company(super::table::company("HSM")), "it stays open");
    assert_eq!(table.refused(&lay("E9", "9", 1)), "R-36-TRK-01", "it was the tile of the turn");
    // A second station would need another marker: B has more of them.
    let mut more = Table::with(3, SEATED);
    more.started("B", 65, &[4])
        .station("B", "H6", 0)
        .treasury("B", 300)
        .private_in("CdH", "B")
        .lay("H4", "57", 1);
    more.operating("B", Step::Track).play(lay_with("J8", "6", 0, "CdH")).play(place("J8", 0)).pass();
    assert!(!matches!(more.decision(), Decision::Station { .. }), "the station of the turn is placed");
    // Declined, it is a normal station from then on.
    let mut declined = declined;
    declined.pass().pass();
    assert!(!declined.offered().contains(&Offer::PlaceStation {
        hex: super::table::hex("J8"),
        city: 0,
        cost: 0
    }));
    declined.treasury("HSM", 300).operating("HSM", Step::Station);
    assert_eq!(declined.refused(&place("J8", 0)), "R-36-STN-01");
}

/// T-17
#[test]
fn r_36_prv_08_the_coalfields_must_be_empty() {
    let mut table = coalfields();
    table.lay("J8", "57", 0).phase("3").operating("HSM", Step::Track);
    for action in
        [lay_with("J8", "6", 0, "CdH"), lay_with("J8", "14", 0, "CdH"), lay_with("J8", "15", 0, "CdH")]
    {
        assert!(!table.accepts(&action), "{action:?}");
    }
    assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::LayTile { private: Some(_), .. })));
    // After the turn's own tile it is too late, and without 60 F.
    let mut laid = coalfields();
    laid.play(lay("E9", "9", 1));
    assert_eq!(laid.refused(&lay_with("J8", "6", 0, "CdH")), "R-36-TRK-01");
    let mut poor = coalfields();
    poor.treasury("HSM", 59);
    assert_eq!(poor.refused(&lay_with("J8", "6", 0, "CdH")), "R-36-TRK-07");
}

/// B in the phase of the 4-trains, with a line from Brussels to Paris.
fn to_paris(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.started("B", 65, &[4]).station("B", "H6", 0).station("B", "H4", 0).station("B", "I3", 0);
    table.lay("H6", "121", 1).lay("H4", "15", 2).lay("I5", "7", 1).lay("I3", "121", 0).lay("G7", "57", 0);
    table.trains("B", &["4"]).phase("4").private_in("RdP", "B").operating("B", Step::Run);
    table
}

const PARIS: [&str; 5] = ["H6", "H4", "I5", "I3", "J2"];

/// T-18
#[test]
fn r_36_prv_09_the_post_adds_20_to_every_run_that_stops_there() {
    let mut table = to_paris(SEATED);
    let route = table.route("4", &PARIS);
    assert_eq!(table.earns([route.clone()]), 50 + 30 + 50 + 3 * 20);
    table.play(post("H6"));
    assert_eq!(table.earns([route]), 210);
    assert!(!table.accepts(&post("H4")), "once");
}

/// T-19
#[test]
fn r_36_prv_09_for_each_train_of_its_company_alone() {
    let mut table = to_paris(SEATED);
    table.trains("B", &["2", "2"]).play(post("H6"));
    let runs = [table.route("2", &["H4", "H6"]), table.route("2", &["H6", "G7"])];
    assert_eq!(table.earns(runs.clone()), (30 + 50 + 20) + (50 + 20 + 20));
    table
        .started("GCL", 100, &[0, 2])
        .station("GCL", "G7", 0)
        .trains("GCL", &["2"])
        .operating("GCL", Step::Run);
    assert_eq!(table.earns([runs[1].clone()]), 50 + 20);
    // Both stops of a hex count once.
    let mut twice = Table::with(3, SEATED);
    twice
        .started("HSM", 65, &[4])
        .lay("D6", "120", 3)
        .lay("E7", "5", 2)
        .lay("D8", "7", 0)
        .station("HSM", "D6", 1);
    twice
        .trains("HSM", &["3"])
        .phase("3")
        .private_in("RdP", "HSM")
        .operating("HSM", Step::Run)
        .play(post("D6"));
    assert_eq!(twice.earns([twice.route("3", &["D6", "E7", "D8", "D6"])]), 60 + 20 + 60 + 20);
}

/// T-20
#[test]
fn r_36_prv_09_on_any_hex_with_a_city_or_a_town() {
    let places = |table: &Table| {
        let hexes = table.offered().into_iter().filter_map(|offer| match offer {
            Offer::F56(F56Offer::PlacePost { hex }) => Some(super::table::title().hex(hex).name.clone()),
            _ => None,
        });
        hexes.collect::<Vec<_>>()
    };
    let all = "A9 B8 B10 D6 E5 E7 E11 F4 F10 G7 H2 H4 H6 H10 I3 I9 J6 J8 K11";
    let table = to_paris(SEATED);
    assert_eq!(places(&table).join(" "), all);
    let there = to_paris(THERE);
    assert_eq!(places(&there).join(" "), all.replace("E7 ", ""));
    assert!(table.accepts(&post("E7")));
    assert_eq!(there.refused(&post("E7")), "R-36-PRV-09");
    assert_eq!(table.refused(&post("A13")), "R-36-PRV-09");
    assert_eq!(table.refused(&post("J2")), "R-36-PRV-09");
    assert_eq!(table.refused(&post("C7")), "R-36-PRV-09");
    // At any point of its own turn.
    for step in [Step::Track, Step::Station, Step::Trains, Step::Loans] {
        let mut table = to_paris(SEATED);
        assert!(table.operating("B", step).accepts(&post("H6")), "{step:?}");
    }
}

/// T-21
#[test]
fn r_36_prv_10_the_post_closes_and_its_marker_goes_with_the_first_6_train() {
    let mut table = to_paris(SEATED);
    table.play(post("H6"));
    assert_eq!((table.owner("RdP"), table.state().post.is_some()), (PrivateOwner::Closed, true));
    table.phase("5").trains("B", &["4"]).operating("B", Step::Run);
    assert_eq!(table.earns([table.route("4", &PARIS)]), 130 + 3 * 30 + 20, "not with the first 5-train");
    table.stack("6", 2).treasury("B", 700).operating("B", Step::Trains).play(new_train());
    assert_eq!((table.phase_now(), table.state().post), ("6".into(), None));
    table.trains("B", &["4"]).operating("B", Step::Run);
    assert_eq!(table.earns([table.route("4", &PARIS)]), 130 + 3 * 30);
}

#[test]
fn r_36_prv_11_no_other_tile_is_laid_without_a_connection() {
    let mut table = Table::with(3, with("skip_idle_steps", false));
    table.started("B", 65, &[4]).station("B", "H6", 0).treasury("B", 500);
    for id in ["ACC", "E-SF", "CdH", "RdP"] {
        table.private_in(id, "B");
    }
    table.operating("B", Step::Track);
    assert_eq!(table.refused(&lay("B10", "57", 2)), "R-36-TRK-03");
    assert_eq!(table.refused(&lay_with("B10", "57", 2, "E-SF")), "R-36-PRV-07");
    assert_eq!(table.refused(&lay_with("B10", "57", 2, "CdH")), "R-36-PRV-08");
    assert!(
        !table.accepts(&lay_with("D6", "120", 3, "ACC")) && !table.accepts(&lay_with("B10", "57", 2, "RdP"))
    );
    let free: Vec<_> = table
        .offered()
        .into_iter()
        .filter_map(|offer| match offer {
            Offer::LayTile { hex, private: Some(_), .. } => Some(super::table::title().hex(hex).name.clone()),
            _ => None,
        })
        .collect();
    assert!(!free.is_empty() && free.iter().all(|hex| hex == "B8" || hex == "J8"), "{free:?}");
}

/// On 18xx.games a company may borrow before it decides about the station of the coalfields.
#[test]
fn r_36_prv_08_on_18xx_games_other_things_may_come_before_the_station() {
    for (options, may) in [(SEATED, false), (THERE, true)] {
        let mut table = Table::stock(3, options);
        table.started("HSM", 65, &[4]).station("HSM", "D6", 0).treasury("HSM", 100).private_in("CdH", "HSM");
        table.phase("3").operating("HSM", Step::Track).play(lay_with("J8", "6", 0, "CdH"));
        assert!(matches!(table.decision(), Decision::F56(F56Decision::PrivateStation { .. })));
        assert_eq!(table.accepts(&Action::F56(F56Action::TakeLoan)), may);
    }
}
