//! Records of 18xx.games: a game that can be followed to its end is a game file of ours that replays.

use records::{conformance, game_file, site};
use rules::title::Shelf;

pub(crate) fn put(text: &str) {
    let shelf = Shelf::built_in();
    assert!(!conformance::check_file(text, &shelf).to_string().is_empty());
    let record = match site::read(text) {
        Ok(record) => record,
        Err(unreadable) => return assert!(!unreadable.to_string().is_empty()),
    };
    match site::to_game_file(&record, &shelf) {
        Ok(file) => assert!(game_file::replay(&file, &shelf, None).is_ok(), "what was followed replays"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
