//! Line charts: every line with dashes of its own and its name at its end, so that no colour is needed to follow it.

use std::fmt::Write;

use crate::letters;
use crate::svg::{Point, escape, number, path, text};

/// A chart: lines over the same steps.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it shows, for those who do not see it.
    pub title: String,
    /// The steps from left to right; one without a name is between others.
    pub steps: Vec<String>,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A line of a chart.
#[derive(Clone, Debug)]
pub struct Line {
    /// Whose line it is.
    pub name: String,
    /// Its colour, where it has one of its own.
    pub colour: Option<String>,
    /// A value for every step at which there is one.
    pub values: Vec<Option<i64>>,
}

/// The picture: narrow enough for a phone, where a unit is less than a pixel.
const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 250.0;
/// The room of the lines in it; beside them are amounts, steps and names.
const LEFT: f64 = 54.0;
const RIGHT: f64 = WIDTH - 76.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = HEIGHT - 24.0;
/// From step to step, at least, where they are named.
const STEP: f64 = 34.0;
/// How low a name may lie: below are the names of steps.
const LOWEST: f64 = BOTTOM + 2.0;
/// From name to name at the right.
const NAME: f64 = 13.0;
/// The room of what leads to a name, the size of its letters, and the room that a name and its leader have at least.
const LEADER: f64 = 10.0;
const LETTERS: f64 = 11.0;
const WIDEST: f64 = 44.0;
/// The dashes and tones that the looks know.
const DASHES: usize = 8;

/// Where values lie.
struct Scale {
    steps: usize,
    low: i64,
    high: i64,
    tick: i64,
}

impl Scale {
    fn of(chart: &Chart) -> Scale {
        let values = || chart.lines.iter().flat_map(|line| line.values.iter().flatten().copied());
        let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(10));
        let tick = tick(high - low);
        let (low, high) = (low.div_euclid(tick) * tick, (high + tick - 1).div_euclid(tick) * tick);
        Scale { steps: chart.steps.len(), low, high, tick }
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * step as f64 / (self.steps.max(2) - 1) as f64
    }

    fn y(&self, value: i64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * (value - self.low) as f64 / (self.high - self.low) as f64
    }
}

/// A round distance between about five lines over such a range.
fn tick(range: i64) -> i64 {
    let mut power = 1;
    loop {
        for factor in [1, 2, 5] {
            if range <= factor * power * 6 {
                return factor * power;
            }
        }
        power *= 10;
    }
}

/// The chart as a picture for a page that brings [`STYLE`](crate::STYLE).
pub fn chart(chart: &Chart) -> String {
    let scale = Scale::of(chart);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="chart-picture" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{}">"#,
        escape(&chart.title)
    );
    draw_grid(&mut out, chart, &scale);
    for (index, line) in chart.lines.iter().enumerate() {
        draw_line(&mut out, line, index, &scale);
    }
    draw_names(&mut out, chart, &scale);
    out += "</svg>";
    out
}

