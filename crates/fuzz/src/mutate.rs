//! Changes that a text survives: all targets take texts of numbers, names and lines, and to change single bytes of them
//! mostly gives what is turned away at the first look.

use std::ops::Range;

use rules::seed::Draws;

/// Numbers at which something may be wrong.
const NUMBERS: [&str; 12] =
    ["0", "1", "2", "7", "-1", "0.5", "100", "255", "256", "65536", "4294967295", "18446744073709551616"];

/// The text with one change: a number, a name, or a line.
pub fn mutate(text: &str, seed: u64) -> String {
    let mut draws = Draws::new(seed);
    let changed = match draws.below(6) {
        0 => number(text, &mut draws),
        1 => next_number(text, &mut draws),
        2 => name(text, &mut draws),
        3 => line(text, &mut draws, |lines, at, _| {
            lines.remove(at);
        }),
        4 => line(text, &mut draws, |lines, at, to| lines.insert(to, lines[at])),
        _ => line(text, &mut draws, |lines, at, to| lines.swap(at, to)),
    };
    changed.unwrap_or_else(|| text.to_owned())
}

/// One of the numbers becomes a suspicious one.
fn number(text: &str, draws: &mut Draws) -> Option<String> {
    let place = any(pieces(text, |letter| letter.is_ascii_digit()), draws)?;
    Some(replaced(text, place, NUMBERS[draws.below(NUMBERS.len())]))
}

/// One of the numbers becomes a little more or less.
fn next_number(text: &str, draws: &mut Draws) -> Option<String> {
    let place = any(pieces(text, |letter| letter.is_ascii_digit()), draws)?;
    let value: u64 = text[place.clone()].parse().ok()?;
    let steps = [1, 5, 10, value];
    let step = steps[draws.below(steps.len())];
    let value = if draws.below(2) == 0 { value.saturating_add(step) } else { value.saturating_sub(step) };
    Some(replaced(text, place, &value.to_string()))
}

/// One of the words takes the place of another one.
fn name(text: &str, draws: &mut Draws) -> Option<String> {
    let words = pieces(text, |letter| letter.is_alphanumeric() || matches!(letter, '_' | '-'));
    let (from, to) = (any(words.clone(), draws)?, any(words, draws)?);
    Some(replaced(text, to, &text[from]))
}

/// Something is done with two of the lines.
fn line(text: &str, draws: &mut Draws, change: impl FnOnce(&mut Vec<&str>, usize, usize)) -> Option<String> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    if lines.len() < 2 {
        return None;
    }
    let (at, to) = (draws.below(lines.len()), draws.below(lines.len()));
    change(&mut lines, at, to);
    Some(lines.join("\n"))
}

/// The longest pieces of such letters.
fn pieces(text: &str, is_part: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, letter) in text.char_indices().filter(|&(_, letter)| is_part(letter)) {
        let end = at + letter.len_utf8();
        match found.last_mut() {
            Some(piece) if piece.end == at => piece.end = end,
            _ => found.push(at..end),
        }
    }
    found
}

fn any(mut pieces: Vec<Range<usize>>, draws: &mut Draws) -> Option<Range<usize>> {
    let at = draws.below(pieces.len());
    (at < pieces.len()).then(|| pieces.swap_remove(at))
}

fn replaced(text: &str, place: Range<usize>, by: &str) -> String {
    let mut text = text.to_owned();
    text.replace_range(place, by);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_change_comes_up() {
        let text = "buy AB 40\nsell ČD 7";
        let changed: Vec<String> = (0..400).map(|seed| mutate(text, seed)).collect();
        let wanted = [
            "buy AB 4294967295\nsell ČD 7",
            "buy AB 45\nsell ČD 7",
            "buy ČD 40\nsell ČD 7",
            "sell ČD 7",
            "buy AB 40\nbuy AB 40\nsell ČD 7",
            "sell ČD 7\nbuy AB 40",
        ];
        for wanted in wanted {
            assert!(changed.iter().any(|changed| changed == wanted), "{wanted}");
        }
    }

    #[test]
    fn any_text_can_be_changed() {
        for text in ["", "\n", "x", "12", "ž"] {
            (0..50).for_each(|seed| drop(mutate(text, seed)));
        }
    }
}
