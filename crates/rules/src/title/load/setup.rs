//! Checks the set-up by number of players, the counterpart on 18xx.games, and the process track.

use crate::ids::CompanyId;
use crate::play::Play;
use crate::title::Counterpart;
use crate::title::paper::{Charter, OperatingSet, SeatCount};
use facts::sections::COMPANIES;
use facts::{CounterpartTable, List, Report, SeatsRow, SetRow, TITLE_FILE, join};

pub(super) fn seat_counts(list: &List<SeatsRow>, play: Option<&Play>, report: &mut Report) -> Vec<SeatCount> {
    let file = list.file;
    let mut last = 0;
    let mut seats = Vec::new();
    for (at, row) in &list.rows {
        if let Some(play) = play.filter(|play| !play.players.contains(&row.players)) {
            let (from, to) = (play.players.start(), play.players.end());
            report.add(file, at, format!("the order of play `{}` is for {from} to {to} players", play.name));
        }
        report.check(row.players > last, file, at, "list the numbers of players in ascending order");
        last = last.max(row.players);
        report.check(row.cash > 0, file, join(at, "cash"), "0; players begin with money");
        report.check(row.certificates > 0, file, join(at, "certificates"), "0; players may own certificates");
        let limits = &row.certificates_by_companies;
        report.check(
            limits.is_sorted_by(|fewer, more| fewer.0 < more.0) && limits.iter().all(|&(_, limit)| limit > 0),
            file,
            join(at, "certificates_by_companies"),
            "list numbers of companies in ascending order, each with a limit above 0",
        );
        seats.push(SeatCount {
            players: row.players,
            cash: row.cash,
            certificate_limit: row.certificates,
            limits_by_companies: row.certificates_by_companies.clone(),
            left_out: row.left_out,
        });
    }
    seats
}

/// What 18xx.games calls the title and its companies.
pub(super) fn counterpart(said: CounterpartTable, companies: &[Charter], report: &mut Report) -> Counterpart {
    let named = !said.title.trim().is_empty();
    report.check(named, TITLE_FILE, "on_18xx_games.title", "empty; say what the title is called there");
    let mut symbols = Vec::new();
    // Where the companies could not be read, none of them is missing.
    let are_read = report.is_clean(COMPANIES);
    for symbol in said.symbols.into_iter().filter(|_| are_read) {
        match companies.iter().position(|charter| charter.symbol.eq_ignore_ascii_case(&symbol)) {
            Some(index) => symbols.push((CompanyId::at(index), symbol)),
            None => {
                report.add(TITLE_FILE, "on_18xx_games.symbols", format!("there is no company `{symbol}`"))
            }
        }
    }
    Counterpart { title: said.title, column_offset: said.column_offset.into(), symbols }
}

pub(super) fn sets(list: &List<SetRow>, report: &mut Report) -> Vec<OperatingSet> {
    let mut last = 0;
    for (index, (at, row)) in list.rows.iter().enumerate() {
        let key = join(at, "local_prices");
        report.check(!row.local_prices.is_empty(), list.file, &key, "a set has at least one operating round");
        for &price in &row.local_prices {
            let what =
                format!("{price} after {last}; the prices of the process track rise from round to round");
            report.check(price > last, list.file, &key, what);
            last = last.max(price);
        }
        let is_last = index + 1 == list.rows.len();
        let what = "the game ends after the last set, nothing is exported";
        report.check(!(is_last && row.export), list.file, join(at, "export"), what);
    }
    let set = |row: &SetRow| OperatingSet { local_prices: row.local_prices.clone(), export: row.export };
    list.rows.iter().map(|(_, row)| set(row)).collect()
}