fn draw_grid(out: &mut String, chart: &Chart, scale: &Scale) {
    let mut value = scale.low;
    while value <= scale.high {
        let y = scale.y(value);
        let class = if value == 0 { "axis" } else { "grid" };
        let _ = write!(out, r#"<path class="{class}" d="M{LEFT} {0} H{RIGHT}"/>"#, number(y));
        text(out, "amount", Point::new(LEFT - 6.0, y + 4.0), &languages::number(value));
        value += scale.tick;
    }
    // Where steps are many, not all of them can be named.
    let named = || chart.steps.iter().enumerate().filter(|(_, step)| !step.is_empty());
    let every = named().count().div_ceil(12).max(1);
    let mut free = 0.0;
    for (index, step) in named().step_by(every) {
        let x = scale.x(index);
        if x >= free {
            text(out, "step", Point::new(x, HEIGHT - 8.0), step);
            free = x + STEP;
        }
    }
}

/// A line in pieces where values are missing; a value between two missing ones is a dot.
fn draw_line(out: &mut String, line: &Line, index: usize, scale: &Scale) {
    let mut d = String::new();
    let mut pen_down = false;
    for (step, value) in line.values.iter().enumerate() {
        if let Some(value) = value {
            let command = if pen_down { 'L' } else { 'M' };
            let _ = write!(d, "{command}{} {} ", number(scale.x(step)), number(scale.y(*value)));
            let next = line.values.get(step + 1).copied().flatten();
            if !pen_down && next.is_none() {
                d += "h0.1 ";
            }
        }
        pen_down = value.is_some();
    }
    let tone = index % DASHES;
    let own = line.colour.as_ref().map(|colour| format!(r#" stroke="{}""#, escape(colour)));
    let class = if own.is_some() { "own" } else { "toned" };
    let _ = write!(
        out,
        r#"<g data-line="{}"><title>{0}</title><path class="casing" d="{1}"/><path class="line {class} dash-{tone} tone-{tone}"{2} d="{1}"/></g>"#,
        escape(&line.name),
        d.trim_end(),
        own.unwrap_or_default(),
    );
}

/// The names at the ends of the lines, moved apart where they would lie on each other.
fn draw_names(out: &mut String, chart: &Chart, scale: &Scale) {
    let mut ends: Vec<(usize, f64, &Line)> = (chart.lines.iter())
        .filter_map(|line| {
            let step = line.values.iter().rposition(Option::is_some)?;
            Some((step, scale.y(line.values[step]?), line))
        })
        .collect();
    ends.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.total_cmp(&b.1)));
    let mut names: Vec<(Point, f64)> = Vec::new();
    // Leaders lie below all names.
    let mut written = String::new();
    for end in ends.chunk_by(|a, b| a.0 == b.0) {
        let mut places: Vec<f64> = end.iter().map(|&(_, y, _)| y).collect();
        spread(&mut places);
        for (&(step, y, line), &place) in end.iter().zip(&places) {
            let x = scale.x(step);
            let width = room_of(&line.name);
            let place = free(&names, Point::new(x, place), width);
            names.push((Point::new(x, place), width));
            let (from, to) = (Point::new(x + 1.0, y), Point::new(x + 8.0, place));
            let d = format!("M{} {} L{} {}", number(from.x), number(from.y), number(to.x), number(to.y));
            for class in ["leader-casing", "leader"] {
                path(out, class, &d);
            }
            text(&mut written, "end", Point::new(x + LEADER, place + 4.0), &line.name);
        }
    }
    *out += &written;
}

/// How high a name lies that would like to be here: a line that ends a little before others has its name beside theirs.
fn free(names: &[(Point, f64)], at: Point, width: f64) -> f64 {
    let is_free = |y: &f64| {
        let covers = |(other, theirs): &(Point, f64)| {
            at.x < other.x + theirs && other.x < at.x + width && (other.y - y).abs() < NAME - 1.0
        };
        (TOP..=LOWEST).contains(y) && !names.iter().any(covers)
    };
    let steps = (0..40).map(|step| 0.5 * NAME * f64::from(step));
    steps.flat_map(|away| [at.y + away, at.y - away]).find(is_free).unwrap_or(at.y)
}

/// How wide a name is with what leads to it.
fn room_of(name: &str) -> f64 {
    (LEADER + LETTERS * letters::width(name)).max(WIDEST)
}

/// Moves sorted places apart, above the names of steps.
fn spread(places: &mut [f64]) {
    for index in 1..places.len() {
        places[index] = places[index].max(places[index - 1] + NAME);
    }
    let mut limit = LOWEST;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - NAME;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        for (range, expected) in [(1, 1), (10, 2), (60, 10), (370, 100), (1200, 200), (9000, 2000)] {
            assert_eq!(tick(range), expected, "{range}");
        }
    }

    #[test]
    fn names_do_not_lie_on_each_other() {
        let mut places = [100.0, 101.0, 102.0, 290.0, 291.0];
        spread(&mut places);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= NAME), "{places:?}");
        assert!(places[4] <= LOWEST);
    }

    /// Names of people are longer than symbols of companies.
    #[test]
    fn a_long_name_reaches_over_no_other() {
        let mut names = vec![(Point::new(100.0, 50.0), room_of("Wilhelmina van Oranje"))];
        let beside = free(&names, Point::new(180.0, 50.0), room_of("Jan"));
        assert!((beside - 50.0).abs() >= NAME - 1.0, "{beside}");
        names[0].1 = room_of("B");
        assert_eq!(free(&names, Point::new(180.0, 50.0), room_of("Jan")), 50.0);
    }

    /// A company that closes just before the end had its name on those of the others.
    #[test]
    fn names_of_lines_that_end_early_have_a_place_of_their_own() {
        let line = |name: &str, ends: usize, value: i64| Line {
            name: name.to_owned(),
            colour: None,
            values: (0..20).map(|step| (step < ends).then_some(value)).collect(),
        };
        let lines: Vec<Line> =
            [("BTE", 19, 60), ("ATE", 20, 62), ("OFE", 20, 64), ("EKJ", 18, 61), ("MW", 9, 60)]
                .map(|(name, ends, value)| line(name, ends, value))
                .into();
        let chart = Chart { title: "prices".to_owned(), steps: vec![String::new(); 20], lines };
        let drawn = super::chart(&chart);
        let place = |text: &str, name: &str| -> f64 {
            let (_, rest) = text.split_once(&format!("{name}=\"")).expect("a place");
            rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
        };
        let names: Vec<(f64, f64)> = drawn
            .split(r#"<text class="end""#)
            .skip(1)
            .map(|text| (place(text, "x"), place(text, "y")))
            .collect();
        assert_eq!(names.len(), 5);
        for (index, one) in names.iter().enumerate() {
            for other in &names[..index] {
                assert!(
                    (one.0 - other.0).abs() >= WIDEST || (one.1 - other.1).abs() >= NAME - 1.0,
                    "{names:?}"
                );
            }
        }
        let (last_leader, first_name) = (drawn.rfind(r#"class="leader""#), drawn.find(r#"class="end""#));
        assert!(last_leader < first_name, "no leader lies on a name");
        assert_eq!(drawn.matches(r#"class="leader-casing""#).count(), 5);
        assert!(
            drawn.contains(&format!(">{}</text>", "MW"))
                && (names[4].1 - 4.0 - Scale::of(&chart).y(60)).abs() < 0.1
        );
    }
}
