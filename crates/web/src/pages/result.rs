//! The end of a game: who has how much, of what it is made, and how it came to that.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use rules::Seat;
use rules::round_name::RoundName;

use super::charts;
use super::table::Scene;
use crate::Server;
use crate::bots::bot_of;
use crate::error::AppError;
use crate::family::{self, features};
use crate::figures::{Column, Figures, Kind};
use crate::identity::Person;
use crate::landmarks;
use crate::mentions::Party;
use crate::new_game::new_game;
use crate::repository::{Chair, NewSeat, Setup, Visibility};
use crate::text::{listed, t, tr};
use crate::throttle::CREATE;

/// So many changes of the lead are told.
const MOST_LEADS: usize = 4;

/// The players with their places, the first one first. Who is worth the same shares a place; where nobody bid for a
/// paper, only the first player has won (R-MOR-13).
fn places(scene: &Scene<'_>) -> Vec<(Seat, usize)> {
    let view = scene.game.view();
    let seats = view.standing();
    let better = |seat: Seat, other: Seat| match view.nobody_bid() {
        true => seat != seats[0] && other == seats[0],
        false => view.worth(other) > view.worth(seat),
    };
    let place = |seat: Seat| 1 + seats.iter().filter(|&&other| better(seat, other)).count();
    seats.iter().map(|&seat| (seat, place(seat))).collect()
}

/// Who has won, in words.
pub(super) fn winners(scene: &Scene<'_>) -> String {
    let won: Vec<String> = places(scene)
        .iter()
        .filter(|(_, place)| *place == 1)
        .map(|(seat, _)| scene.names.player(*seat))
        .collect();
    tr!("result-winners", count = won.len(), names = listed(&won))
}

/// The result on a page of its own: who has won, how it came about, and another game with the same players.
pub(super) fn standing(scene: &Scene<'_>) -> Markup {
    html! {
        div .result {
            div .standing {
                div .podium {
                    h2 { (winners(scene)) }
                    p .why { (why(scene)) }
                }
                (table(scene))
                ul .leads { @for line in leads(scene) { li { (line) } } }
                (next(scene))
            }
            (charts::all(scene.table, scene.at))
        }
    }
}

/// What everybody has, the first one first.
fn table(scene: &Scene<'_>) -> Markup {
    let owed = Owed::of(scene);
    html! {
        div .scroll tabindex="0" {
            table {
                thead {
                    tr {
                        th .number scope="col" { (t("result-place")) }
                        th scope="col" { (t("player-head")) }
                        th .number scope="col" { (t("worth")) }
                        th .number scope="col" { (t("cash")) }
                        th .number scope="col" { (t("result-shares")) }
                        th .number scope="col" { (family::privates(scene.game)) }
                        @if owed.debt { th .number scope="col" { (t("result-debt")) } }
                        @if owed.penalty { th .number scope="col" { (t("result-penalty")) } }
                    }
                }
                tbody { @for (seat, place) in places(scene) { (row(scene, seat, place, owed)) } }
            }
        }
    }
}

/// Whether anybody owes anything: there is no column for what nobody has.
#[derive(Clone, Copy)]
struct Owed {
    debt: bool,
    penalty: bool,
}

impl Owed {
    fn of(scene: &Scene<'_>) -> Owed {
        let state = scene.game.state();
        Owed {
            debt: state.seats().any(|seat| scene.game.view().owes(seat) > 0),
            penalty: state.players.iter().any(|player| player.penalty > 0),
        }
    }
}

/// Another game with the same players, and a look back at this one.
fn next(scene: &Scene<'_>) -> Markup {
    html! {
        div .next {
            form method="post" action={ "/games/" (scene.table.id) "/rematch" } {
                button .main type="submit" { (t("result-rematch")) }
            }
            // A branch is not a game that was played.
            @if scene.table.branch().is_none() {
                form method="post" action={ "/games/" (scene.table.id) "/review" } {
                    button type="submit" { (t("review-link")) }
                }
            }
            a href="/#play-now" { (t("result-again")) }
        }
    }
}

