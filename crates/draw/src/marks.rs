//! What is marked on the map besides tiles and stations: edges that no track crosses, hexes of private companies, homes and
//! destinations, and the post.

use languages::tell;
use std::fmt::Write;

use rules::geometry::{Edge, coordinates};
use rules::state::{PrivateOwner, Status};
use rules::title::Home;
use rules::{CompanyId, HexId, View};

use crate::layout::{PLACE, RADIUS, centre, corners, free_spots, places, stop};
use crate::svg::{Point, escape, number, path, polygon, text};
use crate::tokens;

/// The edges between two hexes of the map that no track may cross; where print has no track anyway, nothing is said.
pub(crate) fn impassable(out: &mut String, view: View<'_>) {
    for id in view.title.hex_ids() {
        let hex = view.title.hex(id);
        let closed = |edge: &Edge| hex.takes_tiles() && hex.neighbours[usize::from(edge.0)].is_none();
        for edge in (0..3).map(Edge).filter(closed) {
            if beyond(view, id, edge).is_some_and(|other| view.title.hex(other).takes_tiles()) {
                let [from, to] = ends(edge).map(|end| centre(hex).plus(end));
                let d = format!("M{} {} L{} {}", number(from.x), number(from.y), number(to.x), number(to.y));
                path(out, "impassable", &d);
            }
        }
    }
}

/// The hex that lies there on the map, whether track may lead to it or not.
fn beyond(view: View<'_>, id: HexId, edge: Edge) -> Option<HexId> {
    let (row, column) = coordinates(&view.title.hex(id).name)?;
    let (rows, columns) = edge.step();
    let wanted = Some((row + rows, column + columns));
    view.title.hex_ids().find(|&other| coordinates(&view.title.hex(other).name) == wanted)
}

/// The two corners of an edge.
fn ends(edge: Edge) -> [Point; 2] {
    let middle = crate::layout::edge(edge);
    let along = Point::new(-middle.y, middle.x).times(RADIUS / 2.0 / middle.length());
    [middle.plus(along), middle.minus(along)]
}

/// What is said about a hex in tags: who blocks it, whose destination it is, whose post is there.
pub(crate) fn tags(out: &mut String, view: View<'_>, id: HexId, at: Point) {
    let mut tags: Vec<(&str, String, String)> = Vec::new();
    for private in view.title.private_ids() {
        let printed = view.title.private(private);
        let open = matches!(view.state.private(private).owner, PrivateOwner::Sheet | PrivateOwner::Player(_));
        let waiting = matches!(view.state.private(private).owner, PrivateOwner::Company(_))
            && !printed.private.tiles.is_empty()
            && !view.is_tiled(id);
        if printed.private.blocks == Some(id) && (open || waiting) {
            let key = if open { "drawn-blocked" } else { "drawn-may-build" };
            tags.push(("private", printed.id.clone(), tell(key, &[("private", &printed.name)])));
        }
    }
    for company in view.title.company_ids() {
        let charter = view.title.charter(company);
        let waits = !view.credit(company).reached && view.state.company(company).status != Status::Closed;
        if charter.destination == Some(id) && waits {
            let words = tell("drawn-destination", &[("company", &charter.symbol)]);
            tags.push(("destination", format!("⚑{}", charter.symbol), words));
        }
    }
    if let Some((company, hex)) = view.state.post
        && hex == id
    {
        let symbol = &view.title.charter(company).symbol;
        tags.push(("post", format!("✉{symbol}"), tell("drawn-post", &[("company", symbol)])));
    }
    if tags.is_empty() {
        return;
    }
    let spots = spots(view, id);
    for ((class, shown, words), spot) in tags.into_iter().zip(spots) {
        tag(out, class, at.plus(spot), &shown, &words);
    }
}

/// Where tags have room: not on terrain, nor on value and label, which have the first two spots.
fn spots(view: View<'_>, id: HexId) -> Vec<Point> {
    let terrain = view.title.hex(id).terrain.is_some() && !view.is_tiled(id);
    let taken = [Point::new(-16.0, 26.0), Point::new(11.0, 26.0)];
    let free = |spot: &Point| !terrain || taken.iter().all(|other| spot.minus(*other).length() > 15.0);
    free_spots(view.face(id)).into_iter().skip(2).filter(free).collect()
}

fn tag(out: &mut String, class: &str, at: Point, shown: &str, words: &str) {
    let width = 8.0 + 5.6 * shown.chars().count() as f64;
    let _ = write!(
        out,
        r#"<g class="tag {class}"><title>{}</title><rect x="{}" y="{}" width="{}" height="13" rx="3"/>"#,
        escape(words),
        number(at.x - width / 2.0),
        number(at.y - 6.5),
        number(width)
    );
    text(out, "tag-text", at.plus(Point::new(0.0, 3.5)), shown);
    *out += "</g>";
}

/// Homes that wait for their station: a pale token in the first free place of the city (R-36-PAR-10), or in the middle where
/// the city is still to be chosen, and on the hexes that a red tile may come to.
pub(crate) fn homes(out: &mut String, view: View<'_>, id: HexId, at: Point) {
    let waiting = |&company: &CompanyId| {
        let owner = view.state.company(company);
        !owner.home_placed && owner.status != Status::Closed
    };
    let (hex, shown) = (view.title.hex(id), view.face(id));
    let own = hex.home_of.iter().copied();
    let reserved = hex.reserved_for.filter(|_| view.state.board.tiles[id.index()].is_none());
    let mut before = 0;
    for company in own.filter(waiting).chain(reserved) {
        let circle = match view.title.charter(company).home {
            Home::Circle(_, edge) => {
                (0..shown.cities() as u8).find(|&city| shown.exits_of(city).contains(edge))
            }
            _ => None,
        };
        let middle = match (shown.cities(), shown.stops.first()) {
            (0, _) => Point::new(0.0, PLACE),
            (1, Some(first)) => {
                let places = places(first.slots());
                let free = usize::from(view.markers_in(id, 0)) + before;
                before += 1;
                stop(shown, 0).plus(places[free.min(places.len() - 1)])
            }
            // A city of choice has no place yet.
            _ => circle.map_or(Point::new(0.0, RADIUS * 0.5), |city| stop(shown, city)),
        };
        *out += r#"<g class="home-waits">"#;
        tokens::draw(out, view.title, company, at.plus(middle));
        *out += "</g>";
    }
}

/// The hexes that the last move changed.
pub(crate) fn last(out: &mut String, hexes: &[HexId], centres: &[Point]) {
    for hex in hexes {
        for class in ["last-casing", "last"] {
            polygon(out, class, &corners(centres[hex.index()], 4.0));
        }
    }
}
