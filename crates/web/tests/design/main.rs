//! The colours of the pages, measured: letters stand out from what they are on, in light and dark.

mod board;
mod colour;
mod deficiency;

use std::collections::BTreeMap;

use colour::contrast;

const STYLE: &str = include_str!("../../assets/page.css");

/// Letters and what they stand on.
const PAIRS: [(&str, &str); 17] = [
    ("ink", "sheet"),
    ("ink", "ground"),
    ("ink", "turn"),
    ("ink", "soft"),
    ("ink", "sea"),
    ("quiet", "sheet"),
    ("quiet", "ground"),
    ("quiet", "soft"),
    ("quiet", "turn"),
    ("quiet", "sea"),
    ("accent", "sheet"),
    ("accent", "ground"),
    ("on-accent", "accent"),
    ("alarm", "sheet"),
    ("on-bar", "bar"),
    ("on-bar", "bar-waits"),
    ("on-bar-quiet", "bar-waits"),
];

/// What text needs at least, by WCAG 2.2.
const LEAST: f64 = 4.5;

/// Borders of what can be pressed or filled in, and what they lie on; the marks of the map and their casing.
const EDGES: [(&str, &str); 8] = [
    ("edge", "sheet"),
    ("edge", "ground"),
    ("edge", "soft"),
    ("edge", "turn"),
    ("accent", "sheet"),
    ("accent", "ground"),
    ("may", "casing"),
    ("chosen", "casing"),
];

/// What an edge needs at least, by WCAG 2.2.
const LEAST_OF_EDGES: f64 = 3.0;

/// The variables that are colours, for light and dark.
fn colours() -> BTreeMap<&'static str, [&'static str; 2]> {
    let declared =
        STYLE.lines().filter_map(|line| line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": "));
    let both = |value: &'static str| match value.strip_prefix("light-dark(") {
        Some(pair) => pair.trim_end_matches(')').split_once(", ").map(|(light, dark)| [light, dark]),
        None => Some([value, value]),
    };
    let is_colour = |colour: &str| colour.starts_with('#') && colour.len() == 7;
    declared
        .filter_map(|(name, value)| Some((name, both(value)?)))
        .filter(|(_, both)| both.iter().all(|colour| is_colour(colour)))
        .collect()
}

#[test]
fn letters_stand_out_from_what_they_are_on_in_light_and_dark() {
    let colours = colours();
    for (letters, ground) in PAIRS {
        for (of_letters, of_ground) in colours[letters].iter().zip(colours[ground]) {
            let measured = contrast(of_letters, of_ground);
            assert!(measured >= LEAST, "{letters} on {ground}: {measured:.1}");
        }
    }
}

#[test]
fn edges_stand_out_from_what_they_are_on_in_light_and_dark() {
    let colours = colours();
    for (edge, ground) in EDGES {
        for (of_edge, of_ground) in colours[edge].iter().zip(colours[ground]) {
            let measured = contrast(of_edge, of_ground);
            assert!(measured >= LEAST_OF_EDGES, "{edge} on {ground}: {measured:.1}");
        }
    }
}

/// Marks on the map lie on tiles of every colour: the mark or its casing stands out from each.
#[test]
fn marks_stand_out_from_every_tile() {
    let colours = colours();
    let casing = colours["casing"][0];
    for (theme, tiles) in deficiency::themes() {
        for mark in ["may", "chosen"].map(|name| colours[name][0]).into_iter().chain(deficiency::marks()) {
            assert!(contrast(mark, casing) >= LEAST_OF_EDGES, "{mark} in its casing");
            for (name, tile) in &tiles {
                let measured = contrast(mark, tile).max(contrast(casing, tile));
                assert!(measured >= LEAST_OF_EDGES, "{mark} on {name}, {theme}: {measured:.1}");
            }
        }
    }
}

/// A rule of charts that held for the map too made the casing of its marks translucent.
#[test]
fn looks_of_charts_hold_for_charts_alone() {
    let rules = draw::CHART_STYLE.trim();
    let inside = rules.strip_prefix("&.chart-picture {").and_then(|rules| rules.strip_suffix('}'));
    let inside = inside.expect("one rule, for charts");
    let mut depth = 0;
    for letter in inside.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        assert!(depth >= 0, "the rule for charts ends before the last of its looks");
    }
}

/// Casings of marks are opaque: only then their contrast is the measured one.
#[test]
fn casings_of_marks_are_opaque() {
    let sheets =
        [include_str!("../../assets/table.css"), include_str!("../../assets/decisions.css"), draw::STYLE];
    let casings = || sheets.iter().flat_map(|sheet| sheet.lines()).filter(|line| line.contains("casing {"));
    assert!(casings().count() > 3);
    for casing in casings() {
        assert!(!casing.contains("opacity"), "{casing}");
    }
}

#[test]
fn the_table_of_the_document_has_the_measured_figures() {
    let document = include_str!("../../../../docs/design.md");
    let colours = colours();
    let mut rows = 0;
    for line in document.lines().filter(|line| line.starts_with("| `--")) {
        let cells: Vec<&str> = line.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let (letters, ground) = (cells[1].trim_start_matches("--"), cells[2].trim_start_matches("--"));
        for look in 0..2 {
            let measured = format!("{:.1}", contrast(colours[letters][look], colours[ground][look]));
            assert_eq!(cells[3 + look], measured, "{line}");
        }
        rows += 1;
    }
    assert!(rows > 5, "{rows} rows");
}
