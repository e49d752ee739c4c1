//! A picture of the board without the hexes that are shown already: most moves change one or two of them.

use std::collections::HashMap;

/// How a group begins that may be a piece.
const GROUP: &str = "<g data-";

/// How the pieces of a picture begin: what lies on the ground of a hex, and what lies on its track.
const PIECES: [&str; 2] = ["<g data-hex=\"", "<g data-on=\""];

/// The hexes of a picture, as it has them: what tells them from those of another.
pub fn hexes(picture: &str) -> impl Iterator<Item = &str> {
    pieces(picture).into_iter().map(|piece| piece.text)
}

/// The picture, with an empty piece that says `data-same` for each that another picture has as well.
pub fn without(picture: &str, shown: &str) -> String {
    let shown: HashMap<&str, &str> =
        pieces(shown).into_iter().map(|piece| (piece.head, piece.text)).collect();
    let (mut thin, mut from) = (String::with_capacity(picture.len() / 4), 0);
    for piece in pieces(picture) {
        if shown.get(piece.head) == Some(&piece.text) {
            thin += &picture[from..piece.from];
            thin += piece.head;
            thin += "\" data-same></g>";
            from = piece.from + piece.text.len();
        }
    }
    thin + &picture[from..]
}

/// A piece of a picture.
struct Piece<'a> {
    /// Where it stands.
    from: usize,
    /// Its beginning with the name of the hex, which no other has.
    head: &'a str,
    /// All of it.
    text: &'a str,
}

fn pieces(picture: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    // One pass for both kinds: to look for each by itself would go through the rest of the picture at every hex.
    while let Some(next) = picture[from..].find(GROUP) {
        let at = from + next;
        let group = &picture[at..];
        let Some(beginning) = PIECES.into_iter().find(|beginning| group.starts_with(beginning)) else {
            from = at + GROUP.len();
            continue;
        };
        let name = group[beginning.len()..].find('"').unwrap_or_default();
        let text = &group[..length_of_group(group)];
        found.push(Piece { from: at, head: &group[..beginning.len() + name], text });
        from = at + text.len();
    }
    found
}

/// How long the group is that a text begins with, to the end that belongs to it.
fn length_of_group(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(next) = text[at..].find('<') {
        at += next;
        let tag = &text[at..];
        if tag.starts_with("</g>") {
            depth -= 1;
            if depth == 0 {
                return at + "</g>".len();
            }
        } else if tag.starts_with("<g>") || tag.starts_with("<g ") {
            depth += 1;
        }
        at += 1;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"<svg><g data-hex="A1"><g><path/></g></g><g data-hex="A3"><rect/></g><g class="route"/><g data-on="A1"><text/></g></svg>"#;
    const NEW: &str = r#"<svg><g data-hex="A1"><g><path/></g></g><g data-hex="A3"><path/></g><g data-on="A1"><text/></g></svg>"#;

    #[test]
    fn hexes_that_are_shown_are_not_sent_again() {
        let thin = without(NEW, OLD);
        let expected = r#"<svg><g data-hex="A1" data-same></g><g data-hex="A3"><path/></g><g data-on="A1" data-same></g></svg>"#;
        assert_eq!(thin, expected);
        assert!(hexes(OLD).ne(hexes(NEW)));
        assert!(hexes(OLD).eq(hexes(&OLD.replace(r#"<g class="route"/>"#, ""))), "routes are no hexes");
    }

    #[test]
    fn a_board_as_it_is_drawn_has_two_pieces_for_each_hex() {
        let title = rules::title::embedded::title("18cz").expect("it is built in");
        let game = rules::Game::new(title, rules::Options::BOOK, 3, 1).expect("three play").game;
        let picture = crate::board(game.view(), &[], &[]);
        assert_eq!(pieces(&picture).len(), 2 * game.title().hexes.len());
        assert!(without(&picture, &picture).len() * 5 < picture.len());
    }
}
