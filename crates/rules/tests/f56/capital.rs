//! R-36-PAR, starting companies: their capital, their destinations and their homes.

use super::table::{SEATED, THERE, Table, company, hex, lay, lay_with, place, run, share, start, with};
use rules::operating_turn::Step;
use rules::state::{Capital, Status};
use rules::{Action, Decision, F56Action, Seat};

/// The first stock round of three players with 2000 F each.
fn rich(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.stock_round(1, 0).money(0, 2000).money(1, 2000).money(2, 2000);
    table
}

/// The next players buy a share each.
fn buy(table: &mut Table, symbol: &str, shares: usize) {
    for _ in 0..shares {
        table.turn(share(symbol));
    }
}

#[test]
fn r_36_par_01_a_company_starts_at_one_of_six_prices() {
    let mut table = rich(SEATED);
    assert_eq!(table.refused(&start("B", 85)), "R-36-PAR-01");
    assert_eq!(table.refused(&start("B", 60)), "R-36-PAR-01");
    assert_eq!(table.refused(&start("MESS", 100)), "R-36-PAR-01");
    for (symbol, price) in [("B", 65), ("GCL", 70), ("Nord", 75), ("NBDS", 80), ("HSM", 90), ("NFL", 100)] {
        let seat = table.asked().0;
        let cash = table.cash(seat);
        table.turn(start(symbol, price));
        assert_eq!((table.cash(seat), table.price_of(symbol)), (cash - 2 * price, price));
        assert_eq!((table.president_of(symbol), table.place_of(symbol).1), (Some(seat), 4));
    }
    assert_eq!(table.refused(&start("B", 65)), "R-36-PAR-01");
    // Several may share a space, the newest at the bottom.
    let mut shared = rich(SEATED);
    shared.turn(start("HSM", 80)).turn(start("B", 80)).turn(start("GCL", 80));
    assert_eq!(shared.chart_order(), ["HSM", "B", "GCL"]);
    shared.money(0, 129);
    assert_eq!(shared.refused(&start("Nord", 65)), "R-36-SR-04");
}

#[test]
fn r_36_par_02_the_train_on_offer_fixes_the_capital() {
    let capital = |top: &str, left| {
        let mut table = rich(SEATED);
        table.stack(top, left).play(start("B", 65));
        table.capital_of("B")
    };
    assert_eq!(capital("2", 1), Some(Capital::Escrow));
    assert_eq!(capital("3", 4), Some(Capital::Escrow));
    assert_eq!(capital("4", 1), Some(Capital::Escrow), "not the phase: one 4-train is left");
    assert_eq!(capital("5", 2), Some(Capital::Incremental));
    assert_eq!(capital("5", 1), Some(Capital::Incremental), "not the phase: one 5-train is left");
    assert_eq!(capital("6", 2), Some(Capital::Full));
    assert_eq!(capital("8", 5), Some(Capital::Full));
}

/// T-38
#[test]
fn r_36_par_03_money_for_the_second_half_is_held_back() {
    let mut table = rich(SEATED);
    table.play(start("B", 100));
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (200, 0));
    buy(&mut table, "B", 3);
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (500, 0));
    let bank = table.bank();
    buy(&mut table, "B", 1);
    assert_eq!((table.treasury_of("B"), table.escrow_of("B"), table.bank()), (500, 100, bank + 100));
    buy(&mut table, "B", 3);
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (500, 400));
}

/// B as in T-38 with nine shares sold; GCL is about to lay the tile that joins Brussels with Maastricht and Liège.
fn before_the_last_tile(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.started("B", 100, &[4, 3, 2]).treasury("B", 500).escrow("B", 400).phase("3");
    table.started("GCL", 90, &[0, 2]).station("GCL", "I9", 0).treasury("GCL", 100);
    table.lay("G7", "6", 4).lay("G9", "8", 5).lay("I9", "57", 0).operating("GCL", Step::Track);
    table
}

/// T-39
#[test]
fn r_36_par_04_r_36_par_07_another_company_lays_the_last_tile() {
    let mut table = before_the_last_tile(SEATED);
    let bank = table.bank();
    table.play(lay("H10", "59", 0));
    assert_eq!((table.treasury_of("B"), table.escrow_of("B"), table.treasury_of("GCL")), (900, 0, 60));
    assert_eq!(table.bank(), bank - 400 + 40);
    table.stock_round(2, 2).play(share("B"));
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (1000, 0));
    // Elsewhere it waits for the end of the step.
    let mut there = before_the_last_tile(THERE);
    there.play(lay("H10", "59", 0));
    assert_eq!((there.treasury_of("B"), there.escrow_of("B")), (500, 400));
    there.pass();
    assert_eq!((there.treasury_of("B"), there.escrow_of("B")), (900, 0));
}

