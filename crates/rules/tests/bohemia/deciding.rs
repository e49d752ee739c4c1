//! XI.1, who decides for Václav, what it costs, and what plays itself.

use rules::decision::{Decision, ForVaclav, Question};
use rules::geometry::Rotation;
use rules::operating_turn::Step;
use rules::title::Size;
use rules::{Action, CzAction, CzDecision, Event, Offer, Options, Seat};

use crate::table::{Table, company, from_stack, hex, place};
use crate::{bohemia, give, sound};

/// All three of Václav's companies, in play for a while.
fn three() -> Table {
    let mut table = bohemia("EKJ");
    table.stack("d", 2, "d");
    give(&mut table, "BTE", 60, &["2+2c"]);
    give(&mut table, "Sx", 90, &["3Ed"]);
    table.station("EKJ", "D4", 0).station("BTE", "D2", 0).lay("A7", "8896", 0).station("Sx", "A7", 0);
    table
}

fn refused_to(table: &Table, seat: u8, action: &Action) -> &'static str {
    match table.game.play(Seat(seat), action) {
        Ok(_) => panic!("{action:?} of seat {seat} was accepted"),
        Err(refusal) => refusal.rule.id,
    }
}

#[test]
fn r_boh_10_t_186_the_lowest_card_decides_the_track_of_the_small_and_the_large_company() {
    for (symbol, decider) in [("EKJ", 0), ("BTE", 1), ("Sx", 0)] {
        let mut table = three();
        table.operating(2, 1, symbol, Step::Track);
        assert_eq!(table.decider(), decider, "{symbol}");
        assert_eq!(refused_to(&table, 1 - decider, &Action::Pass), "R-BOH-10", "{symbol}");
        let asked = ForVaclav {
            company: company(symbol),
            question: Question::Track,
            seat: Seat(decider),
            priority: decider == 0,
        };
        assert_eq!(table.game.view().for_vaclav(table.decision()), Some(asked));
        // It goes with the cards, not with the seats.
        table.edit(|state| state.order.reverse());
        assert_eq!(table.decider(), 1 - decider, "{symbol}");
    }
}

#[test]
fn r_boh_10_terrain_costs_nothing_and_the_first_turn_has_two_tiles() {
    let mut table = bohemia("BCB");
    table.open_operating_round(1);
    assert!(matches!(table.decision(), Decision::Track { .. }));
    // Pardubice and what lies north of it are on the river.
    let lays_on = |table: &Table, at: &str| {
        let free = |offer: &Offer| matches!(offer, Offer::LayTile { hex: to, cost: 0, .. } if *to == hex(at));
        table.offered().iter().filter(|&offer| free(offer)).flat_map(Offer::actions).collect::<Vec<_>>()
    };
    let north = |first: &Action| {
        let played = table.game.play(Seat(0), first).expect("it was offered");
        let after = Table { game: played.game, events: played.events };
        lays_on(&after, "D14").first().map(|second| (first.clone(), second.clone()))
    };
    let (first, second) = lays_on(&table, "E15").iter().find_map(north).expect("track costs nothing");
    table.play(first).play(second);
    assert_eq!(table.treasury_of("BCB"), 0);
    assert!(!matches!(table.decision(), Decision::Track { .. }), "two tiles, then stations");
    assert_eq!(table.state().board.tiles.iter().flatten().count(), 2);
    sound(&table);
}

#[test]
fn r_boh_10_the_red_home_tile_is_track() {
    let mut table = bohemia("EKJ");
    table.stack("d", 2, "d");
    give(&mut table, "kk", 90, &["3Ed"]);
    table.open_operating_round(3);
    assert_eq!(*table.decision(), Decision::Cz(CzDecision::HomeTile { company: company("kk") }));
    assert_eq!(table.decider(), 0);
    let home = Action::Cz(CzAction::LayHomeTile { hex: hex("J14"), rotation: Rotation(1) });
    assert_eq!(refused_to(&table, 1, &home), "R-BOH-10");
    let lay = table.offers().action(0).expect("there are red-edged hexes");
    table.play(lay);
    assert!(matches!(table.decision(), Decision::Track { .. }));
}

#[test]
fn r_boh_11_t_186_the_lowest_card_decides_the_stations_of_the_medium_company() {
    for (symbol, decider) in [("EKJ", 1), ("BTE", 0), ("Sx", 1)] {
        let mut table = three();
        table.operating(2, 1, symbol, Step::Station);
        assert_eq!(table.decider(), decider, "{symbol}");
        assert_eq!(refused_to(&table, 1 - decider, &Action::Pass), "R-BOH-11", "{symbol}");
        let asked = table.game.view().for_vaclav(table.decision()).expect("it is for Václav");
        assert_eq!((asked.question, asked.priority), (Question::Station, decider == 0));
    }
}

