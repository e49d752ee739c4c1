//! Checks the companies and their homes, and enters them on the map.

use super::sizes;
use crate::geometry::Edge;
use crate::ids::{CompanyId, HexId};
use crate::title::board::{Hex, Home};
use crate::title::paper::{Charter, Size, SizeSheet};
use crate::title::track::TrackEnd;
use facts::{CompanyRow, HexRow, List, Report, join};

/// Makes the charters; a home that makes no sense is reported and stands for nothing.
pub(super) fn companies(
    list: &List<CompanyRow>,
    map: &List<HexRow>,
    hexes: &mut [Hex],
    sizes: &[SizeSheet; 3],
    report: &mut Report,
) -> Vec<Charter> {
    let file = list.file;
    let mut charters: Vec<Charter> = Vec::new();
    for (index, (at, row)) in list.rows.iter().enumerate() {
        report.check(
            !row.symbol.is_empty() && !row.name.is_empty(),
            file,
            at,
            "a company has a symbol and a name",
        );
        let twin = charters.iter().any(|other| other.symbol.eq_ignore_ascii_case(&row.symbol));
        report.check(!twin, file, at, "a second company with this symbol; capitals do not make a difference");
        report.check(is_colour(&row.colour), file, join(at, "colour"), "a colour is written #rrggbb");
        let size = sizes::size(&row.size, file, join(at, "size"), report);
        let id = CompanyId::at(index);
        let home = home(id, row, at, list, map, hexes, report);
        if let Some(hex) = home.as_ref().and_then(Home::hex) {
            if let Some(other) = charters.iter().find(|other| Some(&other.home) == home.as_ref()) {
                report.add(file, join(at, "home"), format!("this is the home of {} already", other.symbol));
            }
            hexes[hex.index()].home_of.push(id);
        }
        charters.push(Charter {
            symbol: row.symbol.clone(),
            name: row.name.clone(),
            size: size.unwrap_or(Size::Small),
            home: home.unwrap_or(Home::RedTile(Vec::new())),
            markers: row.markers.unwrap_or(sizes[size.unwrap_or(Size::Small).index()].markers),
            destination: (row.destination.as_ref())
                .and_then(|hex| map.index(hex, "hex", file, join(at, "destination"), report))
                .map(HexId::at),
            national: row.national,
            colour: row.colour.clone(),
            private: false,
        });
    }
    reserved(list, map, hexes, report);
    charters
}

fn home(
    id: CompanyId,
    row: &CompanyRow,
    at: &str,
    list: &List<CompanyRow>,
    map: &List<HexRow>,
    hexes: &[Hex],
    report: &mut Report,
) -> Option<Home> {
    let file = list.file;
    if row.national {
        report.check(row.home.is_none(), file, join(at, "home"), "a national company has no home of its own");
        return Some(Home::Nowhere);
    }
    let Some(place) = &row.home else {
        let extra = row.circle.is_some() || row.choice;
        report.check(!extra, file, at, "circle and choice go with a home, not with red-edged hexes");
        let kept = |index: &usize| hexes[*index].reserved_for == Some(id);
        let red: Vec<HexId> = (0..hexes.len()).filter(kept).map(HexId::at).collect();
        if red.is_empty() && map.is_whole() {
            report.add(file, at, "it has neither a home nor red-edged hexes on the map");
        }
        return Some(Home::RedTile(red));
    };
    let key = join(at, "home");
    let hex_id = HexId::at(map.index(place, "hex", file, key.clone(), report)?);
    let hex = &hexes[hex_id.index()];
    let cities = hex.face.cities();
    if cities == 0 {
        report.add(file, key, format!("{place} has no city for the home marker"));
        return None;
    }
    match (row.circle, row.choice) {
        (Some(_), true) => {
            report.add(file, at, "give either circle or choice");
            None
        }
        (Some(edge), false) => {
            let to_city = |piece: &&crate::title::Piece| match piece.to {
                TrackEnd::Stop(stop) => piece.edge == Edge(edge) && usize::from(stop) < cities,
                TrackEnd::Edge(_) => false,
            };
            if edge > 5 {
                report.add(file, join(at, "circle"), format!("{edge} is no edge; edges are 0 to 5"));
                return None;
            }
            let printed = hex.face.track.iter().any(|piece| to_city(&piece));
            let what = format!("{place} has no printed track from a city to edge {edge}");
            report.check(printed, file, join(at, "circle"), what);
            Some(Home::Circle(hex_id, Edge(edge)))
        }
        (None, true) => {
            let what = format!("{place} has only one city, there is nothing to choose");
            report.check(cities > 1, file, join(at, "choice"), what);
            Some(Home::Choice(hex_id))
        }
        (None, false) => {
            let what = format!("{place} has {cities} cities; say which one with circle, or choice = true");
            report.check(cities == 1, file, key, what);
            Some(Home::City(hex_id))
        }
    }
}

/// Red-edged hexes are for companies without another home.
fn reserved(list: &List<CompanyRow>, map: &List<HexRow>, hexes: &[Hex], report: &mut Report) {
    for ((at, _), hex) in map.rows.iter().zip(hexes) {
        let Some(company) = hex.reserved_for else { continue };
        let (_, owner) = &list.rows[company.index()];
        let what = format!("{} has another home and needs no red-edged hex", owner.symbol);
        report.check(owner.home.is_none(), map.file, join(at, "red"), what);
    }
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
