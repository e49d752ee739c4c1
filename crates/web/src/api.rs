//! The JSON API: what the page does, for programs.

pub(crate) mod account;
pub(crate) mod audit;
pub(crate) mod document;
mod log;
pub(crate) mod routes;
pub(crate) mod seats;
pub(crate) mod suggestion;
mod talk;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, Path, Query, Request as Incoming, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::{Extension, Json};
use futures_util::stream::{self, Stream, StreamExt};
use records::game_file::{read_options, write_options};
use rules::state::{LocalOwner, Round, Status};
use rules::written::{WrittenAction, train_name};
use rules::{Game, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use crate::Server;
use crate::choices;
use crate::keep::{NewSeat, Setup, Visibility};
use crate::pages::home::{TITLE, new_game};
use crate::table::{Request, Table};
use crate::tables::seats::names_at_first;
use crate::tables::{News, Tables};
use crate::throttle::{ACT, CREATE};
use crate::trouble::Trouble;
use crate::who::Person;

/// The body of a request; one that cannot be used is answered with a sentence like everything else.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Incoming, state: &S) -> Result<Body<T>, Trouble> {
        let Json(value) = Json::<Value>::from_request(request, state)
            .await
            .map_err(|rejection| Trouble::Unusable(rejection.body_text()))?;
        serde_json::from_value(value).map(Body).map_err(|error| Trouble::Unusable(error.to_string()))
    }
}

/// A new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// The id of the title; 18CZ where nothing is said.
    #[serde(default)]
    title: Option<String>,
    /// The players by seat.
    players: Vec<NewPlayer>,
    #[serde(default)]
    seed: Option<u64>,
    /// Whether the lobby lists it while it looks for players.
    #[serde(default)]
    listed: bool,
    /// How open points are resolved, as in a game file: a profile, and options by name.
    #[serde(default)]
    options: serde_json::Map<String, Value>,
}

/// A player of a new game.
#[derive(Deserialize)]
#[serde(untagged)]
enum NewPlayer {
    /// The name of somebody whom the caller plays for.
    Name(String),
    /// A seat for whoever comes.
    Seat { seat: NewSeat },
}

/// Sets up a game. It begins at once where all seats are taken.
pub(crate) async fn create(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Body(asked): Body<NewGame>,
) -> Result<Json<Value>, Trouble> {
    server.throttle.count(CREATE, &person)?;
    let (names, seats) = asked
        .players
        .into_iter()
        .map(|player| match player {
            NewPlayer::Name(name) => (name, NewSeat::Here),
            NewPlayer::Seat { seat } => (String::new(), seat),
        })
        .unzip::<_, _, Vec<_>, Vec<_>>();
    let title = asked.title.as_deref().unwrap_or(TITLE);
    let options = read_options(&asked.options).map_err(|error| Trouble::Unusable(error.to_string()))?;
    let file = new_game(&server.tables, title, names_at_first(names, &seats), asked.seed, options)?;
    let visibility = if asked.listed { Visibility::Listed } else { Visibility::ByLink };
    let id = server.tables.create(Setup { owner: person.holder.clone(), seats, visibility }, file).await?;
    Ok(Json(json!({"id": id})))
}

/// The games of the caller.
pub(crate) async fn games(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, Trouble> {
    let mut games = Vec::new();
    for game in tables.games_of(&person.holder).await? {
        let decider = tables.decider(&game).await?;
        games.push(seats::listed(&game, &person, decider));
    }
    Ok(Json(json!({"games": games})))
}

/// The games that look for players.
pub(crate) async fn lobby(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
) -> Result<Json<Value>, Trouble> {
    let games = tables.lobby().await?;
    let games: Vec<Value> = games.iter().map(|game| seats::listed(game, &person, None)).collect();
    Ok(Json(json!({"games": games})))
}

/// Deletes a game that is the caller's alone.
pub(crate) async fn delete(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Trouble> {
    tables.delete(&id, &person.holder).await?;
    Ok(Json(json!({})))
}

/// An action and the number that the caller was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    seq: u32,
    action: WrittenAction,
}

/// Plays an action.
pub(crate) async fn act(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(asked): Body<Move>,
) -> Result<Json<Value>, Trouble> {
    ask(&server, &person, &id, asked.seq, Request::Act(asked.action)).await
}

/// The number that the caller was looking at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    seq: u32,
}

