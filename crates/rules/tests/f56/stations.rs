//! R-36-STN, placing stations.

use super::table::{SEATED, Table, company, hex, place};
use rules::operating_turn::Step;
use rules::{Action, CzOffer, Decision, F56Action, F56Offer, Offer};

/// GCL at home in Namur, with track to Brussels, Ghent, Antwerp and the coalfields.
fn namur() -> Table {
    let mut table = Table::with(3, SEATED);
    table.started("GCL", 100, &[4, 2]).treasury("GCL", 500).station("GCL", "I9", 0).phase("3");
    table
        .lay("I9", "15", 0)
        .lay("J8", "57", 0)
        .lay("I7", "8", 2)
        .lay("H6", "121", 1)
        .lay("G7", "57", 0)
        .lay("H4", "57", 1);
    table.operating("GCL", Step::Station);
    table
}

#[test]
fn r_36_stn_01_one_station_in_a_city_that_is_reached_and_has_room() {
    let mut table = namur();
    assert_eq!(table.refused(&place("B10", 0)), "R-36-STN-01", "not reached");
    assert_eq!(table.refused(&place("C7", 0)), "R-36-STN-01", "no city");
    assert!(table.accepts(&Action::Pass));
    // One of the two places of Brussels is kept for B.
    let mut brussels = table.copy();
    brussels.started("Nord", 65, &[0, 2]).station("Nord", "H6", 0).operating("GCL", Step::Station);
    assert_eq!(brussels.refused(&place("H6", 0)), "R-36-PAR-10");
    brussels.started("B", 65, &[0, 2]).station("B", "H6", 0).operating("GCL", Step::Station);
    assert_eq!(brussels.refused(&place("H6", 0)), "R-36-STN-01", "full");
    assert_eq!(brussels.refused(&place("G7", 0)), "R-36-STN-01", "and what lies beyond is not reached");
    table.play(place("H6", 0));
    assert_eq!(table.marker_of("GCL", "H6"), Some(Some(0)));
    assert!(!matches!(table.decision(), Decision::Station { .. }), "one in a turn");
}

/// T-55
#[test]
fn r_36_stn_02_forty_then_a_hundred_as_long_as_there_are_markers() {
    let mut table = namur();
    let bank = table.bank();
    for (at, cost) in [("J8", 40), ("H4", 100), ("G7", 100)] {
        let before = table.treasury_of("GCL");
        assert!(table.offered().contains(&Offer::PlaceStation { hex: hex(at), city: 0, cost }));
        table.play(place(at, 0));
        assert_eq!(table.treasury_of("GCL"), before - cost);
        table.operating("GCL", Step::Station);
    }
    assert_eq!(table.bank(), bank + 240);
    assert_eq!(table.refused(&place("H6", 0)), "R-36-STN-02", "no fifth");
    let mut poor = namur();
    poor.phase("6").treasury("GCL", 39);
    assert_eq!(poor.refused(&place("J8", 0)), "R-36-STN-02");
    let markers = |symbol| super::table::title().charter(company(symbol)).markers;
    assert_eq!(["B", "GCL", "Nord", "NBDS", "HSM", "NFL"].map(markers), [4, 4, 3, 3, 2, 2]);
}

/// T-54
#[test]
fn r_36_stn_03_one_station_on_a_hex() {
    let mut table = Table::with(3, SEATED);
    table
        .started("B", 100, &[4, 2])
        .treasury("B", 500)
        .station("B", "H6", 0)
        .station("B", "H10", 0)
        .phase("5");
    table.lay("H10", "67", 3).lay("H8", "9", 1).lay("H6", "126", 0).operating("B", Step::Station);
    assert_eq!(table.refused(&place("H10", 1)), "R-36-STN-03");
    assert!(
        table
            .copy()
            .edit(|state| state.board.markers.retain(|marker| marker.hex != hex("H10")))
            .accepts(&place("H10", 1))
    );
    // Amsterdam, too.
    let mut amsterdam = Table::with(3, SEATED);
    amsterdam
        .started("HSM", 100, &[4])
        .treasury("HSM", 500)
        .lay("D6", "120", 3)
        .station("HSM", "D6", 1)
        .phase("3");
    amsterdam.lay("E7", "5", 2).lay("D8", "7", 0).operating("HSM", Step::Station);
    assert_eq!(amsterdam.refused(&place("D6", 0)), "R-36-STN-03");
}

#[test]
fn r_36_stn_04_stations_stay_where_they_are() {
    let mut table = namur();
    table.play(place("H4", 0));
    let stations = |table: &Table| table.state().markers_of(company("GCL")).count();
    for step in [Step::Track, Step::Station, Step::Run, Step::Trains, Step::Loans] {
        table.operating("GCL", step);
        let moves = |offer: &Offer| {
            matches!(
                offer,
                Offer::F56(F56Offer::RemoveStation { .. }) | Offer::Cz(CzOffer::ReturnMarker { .. })
            )
        };
        assert!(!table.offered().iter().any(moves));
        assert_eq!(
            table.refused(&Action::F56(F56Action::RemoveStation { hex: hex("H4"), city: 0 })),
            "R-36-OR-05"
        );
    }
    // They stay when their city is upgraded.
    table.operating("GCL", Step::Track).play(super::table::lay("H4", "14", 0));
    assert_eq!((stations(&table), table.marker_of("GCL", "H4")), (2, Some(Some(0))));
}

#[test]
fn r_36_stn_05_a_loan_may_pay_for_it() {
    let mut table = namur();
    table.treasury("GCL", 0).operating("GCL", Step::Track).pass();
    assert!(
        matches!(table.decision(), Decision::Station { .. }),
        "the company is asked, since it may borrow"
    );
    assert_eq!(table.refused(&place("J8", 0)), "R-36-STN-02");
    table.play(Action::F56(F56Action::TakeLoan)).play(place("J8", 0));
    assert_eq!(
        (table.treasury_of("GCL"), table.loans_of("GCL")),
        (100 - 40 - 10, 1),
        "interest of this turn is paid"
    );
    // Without a loan to take there is nothing to decide.
    let mut none = namur();
    none.treasury("GCL", 0).loans("GCL", 6).operating("GCL", Step::Track).pass();
    assert!(!matches!(none.decision(), Decision::Station { .. }));
}