/// T-118
#[test]
fn r_36_par_04_what_is_released_pays_for_the_next_tile_of_the_step() {
    let set_up = |options| {
        let mut table = Table::with(3, options);
        table.started("NFL", 65, &[4, 3]).escrow("NFL", 130).station("NFL", "A9", 0).phase("3");
        table.private_in("E-SF", "NFL").lay("D6", "120", 3).lay("C7", "9", 0).lay("B10", "57", 2);
        table.operating("NFL", Step::Track);
        assert_eq!(table.refused(&lay("D8", "8", 1)), "R-36-TRK-07");
        table.play(lay_with("B8", "2", 3, "E-SF"));
        table
    };
    let mut table = set_up(SEATED);
    assert_eq!((table.treasury_of("NFL"), table.escrow_of("NFL")), (130, 0));
    table.play(lay("D8", "8", 1));
    assert_eq!(table.treasury_of("NFL"), 90);
    let mut there = set_up(THERE);
    assert_eq!(there.refused(&lay("D8", "8", 1)), "R-36-TRK-07");
    there.pass();
    assert_eq!(there.treasury_of("NFL"), 130);
}

/// T-41
#[test]
fn r_36_par_02_r_36_par_05_every_share_pays_the_company() {
    let mut table = rich(SEATED);
    table.phase("4").stack("5", 2).play(start("B", 80));
    buy(&mut table, "B", 5);
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (560, 0));
}

/// T-42
#[test]
fn r_36_par_06_full_capital_comes_with_60_percent() {
    let mut table = rich(SEATED);
    table.phase("5").stack("6", 2).play(start("B", 100));
    buy(&mut table, "B", 3);
    assert_eq!((table.treasury_of("B"), table.status_of("B")), (0, Status::Started));
    let mut half = table.copy();
    half.pass_all();
    assert!(
        half.events.iter().all(|event| !matches!(event, rules::event::Event::TurnBegan { .. })),
        "it does not operate"
    );
    let bank = table.bank();
    buy(&mut table, "B", 1);
    assert_eq!((table.treasury_of("B"), table.status_of("B")), (1000, Status::Floated));
    assert_eq!(table.bank(), bank + 100 - 1000);
    buy(&mut table, "B", 1);
    assert_eq!(table.treasury_of("B"), 1000, "later shares pay the bank");
}

/// T-40
#[test]
fn r_36_par_07_one_tile_reaches_two_destinations_also_of_a_company_not_yet_started() {
    let mut table = Table::with(3, SEATED);
    table
        .started("HSM", 65, &[4, 2])
        .escrow("HSM", 65)
        .treasury("HSM", 100)
        .station("HSM", "D6", 0)
        .phase("3");
    table.lay("E5", "59", 4).lay("E7", "15", 1).lay("E9", "9", 1).operating("HSM", Step::Track);
    table.play(lay("E11", "59", 1));
    assert_eq!((table.treasury_of("HSM"), table.escrow_of("HSM")), (100 - 40 + 65, 0));
    assert_eq!(table.capital_of("HSM"), Some(Capital::Incremental));
    table.stock_round(2, 0).money(0, 1000).play(start("NBDS", 70));
    assert_eq!(table.capital_of("NBDS"), Some(Capital::Incremental));
    // Without the tile it would not be.
    let mut other = rich(SEATED);
    other.play(start("NBDS", 70));
    assert_eq!(other.capital_of("NBDS"), Some(Capital::Escrow));
}

/// A company that started now would have its money at once: its destination does not count any more.
#[test]
fn r_36_par_07_unstarted_companies_only_while_money_would_be_held_back() {
    for (phase, on_offer, reached) in [("4", "4", true), ("4", "5", false)] {
        let mut table = Table::with(3, SEATED);
        table.started("HSM", 65, &[4, 2]).treasury("HSM", 100).station("HSM", "D6", 0);
        table.phase(phase).stack(on_offer, 0);
        table.lay("E5", "59", 4).lay("E7", "15", 1).lay("E9", "9", 1).operating("HSM", Step::Track);
        table.play(lay("E11", "59", 1));
        assert_eq!(table.game.view().credit(company("NBDS")).reached, reached, "{on_offer}");
    }
}

