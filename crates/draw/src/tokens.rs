//! Tokens of companies: letters on the company's colour, over a shape that no other company of its size has.

use std::f64::consts::TAU;
use std::fmt::Write;

use rules::{CompanyId, Title};

use crate::svg::{Point, circle, escape, number, polygon};

/// The radius of a token.
pub const RADIUS: f64 = 12.5;
/// The width of three letters on it: wide fonts are pressed together.
const LETTERS: f64 = 21.0;
/// A company of a colour that is lighter than this has a rim of its own: else it would look like an empty place.
const WHITE: f64 = 0.9;

/// A token by itself.
pub fn token(title: &Title, company: CompanyId) -> String {
    let charter = title.charter(company);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="token" viewBox="-13.5 -13.5 27 27" role="img" aria-label="{0}"><title>{0} {1}</title>"#,
        escape(&charter.symbol),
        escape(&charter.name)
    );
    draw(&mut out, title, company, Point::ORIGIN);
    out += "</svg>";
    out
}

/// A token on the board.
pub fn draw(out: &mut String, title: &Title, company: CompanyId, at: Point) {
    let charter = title.charter(company);
    let white = luminance(&charter.colour) > WHITE;
    let _ = write!(out, r#"<g class="token" data-company="{}">"#, escape(&charter.symbol));
    let _ = write!(
        out,
        r#"<circle class="marker{}" fill="{}" cx="{}" cy="{}" r="{}"/>"#,
        if white { " rimmed" } else { "" },
        escape(&charter.colour),
        number(at.x),
        number(at.y),
        // The rim lies within, where that of the city around it has no part.
        number(if white { RADIUS - 1.0 } else { RADIUS })
    );
    let dark = is_dark(&charter.colour);
    let plate = match (dark, white) {
        (true, _) => "plate on-dark",
        (_, true) => "plate on-white",
        _ => "plate",
    };
    shape(out, plate, kind(title, company), at);
    let class = if dark { "symbol light" } else { "symbol" };
    let pressed = match charter.symbol.chars().count() {
        0..=2 => String::new(),
        _ => format!(r#" textLength="{LETTERS}" lengthAdjust="spacingAndGlyphs""#),
    };
    let (x, y) = (number(at.x), number(at.y + 4.2));
    let symbol = escape(&charter.symbol);
    let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}"{pressed}>{symbol}</text></g>"#);
}

/// The how-manieth company of its size it is: that decides its shape.
fn kind(title: &Title, company: CompanyId) -> usize {
    let size = title.charter(company).size;
    title
        .company_ids()
        .take_while(|&other| other != company)
        .filter(|&id| title.charter(id).size == size)
        .count()
}

fn shape(out: &mut String, class: &str, kind: usize, at: Point) {
    let corners = |count: usize, turn: f64, radius: f64| -> Vec<Point> {
        let angle = |corner: usize| TAU * (corner as f64 + turn) / count as f64;
        let point = |corner| Point::new(angle(corner).sin() * radius, -angle(corner).cos() * radius);
        (0..count).map(|corner| at.plus(point(corner))).collect()
    };
    match kind {
        0 => circle(out, class, at, 9.0),
        1 => polygon(out, class, &corners(4, 0.5, 11.8)),
        2 => polygon(out, class, &corners(4, 0.0, 11.8)),
        3 => polygon(out, class, &corners(3, 0.0, 11.8)),
        4 => polygon(out, class, &corners(6, 0.0, 11.3)),
        _ => polygon(out, class, &corners(kind, 0.0, 11.3)),
    }
}

/// Whether white letters read better on this `#rrggbb` than black ones.
pub fn is_dark(colour: &str) -> bool {
    // At this luminance the contrast to white and to black is the same.
    luminance(colour) < 0.179
}

/// The luminance of a `#rrggbb`, as WCAG defines it.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let byte = colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(255);
        let light = f64::from(byte) / 255.0;
        if light <= 0.04045 { light / 12.92 } else { ((light + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_the_better_contrast() {
        for dark in ["#000000", "#262626", "#1f6fb2", "#d7263d", "#a2457d"] {
            assert!(is_dark(dark), "{dark}");
        }
        for light in ["#ffffff", "#f3e6cf", "#c46a35", "#0a8f45", "no colour"] {
            assert!(!is_dark(light), "{light}");
        }
    }
}
