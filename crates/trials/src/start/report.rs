//! What was found, in tables, and the goals.

use std::fmt::Write;
use std::time::Duration;

use super::View;
use super::parts::Parts;
use crate::Timing;

/// How soon a program listens with so many games kept.
const LISTENS: (usize, Duration) = (10_000, Duration::from_millis(50));

/// How soon a game of so many actions is opened.
const OPENS: (usize, Duration) = (2_000, Duration::from_millis(10));

/// How long starts took with so many games kept.
pub(super) struct Started {
    pub(super) games: usize,
    /// Until it says where it is.
    pub(super) listens: Timing,
    /// Until it says that it is well.
    pub(super) answers: Timing,
    /// Until the first page was there.
    pub(super) page: Timing,
}

/// How long looks at a long game took.
pub(super) struct Opened {
    pub(super) view: View,
    pub(super) entries: usize,
    pub(super) actions: usize,
    /// The first after a start.
    pub(super) first: Timing,
    /// The second.
    pub(super) again: Timing,
    /// What the first took longer.
    pub(super) loading: Timing,
}

pub(super) fn starts(started: &[Started], programs: usize) -> String {
    let mut text = "From the start of the program until it listens, until it has said that it is well, and until the first page was\n\
                    there after that; ms, median (95 %):\n\n| games kept | listens | answers | first page |\n|---|---|---|---|\n"
        .to_owned();
    for (index, Started { games, listens, answers, page }) in started.iter().enumerate() {
        let [listens, answers, page] = [listens, answers, page].map(both);
        let _ = writeln!(text, "| {games}{} | {listens} | {answers} | {page} |", label(programs, index));
    }
    text
}

pub(super) fn openings(opened: &[Opened], programs: usize) -> String {
    let mut text = "The first look at a long game after a start, the second one, and the difference, which is what it takes to read and\n\
                    replay it; ms, median (95 %):\n\n\
                    | entries (actions left) | of | first | second | to load |\n|---|---|---|---|---|\n"
        .to_owned();
    for (index, Opened { view, entries, actions, first, again, loading }) in opened.iter().enumerate() {
        let of = if *view == View::Api { "the API" } else { "the page" };
        let [first, again, loading] = [first, again, loading].map(both);
        let label = label(programs, index);
        let _ = writeln!(text, "| {entries} ({actions}){label} | {of} | {first} | {again} | {loading} |");
    }
    text
}

pub(super) fn parts(parts: &[Parts]) -> String {
    let mut text = "What there is to do, in this process, each part by itself; ms, median (95 %). Replay keeps every position:\n\n\
                    | entries | read rows | parse | replay | fingerprints of all states | their hashes |\n|---|---|---|---|---|---|\n"
        .to_owned();
    for Parts { entries, read, parse, replay, fingerprint, hash } in parts {
        let [read, parse, replay, fingerprint, hash] = [read, parse, replay, fingerprint, hash].map(both);
        let _ = writeln!(text, "| {entries} | {read} | {parse} | {replay} | {fingerprint} | {hash} |");
    }
    text
}

/// Whether the last program met the goals, as far as they were measured.
pub(super) fn goals(started: &[Started], opened: &[Opened], programs: usize) -> String {
    let last = |index: usize| index % programs.max(1) + 1 == programs;
    let starts =
        started.iter().enumerate().filter(|(index, started)| last(*index) && started.games == LISTENS.0);
    let opens = opened.iter().enumerate().filter(|(index, opened)| {
        last(*index) && opened.view == View::Api && opened.entries.abs_diff(OPENS.0) <= 1
    });
    let mut text = String::new();
    for (_, Started { games, listens, .. }) in starts {
        text += &judged(&format!("listens on {games} games"), listens.at(50), LISTENS.1);
    }
    for (_, Opened { entries, loading, .. }) in opens {
        text += &judged(&format!("opens a game of {entries} entries"), loading.at(50), OPENS.1);
    }
    text
}

fn judged(what: &str, took: Duration, goal: Duration) -> String {
    let verdict = if took <= goal { "met:   " } else { "MISSED:" };
    format!("{verdict} {what} within {} ms: {:.1} ms in the median\n", goal.as_millis(), milliseconds(took))
}

/// Which of several programs a row is about.
fn label(programs: usize, index: usize) -> String {
    match (programs, index % programs.max(1)) {
        (0 | 1, _) => String::new(),
        (2, 0) => ", before".to_owned(),
        (2, _) => ", after".to_owned(),
        (_, number) => format!(", program {}", number + 1),
    }
}

fn both(timing: &Timing) -> String {
    format!("{:.1} ({:.1})", milliseconds(timing.at(50)), milliseconds(timing.at(95)))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
