//! Names of places: within their own hex, beside its track, its cities and what is said there.

use std::sync::LazyLock;

use crate::layout::HALF_WIDTH;
use crate::letters;
use crate::room::{Area, Over, Room};
use crate::svg::Point;

/// The name of a hex.
#[derive(Clone)]
pub struct Name {
    /// Its lines, the last one first.
    pub lines: Vec<Line>,
    /// Whether it names several places, a line for each.
    pub several: bool,
}

/// A line of a name.
#[derive(Clone)]
pub struct Line {
    /// The middle of its foot, from the centre of the hex.
    pub at: Point,
    pub words: String,
    /// How wide it is: the names of neighbours do not touch.
    pub width: f64,
    /// How far it reaches above its foot: lines below another leave that its room.
    above: f64,
}

/// How far letters reach above their foot, with what stands on capitals and without, and below it.
const ACCENTED: f64 = 12.0;
const ABOVE: f64 = 10.0;
const BELOW: f64 = 2.0;
/// What a name leaves of its hex at either side.
const SIDE: f64 = 2.0;
/// The sizes of letters, of one place and of several.
const SIZES: [f64; 2] = [13.0, 11.5];

/// Where the last line would like to stand, and how high and how low a line may: the lowest part of a hex has its coordinate.
const USUAL: Point = Point { x: 0.0, y: -19.0 };
const HIGHEST: f64 = -36.0;
const LOWEST: f64 = 38.0;
/// The distances at which places are tried, across and down.
const ACROSS: f64 = 3.0;
const DOWN: f64 = 2.0;

/// What it costs to move by one, to break a name into lines, and to set two names apart.
const AWAY: f64 = 0.5;
const BREAK: f64 = 8.0;
const APART: f64 = 20.0;
/// How much of their width letters keep that are pressed together, and what it costs.
const PRESSED: [(f64, f64); 3] = [(1.0, 0.0), (0.85, 14.0), (0.72, 40.0)];
/// How far the ends of a name may reach over the slanting edges of its hex for nothing: there is only a corner beyond.
const CORNER: f64 = 7.0;

/// Places for a last line with what it costs to stand there rather than where it would like to, the cheapest first.
static PLACES: LazyLock<Vec<(f64, Point)>> = LazyLock::new(|| {
    let steps = |from: f64, to: f64, step: f64| {
        (0..).map(move |count| from + step * f64::from(count)).take_while(move |&at| at <= to)
    };
    let columns = || steps(0.0, HALF_WIDTH, ACROSS).flat_map(|x| [x, -x]).skip(1);
    let rows = steps(HIGHEST, LOWEST, DOWN).chain([USUAL.y]);
    let mut all: Vec<(f64, Point)> = rows
        .flat_map(|y| columns().map(move |x| Point::new(x, y)))
        .map(|at| (AWAY * at.minus(USUAL).length(), at))
        .collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all
});

impl Line {
    /// What it covers.
    pub fn area(&self) -> Area {
        area(self.at, self.width, self.above)
    }
}

fn area(foot: Point, width: f64, above: f64) -> Area {
    Area::new(foot.plus(Point::new(0.0, (BELOW - above) / 2.0)), width, above + BELOW)
}

/// A way to write a name: its lines from the top with their widths, and what is against it.
struct Writing {
    lines: Vec<(String, f64)>,
    cost: f64,
}

impl Name {
    /// The name of such places in a hex in which all else has its place.
    pub fn of(places: &[String], room: &Room) -> Name {
        let several = places.len() > 1;
        let mut best = (f64::INFINITY, Vec::new());
        for writing in writings(places) {
            let together = set(room, &writing.lines, best.0 - writing.cost);
            let mut found = (writing.cost + together.0, together.1);
            // Each of two names may stand at its own side of the cities.
            if several && found.0 > writing.cost + APART {
                let apart = set_apart(room, &writing.lines, best.0.min(found.0) - writing.cost - APART);
                if writing.cost + APART + apart.0 < found.0 {
                    found = (writing.cost + APART + apart.0, apart.1);
                }
            }
            if found.0 < best.0 {
                best = found;
            }
        }
        Name { lines: best.1, several }
    }
}

/// The ways to write the names of a hex.
fn writings(places: &[String]) -> Vec<Writing> {
    let size = SIZES[usize::from(places.len() > 1)];
    match places {
        [] => Vec::new(),
        [place] => {
            let mut all = written(&[place], size, 0.0);
            if let Some((first, rest)) = place.split_once(' ') {
                all.extend(written(&[first, rest], size, BREAK));
            }
            all
        }
        several => written(&several.iter().map(String::as_str).collect::<Vec<_>>(), size, 0.0),
    }
}

