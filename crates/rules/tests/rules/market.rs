//! IX, the share price chart.

use rules::operating_turn::Step;
use rules::{Action, CzAction, Money};

use crate::table::{Table, from_stack, sell, start};

/// The price of a company after it has paid out, or retained, its revenue.
fn after(symbol: &str, price: Money, choice: Action) -> Money {
    let mut table = Table::new(3);
    table.floated(symbol, price, 0).earned(symbol, 100).play(choice);
    table.price_of(symbol)
}

/// The price of a small company without train after its turn.
fn after_turn_without_train(price: Money) -> Money {
    let mut table = Table::new(3);
    table.floated("EKJ", price, 0).operating(2, 1, "EKJ", Step::Station).play(Action::Pass);
    table.price_of("EKJ")
}

#[test]
fn r_mkt_01_t_116_a_dividend_moves_the_marker_right_in_its_row() {
    for (symbol, price, after_it) in [
        ("EKJ", 60, 65),
        ("EKJ", 63, 68),
        ("BN", 100, 110),
        ("BN", 335, 370),
        ("kk", 100, 120),
        ("kk", 105, 126),
        ("kk", 290, 350),
        ("kk", 320, 350),
        ("kk", 335, 370),
    ] {
        assert_eq!(after(symbol, price, Action::PayOut), after_it, "{symbol} at {price}");
    }
    for symbol in ["EKJ", "BN", "kk"] {
        assert_eq!([350, 370].map(|price| after(symbol, price, Action::PayOut)), [350, 370], "{symbol}");
    }
}

#[test]
fn r_mkt_02_without_dividend_the_marker_moves_one_space_left_in_its_row() {
    for (symbol, price, after_it) in
        [("EKJ", 65, 60), ("BN", 63, 58), ("kk", 120, 110), ("kk", 53, 45), ("EKJ", 45, 45), ("EKJ", 40, 40)]
    {
        assert_eq!(after(symbol, price, Action::Retain), after_it, "{symbol} at {price}");
    }
}

#[test]
fn r_mkt_02_t_117_a_turn_without_train_is_one_without_dividend() {
    assert_eq!([53, 45, 50, 40].map(after_turn_without_train), [45, 45, 40, 40]);
}

#[test]
fn r_mkt_02_t_117_already_in_the_first_turn() {
    let mut table = Table::new(3);
    table.stock_round(1, 0).play(start("EKJ", 50)).pass_until_operating().play(Action::Pass);
    assert_eq!(table.price_of("EKJ"), 40);
    table.play(from_stack(rules::title::Size::Small));
    // A train without a route earns nothing either.
    table.operating(2, 1, "EKJ", Step::Station).play(Action::Pass);
    assert_eq!(table.price_of("EKJ"), 40);
}

#[test]
fn r_mkt_03_sales_move_diagonally_left_and_sold_out_companies_right() {
    let mut table = Table::new(3);
    table.stack("b", 0, "b").started("EKJ", 60, 0, &[3, 1]).started("OFE", 60, 0, &[2, 2]).stock_round(2, 0);
    table.play(sell("EKJ", 1));
    assert_eq!(table.price_of("EKJ"), 58);
    table.pass_until_operating();
    assert_eq!((table.price_of("EKJ"), table.price_of("OFE")), (58, 63));
}

#[test]
fn r_mkt_04_t_118_a_marker_goes_under_those_that_are_there() {
    let mut table = Table::new(3);
    table.started("OFE", 65, 1, &[0, 2]).started("MW", 65, 1, &[0, 2]).started("EKJ", 60, 0, &[2]);
    table.earned("EKJ", 100).play(Action::PayOut);
    assert_eq!(table.price_of("EKJ"), 65);
    assert_eq!(table.chart_order(), ["OFE", "MW", "EKJ"]);
    // From above, too.
    let mut table = Table::new(3);
    table.started("OFE", 65, 1, &[0, 2]).started("EKJ", 70, 0, &[2]).earned("EKJ", 100).play(Action::Retain);
    assert_eq!((table.price_of("EKJ"), table.chart_order()), (65, vec!["OFE", "EKJ"]));
}

#[test]
fn r_mkt_04_an_unmoved_marker_keeps_its_place() {
    let mut table = Table::new(3);
    table.started("EKJ", 40, 0, &[2]).started("OFE", 40, 1, &[0, 2]);
    table.earned("EKJ", 100).play(Action::Retain);
    assert_eq!((table.price_of("EKJ"), table.chart_order()), (40, vec!["EKJ", "OFE"]));
    let mut table = Table::new(3);
    table.started("kk", 350, 0, &[5]).started("By", 350, 1, &[0, 5]).earned("kk", 100).play(Action::PayOut);
    assert_eq!((table.price_of("kk"), table.chart_order()), (350, vec!["kk", "By"]));
}

#[test]
fn r_mkt_04_spaces_in_between_do_not_matter() {
    let mut table = Table::new(3);
    table.started("By", 110, 1, &[0, 5]).started("kk", 100, 0, &[5]).earned("kk", 100).play(Action::PayOut);
    assert_eq!((table.price_of("kk"), table.price_of("By")), (120, 110));
    assert_eq!(table.chart_order(), ["kk", "By"]);
}

#[test]
fn r_mkt_05_new_markers_go_under_too() {
    let mut table = Table::new(3);
    table.stock_round(1, 0).play(start("EKJ", 60)).play(start("OFE", 60)).play(start("MW", 65));
    assert_eq!(table.chart_order(), ["MW", "EKJ", "OFE"]);
}

#[test]
fn r_mkt_06_the_marker_of_an_acquired_company_is_removed() {
    let mut table = Table::new(3);
    table.stack("d", 0, "d").started("EKJ", 60, 0, &[2]).started("OFE", 60, 0, &[2]).started(
        "MW",
        60,
        1,
        &[0, 2],
    );
    table.started("kk", 100, 0, &[5]).treasury("kk", 500).operating(2, 1, "kk", Step::TakeOver);
    assert_eq!(table.chart_order(), ["kk", "EKJ", "OFE", "MW"]);
    table.play(Action::Cz(CzAction::TakeOver { target: crate::table::company("OFE"), price: 60 }));
    assert_eq!(table.chart_order(), ["kk", "EKJ", "MW"]);
}
