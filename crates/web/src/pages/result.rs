//! The end of a game: who has how much, of what it is made, and how it came to that.

use maud::{Markup, html};
use rules::Seat;

use super::charts;
use super::table::Scene;
use crate::family::{self, features};
use crate::text::{t, tr};

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
    tr!("result-winners", count = won.len(), names = won.join(", "))
}

/// The players by what they are worth, with the parts of it, and the charts of the game.
pub(super) fn standing(scene: &Scene<'_>) -> Markup {
    html! {
        div .result {
            h2 { (t("result")) }
            div .scroll tabindex="0" {
                table {
                    thead {
                        tr {
                            th .number scope="col" { (t("result-place")) }
                            th scope="col" { (t("player")) }
                            th .number scope="col" { (t("worth")) }
                            th .number scope="col" { (t("cash")) }
                            th .number scope="col" { (t("result-shares")) }
                            th .number scope="col" { (family::privates(scene.game)) }
                            @if features(scene.game).debts {
                                th .number scope="col" { (t("result-debt")) }
                                th .number scope="col" { (t("result-penalty")) }
                            }
                        }
                    }
                    tbody { @for (seat, place) in places(scene) { (row(scene, seat, place)) } }
                }
            }
            p { a href="/#play-now" { (t("result-again")) } }
            (charts::all(scene.table, scene.at))
        }
    }
}

/// Loans of companies lower the value of shares (R-36-END-05).
fn row(scene: &Scene<'_>, seat: Seat, place: usize) -> Markup {
    let (view, player) = (scene.game.view(), scene.game.state().player(seat));
    let privates = view.worth(seat) - view.worth_with_privates_at(seat, |_| 0);
    let owed = i64::from(player.debt) + i64::from(player.penalty);
    let shares = view.worth(seat) - i64::from(player.cash) - privates + owed;
    html! {
        tr .first[place == 1] {
            td .number { (place) "." }
            th scope="row" { (scene.names.player(seat)) }
            td .number { b { (view.worth(seat)) } }
            td .number { (player.cash) }
            td .number { (shares) }
            td .number { (privates) }
            @if features(scene.game).debts {
                td .number { @if player.debt > 0 { "−" (player.debt) } }
                td .number { @if player.penalty > 0 { "−" (player.penalty) } }
            }
        }
    }
}