/// Such lines in letters as wide as they are, and in narrower ones.
fn written(words: &[&str], size: f64, cost: f64) -> Vec<Writing> {
    let most = 2.0 * (HALF_WIDTH - SIDE);
    let natural = |line: &str| size * letters::width(line);
    let widest = words.iter().map(|line| natural(line)).fold(0.0, f64::max);
    // What is too wide even in narrow letters is pressed into the hex.
    let fits = |part: f64| part * widest <= most || part < 1.0;
    let line = |part: f64, line: &str| (line.to_owned(), (part * natural(line)).min(most));
    let pressed = PRESSED.into_iter().filter(|&(part, _)| fits(part));
    pressed
        .map(|(part, press)| Writing {
            lines: words.iter().map(|words| line(part, words)).collect(),
            cost: cost + press,
        })
        .collect()
}

/// How far a line reaches above its foot.
fn above(words: &str) -> f64 {
    let accented = words.chars().any(|letter| letter.is_uppercase() && !letter.is_ascii());
    if accented { ACCENTED } else { ABOVE }
}

/// The place for lines below each other that costs the least, if that is less than so much.
fn set(room: &Room, words: &[(String, f64)], limit: f64) -> (f64, Vec<Line>) {
    // Thousands of places are tried: what does not depend on the place is found out before.
    let sizes: Vec<(f64, f64)> = words.iter().rev().map(|(words, width)| (*width, above(words))).collect();
    let lines = |last: Point| {
        let mut foot = last;
        sizes.iter().map(move |&(width, above)| {
            let at = foot;
            foot.y -= above + BELOW;
            (at, width, above)
        })
    };
    let highest = HIGHEST + words.iter().skip(1).map(|(words, _)| above(words) + BELOW).sum::<f64>();
    let widest = words.iter().map(|(_, width)| *width).fold(0.0, f64::max);
    let sideways = (HALF_WIDTH - SIDE - widest / 2.0).max(0.0);
    let within = |at: &Point| at.x.abs() <= sideways && at.y >= highest;
    let (mut best, mut found) = (limit, None);
    for &(away, last) in PLACES.iter().filter(|(_, at)| within(at)) {
        if away >= best {
            break;
        }
        let mut cost = away;
        for (at, width, above) in lines(last) {
            let area = area(at, width, above);
            cost += (area.outside() - CORNER).max(0.0).powi(2);
            if cost < best {
                cost += room.cut(area);
            }
            if cost < best {
                cost += room.covered(area, Over::Name, best - cost);
            }
        }
        if cost < best {
            (best, found) = (cost, Some(last));
        }
    }
    let Some(last) = found else { return (f64::INFINITY, Vec::new()) };
    let line = |((at, width, above), (words, _)): ((Point, f64, f64), &(String, f64))| Line {
        at,
        words: words.clone(),
        width,
        above,
    };
    (best, lines(last).zip(words.iter().rev()).map(line).collect())
}

/// The same for lines of which each looks for a place by itself, the last one first.
fn set_apart(room: &Room, words: &[(String, f64)], limit: f64) -> (f64, Vec<Line>) {
    let mut room = room.clone();
    let (mut cost, mut lines) = (0.0, Vec::new());
    for line in words.iter().rev() {
        let (more, set) = set(&room, std::slice::from_ref(line), limit - cost);
        set.iter().for_each(|line| room.take(line.area()));
        cost += more;
        lines.extend(set);
    }
    (cost, lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ústí was read as "Usti": room was never left for what stands on capitals.
    #[test]
    fn accents_on_capitals_have_room() {
        let name = |places: [&str; 2]| Name::of(&places.map(str::to_owned), &Room::default());
        let apart = |name: &Name| name.lines[0].at.y - name.lines[1].at.y;
        let [plain, accented] = [name(["Teplice", "Most"]), name(["Teplice", "Ústí nad Labem"])];
        assert_eq!(
            [apart(&plain), apart(&accented)],
            [ABOVE + BELOW, ACCENTED + BELOW],
            "below another line"
        );
        for (line, high) in [(&plain.lines[1], ABOVE), (&accented.lines[0], ACCENTED)] {
            assert_eq!(line.area().half.y * 2.0, high + BELOW, "{}", line.words);
        }
    }
}
