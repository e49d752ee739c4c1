//! Tokens of companies: letters on the company's colour, over a shape that no other company of its size has.

use std::f64::consts::TAU;
use std::fmt::Write;

use rules::{CompanyId, Title};

use crate::letters::{self, fitted};
use crate::svg::{Point, circle, escape, number, polygon};

/// The radius of a token.
pub const RADIUS: f64 = 12.5;
/// How much of its size a token has that stands beside the cities: its place is still to be chosen.
pub const BESIDE: f64 = 0.8;
/// The size of its letters, and how wide they are at most: more is pressed together.
const SIZE: f64 = 14.5;
const WIDEST: f64 = 22.0;
/// By how much less within the rim of a white one.
const WITHIN_RIM: f64 = 4.0;
/// A company of a colour that is lighter than this has a rim of its own: else it would look like an empty place.
const WHITE: f64 = 0.9;
/// On a colour that is darker than this a shape is lighter than its ground: a darker one would not be seen.
const BLACK: f64 = 0.06;

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
    shape(out, plate(&charter.colour), kind(title, company), at);
    let class = if dark { "symbol light" } else { "symbol" };
    let widest = if white { WIDEST - WITHIN_RIM } else { WIDEST };
    let width = (SIZE * letters::width(&charter.symbol)).min(widest);
    fitted(out, class, at.plus(Point::new(0.0, 4.7)), &charter.symbol, width);
    *out += "</g>";
}

/// A smaller one, which stands beside the cities, in a group of such a class.
pub fn draw_beside(out: &mut String, class: &str, title: &Title, company: CompanyId, at: Point) {
    let (x, y) = (number(at.x), number(at.y));
    let _ = write!(out, r#"<g class="{class}" transform="translate({x} {y}) scale({BESIDE})">"#);
    draw(out, title, company, Point::ORIGIN);
    *out += "</g>";
}

/// The look of the shape below the letters: their contrast to it is no less than to the colour, or ample all the same.
fn plate(colour: &str) -> &'static str {
    match luminance(colour) {
        black if black < BLACK => "plate on-black",
        _ if is_dark(colour) => "plate on-dark",
        white if white > WHITE => "plate on-white",
        _ => "plate",
    }
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
    use rules::title::embedded;

    use super::*;

    /// A colour or a part that a rule of the style sheet gives.
    fn given(rule: &str, property: &str) -> &'static str {
        let line =
            crate::STYLE.lines().find(|line| line.starts_with(&format!(".{rule} {{"))).expect("a rule");
        let (_, rest) = line.split_once(&format!("{property}: ")).expect("a property");
        rest.split([';', ' ']).next().expect("a value")
    }

    /// `#rrggbb` as bytes, of `#rgb` too.
    fn bytes(colour: &str) -> [f64; 3] {
        let digits = colour.trim_start_matches('#');
        let wide = digits.len() == 6;
        [0, 1, 2].map(|at| {
            let part = if wide { digits[2 * at..2 * at + 2].to_owned() } else { digits[at..=at].repeat(2) };
            f64::from(u8::from_str_radix(&part, 16).expect("hex digits"))
        })
    }

    fn written(bytes: [f64; 3]) -> String {
        bytes.iter().fold(String::from("#"), |colour, byte| format!("{colour}{:02x}", byte.round() as u8))
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// The red, the blue and the purple company had white letters on a shape that was paler than they are.
    #[test]
    fn letters_stand_out_from_every_company_and_its_shape() {
        const LEAST: f64 = 4.5;
        for id in embedded::ids() {
            let title = embedded::title(id).expect("it is built in");
            for charter in &title.companies {
                let ground = &charter.colour;
                let letters = written(bytes(given(if is_dark(ground) { "light" } else { "symbol" }, "fill")));
                let look = plate(ground).split(' ').next_back().expect("a look");
                let part: f64 = given(look, "fill-opacity").parse().expect("a number");
                let [over, under] = [bytes(given(look, "fill")), bytes(ground)];
                let mixed = [0, 1, 2].map(|at| part * over[at] + (1.0 - part) * under[at]);
                let (on_ground, on_plate) = (contrast(&letters, ground), contrast(&letters, &written(mixed)));
                assert!(
                    on_ground >= LEAST && on_plate >= LEAST,
                    "{}: {on_ground:.1}, {on_plate:.1}",
                    charter.symbol
                );
                let seen = contrast(ground, &written(mixed));
                assert!(seen > 1.1, "{}: its shape is not seen, {seen:.2}", charter.symbol);
            }
        }
    }

    /// Tokens are read where a hex is as narrow as on a laptop.
    #[test]
    fn letters_have_nine_pixels_where_a_hex_has_54() {
        let size: f64 = given("symbol", "font-size").trim_end_matches("px").parse().expect("a number");
        assert_eq!(size, SIZE);
        assert!(size * 54.0 / (2.0 * crate::layout::HALF_WIDTH) >= 9.0);
    }

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
