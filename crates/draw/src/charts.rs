//! Line charts: every line with dashes of its own and its name at its end, so that no colour is needed to follow it.

use std::fmt::Write;

use crate::letters;
use crate::room::Area;
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
/// The room of what leads to a name, and the size of its letters where they are largest: on a phone.
const LEADER: f64 = 10.0;
const LETTERS: f64 = 13.5;
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

/// A name with what it is the name of.
struct Named<'a> {
    name: &'a str,
    /// Where the line ends.
    end: Point,
    /// Where the name begins, half-way up its letters.
    at: Point,
    /// Whether other lines go on below it.
    early: bool,
}

/// The names at the ends of the lines, moved apart where they would lie on each other.
fn draw_names(out: &mut String, chart: &Chart, scale: &Scale) {
    let names = named(chart, scale);
    let leaders: Vec<String> = names.iter().filter_map(leader).collect();
    // No casing lies on the leader of another, and no leader on a name.
    for class in ["leader-casing", "leader"] {
        leaders.iter().for_each(|d| path(out, class, d));
    }
    for Named { name, at, early, .. } in &names {
        text(out, if *early { "end early" } else { "end" }, at.plus(Point::new(0.0, 4.0)), name);
    }
}

/// A place for each name: at the end of its line, or in the column at the right where lines end together.
fn named<'a>(chart: &'a Chart, scale: &Scale) -> Vec<Named<'a>> {
    let mut ends: Vec<(Point, &str)> = (chart.lines.iter())
        .filter_map(|line| {
            let step = line.values.iter().rposition(Option::is_some)?;
            Some((Point::new(scale.x(step), scale.y(line.values[step]?)), line.name.as_str()))
        })
        .collect();
    ends.sort_by(|a, b| b.0.x.total_cmp(&a.0.x).then(a.0.y.total_cmp(&b.0.y)));
    let last = scale.x(scale.steps.max(1) - 1);
    let at_last = ends.partition_point(|(end, _)| end.x >= last);
    let mut places: Vec<f64> = ends[..at_last].iter().map(|(end, _)| end.y).collect();
    spread(&mut places);
    let column = ends[..at_last].iter().zip(places).map(|(&(end, name), y)| Named {
        name,
        end,
        at: Point::new(end.x + LEADER, y),
        early: false,
    });
    let mut names: Vec<Named<'_>> = column.collect();
    let mut taken: Vec<Area> =
        names.iter().flat_map(|named| [area(named.at, named.name), led(named)]).collect();
    for &(end, name) in &ends[at_last..] {
        let at = beside(&taken, end, name);
        taken.push(area(at, name));
        names.push(Named { name, end, at, early: true });
    }
    names
}

/// What leads from the end of a line to its name, unless that is where it ends.
fn leader(named: &Named<'_>) -> Option<String> {
    let Area { middle, half } = area(named.at, named.name);
    let within = |at: f64, middle: f64, half: f64| at.clamp(middle - half, middle + half);
    let to = match named.early {
        true => {
            Point::new(within(named.end.x, middle.x, half.x), within(named.end.y, middle.y, half.y - 3.0))
        }
        false => named.at.minus(Point::new(2.0, 0.0)),
    };
    let away = to.minus(named.end);
    if away.length() < 3.0 {
        return None;
    }
    let from = named.end.plus(away.times(1.0 / away.length()));
    Some(format!("M{} {} L{} {}", number(from.x), number(from.y), number(to.x), number(to.y)))
}

/// What a name covers that begins at a point.
fn area(at: Point, name: &str) -> Area {
    let width = LETTERS * letters::width(name);
    Area::new(at.plus(Point::new(width / 2.0, 0.0)), width + 2.0, NAME - 1.0)
}

/// What the leader of a name in the column covers.
fn led(named: &Named<'_>) -> Area {
    let middle = named.end.plus(named.at).times(0.5);
    Area::new(middle, LEADER, (named.at.y - named.end.y).abs() + 2.0)
}

