//! What the rules say about input in the language that is spoken: they know no languages themselves.

use languages::tr;
use rules::WrongPlayerCount;
use rules::notation::Unreadable;
use rules::play::Privates;

/// A number of players that the title does not know, with those that it does.
pub fn player_count(wrong: &WrongPlayerCount) -> String {
    let possible: Vec<String> = wrong.possible.iter().map(u8::to_string).collect();
    tr!("record-player-count", given_count = wrong.given, possible = possible.join(", "))
}

/// A name in a written action that means nothing on the table.
pub fn unreadable(name: &Unreadable) -> String {
    match name {
        Unreadable::Action(action, known) => {
            tr!("record-action-unknown", action = action, known = known.join(", "))
        }
        Unreadable::Missing(field) => tr!("record-field-missing", field = field),
        Unreadable::TooLarge(number) => tr!("record-too-large", number = number),
        Unreadable::Hex(hex) => tr!("record-hex-unknown", hex = hex),
        Unreadable::Tile(tile) => tr!("record-tile-unknown", tile = tile),
        Unreadable::Rotation(rotation) => tr!("record-rotation", rotation = rotation),
        Unreadable::Company(company, known) => {
            tr!("record-company-unknown", company = company, known = known.join(", "))
        }
        Unreadable::Private(called, private, known) => {
            let kind = if *called == Privates::LocalRailways.one() { "local" } else { "company" };
            tr!("record-private-unknown", kind = kind, private = private, known = known.join(", "))
        }
        Unreadable::Train(train, known) => {
            tr!("record-train-unknown", train = train, known = known.join(", "))
        }
        Unreadable::NotOnTop(train, known) => {
            tr!("record-train-not-on-top", train = train, known = known.join(", "))
        }
        Unreadable::NotOnCard(train, known) => {
            tr!("record-train-not-on-card", train = train, known = known.join(", "))
        }
        Unreadable::Side(side) => tr!("record-side-unknown", side = side),
        Unreadable::Track(track) => tr!("record-track-unknown", track = track),
        Unreadable::NoTrack(track) => tr!("record-track-none", track = track),
        Unreadable::NoSuchTrack(track, known) => {
            tr!("record-track-other", track = track, known = known.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The rules say the same to whoever asks them, in English.
    #[test]
    fn english_is_what_the_rules_say() {
        let known = || vec!["a".to_owned(), "b".to_owned()];
        let name = || "x".to_owned();
        let all = [
            Unreadable::Action(name(), vec!["pass", "run"]),
            Unreadable::Missing("hex"),
            Unreadable::TooLarge(300),
            Unreadable::Hex(name()),
            Unreadable::Tile(name()),
            Unreadable::Rotation(7),
            Unreadable::Company(name(), known()),
            Unreadable::Private(Privates::LocalRailways.one(), name(), known()),
            Unreadable::Private(Privates::Companies.one(), name(), known()),
            Unreadable::Train(name(), known()),
            Unreadable::NotOnTop(name(), known()),
            Unreadable::NotOnCard(name(), known()),
            Unreadable::Side(name()),
            Unreadable::Track(name()),
            Unreadable::NoTrack(name()),
            Unreadable::NoSuchTrack(name(), known()),
        ];
        for name in &all {
            assert_eq!(unreadable(name), name.to_string());
        }
        let wrong = WrongPlayerCount { given: 9, possible: vec![3, 4] };
        assert_eq!(player_count(&wrong), wrong.to_string());
    }

    #[test]
    fn every_key_has_its_text() {
        let sources = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert_eq!(languages::survey::without_text(sources), [""; 0]);
    }
}
