//! The end of a game: who has how much, of what it is made, and how it came to that.

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::title::PaperKind;
use rules::{Money, Seat};

use super::actions::f56::has_credit;
use super::charts;
use super::table::Scene;
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
                            @if has_credit(scene.game) { th .number scope="col" { (t("privates")) } } @else {
                                th .number scope="col" { (t("locals")) }
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

fn row(scene: &Scene<'_>, seat: Seat, place: usize) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    let player = state.player(seat);
    let listed = state.market.iter();
    let shares: Money = listed.map(|&id| Money::from(state.shares(id, seat)) * view.price(id)).sum();
    let title = scene.game.title();
    let counts = |&private: &rules::PrivateId| title.private(private).kind == PaperKind::Local;
    let privates = view.privates_of(PrivateOwner::Player(seat)).filter(counts).count() as Money;
    let privates = privates * title.local_end_value;
    if has_credit(scene.game) {
        return credit_row(scene, seat, place);
    }
    html! {
        tr .first[place == 1] {
            td .number { (place) "." }
            th scope="row" { (scene.names.player(seat)) }
            td .number { b { (view.worth(seat)) } }
            td .number { (player.cash) }
            td .number { (shares) }
            td .number { (privates) }
            td .number { @if player.debt > 0 { "−" (player.debt) } }
            td .number { @if player.penalty > 0 { "−" (player.penalty) } }
        }
    }
}

/// The same where companies have credit: private companies count what they cost, and loans lower the value of shares
/// (R-36-END-04, R-36-END-05).
fn credit_row(scene: &Scene<'_>, seat: Seat, place: usize) -> Markup {
    let (view, cash) = (scene.game.view(), scene.game.state().player(seat).cash);
    let privates: Money = view
        .privates_of(PrivateOwner::Player(seat))
        .map(|private| scene.game.title().private(private).price)
        .sum();
    let shares = view.worth(seat) - i64::from(cash) - i64::from(privates);
    html! {
        tr .first[place == 1] {
            td .number { (place) "." }
            th scope="row" { (scene.names.player(seat)) }
            td .number { b { (view.worth(seat)) } }
            td .number { (cash) }
            td .number { (shares) }
            td .number { (privates) }
        }
    }
}
