//! How wide letters are. No font is known for sure, so that a text has the width that was planned for it, whatever font it is
//! in and however large its letters are for the sake of those who read a small map.

use std::fmt::Write;

use crate::svg::{Point, escape, number};

/// How wide a text in bold letters of size 1 is, about as in Arial and somewhat less than in DejaVu.
pub fn width(words: &str) -> f64 {
    words.chars().map(letter).sum()
}

fn letter(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 'I' | 'í' | ' ' | '.' | ',' | '\'' => 0.3,
        'f' | 't' | 'r' | 'ř' | '-' | '/' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.88,
        // Signs of Chinese and Japanese fill a square.
        '\u{2e80}'.. => 1.0,
        letter if letter.is_uppercase() => 0.73,
        _ => 0.58,
    }
}

/// A text around a point that is so wide.
pub fn fitted(out: &mut String, class: &str, at: Point, words: &str, width: f64) {
    let (x, y) = (number(at.x), number(at.y));
    let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}""#);
    if words.chars().nth(1).is_some() {
        let _ = write!(out, r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, number(width));
    }
    let _ = write!(out, ">{}</text>", escape(words));
}