/// Why the game ended.
fn why(scene: &Scene<'_>) -> String {
    let (view, title) = (scene.game.view(), scene.game.title());
    let bank = scene.game.state().bank;
    if view.nobody_bid() {
        return t("result-why-no-bids");
    }
    if let Some((seat, _)) = bank.and_then(|bank| bank.bankrupt) {
        return tr!("result-why-bankrupt", player = scene.names.player(seat));
    }
    if bank.is_some_and(|bank| bank.broken) {
        return t("result-why-bank");
    }
    if title.play.has_process_track() {
        return t("result-why-track");
    }
    // Only a president who can neither buy nor pass ends a game of credit before the bank is broken.
    t(if features(scene.game).credit { "result-why-stuck" } else { "result-why-rounds" })
}

/// Who was ahead when: the last changes of the lead, and the one that the end itself brought.
fn leads(scene: &Scene<'_>) -> Vec<String> {
    let figures = Figures::new(scene.table, Kind::Worth, scene.at);
    let ahead = |row: usize| {
        let worth = |column: &Column| column.values[row].unwrap_or(i64::MIN);
        let best = figures.columns.iter().map(worth).max()?;
        let mut first = figures.columns.iter().filter(|column| worth(column) == best);
        // Where two are worth the same, nobody is ahead.
        match (first.next()?.who, first.next()) {
            (Party::Player(seat), None) => Some(seat),
            _ => None,
        }
    };
    let mut changes: Vec<(Seat, Option<RoundName>)> = Vec::new();
    for (index, row) in figures.rows.iter().enumerate() {
        let Some(seat) = ahead(index) else { continue };
        if changes.last().is_none_or(|(last, _)| *last != seat) {
            changes.push((seat, row.round));
        }
    }
    let words = |(seat, round): &(Seat, Option<RoundName>)| {
        let player = scene.names.player(*seat);
        match round {
            Some(round) => tr!("result-lead", player = player, round = landmarks::name(*round)),
            None => tr!("result-lead-end", player = player),
        }
    };
    changes.iter().rev().take(MOST_LEADS).rev().map(words).collect()
}

/// Sets up another game of the same kind: bots sit where bots sat, who asks plays the seats that were theirs, and everybody
/// else is asked by an invite link.
pub(crate) async fn rematch(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Response {
    match again(&server, &person, &id).await {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(error) => super::error_page(&error),
    }
}

async fn again(server: &Server, person: &Person, id: &str) -> Result<String, AppError> {
    server.throttle.count(CREATE, person)?;
    let holder = person.holder.clone();
    let asked = server.tables.at(id, move |table| {
        if !table.is_played_by(&holder) {
            return Err(AppError::NotSeated);
        }
        let seat = |chair: &Chair| match bot_of(chair) {
            Some(bot) => NewSeat::Bot(bot),
            None if chair.holder.as_ref() == Some(&holder) => NewSeat::Here,
            None => NewSeat::Invite,
        };
        Ok((table.file(), table.seating().chairs.iter().map(seat).collect::<Vec<_>>()))
    });
    let (old, seats) = asked.await?;
    // A bot gets its mark again.
    let plain = |name: String| name.trim_end_matches(&tr!("bot-name", name = "")).to_owned();
    let names = old.players.into_iter().map(plain).collect();
    let file = new_game(&server.tables, &old.title, names, &seats, None, old.options, None)?;
    let setup = Setup { owner: person.holder.clone(), seats, visibility: Visibility::ByLink };
    server.tables.create(setup, file).await
}

/// Loans of companies lower the value of shares (R-36-END-05).
fn row(scene: &Scene<'_>, seat: Seat, place: usize, owed: Owed) -> Markup {
    let (view, player) = (scene.game.view(), scene.game.state().player(seat));
    let owes = view.owes(seat);
    let privates = view.worth(seat) - view.worth_with_privates_at(seat, |_| 0);
    let lost = i64::from(owes) + i64::from(player.penalty);
    let shares = view.worth(seat) - i64::from(player.cash) - privates + lost;
    html! {
        tr .first[place == 1] {
            td .number { (place) "." }
            th scope="row" { (scene.names.player(seat)) }
            td .number { b { (languages::number(view.worth(seat))) } }
            td .number { (player.cash) }
            td .number { (shares) }
            td .number { (privates) }
            @if owed.debt { td .number { @if owes > 0 { "−" (owes) } } }
            @if owed.penalty { td .number { @if player.penalty > 0 { "−" (player.penalty) } } }
        }
    }
}
