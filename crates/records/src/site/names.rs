//! Names on 18xx.games and ours: hexes, companies, players, cities.

use rules::geometry::Rotation;
use rules::title::Title;
use rules::{CompanyId, HexId, LocalId, Seat, View};
use serde_json::Value;

/// Translates names of one game.
#[derive(Clone, Debug)]
pub struct Names {
    /// The players in the order of the seats.
    pub players: Vec<String>,
    /// Their ids in actions, in the same order.
    pub ids: Vec<Value>,
}

impl Names {
    /// The seat of the player that an action names.
    pub fn seat(&self, id: &Value) -> Option<Seat> {
        self.ids.iter().position(|known| same_id(known, id)).map(Seat::at)
    }

    /// The name of the player at a seat.
    pub fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Ids are numbers in some records and text in others.
fn same_id(one: &Value, other: &Value) -> bool {
    let text = |id: &Value| id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    one == other || text(one) == text(other)
}

/// Whether their columns are one higher than in print: so it is on the maps of 18CZ.
fn is_shifted(title: &Title) -> bool {
    title.play.has_process_track()
}

/// Their name of one of our hexes: the column is one higher than in print.
pub fn their_hex(title: &Title, hex: HexId) -> String {
    let name = &title.hex(hex).name;
    if !is_shifted(title) {
        return name.clone();
    }
    match rules::geometry::coordinates(name) {
        Some((_, column)) => format!("{}{}", &name[..1], column + 1),
        None => name.clone(),
    }
}

/// Our hex with their name.
pub fn our_hex(title: &Title, name: &str) -> Option<HexId> {
    if !is_shifted(title) {
        return title.hex_named(name);
    }
    let row = name.get(..1)?;
    let (_, column) = rules::geometry::coordinates(name)?;
    title.hex_named(&format!("{row}{}", column.checked_sub(1)?))
}

/// Their symbol of a company: those of three large companies are all in capitals.
pub fn their_company(title: &Title, company: CompanyId) -> String {
    let symbol = &title.charter(company).symbol;
    match symbol.as_str() {
        "Sx" | "Pr" | "By" => symbol.to_ascii_uppercase(),
        _ => symbol.clone(),
    }
}

/// Our company with their symbol.
pub fn our_company(title: &Title, symbol: &str) -> Option<CompanyId> {
    title.company_named(symbol)
}

/// Our local railway with their symbol, which is the same.
pub fn our_local(title: &Title, symbol: &str) -> Option<LocalId> {
    title.local_named(symbol)
}

/// The name and the copy in an id such as `8866p-1`.
pub fn without_index(id: &str) -> Option<(&str, &str)> {
    id.rsplit_once('-')
}

/// Our index of a city on the face that lies on the hex, given theirs and the position in which they laid the tile.
///
/// Ours may lie in another position that shows the same picture, with the cities swapped.
pub fn our_city(view: View<'_>, hex: HexId, theirs: Option<Rotation>, city: u8) -> Option<u8> {
    let face = view.face(hex);
    let stops = 0..face.stops.len() as u8;
    match (view.state.board.tiles[hex.index()], theirs) {
        (Some(laid), Some(rotation)) => {
            let their_face = view.title.tile(laid.tile).face(rotation);
            their_face.stops.get(usize::from(city))?;
            let exits = their_face.exits_of(city);
            stops.into_iter().find(|&stop| face.exits_of(stop) == exits)
        }
        _ => stops.into_iter().find(|&stop| stop == city),
    }
}
