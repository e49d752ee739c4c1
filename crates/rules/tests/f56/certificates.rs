//! R-36-CERT, how many certificates a player may own.

use super::table::{SEATED, Table, offer_for, pooled, share, start};
use rules::{Action, Seat};

/// T-30, T-87
#[test]
fn r_36_cert_01_what_counts() {
    let halves = |table: &Table, seat| table.game.view().half_certificates(Seat(seat));
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[4, 2]).private_to("ACC", 0).private_to("RdP", 0);
    assert_eq!((halves(&table, 0), halves(&table, 1)), (2 * (1 + 2 + 2), 2 * 2));
    table.marker("B", 8, 4);
    assert_eq!((table.price_of("B"), halves(&table, 0)), (50, 2 * 2), "yellow");
    table.marker("B", 8, 0);
    assert_eq!((table.price_of("B"), halves(&table, 0)), (30, 2 * 2), "orange");
    // A company in which a private company lies does not burden its president.
    table.private_in("RdP", "B");
    assert_eq!(halves(&table, 0), 2);
    let mut national = Table::stock(3, SEATED);
    national.national(20, 110, &[5, 4, 3], false);
    assert_eq!([halves(&national, 0), halves(&national, 1), halves(&national, 2)], [5, 4, 3], "2½, 2 and 1½");
    let mut small = Table::stock(3, SEATED);
    small.national(10, 110, &[5, 4], false);
    assert_eq!([halves(&small, 0), halves(&small, 1)], [8, 8]);
}

/// A player of four with exactly ten certificates.
fn at_the_limit() -> Table {
    let mut table = Table::stock(4, SEATED);
    table.started("B", 100, &[5]).started("GCL", 100, &[3, 4]).started("Nord", 100, &[3, 4]);
    table.private_to("ACC", 1).money(0, 1000);
    assert_eq!(table.game.view().certificates(Seat(0)), 10);
    table
}

#[test]
fn r_36_cert_02_no_purchase_leads_above_the_limit() {
    let mut table = at_the_limit();
    table.pool("Nord", 2);
    for action in [share("B"), share("GCL"), pooled("Nord"), start("HSM", 65), offer_for("ACC", 20)] {
        assert_eq!(table.refused(&action), "R-36-CERT-02", "{action:?}");
    }
    // Half a certificate above is above.
    let mut half = at_the_limit();
    half.national(20, 110, &[0, 4], false);
    assert_eq!(half.refused(&share("MESS")), "R-36-CERT-02");
    half.edit(|state| *state.shares_mut(super::table::company("Nord"), Seat(0)) = 2);
    assert!(half.accepts(&share("MESS")));
}

/// T-30
#[test]
fn r_36_cert_01_r_36_cert_02_a_company_that_falls_into_the_yellow_makes_room() {
    let mut table = at_the_limit();
    table.marker("B", 8, 4).play(share("GCL"));
    assert_eq!((table.game.view().certificates(Seat(0)), table.cash(0)), (7, 900));
    let mut itself = at_the_limit();
    itself.marker("GCL", 8, 4).edit(|state| *state.shares_mut(super::table::company("B"), Seat(0)) = 6);
    assert!(itself.accepts(&share("GCL")), "what does not count needs no room");
}

#[test]
fn r_36_cert_03_the_limit_never_changes() {
    let mut table = Table::stock(4, SEATED);
    let limit = |table: &Table| table.game.view().certificate_limit();
    assert_eq!(limit(&table), 10);
    table.phase("6").national(20, 110, &[5, 4, 3], false);
    for symbol in ["B", "GCL", "Nord"] {
        table.started(symbol, 65, &[2]).edit(|state| {
            state.companies[super::table::company(symbol).index()].status = rules::state::Status::Closed;
        });
    }
    assert_eq!(limit(&table), 10);
}

/// A title may bring a table of its own; it is keyed by the companies that are left.
#[test]
fn r_36_cert_03_a_table_by_companies_would_be_read() {
    let mut table = Table::stock(4, SEATED);
    let mut texts = rules::title::embedded::texts("1836jr56").expect("it is built in");
    let file = texts.files.get_mut("title.toml").expect("it has one");
    let (from, to) = ("certificates = 10", "certificates = 10, certificates_by_companies = [[4, 7], [5, 8]]");
    assert_eq!(file.matches(from).count(), 1);
    *file = file.replace(from, to);
    let title = std::sync::Arc::new(rules::Title::from_texts(&texts).expect("a table is allowed"));
    let limit = |table: &Table, title: &std::sync::Arc<rules::Title>| {
        let state = table.game.state().clone();
        rules::Game::at(title.clone(), *table.game.options(), state).view().certificate_limit()
    };
    assert_eq!(limit(&table, &title), 10, "six companies");
    for (symbol, expected) in [("B", 8), ("GCL", 7), ("Nord", 7)] {
        table.started(symbol, 65, &[2]).edit(|state| {
            state.companies[super::table::company(symbol).index()].status = rules::state::Status::Closed;
        });
        assert_eq!(limit(&table, &title), expected);
    }
    table.phase("6").national(20, 110, &[5, 4, 3], false);
    assert_eq!(limit(&table, &title), 7, "three and the national company");
}

#[test]
fn r_36_cert_04_a_rising_price_may_lead_above_the_limit() {
    // The marker on its way out of the yellow zone brings three certificates back.
    let mut table = at_the_limit();
    table.marker("GCL", 8, 4).started("HSM", 65, &[2, 3]).stock_round(2, 0);
    assert_eq!(table.game.view().certificates(Seat(0)), 9);
    table.station("GCL", "I9", 0).operating("GCL", rules::operating_turn::Step::Run).earned("GCL", 100);
    table.play(Action::PayOut);
    assert_eq!((table.price_of("GCL"), table.game.view().certificates(Seat(0))), (55, 12));
    table.stock_round(3, 0);
    assert_eq!(table.refused(&Action::Pass), "R-36-SR-02", "and is cured in the next stock round");
}
