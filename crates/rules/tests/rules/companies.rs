//! IV.2 and VII.5, companies: floating, capital, and what they may own.

use rules::event::Event;
use rules::operating_turn::Step;
use rules::state::{Round, Status};
use rules::title::Size;
use rules::{Action, Money};

use crate::table::{Table, company, from_stack, private, sell, share, start};

/// A second stock round in phase d, seat 0 to act with 2000 K.
fn rich() -> Table {
    let mut table = Table::new(3);
    table.cash(0, 2000).stack("d", 0, "d").stock_round(2, 0);
    table
}

fn status(table: &Table, symbol: &str) -> Status {
    table.state().company(company(symbol)).status
}

/// Seat 0 starts the company and buys share after share until it floats: capital and what seat 0 has paid.
fn floated(symbol: &str, price: Money) -> (Money, Money) {
    let mut table = rich();
    table.play(start(symbol, price));
    while status(&table, symbol) != Status::Floated {
        assert_eq!(table.treasury_of(symbol), 0);
        table.play(Action::Pass).play(Action::Pass).play(share(symbol));
    }
    (table.treasury_of(symbol), 2000 - table.cash_of(0))
}

#[test]
fn r_co_01_t_028_floats_as_soon_as_half_the_shares_are_in_player_hands() {
    for (symbol, price, needed) in [("EKJ", 60, 2), ("BN", 60, 3), ("kk", 100, 5)] {
        let mut table = rich();
        table.play(start(symbol, price));
        for held in 2..needed {
            assert_eq!(status(&table, symbol), Status::Started, "{symbol} with {held} shares");
            // It does not matter who buys.
            table.cash(table.decider(), 500).play(share(symbol));
        }
        assert_eq!(status(&table, symbol), Status::Floated, "{symbol}");
        assert!(table.events.contains(&Event::CompanyFloated { company: company(symbol) }));
    }
}

#[test]
fn r_co_01_shares_sold_back_before_floating_do_not_count() {
    let mut table = rich();
    table.started("kk", 100, 0, &[3, 1]).cash(1, 500).cash(2, 500).stock_round(2, 1);
    table.play(sell("kk", 1)).play(Action::Pass).play(share("kk"));
    assert_eq!(table.state().shares_held(company("kk")), 4);
    assert_eq!(status(&table, "kk"), Status::Started);
}

#[test]
fn r_co_02_t_027_capital_comes_from_the_initial_price() {
    let mut table = rich();
    table.started("By", 120, 0, &[3, 1]).price("By", 115);
    assert_eq!(status(&table, "By"), Status::Started);
    table.play(share("By"));
    assert_eq!((table.treasury_of("By"), table.cash_of(0)), (1200, 2000 - 115));
}

#[test]
fn r_co_02_capital_does_not_depend_on_the_shares_sold_and_comes_once() {
    let mut table = rich();
    table.play(start("EKJ", 70));
    assert_eq!(table.treasury_of("EKJ"), 280);
    table.play(share("EKJ"));
    assert_eq!(table.treasury_of("EKJ"), 280);
}

#[test]
fn r_co_03_t_024_capital_of_small_companies() {
    for (price, capital) in [(50, 200), (55, 220), (60, 240), (65, 260), (70, 280)] {
        assert_eq!(floated("EKJ", price), (capital, 2 * price));
    }
}

#[test]
fn r_co_03_t_025_capital_of_medium_companies() {
    for (price, capital, outlay) in
        [(60, 300, 180), (70, 350, 210), (80, 400, 240), (90, 450, 270), (100, 500, 300)]
    {
        assert_eq!(floated("BN", price), (capital, outlay));
    }
}

#[test]
fn r_co_03_t_026_capital_of_large_companies() {
    for (price, capital, outlay) in [(90, 900, 450), (100, 1000, 500), (110, 1100, 550), (120, 1200, 600)] {
        assert_eq!(floated("By", price), (capital, outlay));
    }
}

