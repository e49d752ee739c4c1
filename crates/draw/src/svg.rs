//! Small helpers for writing SVG text.

use std::fmt::Write;

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
        self.x.hypot(self.y)
    }
}

/// A number as short as its tenths allow.
pub fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let short = text.strip_suffix(".0").unwrap_or(&text);
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// Text with the characters escaped that mean something in SVG.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
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
    let points: Vec<String> = corners.iter().map(|p| format!("{},{}", number(p.x), number(p.y))).collect();
    let _ = write!(out, r#"<polygon class="{class}" points="{}"/>"#, points.join(" "));
}
