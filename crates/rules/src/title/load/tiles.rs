//! Checks tiles of the catalogue and of the title, and turns them into faces.

use crate::Money;
use crate::geometry::{Edge, Rotation};
use crate::ids::CompanyId;
use crate::title::board::{Face, Tile};
use crate::title::colour::Colour;
use crate::title::track::{Piece, Stop, StopKind, TrackEnd};
use crate::title::upgrades::canonical_rotations;
use facts::{CATALOGUE_FILE, CompanyRow, Facts, LONGEST, List, Reference, Report, TileRow, join, number};

/// More stops than edges never fit on a hex.
const MOST_STOPS: u8 = 6;

/// Checks the catalogue and the title's own tiles, and makes those that the title uses, by colour.
pub(super) fn tiles(facts: &Facts, report: &mut Report) -> Vec<Tile> {
    let Facts { catalogue, tiles: own, counts, companies, .. } = facts;
    let mut tiles = Vec::new();
    for (at, row) in &catalogue.rows {
        let face = tile_face(row, catalogue.file, at, report);
        let extra = row.count.is_some() || row.purple || row.home_of.is_some();
        report.check(
            !extra,
            catalogue.file,
            at,
            "count, purple and home_of belong into the tiles.toml of a title, not into the catalogue",
        );
        let count =
            counts.get(&row.id).and_then(|count| number(count, own.file, join("counts", &row.id), report));
        if let Some(count) = count {
            tiles.push(tile(row, count, None, face));
        }
    }
    for id in counts.keys() {
        catalogue.index(id, "tile", own.file, join("counts", id), report);
    }
    let mut own_tiles = Vec::new();
    for (at, row) in &own.rows {
        let face = tile_face(row, own.file, at, report);
        let home_of = own_tile(row, at, own, companies, report);
        let in_catalogue = matches!(catalogue.find(&row.id), Reference::Known(_));
        let what = format!("the number is taken by a tile in {CATALOGUE_FILE}; use another one");
        report.check(!in_catalogue, own.file, at, what);
        own_tiles.push(tile(row, row.count.unwrap_or(1), home_of, face));
    }
    // Those from several files are one list by number.
    own_tiles.sort_by_key(|tile| tile.name.trim_end_matches('p').parse().unwrap_or(u32::MAX));
    tiles.extend(own_tiles);
    if tiles.len() > LONGEST {
        report.add(own.file, "", format!("{} kinds of tiles; at most {LONGEST} are possible", tiles.len()));
        tiles.truncate(LONGEST);
    }
    tiles.sort_by_key(Tile::colour);
    tiles
}

fn tile(row: &TileRow, count: u8, home_of: Option<CompanyId>, face: Face) -> Tile {
    let faces = Rotation::ALL.map(|rotation| face.turned(rotation));
    let same_as = canonical_rotations(&faces);
    Tile { name: row.id.clone(), count, purple: row.purple, home_of, faces, same_as }
}

/// What only a title's own tiles have: a count, a purple edge, an owner.
fn own_tile(
    row: &TileRow,
    at: &str,
    own: &List<TileRow>,
    companies: &List<CompanyRow>,
    report: &mut Report,
) -> Option<CompanyId> {
    let file = own.file;
    report.check(
        row.count.is_some_and(|count| count > 0),
        file,
        join(at, "count"),
        "say how many there are, at least 1",
    );
    report.check(
        row.purple == row.id.ends_with('p'),
        file,
        join(at, "purple"),
        "a purple-edged tile has a number with p at the end, and only such a tile",
    );
    let promotable = matches!(row.colour.as_str(), "green" | "brown" | "grey");
    report.check(
        !row.purple || promotable,
        file,
        join(at, "purple"),
        "a purple-edged tile only ever replaces a tile, so it is green, brown or grey",
    );
    let is_red = row.colour == "red";
    if is_red != row.home_of.is_some() {
        report.add(
            file,
            join(at, "home_of"),
            "a red tile is the home tile of a company, and no other tile is",
        );
    }
    let symbol = row.home_of.as_ref()?;
    let index = companies.index(symbol, "company", file, join(at, "home_of"), report)?;
    let first = own.rows.iter().find(|(_, other)| other.home_of.as_ref() == Some(symbol));
    if let Some((_, first)) = first.filter(|(_, first)| first.id != row.id) {
        report.add(file, join(at, "home_of"), format!("{symbol} has the home tile {} already", first.id));
    }
    let red_home = companies.rows[index].1.home.is_none();
    report.check(red_home, file, join(at, "home_of"), format!("{symbol} has a home, no red-edged hexes"));
    Some(CompanyId::at(index))
}

