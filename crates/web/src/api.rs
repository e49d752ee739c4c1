//! The JSON API: what the page does, for programs.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::{Extension, Json};
use futures_util::stream::{self, Stream};
use rules::state::{LocalOwner, Status};
use rules::written::{WrittenAction, train_name};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::choices;
use crate::guard::Browser;
use crate::pages::home::new_game;
use crate::table::{Request, Table};
use crate::tables::Tables;
use crate::trouble::Trouble;

/// A new game: the players by seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    players: Vec<String>,
    #[serde(default)]
    seed: Option<u64>,
}

/// Starts a game in which this browser plays all seats.
pub(crate) async fn create(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Json(asked): Json<NewGame>,
) -> Result<Json<Value>, Trouble> {
    let file = new_game(asked.players, asked.seed)?;
    let id = tables.create(&browser.0, file).await?;
    Ok(Json(json!({"id": id})))
}

/// An action and the number that the browser was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    seq: u32,
    action: WrittenAction,
}

/// Plays an action.
pub(crate) async fn act(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Path(id): Path<String>,
    Json(asked): Json<Value>,
) -> Result<Json<Value>, Trouble> {
    let asked: Move = serde_json::from_value(asked).map_err(|error| Trouble::Unusable(error.to_string()))?;
    let seq = tables.ask(&id, &browser.0, asked.seq, Request::Act(asked.action)).await?;
    Ok(Json(json!({"seq": seq})))
}

/// The number that the browser was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    seq: u32,
}

/// Takes the last action back.
pub(crate) async fn undo(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Path(id): Path<String>,
    Json(seen): Json<Seen>,
) -> Result<Json<Value>, Trouble> {
    let seq = tables.ask(&id, &browser.0, seen.seq, Request::Undo).await?;
    Ok(Json(json!({"seq": seq})))
}

/// Does again what was taken back.
pub(crate) async fn redo(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Path(id): Path<String>,
    Json(seen): Json<Seen>,
) -> Result<Json<Value>, Trouble> {
    let seq = tables.ask(&id, &browser.0, seen.seq, Request::Redo).await?;
    Ok(Json(json!({"seq": seq})))
}

/// Which position of a game.
#[derive(Deserialize)]
pub(crate) struct Position {
    /// After so many actions; without it, now.
    pub(crate) at: Option<usize>,
}

/// A game: its position and what may be chosen.
pub(crate) async fn game(
    State(tables): State<Arc<Tables>>,
    Extension(browser): Extension<Browser>,
    Path(id): Path<String>,
    Query(position): Query<Position>,
) -> Result<Json<Value>, Trouble> {
    tables.at(&id, move |table| describe(table, &browser, position.at).map(Json)).await
}

fn describe(table: &Table, browser: &Browser, at: Option<usize>) -> Result<Value, Trouble> {
    let now = table.line().len();
    let at = at.unwrap_or(now);
    let game = table.game_at(at).ok_or(Trouble::NoPosition)?;
    let (names, view, state, title) = (table.names(), game.view(), game.state(), game.title());
    let symbol = |id: rules::CompanyId| title.charter(id).symbol.as_str();
    let players = state.seats().map(|seat| {
        let player = state.player(seat);
        let shares = title.company_ids().filter(|&id| state.shares(id, seat) > 0);
        json!({
            "name": names.player(seat),
            "cash": player.cash,
            "debt": player.debt,
            "penalty": player.penalty,
            "worth": view.worth(seat),
            "certificates": view.certificates(seat),
            "shares": shares.map(|id| (symbol(id).to_owned(), Value::from(state.shares(id, seat))))
                .collect::<serde_json::Map<_, _>>(),
        })
    });
    let companies =
        title.company_ids().filter(|&id| state.company(id).status != Status::Unstarted).map(|id| {
            let company = state.company(id);
            json!({
                "symbol": symbol(id),
                "status": format!("{:?}", company.status).to_lowercase(),
                "director": company.director.map(|seat| seat.0),
                "price": view.price(id),
                "treasury": company.treasury,
                "trains": company.trains.iter().map(|&train| train_name(title, train)).collect::<Vec<_>>(),
                "markers": company.markers,
                "locals": view.locals_of(LocalOwner::Company(id)).map(|local| title.local(local).id.as_str())
                    .collect::<Vec<_>>(),
            })
        });
    let tiles = title.hex_ids().filter_map(|hex| {
        let laid = state.board.tiles[hex.index()]?;
        Some(json!({
            "hex": title.hex(hex).name,
            "tile": title.tile(laid.tile).name,
            "rotation": laid.rotation.0,
        }))
    });
    let markers = state.board.markers.iter().map(|marker| {
        json!({"hex": title.hex(marker.hex).name, "city": marker.city, "company": symbol(marker.company)})
    });
    let offered = if at == now { choices::choices(game) } else { Vec::new() };
    Ok(json!({
        "id": table.id,
        "title": title.id,
        "seq": table.seq(),
        "actions": now,
        "at": at,
        "yours": table.is_played_by(&browser.0),
        "over": state.is_over(),
        "phase": title.phase(state.phase).name,
        "decision": state.decision().map(|decision| names.decision(decision)),
        "seat": game.decider().map(|seat| seat.0),
        "order": state.order.iter().map(|seat| seat.0).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "companies": companies.collect::<Vec<_>>(),
        "market": state.market.iter().map(|&id| symbol(id)).collect::<Vec<_>>(),
        "tiles": tiles.collect::<Vec<_>>(),
        "markers": markers.collect::<Vec<_>>(),
        "offers": choices::to_json(table, &offered),
    }))
}

/// The numbers of new entries, as they come; the present one at once.
pub(crate) async fn events(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, Trouble> {
    let mut listener = tables.listen(&id).await?;
    listener.mark_changed();
    let numbers = stream::unfold(listener, |mut listener| async move {
        listener.changed().await.ok()?;
        let seq = *listener.borrow_and_update();
        Some((Ok(Sent::default().event("seq").data(seq.to_string())), listener))
    });
    Ok(Sse::new(numbers).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}
