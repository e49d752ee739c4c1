//! Reviews: kept once for a game, and gone with it.

use store::{Error, KeptReview};

use super::{TestDatabase, browser, with_game};

fn review(last_seq: u32) -> KeptReview {
    KeptReview {
        last_seq, nodes: u64::MAX / 3, text: format!("{{\"last\": {last_seq}, \"říká\": \"…\"}}")
    }
}

pub fn come_back_as_they_were_kept(place: &impl TestDatabase) {
    let store = with_game(place);
    assert_eq!(store.review("g"), Ok(None));
    for last in [3, 5] {
        assert_eq!(store.keep_review("g", &review(last)), Ok(()));
        assert_eq!(store.review("g"), Ok(Some(review(last))), "the last one is kept");
    }
    drop(store);
    assert_eq!(place.open().review("g"), Ok(Some(review(5))), "after reopening");
}

pub fn need_a_game_and_go_with_it(place: &impl TestDatabase) {
    let store = with_game(place);
    let unknown = Err(Error::GameNotFound { game: "other".to_owned() });
    assert_eq!(store.keep_review("other", &review(1)), unknown);
    store.keep_review("g", &review(1)).unwrap();
    store.delete_game("g", &browser("anna")).unwrap();
    assert_eq!(store.review("g"), Ok(None));
}
