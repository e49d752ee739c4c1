//! Certificates and limits: what everybody holds against what they may, and what companies of each size have in common, and how
//! the game is played where tables differ.

use maud::{Markup, html};
use rules::Seat;
use rules::state::PrivateOwner;
use rules::title::Size;

use super::About;
use crate::family::{self, features};
use crate::pages::options;
use crate::pages::paper::{certificates, size_words};
use crate::text::{t, tr};

/// Certificates of players, and the sheet of sizes.
pub(super) fn all(about: &About<'_>) -> Markup {
    let (view, state) = (about.game.view(), about.game.state());
    html! {
        p {
            @if let Some(told) = family::told(about.game.title()) { ((told.certificates)(view)) } @else {
                (tr!("limits-certificates-plain", limit = view.certificate_limit(), players = state.players.len()))
            }
        }
        div .scroll tabindex="0" {
            table .limits {
                thead {
                    tr {
                        th scope="col" { (t("player-head")) }
                        th .number scope="col" { (t("limits-shares")) }
                        th .number scope="col" { (family::privates(about.game)) }
                        th .number scope="col" { (t("limits-together")) }
                        th .number scope="col" { (t("limits-free")) }
                    }
                }
                tbody { @for &seat in &state.order { (player_row(about, seat)) } }
            }
        }
        @if features(about.game).credit { (rules_of_credit(about)) } @else { (sizes(about)) }
        h3 { (t("limits-options")) }
        (options::chosen(about.game))
    }
}

/// What holds for all companies.
fn rules_of_credit(about: &About<'_>) -> Markup {
    let (view, title) = (about.game.view(), about.game.title());
    html! {
        h3 { (t("limits-companies")) }
        ul .plain-list {
            @for sheet in title.sizes_in_play().into_iter().map(|size| &title.sizes[size.index()]) {
                li { (tr!("limits-operate", percent = sheet.percent() * view.shares_to_operate())) }
                li { (tr!("limits-ownership", percent = sheet.most * sheet.percent())) }
            }
            li { (tr!("limits-pool", percent = title.figures.pool)) }
            li { (t("limits-loans")) }
        }
    }
}

fn sizes(about: &About<'_>) -> Markup {
    html! {
        h3 { (t("limits-sizes")) }
        div .scroll tabindex="0" {
            table .sizes {
                thead {
                    tr {
                        th scope="col" { (t("info-size")) }
                        th .number scope="col" { (t("size-shares")) }
                        th .number scope="col" { (t("size-float")) }
                        th .number scope="col" { (t("size-most")) }
                        th scope="col" { (t("size-prices")) }
                        th .number scope="col" { (t("size-steps")) }
                        th .number scope="col" { (t("size-markers")) }
                    }
                }
                tbody { @for size in about.game.title().sizes_in_play() { (size_row(about, size)) } }
            }
        }
    }
}

fn player_row(about: &About<'_>, seat: Seat) -> Markup {
    let view = about.game.view();
    let (held, limit) = (view.certificates(seat), view.certificate_limit());
    let privates = view.privates_of(PrivateOwner::Player(seat)).count();
    html! {
        tr {
            th scope="row" { (about.names.player(seat)) }
            td .number { (held.saturating_sub(privates)) }
            td .number { (privates) }
            td .number { b { (certificates(view, seat)) } }
            td .number {
                // Who holds too many had fewer before something changed, and must only not add to them.
                @match limit.checked_sub(held) {
                    Some(free) => (free),
                    None => span .wrong { (tr!("limits-over", count = held - limit)) },
                }
            }
        }
    }
}

fn size_row(about: &About<'_>, size: Size) -> Markup {
    let sheet = &about.game.title().sizes[size.index()];
    let share = sheet.percent();
    let prices: Vec<String> = sheet.start_prices.iter().map(ToString::to_string).collect();
    html! {
        tr {
            th scope="row" { (size_words(size)) }
            td .number { (sheet.shares) " × " (share) " %" }
            td .number { (sheet.float * share) " %" }
            td .number { (sheet.most * share) " %" }
            td { (prices.join(" ")) }
            td .number { (sheet.dividend_steps) }
            td .number { (sheet.markers) }
        }
    }
}
