//! Checks the hexes: coordinates, what is printed on them, neighbours and that the map is in one piece.

use super::tiles::{Printed, colour, face, label_check};
use crate::Money;
use crate::geometry::{Edge, coordinates};
use crate::ids::{CompanyId, HexId};
use crate::title::board::{Hex, Terrain};
use crate::title::colour::Colour;
use crate::title::track::StopKind;
use facts::{CompanyRow, HexRow, List, Report, join, number};
use std::collections::BTreeMap;

/// The last column that a map may have; far away from overflow.
const LAST_COLUMN: i16 = 99;

/// Makes the hexes; homes are filled in with the companies.
pub(super) fn hexes(
    list: &List<HexRow>,
    terrain: &toml::Table,
    companies: &List<CompanyRow>,
    report: &mut Report,
) -> Vec<Hex> {
    let file = list.file;
    let costs = terrain_costs(terrain, file, report);
    let places: Vec<Option<(i16, i16)>> = list.rows.iter().map(|(_, row)| place(&row.hex)).collect();
    // The kind of columns that most hexes have is right.
    let odd = places.iter().flatten().filter(|place| is_odd(**place)).count();
    let odd_is_right = odd * 2 > places.iter().flatten().count();
    let at_place: BTreeMap<(i16, i16), HexId> =
        places.iter().enumerate().filter_map(|(index, place)| Some(((*place)?, HexId::at(index)))).collect();
    let mut hexes = Vec::new();
    for ((at, row), place) in list.rows.iter().zip(&places) {
        let mut neighbours = [None; 6];
        match place {
            None => report.add(file, at, "a hex is named by a row and a column, such as E11"),
            Some(place) if is_odd(*place) != odd_is_right => {
                report.add(file, at, "wrong column: odd and even columns alternate from row to row");
            }
            Some((row, column)) => {
                neighbours = Edge::ALL.map(|edge| {
                    let (down, right) = edge.step();
                    at_place.get(&(row + down, column + right)).copied()
                });
            }
        }
        hexes.push(hex(row, at, neighbours, &costs, list, companies, report));
    }
    close_edges(&mut hexes, list, report);
    connected(&hexes, list, report);
    hexes
}

fn hex(
    row: &HexRow,
    at: &str,
    neighbours: [Option<HexId>; 6],
    costs: &BTreeMap<Terrain, Option<Money>>,
    list: &List<HexRow>,
    companies: &List<CompanyRow>,
    report: &mut Report,
) -> Hex {
    let file = list.file;
    let named = row.colour.as_deref().unwrap_or("white");
    let colour = match colour(named) {
        Some(colour @ (Colour::White | Colour::Yellow | Colour::Grey)) => colour,
        Some(Colour::Red) if row.off_map => Colour::Red,
        _ => {
            let what = format!(
                "`{named}` is no colour of hexes; those are white, yellow, grey, and red-edged ones have red"
            );
            report.add(file, join(at, "colour"), what);
            Colour::White
        }
    };
    label_check(row.label.as_deref(), file, at, report);
    let reserved_for = row
        .red
        .as_ref()
        .and_then(|symbol| companies.index(symbol, "company", file, join(at, "red"), report))
        .map(CompanyId::at);
    let end = match (row.off_map, row.port) {
        (true, false) => Some(StopKind::OffMap),
        (false, true) => Some(StopKind::Port),
        _ => None,
    };
    if row.off_map && row.port || end.is_some() && (row.cities > 0 || row.towns > 0) {
        report.add(file, at, "a hex is a place beyond the edge, a port, or has cities and towns");
    }
    let takes_none = matches!(colour, Colour::Grey | Colour::Red);
    report.check(
        end.is_none() || takes_none,
        file,
        join(at, "colour"),
        "no tile may be laid here; red or grey",
    );
    let stops = row.cities > 0 || row.towns > 0 || end.is_some();
    if row.red.is_some() {
        let bare = !stops && row.track.is_empty() && row.stubs.is_empty() && row.terrain.is_none();
        let bare = bare && row.label.is_none() && row.colour.is_none();
        report.check(
            bare,
            file,
            at,
            "a red-edged hex is empty: no stops, track, stubs, terrain, label or colour",
        );
    }
    if colour == Colour::Grey && (row.terrain.is_some() || !row.stubs.is_empty()) {
        report.add(file, at, "a grey hex takes no tile, so terrain and stubs make no sense");
    }
    report.check(
        row.value == 0 || stops,
        file,
        join(at, "value"),
        "only cities and towns are worth something",
    );
    let face = face(
        Printed {
            colour: if row.red.is_some() { Colour::Red } else { colour },
            label: row.label.clone(),
            cities: row.cities,
            slots: 1,
            towns: row.towns,
            values: row.values.unwrap_or([row.value; 4]),
            end,
            one_location: row.one_location,
            track: &row.track,
        },
        file,
        at,
        report,
    );
    let leads_nowhere = |edge: Edge| neighbours[usize::from(edge.0)].is_none();
    for edge in face.exits().iter().filter(|&edge| leads_nowhere(edge)) {
        report.add(file, join(at, "track"), format!("edge {} leads off the map", edge.0));
    }
    if colour == Colour::Grey && (0..face.stops.len() as u8).any(|stop| face.exits_of(stop).is_empty()) {
        report.add(
            file,
            join(at, "track"),
            "every stop of a grey hex has printed track, since no tile brings any",
        );
    }
    for (index, &stub) in row.stubs.iter().enumerate() {
        let what = if stub > 5 {
            "is no edge; edges are 0 to 5"
        } else if leads_nowhere(Edge(stub)) {
            "leads off the map; a stub has a neighbour"
        } else if row.stubs[..index].contains(&stub) {
            "is there twice"
        } else {
            continue;
        };
        report.add(file, join(at, "stubs"), format!("{stub} {what}"));
    }
    let terrain = row.terrain.as_ref().and_then(|name| {
        let Some(terrain) = terrain_named(name) else {
            let what = format!("`{name}` is no terrain; there are {}", terrain_names());
            report.add(file, join(at, "terrain"), what);
            return None;
        };
        match costs.get(&terrain) {
            Some(cost) => Some((terrain, (*cost)?)),
            None => {
                report.add(file, join(at, "terrain"), format!("[terrain] does not say what a {name} costs"));
                None
            }
        }
    });
    Hex {
        name: row.hex.clone(),
        places: row.places.clone(),
        face,
        terrain,
        stubs: row.stubs.iter().filter(|&&stub| stub < 6).map(|&stub| Edge(stub)).collect(),
        relabel: row.relabel.iter().next().and_then(|(from, label)| {
            let colour = super::tiles::colour(from);
            report.check(colour.is_some(), file, join(at, "relabel"), format!("`{from}` is no colour"));
            Some((colour?, label.clone()))
        }),
        reserved_for,
        home_of: Vec::new(),
        neighbours,
    }
}

