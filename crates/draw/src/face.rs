//! A face: what a tile or a printed hex shows.

use rules::geometry::{Edge, Rotation};
use rules::title::{Colour, Face, Tile};

use crate::layout::{corners, edge, free_spots, line, stop};
use crate::svg::{Point, circle, path, polygon, text};

/// The radius of a place for a station.
pub const PLACE: f64 = 11.0;

/// A tile by itself.
pub fn tile(tile: &Tile, rotation: Rotation) -> String {
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" role="img" aria-label="tile {}">"#,
        crate::svg::escape(&tile.name)
    );
    let face = tile.face(rotation);
    hex(&mut out, face, tile.purple);
    track(&mut out, face);
    stops(&mut out, face);
    out += "</svg>";
    out
}

/// The ground of a face.
pub fn hex(out: &mut String, face: &Face, purple: bool) {
    polygon(out, &format!("hex {}", face.colour.name()), &corners(Point::ORIGIN, 0.0));
    if purple {
        polygon(out, "purple", &corners(Point::ORIGIN, 3.5));
    }
}

/// All track of a face.
pub fn track(out: &mut String, face: &Face) {
    for class in ["bed", "track"] {
        for piece in &face.track {
            path(out, class, &line(face, piece));
        }
    }
}

/// The places of a city around its middle.
pub fn places(slots: u8) -> Vec<Point> {
    let step = PLACE;
    match slots {
        0 | 1 => vec![Point::ORIGIN],
        2 => vec![Point::new(-step, 0.0), Point::new(step, 0.0)],
        3 => vec![Point::new(-step, 6.0), Point::new(step, 6.0), Point::new(0.0, -13.0)],
        _ => [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(x, y)| Point::new(x * step, y * step))
            .to_vec(),
    }
}

/// Cities, towns, values and label.
pub fn stops(out: &mut String, face: &Face) {
    for (index, printed) in face.stops.iter().enumerate() {
        let middle = stop(face, index as u8);
        if printed.is_city() {
            places(printed.slots()).into_iter().for_each(|at| circle(out, "city", middle.plus(at), PLACE));
        } else {
            circle(out, "town", middle, 6.0);
        }
    }
    values(out, face);
    if let Some(label) = &face.label {
        text(out, "label", free_spots(face)[1].plus(Point::new(0.0, 4.0)), label);
    }
}

/// The value, once where all stops agree; a red tile shows that of every colour.
fn values(out: &mut String, face: &Face) {
    let Some(first) = face.stops.first() else { return };
    if face.colour == Colour::Red {
        let words = first.values[1..].iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
        let down = !face.exits().contains(Edge(0)) && !face.exits().contains(Edge(5));
        text(out, "value", Point::new(0.0, if down { 26.0 } else { -14.0 }), &words);
    } else if face.stops.iter().all(|stop| stop.values == first.values) && first.values[1] > 0 {
        text(out, "value", free_spots(face)[0].plus(Point::new(0.0, 4.0)), &first.values[0].to_string());
    }
}

/// A printed stump towards an edge.
pub fn stub(out: &mut String, towards: Edge) {
    let (from, to) = (edge(towards), edge(towards).times(0.6));
    let d = format!("M{:.1} {:.1} L{:.1} {:.1}", from.x, from.y, to.x, to.y);
    path(out, "track stub", &d);
}