#[test]
fn r_36_par_07_stations_do_not_interrupt_the_connection() {
    let mut table = before_the_last_tile(SEATED);
    // The only place of Antwerp, on the way from Brussels, is taken.
    table.started("Nord", 65, &[2]).station("Nord", "G7", 0).operating("GCL", Step::Track);
    table.play(lay("H10", "59", 0));
    assert_eq!(table.treasury_of("B"), 900);
}

/// Found in a recorded game: from Amsterdam one comes to Zwolle only away from Arnhem, round by Groningen and back over the same track.
#[test]
fn r_36_par_07_no_hex_side_is_used_twice() {
    let lain = "B12 8 1, B8 56 3, C11 9 2, C7 9 0, C9 7 2, D10 24 4, D12 7 1, D6 122 3, D8 8 4, E11 59 4, E7 63 0, \
        E9 24 3, F10 58 0, F6 8 3, F8 28 0, G11 7 0, G7 14 2, G9 18 2, H10 59 1, H6 121 1";
    let mut table = Table::with(3, SEATED);
    table.started("B", 65, &[4, 3]).escrow("B", 130).station("B", "H6", 0).phase("5");
    for tile in lain.split(", ") {
        let parts: Vec<&str> = tile.split_whitespace().collect();
        let (at, number) = (parts[0], parts[1]);
        table.lay(at, number, parts[2].parse().expect("a position"));
    }
    table.lay("B10", "14", 1).operating("B", Step::Track).play(lay("B10", "63", 0));
    assert_eq!(table.escrow_of("B"), 130);
    // With other track in Zwolle it need not turn back.
    table.lay("D10", "7", 0).operating("B", Step::Track).play(lay("G7", "63", 0));
    assert_eq!(table.escrow_of("B"), 0);
}

/// T-43
#[test]
fn r_36_par_08_the_capital_stays_as_it_began() {
    let mut table = before_the_last_tile(SEATED);
    table.phase("5").stack("6", 2).operating("GCL", Step::Track);
    assert_eq!(table.capital_of("B"), Some(Capital::Escrow));
    table.play(lay("H10", "59", 0));
    assert_eq!((table.treasury_of("B"), table.escrow_of("B")), (900, 0));
    // What was not released is lost when the company closes.
    let mut closes = Table::with(3, SEATED);
    closes.started("B", 65, &[4, 3]).marker("B", 8, 0).escrow("B", 130).station("B", "H6", 0);
    closes.treasury("B", 20).operating("B", Step::Run).earned("B", 50);
    let bank = closes.bank();
    closes.play(Action::Retain);
    assert_eq!((closes.escrow_of("B"), closes.bank()), (0, bank + 20));
}

/// T-47
#[test]
fn r_36_par_09_the_home_station_comes_before_the_first_track() {
    let mut table = rich(SEATED);
    table.play(start("B", 65)).turn(start("GCL", 65));
    assert_eq!(table.marker_of("B", "H6"), None);
    table.pass_until_operating();
    assert!(matches!(table.decision(), Decision::Track { company: id } if *id == company("B")));
    assert_eq!((table.marker_of("B", "H6"), table.treasury_of("B")), (Some(Some(0)), 130));
    assert_eq!((table.state().company(company("B")).markers, table.marker_of("GCL", "I9")), (3, None));
    let mut at_once = rich(with("home_at_first_turn", false));
    at_once.play(start("B", 65));
    assert_eq!(at_once.marker_of("B", "H6"), Some(Some(0)));
    assert_eq!(at_once.asked(), Seat(1));
}

#[test]
fn r_36_par_09_arnhem_and_nijmegen_the_president_chooses() {
    // Without a tile the marker lies on the hex, and the city is chosen with the first one.
    let mut table = rich(SEATED);
    table.play(start("NBDS", 80)).turn(share("NBDS")).phase("3").pass_until_operating();
    assert_eq!(table.marker_of("NBDS", "E11"), Some(None));
    table.play(lay("E11", "59", 1));
    assert!(matches!(table.decision(), Decision::HomeCity { seat: Seat(0), .. }));
    assert_eq!(table.refused(&Action::ChooseCity { city: 2 }), "R-36-PAR-09");
    table.play(Action::ChooseCity { city: 1 });
    assert_eq!(table.marker_of("NBDS", "E11"), Some(Some(1)));
    // Whoever lays that tile: the president of NBDS chooses.
    let mut other = Table::with(3, SEATED);
    other.started("HSM", 65, &[4, 2]).treasury("HSM", 500).station("HSM", "D6", 0).phase("3");
    other.started("NBDS", 70, &[0, 2]).station("NBDS", "E11", 0);
    other.edit(|state| {
        state.board.markers.iter_mut().for_each(|m| m.city = m.city.filter(|_| m.company != company("NBDS")))
    });
    other.lay("E7", "15", 1).lay("E9", "9", 1).operating("HSM", Step::Track).play(lay("E11", "59", 1));
    assert_eq!(other.asked(), Seat(1));
    other.play(Action::ChooseCity { city: 0 });
    assert_eq!((other.marker_of("NBDS", "E11"), other.asked()), (Some(Some(0)), Seat(0)));
    // With one the city is chosen at once, before track.
    let mut tiled = rich(SEATED);
    tiled.play(start("NBDS", 80)).turn(share("NBDS")).phase("3").lay("E11", "59", 1).pass_until_operating();
    assert!(matches!(tiled.decision(), Decision::HomeCity { seat: Seat(0), .. }));
    tiled.play(Action::ChooseCity { city: 0 });
    assert!(matches!(tiled.decision(), Decision::Track { .. }));
    // Where stations stand from the start, the purchase is over with the choice.
    let mut at_once = rich(with("home_at_first_turn", false));
    at_once.lay("E11", "59", 1).play(start("NBDS", 80)).play(Action::ChooseCity { city: 0 });
    assert_eq!((at_once.marker_of("NBDS", "E11"), at_once.asked()), (Some(Some(0)), Seat(1)));
}

