//! How strong the levels are, as `lokalka arena --ladder` has measured them: points as in Elo's system, with 1000 for the novice.

use rules::title::Title;

use crate::Strength;

/// By title: novice, conductor and director.
const RATINGS: [(&str, [u16; 3]); 4] = [
    ("18cz", [1000, 1420, 1628]),
    ("18cz-bohemia", [1000, 1325, 1562]),
    ("18cz-moravia-silesia", [1000, 1310, 1806]),
    ("1836jr56", [1000, 1496, 1836]),
];

/// The rating of a level of bots in a title; none for titles in which it was not measured.
pub fn rating(title: &Title, strength: Strength) -> Option<u16> {
    let (_, rated) = RATINGS.iter().find(|(id, _)| *id == title.id)?;
    let rung = match strength {
        Strength::Novice => 0,
        Strength::Conductor => 1,
        Strength::Director => 2,
        _ => return None,
    };
    Some(rated[rung])
}