pub(super) fn terrain_names() -> String {
    Terrain::ALL.map(Terrain::name).join(", ")
}

/// The costs by terrain; `None` for a cost that has a fault.
fn terrain_costs(table: &toml::Table, file: &str, report: &mut Report) -> BTreeMap<Terrain, Option<Money>> {
    let mut costs = BTreeMap::new();
    for (name, cost) in table {
        let key = join("terrain", name);
        match terrain_named(name) {
            Some(terrain) => {
                costs.insert(terrain, number(cost, file, key, report));
            }
            None => report.add(file, key, format!("no such terrain; there are {}", terrain_names())),
        }
    }
    costs
}

/// Takes away the neighbours across edges that no track may cross, on both sides.
fn close_edges(hexes: &mut [Hex], list: &List<HexRow>, report: &mut Report) {
    for (index, (at, row)) in list.rows.iter().enumerate() {
        for &edge in &row.impassable {
            let Some(other) =
                Edge::ALL.get(usize::from(edge)).and_then(|_| hexes[index].neighbours[usize::from(edge)])
            else {
                report.add(list.file, join(at, "impassable"), format!("there is no neighbour across {edge}"));
                continue;
            };
            hexes[index].neighbours[usize::from(edge)] = None;
            hexes[other.index()].neighbours[usize::from(Edge(edge).opposite().0)] = None;
        }
    }
}

/// Reports every hex outside the largest connected part.
fn connected(hexes: &[Hex], list: &List<HexRow>, report: &mut Report) {
    let mut part_of: Vec<Option<usize>> = vec![None; hexes.len()];
    let mut sizes = Vec::new();
    for start in 0..hexes.len() {
        if part_of[start].is_some() {
            continue;
        }
        let mut size = 0;
        let mut open = vec![start];
        part_of[start] = Some(sizes.len());
        while let Some(index) = open.pop() {
            size += 1;
            for next in hexes[index].neighbours.iter().flatten().map(|id| id.index()) {
                if part_of[next].is_none() {
                    part_of[next] = Some(sizes.len());
                    open.push(next);
                }
            }
        }
        sizes.push(size);
    }
    let largest = (0..sizes.len()).rev().max_by_key(|&part| sizes[part]);
    for ((at, _), part) in list.rows.iter().zip(part_of) {
        // A hex with a bad name has a fault already and no neighbours because of it.
        let lone = part != largest && !report.has(list.file, at);
        report.check(!lone, list.file, at, "not connected to the rest of the map");
    }
}

fn place(name: &str) -> Option<(i16, i16)> {
    let (row, column) = coordinates(name).filter(|(_, column)| (0..=LAST_COLUMN).contains(column))?;
    // `E+1` and `E011` would be read as numbers too.
    (name[1..] == column.to_string()).then_some((row, column))
}

fn is_odd((row, column): (i16, i16)) -> bool {
    (row + column) % 2 == 1
}

/// The terrain with this name.
pub(super) fn terrain_named(name: &str) -> Option<Terrain> {
    Terrain::ALL.into_iter().find(|terrain| terrain.name() == name)
}
