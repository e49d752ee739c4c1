//! Puzzles that somebody has tried.

use store::{Error, PuzzleTried, Store};

use super::{TestDatabase, new_user};

fn with_users(place: &impl TestDatabase) -> Store {
    let store = place.open();
    for name in ["Karel", "Eva"] {
        store.create_user(&new_user(name)).unwrap();
    }
    store
}

fn tried(puzzle: &str, tries: u32, at_once: bool, solved: bool, first_at: i64) -> PuzzleTried {
    PuzzleTried { puzzle: puzzle.to_owned(), tries, at_once, solved, first_at }
}

pub fn the_first_answer_stays_the_first(place: &impl TestDatabase) {
    let store = with_users(place);
    assert_eq!(store.try_puzzle("karel", "18cz-2", false, 5), Ok(tried("18cz-2", 1, false, false, 5)));
    assert_eq!(store.try_puzzle("karel", "18cz-1", true, 7), Ok(tried("18cz-1", 1, true, true, 7)));
    assert_eq!(store.try_puzzle("karel", "18cz-2", true, 9), Ok(tried("18cz-2", 2, false, true, 5)));
    assert_eq!(store.try_puzzle("karel", "18cz-2", false, 11), Ok(tried("18cz-2", 3, false, true, 5)));
    drop(store);
    let kept = place.open().puzzles_tried("karel").unwrap();
    assert_eq!(kept, [tried("18cz-2", 3, false, true, 5), tried("18cz-1", 1, true, true, 7)]);
}

pub fn what_was_tried_goes_with_the_account(place: &impl TestDatabase) {
    let store = with_users(place);
    store.try_puzzle("karel", "18cz-1", true, 1).unwrap();
    assert_eq!(store.puzzles_tried("eva"), Ok(Vec::new()));
    store.delete_user("karel", "(deleted)").unwrap();
    assert_eq!(store.puzzles_tried("karel"), Ok(Vec::new()));
    let gone = store.try_puzzle("karel", "18cz-1", true, 1);
    assert!(matches!(gone, Err(Error::UserNotFound { .. })), "{gone:?}");
}
