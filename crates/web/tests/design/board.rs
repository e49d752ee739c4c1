//! Letters on the board: on tiles of every colour, and on tokens.

use rules::title::embedded;

use super::LEAST;
use super::colour::contrast;
use super::deficiency::{of_class, themes};

/// A colour that shows so much over white.
fn pale(colour: &str, part: f64) -> String {
    let channels = [1, 3, 5].map(|at| {
        let full = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two hex digits"));
        (255.0 - part * (255.0 - full)).round() as u8
    });
    let [red, green, blue] = channels;
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colours of all companies.
fn companies() -> Vec<String> {
    let titles = embedded::ids().iter().map(|id| embedded::title(id).expect("it is built in"));
    titles
        .flat_map(|title| title.companies.iter().map(|company| company.colour.clone()).collect::<Vec<_>>())
        .collect()
}

/// A home that waits was a token that let all through: its letters were as pale as it was.
#[test]
fn letters_of_homes_that_wait_stand_out() {
    let rule = draw::STYLE.lines().find(|line| line.starts_with(".home-waits .marker {")).expect("a rule");
    let part =
        rule.split_once("fill-opacity: ").and_then(|(_, rest)| rest.split(';').next()).expect("a part");
    let part: f64 = part.parse().expect("a number");
    for colour in companies() {
        let measured = contrast(&pale(&colour, part), "#111111");
        assert!(measured >= LEAST, "{colour}: {measured:.1}");
    }
    assert!(!draw::STYLE.contains(".home-waits { opacity"), "its letters are opaque");
}

/// A white company looked like an empty place of a city, which is as large and has a line of its own around it.
#[test]
fn tokens_that_are_nearly_white_have_a_rim() {
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        for company in title.company_ids() {
            let drawn = draw::token(&title, company);
            let colour = &title.charter(company).colour;
            let is_white = contrast(colour, "#ffffff") < 1.1;
            assert_eq!(drawn.contains("marker rimmed"), is_white, "{id}: {colour}");
        }
    }
}

/// Names and costs on dark ground are light, and were so on yellow tiles.
#[test]
fn what_is_said_on_a_tile_stands_out_in_the_dark() {
    let [_, (_, tiles)] = themes();
    let styles = [draw::DARK_STYLE];
    // Only yellow tiles are printed with a cost; on brown ones it is the white line that letters stand out from.
    let named = ["yellow", "green", "grey", "red"];
    for (class, grounds) in
        [("place.on-tile", &named[..]), ("label.on-tile", &named[..]), ("terrain.on-tile", &named[..1])]
    {
        let letters = of_class(&styles, class, "fill").expect("a colour");
        for (name, tile) in tiles.iter().filter(|(name, _)| grounds.contains(name)) {
            let measured = contrast(letters, tile);
            assert!(measured >= LEAST, "{class} on {name}: {measured:.1}");
        }
        assert!(contrast(letters, "#ffffff") >= LEAST, "{class} in its white line");
    }
}
