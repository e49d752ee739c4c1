//! The game server: pages, live tables, events to browsers.
//!
//! [`app`] is the whole server as a router; whoever calls it brings the socket. A move travels like this: the browser
//! posts the action with the sequence number that it was looking at; the table plays it on the game in memory; the
//! entry is kept; and only then do listeners hear of the new number and fetch what changed.

mod about;
mod api;
mod assets;
mod choices;
mod entry;
mod files;
mod guard;
mod impossible;
mod keep;
mod landmarks;
mod pages;
mod table;
mod tables;
mod text;
mod trace;
mod trouble;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};

pub use keep::Keep;

use tables::Tables;

/// The largest request that is read: a record of a long game is about a tenth of it.
const LARGEST_REQUEST: usize = 4 << 20;

/// What a server needs to know.
pub struct Config {
    /// Where games are kept.
    pub keep: Keep,
}

/// The whole server.
pub fn app(config: Config) -> Router {
    let tables = Arc::new(Tables::new(config.keep));
    Router::new()
        .route("/", get(pages::home::show))
        .route("/games", post(pages::home::start))
        .route("/games/{id}", get(pages::table::show))
        .route("/games/{id}/table", get(pages::table::fragment))
        .route("/games/{id}/tray", get(pages::tray::show))
        .route("/games/{id}/company", get(pages::company::show))
        .route("/games/{id}/log", get(pages::log::show))
        .route("/games/{id}/lokalka.json", get(files::ours))
        .route("/games/{id}/18xx.json", get(files::theirs))
        .route("/assets/{name}", get(assets::serve))
        .route("/api/games", post(api::create))
        .route("/api/import", post(files::import))
        .route("/api/games/{id}", get(api::game))
        .route("/api/games/{id}/actions", post(api::act))
        .route("/api/games/{id}/undo", post(api::undo))
        .route("/api/games/{id}/redo", post(api::redo))
        .route("/api/games/{id}/events", get(api::events))
        .fallback(pages::missing)
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST))
        .layer(middleware::from_fn(guard::watch))
        .with_state(tables)
}
