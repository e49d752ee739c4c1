//! The map and tiles in letters, for the terminal.

use languages::tr;
use rules::geometry::{Edge, Rotation, coordinates};
use rules::title::{Face, TrackEnd};
use rules::{Game, HexId, TileId};

use crate::columns;

/// The letters that a hex takes in a row.
const CELL: usize = 6;

/// The letters that a drawn tile takes in a row, at least.
const DRAWING: usize = 14;

/// The map: every hex with its name and what lies on it, and below it what that means.
pub fn map(game: &Game) -> String {
    let title = game.title();
    let mut hexes: Vec<(i16, i16, HexId)> = title
        .hex_ids()
        .filter_map(|id| coordinates(&title.hex(id).name).map(|(row, column)| (row, column, id)))
        .collect();
    hexes.sort_unstable_by_key(|&(row, column, _)| (row, column));
    let first = hexes.iter().map(|&(_, column, _)| column).min().unwrap_or(0);
    let mut text = String::new();
    for row in hexes.chunk_by(|one, other| one.0 == other.0) {
        let (mut names, mut tiles) = (String::new(), String::new());
        for &(_, column, id) in row {
            let start = usize::try_from(column - first).unwrap_or(0) * CELL / 2;
            for (line, words) in [(&mut names, title.hex(id).name.clone()), (&mut tiles, on_hex(game, id))] {
                *line += &" ".repeat(start.saturating_sub(line.chars().count()));
                *line += &words;
            }
        }
        text += &format!("{}\n{}\n", names.trim_end(), tiles.trim_end());
    }
    text + &tr!("play-map-key") + "\n"
}

/// What lies on a hex, in few letters: stations first, then the tile, or what is printed.
fn on_hex(game: &Game, id: HexId) -> String {
    let (state, title) = (game.state(), game.title());
    let stations = state.markers_on(id).map(|marker| title.charter(marker.company).symbol.as_str());
    let stations: Vec<&str> = stations.collect();
    let face = game.view().face(id);
    let words = match (state.board.tiles[id.index()], title.hex(id).terrain) {
        _ if !stations.is_empty() => stations.join("/"),
        (Some(laid), _) => {
            let tile = title.tile(laid.tile);
            format!("{}{}", letter(tile.colour().name()), tile.name)
        }
        (None, _) if face.cities() > 0 => "*".repeat(face.cities()),
        (None, _) if face.towns() > 0 => ".".repeat(face.towns()),
        (None, Some((_, cost))) => format!("{cost}^"),
        (None, None) => "-".to_owned(),
    };
    words.chars().take(CELL - 1).collect()
}

/// Grey begins as green does.
fn letter(colour: &str) -> &str {
    if colour == "grey" { "x" } else { &colour[..1] }
}

/// A tile in each of these positions, side by side, with the number that asks for the position, and what it joins.
pub fn positions(game: &Game, tile: TileId, rotations: &[Rotation]) -> String {
    let mut lines = vec![String::new(); 5];
    let mut joins = String::new();
    for &rotation in rotations {
        let face = game.title().tile(tile).face(rotation);
        let drawn = drawing(face, rotation);
        let wide = DRAWING.max(columns::width(&drawn[0]) + 2);
        for (line, drawn) in lines.iter_mut().zip(drawn) {
            *line += &columns::left(&drawn, wide);
        }
        joins += &format!("  {}: {}\n", rotation.0, joined(face));
    }
    let drawn: Vec<String> = lines.iter().map(|line| format!("  {}\n", line.trim_end())).collect();
    drawn.concat() + &joins
}

/// A tile as five lines of letters.
fn drawing(face: &Face, rotation: Rotation) -> [String; 5] {
    let exits = face.exits();
    let at = |edge: u8, sign: &'static str| if exits.contains(Edge(edge)) { sign } else { " " };
    let middle = match (face.cities(), face.towns()) {
        (0, 0) => "+",
        (0, _) => "o",
        _ => "O",
    };
    [
        tr!("play-position", position = rotation.0),
        format!("  {}   {}", at(2, "\\"), at(3, "/")),
        format!("{0}{0}  {1}  {2}{2}", at(1, "-"), middle, at(4, "-")),
        format!("  {}   {}", at(0, "/"), at(5, "\\")),
        String::new(),
    ]
}

/// Which edges the track of a face joins, and which lead to a stop.
fn joined(face: &Face) -> String {
    let way = |edge: Edge| languages::message("direction", [("edge", edge.0.into())]);
    let pieces = face.track.iter().map(|piece| match piece.to {
        TrackEnd::Edge(other) => format!("{}–{}", way(piece.edge), way(other)),
        TrackEnd::Stop(stop) => {
            let is_city = face.stops[usize::from(stop)].is_city();
            let kind = if is_city { tr!("play-city") } else { tr!("play-town") };
            format!("{}–{kind}", way(piece.edge))
        }
    });
    pieces.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use rules::{Options, title};

    use super::*;

    #[test]
    fn a_tile_is_drawn_in_each_position() {
        let title = title::embedded::title("18cz").expect("it is built in");
        let straight = title.tile_ids().find(|&id| title.tile(id).name == "9").expect("a straight tile");
        let game = Game::new(title, Options::BOOK, 3, 1).expect("three play").game;
        let drawn = positions(&game, straight, &Rotation::ALL[..3]);
        for words in ["position 0", "position 2", "SW–NE", "W–E", "NW–SE", "--  +  --"] {
            assert!(drawn.contains(words), "{words}: {drawn}");
        }
    }

    #[test]
    fn the_map_names_every_hex_and_what_lies_there() {
        let title = title::embedded::title("18cz").expect("it is built in");
        let game = Game::new(title, Options::BOOK, 3, 1).expect("three play").game;
        let drawn = map(&game);
        for id in game.title().hex_ids() {
            let name = &game.title().hex(id).name;
            assert!(drawn.split_whitespace().any(|word| word == name), "{name}: {drawn}");
        }
    }
}
