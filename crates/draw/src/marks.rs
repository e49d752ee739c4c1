//! What is marked on the map besides tiles and stations: edges that no track crosses, hexes of private companies, homes and
//! destinations, and the post.

use languages::tell;
use std::fmt::Write;

use rules::geometry::{Edge, coordinates};
use rules::state::{PrivateOwner, Status};
use rules::title::Home;
use rules::{CompanyId, HexId, View};

use crate::face;
use crate::layout::{PLACE, RADIUS, centre, corners, places, stops};
use crate::letters::fitted;
use crate::svg::{Point, circle, escape, number, path, polygon, translate};
use crate::tokens::{self, BESIDE};

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

/// What is said about a hex in a few letters on a plaque.
#[derive(Clone)]
pub(crate) struct Tag {
    class: &'static str,
    shown: String,
    /// The same, for those to whom the letters say nothing.
    words: String,
}

/// The tags of a hex: who blocks it, whose destination it is, whose post is there.
pub(crate) fn tags(view: View<'_>, id: HexId) -> Vec<Tag> {
    let mut tags = Vec::new();
    for private in view.title.private_ids() {
        let printed = view.title.private(private);
        let open = matches!(view.state.private(private).owner, PrivateOwner::Sheet | PrivateOwner::Player(_));
        let waiting = matches!(view.state.private(private).owner, PrivateOwner::Company(_))
            && !printed.private.tiles.is_empty()
            && !view.is_tiled(id);
        if printed.private.blocks == Some(id) && (open || waiting) {
            let key = if open { "drawn-blocked" } else { "drawn-may-build" };
            let words = tell(key, &[("private", &printed.name)]);
            tags.push(Tag { class: "private", shown: printed.id.clone(), words });
        }
    }
    for company in view.title.company_ids() {
        let charter = view.title.charter(company);
        let waits = !view.credit(company).reached && view.state.company(company).status != Status::Closed;
        if charter.destination == Some(id) && waits {
            let words = tell("drawn-destination", &[("company", &charter.symbol)]);
            tags.push(Tag { class: "destination", shown: format!("⚑{}", charter.symbol), words });
        }
    }
    if let Some((company, hex)) = view.state.post
        && hex == id
    {
        let symbol = &view.title.charter(company).symbol;
        let words = tell("drawn-post", &[("company", symbol)]);
        tags.push(Tag { class: "post", shown: format!("✉{symbol}"), words });
    }
    tags
}

/// The height of a tag.
pub(crate) const HEIGHT: f64 = 13.0;

/// What it has around its letters.
const BORDER: f64 = 4.0;

/// The width of a tag: the sign before letters is wider than they are.
pub(crate) fn width(tag: &Tag) -> f64 {
    BORDER + 6.4 * tag.shown.chars().count() as f64
}

pub(crate) fn draw_tag(out: &mut String, tag: &Tag, at: Point) {
    let (class, width) = (tag.class, width(tag));
    let _ = write!(
        out,
        r#"<g class="tag {class}"><title>{}</title><rect x="{}" y="{}" width="{}" height="{HEIGHT}" rx="3"/>"#,
        escape(&tag.words),
        number(at.x - width / 2.0),
        number(at.y - HEIGHT / 2.0),
        number(width)
    );
    fitted(out, "tag-text", at.plus(Point::new(0.0, 3.5)), &tag.shown, width - BORDER);
    *out += "</g>";
}

/// A home that waits for its station.
#[derive(Clone)]
pub(crate) struct Waiting {
    company: CompanyId,
    /// Where its token is, from the centre of the hex.
    pub(crate) at: Point,
    /// It has no place in a city yet, and stands about there.
    pub(crate) beside: bool,
    /// Another place may be chosen instead.
    open: bool,
}

/// Homes that wait for their station: in the first free place of the city (R-36-PAR-10), or beside the cities where one is still
/// to be chosen, and on the hexes that a red tile may come to.
pub(crate) fn waiting(view: View<'_>, id: HexId) -> Vec<Waiting> {
    let waiting = |&company: &CompanyId| {
        let owner = view.state.company(company);
        !owner.home_placed && owner.status != Status::Closed
    };
    let (hex, shown) = (view.title.hex(id), view.face(id));
    let own = hex.home_of.iter().copied();
    let reserved = hex.reserved_for.filter(|_| view.state.board.tiles[id.index()].is_none());
    let middles = stops(shown);
    let mut before = 0;
    let home = |company: CompanyId| {
        let circle = match view.title.charter(company).home {
            Home::Circle(_, edge) => {
                (0..shown.cities() as u8).find(|&city| shown.exits_of(city).contains(edge))
            }
            _ => None,
        };
        let at = match (shown.cities(), shown.stops.first()) {
            (0, _) => Some(Point::new(0.0, PLACE)),
            (1, Some(first)) => {
                let places = places(first.slots());
                let free = usize::from(view.markers_in(id, 0)) + before;
                before += 1;
                Some(middles[0].plus(places[free.min(places.len() - 1)]))
            }
            _ => circle.map(|city| middles[usize::from(city)]),
        };
        let several = matches!(&view.title.charter(company).home, Home::RedTile(hexes) if hexes.len() > 1);
        let beside = at.is_none();
        Waiting { company, at: at.unwrap_or(Point::new(0.0, RADIUS * 0.7)), beside, open: beside || several }
    };
    own.filter(waiting).chain(reserved).map(home).collect()
}

/// A pale token for each, and a paler one where another place may be chosen.
pub(crate) fn draw_homes(out: &mut String, view: View<'_>, homes: &[Waiting], at: Point) {
    for Waiting { company, at: place, beside, open } in homes {
        let middle = at.plus(*place);
        let class = if *open { "home-waits home-open" } else { "home-waits" };
        if *beside {
            circle(out, "pale", middle, BESIDE * tokens::RADIUS);
            tokens::draw_beside(out, class, view.title, *company, middle);
            continue;
        }
        circle(out, "pale", middle, tokens::RADIUS);
        let _ = write!(out, r#"<g class="{class}">"#);
        tokens::draw(out, view.title, *company, middle);
        *out += "</g>";
    }
}

/// The hexes that the last move changed; their track is seen to the edge, since a city may lie close to it.
pub(crate) fn last(out: &mut String, view: View<'_>, hexes: &[HexId], centres: &[Point]) {
    for hex in hexes {
        let at = centres[hex.index()];
        for class in ["last-casing", "last"] {
            polygon(out, class, &corners(at, 4.0));
        }
        *out += &translate(at);
        face::track(out, view.face(*hex));
        *out += "</g>";
    }
}
