//! For people who are new to 18xx: a page that says what these games are, and a walk along the parts of a real table.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, PreEscaped, html};
use rules::Title;
use rules::geometry::Rotation;
use rules::title::Shelf;
use wording::Printed;

use super::icon::{Icon, icon};
use super::{Page, plain_page, rulebook};
use crate::family;
use crate::new_game::TITLE;
use crate::tables::Tables;
use crate::text::{t, tr};

/// The parts of the table in the order of the walk: where each is, its tab on a phone, its heading and its sentence.
const WALK: [(&str, Option<&str>, &str, &str); 8] = [
    ("#turn", None, "walk-turn", "walk-turn-hint"),
    ("#choices", Some("choices"), "walk-choices", "walk-choices-hint"),
    ("#map", Some("map"), "walk-map", "walk-map-hint"),
    ("#shares", Some("shares"), "walk-shares", "walk-shares-hint"),
    ("#market", Some("market"), "walk-market", "walk-market-hint"),
    ("#drawers", Some("info"), "walk-drawers", "walk-drawers-hint"),
    ("#log", Some("log"), "walk-log", "walk-log-hint"),
    ("#tools", None, "walk-help", "walk-help-hint"),
];

/// The steps of a company's turn that all titles share.
const STEPS: [(&str, &str); 5] = [
    ("tour-track", "tour-track-hint"),
    ("tour-station", "tour-station-hint"),
    ("tour-run", "tour-run-hint"),
    ("tour-pay", "tour-pay-hint"),
    ("tour-trains", "tour-trains-hint"),
];

/// Words that the table says without explaining them.
const WORDS: [(&str, &str); 10] = [
    ("word-director", "word-director-hint"),
    ("word-treasury", "word-treasury-hint"),
    ("word-float", "word-float-hint"),
    ("word-certificate", "word-certificate-hint"),
    ("word-bank", "word-bank-hint"),
    ("word-station", "word-station-hint"),
    ("word-promotion", "word-promotion-hint"),
    ("word-phase", "word-phase-hint"),
    ("word-local", "word-local-hint"),
    ("word-worth", "word-worth-hint"),
];

/// A city as it grows.
const CITY: [&str; 3] = ["57", "15", "611"];

/// The parts in the drawing of the table, by the names of their places.
const PARTS: [(&str, &str); 6] = [
    ("turn", "tour-part-turn"),
    ("choices", "tour-part-choices"),
    ("map", "tour-part-map"),
    ("market", "tour-part-market"),
    ("shares", "tour-part-shares"),
    ("log", "tour-part-log"),
];

/// The offer to be shown around, above the table; a script shows it to whoever has never answered it.
pub(super) fn offer() -> Markup {
    html! {
        aside #tour-offer hidden aria-label=(t("tour-button")) {
            p { (t("tour-offer")) }
            button .main type="button" data-tour { (t("tour-show")) }
            button type="button" data-no-tour { (t("tour-no")) }
        }
    }
}

/// The walk, closed, and the frame around the part that it is at.
pub(super) fn walk() -> Markup {
    html! {
        div #tour-spot hidden {}
        dialog #tour aria-labelledby="tour-1" {
            div aria-live="polite" {
                @for (index, (place, tab, heading, hint)) in WALK.into_iter().enumerate() {
                    section data-place=(place) data-tab=[tab] hidden[index > 0] {
                        h2 id={ "tour-" (index + 1) } { (t(heading)) }
                        p { (t(hint)) }
                    }
                }
            }
            footer {
                button type="button" data-end aria-label=(t("tour-end")) title=(t("tour-end")) { (icon(Icon::Close)) }
                output {}
                button type="button" data-step="-1" { (t("tour-back")) }
                button .main type="button" data-step="1" autofocus data-next=(t("tour-next")) data-done=(t("tour-done")) {
                    (t("tour-next"))
                }
            }
        }
    }
}

