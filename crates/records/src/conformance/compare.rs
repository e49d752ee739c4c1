//! Comparing a state of theirs with ours.

use rules::geometry::Rotation;
use serde_json::{Map, Value, json};

use super::file::ConformanceFile;
use super::outcome::What;
use super::position;
use super::shown::{VACLAV, shown};
use crate::family::{Family, family};
use crate::site::{self, Follower};

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Strict {
    All,
    /// All but what the next turn of a round brings.
    ButNextTurn,
}

/// The first difference, if any.
pub(super) fn first_difference(
    state: &Map<String, Value>,
    follower: &Follower,
    strict: Strict,
) -> Option<What> {
    let step = state.get("step").and_then(Value::as_str).unwrap_or("");
    for (key, got) in &shown(follower) {
        let Some(expected) = state.get(key) else {
            return Some(different(key, &Value::String("nothing".into()), got));
        };
        let difference = match key.as_str() {
            // Only where both wait for the same decision.
            "active" if !position::same_decision(&follower.game, step) => None,
            "operating_index" | "city_tokens" if strict == Strict::ButNextTurn => None,
            "players" => differs(key, &comparable_players(expected), got),
            "corporations" => {
                let one_bank = family(follower.game.title()) == Family::Cz;
                let [mut expected, mut got] =
                    [expected, got].map(|companies| comparable_companies(companies, one_bank));
                if strict == Strict::ButNextTurn {
                    forget_homes(follower, &mut expected);
                    forget_homes(follower, &mut got);
                }
                differs(key, &expected, &got)
            }
            "depot" => differs(key, &comparable_depot(expected), &comparable_depot(got)),
            "tiles" => differs(key, &comparable_tiles(follower, expected), got),
            "city_tokens" => differs(key, &comparable_cities(state, follower, expected), got),
            _ => differs(key, expected, got),
        };
        if difference.is_some() {
            return difference;
        }
    }
    None
}

/// Whether companies that have never operated have begun to is left out.
fn forget_homes(follower: &Follower, companies: &mut Value) {
    let view = follower.game.view();
    for id in view.title.company_ids().filter(|&id| !view.state.company(id).has_operated) {
        if let Some(Value::Object(company)) = companies.get_mut(site::their_company(view.title, id)) {
            company.shift_remove("floated");
            company.shift_remove("tokens");
        }
    }
}

/// Trains in the pool are a set: where a borrowed one comes back to is not in our state.
fn comparable_depot(depot: &Value) -> Value {
    let mut depot = depot.clone();
    if let Some(Value::Array(discarded)) = depot.get_mut("discarded") {
        discarded.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
    }
    depot
}

/// Whether the final scores differ.
pub(super) fn result_difference(file: &ConformanceFile, follower: &Follower) -> Option<What> {
    let expected = file.result.as_ref()?;
    let view = follower.game.view();
    for seat in view.state.seats() {
        let name = follower.players.name(seat);
        // Private companies of 1836Jr-56 have values of their own.
        let privates = view.state.local_price.unwrap_or(view.title.local_end_value);
        let got = match family(view.title) {
            Family::Cz => json!(view.worth_with_privates_at(seat, |_| privates)),
            Family::F56 => json!(view.worth(seat)),
        };
        let expected = expected.get(name).unwrap_or(&Value::Null);
        let difference = differs(&format!("result.{name}"), expected, &got);
        if difference.is_some() {
            return difference;
        }
    }
    None
}

fn different(path: &str, expected: &Value, got: &Value) -> What {
    What::State { path: path.to_owned(), expected: expected.to_string(), got: got.to_string() }
}

