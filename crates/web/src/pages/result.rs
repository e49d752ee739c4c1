//! The end of a game: who has how much, of what it is made, and how it came to that.

use maud::{Markup, html};
use rules::state::LocalOwner;
use rules::{Money, Seat};

use super::charts;
use super::table::Look;
use crate::text::t;

/// The players by what they are worth, with the parts of it, and the charts of the game.
pub(super) fn standing(look: &Look<'_>) -> Markup {
    let view = look.game.view();
    let mut seats: Vec<Seat> = look.game.state().seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.worth(seat)));
    // Who is worth the same shares a place.
    let place = |seat: Seat| 1 + seats.iter().filter(|&&other| view.worth(other) > view.worth(seat)).count();
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
                            th .number scope="col" { (t("locals")) }
                            th .number scope="col" { (t("result-debt")) }
                            th .number scope="col" { (t("result-penalty")) }
                        }
                    }
                    tbody { @for &seat in &seats { (row(look, seat, place(seat))) } }
                }
            }
            (charts::all(look.table, look.at))
        }
    }
}

fn row(look: &Look<'_>, seat: Seat, place: usize) -> Markup {
    let (view, state) = (look.game.view(), look.game.state());
    let player = state.player(seat);
    let listed = state.market.iter();
    let shares: Money = listed.map(|&id| Money::from(state.shares(id, seat)) * view.price(id)).sum();
    let locals =
        view.locals_of(LocalOwner::Player(seat)).count() as Money * look.game.title().local_end_value;
    html! {
        tr .first[place == 1] {
            td .number { (place) "." }
            th scope="row" { (look.names.player(seat)) }
            td .number { b { (view.worth(seat)) } }
            td .number { (player.cash) }
            td .number { (shares) }
            td .number { (locals) }
            td .number { @if player.debt > 0 { "−" (player.debt) } }
            td .number { @if player.penalty > 0 { "−" (player.penalty) } }
        }
    }
}
