//! IX, the share price chart: spaces with their prices, and where a marker goes from each.

use crate::money::Money;

/// The share price chart.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Chart {
    /// The price of every space.
    pub prices: Vec<Money>,
    spaces: Vec<Space>,
}

/// A space of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Space {
    row: u8,
    column: u8,
    zone: Zone,
    right: u8,
    left: u8,
    up: u8,
    down: u8,
}

/// What holds for companies on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zone {
    /// Nothing special.
    Plain,
    /// Companies may start here (R-36-PAR-01).
    Start,
    /// Certificates do not count against the limit (R-36-MKT-06).
    Yellow,
    /// The same, and one player may own any part (R-36-MKT-06).
    Orange,
    /// The company closes (R-36-MKT-07).
    Closing,
}

impl Chart {
    /// Two rows whose prices alternate, ascending, from the lower row on: in the merged order the next space of a row is
    /// two steps away, and the diagonal neighbours one step (IX).
    pub fn ladder(prices: Vec<Money>) -> Chart {
        let last = prices.len().saturating_sub(1);
        let at = |index: usize| index as u8;
        let spaces = (0..prices.len()).map(|index| Space {
            row: at(1 - index % 2),
            column: at(index / 2),
            zone: Zone::Plain,
            right: at(if index + 2 <= last { index + 2 } else { index }),
            left: at(if index >= 2 { index - 2 } else { index }),
            up: at((index + 1).min(last)),
            down: at(index.saturating_sub(1)),
        });
        Chart { spaces: spaces.collect(), prices }
    }

    /// Rows from top to bottom, all beginning at the left: right at the end of a row is up, left at its beginning is down, and
    /// where there is no space a marker stays (R-36-MKT-01 to 04).
    pub fn grid(rows: &[Vec<(Money, Zone)>]) -> Chart {
        let first: Vec<usize> = rows
            .iter()
            .scan(0, |next, row| {
                let first = *next;
                *next += row.len();
                Some(first)
            })
            .collect();
        let space =
            |row: usize, column: usize| (column < rows.get(row)?.len()).then(|| (first[row] + column) as u8);
        let mut chart = Chart::default();
        for (row, spaces) in rows.iter().enumerate() {
            for (column, &(price, zone)) in spaces.iter().enumerate() {
                let here = (first[row] + column) as u8;
                let up = row.checked_sub(1).and_then(|above| space(above, column)).unwrap_or(here);
                let down = space(row + 1, column).unwrap_or(here);
                chart.prices.push(price);
                chart.spaces.push(Space {
                    row: row as u8,
                    column: column as u8,
                    zone,
                    right: space(row, column + 1).unwrap_or(up),
                    left: column.checked_sub(1).and_then(|left| space(row, left)).unwrap_or(down),
                    up,
                    down,
                });
            }
        }
        chart
    }

    /// Whether it has rows of which some lie under others without being shifted: more than the two of a ladder (R-36-MKT).
    pub fn is_grid(&self) -> bool {
        self.spaces.iter().any(|space| space.row > 1)
    }

    /// The spaces row by row from the top, each from the left.
    pub fn rows(&self) -> Vec<Vec<u8>> {
        let mut rows: Vec<Vec<u8>> = Vec::new();
        for (index, space) in self.spaces.iter().enumerate() {
            let row = usize::from(space.row);
            rows.resize_with(rows.len().max(row + 1), Vec::new);
            rows[row].push(index as u8);
        }
        rows
    }

    fn at(&self, space: u8) -> &Space {
        &self.spaces[usize::from(space)]
    }

    /// Where a dividend leads.
    pub fn right(&self, space: u8) -> u8 {
        self.at(space).right
    }

    /// Where no dividend leads.
    pub fn left(&self, space: u8) -> u8 {
        self.at(space).left
    }

    /// Where a company goes that is sold out.
    pub fn up(&self, space: u8) -> u8 {
        self.at(space).up
    }

    /// Where a sale leads.
    pub fn down(&self, space: u8) -> u8 {
        self.at(space).down
    }

    /// The price of a space.
    pub fn price(&self, space: u8) -> Money {
        self.prices[usize::from(space)]
    }

    /// Row and column of a space, from the top left.
    pub fn place(&self, space: u8) -> (u8, u8) {
        (self.at(space).row, self.at(space).column)
    }

    /// What holds on a space.
    pub fn zone(&self, space: u8) -> Zone {
        self.at(space).zone
    }

    /// Companies on spaces operate by this, the highest first: the price, then the space further right (VIII.2, R-36-OR-02).
    pub fn rank(&self, space: u8) -> (Money, u8) {
        (self.price(space), self.at(space).column)
    }

    /// The space at which companies start at this price; the only one with it where none is marked.
    pub fn space(&self, price: Money) -> Option<u8> {
        let mut with = (0..self.prices.len()).filter(|&index| self.prices[index] == price);
        let start = with.clone().find(|&index| self.spaces[index].zone == Zone::Start);
        start.or_else(|| with.next()).map(|index| index as u8)
    }

    /// The spaces of the top row, from the left.
    pub fn top_row(&self) -> impl Iterator<Item = u8> {
        (0..self.prices.len()).filter(|&index| self.spaces[index].row == 0).map(|index| index as u8)
    }
}
