//! Names of places: within their own hex, beside its cities and what is said there.

use rules::title::Face;
use rules::{HexId, View};

use crate::layout::{HALF_WIDTH, PLACE, TOWN, places, stop};
use crate::room::Area;
use crate::svg::Point;
use crate::{face, letters};

/// The name of a hex.
pub struct Name {
    /// Its lines, the last one first.
    pub lines: Vec<Line>,
    /// Whether it names several places, a line for each.
    pub several: bool,
}

/// A line of a name.
pub struct Line {
    /// The middle of its foot, from the centre of the hex.
    pub at: Point,
    pub words: String,
    /// How wide it is: the names of neighbours do not touch.
    pub width: f64,
}

/// From line to line.
const LINE: f64 = 12.0;
/// What a name leaves of its hex at either side.
const SIDE: f64 = 2.0;
/// The sizes of letters, of one place and of several.
const SIZES: [f64; 2] = [13.0, 11.5];

/// Where the last line would like to stand, how high it may, and where it stands below the middle.
const USUAL: f64 = -19.0;
const HIGHEST: i32 = -37;
const LOWEST: i32 = -13;
const TOP: f64 = -45.0;
/// What it costs to cover a unit of a city and of what else is said, and to move by one.
const CITY: f64 = 1.0;
const SAID: f64 = 3.0;
const AWAY: f64 = 1.0;

impl Line {
    /// What it covers.
    pub fn area(&self) -> Area {
        Area::new(self.at.plus(Point::new(0.0, -4.0)), self.width, LINE)
    }
}

impl Name {
    pub fn of(view: View<'_>, id: HexId) -> Name {
        let names = &view.title.hex(id).places;
        let several = names.len() > 1;
        let size = SIZES[usize::from(several)];
        let words = match &names[..] {
            [place] => broken(place, size),
            several => several.to_vec(),
        };
        let widths: Vec<f64> =
            words.iter().map(|line| (size * letters::width(line)).min(2.0 * (HALF_WIDTH - SIDE))).collect();
        let base = if widths.is_empty() { USUAL } else { base(view.face(id), &widths) };
        let lines = words.into_iter().zip(widths).rev().enumerate().map(|(index, (words, width))| Line {
            at: Point::new(0.0, base - LINE * index as f64),
            words,
            width,
        });
        Name { lines: lines.collect(), several }
    }
}

/// How high the last of lines of such widths stands, so that they cover the least of what is in the hex.
fn base(face: &Face, widths: &[f64]) -> f64 {
    if face.stops.is_empty() {
        return USUAL;
    }
    let mut there: Vec<(Area, f64)> = face::said(face).into_iter().map(|area| (area, SAID)).collect();
    for (index, printed) in face.stops.iter().enumerate().filter(|(_, printed)| !printed.is_end()) {
        let (middle, size) = (stop(face, index as u8), 2.0 * if printed.is_city() { PLACE } else { TOWN });
        there.extend(
            places(printed.slots()).into_iter().map(|at| (Area::new(middle.plus(at), size, size), CITY)),
        );
    }
    let cost = |base: f64| {
        let covered = widths.iter().rev().enumerate().map(|(index, &width)| {
            let line = Area::new(Point::new(0.0, base - 4.0 - LINE * index as f64), width, LINE - 1.0);
            there.iter().map(|&(area, weight)| weight * line.shared(area)).sum::<f64>()
        });
        AWAY * (base - USUAL).abs() + covered.sum::<f64>()
    };
    let free = cost(USUAL);
    if free == 0.0 {
        return USUAL;
    }
    let highest = TOP + LINE * (widths.len() - 1) as f64;
    let bases = (HIGHEST..=LOWEST).map(f64::from).filter(|&base| base >= highest);
    let best = bases.map(|base| (base, cost(base))).min_by(|one, other| one.1.total_cmp(&other.1));
    best.filter(|&(_, cost)| cost < free).map_or(USUAL, |(base, _)| base)
}

/// A name in lines that fit into a hex.
fn broken(place: &str, size: f64) -> Vec<String> {
    let fits = size * letters::width(place) <= 2.0 * (HALF_WIDTH - SIDE);
    match place.split_once(' ') {
        Some((first, rest)) if !fits => vec![first.to_owned(), rest.to_owned()],
        _ => vec![place.to_owned()],
    }
}