#[test]
fn r_boh_11_stations_cost_nothing_and_there_is_one_in_a_turn() {
    let mut table = three();
    table.line("D2", "cc").operating(2, 1, "BTE", Step::Station);
    table.edit(|state| state.board.markers.retain(|marker| marker.company != company("EKJ")));
    table.edit(|state| state.companies[company("EKJ").index()].markers = 3);
    table.lay("D4", "14", 1);
    table.play(place("D4", 0));
    assert_eq!(table.treasury_of("BTE"), 0);
    assert_eq!(table.marker_of("BTE", "D4"), Some(Some(0)));
    assert_ne!(*table.decision(), Decision::Station { company: company("BTE") });
}

#[test]
fn r_boh_11_the_city_of_ate_is_a_station() {
    // In its own turn.
    let mut table = bohemia("EKJ");
    table.stack("d", 2, "d").lay("B8", "8859", 0);
    give(&mut table, "ATE", 60, &["2+2c"]);
    table.edit(|state| state.order.reverse()).open_operating_round(2);
    // Both have 280 K, so the order stays: seat 1 has the lowest card, and decides the stations of the medium company.
    let asked = |seat| Decision::HomeCity { seat: Seat(seat), company: company("ATE"), hex: hex("B8") };
    assert_eq!(*table.decision(), asked(1));
    // When another company lays the tile under the waiting marker.
    let mut table = three();
    table.edit(|state| {
        let bte = company("BTE");
        state.board.markers.retain(|marker| marker.company != bte);
        state.companies[bte.index()].vaclav = 0;
    });
    give(&mut table, "ATE", 60, &["2+2c"]);
    table.waiting("ATE", "B8").stationed("VBW", "B10", 0).lay("B10", "57", 1);
    table.operating(2, 1, "VBW", Step::Track);
    let lay = table.tiles_for("B8").first().map(|&tile| tile.to_owned()).expect("a green tile fits");
    let rotation = (0..6).find(|&rotation| table.accepts(&crate::table::lay("B8", &lay, rotation)));
    table.play(crate::table::lay("B8", &lay, rotation.expect("in some position")));
    assert_eq!(*table.decision(), asked(0));
}

#[test]
fn r_boh_12_t_187_his_companies_run_for_the_most_and_pay_it_out() {
    let mut table = bohemia("EKJ");
    // D4 20 – D6 10; the two holders of a share get a quarter each.
    table.station("EKJ", "D4", 0).line("D4", "ct");
    table.edit(|state| {
        *state.shares_mut(company("EKJ"), Seat(0)) = 1;
        *state.shares_mut(company("EKJ"), Seat(1)) = 1;
    });
    table.operating(1, 1, "EKJ", Step::Station);
    let before = (table.cash_of(0), table.cash_of(1));
    table.play(Action::Pass);
    let ran = table.events.iter().any(|event| matches!(event, Event::TrainsRan { revenue: 30, .. }));
    assert!(ran, "{:?}", table.events);
    assert_eq!((table.cash_of(0) - before.0, table.cash_of(1) - before.1), (8, 8), "7.5 rounded up");
    assert_eq!(table.treasury_of("EKJ"), 0);
    assert_eq!(table.price_of("EKJ"), 55);
    // Without a route, and without a train, the price falls.
    for trains in [&["2a"][..], &[]] {
        let mut table = bohemia("EKJ");
        table.station("EKJ", "D4", 0).trains("EKJ", trains).operating(1, 1, "EKJ", Step::Track);
        table.play(Action::Pass);
        assert_eq!(table.price_of("EKJ"), 40, "{trains:?}");
    }
}

#[test]
fn r_boh_12_as_on_18xx_games_the_routes_are_given() {
    let mut table = Table::with(2, Options::AS_ON_18XX_GAMES);
    let small = crate::his(&table, Size::Small).expect("he has one");
    let home = match &small[..] {
        "EKJ" => "D4",
        "BCB" => "E15",
        _ => "I9",
    };
    table.station(&small, home, 0).line(home, "c");
    table.operating(1, 1, &small, Step::Run);
    assert_eq!(table.decider(), 0);
    assert_eq!(refused_to(&table, 1, &Action::ClaimRevenue { amount: 30 }), "R-BOH-12");
    table.play(Action::ClaimRevenue { amount: 30 });
    assert_eq!(table.price_of(&small), 55);
}

#[test]
fn r_boh_13_his_companies_buy_no_trains_and_need_none() {
    let mut table = bohemia("EKJ");
    table.trains("EKJ", &[]).open_operating_round(1);
    assert_eq!(table.refused_by(from_stack(Size::Small)), "R-BOH-13");
    assert_eq!(table.refused_by(Action::Retain), "R-BOH-12");
    while table.game.view().operating_company() == Some(company("EKJ")) {
        assert!(!table.offered().iter().any(|offer| matches!(offer, Offer::BuyTrain { .. })));
        table.play(Action::Pass);
    }
    // Neither money nor loans of anybody.
    assert_eq!((table.cash_of(0), table.cash_of(1)), (280, 280));
    assert!(table.state().players.iter().all(|player| player.debt == 0));
}
