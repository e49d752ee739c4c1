//! What one looks up: phases and trains, tiles, companies, limits, the course of the game, charts. Each is a drawer of the
//! panel beside the map, fetched when it is opened, and a page of its own for those who follow the link.

mod companies;
mod course;
mod limits;
mod phases;
mod tiles;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rules::Game;
use rules::title::Colour;
use serde::Deserialize;
use wording::Names;

use super::{charts, page, rulebook, tour};
use crate::error::AppError;
use crate::identity::Person;
use crate::table::Table;
use crate::tables::Tables;
use crate::text::t;

/// What can be looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Drawer {
    Phases,
    Tiles,
    Companies,
    Limits,
    Course,
    Charts,
}

impl Drawer {
    const ALL: [Drawer; 6] =
        [Drawer::Phases, Drawer::Tiles, Drawer::Limits, Drawer::Companies, Drawer::Course, Drawer::Charts];

    /// The name in addresses.
    fn name(self) -> &'static str {
        match self {
            Drawer::Phases => "phases",
            Drawer::Tiles => "tiles",
            Drawer::Companies => "companies",
            Drawer::Limits => "limits",
            Drawer::Course => "course",
            Drawer::Charts => "charts",
        }
    }

    fn heading(self) -> String {
        match self {
            Drawer::Phases => t("info-phases"),
            Drawer::Tiles => t("info-tiles"),
            Drawer::Companies => t("info-companies"),
            Drawer::Limits => t("info-limits"),
            Drawer::Course => t("info-course"),
            Drawer::Charts => t("info-charts"),
        }
    }

    fn content(self, about: &About<'_>) -> Markup {
        match self {
            Drawer::Phases => phases::all(about),
            Drawer::Tiles => tiles::manifest(about),
            Drawer::Companies => companies::all(about),
            Drawer::Limits => limits::all(about),
            Drawer::Course => course::track(about.table, about.game, about.at),
            Drawer::Charts => charts::all(about.table, about.at),
        }
    }
}

/// A small square in the colour of such tiles, which the looks of pictures know.
fn swatch(colour: Colour) -> Markup {
    html! {
        svg .swatch viewBox="0 0 12 12" aria-hidden="true" { rect class=(colour.name()) width="12" height="12" {} }
    }
}

/// The position that is looked up.
struct About<'a> {
    table: &'a Table,
    game: &'a Game,
    names: Names<'a>,
    at: usize,
}

/// The position, and whether the drawer is wanted alone, without a page around it.
#[derive(Deserialize)]
pub(crate) struct DrawerQuery {
    at: Option<usize>,
    bare: Option<String>,
}

/// The tabs of the panel beside the map: shares, log, and what is looked up.
pub(super) fn drawers(table: &Table) -> Markup {
    let pane = |name: &str, words: String, shown: bool| {
        html! {
            button type="button" data-pane=(name) aria-pressed=(shown) { (words) }
        }
    };
    html! {
        nav #drawers aria-label=(t("info")) {
            (pane("shares", t("tab-shares"), true))
            (pane("log", t("tab-log"), false))
            @for drawer in Drawer::ALL {
                a href={ "/games/" (table.id) "/info/" (drawer.name()) } data-drawer=(drawer.name()) role="button"
                    aria-pressed="false" { (drawer.heading()) }
            }
            (rulebook::link(table.game().title()))
            (tour::short_link())
        }
    }
}

/// A drawer.
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<DrawerQuery>,
) -> Response {
    let shown = tables.look(person.holder, &id, move |table| {
        let drawer =
            Drawer::ALL.into_iter().find(|drawer| drawer.name() == name).ok_or(AppError::NotFound)?;
        let (at, game) = table.position(asked.at)?;
        let content = drawer.content(&About { table, game: &game, names: table.names(), at });
        let content = html! { h2 { (drawer.heading()) } (content) };
        if asked.bare.is_some() {
            return Ok(Html(content.into_string()).into_response());
        }
        let address = match asked.at {
            Some(at) => format!("/games/{}?at={at}", table.id),
            None => format!("/games/{}", table.id),
        };
        let body = html! {
            main .sheet.info-page {
                p { a href=(address) { (t("to-table")) } }
                (content)
            }
        };
        Ok(page(&drawer.heading(), "home.js", "plain", body).into_response())
    });
    shown.await.unwrap_or_else(|error| super::error_page(&error))
}
