//! XI.2, the five large companies: shares, prices, dividends, stations.

use rules::operating_turn::Step;
use rules::{Action, Money, Offer};

use crate::table::{Table, place, share, start};
use crate::westbahn;

/// What a station costs now, wherever.
fn station_price(table: &Table) -> Option<Money> {
    table.offered().iter().find_map(|offer| match offer {
        Offer::PlaceStation { cost, .. } => Some(*cost),
        _ => None,
    })
}

/// Row G from the red tile of By to that of Ug, with cities that have two places; Ug at home in the station step.
fn along_row_g() -> Table {
    let mut table = Table::new(3);
    table.line("G15", "CtCtC-").lay("G27", "8894", 1);
    table.stationed("Ug", "G27", 0).stack("e", 3, "d").operating(4, 1, "Ug", Step::Station);
    table
}

#[test]
fn r_mor_03_two_more_stations_for_40_and_100() {
    let mut table = along_row_g();
    assert_eq!(table.state().company(crate::table::company("Ug")).markers, 2);
    assert_eq!(station_price(&table), Some(40));
    table.play(place("G23", 0)).operating(4, 2, "Ug", Step::Station);
    assert_eq!(station_price(&table), Some(100));
    table.play(place("G19", 0));
    assert_eq!(table.treasury_of("Ug"), 500 - 140);
    table.operating(5, 1, "Ug", Step::Trains);
    assert_eq!(table.state().company(crate::table::company("Ug")).markers, 0);
}

#[test]
fn r_mor_03_t_199_the_marker_of_the_westbahn_does_not_count() {
    let mut table = along_row_g();
    westbahn(&mut table, 0);
    table.operating(4, 1, "Ug", Step::Track);
    table.play(Action::OfferForPrivate { private: crate::table::private("MW"), price: 70 });
    assert_eq!(table.marker_of("Ug", "F22"), Some(Some(0)));
    table.operating(4, 1, "Ug", Step::Station);
    assert_eq!(station_price(&table), Some(40));
    table.play(place("G23", 0)).operating(4, 2, "Ug", Step::Station);
    assert_eq!(station_price(&table), Some(100));
}

#[test]
fn r_mor_04_a_player_may_own_70_percent() {
    let mut table = Table::new(3);
    table.started("Ug", 60, 0, &[6]).stock_round(2, 0).play(share("Ug"));
    assert_eq!(table.shares_of("Ug", 0), 7);
    table.stock_round(2, 0);
    assert_eq!(table.refused_by(share("Ug")), "R-SR-10");
}

#[test]
fn r_mor_05_t_190_start_prices_float_and_capital() {
    let mut table = Table::new(3);
    table.stock_round(1, 0);
    for price in [50, 55, 60, 65, 70] {
        assert!(table.accepts(&start("Ug", price)), "{price}");
    }
    for price in [40, 45, 53, 75, 90, 100] {
        assert_eq!(table.refused_by(start("Ug", price)), "R-SR-06", "{price}");
    }
    table.play(start("Ug", 70));
    for _ in 0..3 {
        assert_eq!(table.treasury_of("Ug"), 0);
        table.stock_round(1, 0).play(share("Ug"));
    }
    assert_eq!((table.treasury_of("Ug"), table.shares_of("Ug", 0)), (700, 5), "with 50 %");
}

#[test]
fn r_mor_06_t_191_a_dividend_moves_one_space() {
    let mut table = Table::new(3);
    table.floated("Ug", 60, 0).trains("Ug", &["2a"]).earned("Ug", 100).play(Action::PayOut);
    assert_eq!(table.price_of("Ug"), 65);
}
