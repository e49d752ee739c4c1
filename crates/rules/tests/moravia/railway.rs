//! XI.2, the Mährische Westbahn.

use rules::event::{Event, For};
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::{Action, CzDecision, Decision, Seat};

use crate::table::{Table, company, hex, lay, private};
use crate::{happened, owner, sound, sound_but_for_tiles, westbahn};

/// Seat 1 owns the Westbahn; Ug of seat 0 has floated. The operating round opens in this phase.
fn opened(letter: &str, left: u8, phase: &str, tile: Option<&str>) -> Table {
    let mut table = Table::new(3);
    westbahn(&mut table, 1);
    if let Some(tile) = tile {
        table.lay("F22", tile, 0);
    }
    table.floated("Ug", 60, 0).treasury("Ug", 600).stack(letter, left, phase).open_operating_round(2);
    table
}

fn income(table: &Table) -> Option<u32> {
    table.events.iter().find_map(|event| match event {
        Event::MoneyMoved { amount, why: For::PrivateIncome(paper), .. } if *paper == private("MW") => {
            Some(*amount)
        }
        _ => None,
    })
}

#[test]
fn r_mor_16_t_194_its_tile_and_then_its_income() {
    // Yellow: its owner is asked, and 57 pays 20 at once.
    let mut table = opened("a", 3, "a", None);
    assert_eq!(
        table.decision(),
        &Decision::Cz(CzDecision::RailwayTile { seat: Seat(1), paper: private("MW") })
    );
    sound(&table);
    assert_eq!(table.refused_by(lay("G23", "57", 0)), "R-MOR-16", "only at home");
    assert_eq!(table.refused_by(lay("F22", "14", 0)), "R-OR-TRK-06", "no green tile on an empty hex");
    assert_eq!(table.refused_by(Action::PayOut), "R-MOR-16");
    assert_eq!(table.tiles_for("F22"), ["5", "57", "6"]);
    let before = (table.cash_of(1), table.supply_of("57"));
    table.play(lay("F22", "57", 0));
    assert_eq!((table.cash_of(1), table.supply_of("57")), (before.0 + 20, before.1 - 1));
    assert_eq!(table.marker_of("MW", "F22"), Some(Some(0)));
    assert_eq!(table.game.view().operating_company(), Some(company("Ug")), "the round goes on");
    // Without a tile it pays nothing.
    let mut table = opened("a", 3, "a", None);
    let before = table.cash_of(1);
    table.play(Action::Pass);
    assert_eq!((income(&table), table.cash_of(1)), (None, before));
    // A green tile pays 30; where none may be laid nobody is asked.
    let table = opened("e", 3, "d", Some("14"));
    assert_eq!(income(&table), Some(30));
    assert_eq!(table.cash_of(1), 450 + 30);
    // A promotion before the income counts for it.
    let mut table = opened("e", 3, "d", Some("57"));
    let before = table.cash_of(1);
    let promotion = table.offered().iter().find_map(|offer| match offer {
        rules::Offer::LayTile { .. } => Some(offer.action(0)),
        _ => None,
    });
    table.play(promotion.expect("a green tile fits"));
    assert_eq!(table.cash_of(1), before + 30);
}

#[test]
fn r_mor_16_no_purple_tile_and_no_colour_that_is_not_out() {
    let table = opened("e", 3, "d", Some("57"));
    assert!(table.tiles_for("F22").iter().all(|tile| !tile.ends_with('p')));
    assert_eq!(table.refused_by(lay("F22", "14p", 1)), "R-LOC-04");
    let table = opened("d", 3, "a", Some("57"));
    assert!(
        matches!(table.decision(), Decision::Cz(CzDecision::HomeTile { .. })),
        "no green yet, nobody is asked"
    );
    assert_eq!(income(&table), Some(20));
}

/// Ug of seat 0 at home in G27, in its track step with 500 K.
fn buying(letter: &str, phase: &str, seat: u8) -> Table {
    let mut table = Table::new(3);
    westbahn(&mut table, seat);
    table.line("G15", "CtCtC-").lay("G27", "8894", 1).stationed("Ug", "G27", 0);
    table.stack(letter, 0, phase).operating(3, 1, "Ug", Step::Track);
    table
}

#[test]
fn r_mor_17_t_199_sold_to_a_company_its_marker_becomes_a_station() {
    let offer = |price| Action::OfferForPrivate { private: private("MW"), price };
    assert_eq!(buying("d", "a", 0).refused_by(offer(50)), "R-LOC-08", "not before the first 3");
    let mut table = buying("e", "d", 0);
    assert_eq!(table.state().local_price, Some(60));
    assert_eq!(table.refused_by(offer(61)), "R-LOC-08");
    assert_eq!(table.refused_by(offer(0)), "R-LOC-08");
    let before = table.cash_of(0);
    table.play(offer(60));
    assert_eq!((table.treasury_of("Ug"), table.cash_of(0)), (440, before + 60));
    assert_eq!(owner(&table, "MW"), PrivateOwner::Closed);
    assert_eq!(table.state().company(company("MW")).status, Status::Closed);
    assert_eq!((table.marker_of("Ug", "F22"), table.marker_of("MW", "F22")), (Some(Some(0)), None));
    assert_eq!(table.state().company(company("Ug")).markers, 2, "its own are still on the charter");
    assert!(matches!(table.decision(), Decision::Track { .. }), "outside the station step");
    sound_but_for_tiles(&table);
    // Another player is asked first.
    let mut table = buying("e", "d", 2);
    table.play(offer(40));
    assert!(matches!(table.decision(), Decision::Answer { seat: Seat(2), .. }));
    table.play(Action::Accept);
    assert_eq!(table.marker_of("Ug", "F22"), Some(Some(0)));
    sound_but_for_tiles(&table);
}

#[test]
fn r_mor_17_of_two_markers_on_one_hex_one_goes_to_the_charter() {
    let mut table = buying("e", "d", 0);
    table.lay("F22", "14", 0).station("Ug", "F22", 0).operating(3, 1, "Ug", Step::Track);
    table.play(Action::OfferForPrivate { private: private("MW"), price: 1 });
    assert!(happened(
        &table,
        |event| matches!(event, Event::MarkerReturned { hex: at, .. } if *at == hex("F22"))
    ));
    assert_eq!(table.marker_of("Ug", "F22"), Some(Some(0)));
    assert_eq!(table.state().company(company("Ug")).markers, 2);
    sound_but_for_tiles(&table);
    // Placed later it costs 100.
    table.operating(3, 1, "Ug", Step::Station);
    let cost = table.offered().iter().find_map(|offer| match offer {
        rules::Offer::PlaceStation { cost, .. } => Some(*cost),
        _ => None,
    });
    assert_eq!(cost, Some(100));
}
