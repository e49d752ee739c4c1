//! Names on 18xx.games and ours: hexes, companies, cities.

use rules::geometry::Rotation;
use rules::title::Title;
use rules::{CompanyId, HexId, View};

/// The hex whose number is so much higher.
fn shifted(name: &str, by: i16) -> Option<String> {
    let (_, column) = rules::geometry::coordinates(name)?;
    Some(format!("{}{}", &name[..1], column.checked_add(by)?))
}

fn column_offset(title: &Title) -> i16 {
    title.on_18xx_games.as_ref().map_or(0, |there| there.column_offset)
}

/// Their name of one of our hexes.
pub fn their_hex(title: &Title, hex: HexId) -> String {
    let name = &title.hex(hex).name;
    shifted(name, column_offset(title)).unwrap_or_else(|| name.clone())
}

/// Our hex with their name.
pub fn our_hex(title: &Title, name: &str) -> Option<HexId> {
    title.hex_named(&shifted(name, -column_offset(title))?)
}

/// Their symbol of a company.
pub fn their_company(title: &Title, company: CompanyId) -> String {
    let spelled = title.on_18xx_games.iter().flat_map(|there| &there.symbols);
    let mut spelled = spelled.filter(|(of, _)| *of == company).map(|(_, symbol)| symbol);
    spelled.next().unwrap_or(&title.charter(company).symbol).clone()
}

/// Row and column of a space on their chart, where a ladder of two rows is a single one.
pub fn their_space(title: &Title, space: u8) -> (u8, u8) {
    if title.chart.is_grid() { title.chart.place(space) } else { (0, space) }
}

/// The private company whose tile or station belongs on this hex.
pub fn private_on(title: &Title, hex: HexId) -> &str {
    let owner = title.privates.iter().find(|private| private.private.blocks == Some(hex));
    owner.map_or("", |private| private.id.as_str())
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
