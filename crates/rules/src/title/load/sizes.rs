//! Checks what companies of one size have in common.

use crate::title::chart::Chart;
use crate::title::paper::{Size, SizeSheet};
use facts::{CompanyRow, List, Report, SizeRow, join};

/// The size with this name; reports others.
pub(super) fn size(name: &str, file: &str, key: String, report: &mut Report) -> Option<Size> {
    let size = Size::ALL.into_iter().find(|size| size.name() == name);
    report.check(size.is_some(), file, key, format!("`{name}` is no size; there are small, medium, large"));
    size
}

pub(super) fn sizes(
    list: &List<SizeRow>,
    companies: &List<CompanyRow>,
    private: &[&str],
    chart: Option<&Chart>,
    report: &mut Report,
) -> [SizeSheet; 3] {
    let file = list.file;
    for (at, row) in &list.rows {
        size(&row.size, file, at.clone(), report);
        let fits = row.shares >= 2 && 100 % row.shares == 0;
        report.check(
            fits,
            file,
            join(at, "shares"),
            format!("100% are not {} equal shares, two or more", row.shares),
        );
        let whole = |shares: u8| (2..=row.shares).contains(&shares);
        let what =
            format!("{} of {} shares; at least the director's two and at most all", row.float, row.shares);
        report.check(whole(row.float), file, join(at, "float"), what);
        let what =
            format!("{} of {} shares; at least the director's two and at most all", row.most, row.shares);
        report.check(whole(row.most), file, join(at, "most"), what);
        report.check(row.markers > 0, file, join(at, "markers"), "0; there is at least the home marker");
        report.check(
            row.dividend_steps > 0,
            file,
            join(at, "dividend_steps"),
            "0; a dividend moves the price",
        );
        let key = join(at, "start_prices");
        report.check(!row.start_prices.is_empty(), file, &key, "none; a company starts at some price");
        report.check(row.start_prices.is_sorted_by(|a, b| a < b), file, &key, "list them in ascending order");
        for price in row
            .start_prices
            .iter()
            .filter(|&&price| chart.is_some_and(|chart| !chart.prices.contains(&price)))
        {
            report.add(file, &key, format!("{price} is not on the chart"));
        }
    }
    Size::ALL.map(|size| {
        let row = list.rows.iter().find(|(_, row)| row.size == size.name());
        let mut shared = companies.rows.iter().filter(|(_, row)| !private.contains(&row.symbol.as_str()));
        let needed = shared.any(|(_, company)| company.size == size.name());
        if row.is_none() && needed && list.is_whole() && !list.rows.is_empty() {
            report.add(file, list.key, format!("no row for {} companies", size.name()));
        }
        row.map(|(_, row)| sheet(row)).unwrap_or(SizeSheet {
            shares: 1,
            float: 1,
            most: 1,
            start_prices: Vec::new(),
            dividend_steps: 1,
            markers: 1,
        })
    })
}

fn sheet(row: &SizeRow) -> SizeSheet {
    SizeSheet {
        shares: row.shares,
        float: row.float,
        most: row.most,
        start_prices: row.start_prices.clone(),
        dividend_steps: row.dividend_steps,
        markers: row.markers,
    }
}
