//! Small helpers for writing SVG text.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter, Write};

/// A point on the picture, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

    pub fn new(x: f64, y: f64) -> Self {
        Point { x, y }
    }

    pub fn plus(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }

    pub fn minus(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    pub fn times(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }

    pub fn length(self) -> f64 {
        // Nothing on a picture is so far away that the squares were too large.
        (self.x * self.x + self.y * self.y).sqrt()
    }
}

/// Opens a group whose origin lies at a point.
pub fn translate(at: Point) -> String {
    format!(r#"<g transform="translate({} {})">"#, number(at.x), number(at.y))
}

/// A number as short as its tenths allow.
pub fn number(value: f64) -> Tenths {
    Tenths((value * 10.0).round_ties_even() as i64)
}

/// A number in tenths: pictures have thousands of them, and whole numbers are written many times as fast.
pub struct Tenths(i64);

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match size % 10 {
            0 => write!(f, "{sign}{}", size / 10),
            tenth => write!(f, "{sign}{}.{tenth}", size / 10),
        }
    }
}

/// Text with the characters escaped that mean something in SVG; few have any.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return Cow::Borrowed(text);
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    Cow::Owned(escaped.replace('"', "&quot;"))
}

pub fn circle(out: &mut String, class: &str, at: Point, radius: f64) {
    let (x, y) = (number(at.x), number(at.y));
    let _ = write!(out, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{}"/>"#, number(radius));
}

pub fn text(out: &mut String, class: &str, at: Point, words: &str) {
    let (x, y) = (number(at.x), number(at.y));
    let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}">{}</text>"#, escape(words));
}

pub fn path(out: &mut String, class: &str, d: &str) {
    let _ = write!(out, r#"<path class="{class}" d="{d}"/>"#);
}

pub fn polygon(out: &mut String, class: &str, corners: &[Point]) {
    let _ = write!(out, r#"<polygon class="{class}" points=""#);
    for (index, corner) in corners.iter().enumerate() {
        let space = if index == 0 { "" } else { " " };
        let _ = write!(out, "{space}{},{}", number(corner.x), number(corner.y));
    }
    *out += r#""/>"#;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_their_tenths_allow() {
        let written =
            [0.0, -0.04, 0.5, -0.5, 3.0, -12.34, 99.96, 1234.5].map(|value| number(value).to_string());
        assert_eq!(written, ["0", "0", "0.5", "-0.5", "3", "-12.3", "100", "1234.5"]);
    }

    #[test]
    fn what_means_something_in_svg_is_escaped() {
        assert_eq!(escape("a & <b> \"c\""), "a &amp; &lt;b&gt; &quot;c&quot;");
        assert_eq!(escape("Plzeň"), "Plzeň");
    }
}