#[test]
fn r_co_04_a_floated_company_operates_in_the_next_operating_round() {
    let mut table = rich();
    table.started("kk", 100, 1, &[0, 2]).play(start("EKJ", 60)).pass_until_operating();
    let Round::Operating { order, .. } = &table.state().round else { panic!("no operating round") };
    assert_eq!(order[..], [company("EKJ")], "kk is started only");
}

#[test]
fn r_co_04_a_company_never_unfloats() {
    let mut table = rich();
    table.started("kk", 100, 0, &[5]).play(sell("kk", 3));
    assert_eq!(table.state().shares_held(company("kk")), 2);
    assert_eq!(status(&table, "kk"), Status::Floated);
    table.pass_until_operating();
    let Round::Operating { order, .. } = &table.state().round else { panic!("no operating round") };
    assert_eq!(order[..], [company("kk")]);
}

#[test]
fn r_co_05_companies_buy_trains_up_to_their_size() {
    for (symbol, allowed) in [("EKJ", 1), ("BN", 2), ("kk", 3)] {
        let mut table = rich();
        table.floated(symbol, 100, 0).treasury(symbol, 1000).operating(2, 1, symbol, Step::Trains);
        for (place, side) in Size::ALL.into_iter().enumerate() {
            if place < allowed {
                assert!(table.accepts(&from_stack(side)), "{symbol} {side:?}");
            } else {
                assert_eq!(table.refused_by(from_stack(side)), "R-CO-05", "{symbol} {side:?}");
            }
        }
    }
}

#[test]
fn r_co_05_companies_buy_local_railways_up_to_their_size() {
    for (symbol, allowed) in [("EKJ", 1), ("BN", 2), ("kk", 3)] {
        let mut table = rich();
        table.floated(symbol, 100, 0).treasury(symbol, 1000).operating(2, 1, symbol, Step::Trains);
        for (place, id) in ["S1", "M1", "L1"].into_iter().enumerate() {
            table.local_to_player(id, 1);
            let offer = Action::OfferForPrivate { private: private(id), price: 1 };
            if place < allowed {
                assert!(table.accepts(&offer), "{symbol} {id}");
            } else {
                assert_eq!(table.refused_by(offer), "R-CO-05", "{symbol} {id}");
            }
        }
    }
}

#[test]
fn r_co_05_a_company_runs_only_its_own_colour() {
    let mut table = rich();
    table.floated("kk", 100, 0).trains("kk", &["3d", "3+3d", "3Ed"]);
    table.floated("BN", 100, 0).trains("BN", &["3d", "3+3d"]);
    let runnable = |symbol| rules::runnable(table.game.view(), company(symbol));
    assert_eq!(runnable("kk"), [crate::table::train("3Ed")]);
    assert_eq!(runnable("BN"), [crate::table::train("3+3d")]);
}

#[test]
fn r_co_06_markers_by_size() {
    let mut table = rich();
    for (symbol, price, markers) in [("EKJ", 60, 3), ("BN", 60, 3), ("kk", 100, 2)] {
        table.play(start(symbol, price)).play(Action::Pass).play(Action::Pass);
        assert_eq!(table.state().company(company(symbol)).markers, markers);
    }
    // The home marker is one of them.
    table.pass_until_operating();
    assert_eq!(table.state().operating().map(|turn| turn.company), Some(company("EKJ")));
    assert_eq!(table.state().company(company("EKJ")).markers, 2);
}

#[test]
fn r_co_07_a_company_pays_out_of_its_own_treasury() {
    let mut table = rich();
    table.floated("EKJ", 60, 0).trains("EKJ", &["3c"]).treasury("EKJ", 30).local_to_player("S1", 1);
    table.operating(2, 1, "EKJ", Step::Trains);
    assert_eq!(
        table.refused_by(from_stack(Size::Small)),
        "R-CO-07",
        "the director is rich, but need not help"
    );
    assert_eq!(table.refused_by(Action::OfferForPrivate { private: private("S1"), price: 31 }), "R-CO-07");
    table.play(Action::OfferForPrivate { private: private("S1"), price: 30 }).play(Action::Accept);
    assert_eq!((table.treasury_of("EKJ"), table.cash_of(0), table.cash_of(1)), (0, 2000, 380 + 30));
}
