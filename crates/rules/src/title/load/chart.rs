//! Checks the share price chart.

use crate::Money;
use crate::title::chart::{Chart, Zone};
use facts::{ChartFile, Report};

pub(super) fn chart(name: &str, file: &ChartFile, report: &mut Report) -> Chart {
    if !file.rows.is_empty() {
        report.check(
            file.bottom.is_empty() && file.top.is_empty(),
            name,
            "rows",
            "give either rows or bottom and top",
        );
        return grid(name, &file.rows, report);
    }
    let (bottom, top) = (&file.bottom, &file.top);
    if bottom.is_empty() || !(top.len() == bottom.len() || top.len() + 1 == bottom.len()) {
        let what =
            format!("{} below and {} above; the rows alternate, beginning below", bottom.len(), top.len());
        report.add(name, "bottom", what);
    }
    let mut prices: Vec<Money> = Vec::new();
    for index in 0..bottom.len().max(top.len()) {
        for (key, row) in [("bottom", bottom), ("top", top)] {
            let Some(&price) = row.get(index) else { continue };
            let last = prices.last().copied().unwrap_or(0);
            let what =
                format!("{price} comes after {last}; prices rise from row to row and from space to space");
            report.check(price > last, name, format!("{key}[{index}]"), what);
            prices.push(price.max(last));
        }
    }
    report.check(prices.len() <= 256, name, "", format!("{} spaces; at most 256 are possible", prices.len()));
    Chart::ladder(prices)
}

/// Rows of prices, each with the letter of its zone.
fn grid(name: &str, rows: &[String], report: &mut Report) -> Chart {
    let mut made = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let mut spaces = Vec::new();
        for word in row.split_whitespace() {
            let (digits, zone) = match word.split_at(word.trim_end_matches(char::is_alphabetic).len()) {
                (digits, "") => (digits, Some(Zone::Plain)),
                (digits, "p") => (digits, Some(Zone::Start)),
                (digits, "y") => (digits, Some(Zone::Yellow)),
                (digits, "o") => (digits, Some(Zone::Orange)),
                (digits, "c") => (digits, Some(Zone::Closing)),
                (digits, _) => (digits, None),
            };
            match (digits.parse::<Money>(), zone) {
                (Ok(price), Some(zone)) => spaces.push((price, zone)),
                _ => report.add(
                    name,
                    format!("rows[{index}]"),
                    format!("`{word}`: a price, and p, y, o or c after it"),
                ),
            }
        }
        report.check(!spaces.is_empty(), name, format!("rows[{index}]"), "a row has at least one space");
        made.push(spaces);
    }
    let spaces: usize = made.iter().map(Vec::len).sum();
    report.check(spaces <= 256, name, "rows", format!("{spaces} spaces; at most 256 are possible"));
    if spaces > 256 { Chart::default() } else { Chart::grid(&made) }
}