/// Where the name of a line begins that ends before others: behind its end, or as near to it as there is room.
fn beside(taken: &[Area], end: Point, name: &str) -> Point {
    /// What it costs a name to stand elsewhere than behind the end, by how far it is moved.
    const BACK: f64 = 0.3;
    /// How near to the end it may stand.
    const NEAR: f64 = LEADER - 2.0;
    let usual = end.plus(Point::new(LEADER, 0.0));
    let width = area(usual, name).half.x * 2.0;
    let is_free = |at: &Point| {
        let own = area(*at, name);
        let inside = at.x >= LEFT && at.x + width <= WIDTH && (TOP..=LOWEST).contains(&at.y);
        inside && own.away(end) >= NEAR && taken.iter().all(|other| own.shared(*other) == 0.0)
    };
    let back = (0..).map(|step| -4.0 * f64::from(step)).take_while(|back| -back < width + 3.0 * LEADER);
    let places = back.flat_map(|x| (-30..=30).map(move |y| Point::new(x, 3.0 * f64::from(y))));
    let cost = |at: &Point| area(*at, name).away(end) + BACK * (at.minus(usual)).length();
    let free = places.map(|away| usual.plus(away)).filter(is_free);
    free.min_by(|one, other| cost(one).total_cmp(&cost(other))).unwrap_or(usual)
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
        let end = Point::new(180.0, 50.0);
        let taken = |name: &str| area(Point::new(110.0, 50.0), name);
        let beside = |name: &str| beside(&[taken(name)], end, "Jan");
        assert_eq!(beside("B"), Point::new(180.0 + LEADER, 50.0));
        assert_eq!(area(beside("Wilhelmina van Oranje"), "Jan").shared(taken("Wilhelmina van Oranje")), 0.0);
    }

    /// Lines that end after so many of twenty steps at such values.
    fn ending(lines: &[(&str, usize, i64)]) -> Chart {
        let line = |&(name, ends, value): &(&str, usize, i64)| Line {
            name: name.to_owned(),
            colour: None,
            values: (0..20).map(|step| (step < ends).then_some(value)).collect(),
        };
        let lines = lines.iter().map(line).collect();
        Chart { title: "prices".to_owned(), steps: vec![String::new(); 20], lines }
    }

    /// Names of companies that had closed at 60 and 70 stood at 22 and 31, below the column of the others, and leaders of the column
    /// were only stubs.
    #[test]
    fn the_name_of_a_line_that_ends_early_stands_at_its_end() {
        let column = (0..12)
            .map(|index| (["kk", "Ug", "NWB", "Sx", "Pr", "By"][index % 6], 20, 60 + 3 * index as i64));
        let lines: Vec<(&str, usize, i64)> = column.chain([("BCB", 17, 70), ("BTE", 19, 60)]).collect();
        let chart = ending(&lines);
        let names = named(&chart, &Scale::of(&chart));
        for early in names.iter().filter(|named| named.early) {
            let away = area(early.at, early.name).away(early.end);
            assert!(away < 1.5 * NAME, "{}: {away}", early.name);
        }
        assert_eq!(names.iter().filter(|named| named.early).count(), 2);
        let look = |class: &str| {
            crate::CHART_STYLE.lines().any(|rule| rule.contains(class) && rule.contains("paint-order"))
        };
        assert!(
            look(".early {") && !look(".end {"),
            "what stands beside all lines needs no casing, which would hide leaders"
        );
    }

    /// A company that closes just before the end had its name on those of the others.
    #[test]
    fn names_of_lines_that_end_early_have_a_place_of_their_own() {
        let chart =
            ending(&[("BTE", 19, 60), ("ATE", 20, 62), ("OFE", 20, 64), ("EKJ", 18, 61), ("MW", 9, 60)]);
        let drawn = super::chart(&chart);
        let names = named(&chart, &Scale::of(&chart));
        assert_eq!(names.len(), 5);
        for (index, one) in names.iter().enumerate() {
            for other in &names[..index] {
                let shared = area(one.at, one.name).shared(area(other.at, other.name));
                assert_eq!(shared, 0.0, "{} and {}", one.name, other.name);
            }
        }
        let (last_leader, first_name) = (drawn.rfind(r#"class="leader""#), drawn.find(r#"class="end"#));
        assert!(last_leader < first_name, "no leader lies on a name");
        assert!(
            drawn.rfind(r#"class="leader-casing""#) < drawn.find(r#"class="leader""#),
            "nor a casing on a leader"
        );
        assert!(
            (names[4].name, names[4].at.y) == ("MW", Scale::of(&chart).y(60)),
            "it has room where it ends"
        );
    }
}
