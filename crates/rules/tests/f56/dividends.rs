//! R-36-DIV, dividends.

use super::table::{SEATED, Table, company, run};
use rules::operating_turn::Step;
use rules::state::Capital;
use rules::{Action, Decision, Money, Offer};

/// Jumps to the question whether the company pays out this revenue.
pub fn earned(table: &mut Table, symbol: &str, revenue: Money) {
    table.operating(symbol, Step::Run);
    let company = company(symbol);
    table.edit(|state| state.agenda = vec![Decision::Dividend { company, revenue }]);
}

/// T-73
#[test]
fn r_36_div_01_all_or_nothing() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 80, &[4, 2]).phase("6");
    earned(&mut table, "B", 100);
    assert_eq!(table.offered(), [Offer::PayOut, Offer::Retain]);
    assert_eq!(table.refused(&Action::Pass), "R-36-DIV-01");
    let (mut pays, mut keeps) = (table.copy(), table);
    pays.play(Action::PayOut);
    assert_eq!((pays.cash(0), pays.cash(1), pays.treasury_of("B")), (340, 320, 0));
    assert_eq!(pays.place_of("B"), (2, 5));
    keeps.play(Action::Retain);
    assert_eq!((keeps.cash(0), keeps.cash(1), keeps.treasury_of("B")), (300, 300, 100));
    assert_eq!(keeps.place_of("B"), (2, 3));
}

/// T-72
#[test]
fn r_36_div_02_each_holder_is_rounded_up() {
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(20, 100, &[5, 4, 3], false).pool("MESS", 1);
    earned(&mut table, "MESS", 250);
    let bank = table.bank();
    table.play(Action::PayOut);
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (363, 350, 338));
    assert_eq!((table.treasury_of("MESS"), bank - table.bank()), (13, 164));
}

/// T-71
#[test]
fn r_36_div_03_the_pool_pays_the_company_and_the_initial_offering_nobody() {
    for capital in [Capital::Escrow, Capital::Incremental, Capital::Full] {
        let mut table = Table::stock(3, SEATED);
        table.started("B", 80, &[6, 1]).pool("B", 1).capital("B", capital);
        earned(&mut table, "B", 370);
        let bank = table.bank();
        table.play(Action::PayOut);
        assert_eq!((table.cash(0), table.cash(1), table.treasury_of("B")), (522, 337, 37), "{capital:?}");
        assert_eq!(bank - table.bank(), 222 + 37 + 37);
    }
}

#[test]
fn r_36_div_04_a_frozen_company_withholds_and_stays() {
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4, 2], true).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.trains("MESS", &["4"]).operating("MESS", Step::Run);
    let route = table.route("4", &["D6", "E7"]);
    table.play(run([route]));
    assert_eq!((table.treasury_of("MESS"), table.place_of("MESS"), table.cash(0)), (60, (0, 4), 300));
    assert_ne!(
        *table.decision(),
        Decision::Dividend { company: company("MESS"), revenue: 60 },
        "there is nothing to decide"
    );
    // One that is not frozen decides, and moves.
    table.national(10, 100, &[4, 2], false).operating("MESS", Step::Run);
    let route = table.route("4", &["D6", "E7"]);
    table.play(run([route])).play(Action::PayOut);
    assert_eq!((table.place_of("MESS"), table.cash(0)), ((0, 5), 324));
}

#[test]
fn r_36_div_05_without_train_route_or_revenue_the_price_moves_left() {
    let hsm = || {
        let mut table = Table::stock(3, SEATED);
        table.started("HSM", 80, &[4]).station("HSM", "D6", 0);
        table
    };
    // A train and no route; the turn passes through the run.
    let mut table = hsm();
    table.trains("HSM", &["2"]).treasury("HSM", 100).operating("HSM", Step::Track).pass();
    assert_eq!(table.place_of("HSM"), (2, 3), "no route");
    let mut table = hsm();
    table.lay("E7", "57", 2).treasury("HSM", 100).operating("HSM", Step::Track).pass();
    while matches!(table.decision(), Decision::Station { .. }) {
        table.pass();
    }
    assert_eq!(table.place_of("HSM"), (2, 3), "no train");
    let mut table = hsm();
    table.lay("E7", "57", 2).trains("HSM", &["2"]).operating("HSM", Step::Run).play(run([]));
    assert_eq!(table.place_of("HSM"), (2, 3), "no revenue");
    // A frozen national company stays.
    let mut table = Table::stock(3, SEATED);
    table.phase("6").national(10, 100, &[4, 2], true).station("MESS", "D6", 0).lay("E7", "57", 2);
    table.trains("MESS", &["4"]).operating("MESS", Step::Run).play(run([]));
    assert_eq!(table.place_of("MESS"), (0, 4));
}
