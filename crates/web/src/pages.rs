//! Pages, rendered on the server: the first page, the table, and what both have in common.

pub(crate) mod account;
pub(crate) mod actions;
pub(crate) mod audit;
mod bots;
pub(crate) mod branches;
pub(crate) mod card;
pub(crate) mod charts;
mod chat;
pub(crate) mod company;
pub(crate) mod document;
pub(crate) mod editor;
pub(crate) mod gathering;
mod help;
mod history;
pub(crate) mod home;
pub(crate) mod icon;
pub(crate) mod info;
pub(crate) mod language;
pub(crate) mod lights;
mod lobby;
pub(crate) mod log;
mod market;
pub(crate) mod moves;
pub(crate) mod notices;
pub(crate) mod offline;
mod options;
mod paper;
mod part;
mod purse;
pub(crate) mod push;
pub(crate) mod puzzles;
pub(crate) mod result;
pub(crate) mod review;
pub(crate) mod rulebook;
pub(crate) mod second_factor;
pub(crate) mod sessions;
mod shares;
mod spoken;
pub(crate) mod table;
pub(crate) mod take_over;
pub(crate) mod tour;
pub(crate) mod tray;
pub(crate) mod undo;
pub(crate) mod what_if;

use axum::Extension;
use axum::response::{IntoResponse, Response};
use languages::Language;
use maud::{DOCTYPE, Markup, html};
use records::site::Untellable;
use rules::{CompanyId, Title};

use crate::assets::Assets;
use crate::assets::app::{THEME_COLOUR, THEME_COLOUR_DARK};
use crate::error::AppError;
use crate::text::{t, tr};

/// A whole page with one script of its own. It leaves a handler as it is; the server renders it with the addresses of its files.
#[derive(Clone)]
pub(crate) struct Page {
    title: String,
    script: &'static str,
    class: &'static str,
    body: Markup,
}

impl Page {
    /// The page at its place, in the language that is spoken.
    pub(crate) fn render(&self, assets: &Assets, place: &str) -> String {
        let is_plain = self.class.starts_with("plain");
        let page = html! {
            (DOCTYPE)
            html lang=(Language::spoken().tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    meta name="theme-color" content=(THEME_COLOUR) media="(prefers-color-scheme: light)";
                    meta name="theme-color" content=(THEME_COLOUR_DARK) media="(prefers-color-scheme: dark)";
                    link rel="icon" href=(assets.address("icon.svg")) type="image/svg+xml";
                    link rel="apple-touch-icon" href=(assets.address("icon-apple.png"));
                    link rel="manifest" href=(assets.address("manifest.json"));
                    @if is_plain { (language::alternates(place)) }
                    link rel="stylesheet" href=(assets.address("style.css"));
                    script type="module" src=(assets.address(self.script)) {}
                }
                body class=(self.class) {
                    (self.body)
                    // The table has it in its menu.
                    @if is_plain { footer { (language::switch(place)) } }
                }
            }
        };
        page.into_string()
    }
}

impl IntoResponse for Page {
    fn into_response(self) -> Response {
        Extension(self).into_response()
    }
}

fn page(title: &str, script: &'static str, class: &'static str, body: Markup) -> Page {
    Page { title: title.to_owned(), script, class, body }
}

/// A page of cards, with the way back to the first page.
pub(crate) fn plain_page(title: &str, cards: &Markup) -> Page {
    let body = html! {
        header .masthead { h1 { a href="/" { "Lokálka" } } p { (title) } }
        main .sheet { (cards) }
    };
    page(&format!("{title} · Lokálka"), "home.js", "plain", body)
}

/// A page that says what went wrong.
pub(crate) fn error_page(error: &AppError) -> Response {
    let body = html! {
        main .sheet {
            h1 { (t("error-title")) }
            p role="alert" { (error.sentence()) }
            p { a href="/" { (t("to-first-page")) } }
        }
    };
    (error.status(), error.headers(), page(&t("error-title"), "home.js", "plain", body)).into_response()
}

/// A page that says why a game cannot be told as a record of 18xx.games, with the part of it that can.
pub(crate) fn untellable(id: &str, why: &Untellable) -> Response {
    let error = AppError::Invalid(tr!("export-failed", why = why));
    let body = html! {
        main .sheet {
            h1 { (t("error-title")) }
            p role="alert" { (error.sentence()) }
            @if let Some(count) = why.tellable() {
                p { a href={ "/games/" (id) "/18xx.json?until=" (count) } { (tr!("export-part", count = count)) } }
            }
            p { a href={ "/games/" (id) } { (t("to-table")) } }
        }
    };
    (error.status(), page(&t("error-title"), "home.js", "plain", body)).into_response()
}

/// There is no such page.
pub(crate) async fn missing() -> Response {
    error_page(&AppError::NotFound)
}

/// What stands in a sentence for companies whose badges come there.
const BADGES: [char; 2] = ['\u{e000}', '\u{e001}'];

/// A sentence with the badges of companies in it.
fn with_badges(title: &Title, sentence: &str, companies: [CompanyId; 2]) -> Markup {
    html! {
        @for part in sentence.split_inclusive(BADGES) {
            @let company = companies.into_iter().zip(BADGES).find(|(_, mark)| part.ends_with(*mark));
            (part.trim_end_matches(BADGES))
            @if let Some((company, _)) = company { (badge(title, company)) }
        }
    }
}

/// A company as its symbol on its colour, in a shape that tells its size.
fn badge(title: &Title, company: CompanyId) -> Markup {
    let charter = title.charter(company);
    html! {
        span .badge data-company=(charter.symbol) data-colour=(charter.colour) data-size=(charter.size.name())
            title=(charter.name) {
            (charter.symbol)
        }
    }
}