/// The way to the walk; for whoever has no scripts, to the page.
pub(super) fn link() -> Markup {
    html! { a href="/tour" data-tour { (t("tour-button")) } }
}

/// The same where there is little room.
pub(super) fn short_link() -> Markup {
    html! { a href="/tour" data-tour { (t("tour-short")) } }
}

/// What the first page offers to newcomers.
pub(super) fn card(shelf: &Shelf) -> Markup {
    html! {
        section .card aria-labelledby="newcomers" {
            h2 #newcomers { (t("tour-new")) }
            p { (t("tour-new-hint")) }
            a .button href="/tour" { (t("tour-page")) }
            " "
            a .button href="/puzzles" { (t("puzzles-link")) }
            h3 { (t("rules-of-titles")) }
            (rulebook::links(shelf))
        }
    }
}

/// The page.
pub(crate) async fn show(State(tables): State<Arc<Tables>>) -> Page {
    let shelf = tables.shelf();
    let usual = shelf.get(TITLE);
    let cards = html! {
        section .card { h2 { (t("tour-win")) } p { (t("tour-win-1")) } p { (t("tour-win-2")) } }
        section .card { h2 { (t("tour-rounds")) } p { (t("tour-rounds-1")) } (rounds()) }
        section .card {
            h2 { (t("tour-company")) }
            p { (t("tour-company-1")) }
            ol .flow.in-turn { @for (step, hint) in STEPS { li { b { (t(step)) } " " span { (t(hint)) } } } }
            @if let Some(title) = &usual { (city(title)) }
        }
        section .card { h2 { (t("tour-old")) } p { (t("tour-old-1")) } }
        section .card { h2 { (t("tour-table")) } p { (t("tour-table-1")) } (drawing()) }
        section .card #words {
            h2 { (t("tour-words")) }
            dl .words { @for (word, hint) in WORDS { dt { (t(word)) } dd { (t(hint)) } } }
        }
        section .card {
            h2 { (t("tour-company-of-others")) }
            p { (t("tour-bots")) }
            p { (t("tour-undo")) }
            p { (t("tour-help")) }
        }
        section .card {
            h2 { (t("tour-titles")) }
            @for title in shelf.titles() { @if let Some(words) = kind(shelf, title) { p { (words) } } }
            @if let Some(title) = &usual { p { (tr!("tour-first", title = Printed::of(title).name())) } }
            p { a .button href="/#play-now" { (t("tour-start")) } }
            h3 { (t("rules-of-titles")) }
            (rulebook::links(shelf))
        }
    };
    let page = html! { div .tour { (cards) } };
    plain_page(&t("tour-page"), &page)
}

/// The rounds, one after the other and again.
fn rounds() -> Markup {
    html! {
        ol .flow.rounds {
            li { b { (t("tour-stock")) } " " span { (t("tour-stock-hint")) } }
            li { b { (t("tour-operating")) } " " span { (t("tour-operating-hint")) } }
            li .again { (t("tour-again")) }
        }
    }
}

/// The tiles of a city, real ones.
fn city(title: &Title) -> Markup {
    let tiles = CITY.iter().filter_map(|name| title.tile_named(name));
    html! {
        figure {
            div .tiles-drawn aria-hidden="true" {
                @for tile in tiles { (PreEscaped(draw::tile(title.tile(tile), Rotation::ALL[0]))) }
            }
            figcaption { (t("tour-tiles")) }
        }
    }
}

/// Where the parts of the table are.
fn drawing() -> Markup {
    html! {
        ul .table-drawn { @for (place, words) in PARTS { li .{ "at-" (place) } { (t(words)) } } }
    }
}

/// What is particular about a title, said once for each family: by the first title of it.
fn kind(shelf: &Shelf, title: &Title) -> Option<String> {
    let first = shelf.titles().find(|other| other.play.family == title.play.family)?;
    let told = family::told(title).filter(|_| first.id == title.id)?;
    Some((told.particular)(title))
}
