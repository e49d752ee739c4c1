//! Numbers over the course of a game: what players are worth, what shares cost, what companies earn.

use rules::round_name::RoundName;
use rules::state::Status;
use rules::{Event, Game, Title};

use crate::landmarks::{self, RoundStart};
use crate::mentions::Party;
use crate::table::Table;
use crate::text::t;

/// Which numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// What every player is worth at the beginning of every round, and now.
    Worth,
    /// What a share of every company costs, at the same positions.
    Prices,
    /// What every company's trains earned in every operating round.
    Revenue,
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Worth, Kind::Prices, Kind::Revenue];

    /// The name in addresses.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Worth => "worth",
            Kind::Prices => "prices",
            Kind::Revenue => "revenue",
        }
    }
}

/// A table of numbers: a row for every round, a column for every player or company.
pub(crate) struct Figures {
    pub(crate) rows: Vec<Row>,
    pub(crate) columns: Vec<Column>,
}

/// A round, or the position that is looked at.
pub(crate) struct Row {
    /// The round; none for the last row, which is the position itself.
    pub(crate) round: Option<RoundName>,
    /// After so many actions.
    pub(crate) at: usize,
}

impl Row {
    /// The row for people, where there is little room.
    pub(crate) fn label(&self) -> String {
        self.round.map_or_else(|| t("chart-now"), landmarks::short_name)
    }
}

/// The numbers of one player or company.
pub(crate) struct Column {
    pub(crate) who: Party,
    pub(crate) values: Vec<Option<i64>>,
}

impl Figures {
    /// The numbers up to a position.
    pub(crate) fn new(table: &Table, kind: Kind, until: usize) -> Figures {
        match kind {
            Kind::Worth => {
                let seats = table.game().state().seats().map(Party::Player).collect();
                at_beginnings(table, until, seats, |game, who| match who {
                    Party::Player(seat) => Some(game.view().worth(seat)),
                    Party::Company(_) => None,
                })
            }
            Kind::Prices => {
                let companies = table.game().title().company_ids().map(Party::Company).collect();
                at_beginnings(table, until, companies, |game, who| match who {
                    Party::Company(id) => {
                        let status = game.state().company(id).status;
                        let listed = matches!(status, Status::Started | Status::Floated);
                        listed.then(|| game.view().price(id).into())
                    }
                    Party::Player(_) => None,
                })
            }
            Kind::Revenue => revenue(table, until),
        }
        .without_empty_columns()
    }

    /// Companies that have not begun say nothing.
    fn without_empty_columns(mut self) -> Figures {
        self.columns.retain(|column| column.values.iter().any(Option::is_some));
        self
    }

    /// The numbers for spreadsheets, with names as they are.
    pub(crate) fn csv(&self, name: impl Fn(Party) -> String) -> String {
        let mut out = format!("{},{}", t("csv-round"), t("csv-position"));
        for column in &self.columns {
            out += &format!(",{}", quoted(&name(column.who)));
        }
        out.push('\n');
        for (index, row) in self.rows.iter().enumerate() {
            let round = row.round.map_or_else(|| t("chart-now"), landmarks::name);
            out += &format!("{},{}", quoted(&round), row.at);
            for column in &self.columns {
                out += &column.values[index].map_or_else(|| ",".to_owned(), |value| format!(",{value}"));
            }
            out.push('\n');
        }
        out
    }
}

/// A field of a CSV file.
fn quoted(text: &str) -> String {
    // What begins like a formula would be computed by spreadsheets.
    let formula = text.starts_with(['=', '+', '-', '@']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// A number for everybody at the beginning of every round, and at the position itself.
fn at_beginnings(
    table: &Table,
    until: usize,
    everybody: Vec<Party>,
    number: impl Fn(&Game, Party) -> Option<i64>,
) -> Figures {
    let rounds = landmarks::rounds(table).into_iter().filter(|begun| begun.at <= until);
    let mut rows: Vec<Row> = rounds.map(|RoundStart { round, at }| Row { round: Some(round), at }).collect();
    if rows.last().is_none_or(|row| row.at < until) {
        rows.push(Row { round: None, at: until });
    }
    let column = |who: Party| Column {
        who,
        values: rows.iter().map(|row| table.game_at(row.at).and_then(|game| number(&game, who))).collect(),
    };
    let columns = everybody.into_iter().map(column).collect();
    Figures { rows, columns }
}

/// What the trains of every company earned in every operating round so far.
fn revenue(table: &Table, until: usize) -> Figures {
    let title: &Title = table.game().title();
    let mut rows: Vec<Row> = Vec::new();
    let column = |id| Column { who: Party::Company(id), values: Vec::new() };
    let mut columns: Vec<Column> = title.company_ids().map(column).collect();
    for (at, event) in landmarks::events(table).take_while(|&(at, _)| at <= until) {
        let earned = match event {
            Event::RoundBegan { round: round @ RoundName::Operating(..) } => {
                rows.push(Row { round: Some(*round), at });
                columns.iter_mut().for_each(|column| column.values.push(None));
                continue;
            }
            Event::TrainsRan { company, revenue, .. } => (*company, i64::from(*revenue)),
            Event::NothingEarned { company } => (*company, 0),
            _ => continue,
        };
        if let Some(value) = columns[earned.0.index()].values.last_mut() {
            *value = Some(value.unwrap_or(0) + earned.1);
        }
    }
    Figures { rows, columns }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_would_break_a_csv_file_are_quoted() {
        assert_eq!(quoted("Anna"), "Anna");
        assert_eq!(quoted("Anna, the \"first\""), "\"Anna, the \"\"first\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
    }
}
