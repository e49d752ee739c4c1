//! R-36-MKT, the share price chart.

use super::table::{SEATED, THERE, Table, hex, pooled, run, sell, share, space, start, title, train, with};
use rules::operating_turn::Step;
use rules::state::{PrivateOwner, Status};
use rules::title::Zone;
use rules::{Action, Decision, F56Decision, Offer};

/// The place after the company has paid a dividend, or withheld.
fn after(row: u8, column: u8, action: Action) -> (u8, u8) {
    let mut table = Table::with(3, SEATED);
    table.started("B", 65, &[4, 2]).marker("B", row, column).station("B", "H6", 0).operating("B", Step::Run);
    table.earned("B", 100).play(action);
    table.place_of("B")
}

/// T-35
#[test]
fn r_36_mkt_01_a_dividend_moves_right_and_at_the_end_up() {
    assert_eq!(after(0, 4, Action::PayOut), (0, 5));
    assert_eq!(after(8, 4, Action::PayOut), (7, 4));
    assert_eq!(after(4, 10, Action::PayOut), (3, 10));
    assert_eq!(after(0, 19, Action::PayOut), (0, 19));
    let chart = &title().chart;
    assert_eq!((chart.price(space(8, 4)), chart.price(space(7, 4))), (50, 55));
}

#[test]
fn r_36_mkt_02_none_moves_left_and_at_the_beginning_down() {
    assert_eq!(after(5, 4, Action::Retain), (5, 3));
    assert_eq!(after(4, 0, Action::Retain), (5, 0));
    // Without a train, or with interest that takes it all.
    let mut table = Table::with(3, SEATED);
    table.started("B", 65, &[4, 2]).station("B", "H6", 0).operating("B", Step::Track).pass();
    assert_eq!(table.place_of("B"), (5, 3));
}

/// T-34
#[test]
fn r_36_mkt_03_sales_move_down_as_long_as_there_is_a_row() {
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[5, 2]).marker("B", 4, 10).play(sell("B", 2));
    assert_eq!((table.price_of("B"), table.place_of("B"), table.cash(0)), (125, (4, 10), 550));
    let mut low = Table::stock(3, SEATED);
    low.started("B", 65, &[5, 2]).marker("B", 8, 2).play(sell("B", 3));
    assert_eq!(low.place_of("B"), (10, 2), "it stops at the bottom");
}

#[test]
fn r_36_mkt_04_sold_out_moves_up_and_never_right() {
    let after = |row, column| {
        let mut table = Table::stock(3, SEATED);
        table.started("B", 65, &[6, 4]).marker("B", row, column).pass().pass().pass();
        table.place_of("B")
    };
    assert_eq!(after(5, 4), (4, 4));
    assert_eq!(after(1, 19), (0, 19));
    assert_eq!(after(0, 7), (0, 7));
}

/// T-37
#[test]
fn r_36_mkt_05_a_marker_goes_under_those_on_its_space() {
    let mut table = Table::stock(3, SEATED);
    table.started("GCL", 65, &[4, 2]).marker("GCL", 6, 4).started("B", 65, &[4, 2]);
    assert_eq!(table.chart_order(), ["B", "GCL"]);
    table.play(sell("B", 1));
    assert_eq!((table.place_of("B"), table.chart_order()), ((6, 4), vec!["GCL".to_owned(), "B".to_owned()]));
    table.pass().stock_round(2, 2).play(start("NFL", 65)).pass().stock_round(2, 1).play(start("HSM", 65));
    assert_eq!(table.chart_order()[..2], ["NFL", "HSM"], "at the start of a company, too");
}

