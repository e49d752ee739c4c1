//! Our state as their engine shows it: one JSON value per key.

mod cz;
mod f56;

use rules::asked::Asked;
use rules::notation::train_name;
use rules::state::{PrivateOwner, Round, Status};
use rules::{CompanyId, Decision, F56Decision, Game, PrivateId, View};
use serde_json::{Map, Value, json};

use crate::family::{Family, family};
use crate::site::{self, Follower, Players};

/// Václav, as they write his name.
pub(super) const VACLAV: &str = "Vaclav";

/// Everything that is compared, by key.
pub(super) fn shown(follower: &Follower) -> Map<String, Value> {
    let game = &follower.game;
    let view = game.view();
    let mut state = Map::new();
    let mut show = |key: &str, value: Value| state.insert(key.to_owned(), value);
    let last = match follower.last_operating.as_ref() {
        Some(Round::Operating { set, number, .. }) => Some((*set, *number)),
        _ => None,
    };
    let round = match follower.ended_in_stock {
        Some(number) => json!({"type": "stock", "turn": number, "num": 1}),
        None => round_of(game, last),
    };
    show("round", round);
    show("phase", json!(view.title.phase(view.state.phase).name));
    show("active", active(&follower.players, game));
    let order = view.state.order.iter().map(|&seat| follower.players.name(seat));
    show("player_order", order.chain(vaclav(view)).collect());
    show("players", players(&follower.players, view));
    show("corporations", corporations(follower));
    let depot = match family(view.title) {
        Family::Cz => cz::depot(view),
        Family::F56 => f56::depot(view),
    };
    show("depot", depot);
    show("tiles", tiles(view));
    show("city_tokens", city_tokens(follower));
    show("companies_closed", privates(view, |owner| owner == PrivateOwner::Closed));
    show("companies_removed", privates(view, |owner| owner == PrivateOwner::Removed));
    show("company_values", company_values(view));
    let (order, index) = operating(follower);
    show("operating_order", order);
    show("operating_index", index);
    show("bank_cash", view.state.bank.map_or(Value::Null, |bank| json!(bank.cash + f56::all_due(view))));
    show("finished", json!(view.state.is_over()));
    match family(view.title) {
        Family::Cz => drop(show("rusted", json!(follower.rusted))),
        Family::F56 => f56::show(follower, &mut show),
    }
    state
}

/// The round as they write it; after the end it is the last one.
pub(super) fn round_of(game: &Game, last: Option<(u8, u8)>) -> Value {
    match &game.state().round {
        Round::PreStock { .. } | Round::Auction { .. } => json!({"type": "draft", "turn": 1, "num": 1}),
        Round::Privates(_) => json!({"type": "auction", "turn": 1, "num": 1}),
        Round::Stock { number, .. } => json!({"type": "stock", "turn": number, "num": 1}),
        Round::Export { set } => json!({"type": "stock", "turn": set + 1, "num": 1}),
        Round::Operating { set, number, .. } => json!({"type": "operating", "turn": set, "num": number}),
        // It ends in any round.
        Round::Over if family(game.title()) == Family::F56 => {
            last.map_or(Value::Null, |(set, number)| json!({"type": "operating", "turn": set, "num": number}))
        }
        Round::Over => {
            let sets = &game.title().sets;
            let rounds = sets.last().map_or(0, |set| set.local_prices.len());
            json!({"type": "operating", "turn": sets.len(), "num": rounds})
        }
    }
}

/// Who must act.
pub(super) fn active(players: &Players, game: &Game) -> Value {
    let Some(decision) = game.state().decision() else { return Value::Null };
    let company = |company: CompanyId| json!(site::their_company(game.title(), company));
    match decision {
        Decision::F56(F56Decision::PrivateStation { hex, .. }) => json!(site::private_on(game.title(), *hex)),
        // There the layer of the tile is asked for the city of a waiting marker.
        Decision::HomeCity { company: of, .. } => company(game.view().operating_company().unwrap_or(*of)),
        _ => match decision.asked() {
            Asked::Seat(seat) => json!(players.name(seat)),
            Asked::Company(of) => company(of),
        },
    }
}

/// What a private company is worth: what local railways cost by now, or the printed price.
fn private_value(view: View<'_>, private: PrivateId) -> u32 {
    view.state.local_price.unwrap_or(view.title.private(private).price)
}

