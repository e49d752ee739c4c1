//! The share price chart.

use super::{SEATED, Table, title};
use rules::title::Zone;

/// The space in this row and column.
fn space(row: u8, column: u8) -> u8 {
    let chart = &title().chart;
    (0..chart.prices.len() as u8).find(|&space| chart.place(space) == (row, column)).expect("there is one")
}

#[test]
fn r_36_mkt_01_r_36_mkt_02_dividends_move_right_and_left() {
    let chart = &title().chart;
    assert_eq!(chart.right(space(0, 4)), space(0, 5));
    assert_eq!(chart.right(space(8, 4)), space(7, 4), "up at the end of a row");
    assert_eq!(chart.right(space(0, 19)), space(0, 19));
    assert_eq!(chart.left(space(5, 4)), space(5, 3));
    assert_eq!(chart.left(space(8, 0)), space(9, 0), "down at its beginning");
}

#[test]
fn r_36_mkt_03_r_36_mkt_04_sales_move_down_and_sold_out_up() {
    let chart = &title().chart;
    assert_eq!(chart.down(space(5, 4)), space(6, 4));
    assert_eq!(chart.down(space(4, 10)), space(4, 10), "no row below");
    assert_eq!(chart.up(space(5, 4)), space(4, 4));
    assert_eq!(chart.up(space(0, 4)), space(0, 4));
}

#[test]
fn r_36_mkt_06_zones() {
    let chart = &title().chart;
    let zone = |row, column| (chart.price(space(row, column)), chart.zone(space(row, column)));
    assert_eq!(zone(4, 0), (50, Zone::Yellow));
    assert_eq!(zone(8, 0), (30, Zone::Orange));
    assert_eq!(zone(9, 0), (0, Zone::Closing));
    assert_eq!(zone(5, 4), (65, Zone::Start));
}

#[test]
fn r_36_cgr_09_the_first_price_of_the_national_company() {
    let table = Table::new(3, SEATED);
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
