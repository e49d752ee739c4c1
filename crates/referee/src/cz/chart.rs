//! IX, the share price chart: two rows whose prices alternate, so that a space to the right in its row is two further in the
//! order of prices, and a diagonal neighbour one (R-MKT).

use rules::{CompanyId, Money, Title};

use super::table::Table;

/// Which way a marker goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// For a dividend, in the row.
    Right,
    /// Without a dividend, in the row.
    Left,
    /// Sold out, diagonally.
    Up,
    /// After a sale, diagonally.
    Down,
}

/// The price of a space.
pub fn price_at(title: &Title, space: u8) -> Money {
    title.chart.prices[usize::from(space)]
}

/// The price of a company.
pub fn price(title: &Title, table: &Table, company: CompanyId) -> Money {
    price_at(title, table.company(company).space)
}

/// The space with this price; no two have the same.
pub fn space_of(title: &Title, price: Money) -> Option<u8> {
    title.chart.prices.iter().position(|&of| of == price).map(|space| space as u8)
}

/// Where one step leads.
pub fn step(title: &Title, space: u8, way: Way) -> u8 {
    let last = title.chart.prices.len() as u8 - 1;
    match way {
        Way::Right if space + 2 <= last => space + 2,
        Way::Left if space >= 2 => space - 2,
        Way::Up if space < last => space + 1,
        Way::Down if space > 0 => space - 1,
        _ => space,
    }
}

/// Moves a marker so many steps; one that does not move keeps its place in the stack, one that arrives goes under (R-MKT-04).
pub fn go(title: &Title, table: &mut Table, company: CompanyId, way: Way, steps: u8) {
    let from = table.company(company).space;
    let to = (0..steps).fold(from, |space, _| step(title, space, way));
    if to != from {
        take_off(table, company);
        put_under(table, company, to);
    }
}

/// Puts a marker under all others on a space.
pub fn put_under(table: &mut Table, company: CompanyId, space: u8) {
    table.chart.entry(space).or_default().push(company);
    table.company_mut(company).space = space;
}

/// Takes a marker off the chart; the others keep their order (R-MKT-06).
pub fn take_off(table: &mut Table, company: CompanyId) {
    let space = table.company(company).space;
    if let Some(stack) = table.chart.get_mut(&space) {
        stack.retain(|&other| other != company);
        if stack.is_empty() {
            table.chart.remove(&space);
        }
    }
}