/// The first difference between two values, found by walking both.
fn differs(path: &str, expected: &Value, got: &Value) -> Option<What> {
    match (expected, got) {
        (Value::Object(theirs), Value::Object(ours)) => {
            for (key, value) in theirs {
                let difference =
                    differs(&format!("{path}.{key}"), value, ours.get(key).unwrap_or(&Value::Null));
                if difference.is_some() {
                    return difference;
                }
            }
            let extra = ours.iter().find(|(key, value)| !value.is_null() && !theirs.contains_key(*key));
            extra.map(|(key, value)| different(&format!("{path}.{key}"), &Value::Null, value))
        }
        (Value::Array(theirs), Value::Array(ours)) if theirs.len() == ours.len() => theirs
            .iter()
            .zip(ours)
            .enumerate()
            .find_map(|(index, (theirs, ours))| differs(&format!("{path}[{index}]"), theirs, ours)),
        _ if same(expected, got) => None,
        _ => Some(different(path, expected, got)),
    }
}

/// Numbers are equal whatever their kind.
fn same(one: &Value, other: &Value) -> bool {
    one == other || (one.is_number() && other.is_number() && one.as_f64() == other.as_f64())
}

/// Václav's cash, and his value that contains it, are left out: here he has no money.
fn comparable_players(players: &Value) -> Value {
    let mut players = players.clone();
    if let Some(Value::Object(vaclav)) = players.get_mut(VACLAV) {
        vaclav.shift_remove("cash");
        vaclav.shift_remove("value");
    }
    players
}

/// In 18CZ shares with the company and in the pool are added (by the book both are in the bank); tokens are a set of hexes,
/// and what is only informative goes. Trains are a set, too: which of two equal cards was turned, and so the order
/// afterwards, is not in our state.
fn comparable_companies(companies: &Value, one_bank: bool) -> Value {
    let mut companies = companies.clone();
    let list = companies.as_object_mut().into_iter().flat_map(Map::values_mut);
    for company in list.filter_map(Value::as_object_mut) {
        company.shift_remove("token_prices");
        company.shift_remove("train_ids");
        let parts = ["ipo_percent", "market_percent"];
        if one_bank && parts.iter().any(|key| company.contains_key(*key)) {
            let parts = parts.map(|key| company.shift_remove(key));
            let sum: i64 = parts.iter().flatten().filter_map(Value::as_i64).sum();
            company.insert("bank_percent".into(), json!(sum));
        }
        for key in ["tokens", "trains"] {
            if let Some(Value::Array(list)) = company.get_mut(key) {
                list.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
            }
        }
    }
    companies
}

fn rotation_of(tile: &Value) -> Option<Rotation> {
    let rotation = tile.get(1)?.as_u64()?;
    Rotation::ALL.into_iter().find(|known| u64::from(known.0) == rotation)
}

/// Positions become the smallest that shows the same picture.
fn comparable_tiles(follower: &Follower, tiles: &Value) -> Value {
    let title = follower.game.title();
    let mut tiles = tiles.clone();
    for tile in tiles.as_object_mut().into_iter().flat_map(Map::values_mut) {
        let known = tile.get(0).and_then(Value::as_str).and_then(|name| title.tile_named(name));
        if let (Some(known), Some(rotation)) = (known, rotation_of(tile)) {
            tile[1] = json!(title.tile(known).same_as[rotation.index()].0);
        }
    }
    tiles
}

/// Their cities in our order, with the companies sorted and empty slots left out.
fn comparable_cities(state: &Map<String, Value>, follower: &Follower, cities: &Value) -> Value {
    let view = follower.game.view();
    let Value::Object(given) = cities else { return cities.clone() };
    let mut hexes = Map::new();
    for (name, cities) in given {
        let Some(hex) = site::our_hex(view.title, name) else {
            hexes.insert(name.clone(), cities.clone());
            continue;
        };
        let rotation = state.get("tiles").and_then(|tiles| tiles.get(name)).and_then(rotation_of);
        let mut ours: Vec<Vec<&str>> = vec![Vec::new(); view.face(hex).cities()];
        for (index, city) in cities.as_array().into_iter().flatten().enumerate() {
            let tokens: Vec<&str> = city.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let place = site::our_city(view, hex, rotation, index as u8);
            match place.and_then(|place| ours.get_mut(usize::from(place))) {
                Some(place) => place.extend(tokens),
                None => ours.push(tokens),
            }
        }
        ours.iter_mut().for_each(|city| city.sort_unstable());
        hexes.insert(name.clone(), json!(ours));
    }
    Value::Object(hexes)
}