fn symbols(view: View<'_>, privates: impl Iterator<Item = PrivateId>) -> Value {
    let mut symbols: Vec<&str> = privates.map(|private| view.title.private(private).id.as_str()).collect();
    symbols.sort_unstable();
    json!(symbols)
}

/// Václav's name there, in games with him.
fn vaclav(view: View<'_>) -> Option<&'static str> {
    view.title.play.vaclav.as_ref().map(|_| VACLAV)
}

fn shares(view: View<'_>, held: impl Fn(CompanyId) -> u8) -> Value {
    let mut shares = Map::new();
    for company in view.title.company_ids() {
        let held = held(company);
        if held > 0 {
            let percent = u32::from(held) * (100 / u32::from(view.total_shares(company)));
            shares.insert(site::their_company(view.title, company), json!(percent));
        }
    }
    Value::Object(shares)
}

/// There Václav is a player with a purse of his own; here he has none, and nothing of it is compared.
fn shown_vaclav(view: View<'_>) -> Value {
    let held = |company| view.state.company(company).vaclav;
    let certificates: usize =
        view.title.company_ids().map(|company| usize::from(held(company).saturating_sub(1))).sum();
    json!({"debt": 0, "penalty": 0, "companies": [], "shares": shares(view, held), "certs": certificates})
}

fn players(at_table: &Players, view: View<'_>) -> Value {
    let mut players = Map::new();
    if let Some(name) = vaclav(view) {
        players.insert(name.to_owned(), shown_vaclav(view));
    }
    for seat in view.state.seats() {
        let player = view.state.player(seat);
        let mut shown = json!({
            "cash": shown_cash(view, seat, player.cash),
            "debt": player.debt,
            "penalty": player.penalty,
            "companies": symbols(view, view.privates_of(PrivateOwner::Player(seat))),
            "shares": shares(view, |company| view.state.shares(company, seat)),
            "certs": certificates(view, seat),
            "value": view.worth_with_privates_at(seat, |private| private_value(view, private))
                - i64::from(f56::due(view, seat)),
        });
        if view.state.bank.and_then(|bank| bank.bankrupt).is_some_and(|(bankrupt, _)| bankrupt == seat) {
            shown["bankrupt"] = json!(true);
        }
        players.insert(at_table.name(seat).to_owned(), shown);
    }
    Value::Object(players)
}

/// A bankrupt player shows what he owes.
fn shown_cash(view: View<'_>, seat: rules::Seat, cash: u32) -> i64 {
    match view.state.bank.and_then(|bank| bank.bankrupt) {
        Some((bankrupt, owes)) if bankrupt == seat && !view.options.f56.bankrupt_has_nothing => {
            i64::from(cash) - i64::from(owes)
        }
        _ => i64::from(cash) - i64::from(f56::due(view, seat)),
    }
}

/// Halves as they write them.
fn certificates(view: View<'_>, seat: rules::Seat) -> Value {
    let halves = view.half_certificates(seat);
    if halves.is_multiple_of(2) { json!(halves / 2) } else { json!(halves as f64 / 2.0) }
}

fn corporations(follower: &Follower) -> Value {
    let view = follower.game.view();
    let shown = view
        .title
        .company_ids()
        .map(|company| (site::their_company(view.title, company), corporation(follower, view, company)));
    Value::Object(shown.collect())
}

fn corporation(follower: &Follower, view: View<'_>, id: CompanyId) -> Value {
    let company = view.state.company(id);
    if company.status == Status::Closed || view.is_national(id) && follower.remembered.national_closed {
        return json!({"closed": true});
    }
    let started = company.status != Status::Unstarted;
    let when_started = |value: Value| if started { value } else { Value::Null };
    let mut stack =
        view.state.market.iter().filter(|&&other| view.state.company(other).space == company.space);
    let order = stack.position(|&other| other == id);
    let mut tokens: Vec<Value> = Vec::new();
    let mut on_charter = i64::from(company.markers) + follower.more_on_charter(id);
    for marker in view.state.board.markers.iter().filter(|marker| follower.shown_owner(marker) == id) {
        match follower.shown_city(marker.company, marker.hex, marker.city) {
            Some(_) => tokens.push(json!(site::their_hex(view.title, marker.hex))),
            None => on_charter += 1,
        }
    }
    if started || !view.is_national(id) {
        tokens.extend(std::iter::repeat_n(Value::Null, usize::try_from(on_charter).unwrap_or(0)));
    }
    // A borrowed train is with the company there until its turn ends.
    let borrowed = f56::borrowed(view).filter(|&(of, ..)| of == id).map(|(_, train, _)| train);
    let trains = company.trains.iter().chain(&borrowed).map(|&train| train_name(view.title, train));
    let of_vaclav = vaclav(view).filter(|_| company.vaclav > 0);
    let mut shown = json!({
        "cash": company.treasury,
        "owner": company.director.map(|seat| follower.players.name(seat)).or(of_vaclav),
        "ipoed": started,
        "closed": false,
        "price": when_started(json!(view.price(id))),
        "market": when_started(json!(site::their_space(view.title, company.space))),
        "market_order": when_started(json!(order)),
        "trains": trains.collect::<Vec<_>>(),
        "companies": symbols(view, view.privates_of(PrivateOwner::Company(id))),
        "tokens": tokens,
    });
    let (par, more) = match family(view.title) {
        Family::Cz => cz::corporation(view, id),
        Family::F56 => f56::corporation(view, id),
    };
    shown["par"] = when_started(json!(par));
    if let (Value::Object(shown), Value::Object(more)) = (&mut shown, more) {
        shown.extend(more);
    }
    shown
}

fn tiles(view: View<'_>) -> Value {
    let laid = view.title.hex_ids().filter_map(|hex| {
        let laid = view.state.board.tiles[hex.index()]?;
        let tile = view.title.tile(laid.tile);
        Some((site::their_hex(view.title, hex), json!([tile.name, laid.rotation.0])))
    });
    Value::Object(laid.collect())
}

/// By hex and city, in our order of cities: the companies with a marker there, sorted.
fn city_tokens(follower: &Follower) -> Value {
    let view = follower.game.view();
    let mut hexes = Map::new();
    for hex in view.title.hex_ids() {
        let mut cities: Vec<Vec<String>> = vec![Vec::new(); view.face(hex).cities()];
        for marker in view.state.markers_on(hex).filter(|marker| !f56::merges(view, marker.company)) {
            if let Some(city) = follower.shown_city(marker.company, hex, marker.city)
                && let Some(city) = cities.get_mut(usize::from(city))
            {
                city.push(site::their_company(view.title, follower.shown_owner(marker)));
            }
        }
        if cities.iter().any(|city| !city.is_empty()) {
            cities.iter_mut().for_each(|city| city.sort_unstable());
            hexes.insert(site::their_hex(view.title, hex), json!(cities));
        }
    }
    Value::Object(hexes)
}

fn privates(view: View<'_>, is_wanted: impl Fn(PrivateOwner) -> bool) -> Value {
    symbols(view, view.title.private_ids().filter(|&private| is_wanted(view.state.private(private).owner)))
}

fn company_values(view: View<'_>) -> Value {
    let there = |&private: &PrivateId| view.state.private(private).owner != PrivateOwner::Removed;
    let values = view
        .title
        .private_ids()
        .filter(there)
        .map(|private| (view.title.private(private).id.clone(), json!(private_value(view, private))));
    Value::Object(values.collect())
}

/// The list of the operating round, and where they are in it.
fn operating(follower: &Follower) -> (Value, Value) {
    let game = &follower.game;
    let round = match &game.state().round {
        Round::Over if follower.ended_in_stock.is_some() => None,
        Round::Over => follower.last_operating.as_ref(),
        round => Some(round),
    };
    let Some(Round::Operating { order, begun, turn, .. }) = round else { return (Value::Null, Value::Null) };
    let mut order = *order;
    let choice = matches!(
        game.state().decision(),
        Some(Decision::F56(F56Decision::NationalTrains { .. } | F56Decision::NationalStations { .. }))
    );
    // A buyer that has merged has no turn any more, and the next company that operates is up there, if there is one.
    let index = match choice && turn.is_none() {
        true => {
            let rest = order.iter().skip((*begun).into());
            let merged = rest.take_while(|company| !site::could_operate(game.view(), **company)).count();
            (usize::from(*begun) + merged).min(order.len().saturating_sub(1))
        }
        false => usize::from(begun.saturating_sub(1)),
    };
    if let Some(national) = f56::comes_next(game.view(), &order[..usize::from(*begun)]) {
        order.insert(usize::from(*begun), national);
    }
    let dropped = |company: &CompanyId| follower.remembered.dropped.contains(company);
    let index = index - order[..index].iter().filter(|company| dropped(company)).count();
    order.retain(|company| !dropped(company));
    let symbols: Value = order.iter().map(|&company| site::their_company(game.title(), company)).collect();
    (symbols, json!(index))
}
