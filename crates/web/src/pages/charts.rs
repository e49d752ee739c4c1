//! Charts of the game so far, each with its numbers as a table and as a file.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

use crate::error::AppError;
use crate::figures::{Figures, Kind};
use crate::identity::Person;
use crate::mentions::Party;
use crate::table::{Position, Table};
use crate::tables::Tables;
use crate::text::t;

/// All charts up to a position.
pub(super) fn all(table: &Table, at: usize) -> Markup {
    html! { div .charts { @for kind in Kind::ALL { (one(table, kind, at)) } } }
}

fn heading(kind: Kind) -> String {
    match kind {
        Kind::Worth => t("chart-worth"),
        Kind::Prices => t("chart-prices"),
        Kind::Revenue => t("chart-revenue"),
    }
}

/// The name of a player or company.
fn name(table: &Table, who: Party) -> String {
    match who {
        Party::Player(seat) => table.names().player(seat),
        Party::Company(company) => table.names().company(company).to_owned(),
    }
}

fn one(table: &Table, kind: Kind, at: usize) -> Markup {
    let figures = Figures::new(table, kind, at);
    let lines = figures.columns.iter().map(|column| draw::Line {
        name: name(table, column.who),
        colour: match column.who {
            Party::Player(_) => None,
            Party::Company(company) => Some(table.game().title().charter(company).colour.clone()),
        },
        values: column.values.clone(),
    });
    let steps = figures.rows.iter().map(crate::figures::Row::label);
    let chart = draw::Chart { title: heading(kind), steps: steps.collect(), lines: lines.collect() };
    html! {
        figure .chart-of.(kind.name()) {
            figcaption { h3 { (heading(kind)) } }
            @if figures.columns.is_empty() {
                p .quiet { (t("chart-empty")) }
            } @else {
                (PreEscaped(draw::chart(&chart)))
                details {
                    summary { (t("chart-numbers")) }
                    (numbers(table, kind, &figures))
                }
                a href={ "/games/" (table.id) "/charts/" (kind.name()) ".csv?at=" (at) } download { (t("chart-csv")) }
            }
        }
    }
}

fn numbers(table: &Table, kind: Kind, figures: &Figures) -> Markup {
    html! {
        div .scroll tabindex="0" {
            table {
                caption { (heading(kind)) }
                thead {
                    tr {
                        th scope="col" { (t("csv-round")) }
                        @for column in &figures.columns { th .number scope="col" { (name(table, column.who)) } }
                    }
                }
                tbody {
                    @for (index, row) in figures.rows.iter().enumerate() {
                        tr {
                            th scope="row" { (row.label()) }
                            @for column in &figures.columns {
                                td .number { @if let Some(value) = column.values[index] { (value) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers of a chart as a file: `worth.csv`, `prices.csv`, `revenue.csv`.
pub(crate) async fn file(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path((id, file)): Path<(String, String)>,
    Query(position): Query<Position>,
) -> Result<Response, AppError> {
    let kind =
        file.strip_suffix(".csv").and_then(|asked| Kind::ALL.into_iter().find(|kind| kind.name() == asked));
    let kind = kind.ok_or(AppError::NotFound)?;
    let text = tables.look(person.holder, &id, move |table| {
        let (at, _) = table.position(position.at)?;
        Ok(Figures::new(table, kind, at).csv(|who| name(table, who)))
    });
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}-{file}\"")),
    ];
    Ok((headers, text.await?).into_response())
}