#[test]
fn r_36_mkt_06_zones() {
    let chart = &title().chart;
    let zone = |row, column| (chart.price(space(row, column)), chart.zone(space(row, column)));
    assert_eq!(zone(4, 0), (50, Zone::Yellow));
    assert_eq!(zone(8, 0), (30, Zone::Orange));
    assert_eq!(zone(9, 0), (0, Zone::Closing));
    assert_eq!(zone(5, 4), (65, Zone::Start));
    for space in 0..chart.prices.len() as u8 {
        let wanted = match chart.price(space) {
            0 => [Zone::Closing; 2],
            30..=40 => [Zone::Orange; 2],
            45 | 50 => [Zone::Yellow; 2],
            _ => [Zone::Plain, Zone::Start],
        };
        assert!(wanted.contains(&chart.zone(space)), "{:?}", chart.place(space));
    }
    // There is no zone in which a turn has more than one purchase.
    let mut table = Table::stock(3, SEATED);
    table.started("B", 65, &[2, 3]).marker("B", 8, 0).pool("B", 3).play(pooled("B"));
    assert_eq!(table.refused(&pooled("B")), "R-36-SR-03");
}

/// A company of the first player on its last space before the closing ones, with a train, a loan, a private company and a station.
fn sinking(options: rules::Options) -> Table {
    let mut table = Table::with(3, options);
    table.started("B", 65, &[4, 2]).pool("B", 1).marker("B", 8, 0).station("B", "H6", 0).treasury("B", 90);
    table.trains("B", &["4"]).phase("4").loans("B", 2).private_in("ACC", "B").started("GCL", 65, &[2, 3]);
    table.station("GCL", "I9", 0).treasury("GCL", 500);
    table
}

/// T-36
#[test]
fn r_36_mkt_02_r_36_mkt_07_a_company_that_withholds_on_the_last_space_closes() {
    let mut table = sinking(SEATED);
    table.operating("GCL", Step::Loans).operating("B", Step::Run).earned("B", 100);
    let bank = table.bank();
    table.play(Action::Retain);
    assert_eq!(
        (table.status_of("B"), table.president_of("B"), table.treasury_of("B")),
        (Status::Closed, None, 0)
    );
    assert_eq!(table.bank(), bank + 90, "its revenue was paid to it before");
    assert_eq!(
        (table.shares_of("B", 0), table.shares_of("B", 1), table.pool_of("B"), table.loans_of("B")),
        (0, 0, 0, 0)
    );
    assert_eq!((table.owner("ACC"), table.marker_of("B", "H6")), (PrivateOwner::Closed, None));
    assert_eq!(table.trains_in_pool(), ["4"]);
    assert_eq!((table.operates(), table.chart_order()), (None, vec!["GCL".to_owned()]), "its turn is over");
    // For good, and nobody waits for it any more.
    assert!(matches!(table.decision(), Decision::F56(F56Decision::Exchange { .. })));
    assert_eq!(table.refused(&start("B", 65)), "R-36-MKT-07");
    assert_eq!(table.refused(&share("B")), "R-36-MKT-07");
    // Its train is for sale at the printed price.
    table.operating("GCL", Step::Trains);
    assert!(table.offered().contains(&Offer::BuyTrain {
        source: rules::train::Source::Pool(train("4")),
        side: rules::title::Size::Large,
        price: 350,
        help: 0,
        loan: 0
    }));
    // Its home is not kept for it any more.
    table.lay("H4", "57", 1).station("GCL", "H4", 0).operating("GCL", Step::Station);
    assert!(table.accepts(&Action::PlaceStation { hex: hex("H6"), city: 0 }));
}

#[test]
fn r_36_mkt_07_trains_of_a_closed_company_leave_the_game_there() {
    let mut table = sinking(THERE);
    table.operating("B", Step::Run).earned("B", 100).play(Action::Retain);
    assert_eq!(table.status_of("B"), Status::Closed);
    assert!(table.trains_in_pool().is_empty());
}

#[test]
fn r_36_mkt_07_a_company_that_closes_has_no_further_steps() {
    // Where every company must own a train, it would be asked for one.
    let mut table = sinking(with("train_only_with_route", false));
    table.operating("B", Step::Run).earned("B", 100).play(Action::Retain);
    assert_eq!((table.status_of("B"), table.operates()), (Status::Closed, None));
}

