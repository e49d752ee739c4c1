//! The colours of the pages, measured: letters stand out from what they are on, in light and dark.

use std::collections::BTreeMap;

const STYLE: &str = include_str!("../assets/page.css");

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

fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let light = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two hex digits")) / 255.0;
        if light <= 0.040_45 { light / 12.92 } else { ((light + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn letters_stand_out_from_what_they_are_on_in_light_and_dark() {
    let colours = colours();
    for (letters, ground) in PAIRS {
        let (letters_in, ground_in) = (colours[letters], colours[ground]);
        for look in 0..2 {
            let measured = contrast(letters_in[look], ground_in[look]);
            assert!(measured >= LEAST, "{letters} on {ground}: {measured:.1}");
        }
    }
}

#[test]
fn the_table_of_the_document_has_the_measured_figures() {
    let document = include_str!("../../../docs/design.md");
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