/// Takes back what the caller did last, or asks those who have acted since.
pub(crate) async fn undo(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, Trouble> {
    ask(&server, &person, &id, seen.seq, Request::Undo).await
}

/// Does again what was taken back.
pub(crate) async fn redo(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, Trouble> {
    ask(&server, &person, &id, seen.seq, Request::Redo).await
}

/// Agrees to what another asks to take back.
pub(crate) async fn agree(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, Trouble> {
    ask(&server, &person, &id, seen.seq, Request::Agree).await
}

/// Refuses what another asks to take back, or withdraws the own request.
pub(crate) async fn refuse(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(seen): Body<Seen>,
) -> Result<Json<Value>, Trouble> {
    ask(&server, &person, &id, seen.seq, Request::Refuse).await
}

async fn ask(
    server: &Server,
    person: &Person,
    id: &str,
    seq: u32,
    request: Request,
) -> Result<Json<Value>, Trouble> {
    server.throttle.count(ACT, person)?;
    let seq = server.tables.ask(id, &person.holder, seq, request).await?;
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
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(position): Query<Position>,
) -> Result<Json<Value>, Trouble> {
    tables.at(&id, move |table| describe(table, &person, position.at).map(Json)).await
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// The private paper that is up for auction, with the bids for it (XI.2).
fn auction(game: &Game) -> Option<Value> {
    let Round::Auction { bidding: Some(up), .. } = &game.state().round else { return None };
    let still = game.state().order.iter().filter(|seat| !up.out[seat.index()]);
    Some(json!({
        "paper": game.title().local(up.paper).id,
        "lowest": game.title().local(up.paper).price,
        "highest": up.highest.map(|(_, bid)| bid),
        "bidder": up.highest.map(|(seat, _)| seat.0),
        "still_in": still.map(|seat| seat.0).collect::<Vec<_>>(),
    }))
}

/// The private companies that are up for auction, with the bids for them (R-36-AUC).
fn privates(game: &Game) -> Option<Value> {
    let Round::Privates(auction) = &game.state().round else { return None };
    let view = game.view();
    let open = view.locals_of(LocalOwner::Sheet).map(|local| {
        let cheapest = view.cheapest_private().is_some_and(|(first, _)| first == local);
        json!({
            "private": game.title().local(local).id,
            "price": (cheapest && auction.contested.is_none()).then_some(auction.asking),
            "lowest": view.lowest_bid(local),
            "bids": view.bids_for(local).iter().map(|(seat, bid)| json!({"seat": seat.0, "bid": bid})).collect::<Vec<_>>(),
        })
    });
    Some(json!({
        "contested": auction.contested.map(|local| game.title().local(local).id.as_str()),
        "open": open.collect::<Vec<_>>(),
    }))
}

/// Loans, capital and destination of a company, where companies have credit (R-36-PAR, R-36-LOAN).
fn credit(game: &Game, id: rules::CompanyId) -> Option<Value> {
    let view = game.view();
    if game.state().credit.is_empty() {
        return None;
    }
    let credit = view.credit(id);
    Some(json!({
        "loans": credit.loans,
        "most_loans": view.most_loans(id),
        "interest": view.interest(id),
        "capital": credit.capital.map(|capital| format!("{capital:?}").to_lowercase()),
        "escrow": credit.escrow,
        "destination": game.title().charter(id).destination.map(|hex| game.title().hex(hex).name.as_str()),
        "reached": credit.reached,
        "frozen": view.is_frozen(id),
    }))
}

fn describe(table: &Table, person: &Person, at: Option<usize>) -> Result<Value, Trouble> {
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
            "bound": view.bound_by_bids(seat),
            "shares": shares.map(|id| (symbol(id).to_owned(), Value::from(state.shares(id, seat))))
                .collect::<serde_json::Map<_, _>>(),
            "locals": view.locals_of(LocalOwner::Player(seat)).map(|local| title.local(local).id.as_str())
                .collect::<Vec<_>>(),
        })
    });
    let companies =
        title.company_ids().filter(|&id| state.company(id).status != Status::Unstarted).map(|id| {
            let company = state.company(id);
            json!({
                "symbol": symbol(id),
                "status": format!("{:?}", company.status).to_lowercase(),
                "director": company.director.map(|seat| seat.0),
                "vaclav": company.vaclav,
                "price": view.price(id),
                "treasury": company.treasury,
                "trains": company.trains.iter().map(|&train| train_name(title, train)).collect::<Vec<_>>(),
                "markers": company.markers,
                "pool": view.shares_in_pool(id),
                "credit": credit(game, id),
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
        "status": seats::status(&table.seating().status),
        "result": seats::result(&table.seating().status),
        "frozen": seats::frozen(&table.seating().status),
        "yours": table.is_played_by(&person.holder),
        "your_seats": numbers(&table.seats_of(&person.holder)),
        "seats": table.seating().chairs.iter().map(seats::chair).collect::<Vec<_>>(),
        "undo": table.asked().map(|asked| json!({
            "seat": asked.seat.0,
            "to": asked.to,
            "waiting": numbers(&asked.waiting),
        })),
        "over": state.is_over(),
        "phase": title.phase(state.phase).name,
        "decision": state.decision().map(|decision| names.decision(decision)),
        "seat": game.decider().map(|seat| seat.0),
        "for_vaclav": state.decision().and_then(|decision| view.for_vaclav(decision))
            .map(|asked| names.for_vaclav(asked)),
        "reconstructed": title.reconstructed,
        "auction": auction(game),
        "privates": privates(game),
        "options": write_options(game.view().options),
        "currency": title.currency,
        "bank": state.bank.map(|bank| bank.cash),
        "order": state.order.iter().map(|seat| seat.0).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "companies": companies.collect::<Vec<_>>(),
        "market": state.market.iter().map(|&id| symbol(id)).collect::<Vec<_>>(),
        "tiles": tiles.collect::<Vec<_>>(),
        "markers": markers.collect::<Vec<_>>(),
        "offers": choices::to_json(table, &offered),
    }))
}

/// A stream tells no more often than this: nobody can follow faster, and what is new meanwhile is told together.
const BREATH: Duration = Duration::from_millis(100);

/// What is new: the number of the last entry at once, and then that and everything else as it comes.
pub(crate) async fn events(
    State(server): State<Server>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, Trouble> {
    let user = person.account.as_ref().map(|account| account.id.as_str());
    let open = server.streams.open(person.address, &id, user)?;
    let mut listener = server.tables.listen(&id).await?;
    let closed = server.tables.closed();
    listener.mark_changed();
    let beginning = (listener, None, Instant::now(), open);
    let news = stream::unfold(beginning, |(mut listener, heard, rest, open)| async move {
        sleep_until(rest).await;
        listener.changed().await.ok()?;
        let news = *listener.borrow_and_update();
        let events: Vec<_> = since(heard, news).into_iter().map(Ok).collect();
        Some((stream::iter(events), (listener, Some(news), Instant::now() + BREATH, open)))
    });
    Ok(Sse::new(news.flatten().take_until(closed))
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

/// The events that tell what is new. At first that is the number alone: whoever comes has just fetched the rest.
fn since(heard: Option<News>, news: News) -> Vec<Sent> {
    let old = heard.unwrap_or(news);
    let parts = [
        ("seq", news.seq, heard.is_none() || old.seq != news.seq),
        ("chat", news.chat, old.chat != news.chat),
        ("seats", news.seats, old.seats != news.seats),
    ];
    let new = parts.into_iter().filter(|(.., new)| *new);
    new.map(|(name, number, _)| Sent::default().event(name).data(number.to_string())).collect()
}