/// T-36b
#[test]
fn r_36_mkt_03_r_36_mkt_07_a_sale_closes_a_company_after_the_seller_is_paid() {
    let sold = |options| {
        let mut table = sinking(options);
        table.stock_round(2, 1).play(sell("B", 1));
        (table.cash(1), table.status_of("B"), table.trains_in_pool())
    };
    assert_eq!(sold(SEATED), (330, Status::Closed, vec!["4".to_owned()]));
    assert_eq!(sold(with("sale_may_close", false)), (330, Status::Floated, vec![]));
    let mut table = sinking(with("sale_may_close", false));
    table.stock_round(2, 1).play(sell("B", 1));
    assert_eq!(table.price_of("B"), 30);
}

#[test]
fn r_36_mkt_07_what_a_company_owes_is_gone_with_it_but_not_there() {
    let closed = |options| {
        let mut table = sinking(options);
        table
            .money(0, 5)
            .trains("B", &["2"])
            .treasury("B", 0)
            .started("B", 30, &[3, 1])
            .operating("B", Step::Run);
        table.play(run([]));
        assert!(
            matches!(table.decision(), Decision::F56(F56Decision::Raising { due: 20, .. })),
            "{:?}",
            table.decision()
        );
        table.play(sell("B", 1));
        (table.status_of("B"), table.cash(0))
    };
    assert_eq!(closed(SEATED), (Status::Closed, 35));
    assert_eq!(closed(THERE), (Status::Closed, 15));
}

/// Both have sold, one has a share left, and neither has money for anything else.
#[test]
fn r_36_mkt_07_there_no_sale_closes_a_company_where_the_round_would_not_end_properly() {
    let after_a_sale = |options| {
        let mut table = Table::with(2, options);
        table.started("B", 65, &[2, 3]).marker("B", 7, 0).pool("B", 2).money(0, 0).money(1, 0);
        table.station("B", "H6", 0).stock_round(2, 0).play(sell("B", 1));
        if table.game.decider() == Some(rules::Seat(0)) {
            table.play(Action::Pass);
        }
        table
    };
    let mut table = after_a_sale(SEATED);
    table.play(sell("B", 1));
    assert_eq!(table.status_of("B"), Status::Closed);
    let table = after_a_sale(THERE);
    assert!(
        !matches!(table.decision(), Decision::F56(F56Decision::Exchange { .. })),
        "nothing else can be done"
    );
    assert_eq!(table.status_of("B"), Status::Floated);
}

/// T-100
#[test]
fn r_36_mkt_08_the_national_company_never_closes() {
    let mut table = Table::with(3, SEATED);
    table
        .national(10, 100, &[4, 2], false)
        .marker("MESS", 8, 0)
        .station("MESS", "H6", 0)
        .trains("MESS", &["5"]);
    table.phase("6").operating("MESS", Step::Run).earned("MESS", 100).play(Action::Retain);
    assert_eq!((table.place_of("MESS"), table.status_of("MESS")), ((8, 0), Status::Floated));
    let mut sold = Table::stock(3, SEATED);
    sold.national(10, 100, &[4, 2], false).marker("MESS", 8, 0).play(sell("MESS", 2));
    assert_eq!((sold.place_of("MESS"), sold.cash(0)), ((8, 0), 360));
}

/// T-89
#[test]
fn r_36_cgr_09_the_first_price_of_the_national_company() {
    let table = Table::with(3, SEATED);
    let price = |prices: &[u32]| {
        let space = rules::national_space(table.game.view(), prices.to_vec());
        table.game.title().chart.price(space)
    };
    let wanted: [(&[u32], u32); 9] = [
        (&[90, 80], 100),
        (&[100, 110], 110),
        (&[60, 110, 120], 110),
        (&[75, 125, 150], 125),
        (&[200, 175], 175),
        (&[65, 70, 110, 175], 110),
        (&[60, 90, 150], 125),
        (&[375], 375),
        (&[450, 425], 425),
    ];
    for (prices, expected) in wanted {
        assert_eq!(price(prices), expected, "{prices:?}");
    }
}