/// A company of another player, GCL, with a station in Ghent and a train, beside Brussels.
fn beside_brussels(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.stock_round(1, 0).play(start("B", 65));
    table.started("GCL", 100, &[0, 2]).treasury("GCL", 500).station("GCL", "I9", 0).station("GCL", "H4", 0);
    table.lay("H4", "57", 1).lay("G7", "57", 0).trains("GCL", &["3"]);
    table
}

/// T-47
#[test]
fn r_36_par_10_a_home_is_kept_but_does_not_block() {
    let mut table = beside_brussels(SEATED);
    table.operating("GCL", Step::Station);
    assert_eq!(table.refused(&place("H6", 0)), "R-36-PAR-10");
    assert!(table.accepts(&place("G7", 0)), "beyond Brussels");
    table.operating("GCL", Step::Run);
    assert_eq!(table.earns([table.route("3", &["H4", "H6", "G7"])]), 20 + 30 + 20);
    let mut at_once = beside_brussels(with("home_at_first_turn", false));
    at_once.operating("GCL", Step::Run);
    assert_eq!(at_once.refused(&run([at_once.route("3", &["H4", "H6", "G7"])])), "R-36-RUN-04");
}

#[test]
fn r_36_par_10_arnhem_and_nijmegen_are_kept_as_a_whole() {
    let set_up = || {
        let mut table = Table::with(3, SEATED);
        table.started("HSM", 65, &[4, 2]).treasury("HSM", 500).station("HSM", "D6", 0).phase("3");
        table.lay("E7", "15", 1).lay("E9", "9", 1).lay("E11", "59", 1);
        table
    };
    let mut table = set_up();
    table.operating("HSM", Step::Station);
    assert_eq!(table.refused(&place("E11", 0)), "R-36-PAR-10");
    let mut placed = set_up();
    placed.started("NBDS", 70, &[2]).station("NBDS", "E11", 1).operating("HSM", Step::Station);
    assert!(placed.accepts(&place("E11", 0)));
    // Of the two cities of Amsterdam the one with the first exits is kept.
    let mut second = Table::with(3, SEATED);
    second.started("NFL", 70, &[0, 2]).station("NFL", "A9", 0).treasury("NFL", 100).phase("3");
    second.lay("D6", "120", 3).lay("C7", "9", 0).lay("B8", "2", 3).lay("D8", "7", 0).lay("E7", "5", 2);
    second.operating("NFL", Step::Station);
    assert_eq!(second.refused(&place("D6", 1)), "R-36-PAR-10");
    assert!(second.accepts(&place("D6", 0)));
}

/// On 18xx.games a company may borrow before it chooses the city of its home.
#[test]
fn r_36_par_09_on_18xx_games_a_loan_may_come_before_the_choice() {
    for (options, may) in [(SEATED, false), (THERE, true)] {
        let mut table = Table::stock(3, options);
        table.started("NBDS", 70, &[3]).phase("3").lay("E11", "59", 1).operating("NBDS", Step::Track);
        table.edit(|state| {
            state.agenda.push(Decision::HomeCity {
                seat: Seat(0),
                company: company("NBDS"),
                hex: hex("E11"),
            });
        });
        assert_eq!(table.accepts(&Action::F56(F56Action::TakeLoan)), may);
        assert!(table.accepts(&Action::ChooseCity { city: 1 }));
    }
}
