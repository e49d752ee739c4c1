//! A position of a game: everything on the table, and what may be chosen.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use records::game_file::write_options;
use rules::notation::train_name;
use rules::state::{Capital, PrivateOwner, Round, Status};
use rules::{CompanyId, Game, Seat};
use serde_json::{Value, json};

use super::seats;
use crate::choices;
use crate::error::AppError;
use crate::family::features;
use crate::identity::Person;
use crate::kept;
use crate::table::{Position, Table};
use crate::tables::Tables;

/// A game: its position and what may be chosen.
pub(super) async fn game(
    State(tables): State<Arc<Tables>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Query(position): Query<Position>,
) -> Result<Json<Value>, AppError> {
    tables
        .look(person.holder.clone(), &id, move |table| describe(table, &person, position.at).map(Json))
        .await
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// The private paper that is up for auction, with the bids for it (XI.2).
fn auction(game: &Game) -> Option<Value> {
    let Round::Auction { bidding: Some(up), .. } = &game.state().round else { return None };
    let still = game.state().order.iter().filter(|seat| !up.out[seat.index()]);
    Some(json!({
        "paper": game.title().private(up.paper).id,
        "lowest": game.title().private(up.paper).price,
        "highest": up.highest.map(|(_, bid)| bid),
        "bidder": up.highest.map(|(seat, _)| seat.0),
        "still_in": still.map(|seat| seat.0).collect::<Vec<_>>(),
    }))
}

/// The private companies that are up for auction, with the bids for them (R-36-AUC).
fn privates(game: &Game) -> Option<Value> {
    let Round::Privates(auction) = &game.state().round else { return None };
    let view = game.view();
    let open = view.privates_of(PrivateOwner::Sheet).map(|private| {
        let cheapest = view.cheapest_private().is_some_and(|(first, _)| first == private);
        json!({
            "private": game.title().private(private).id,
            "price": (cheapest && auction.contested.is_none()).then_some(auction.asking),
            "lowest": view.lowest_bid(private),
            "bids": view.bids_for(private).iter().map(|(seat, bid)| json!({"seat": seat.0, "bid": bid})).collect::<Vec<_>>(),
        })
    });
    Some(json!({
        "contested": auction.contested.map(|private| game.title().private(private).id.as_str()),
        "open": open.collect::<Vec<_>>(),
    }))
}

/// Loans, capital and destination of a company, where companies have credit (R-36-PAR, R-36-LOAN).
fn credit(game: &Game, id: CompanyId) -> Option<Value> {
    let view = game.view();
    if !features(game).credit {
        return None;
    }
    let credit = view.credit(id);
    Some(json!({
        "loans": credit.loans,
        "most_loans": view.most_loans(id),
        "interest": view.interest(id),
        "capital": credit.capital.map(Capital::name),
        "escrow": credit.escrow,
        "destination": game.title().charter(id).destination.map(|hex| game.title().hex(hex).name.as_str()),
        "reached": credit.reached,
        "frozen": view.is_frozen(id),
    }))
}

fn describe(table: &Table, person: &Person, at: Option<usize>) -> Result<Value, AppError> {
    let now = table.line().len();
    let (at, game) = table.position(at)?;
    let game = &*game;
    let (names, view, state, title) = (table.names(), game.view(), game.state(), game.title());
    let symbol = |id: CompanyId| title.charter(id).symbol.as_str();
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
            "locals": view.privates_of(PrivateOwner::Player(seat)).map(|private| title.private(private).id.as_str())
                .collect::<Vec<_>>(),
        })
    });
    let companies =
        title.company_ids().filter(|&id| state.company(id).status != Status::Unstarted).map(|id| {
            let company = state.company(id);
            json!({
                "symbol": symbol(id),
                "status": company.status.name(),
                "director": company.director.map(|seat| seat.0),
                "vaclav": company.vaclav,
                "price": view.price(id),
                "treasury": company.treasury,
                "trains": company.trains.iter().map(|&train| train_name(title, train)).collect::<Vec<_>>(),
                "markers": company.markers,
                "pool": view.shares_in_pool(id),
                "credit": credit(game, id),
                "locals": view.privates_of(PrivateOwner::Company(id)).map(|private| title.private(private).id.as_str())
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
    let offered = if at == now { choices::choices(table) } else { Vec::new() };
    Ok(json!({
        "id": table.id,
        "title": title.id,
        "seq": table.seq(),
        "actions": now,
        "at": at,
        "status": kept::status_name(&table.seating().status),
        "result": kept::result(&table.seating().status),
        "frozen": table.frozen(),
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