fn tile_face(row: &TileRow, file: &str, at: &str, report: &mut Report) -> Face {
    let stops = u16::from(row.cities) + u16::from(row.towns);
    let colour = match colour(&row.colour) {
        Some(colour) if colour != Colour::White => colour,
        _ => {
            let what =
                format!("`{}` is no colour of tiles; those are yellow, green, brown, grey, red", row.colour);
            report.add(file, join(at, "colour"), what);
            Colour::Yellow
        }
    };
    if row.slots == Some(0) || (row.slots.is_some() && row.cities == 0) {
        report.add(file, join(at, "slots"), "only cities have places for stations, and at least one");
    }
    let values = match (row.value, row.values) {
        (Some(value), None) => Some([value; 4]),
        (None, values) => values,
        (Some(_), Some(_)) => {
            report.add(file, join(at, "values"), "give either value or values");
            None
        }
    };
    if stops > 0 && row.values.is_none() && row.value.is_none() {
        report.add(file, join(at, "value"), "say what its stops are worth");
    }
    if values.is_some_and(|values| stops == 0 || values.contains(&0)) {
        report.add(file, join(at, "value"), "only stops are worth something, and on a tile more than 0");
    }
    label_check(row.label.as_deref(), file, at, report);
    let face = face(
        Printed {
            colour,
            label: row.label.clone(),
            cities: row.cities,
            slots: row.slots.unwrap_or(1),
            towns: row.towns,
            values: values.unwrap_or_default(),
            end: None,
            one_location: row.one_location,
            track: &row.track,
        },
        file,
        at,
        report,
    );
    report.check(!face.track.is_empty(), file, join(at, "track"), "a tile has track");
    for stop in 0..face.stops.len() as u8 {
        if face.exits_of(stop).is_empty() {
            let name = stop_name(&face, stop);
            report.add(
                file,
                join(at, "track"),
                format!("no track leads to {name}; every stop of a tile has some"),
            );
        }
    }
    if colour == Colour::Red {
        let exits = face.exits().len();
        let right = face.cities() == 1 && face.stops.len() == 1 && face.stops[0].slots() == 1 && exits == 2;
        report.check(right, file, at, "a red tile has one city with one place and two exits");
    }
    face
}

/// What tiles and hexes print alike.
pub(super) struct Printed<'a> {
    pub colour: Colour,
    pub label: Option<String>,
    pub cities: u8,
    pub slots: u8,
    pub towns: u8,
    pub values: [Money; 4],
    pub end: Option<StopKind>,
    pub one_location: bool,
    pub track: &'a str,
}

/// Makes a face; track that makes no sense is reported and left out.
pub(super) fn face(printed: Printed<'_>, file: &str, at: &str, report: &mut Report) -> Face {
    let most = |key: &str, count: u8, report: &mut Report| {
        report.check(
            count <= MOST_STOPS,
            file,
            join(at, key),
            format!("{count} of them; at most {MOST_STOPS} fit"),
        );
        count.min(MOST_STOPS)
    };
    let cities = most("cities", printed.cities, report);
    let towns = most("towns", printed.towns, report);
    if printed.one_location && cities < 2 {
        report.add(file, join(at, "one_location"), "only two or more cities can be one location");
    }
    let stop = |kind| Stop { kind, values: printed.values };
    let city = std::iter::repeat_n(stop(StopKind::City { slots: printed.slots }), cities.into());
    let town = std::iter::repeat_n(stop(StopKind::Town), towns.into());
    let stops = city.chain(town).chain(printed.end.map(stop)).collect();
    let track = track(printed.track, cities, towns, printed.end.is_some(), file, &join(at, "track"), report);
    Face::new(printed.colour, printed.label, stops, track, printed.one_location)
}

fn track(
    text: &str,
    cities: u8,
    towns: u8,
    end: bool,
    file: &str,
    at: &str,
    report: &mut Report,
) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for word in text.split_whitespace() {
        match piece(word, cities, towns, end) {
            Ok(piece) => {
                let back = match piece.to {
                    TrackEnd::Edge(edge) => Piece { edge, to: TrackEnd::Edge(piece.edge) },
                    TrackEnd::Stop(_) => piece,
                };
                let twice = pieces.contains(&piece) || pieces.contains(&back);
                report.check(!twice, file, at, format!("`{word}` is there twice"));
                pieces.push(piece);
            }
            Err(what) => report.add(file, at, format!("`{word}`: {what}")),
        }
    }
    pieces
}

fn piece(word: &str, cities: u8, towns: u8, end: bool) -> Result<Piece, String> {
    let (from, to) = word.split_once('-').ok_or("a piece of track is written 0-3, 0-c0 or 0-t0")?;
    let from = edge(from)?;
    let stop = |digits: &str, first: u8, count: u8, kind: &str| match digits.parse::<u8>() {
        Ok(index) if index < count => Ok(TrackEnd::Stop(first + index)),
        _ => Err(format!("there is no such {kind}; it has {count}, counted from 0")),
    };
    let to = if let Some(digits) = to.strip_prefix('c') {
        stop(digits, 0, cities, "city")?
    } else if let Some(digits) = to.strip_prefix('s').filter(|_| end) {
        stop(digits, 0, 1, "place")?
    } else if let Some(digits) = to.strip_prefix('t') {
        stop(digits, cities, towns, "town")?
    } else {
        TrackEnd::Edge(edge(to)?)
    };
    if to == TrackEnd::Edge(from) {
        return Err("track does not lead back to its own edge".into());
    }
    Ok(Piece { edge: from, to })
}

fn edge(text: &str) -> Result<Edge, String> {
    match text.parse::<u8>() {
        Ok(number) if number < 6 => Ok(Edge(number)),
        _ => Err(format!("`{text}` is no edge; edges are 0 to 5")),
    }
}

fn stop_name(face: &Face, stop: u8) -> String {
    let cities = face.cities() as u8;
    if stop < cities { format!("c{stop}") } else { format!("t{}", stop - cities) }
}

/// Letters that are there must not be empty.
pub(super) fn label_check(label: Option<&str>, file: &str, at: &str, report: &mut Report) {
    let empty = label.is_some_and(|label| label.trim().is_empty());
    report.check(!empty, file, join(at, "label"), "empty; leave the key out instead");
}

/// The colour with this name.
pub(super) fn colour(name: &str) -> Option<Colour> {
    use Colour::{Brown, Green, Grey, Red, White, Yellow};
    [White, Yellow, Green, Brown, Grey, Red].into_iter().find(|colour| colour.name() == name)
}
