//! What was left behind, in tables: take-overs, revenue, trains, money, and the sides beside each other.

use maud::{Markup, html};
use study::words;

use super::super::history::address;
use super::Told;
use crate::text::{t, tr};

/// A table with the position of each row: the first columns are words, the others figures.
struct Rows {
    heads: Vec<String>,
    /// So many of the columns are words.
    words: usize,
    /// Each with the position that it leads to, where there is one.
    rows: Vec<(Option<usize>, Vec<String>)>,
}

/// All of it.
pub(super) fn all(told: &Told<'_>) -> Markup {
    html! {
        @if told.review.judged { (section(told, "missed", t("review-missed"), None, t("review-missed-none"), &missed(told))) }
        (section(told, "left", t("review-left"), None, t("review-left-none"), &left_behind(told)))
        (section(told, "late", t("review-late"), Some(t("review-late-hint")), t("review-late-none"), &late_trains(told)))
        (section(told, "idle", t("review-idle"), Some(t("review-idle-hint")), t("review-idle-none"), &idle(told)))
        @if told.review.judged { (section(told, "sides", t("review-sides"), None, String::new(), &sides(told))) }
    }
}

fn section(
    told: &Told<'_>,
    id: &str,
    heading: String,
    hint: Option<String>,
    none: String,
    table: &Rows,
) -> Markup {
    html! {
        section .card aria-labelledby=(id) {
            h2 id=(id) { (heading) }
            @if table.rows.is_empty() {
                p { (none) }
            } @else {
                @if let Some(hint) = hint { p .quiet { (hint) } }
                div .scroll tabindex="0" {
                    table .behind {
                        thead { tr { @for (column, head) in table.heads.iter().enumerate() {
                            th .number[column >= table.words] scope="col" { (head) }
                        } } }
                        tbody { @for (at, row) in &table.rows { tr { @for (column, cell) in row.iter().enumerate() {
                            td .number[column >= table.words] {
                                @match at.filter(|_| column == 0) {
                                    Some(at) => a href=(address(told.table, at)) { (cell) },
                                    None => (cell),
                                }
                            }
                        } } } }
                    }
                }
            }
        }
    }
}

/// Heads of columns by their keys.
fn heads<const COUNT: usize>(heads: [String; COUNT]) -> Vec<String> {
    heads.into()
}

fn missed(told: &Told<'_>) -> Rows {
    let row = |missed: &study::Missed| {
        let better = told.action(missed.at, &missed.better);
        let cells = vec![told.place(missed.at), told.player(missed.seat), better, told.money(missed.gain)];
        (Some(missed.at), cells)
    };
    Rows {
        heads: heads([t("review-where"), t("review-player"), t("review-better"), t("review-gain")]),
        words: 3,
        rows: told.review.missed.iter().map(row).collect(),
    }
}

fn left_behind(told: &Told<'_>) -> Rows {
    let row = |run: &study::LeftBehind| {
        let best = told.money(run.best.into());
        let best = if run.proven { best } else { tr!("review-at-least", revenue = best) };
        let (ran, lost) = (told.money(run.ran.into()), told.money((run.best - run.ran).into()));
        (Some(run.at), vec![told.place(run.at), told.player(run.seat), ran, best, lost])
    };
    Rows {
        heads: heads([
            t("review-where"),
            t("review-player"),
            t("review-ran"),
            t("review-best"),
            t("review-lost"),
        ]),
        words: 2,
        rows: told.review.left_behind.iter().map(row).collect(),
    }
}

fn late_trains(told: &Told<'_>) -> Rows {
    let row = |late: &study::LateTrain| {
        let (place, player) = (told.place(late.at), told.player(late.seat));
        (Some(late.at), vec![place, player, late.train.clone(), told.money(late.would_run.into())])
    };
    Rows {
        heads: heads([t("review-where"), t("review-player"), t("review-train"), t("review-would-run")]),
        words: 3,
        rows: told.review.late_trains.iter().map(row).collect(),
    }
}

fn idle(told: &Told<'_>) -> Rows {
    let row = |idle: &study::Idle| {
        let (price, cash) = (told.money(idle.price.into()), told.money(idle.cash.into()));
        (Some(idle.at), vec![told.place(idle.at), told.player(idle.seat), idle.company.clone(), price, cash])
    };
    Rows {
        heads: heads([
            t("review-where"),
            t("review-player"),
            t("review-share"),
            t("review-price"),
            t("review-cash"),
        ]),
        words: 3,
        rows: told.review.idle.iter().map(row).collect(),
    }
}

fn sides(told: &Told<'_>) -> Rows {
    let row = |side: &study::Side| {
        let (decisions, agreed) = (side.decisions.to_string(), side.agreed.to_string());
        let lost = words::points(side.lost);
        (None, vec![told.player(side.seat), decisions, agreed, lost, told.money(side.left_behind.into())])
    };
    Rows {
        heads: heads([
            t("review-player"),
            t("review-decisions"),
            t("review-agreed"),
            t("review-chances-lost"),
            t("review-lost"),
        ]),
        words: 1,
        rows: told.review.sides.iter().map(row).collect(),
    }
}
