//! Actions: the beginning of a game file in the first line, then an action to a line, each put to whoever must decide.
//!
//! What is refused changes nothing and is answered with a sentence; what is taken is what the offers say; and the
//! invariants hold after each.

use records::game_file;
use rules::notation::{self, ActionNotation};
use rules::title::Shelf;
use rules::{Action, Game, Offers};
use wording::Names;

/// Players have names in sentences.
const NAMES: [&str; 6] = ["Anna", "Bela", "Cyril", "Dana", "Emil", "Franta"];

pub(crate) fn put(text: &str) {
    let (mut lines, shelf) = (text.lines(), Shelf::built_in());
    let Some(file) = lines.next().and_then(|line| game_file::read(line, &shelf).ok()) else { return };
    let Ok(begun) = file.begin(&shelf) else { return };
    let mut game = begun.game;
    let players: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    for line in lines {
        let Ok(written) = serde_json::from_str::<ActionNotation>(line) else { continue };
        let Some(offers) = game.offers() else { return };
        match notation::read(game.view(), &written) {
            Ok(action) => game = answer(&game, &offers, &action, &players).unwrap_or(game),
            Err(unreadable) => assert!(!unreadable.to_string().is_empty()),
        }
    }
}

/// The game after the action, where it is taken.
fn answer(game: &Game, offers: &Offers, action: &Action, players: &[String]) -> Option<Game> {
    let checked = game.check(offers.seat, action);
    let played = game.play(offers.seat, action);
    assert_eq!(checked.as_ref().err(), played.as_ref().err(), "check and play agree on {action:?}");
    // Trains may run other routes of the same worth than the offered ones.
    let is_run = matches!(action, Action::RunTrains { .. });
    assert!(is_run || offers.allow(action) == played.is_ok(), "offers and play differ on {action:?}");
    match played {
        Ok(played) => {
            assert_eq!(invariants::check(&played.game), Vec::<invariants::Fault>::new(), "after {action:?}");
            Some(played.game)
        }
        Err(refusal) => {
            assert!(!Names { title: game.title(), players }.refusal(&refusal).is_empty());
            None
        }
    }
}
